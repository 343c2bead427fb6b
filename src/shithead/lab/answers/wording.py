"""``Wording``: sentences, numbers and names of cards as the reader's language has them."""

from collections.abc import Iterable, Sequence
from typing import Final

from shithead.lab.estimates import Estimate
from shithead.lab.setting import Setting
from shithead.lab.stats import Interval
from shithead.lab.study import Findings
from shithead.locale.catalogue import Catalogue
from shithead.locale.phrases import say_phrase
from shithead.rulebook.names import class_name
from shithead.rules.code import format_code
from shithead.rules.compile import compile_rules

LONGEST_NAME: Final = 18
"""If one of several rule sets has a longer share code, all are called by letters."""
LONGEST_ALONE: Final = 40
"""The same for a single one."""
LONGEST_TITLE: Final = 60
"""A title names no more rule sets than fit here."""
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MINUS: Final = "−"


class Wording:
    """Says things in one language.

    Args:
        language: two letters.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.catalogue = Catalogue(language, "lab", "rulebook", "game")
        self._mark = self.say("lab-decimal-mark")

    def say(self, message_id: str, **arguments: str | int) -> str:
        """A sentence."""
        return self.catalogue.format(message_id, **arguments)

    def number(self, value: float, digits: int = 1, *, signed: bool = False) -> str:
        """A number; with a sign also where it is positive, if wanted."""
        text = f"{abs(value):.{digits}f}"
        is_zero = not float(text)
        sign = "" if is_zero else MINUS if value < 0 else "+" if signed else ""
        return sign + text.replace(".", self._mark)

    def percent(self, value: float) -> str:
        """A part as a number of percent, without the sign."""
        return self.number(100 * value)

    def points(self, value: float) -> str:
        """A difference of parts as percentage points, with its sign."""
        return self.number(100 * value, signed=True)

    @staticmethod
    def digits(unit: float) -> int:
        """So many digits has a figure of a unit: percent have one, and turns two."""
        return 1 if unit == 100 else 2

    def estimate(self, estimate: Estimate, unit: float = 100, *, signed: bool = False) -> str:
        """A figure with how far its interval reaches."""
        digits = self.digits(unit)
        text = self.number(estimate.value * unit, digits, signed=signed)
        return f"{text} ± {self.number(estimate.reach * unit, digits)}" if estimate.interval else text

    def ends(self, interval: Interval | None, unit: float = 100, *, signed: bool = False) -> str:
        """The ends of an interval."""
        if interval is None:
            return self.say("lab-no-interval")
        digits = self.digits(unit)
        # An end that is rounded to 0 would look as if the interval held 0.
        while interval[0] * interval[1] > 0 and not all(round(end * unit, digits) for end in interval):
            digits += 1
        low, high = (self.number(end * unit, digits, signed=signed) for end in interval)
        return self.say("lab-ends", low=low, high=high)

    def card(self, setting: Setting, card_class: int, form: str = "rank-cell") -> str:
        """The name of a class of cards."""
        return say_phrase(self.catalogue, class_name(compile_rules(setting.rules).powers[card_class], form))

    def listed(self, texts: Sequence[str], join: str = "and") -> str:
        """Texts as a list in a sentence."""
        text = texts[0]
        for place, right in enumerate(texts[1:], start=2):
            text = self.say(f"join-{join if place == len(texts) else 'comma'}", left=text, right=right)
        return text


class Told:
    """Findings about one rule set or several, each with the name that it has in a report.

    Args:
        findings: about each rule set; all of one study.
        wording: the language.
    """

    def __init__(self, findings: Sequence[Findings], wording: Wording) -> None:
        self.findings = tuple(findings)
        self.wording = wording
        self.codes = tuple(format_code(found.setting.rules) for found in findings)
        long = max(map(len, self.codes)) > (LONGEST_NAME if len(findings) > 1 else LONGEST_ALONE)
        self.names = tuple(LETTERS[: len(self.codes)]) if long else self.codes
        self.setting = findings[0].setting

    @property
    def pairs(self) -> Iterable[tuple[str, Findings]]:
        """Each name with its findings."""
        return zip(self.names, self.findings, strict=True)

    @property
    def others(self) -> Iterable[tuple[str, Findings]]:
        """The same without the first one, with which they are compared."""
        return list(self.pairs)[1:]

    @property
    def title(self) -> str:
        """What the report is about, in a few words: a letter would say nothing outside of it."""
        say = self.wording.say
        longest = LONGEST_NAME if len(self.codes) > 1 else LONGEST_ALONE
        names = [
            code if len(code) <= longest else say("lab-title-house", preset=code.partition("+")[0])
            for code in self.codes
        ]
        listed = self.wording.listed(names)
        if len(set(names)) < len(names) or len(listed) > LONGEST_TITLE:
            return say("lab-title-more", rules=names[0], count=len(names) - 1)
        return say("lab-title", names=listed)

    def minus(self, name: str) -> str:
        """The heading of what a rule set has more than the first one."""
        if len(self.findings) == 2:
            return self.wording.say("lab-difference")
        return self.wording.say("lab-minus", rules=name, base=self.names[0])

    def cards(self) -> tuple[str, ...]:
        """The names of all classes of cards of all rule sets, from the lowest rank to the highest."""
        found: dict[tuple[int, str], str] = {}
        for each in self.findings:
            for number, power in enumerate(compile_rules(each.setting.rules).powers):
                suit = power.suit.value if power.suit else ""
                found[(int(power.rank), suit)] = self.wording.card(each.setting, number)
        return tuple(found[key] for key in sorted(found))
