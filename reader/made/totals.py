"""What stands below a price table: charges, discounts, subtotals, tax and total."""

import random

from cells import money_cell
from hand import chance, pick
from page import Cell, Ref, Segment, text_cell


def per_line(hand, page):
    ref = page.defaults["per"] = [Ref()]
    before, number, after = hand.per_words()
    page.line(pick(hand.words["priceLines"]).format(before), Segment(number, "PER", ref[0]), after)


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
        value, item = float(random.randint(1, 200) * pick([1, 5, 10, 25, 50])), pick(items)
        before, named, after = pick(hand.words["charges"]).partition("{p}")
        kind, place = Ref(), Ref()
        segments = [Segment(before, "KIND", kind), *([Segment(item["part"], "PART", place)] if named else []), Segment(after, "KIND")]
        put(segments, value, "CHG", dict(part=[place] if named else [], kind=[kind]))
        total += value
    rows = pick([[], [], ["total"], ["total"], ["subtotal", "tax", "total"], ["total", "tax", "total"], ["tax", "total"]])
    for at, kind in enumerate(rows):
        word = pick(hand.words[{"total": "totals", "tax": "taxes", "subtotal": "subtotals"}[kind]] or hand.words["totals"])
        if kind == "tax":
            put([Segment(word, "HDR")], total * 0.2, "TAX")
            total *= 1.2
        else:
            put([Segment(word, "HDR")], total, "SUBT" if kind == "subtotal" or at + 1 < len(rows) else "SUM")
