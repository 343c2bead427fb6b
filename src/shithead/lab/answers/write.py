"""``write_document``: the whole report about one rule set, or about several."""

from collections.abc import Sequence

from shithead.lab.answers import cards, changes, length, luck, starting
from shithead.lab.answers.document import Document, Listing
from shithead.lab.answers.wording import Told, Wording
from shithead.lab.study import Findings, Study


def write_document(study: Study, findings: Sequence[Findings], language: str) -> Document:
    """Findings in words.

    Args:
        study: what was studied.
        findings: about each of its rule sets.
        language: two letters.
    """
    told = Told(findings, Wording(language))
    say = told.wording.say
    alone = len(findings) == 1
    sections = [
        starting.section(told),
        cards.cards_section(told),
        cards.rows_section(told),
        length.section(told),
        luck.section(told),
    ]
    head = say("lab-head", seats=told.setting.seats, games=study.games, seed=str(study.seed))
    legend = tuple(
        say("lab-legend", name=name, rules=code)
        for name, code in zip(told.names, told.codes, strict=True)
        if name != code
    )
    return Document(
        language=language,
        title=told.title,
        paragraphs=(head, say("lab-head-policy"), *((say("lab-head-interval"),) if study.games > 1 else ())),
        names=Listing("", legend),
        sections=tuple(sections if alone else [changes.section(told), *sections]),
    )
