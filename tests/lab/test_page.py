"""The report as a page that needs nothing from elsewhere, and as text for a terminal."""

import re
from html.parser import HTMLParser

import pytest

from shithead.lab import html, plain, plots
from shithead.lab.answers.document import Chart, Document, Mark, Series, Shape, Table
from shithead.lab.answers.write import write_document
from shithead.lab.html import as_html
from shithead.lab.plain import as_text
from shithead.lab.plots import as_svg
from tests.lab.tables import found_of, study_of

VOID = {"meta", "br", "hr", "img", "input", "link", "wbr"}
HOUSE = "classic+7=le"


class Page(HTMLParser):
    """Reads a page, and says what is wrong with its tags."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.faults: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element without content."""
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        """Close an element."""
        if not self.open or self.open.pop() != tag:
            self.faults.append(tag)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        """The attributes of all elements of a kind."""
        return [attributes for name, attributes in self.elements if name == tag]


def document_of(language: str = "en", *codes: str) -> Document:
    """A report."""
    asked = codes or ("classic", HOUSE)
    return write_document(study_of(*asked), found_of(*asked), language)


@pytest.fixture(scope="module", params=["en", "it"])
def written(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A page in a language."""
    return request.param, as_html(document_of(request.param))


def test_a_page_is_whole(written: tuple[str, str]) -> None:
    """It names its language, all elements are closed, and every id is there once."""
    language, text = written
    read = Page(text)
    ids = [str(attributes["id"]) for _, attributes in read.elements if "id" in attributes]

    assert text.startswith("<!doctype html>\n")
    assert (read.faults, read.open) == ([], [])
    assert read.all("html") == [{"lang": language}]
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'#([\w-]+)"|url\(#([\w-]+)\)', text))
    assert {one or other for one, other in used} <= set(ids)


def test_a_page_needs_nothing_from_elsewhere(written: tuple[str, str]) -> None:
    """No address, no script, no file; matplotlib leaves neither its name nor a date."""
    _, text = written
    read = Page(text)

    assert re.findall(r"https?:|//[a-z]|url\((?!#)|@import", text) == []
    assert not any(read.all(tag) for tag in ("script", "link", "img", "iframe", "object"))
    assert not any("src" in attributes for _, attributes in read.elements)
    assert re.findall(r"matplotlib|metadata|dc:date", text) == []


def test_pictures_have_a_text_and_tables_have_headings(written: tuple[str, str]) -> None:
    """Who does not see a picture is told what it shows; a cell is known by its row and column."""
    _, text = written
    read = Page(text)
    ids = {attributes.get("id") for _, attributes in read.elements}
    pictures = [attributes for attributes in read.all("svg") if attributes.get("role") == "img"]

    assert len(pictures) == 6
    for picture in pictures:
        assert set(str(picture["aria-labelledby"]).split()) <= ids
    assert len(read.all("caption")) == len(read.all("table"))
    assert {attributes.get("scope") for attributes in read.all("th")} == {"col", "row"}
    assert all(re.findall(r'<p class="hidden" id="[a-z]+-text">[^<]{20,}', text))


def test_the_same_study_makes_the_same_page() -> None:
    """To the byte, whatever style somebody has chosen for other pictures."""
    from matplotlib import rc_context

    document = document_of()
    first = as_html(document)
    with rc_context({"font.size": 30, "svg.fonttype": "path", "axes.grid": True}):
        second = as_html(document)

    assert first == second


def test_without_the_package_there_are_tables_and_a_sentence(
    monkeypatch: pytest.MonkeyPatch, written: tuple[str, str]
) -> None:
    """It says how to install what is missing."""
    language, full = written
    for module in (plots, html):
        monkeypatch.setattr(module, "can_draw", lambda: False)
    text = as_html(document_of(language))

    assert "<svg" not in text
    assert 'pip install "shithead[plots]"' in text.replace("&quot;", '"')
    assert "pip install" not in full
    assert text.count("<table>") == full.count("<table>")
    assert Page(text).faults == []


LONG = "classic+4=skip+5=skip+6=skip+7=skip"


@pytest.mark.parametrize(("code", "name"), [(LONG, LONG), (f"{LONG}+8=skip", "classic with house rules")])
def test_long_share_codes_leave_room_for_pictures(code: str, name: str) -> None:
    """The heading says what it starts from, and a letter stands for it elsewhere."""
    text = as_html(document_of("en", code))

    assert f"<h1>{name} in numbers</h1>" in text
    assert f"<title>{name} in numbers</title>" in text
    assert text.count("<svg ") == 5


def test_texts_are_quoted() -> None:
    """Whatever a name holds, it is shown and not read as a tag."""
    assert html._code("a<b `c&d`") == "a&lt;b <code>c&amp;d</code>"


def chart(shape: Shape, *series: Series, labels: tuple[str, ...] = ("x", "y")) -> Chart:
    """A small chart."""
    return Chart("small", shape, "Title", "Text", "Axis", labels, series, 0.5)


@pytest.mark.parametrize("shape", list(Shape))
def test_letters_stay_letters(shape: Shape) -> None:
    """Texts can be searched and read aloud; colours are those of the page."""
    series = [
        Series("first", (Mark(1.0, (0.5, 1.5), 1.0), Mark(2.0, None, 2.0))),
        Series("second", (Mark(1.5, (1.0, 2.0), 1.0), None)),
    ]
    svg = as_svg(chart(shape, *series), lambda value: f"<{value:.0f}>")

    assert ">Axis</text>" in svg
    assert ">first</text>" in svg
    assert "&lt;" in svg
    assert "var(--series-1)" in svg
    assert re.findall(r"#[0-9a-f]{6}", svg) == []


SIX = ("classic", "pagat", "tabletop", "vandtia", "shed", "garfield")


def test_a_rule_set_has_one_style_in_all_charts() -> None:
    """By lot it has the same, hollow; no two series of a chart look alike."""
    charts = [chart for section in document_of("en", *SIX).sections for chart in section.charts]
    for each in charts:
        styles = {series.name: (series.style, series.hollow) for series in each.series}

        assert len(set(styles.values())) == len(each.series)
        for style, code in enumerate(SIX):
            assert styles.get(code, (style, False)) == (style, False)
            assert styles.get(f"{code}, by lot", (style, True)) == (style, True)
            assert styles.get(f"{code} − classic", (style, False)) == (style, False)
    assert {len(each.series) for each in charts} == {5, 6, 12}


@pytest.mark.parametrize("shape", list(Shape))
def test_the_colour_is_that_of_the_rule_set(shape: Shape) -> None:
    """Whichever place its series has in a chart."""
    svg = as_svg(chart(shape, Series("third", (Mark(1.0, (0.5, 1.5)), Mark(2.0, None, 2.0)), 2)), str)

    assert set(re.findall(r"--series-\d", svg)) == {"--series-3"}


def test_what_is_drawn_by_lot_is_hollow_and_dashed() -> None:
    """In the colour of its rule set."""
    marks = (Mark(1.0, (0.5, 1.5)), Mark(2.0, (1.0, 3.0)))
    full, hollow = (
        as_svg(chart(Shape.POINTS, Series("a", marks, 1, hollow=each)), str) for each in (False, True)
    )

    assert "stroke-dasharray" in hollow
    assert "stroke-dasharray" not in full
    assert hollow.count("fill: var(--series-2)") < full.count("fill: var(--series-2)")


def test_long_labels_go_on_in_the_next_line() -> None:
    """So that the picture keeps its width."""
    label = "a label of very many words that go on and on"
    series = Series("a", (Mark(1.0),))
    short, long = (as_svg(chart(Shape.POINTS, series, labels=(each,)), str) for each in ("short", label))

    assert label not in long
    assert float(long.split('"')[1].split()[3]) > float(short.split('"')[1].split()[3])


def test_a_long_name_leaves_its_bar_room() -> None:
    """It goes on in the next line, in the picture and in the headings of tables."""
    text = as_html(document_of("en", LONG))

    assert ">classic+4=skip</text>" in text
    assert ">+5=skip+6=skip</text>" in text
    assert "<wbr>+7=skip</th>" in text


def test_tables_whose_rows_are_called_by_phrases_give_them_room() -> None:
    """Others do not need it."""
    text = as_html(document_of())

    assert '<table class="worded"><caption>The main figures</caption>' in text
    assert "<table><caption>What a dealt card is worth" in text
    assert '<table class="worded many"><caption>The main figures</caption>' in as_html(
        document_of("en", *SIX)
    )


def test_no_line_begins_with_a_percent_sign(written: tuple[str, str]) -> None:
    """In captions, sentences and cells; letters of a picture stay in one line."""
    _, text = written

    assert "\N{NO-BREAK SPACE}%</caption>" in text
    assert [line for line in text.splitlines() if " %" in line and not line.startswith("<text ")] == []


def test_a_value_that_is_missing_is_left_out() -> None:
    """Rules without a card have no point for it."""
    whole = as_svg(chart(Shape.POINTS, Series("a", (Mark(1.0), Mark(2.0)))), str)
    part = as_svg(chart(Shape.POINTS, Series("a", (Mark(1.0), None))), str)

    assert whole.count("var(--series-1)") > part.count("var(--series-1)")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("codes", [("classic",), ("classic", HOUSE, "idiot", "tabletop")])
@pytest.mark.parametrize("width", [40, 80, 100])
def test_a_report_fits_the_terminal(codes: tuple[str, ...], language: str, width: int) -> None:
    """Tables that are wider go on below; nothing is lost."""
    document = document_of(language, *codes)
    text = as_text(document, width)
    lines = text.splitlines()

    assert width - 12 < max(len(line) for line in lines if "=" not in line) <= width
    for section in document.sections:
        assert section.title.split()[0] in text
        for table in section.tables:
            words = [word for row in table.rows for cell in row for word in cell.split()]
            assert table.detail or all(word in text for word in words)


def test_usually_there_are_80_columns() -> None:
    """As on a terminal of which nothing is known."""
    document = document_of()

    assert as_text(document) == as_text(document, 80)


def test_headings_that_go_on_below_end_in_one_line() -> None:
    """And what stands beside a long one keeps its column."""
    table = Table(
        "Caption", ("Figure", "a rather long heading", "b"), (("a phrase of some words", "1", "2"),)
    )

    assert list(plain._table(table, 32)) == [
        "Caption:",
        "             a rather long",
        "Figure             heading  b",
        "a phrase of              1  2",
        "some words",
    ]
