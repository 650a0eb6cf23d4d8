"""Price tables with a row for each offer."""

import random

from cells import money_cell, number_cell
from hand import V, chance, digits, pick
from page import Cell, Ref, Segment, text_cell
from totals import below, charge_words, per_line

ORDER = dict(
    position=0, part=1, makerPart=1.3, ownPart=1.2, revision=1.4, drawing=1.5, description=2, manufacturer=2.5, customsCode=3, weight=3.2, quantity=4, unit=4.5,
    stock=5, minimumOrder=5.2, otherPrice=6, discount=6.2, price=7, priceUnit=7.3, currency=7.6, tooling=8, surcharge=8.1, freight=8.2, packaging=8.3,
    tax=8.6, total=9, leadTime=10, deliveryDate=10.2, validUntil=10.5, incoterm=10.6, remark=11,
)  # fmt: skip
ODDS = dict(
    description=0.75, quantity=0.93, total=0.65, unit=0.35, currency=0.13, position=0.4, leadTime=0.22, minimumOrder=0.1, customsCode=0.07, weight=0.08,
    stock=0.06, tax=0.07, deliveryDate=0.07, revision=0.08, drawing=0.05, remark=0.1, manufacturer=0.06, makerPart=0.11, ownPart=0.15, tooling=0.15, packaging=0.04,
    freight=0.03, surcharge=0.03, validUntil=0.05, incoterm=0.05, quoteNumber=0.05, quoteDate=0.05, contact=0.03, rfqNo=0.03, vendorId=0.02, customer=0.02,
    status=0.02, payment=0.04, taxAmount=0.03, grossPrice=0.03, grossTotal=0.03,
)  # fmt: skip
FILLERS = dict(
    customsCode=lambda hand: digits(8), weight=lambda hand: hand.number(10 ** random.uniform(-2, 2), pick([1, 2, 3])), stock=lambda hand: str(random.randint(0, 5000)),
    tax=lambda hand: pick(["19%", "20%", "23%", "7", "21 %", "0%", "18%"]), deliveryDate=lambda hand: hand.date(), revision=lambda hand: pick("ABCDEF0123456"),
    drawing=lambda hand: hand.part_style()(), ownPart=lambda hand: hand.part_style()(), makerPart=lambda hand: hand.part_style()(), quoteNumber=lambda hand: hand.part_style()() if chance(0.5) else digits(5), rfqNo=lambda hand: digits(5),
    vendorId=lambda hand: digits(4), contact=lambda hand: hand.person(), quoteDate=lambda hand: hand.date(), status=lambda hand: pick(["open", "Active", "A", "quoted"]),
    manufacturer=lambda hand: hand.invented(), packaging=lambda hand: pick(["reel", "box 100", "Karton", "tray", "25"]),
)  # fmt: skip

CONSTANT = ("quoteNumber", "rfqNo", "vendorId", "contact", "quoteDate", "status")


class PlainTable:
    """One row per offer, columns in any order; also with a supplier for each row, or records over two rows."""

    def __init__(self, hand, page, suppliers=None, two_rows=False):
        self.hand, self.page, self.suppliers, self.two_rows = hand, page, suppliers, two_rows
        hand.sign_in_cell = chance(0.4)
        self.per_place = pick(["header", "header", "column", "column", "cell", "text"]) if hand.per > 1 else "column" if chance(0.08) else None
        self.columns = self.chosen()
        self.header_refs, self.constants = {}, {}
        self.letters = self.per_place == "column" and hand.language == "en" and chance(0.5)
        self.has_options = chance(0.06)
        self.charged_below = chance(0.12)
        self.has_sign_in_header = chance(0.45) and not hand.sign_in_cell
        self.own = {head for head, column in (("lead", "leadTime"), ("valid", "validUntil"), ("inco", "incoterm"), ("moq", "minimumOrder")) if column in self.columns}
        self.wraps, self.sections, self.long = chance(0.1), chance(0.12), chance(0.06)
        self.fills_supplier = suppliers == "column" and chance(0.2)
        self.merged = random.randrange(len(self.columns) - 1) if chance(0.06) else None
        self.position = pick([lambda i: str(i), lambda i: str(i), lambda i: str(i * 10), lambda i: f"{i * 10:04}", lambda i: f"1.{i}", lambda i: f"L{i}", lambda i: f"{i}.", lambda i: f"Pos. {i}"])

    def chosen(self):
        columns = ["part", "price", *(c for c, odds in ODDS.items() if chance(odds))]
        if self.per_place == "column":
            columns.append("priceUnit")
        if chance(0.14):
            columns += ["otherPrice", "discount"]
        elif chance(0.05):
            columns.append("otherPrice")
        if self.suppliers == "column":
            columns.append("supplier")
        jitter = pick([0, 0.5, 1.5, 6])
        first = chance(0.6)
        columns.sort(key=lambda c: ORDER.get(c, -1 if first else 12) + random.uniform(-jitter, jitter))
        if "position" in columns and chance(0.8):
            columns.remove("position")
            columns.insert(0, "position")
        return columns

    def header_cell(self, column):
        hand = self.hand
        is_theirs = column == "part" and ("ownPart" in self.columns or "makerPart" in self.columns) and chance(0.8)
        segments = [Segment(hand.header("yourPart" if is_theirs else column), "HDR")]
        if column == "price":
            if self.has_sign_in_header:
                ref = self.page.defaults.setdefault("cur", [Ref()])[0]
                before, _, after = pick([" ({})", " {}", " [{}]", ", {}", "/{}"]).partition("{}")
                segments += [Segment(before, "HDR"), Segment(hand.sign, "CUR", ref), Segment(after, "HDR")]
            if self.per_place == "header":
                ref = self.page.defaults["per"] = [Ref()]
                before, number, after = hand.per_words()
                segments += [Segment(before if before.startswith("/") else " " + before, "HDR"), Segment(number, "PER", ref[0]), Segment(after, "HDR")]
        elif column in ("total", "otherPrice", "tooling") and self.has_sign_in_header and chance(0.7):
            segments += [Segment(" (", "HDR"), Segment(hand.sign, "CUR"), Segment(")", "HDR")]
        elif column == "quantity" and chance(0.15):
            segments.append(Segment(f" ({hand.unit()})", "HDR"))
        elif column in ("tooling", "freight", "surcharge"):
            self.header_refs[column] = Ref()
            segments = [Segment(segments[0].text, "KIND", self.header_refs[column])]
        return Cell(segments)

    def header(self, table):
        if chance(0.05):
            self.page.row(table, [text_cell(self.hand.header(pick(["price", "total", "part"])), "HDR") if chance(0.3) else None for _ in self.columns])
        self.page.row(table, self.join([self.header_cell(column) for column in self.columns]))

    def join(self, cells):
        """A printed list whose two neighbours came into one cell."""
        if self.merged is not None and cells[self.merged] and cells[self.merged + 1]:
            left, right = cells[self.merged], cells[self.merged + 1]
            cells[self.merged] = Cell([*left.segments, Segment(" "), *right.segments])
            cells[self.merged + 1] = None
        return cells

    def write(self, items, charges=True):
        hand, page = self.hand, self.page
        if self.letters:
            items = [self.by_letter(item) for item in items]
        table = page.table()
        if chance(0.95):
            self.header(table)
        last = None
        for index, item in enumerate(items):
            supplier = item.get("supplier")
            if self.suppliers == "rows" and supplier is not last:
                self.supplier_ref = Ref()
                page.row(table, [text_cell(supplier, "SUP", self.supplier_ref)])
            if self.sections and chance(0.3):
                page.row(table, [None] * random.randint(0, 1) + [text_cell(pick(["Section ", "Group ", "A. ", "Lot ", "", "Los 2: "]) + hand.description())])
            self.write_item(table, index, item, supplier is last)
            last = supplier
        if charges:
            below(hand, page, table, self.columns, items)
        if self.per_place == "text":
            per_line(hand, page)
        if not hand.sign_in_cell and not self.has_sign_in_header and "currency" not in self.columns:
            hand.needs_currency = True

    def write_item(self, table, index, item, same_supplier):
        hand = self.hand
        anchor = dict(part=[Ref()], qty=[Ref()] if "quantity" in self.columns else [], brk=[], ldisc=[], alt=[])
        if self.suppliers == "rows":
            anchor["sup"] = [self.supplier_ref]
        self.rest = None
        if "discount" in self.columns and chance(0.95):
            item["rate"] = pick([5, 10, 15, 20, 25, 30, 40, 12.5])
        cells = [self.cell(column, index, item, anchor, same_supplier) for column in self.columns]
        cells = self.join(cells)
        if self.two_rows:
            cut = max(1, int(len(cells) * random.uniform(0.3, 0.7)))
            self.page.row(table, cells[:cut])
            cells = [None] * cut + cells[cut:] if chance(0.5) else cells[cut:]
        self.page.row(table, cells)
        column = self.columns.index("description") if "description" in self.columns else 1
        item["ref"] = anchor["part"][0]
        if self.has_options and chance(0.4):
            self.option(table)
        if self.charged_below and chance(0.5):
            self.charge(table, item)
        below_it = [Segment(self.rest, "DESC")] if self.rest else []
        if self.long:
            below_it += [Segment(self.configuration(), "DESC") for _ in range(random.randint(1, 6))]
        elif chance(0.03):
            below_it.append(hand.note())
        for segment in below_it:
            self.page.row(table, [None] * column + [Cell([segment])])

    def by_letter(self, item):
        """The price of each row is for one, a hundred or a thousand: E, C, M."""
        per = pick([1, 100, 1000])
        price = max(0.01, round(item["price"] / self.hand.per * per, 2))
        letter = pick({1: ["E", "EA", "each", "1"], 100: ["C", "/C", "100", "per C"], 1000: ["M", "/M", "1000", "per M", "1M"]}[per])
        return item | dict(price=price, per_text=letter, total=round(item["quantity"] * price / per, 2))

    def option(self, table):
        """What may be added to it, at a price of its own."""
        cells = [None] * len(self.columns)
        place = self.columns.index("description") if "description" in self.columns else self.columns.index("part")
        cells[place] = text_cell(pick(["Option: ", "add for ", "optional ", "Aufpreis ", "Mehrpreis ", "plus ", "en option : ", "opzione ", "samples ", "Muster ", "prototype ", "campione "]) + self.hand.description(), "DESC")
        cells[self.columns.index("price")] = money_cell(self.hand, round(random.uniform(1, 90), 2), 2, "OPRICE")
        self.page.row(table, cells)

    def charge(self, table, item):
        """A row of its own for what the offer above it costs once: the same columns, one of it."""
        hand, columns = self.hand, self.columns
        segments, anchor = charge_words(hand, 0, [item], True)
        value = float(random.randint(1, 120) * pick([5, 10, 25, 50]))
        cells, first = [None] * len(columns), columns.index("part")
        said = columns.index("description") if "description" in columns else first
        if said != first and chance(0.4):
            number, place = pick([item["part"], item["part"] + "-T", pick(["NRE", "TOOL", "SETUP", "99"]), digits(5)]), Ref()
            is_part = number == item["part"]
            cells[first] = text_cell(number, "PART" if is_part else "O", place)
            anchor["part"] = [place] if is_part else anchor["part"]
        cells[said] = Cell(segments)
        if "quantity" in columns:
            cells[columns.index("quantity")] = text_cell("1")
        amounts = [columns.index(c) for c in ("price", "total") if c in columns and chance(0.85)] or [columns.index("price")]
        for at, column in enumerate(amounts):
            cells[column] = money_cell(hand, value, 2, "CHG", None if at else anchor)
        self.page.row(table, cells)

    def configuration(self):
        """A property of a machine, with figures that are no prices."""
        hand = self.hand
        return pick(["{d}: {n} mm", "{n} x {d}", "{d} {n} kW", "- {d}", "incl. {d}", "{d} {n}-{m}", "Option {d}", "{n} V / {m} Hz"]).format(d=hand.description()[:50], n=random.randint(1, 900), m=random.randint(2, 99))

    def cell(self, column, index, item, anchor, same_supplier):
        hand = self.hand
        is_open = item.get("no_bid")
        if column in FILLERS:
            said = self.constants.setdefault(column, FILLERS[column](hand)) if column in CONSTANT else FILLERS[column](hand)
            return text_cell(said)
        if column == "position":
            return text_cell(self.position(index + 1), "POS")
        if column == "part":
            return text_cell(item["part"], "PART", anchor["part"][0])
        if column == "description":
            return self.description_cell(index, item, anchor)
        if column == "quantity":
            if "unit" not in self.columns and chance(0.2):
                return Cell([Segment(hand.number(item["quantity"]), "QTY", anchor["qty"][0]), Segment(" " + item["unit"], "UNIT")])
            return number_cell(hand, item["quantity"], "QTY", anchor["qty"][0])
        if column == "unit":
            return text_cell(item["unit"], "UNIT")
        if column == "price":
            return self.price_cell(item, anchor)
        if column in ("total", "taxAmount", "grossPrice", "grossTotal"):
            value = dict(total=item["total"], taxAmount=item["total"] * 0.2, grossPrice=item["price"] * 1.2, grossTotal=item["total"] * 1.2)[column]
            return None if is_open else money_cell(hand, round(value, 2 if hand.decimals else 0), 2 if hand.decimals else 0, "LTOT" if column == "total" else "OPRICE")
        if column == "priceUnit":
            anchor["per"] = [Ref()]
            if self.letters:
                return text_cell(item["per_text"], "PER", anchor["per"][0])
            return text_cell(str(hand.per) if chance(0.7) else f"{hand.per} {item['unit']}", "PER", anchor["per"][0])
        if column == "currency":
            anchor["cur"] = [Ref()]
            return text_cell(hand.currency if chance(0.8) else hand.sign, "CUR", anchor["cur"][0])
        if column == "otherPrice":
            listed = item["price"] / (1 - item.get("rate", pick([0, 10, 20])) / 100)
            return money_cell(hand, round(listed, 2), 2, "OPRICE")
        if column == "discount":
            anchor["ldisc"] = [Ref()]
            return text_cell(hand.number(item.get("rate", 0)) + pick(["%", " %", ""]), "LDISC", anchor["ldisc"][0])
        if column in ("tooling", "surcharge", "freight"):
            kind = self.header_refs.get(column)
            belongs = dict(part=anchor["part"], kind=[kind] if kind else [])
            return money_cell(hand, float(random.randint(1, 90) * pick([10, 25, 50])), 2, "CHG", belongs) if chance(0.5) else None
        return self.term_cell(column, item, anchor, same_supplier)

    def term_cell(self, column, item, anchor, same_supplier):
        hand = self.hand
        if column == "leadTime":
            anchor["lead"] = [Ref()]
            return text_cell(hand.span() if chance(0.7) else str(random.randint(1, 60)), "LEAD", anchor["lead"][0])
        if column == "minimumOrder":
            anchor["moq"] = [Ref()]
            return number_cell(hand, pick([1, 10, 50, 100, 500]), "MOQ", anchor["moq"][0])
        if column == "validUntil":
            anchor["valid"] = [Ref()]
            return text_cell(hand.date(), "VALID", anchor["valid"][0])
        if column == "incoterm":
            anchor["inco"] = [Ref()]
            return text_cell(hand.incoterm(), "INCO", anchor["inco"][0])
        if column == "payment":
            return text_cell(pick(["30 days net", "Net 30", "30", "14 Tage 2%"]), "TERM")
        if column == "customer":
            return text_cell(hand.buyer, "BUY")
        if column == "remark":
            return Cell([self.remark(anchor)]) if chance(0.4) else None
        if column == "supplier":
            if self.fills_supplier and same_supplier:
                anchor["sup"] = [self.supplier_ref]
                return None
            self.supplier_ref = Ref()
            anchor["sup"] = [self.supplier_ref]
            return text_cell(item["supplier"], "SUP", self.supplier_ref)
        return None

    def remark(self, anchor):
        hand = self.hand
        if chance(0.4):
            return hand.note()
        amount = "".join(s.text for s in hand.money(float(random.randint(2, 900)), pick([0, 2]), with_sign=True))
        return Segment(pick(["incl. packing", "see drawing rev {n}", "old price {a}", "pack of {n}", "setup {a}", "ex stock", "{n} weeks ARO", "{p}"]).format(n=random.randint(1, 500), a=amount, p=hand.description()), "OTHER")

    def description_cell(self, index, item, anchor):
        segments, text = [Segment(item["description"], "DESC")], item["description"]
        if self.wraps and len(text) > 18 and " " in text:
            cut = text.find(" ", len(text) // 2)
            if cut > 0:
                segments, self.rest = [Segment(text[:cut], "DESC")], text[cut + 1 :]
        if item.get("alternative"):
            anchor["alt"] = [Ref()]
            mark = Segment(pick(self.hand.words["alternatives"]).format(index), "ALT", anchor["alt"][0])
            segments = [mark, Segment(pick([": ", " - ", " "])), *segments] if chance(0.5) else [*segments, Segment(pick([" (", " - ", ", "])), mark]
        return Cell(segments)

    def price_cell(self, item, anchor):
        if item.get("no_bid"):
            return Cell([Segment(pick(V["noBid"]), "NOBID", None, {k: v for k, v in anchor.items() if k in ("part", "sup")})])
        cell = money_cell(self.hand, item["price"], self.hand.decimals if chance(0.9) else None, "PRICE", anchor)
        if self.per_place == "cell":
            cell = Cell([*cell.segments, *self.hand.per_segments(anchor)])
        return cell
