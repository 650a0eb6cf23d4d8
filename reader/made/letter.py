"""What stands around the prices: who writes to whom, terms, notes, charges and totals."""

import random

from hand import chance, digits, pick
from page import Cell, Ref, Segment


def supplier_line(hand, page, name):
    place = Ref()
    page.defaults.setdefault("sup", []).append(place)
    segments = [Segment(name, "SUP", place)]
    roll = random.random()
    if roll < 0.3:
        segments.append(Segment(pick([", ", " - ", " | ", " · ", "  "]) + hand.address()))
    elif roll < 0.42:
        segments.insert(0, Segment(pick(hand.words["from"]) + " ", "HDR"))
    elif roll < 0.47:
        segments.append(Segment(" " + pick(hand.words["titles"])))
    return segments


def buyer_line(hand):
    segments = [Segment(hand.buyer, "BUY")]
    if chance(0.55):
        segments.insert(0, Segment(pick(hand.words["to"]) + " ", "HDR"))
    if chance(0.3):
        segments.append(Segment(pick([", ", ", Attn: ", " - "]) + (hand.person() if chance(0.5) else hand.address())))
    return segments


def contact_line(hand):
    host = hand.invented().lower()
    return pick([hand.address(), f"Tel. +{digits(2)} {digits(6)}", f"info@{host}.example", f"www.{host}.example", f"VAT {digits(9)}", hand.person()])


def side_by_side(hand, page, name):
    """Two address blocks next to each other: a reader makes a table of them, or one line of two."""
    place = Ref()
    page.defaults.setdefault("sup", []).append(place)
    left = [[Segment(name, "SUP", place)], *([[Segment(contact_line(hand))] for _ in range(random.randint(0, 3))])]
    right = [[Segment(hand.buyer, "BUY")], *([[Segment(contact_line(hand))] for _ in range(random.randint(0, 3))])]
    if chance(0.5):
        left.insert(0, [Segment(pick(hand.words["from"]), "HDR")])
        right.insert(0, [Segment(pick(hand.words["to"]), "HDR")])
    if chance(0.4):
        left, right = right, left
    table = page.table() if chance(0.5) else None
    for at in range(max(len(left), len(right))):
        pair = [side[at] if at < len(side) else None for side in (left, right)]
        if table is not None:
            page.row(table, [cell and Cell(cell) for cell in pair])
        else:
            page.line(*[s for side in pair if side for s in [*side, Segment("   ")]])


def reference_line(hand):
    kind = pick(["quoteDate", "quoteNumber", "payment", "contact", "rfqNo"])
    said = {"quoteDate": hand.date(), "quoteNumber": f"Q{digits(4)}", "payment": pick(["30 days net", "14 Tage 2 %", "Net 30"]), "contact": hand.person(), "rfqNo": digits(5)}
    return [Segment(hand.header(kind) + pick([": ", " "]), "HDR"), Segment(said[kind], "TERM" if kind == "payment" else "O")]


def head(hand, page, name):
    blocks = [block for block, odds in (("supplier", 1), ("buyer", 0.7), ("title", 0.7), ("reference", 0.6), ("note", 0.4)) if chance(odds)]
    if name and chance(0.15):
        side_by_side(hand, page, name)
        blocks = [b for b in blocks if b not in ("supplier", "buyer")]
    if chance(0.3):
        random.shuffle(blocks)
    for block in blocks:
        if block == "supplier" and name:
            page.line(*supplier_line(hand, page, name))
            for _ in range(pick([0, 1, 1, 2])):
                page.line(contact_line(hand))
        elif block == "buyer":
            page.line(*buyer_line(hand))
            for _ in range(pick([0, 0, 1, 2])):
                page.line(contact_line(hand))
        elif block == "title":
            page.line(f"{pick(hand.words['titles'])} {pick(['', 'Nr. ', 'No. ', '# ', 'n° '])}{pick(['', digits(4), 'Q-' + digits(4), '26/' + digits(3)])}")
        elif block == "reference":
            for _ in range(random.randint(1, 3)):
                page.line(*reference_line(hand))
        elif block == "note":
            page.line(hand.note())


def said(template, label, value, ref):
    before, _, after = template.partition("{}")
    return [Segment(before, "HDR"), Segment(value, label, ref), Segment(after, "HDR" if after else "O")]


def terms(hand, page, own):
    """Lead time, validity, Incoterm, minimum and discount of the whole quote. `own` are heads that each line says itself."""
    lines = []
    for head_name, label, templates, value, odds in (
        ("lead", "LEAD", hand.words["leadLines"], hand.span(), 0.45),
        ("valid", "VALID", hand.words["validLines"], hand.date() if chance(0.6) else f"{pick([14, 30, 60, 90])} {pick(hand.words['days'])}", 0.45),
        ("inco", "INCO", [f"{hand.header('incoterm')}: {{}}", "{}", "{} Incoterms 2020", f"{hand.header('incoterm')} {{}}"], hand.incoterm(), 0.4),
        ("moq", "MOQ", hand.words["moqLines"], hand.number(pick([10, 25, 50, 100, 500])), 0.08),
    ):
        if head_name in own or not chance(odds):
            continue
        place = Ref()
        page.defaults[head_name] = [place]
        lines.append(said(pick(templates), label, value, place))
    if chance(0.4):
        lines.append(reference_line(hand))
    random.shuffle(lines)
    if lines and chance(0.2):
        page.line(*[s for line in lines for s in [*line, Segment(pick([", ", "; ", " | ", ". "]))]])
    elif lines and chance(0.15):
        table = page.table()
        for line in lines:
            page.row(table, [Cell(line[:1]), Cell(line[1:])])
    else:
        for line in lines:
            page.line(*line)


def charge_segments(hand, items, refs=None, with_sign=True):
    """A charge in words with its amount; where it names a part, it belongs to that one."""
    template = pick(hand.words["chargeProse"])
    kind, anchor, segments = Ref(), dict(part=[], kind=[]), []
    item = pick(items)
    for at, piece in enumerate(template.replace("{p}", "\0p\0").replace("{a}", "\0a\0").split("\0")):
        if piece == "p":
            place = Ref()
            anchor["part"] = [place]
            segments.append(Segment(item["part"], "PART", place))
        elif piece == "a":
            segments += hand.money(float(random.randint(1, 99) * pick([1, 10, 25, 100])), pick([0, 2]), "CHG", None, anchor, with_sign)
        elif piece.strip():
            anchor["kind"] = anchor["kind"] or [kind]
            segments.append(Segment(piece, "KIND", kind if at == 0 or not any(s.label == "KIND" for s in segments) else None))
    return segments


def foot(hand, page, name, items, own):
    terms(hand, page, own)
    for _ in range(pick([0, 1, 1, 2, 3])):
        page.line(hand.note())
    for _ in range(pick([0, 0, 0, 0, 1, 1, 2, 3])):
        page.line(*charge_segments(hand, items))
    if chance(0.15):
        page.line(Segment(pick(hand.words["totals"]) + pick([": ", " "]), "HDR"), *hand.money(10 ** random.uniform(2, 5), 2, "SUM", with_sign=chance(0.7)))
    if chance(0.12):
        page.line(*said(pick(hand.words["discountLines"]), "DISC", f"{pick([2, 3, 5, 10, 12.5, 15])}{pick(['%', ' %'])}".replace(".", hand.decimal), None))
    if chance(0.45) or name:
        if chance(0.6):
            page.line(pick(hand.words["greetings"]))
        if chance(0.7):
            page.line(hand.person() + pick(["", ", Sales", ", President", ""]))
        if name:
            page.line(*supplier_line(hand, page, name))
            if chance(0.4):
                page.line(hand.address())
    elif chance(0.12):
        page.line(pick(["Page 1", "1", "Page 1 of 1", "Seite 1"]))


def earlier(hand, page, items):
    """The mail that this one answers below it: the request, or the same parts at former prices."""
    page.line(pick(["-----Original Message-----", "On {} {} wrote:", "Am {} schrieb {}:", "Le {}, {} a écrit :", "Il giorno {} {} ha scritto:", "From: {1}"]).format(hand.date(), hand.person()))
    sign, is_priced = pick(["> ", "> ", ""]), chance(0.5)
    if chance(0.5):
        page.line(sign + pick(hand.words["titles"]))
    for item in items[:10]:
        former = hand.money(round(item["price"] * random.uniform(0.8, 1.25), hand.decimals), hand.decimals, "OPRICE", with_sign=True) if is_priced else []
        page.line(Segment(sign), Segment(item["part"], "PART"), Segment(" " + item["description"][:30] + " "), Segment(hand.number(item["quantity"]), "UNPRICED"), Segment(" " + item["unit"] + " "), *former)
