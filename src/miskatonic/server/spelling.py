"""What people write, names and chat alike, as it is shown: in one line, with nothing invisible in it.

`looks` folds names to what they look like, so that nobody passes for somebody else. Not for what may be said
when (a game's `check_talk`), nor for tokens (see `seats`).
"""

import unicodedata

LONGEST_NAME = 24
MARKS = 3
"""So many accents may stand on one letter; more would be drawn over the lines above."""

_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs, by their category, that nobody sees."""
_SELECTORS = frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""Choose how the letter before is drawn."""

_ALIKE = {
    **{"A": "АΑ", "B": "ВΒ", "C": "СϹ", "E": "ЕΕ", "H": "НΗ", "I": "ІΙӀ", "J": "ЈͿ", "K": "КΚ", "M": "МΜ"},
    **{
        "N": "Ν",
        "O": "ОΟ",
        "P": "РΡ",
        "S": "Ѕ",
        "T": "ТΤ",
        "X": "ХΧ",
        "Y": "УҮΥ",
        "Z": "Ζ",
        "Q": "Ԛ",
        "W": "Ԝ",
    },
    **{
        "a": "аαɑ",
        "b": "Ьь",
        "c": "сϲ",
        "d": "ԁ",
        "e": "еε",
        "g": "ɡ",
        "h": "һ",
        "i": "іιı",
        "j": "јϳ",
        "k": "кκ",
    },
    **{
        "l": "ӏǀ",
        "m": "м",
        "n": "пη",
        "o": "оο",
        "p": "рρ",
        "q": "ԛ",
        "r": "г",
        "s": "ѕ",
        "t": "тτ",
        "u": "υ",
    },
    **{"v": "νѵ", "w": "ԝωѡ", "x": "хχ", "y": "уγү"},
}
"""Our own small table of letters from Cyrillic and Greek that are taken for Latin ones."""
_LATIN = str.maketrans({other: letter for letter, others in _ALIKE.items() for other in others})
_SAME = str.maketrans({**dict.fromkeys("i1|!", "l"), "0": "o", **dict.fromkeys(" .,·'’‘`´_-‐‑–", None)})
"""What is taken for another letter in many a typeface, or overlooked."""
_PAIRS = (("rn", "m"), ("vv", "w"))


def clean(written: str) -> str:
    """Return a text as it is shown: one line; no controls, no turned writing, nothing without width."""
    spaced = "".join(" " if each.isspace() else each for each in unicodedata.normalize("NFC", written))
    kept: list[str] = []
    marks = 0
    for each in spaced:
        category = unicodedata.category(each)
        marks = marks + 1 if category[0] == "M" else 0
        if category[0] != "C" and marks <= MARKS and each not in _BLANKS and each not in _SELECTORS:
            kept.append(each)
    return " ".join("".join(kept).split())


def clean_name(name: str) -> str:
    """Return a name as it is shown, at most 24 letters long; "" if nothing of it can be seen."""
    cleaned = clean(name)[:LONGEST_NAME].strip()
    return cleaned if any(unicodedata.category(each)[0] not in "MZ" for each in cleaned) else ""


def looks(name: str) -> str:
    """Return what a name looks like: equal for names that somebody could take for each other."""
    folded = unicodedata.normalize("NFKC", name).translate(_LATIN).casefold()
    seen = folded.translate(_SAME)
    for pair, letter in _PAIRS:
        seen = seen.replace(pair, letter)
    return seen or folded


def numbered(name: str, place: int) -> str:
    """Return how the same person is called in another seat: "Anna", "Anna (2)", "Anna (3)"."""
    behind = "" if place == 1 else f" ({place})"
    return name[: LONGEST_NAME - len(behind)].rstrip() + behind
