"""What people are told about a text that is not understood: where it stops, and what could follow.

Texts for both languages of the house; the wording is in the messages. Not for finding problems.
"""

from miskatonic.core.text import Text, text
from miskatonic.games.horror.language.findings import Problem

MOST_EXAMPLES = 6
_KINDS = {
    "#number": "language-a-number", "#this": "language-this-card", "#trait": "language-a-trait",
    "#signed": "language-a-change", "#letter": "language-a-letter", "#word": "language-a-name",
    "«": "language-parenthesis",
}  # fmt: skip


def problem_text(problem: Problem) -> Text:
    """Return in a sentence or two what is wrong."""
    match problem.reason:
        case "unknown-words" if not problem.word:
            return text("language-unfinished", known=problem.understood, examples=_examples(problem))
        case "unknown-words" if not problem.understood:
            return text("language-unknown-start", word=problem.word, examples=_examples(problem))
        case "unknown-words":
            return text(
                "language-unknown", known=problem.understood, word=problem.word, examples=_examples(problem)
            )
        case "two-readings":
            first, second = (shown(each) for each in problem.readings[:2])
            return text("language-two-readings", first=first, second=second)
        case "unknown-reference":
            return text("language-unknown-reference", what=problem.detail)
        case "misplaced":
            return text(f"language-misplaced-{problem.detail}", sentence=problem.word)
    return text("language-too-long")


def _examples(problem: Problem) -> Text:
    """Return a few words that could follow; a kind of word is described."""
    words = [each for each in problem.expected if not each.startswith(("#", "«", "»"))]
    kinds = [text(_KINDS[each]) for each in problem.expected if each in _KINDS]
    plain = [
        text("language-word", word=each) for each in sorted(words, key=lambda each: (len(each) < 2, each))
    ]
    found = [*kinds, *plain][:MOST_EXAMPLES]
    if not found:
        return text("language-the-end")
    said = found[0]
    for each in found[1:]:
        said = text("language-or", first=said, second=each)
    return said


def shown(tree: object) -> str:
    """Return a tree as people may read it: words with what they say, defaults left out."""
    if isinstance(tree, tuple):
        return ", ".join(shown(each) for each in tree)
    fields = getattr(tree, "__struct_fields__", None)
    if fields is None:
        return str(tree)
    defaults = getattr(tree, "__struct_defaults__", ())
    without = len(fields) - len(defaults)
    said = []
    for place, name in enumerate(fields):
        value = getattr(tree, name)
        if place >= without and value == defaults[place - without]:
            continue
        said.append(
            f"{name.rstrip('_')}: [{shown(value)}]"
            if isinstance(value, tuple)
            else f"{name.rstrip('_')}: {shown(value)}"
        )
    inner = "; ".join(said)
    return f"{type(tree).__name__}({inner})" if inner else type(tree).__name__
