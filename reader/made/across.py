"""Tables with several prices in a row: quantities across, pairs of quantity and price, suppliers across, breaks below each other."""

import random

from cells import money_cell, number_cell
from hand import V, chance, pick
from page import Cell, Ref, Segment, text_cell
from totals import below


def anchor_of(part, quantity=None, step=None, **more):
    return dict(part=[part], qty=[quantity] if quantity else [], brk=[step] if step else [], ldisc=[], alt=[]) | more


def steps_of(hand, price, count):
    quantities = sorted(random.sample([1, 5, 10, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10000, 20000], count))
    return [(quantity, max(10**-hand.decimals, round(price * 0.9**at * random.uniform(0.96, 1), hand.decimals))) for at, quantity in enumerate(quantities)]


def step_text(hand, quantity, following=None):
    forms = ["{n}", "{n}", "{n}+", "{n}+", "ab {n}" if hand.language == "de" else "from {n}", "{n}-{m}", "≥{n}", "{n} {u}", "@ {n}", "{n} +", "{n} - {m}"]
    return pick(forms).format(n=hand.number(quantity), m=hand.number((following or quantity * 10) - 1), u=hand.unit())


def step_cell(hand, text, ref, before=""):
    is_number = hand.number_cells and text.isdigit() and not before
    return Cell([Segment(before, "HDR"), Segment(text, "BRK", ref)], float(text) if is_number else None)


def price_header(hand, page):
    segments = [Segment(hand.header("price"), "HDR")]
    if not hand.sign_in_cell and chance(0.5):
        ref = page.defaults.setdefault("cur", [Ref()])[0]
        segments += [Segment(" "), Segment(hand.sign, "CUR", ref)]
    elif not hand.sign_in_cell:
        hand.needs_currency = True
    if hand.per > 1 and chance(0.5):
        ref = page.defaults.setdefault("per", [Ref()])[0]
        before, number, after = hand.per_words()
        segments += [Segment(before if before.startswith("/") else " " + before, "HDR"), Segment(number, "PER", ref), Segment(after, "HDR")]
    return segments


def part_head(hand, column, columns):
    """Beside a number of the supplier's own the part is the buyer's."""
    return hand.header("yourPart" if column == "part" and "ownPart" in columns and chance(0.8) else column)


def fixed_cells(hand, columns, item, part, quantity, index):
    cells = dict(
        part=text_cell(item["part"], "PART", part),
        description=text_cell(item["description"], "DESC"),
        unit=text_cell(item["unit"], "UNIT"),
        position=text_cell(str(index + 1), "POS"),
        ownPart=text_cell(hand.part_style()()),
        quantity=number_cell(hand, item["quantity"], "QTY", quantity),
    )
    return [cells[column] for column in columns]


def part_columns():
    both = [("ownPart", 0.16), ("part", 1)]
    return both if chance(0.5) else both[::-1]


def quantities_across(hand, page, items):
    table = page.table()
    hand.sign_in_cell = chance(0.3)
    steps = steps_of(hand, items[0]["price"], random.randint(2, 5))
    columns = [c for c, odds in (("position", 0.15), *part_columns(), ("description", 0.6), ("unit", 0.2), ("quantity", 0.15)) if chance(odds)]
    tail = [c for c, odds in (("leadTime", 0.15), ("minimumOrder", 0.15), ("tooling", 0.3), ("weight", 0.15)) if chance(odds)]
    refs, kind = [Ref() for _ in steps], Ref()
    title = price_header(hand, page)
    if chance(0.35):
        page.row(table, [None] * len(columns) + [Cell(title)])
        title = []
    cells = [text_cell(part_head(hand, c, columns), "HDR") for c in columns]
    for at, (quantity, _) in enumerate(steps):
        following = steps[at + 1][0] if at + 1 < len(steps) else None
        before = [*title, Segment(pick([" ", " @ ", " "]))] if title and (at == 0 or chance(0.5)) else []
        cells.append(Cell([*before, *step_cell(hand, step_text(hand, quantity, following), refs[at]).segments]) if before else step_cell(hand, step_text(hand, quantity, following), refs[at]))
    page.row(table, cells + [text_cell(hand.header(c), "KIND" if c == "tooling" else "HDR", kind if c == "tooling" else None) for c in tail])
    for index, item in enumerate(items):
        part, quantity = item["ref"], _ = Ref(), Ref()
        cells = fixed_cells(hand, columns, item, part, quantity, index)
        ends, own = tail_cells(hand, tail, part, kind)
        for ref, (_, price) in zip(refs, steps):
            own_price = max(10**-hand.decimals, round(price * item["price"] / items[0]["price"], hand.decimals))
            anchor = anchor_of(part, quantity if "quantity" in columns else None, ref, **own)
            cells.append(money_cell(hand, own_price, hand.decimals, "PRICE", anchor) if chance(0.98) else Cell([Segment(pick(V["noBid"]))]))
        page.row(table, cells + ends)


def tail_cells(hand, tail, part, kind):
    cells, own = [], {}
    for column in tail:
        ref = Ref()
        if column == "leadTime":
            own["lead"] = [ref]
            cells.append(text_cell(hand.span(), "LEAD", ref))
        elif column == "minimumOrder":
            own["moq"] = [ref]
            cells.append(number_cell(hand, pick([1, 10, 50, 100]), "MOQ", ref))
        elif column == "tooling":
            cells.append(money_cell(hand, random.randint(1, 50) * 100.0, 2, "CHG", dict(part=[part], kind=[kind])))
        else:
            cells.append(text_cell(hand.number(random.uniform(0.1, 90), 2)))
    return cells, own


def pairs(hand, page, items):
    """Qty 1, Price 1, Qty 2, Price 2; or rows from, to, price."""
    table, count = page.table(), random.randint(2, 4)
    hand.sign_in_cell = chance(0.3)
    from_to = chance(0.4)
    price = price_header(hand, page)
    if from_to:
        names = pick([("From", "To"), ("von", "bis"), ("de", "à"), ("ab", "bis"), ("od", "do"), ("Qty from", "Qty to")])
        page.row(table, [text_cell(hand.header("part"), "HDR"), *(text_cell(name, "HDR") for name in names), Cell(price)])
    else:
        quantity = pick(["Qty ", "Menge ", "Break ", hand.header("quantity") + " "])
        heads = [Cell([Segment(f"{quantity}{at + 1}", "HDR")] if k == 0 else [*price, Segment(f" {at + 1}", "HDR")]) for at in range(count) for k in (0, 1)]
        page.row(table, [text_cell(hand.header("part"), "HDR"), text_cell(hand.header("description"), "HDR"), *heads])
    for item in items:
        part, steps = Ref(), steps_of(hand, item["price"], count)
        item["ref"] = part
        row = [text_cell(item["part"], "PART", part), text_cell(item["description"], "DESC")]
        for at, (quantity, amount) in enumerate(steps):
            own, step = (Ref() if at and chance(0.6) else part), Ref()
            anchor = anchor_of(own if from_to else part, None, step)
            cells = [number_cell(hand, quantity, "BRK", step), money_cell(hand, amount, hand.decimals, "PRICE", anchor)]
            if from_to:
                last = number_cell(hand, steps[at + 1][0] - 1) if at + 1 < count else None
                page.row(table, [text_cell(item["part"], "PART", own) if at == 0 or own is not part else None, cells[0], last, cells[1]])
            else:
                row += cells
        if not from_to:
            page.row(table, row)


def suppliers_across(hand, page, items):
    """Also as a city prints its bids: quantity, the engineer's estimate, then unit price and amount of each bidder."""
    table = page.table()
    hand.sign_in_cell = chance(0.35)
    names = [hand.company() for _ in range(random.randint(2, 5))]
    refs, width = [Ref() for _ in names], pick([1, 1, 2])
    columns = [c for c, odds in (("position", 0.3), ("part", 1), ("description", 0.6), ("quantity", 0.9), ("unit", 0.3)) if chance(odds)]
    estimate = chance(0.2)
    heads = [text_cell(hand.header(c), "HDR") for c in columns] + [text_cell(pick(["Estimate", "Engineer's estimate", "Budget", "Zielpreis", "Target"]), "HDR")] * estimate
    if width == 2 or chance(0.2):
        page.row(table, [None] * len(heads) + [cell for name, ref in zip(names, refs) for cell in [text_cell(name, "SUP", ref), None][:width]])
        prices = [Cell(price_header(hand, page)) if k == 0 else text_cell(hand.header("total"), "HDR") for _ in names for k in range(width)]
        page.row(table, heads + prices)
    else:
        sign = not hand.sign_in_cell and chance(0.3)
        for name, ref in zip(names, refs):
            extra = [Segment(" (" if chance(0.5) else " "), Segment(hand.sign, "CUR", page.defaults.setdefault("cur", [Ref()])[0])] if sign else [Segment(" " + hand.header("price"), "HDR")] if chance(0.3) else []
            heads.append(Cell([Segment(name, "SUP", ref), *extra]))
        hand.needs_currency = not sign and not hand.sign_in_cell
        page.row(table, heads)
    totals = [0.0] * len(names)
    for index, item in enumerate(items):
        part, quantity = Ref(), Ref()
        cells = fixed_cells(hand, columns, item, part, quantity, index)
        if estimate:
            cells.append(money_cell(hand, round(item["price"] * random.uniform(0.7, 1.4), 2), 2, "OPRICE"))
        for at, ref in enumerate(refs):
            if chance(0.04):
                cells += [Cell([Segment(pick(V["noBid"]), "NOBID", None, dict(part=[part], sup=[ref]))]), *[None] * (width - 1)]
                continue
            price = max(10**-hand.decimals, round(item["price"] * random.uniform(0.8, 1.25), hand.decimals))
            anchor = anchor_of(part, quantity if "quantity" in columns else None, None, sup=[ref])
            total = round(price * item["quantity"] / hand.per, 2)
            totals[at] += total
            cells += [money_cell(hand, price, hand.decimals, "PRICE", anchor), money_cell(hand, total, 2, "LTOT")][:width]
        page.row(table, cells)
    if chance(0.4):
        cells = [text_cell(pick(hand.words["totals"]), "HDR")] + [None] * (len(heads if width == 1 else columns) - 1 - (len(names) if width == 1 else 0) + (estimate if width == 2 else 0))
        page.row(table, cells + [c for total in totals for c in [*[None] * (width - 1), money_cell(hand, round(total, 2), 2, "SUM")]])


def steps_in_cell(hand, page, items):
    """All steps of a part in one cell: "100: 6.85 / 500: 5.40"."""
    table = page.table()
    hand.sign_in_cell = chance(0.3)
    columns = [c for c, odds in (("position", 0.3), *part_columns(), ("description", 0.7), ("unit", 0.2)) if chance(odds)]
    page.row(table, [*(text_cell(part_head(hand, c, columns), "HDR") for c in columns), Cell(price_header(hand, page))])
    joint, gap = pick([" / ", "; ", " | ", ", ", "  "]), pick([": ", " = ", " @ ", " ", " à "])
    unit = pick(["", " " + hand.unit()])
    for index, item in enumerate(items):
        part, segments = Ref(), []
        item["ref"] = part
        for quantity, price in steps_of(hand, item["price"], random.randint(2, 4)):
            step = Ref()
            before = pick(["", "", "ab ", "from ", "dès "]) if not segments else segments[0].text if segments[0].label == "O" else ""
            segments += [Segment(before if not segments else joint + before), Segment(hand.number(quantity), "BRK", step), Segment(unit + gap)]
            segments += hand.money(price, hand.decimals, "PRICE", None, anchor_of(part, None, step))
        page.row(table, [*fixed_cells(hand, columns, item, part, Ref(), index), Cell(segments)])


def breaks_down(hand, page, items):
    hand.sign_in_cell = chance(0.4)
    style = pick(["repeat", "first", "title", "lines"])
    columns = [c for c, odds in (("position", 0.2), *part_columns(), ("description", 0.6), ("quantity", 1), ("price", 1), ("total", 0.25), ("leadTime", 0.2), ("tooling", 0.2)) if chance(odds)]
    if style == "title":
        columns = [c for c in columns if c in ("quantity", "price", "total", "tooling")]
    elif chance(0.3):
        random.shuffle(columns)
    table, kind = None if style == "lines" else page.table(), Ref()

    def header():
        labels = {"tooling": ("KIND", kind)}
        page.row(table, [Cell(price_header(hand, page)) if c == "price" else text_cell(part_head(hand, c, columns), *labels.get(c, ("HDR",))) for c in columns])

    if style in ("repeat", "first"):
        header()
    for index, item in enumerate(items):
        steps, part = steps_of(hand, item["price"], random.randint(2, 5)), Ref()
        item["ref"] = part
        if style == "lines":
            page.line(Segment(item["part"], "PART", part), pick([" ", ", ", ": "]), Segment(item["description"], "DESC"))
        elif style == "title":
            page.row(table, [text_cell(item["part"], "PART", part), text_cell(item["description"], "DESC")])
            if index == 0 or chance(0.5):
                header()
        for at, (quantity, price) in enumerate(steps):
            own, step = (part if at == 0 or style != "repeat" else Ref()), Ref()
            anchor = anchor_of(own, None, step)
            text = step_text(hand, quantity, steps[at + 1][0] if at + 1 < len(steps) else None) if style != "repeat" or chance(0.5) else hand.number(quantity)
            if style == "lines":
                page.line(pick(["  ", "- ", "• ", ""]), Segment(text, "BRK", step), Segment(f" {hand.unit()}"), pick([": ", " ", " @ ", " - "]), *hand.money(price, hand.decimals, "PRICE", None, anchor, True))
                continue
            is_shown = at == 0 or style == "repeat"
            cells = dict(
                part=text_cell(item["part"], "PART", own) if is_shown else None,
                description=text_cell(item["description"], "DESC") if is_shown else None,
                position=text_cell(str(index + 1), "POS") if at == 0 else None,
                ownPart=text_cell(hand.part_style()()) if is_shown else None,
                quantity=step_cell(hand, text, step),
                total=money_cell(hand, round(quantity * price / hand.per, 2), 2, "LTOT"),
                tooling=money_cell(hand, random.randint(1, 50) * 100.0, 2, "CHG", dict(part=[own], kind=[kind])) if at == 0 and chance(0.7) else None,
            )
            if "leadTime" in columns:
                anchor["lead"] = [Ref()]
                cells["leadTime"] = text_cell(hand.span(), "LEAD", anchor["lead"][0])
            cells["price"] = money_cell(hand, price, hand.decimals, "PRICE", anchor)
            page.row(table, [cells[c] for c in columns])
    if table is not None and chance(0.15):
        below(hand, page, table, columns, items)
