"""Aloof: does not engage by itself (aloof). Other rules ask for it; it does nothing by itself."""

NAME = ("Aloof", "Zurückhaltend")
