"""Victory: goes to the victory display when overcome (victory). Other rules ask for it; it does nothing by
itself.
"""

NAME = ("Victory", "Sieg")
