"""The campaigns that can be played, a module for each. Not for how a campaign goes on (see `campaign`)."""
