"""Break rules on purpose and see which tests notice: `make mutate GAME=ritual N=100 SEED=1`.

`mutants` says how a rule can be broken, `witnesses` which tests walk through which lines, `trial` holds one
broken rule against those tests, and `__main__` draws a sample and prints the score. No file is changed: a
broken module exists only in the memory of the process that tries it. Not for mending what survives.
"""
