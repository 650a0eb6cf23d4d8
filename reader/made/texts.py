"""Prices in running text: letters, printed lists that came as lines, and blocks of label and value."""

import random
import re

from across import anchor_of
from hand import chance, digits, pick
from letter import charge_segments
from page import Cell, Ref, Segment

SHORT = ["{part} {desc}: {price} {perw}", "{part} {price}", "{part}: {price} {perw}", "{desc} {part} - {price} {perw}"]
EACH = ["each", "/pc", "ea.", "per piece", "je Stück", "/Stk", "pièce", "cad.", "c/u", "za szt.", "per stuk", "adet", "", ""]


def filled(hand, template, item, anchor, shared=None):
    """The template's pieces as segments."""
    amount = hand.money(item["price"], hand.decimals, "PRICE", None, anchor, True)
    segments = []
    for piece in re.split(r"(\{\w+\})", template):
        if piece == "{part}":
            segments.append(Segment(item["part"], "PART", anchor["part"][0]))
        elif piece == "{desc}":
            segments.append(Segment(item["description"][:40], "DESC"))
        elif piece == "{qty}":
            anchor["qty"] = [Ref()]
            segments.append(Segment(hand.number(item["quantity"]), "QTY", anchor["qty"][0]))
        elif piece == "{u}":
            segments.append(Segment(item["unit"], "UNIT"))
        elif piece == "{price}":
            segments += amount
        elif piece == "{perw}":
            segments += hand.per_segments(anchor) if hand.per > 1 else [Segment(pick(EACH))]
        elif piece == "{tot}":
            segments += hand.money(item["total"], 2, "LTOT", with_sign=True)
        else:
            segments.append(Segment(piece))
    if shared and not anchor["qty"]:
        anchor["qty"] = [shared]
    return segments


def wrapped(page, segments, width):
    """Over several lines, as a mail does."""
    line, length = [], 0
    for segment in segments:
        first, buffer = True, ""
        for word in re.findall(r"\S+\s*|\s+", segment.text):
            if length + len(word) > width and length > 15 and (segment.label in ("O", "DESC") or first):
                if buffer:
                    line.append(Segment(buffer, segment.label, *(segment[2:] if first else ())))
                    first, buffer = False, ""
                page.line(*line)
                line, length = [], 0
            buffer += word
            length += len(word)
        if buffer:
            line.append(Segment(buffer, segment.label, *(segment[2:] if first else ())))
    if line:
        page.line(*line)


def prose(hand, page, items):
    items, shared, quoted = items[: random.randint(1, 4)], None, {}
    if chance(0.18) and hand.words["sharedQuantity"]:
        shared = Ref()
        before, _, after = pick(hand.words["sharedQuantity"]).partition("{}")
        page.line(before, Segment(hand.number(items[0]["quantity"]), "QTY", shared), after)
    elif chance(0.2):
        quoted = asked_for(hand, page, items)
    for item in items:
        part, quantity = quoted.get(id(item), (Ref(), None))
        anchor = anchor_of(part, quantity)
        template = pick(SHORT) if shared or quantity else pick(hand.words["prose"])
        if "{perw}" not in template and hand.per > 1:
            template += " {perw}"
        if quantity and chance(0.5):
            segments = [Segment(pick(["", "-> ", "our price: ", "= "])), *hand.money(item["price"], hand.decimals, "PRICE", None, anchor, True), Segment(" " + pick(EACH))]
            anchor["per"] = []
        else:
            if quantity:
                anchor["part"], segments = [Ref()], []
            segments = filled(hand, template, item, anchor, shared)
        if chance(0.3) and anchor["qty"] and not shared and not quantity and hand.per == 1:
            segments += further_steps(hand, item, anchor, segments)
        if chance(0.25):
            anchor["lead"] = [Ref()]
            segments += [Segment(pick([", ", " - ", "; "]) + pick(["lead time ", "Lieferzeit ", "délai ", "delivery ", ""])), Segment(hand.span(), "LEAD", anchor["lead"][0])]
        if chance(0.07):
            old = hand.money(round(item["price"] * random.uniform(1.02, 1.3), hand.decimals), hand.decimals, "OPRICE", with_sign=True)
            segments += [Segment(pick([" (was ", " instead of ", " statt bisher ", " (au lieu de ", ", previously ", " anziché "])), *old, Segment(pick([")", "", ""]))]
        elif chance(0.07):
            more = hand.money(round(item["price"] * random.uniform(0.05, 0.3), 2), 2, "OPRICE", with_sign=True)
            segments += [Segment(". " + pick(["Option ", "add for ", "Aufpreis ", "in stainless add ", "with certificate plus "]) + hand.description()[:30] + " "), *more]
        wrapped(page, segments, random.randint(40, 100)) if chance(0.4) else page.line(*segments)
    for _ in range(pick([0, 0, 1, 1, 2, 3])):
        page.line(*charge_segments(hand, items))


def asked_for(hand, page, items):
    """The buyer's own mail, quoted: what they want, without prices."""
    quoted = {}
    for item in items:
        part, quantity = quoted[id(item)] = (Ref(), Ref())
        page.line(
            "> " + pick(["Please quote ", "Bitte bieten Sie an: ", "", "1) ", "We need "]), Segment(item["part"], "PART", part), Segment(f" {item['description'][:30]} ", "DESC"),
            Segment(hand.number(item["quantity"]), "QTY", quantity), Segment(" " + item["unit"], "UNIT"),
        )  # fmt: skip
    page.line(pick(hand.words["greetings"]))
    return quoted


def further_steps(hand, item, anchor, segments):
    """", 500 at 1.20 and 1000 at 1.10": the quantity before it becomes a step too."""
    for at, segment in enumerate(segments):
        if segment.label == "QTY":
            segments[at] = segment._replace(label="BRK")
    anchor["brk"], anchor["qty"] = anchor["qty"], []
    more, quantity, price = [], item["quantity"], item["price"]
    for _ in range(random.randint(1, 2)):
        quantity, price, step = quantity * pick([2, 4, 5]), round(price * 0.9, hand.decimals), Ref()
        if price > 0:
            own = anchor | dict(brk=[step])
            amount = hand.money(price, hand.decimals, "PRICE", None, own, True)
            more += [Segment(pick([", ", " and ", "; ", " / "])), Segment(hand.number(quantity), "BRK", step), Segment(pick([f" {item['unit']} ", " at ", " @ ", ": "])), *amount]
    return more


def printed_list(hand, page, items):
    """Rows of a table that came as lines of text."""
    hand.sign_in_cell = chance(0.5)
    gap = pick([" ", " ", "  ", " | ", "   ", ", ", "; ", " - ", "\t"])
    fields = [f for f in ("part", "description", "quantity", "unit", "price", "total", "leadTime") if f in ("part", "quantity", "price") or chance(0.5)]
    if chance(0.4):
        random.shuffle(fields)
    if chance(0.5):
        fields.insert(0, "position")
    if chance(0.7):
        header = []
        for field in fields:
            header += [Segment((gap if header else "") + hand.header(field), "HDR")]
            if field == "price" and not hand.sign_in_cell and chance(0.5):
                header += [Segment(" "), Segment(hand.sign, "CUR", page.defaults.setdefault("cur", [Ref()])[0])]
        page.line(*header)
    for index, item in enumerate(items):
        anchor, segments = anchor_of(Ref(), Ref()), []
        for field in fields:
            segments.append(Segment(gap if segments else ""))
            if field == "price":
                segments += hand.money(item["price"], hand.decimals, "PRICE", None, anchor) + (hand.per_segments(anchor) if hand.per > 1 else [])
            elif field == "total":
                segments += hand.money(item["total"], 2, "LTOT")
            elif field == "leadTime":
                anchor["lead"] = [Ref()]
                segments.append(Segment(hand.span(), "LEAD", anchor["lead"][0]))
            else:
                segments.append(
                    dict(
                        part=Segment(item["part"], "PART", anchor["part"][0]), description=Segment(item["description"][:40], "DESC"),
                        quantity=Segment(hand.number(item["quantity"]), "QTY", anchor["qty"][0]), unit=Segment(item["unit"], "UNIT"), position=Segment(str(index + 1), "POS"),
                    )[field]
                )  # fmt: skip
        page.line(*segments)
    total = sum(item["total"] for item in items)
    for word, label in pick([[], [("totals", "SUM")], [("subtotals", "SUBT"), ("taxes", "TAX"), ("totals", "SUM")]]):
        page.line(Segment(pick(hand.words[word] or ["Total"]) + pick([" ", ": "]), "HDR"), *hand.money(total if label != "TAX" else total * 0.2, 2, label))
        total *= 1.2 if label == "TAX" else 1
    hand.needs_currency = not hand.sign_in_cell and "cur" not in page.defaults


def blocks(hand, page, items, suppliers=False):
    """Label and value: as lines, as a table of two columns, or with a column for each offer."""
    hand.sign_in_cell = chance(0.6)
    shape = pick(["lines", "lines", "table", "across"])
    wanted = "supplier part description quantity price total leadTime minimumOrder currency validUntil incoterm payment weight tooling otherPrice drawing".split()
    odds = dict(part=1, price=1, description=0.7, quantity=0.85, supplier=1.0 if suppliers else 0, total=0.5)
    fields = [f for f in wanted if chance(odds.get(f, 0.25))]
    if chance(0.3):
        random.shuffle(fields)
    labels = {field: hand.header(field) for field in fields}
    kind = Ref()
    filled_blocks = [block_of(hand, item, fields, kind) for item in items]
    if shape == "lines":
        gap, joined = pick([": ", ": ", " : ", "  ", " = ", "："]), chance(0.15)
        for values in filled_blocks:
            rows = [[Segment(labels[f] + gap, "KIND" if f == "tooling" else "HDR", kind if f == "tooling" else None), *values[f]] for f in fields]
            if joined:
                page.line(*[s for at, row in enumerate(rows) for s in ([Segment(", ")] if at else []) + row])
            else:
                for row in rows:
                    page.line(*row)
    else:
        table = page.table()
        for values in filled_blocks if shape == "table" else [None]:
            for f in fields:
                label = Cell([Segment(labels[f], "KIND" if f == "tooling" else "HDR", kind if f == "tooling" else None)])
                page.row(table, [label, *([Cell(values[f])] if values else [Cell(v[f]) for v in filled_blocks])])
    hand.needs_currency = not hand.sign_in_cell and "currency" not in fields


def block_of(hand, item, fields, kind):
    anchor = anchor_of(Ref(), Ref() if "quantity" in fields else None)
    values = {}
    for head, field in (("lead", "leadTime"), ("moq", "minimumOrder"), ("valid", "validUntil"), ("inco", "incoterm"), ("sup", "supplier"), ("cur", "currency")):
        if field in fields:
            anchor[head] = [Ref()]
    simple = dict(
        part=lambda: Segment(item["part"], "PART", anchor["part"][0]),
        description=lambda: Segment(item["description"], "DESC"),
        leadTime=lambda: Segment(hand.span(), "LEAD", anchor["lead"][0]),
        minimumOrder=lambda: Segment(hand.number(pick([1, 10, 100])), "MOQ", anchor["moq"][0]),
        validUntil=lambda: Segment(hand.date(), "VALID", anchor["valid"][0]),
        incoterm=lambda: Segment(hand.incoterm(), "INCO", anchor["inco"][0]),
        supplier=lambda: Segment(item.get("supplier") or hand.company(), "SUP", anchor["sup"][0]),
        currency=lambda: Segment(hand.currency, "CUR", anchor["cur"][0]),
        payment=lambda: Segment("30 days net", "TERM"),
        weight=lambda: Segment(hand.number(random.uniform(0.01, 40), 2) + pick(["", " kg", " g"])),
        drawing=lambda: Segment(digits(6)),
    )
    for field in fields:
        if field == "quantity":
            values[field] = [Segment(hand.number(item["quantity"]), "QTY", anchor["qty"][0])] + ([Segment(" " + item["unit"], "UNIT")] if chance(0.6) else [])
        elif field == "price":
            own = dict(anchor.get("cur") and {"cur": anchor["cur"]} or {})
            values[field] = hand.money(item["price"], hand.decimals, "PRICE", None, anchor)
            anchor.update({} if hand.sign_in_cell else own)
            values[field] += hand.per_segments(anchor) if hand.per > 1 else [Segment(pick(["/", " / ", " per "]) + hand.unit())] if chance(0.25) else []
        elif field == "total":
            values[field] = hand.money(item["total"], 2, "LTOT")
        elif field == "tooling":
            values[field] = hand.money(random.randint(1, 90) * 100.0, pick([0, 2]), "CHG", None, dict(part=anchor["part"], kind=[kind]))
        elif field == "otherPrice":
            values[field] = hand.money(round(item["price"] * random.uniform(0.9, 1.5), 2), 2, "OPRICE")
        else:
            values[field] = [simple[field]()]
    return values
