"""What stands below a price table: charges, discounts, subtotals, tax and total."""

import random

from cells import money_cell
from hand import chance, pick
from page import Cell, Ref, Segment, text_cell


def per_line(hand, page):
    ref = page.defaults["per"] = [Ref()]
    before, number, after = hand.per_words()
    page.line(pick(hand.words["priceLines"]).format(before), Segment(number, "PER", ref[0]), after)


def charge_words(hand, at, items, belongs=False):
    """What a charge is for: a kind of cost alone, with a part, or with the place of an offer. `belongs`: it is that part's though no word says so."""
    item, kind, place = items[at], Ref(), Ref()
    before, named, after = pick(hand.words["charges"]).partition("{p}")
    segments = [Segment(before, "KIND", kind)]
    part = [item["ref"]] if belongs and "ref" in item else []
    if named and "ref" in item and chance(0.25):
        segments.append(Segment(pick(["item {}", "Pos. {}", "line {}", "#{}", "poz. {}"]).format(at + 1)))
        part = [item["ref"]]
    elif named and not belongs:
        segments.append(Segment(item["part"], "PART", place))
        part = [place]
    return [*segments, Segment(after, "KIND")], dict(part=part, kind=[kind])


def charge_table(hand, page, items):
    """A list of one-time costs of its own, mostly one for each part."""
    kind, table = Ref(), page.table()
    title = pick([words for words in hand.words["charges"] if "{p}" not in words])
    columns = pick([("part", "words", "amount"), ("words", "amount"), ("part", "amount"), ("words", "part", "amount"), ("words", "one", "amount", "amount"), ("part", "words", "one", "amount")])
    if chance(0.6):
        page.line(Segment(title, "KIND", kind))
    if chance(0.7):
        said = dict(part=hand.header("part"), words=hand.header("description"), one=hand.header("quantity"), amount=pick([hand.header("total"), hand.header("price"), title]))
        page.row(table, [text_cell(said[column], "HDR") for column in columns])
    for at in random.sample(range(len(items)), random.randint(1, min(6, len(items)))):
        place, value = Ref(), float(random.randint(1, 200) * pick([5, 10, 25, 50, 100]))
        segments, anchor = charge_words(hand, at, items)
        if "part" in columns:
            anchor["part"] = [place]
            segments = [s for s in segments if s.label != "PART"]
        elif "words" not in columns:
            anchor["kind"] = [kind]
        cells = dict(part=text_cell(items[at]["part"], "PART", place), words=Cell(segments), one=text_cell("1"))
        amounts = [money_cell(hand, value, 2, "CHG", anchor if first else None) for first in (True, False)]
        page.row(table, [cells[column] if column != "amount" else amounts.pop(0) for column in columns])


def below(hand, page, table, columns, items):
    """Charges, discounts, subtotals, tax and total."""
    amount = columns.index("total") if "total" in columns else columns.index("price") if "price" in columns else len(columns) - 1
    said = columns.index("description") if "description" in columns and chance(0.7) else random.randrange(len(columns)) if chance(0.3) else 0
    if said == amount:
        said = 0 if amount else min(1, len(columns) - 1)
    decimals = 2 if hand.decimals else 0

    def put(segments, value, label, anchor=None):
        cells = [None] * len(columns)
        cells[said] = Cell(segments)
        cells[amount] = money_cell(hand, round(value, decimals), decimals, label, anchor)
        if label == "CHG" and "quantity" in columns and chance(0.2) and columns.index("quantity") not in (said, amount):
            cells[columns.index("quantity")] = text_cell("1")
        page.row(table, cells)

    total = sum(item["total"] for item in items)
    if chance(0.15):
        put([Segment(pick(hand.words["subtotals"] or hand.words["totals"]), "HDR")], total, "SUBT")
    if chance(0.1):
        rate = pick([2, 3, 5, 7.5, 10, 15])
        before, _, after = pick(hand.words["discountLines"]).partition("{}")
        put([Segment(before, "HDR"), Segment(hand.number(rate) + pick(["%", " %"]), "DISC"), Segment(after, "HDR")], -total * rate / 100 if chance(0.7) else total * rate / 100, "DISC")
        total *= 1 - rate / 100
    for _ in range(pick([0, 0, 0, 1, 1, 2, 3])):
        value = float(random.randint(1, 200) * pick([1, 5, 10, 25, 50]))
        segments, anchor = charge_words(hand, random.randrange(len(items)), items)
        put(segments, value, "CHG", anchor)
        total += value
    rows = pick([[], [], ["total"], ["total"], ["subtotal", "tax", "total"], ["total", "tax", "total"], ["tax", "total"]])
    for at, kind in enumerate(rows):
        word = pick(hand.words[{"total": "totals", "tax": "taxes", "subtotal": "subtotals"}[kind]] or hand.words["totals"])
        if kind == "tax":
            put([Segment(word, "HDR")], total * 0.2, "TAX")
            total *= 1.2
        else:
            put([Segment(word, "HDR")], total, "SUBT" if kind == "subtotal" or at + 1 < len(rows) else "SUM")
