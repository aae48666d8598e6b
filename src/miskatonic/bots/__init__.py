"""What plays any game: it is given a view and samples, never the state."""
