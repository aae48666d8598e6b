"""What the tests of a release share."""

from tests.server.conftest import anyio_backend, server

__all__ = ["anyio_backend", "server"]
