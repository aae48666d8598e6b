"""The same real server as in tests/server."""

from tests.server.conftest import anyio_backend, server

__all__ = ["anyio_backend", "server"]
