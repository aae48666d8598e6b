"""Horror: a cooperative card game for one to four investigators."""
