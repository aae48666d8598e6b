"""Hypothesis profiles, chosen by HYPOTHESIS_PROFILE, and the fixtures that several rooms share."""

import os

from hypothesis import settings

pytest_plugins = ["tests.server.postgres"]

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("soak", deadline=None, max_examples=5000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
