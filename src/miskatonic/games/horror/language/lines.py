"""A line of a text cut into its heading and its sentences, before anything is read. Not for what they say."""

from collections.abc import Mapping

import msgspec

from miskatonic.games.horror.language.tokens import Token


class Line(msgspec.Struct):
    """A line of a text: what stands before its colon, and its sentences."""

    head: list[Token]
    prefix: str
    sentences: list[tuple[list[Token], str]]
    """With the sign each ends with."""
    option: bool = False


_SYMBOLS = ("[action]", "[reaction]", "[free]", "[elder_sign]")


def cut(tokens: list[Token], headings: Mapping[str, str], card_type: str) -> Line:
    """Cut a line into its heading and its sentences."""
    option = tokens[0].key in ("–", "•", "-")
    if option:
        tokens = tokens[1:]
    line = Line([], "", [], option)
    if not tokens:
        return line
    first = tokens[0].key
    heading = headings.get(first, "")
    if heading and len(tokens) > 1 and tokens[1].key == "–":
        if heading in ("revelation", "objective", "haunted"):
            line.prefix, tokens = heading, tokens[2:]
        elif heading in ("forced", "play"):
            tokens = _take_head(line, tokens)
    elif first in _SYMBOLS or (heading == "result" and card_type == "skill"):
        tokens = _take_head(line, tokens)
    line.sentences = _sentences(tokens) or ([(tokens, ".")] if tokens else [])
    return line


def _take_head(line: Line, tokens: list[Token]) -> list[Token]:
    depth = 0
    for place, token in enumerate(tokens):
        depth += {"«": 1, "»": -1}.get(token.key, 0)
        if token.key == ":" and depth == 0:
            line.head = tokens[:place]
            return tokens[place + 1 :]
        if token.key == "." and depth == 0:
            break
    symbols = 0
    while symbols < len(tokens) and tokens[symbols].key in _SYMBOLS:
        symbols += 1
    line.head = tokens[:symbols]
    return tokens[symbols:]


def _sentences(tokens: list[Token]) -> list[tuple[list[Token], str]]:
    """Return sentences with the sign each ends with; one in parentheses stands for itself."""
    found: list[tuple[list[Token], str]] = []
    current: list[Token] = []
    depth = 0
    for token in tokens:
        if token.key == "#option":
            if current:
                found.append((current, "."))
                current = []
            found.append(([token], "#option"))
            continue
        if token.key == "«" and not current:
            depth = -100
            continue
        if token.key == "»" and depth <= -100:
            depth = 0
            if current:
                found.append((current, "."))
                current = []
            continue
        depth += {"«": 1, "»": -1}.get(token.key, 0)
        if token.key in (".", ":") and depth in (0, -100):
            if current:
                found.append((current, token.key))
            current = []
            continue
        if token.key == "." and depth > 0:
            continue
        current.append(token)
    if current:
        found.append((current, "."))
    return found
