"""Quotes as documents with their truth: letterhead, tables, notes, in the layouts that suppliers use."""
import datetime
import random
from dataclasses import dataclass, field

from words import BUYERS, NUMBERS, PARTS, RATES, SIGNS, SUPPLIERS, WORDS


@dataclass
class Num:
    """A number as a spreadsheet keeps it, with the decimals that are shown."""
    value: float
    decimals: int = 2
    sign: str = ""
    formula: str = ""


@dataclass
class Table:
    header: list
    rows: list
    title: str = ""
    below: list = field(default_factory=list)
    header_rows: list = field(default_factory=list)
    blank_after_header: bool = False


@dataclass
class Document:
    lang: str
    head: list
    meta: list
    intro: list
    tables: list
    notes: list
    truth: dict
    title: str = ""
    buyer: list = field(default_factory=list)


def number_text(value, decimals, lang):
    group, point = NUMBERS[lang]
    text = f"{value:,.{decimals}f}".replace(",", "\0").replace(".", point)
    return text.replace("\0", group)


def date_text(iso, lang, rng):
    d = datetime.date.fromisoformat(iso)
    if lang == "en":
        return rng.choice([f"{d:%B} {d.day}, {d.year}", f"{d.day} {d:%B} {d.year}", iso])
    if lang in ("zh", "ja"):
        return f"{d.year}年{d.month}月{d.day}日"
    if lang == "sv":
        return iso
    sep = {"fr": "/", "es": "/", "it": "/", "pt": "/", "nl": "-"}.get(lang, ".")
    return f"{d.day:02d}{sep}{d.month:02d}{sep}{d.year}"


def cell_text(cell, lang):
    if cell is None:
        return ""
    if isinstance(cell, Num):
        text = number_text(cell.value, cell.decimals, lang)
        if not cell.sign:
            return text
        return f"{cell.sign}{text}" if cell.sign in "$£¥" else f"{text} {cell.sign}"
    return str(cell)


class Quote:
    """One supplier's offer: what is true, before it is laid out."""

    def __init__(self, seed, lang, trade=None, lines=None, currency=None, supplier=None):
        self.rng = rng = random.Random(seed)
        self.lang = lang
        self.w = WORDS[lang]
        name, address, mail, own = supplier or rng.choice(SUPPLIERS[lang])
        self.supplier, self.address, self.mail = name, address, mail
        self.currency = currency or own
        pool = PARTS[trade or rng.choice(list(PARTS))]
        count = min(lines or rng.randint(2, 4), len(pool))
        start = rng.randrange(len(pool))
        self.parts = []
        for at in range(count):
            number, text, price, lot = pool[(start + at) % len(pool)]
            price = price * RATES[self.currency] * rng.uniform(0.85, 1.2)
            self.parts.append(dict(part=number, desc=text, price=self.round(price), qty=lot))
        self.weeks = rng.choice([2, 3, 4, 5, 6, 8, 10, 12])
        day = datetime.date(2026, 11, 3) + datetime.timedelta(days=rng.randint(0, 9))
        self.date = day.isoformat()
        self.valid = datetime.date(2026, 12, rng.randint(14, 31)).isoformat()
        self.incoterm = rng.choice(["EXW", "FCA", "DAP", "CPT", "DDP", "FOB"])
        self.place = {"en": "Dayton", "de": "Bremen", "fr": "Lyon", "es": "Bilbao", "it": "Brescia", "zh": "Shenzhen", "ja": "Osaka"}.get(lang, "Rotterdam")
        self.number = f"{rng.choice(['Q', 'AN', 'QT-', 'OF'])}{rng.randint(20261000, 20269999)}"

    def round(self, price):
        if self.currency == "JPY":
            return float(round(price)) if price > 20 else round(price, 2)
        return round(price, 2) if price >= 2 else round(price, 3) if price >= 0.2 else round(price, 4)

    def decimals(self, price):
        text = f"{price:.4f}".rstrip("0")
        places = len(text.split(".")[1]) if "." in text else 0
        return places if self.currency == "JPY" else max(2, places)

    def word(self, key, **given):
        word = self.w[key]
        word = self.rng.choice(word) if isinstance(word, list) else word
        return word.format(c=self.currency, **given) if "{" in word else word

    def money(self, value, sign=""):
        return Num(value, self.decimals(value), sign)

    def lead_text(self):
        if self.rng.random() < 0.3:
            return self.word("days", n=self.weeks * 7)
        return self.word("weeks", n=self.weeks)

    def line(self, part, **more):
        return {"supplier": self.supplier, "part": part["part"], "quantity": part["qty"], "unitPrice": part["price"],
                "currency": self.currency, "leadTimeDays": self.weeks * 7, "incoterm": self.incoterm, "validUntil": self.valid, **more}

    def terms(self, lead=True, currency=True, incoterm=True):
        rng = self.rng
        rows = []
        if lead:
            rows.append((self.word("lead"), self.lead_text()))
        if incoterm:
            rows.append((self.word("inco"), f"{self.incoterm} {self.place}"))
        rows.append((self.word("pay"), self.w["payv"]))
        rows.append((self.word("valid"), date_text(self.valid, self.lang, rng)))
        notes = [f"{label}: {value}" for label, value in rows]
        if currency:
            notes.append(self.word("curline"))
        return notes + [self.w["terms"], self.w["close"]]

    def document(self, layout, tables, notes, lines, **truth):
        w, rng = self.w, self.rng
        return Document(
            lang=self.lang, title=f"{self.word('quote')} {self.number}",
            head=[self.supplier, self.address, f"{self.mail}  Tel. +49 555 01{rng.randint(10, 99)}"],
            buyer=rng.choice(BUYERS),
            meta=[(self.word("number"), self.number), (self.word("date"), date_text(self.date, self.lang, rng)), (self.word("inquiry"), f"RFQ-{rng.randint(1000, 9999)}")],
            intro=[w["intro"]], tables=tables, notes=notes,
            truth={"layout": layout, "language": self.lang, "lines": lines, **truth})


def total_row(q, width, value, label=None):
    row = [None] * width
    row[1 if width > 2 else 0] = label or q.word("grand")
    row[-1] = Num(value)
    return row


def plain(q, sign=False, unit=True, lead_column=False):
    """Position, part, text, quantity, unit price, amount; the terms below."""
    s = SIGNS.get(q.currency, "") if sign and q.currency in ("EUR", "GBP", "PLN", "CZK", "BRL") else ""
    header = [q.word("pos"), q.word("part"), q.word("desc"), q.word("qty")] + ([q.word("unit")] if unit else []) + [q.word("price"), q.word("total")]
    if lead_column:
        header.insert(-1, q.word("lead"))
    rows, total = [], 0
    for at, p in enumerate(q.parts, 1):
        amount = round(p["price"] * p["qty"], 2)
        total += amount
        row = [str(at * q.rng.choice([1, 10]) if at == 1 else at), p["part"], p["desc"], Num(p["qty"], 0)] + ([q.w["each"]] if unit else []) + [q.money(p["price"], s), Num(amount, 2, s)]
        if lead_column:
            row.insert(-1, q.lead_text())
        rows.append(row)
    for at, row in enumerate(rows, 1):
        row[0] = str(at)
    table = Table(header, rows, below=[total_row(q, len(header), round(total, 2))])
    return q.document("plain", [table], q.terms(lead=not lead_column), [q.line(p) for p in q.parts])


def discounted(q, with_net=True):
    """List price, discount, net price: the price is the net one, once."""
    header = [q.word("part"), q.word("desc"), q.word("qty"), q.word("list"), q.word("disc")] + ([q.word("net")] if with_net else []) + [q.word("total")]
    rows, lines = [], []
    for p in q.parts:
        disc = q.rng.choice([5, 10, 12.5, 20])
        listed = q.round(p["price"] / (1 - disc / 100))
        net = q.round(listed * (1 - disc / 100))
        p = {**p, "price": net}
        rows.append([p["part"], p["desc"], Num(p["qty"], 0), q.money(listed), Num(disc, 1)] + ([q.money(net)] if with_net else []) + [Num(round(net * p["qty"], 2))])
        lines.append(q.line(p))
    total = sum(r[-1].value for r in rows)
    return q.document("discounted", [Table(header, rows, below=[total_row(q, len(header), total)])], q.terms(), lines)


TIERS = [100, 250, 500, 1000, 2500]


def breaks_of(q, price):
    count = q.rng.choice([3, 4])
    tiers = TIERS[:count] if q.rng.random() < 0.5 else [10, 50, 100, 500][:count]
    return [(n, q.round(price * f)) for n, f in zip(tiers, [1.28, 1.12, 1.0, 0.93])]


def breaks_across(q, bare=False):
    """A price column for each quantity."""
    first = breaks_of(q, 1)
    tiers = [n for n, _ in first]
    heads = [str(n) if bare else q.word("fromqty", n=n) for n in tiers]
    header = [q.word("part"), q.word("desc")] + heads + [q.word("lead")]
    rows, lines = [], []
    for p in q.parts:
        prices = [q.round(p["price"] * f) for f in [1.28, 1.12, 1.0, 0.93][:len(tiers)]]
        rows.append([p["part"], p["desc"]] + [q.money(x) for x in prices] + [q.word("weeks", n=q.weeks)])
        lines.append(q.line(p, quantity=None, unitPrice=None, breaks=list(zip(tiers, prices))))
    notes = [f"{q.word('price')}, {q.currency}" if bare else q.word("curline")] + q.terms(lead=False, currency=False)
    return q.document("breaks-across", [Table(header, rows)], notes, lines)


def breaks_down(q, repeat=True):
    """A row for each quantity; the part stands in the first, or in all."""
    header = [q.word("part"), q.word("desc"), q.word("qty"), q.word("price")]
    rows, lines = [], []
    for p in q.parts[:2]:
        tiers = breaks_of(q, p["price"])
        for at, (n, price) in enumerate(tiers):
            named = repeat or at == 0
            rows.append([p["part"] if named else None, p["desc"] if named else None, Num(n, 0), q.money(price)])
        lines.append(q.line(p, quantity=None, unitPrice=None, breaks=tiers))
    return q.document("breaks-down", [Table(header, rows)], q.terms(), lines)


def charge_rows(q, blank=False, kind="t_tool"):
    """One-time charges as rows among, or below, the parts."""
    header = [q.word("pos"), q.word("part"), q.word("desc"), q.word("qty"), q.word("price"), q.word("total")]
    parts = q.parts[:1] if q.rng.random() < 0.5 else q.parts[:2]
    rows, charges, at = [], [], 0
    for p in parts:
        at += 1
        rows.append([str(at), p["part"], p["desc"], Num(p["qty"], 0), q.money(p["price"]), Num(round(p["price"] * p["qty"], 2))])
        cost = float(round(q.rng.choice([350, 480, 1250, 2900, 5400]) * RATES[q.currency], -1))
        name = q.w[kind] if len(parts) == 1 else f"{q.w[kind]} {p['part']}"
        row = [None if blank else str(at + 1), None, name, Num(1, 0), Num(cost), Num(cost)]
        charges.append({"part": p["part"], "amount": cost})
        if not blank:
            at += 1
            rows.append(row)
        else:
            p["_late"] = row
    total = sum(r[-1].value for r in rows)
    below = [total_row(q, 6, total)]
    if blank:
        below += [[None] * 6] + [p.pop("_late") for p in parts]
    lines = [q.line(p) for p in parts]
    return q.document("charge-rows-below" if blank else "charge-rows", [Table(header, rows, below=below)], q.terms(), lines, charges=charges)


def charge_column(q):
    """Tooling in a column of its own."""
    header = [q.word("part"), q.word("desc"), q.word("qty"), q.word("price"), q.word("tooling"), q.word("moq"), q.word("leadweeks")]
    rows, lines, charges = [], [], []
    for p in q.parts:
        cost = float(round(q.rng.choice([0, 800, 1500, 4200]) * RATES[q.currency], -1))
        moq = p["qty"] // 2
        rows.append([p["part"], p["desc"], Num(p["qty"], 0), q.money(p["price"]), Num(cost), Num(moq, 0), Num(q.weeks, 0)])
        lines.append(q.line(p, minimumOrder=moq))
        if cost:
            charges.append({"part": p["part"], "amount": cost})
    return q.document("charge-column", [Table(header, rows)], q.terms(lead=False), lines, charges=charges)


CHARGE_TEXT = {
    "en": "{name} {money}, one time, not included in the unit price.", "de": "{name} {money}, nicht im Stückpreis enthalten.",
    "fr": "{name} : {money}, non compris dans le prix unitaire.", "es": "{name}: {money}, no incluido en el precio unitario.",
    "it": "{name}: {money}, non compreso nel prezzo unitario.", "pt": "{name}: {money}, não incluído no preço unitário.",
    "pl": "{name}: {money}, nie wliczone w cenę.", "nl": "{name}: {money}, niet in de stukprijs inbegrepen.",
    "sv": "{name}: {money}, ingår inte i styckpriset.", "da": "{name}: {money}, ikke inkluderet i stykprisen.",
    "no": "{name}: {money}, ikke inkludert i stykkprisen.", "cs": "{name}: {money}, není v ceně za kus.",
    "zh": "{name}：{money}，不含在单价内。", "ja": "{name}：{money}（単価に含まず）",
}


def charge_text(q):
    """The tooling is said in a sentence below the table."""
    p = q.parts[0]
    q.parts = [p]
    cost = float(round(q.rng.choice([950, 2400, 7800]) * RATES[q.currency], -1))
    doc = plain(q)
    money = f"{q.currency} {number_text(cost, 2, q.lang)}" if q.rng.random() < 0.5 else f"{number_text(cost, 2, q.lang)} {q.currency}"
    doc.notes.insert(0, CHARGE_TEXT[q.lang].format(name=q.w["t_tool"], money=money))
    doc.truth.update(layout="charge-text", charges=[{"part": p["part"], "amount": cost}])
    return doc


def two_header_rows(q):
    """Group heads above the heads: Part | Price | Delivery."""
    w = q.w
    top = [w["part"][0], None, w["qty"][0], w["price"][0], None, w["lead"][0]]
    second = [q.word("number"), q.word("desc"), w["each"], q.currency, "%", w["leadweeks"][0].split("(")[-1].strip(")")]
    second[0] = "No." if q.lang == "en" else "Nr."
    rows = [[p["part"], p["desc"], Num(p["qty"], 0), q.money(p["price"]), None, Num(q.weeks, 0)] for p in q.parts]
    second[4] = None
    return q.document("two-header-rows", [Table(second, rows, header_rows=[top])], q.terms(lead=False, currency=False), [q.line(p) for p in q.parts])


def sections(q):
    """Parts in titled groups with sub-totals."""
    header = [q.word("part"), q.word("desc"), q.word("qty"), q.word("price"), q.word("total")]
    rows, lines, total = [], [], 0
    for title, group in (("A. Prototype" if q.lang == "en" else "A.", q.parts[:2]), ("B. Series" if q.lang == "en" else "B.", q.parts[2:])):
        if not group:
            continue
        rows.append([f"{title} {PART_GROUP[q.lang]}", None, None, None, None])
        sub = 0
        for p in group:
            amount = round(p["price"] * p["qty"], 2)
            sub += amount
            rows.append([p["part"], p["desc"], Num(p["qty"], 0), q.money(p["price"]), Num(amount)])
            lines.append(q.line(p))
        rows.append([None, q.w["sub"], None, None, Num(round(sub, 2))])
        total += sub
    return q.document("sections", [Table(header, rows, below=[total_row(q, 5, round(total, 2))])], q.terms(), lines)


PART_GROUP = {"en": "parts", "de": "Bauteile", "fr": "pièces", "es": "piezas", "it": "particolari", "pt": "peças", "pl": "części", "nl": "onderdelen", "sv": "detaljer", "da": "emner", "no": "deler", "cs": "díly", "zh": "零件", "ja": "部品"}


def label_value(q):
    """One part, a label and a value to a row."""
    p = q.parts[0]
    rows = [
        [q.word("part"), p["part"]], [q.word("desc"), p["desc"]], [q.word("qty"), Num(p["qty"], 0)],
        [q.w["price"][0], q.money(p["price"])], [q.word("currency"), q.currency], [q.w["t_tool"], Num(float(round(1800 * RATES[q.currency], -1)))],
        [q.word("lead"), q.lead_text()], [q.word("inco"), f"{q.incoterm} {q.place}"], [q.word("pay"), q.w["payv"]],
        [q.word("valid"), date_text(q.valid, q.lang, q.rng)]]
    charges = [{"part": p["part"], "amount": rows[5][1].value}]
    return q.document("label-value", [Table([], rows)], [q.w["terms"], q.w["close"]], [q.line(p)], charges=charges)


def blank_after_header(q):
    doc = plain(q, unit=False)
    doc.tables[0].blank_after_header = True
    doc.truth["layout"] = "blank-after-header"
    return doc


def per_hundred(q, size=100, column=True):
    """Prices for a hundred or a thousand, said in a column or in the header."""
    head = q.w["price"][0]
    header = [q.word("part"), q.word("desc"), q.word("qty")] + ([head, q.word("unit")] if column else [f"{head} {q.w['per'].format(n=size)}"]) + [q.word("total")]
    rows, lines = [], []
    for p in q.parts:
        price = round(p["price"] * size, 2)
        rows.append([p["part"], p["desc"], Num(p["qty"], 0), Num(price)] + ([q.w["per"].format(n=size)] if column else []) + [Num(round(price * p["qty"] / size, 2))])
        lines.append(q.line({**p, "price": price}, per=size))
    total = sum(r[-1].value for r in rows)
    return q.document("per-hundred", [Table(header, rows, below=[total_row(q, len(header), round(total, 2))])], q.terms(), lines)


def by_weight(q, unit="kg"):
    """Material by weight."""
    header = [q.word("pos"), q.word("part"), q.word("desc"), q.word("qty"), q.word("unit"), q.w["price"][0] if unit != "kg" else f"{q.currency}/kg", q.word("total")]
    stock = [("1.4301-RD30", "Round bar 30 mm", 4.10, 850), ("S235-FL40X10", "Flat bar 40x10", 1.28, 2400)]
    rows, lines = [], []
    for at, (part, desc, price, qty) in enumerate(stock, 1):
        price = round(price * RATES[q.currency], 2)
        rows.append([str(at), part, desc, Num(qty, 0), unit, Num(price), Num(round(price * qty, 2))])
        lines.append(q.line(dict(part=part, price=price, qty=qty), unit=unit))
    return q.document("by-weight", [Table(header, rows)], q.terms(), lines)


def lots(q):
    """One part called off in lots: not price breaks, one offer."""
    p = q.parts[0]
    header = [q.word("pos"), q.word("part"), q.word("desc"), q.word("qty"), q.word("lead"), q.word("price"), q.word("total")]
    rows = []
    for at, weeks in enumerate([4, 8, 12], 1):
        rows.append([str(at), p["part"], p["desc"], Num(p["qty"], 0), q.word("weeks", n=weeks), q.money(p["price"]), Num(round(p["price"] * p["qty"], 2))])
    total = sum(r[-1].value for r in rows)
    line = q.line({**p, "qty": p["qty"] * 3}, quantity=[p["qty"], p["qty"] * 3], leadTimeDays=[28, 56, 84])
    return q.document("lots", [Table(header, rows, below=[total_row(q, 7, round(total, 2))])], q.terms(lead=False), [line], lots=True)


def many_lines(q, count):
    """Longer than a page."""
    base = q.parts[0]
    q.parts = [dict(part=f"{base['part'].split(' ')[0]}-{100 + at}", desc=f"{base['desc']} {'ABCDEFGH'[at % 8]}{at}", price=q.round(base["price"] * (0.7 + 0.013 * at)), qty=base["qty"] + 5 * at) for at in range(count)]
    doc = plain(q)
    doc.truth["layout"] = "over-pages"
    return doc


def alternatives(q):
    """The last row is an alternative, not to drawing."""
    doc = plain(q)
    table = doc.tables[0]
    p = q.parts[-1]
    cheap = q.round(p["price"] * 0.7)
    row = list(table.rows[-1])
    row[0] = f"{len(table.rows)}a"
    row[2] = f"{q.w['alt']}: {ALT_TEXT[q.lang]}"
    row[-2], row[-1] = q.money(cheap), Num(round(cheap * p["qty"], 2))
    table.rows.append(row)
    table.below = []
    doc.truth["lines"].append(q.line({**p, "price": cheap}, alternative=True))
    doc.truth["layout"] = "alternatives"
    return doc


ALT_TEXT = {"en": "similar part from stock, not to drawing", "de": "ähnliches Lagerteil, nicht nach Zeichnung", "fr": "pièce similaire en stock, non conforme au plan", "es": "pieza similar de stock, no según plano", "it": "particolare simile a magazzino, non a disegno", "pt": "peça semelhante em stock, não conforme desenho", "pl": "podobna część z magazynu, niezgodna z rysunkiem", "nl": "vergelijkbaar voorraaddeel, niet volgens tekening", "sv": "liknande lagerartikel, ej enligt ritning", "da": "lignende lagervare, ikke efter tegning", "no": "tilsvarende lagervare, ikke etter tegning", "cs": "podobný díl skladem, ne dle výkresu", "zh": "类似库存件，不按图纸", "ja": "類似在庫品、図面と異なる"}


def suppliers_across(q, others=2):
    """A buyer's comparison: fields down, suppliers across."""
    w, p = q.w, q.parts[0]
    names = [q.supplier] + [s[0] for s in q.rng.sample([s for group in SUPPLIERS.values() for s in group if s[0] != q.supplier], others)]
    prices = [q.round(p["price"] * f) for f in (1, 0.94, 1.08)][:others + 1]
    leads = [4, 6, 3][:others + 1]
    rows = [
        [q.word("part")] + [p["part"]] * len(names), [q.word("qty")] + [Num(p["qty"], 0)] * len(names),
        [q.w["price"][0]] + [q.money(x) for x in prices], [q.word("currency")] + [q.currency] * len(names),
        [q.word("lead")] + [w["weeks"].format(n=n) for n in leads]]
    header = [q.w["supplier"][0]] + names
    lines = [{"supplier": n, "part": p["part"], "quantity": p["qty"], "unitPrice": x, "currency": q.currency, "leadTimeDays": l * 7} for n, x, l in zip(names, prices, leads)]
    doc = q.document("suppliers-across", [Table(header, rows)], [], lines)
    doc.head, doc.meta, doc.intro, doc.title = [], [], [], f"RFQ {q.number}"
    return doc


def supplier_rows(q):
    """Supplier names in rows of their own between the parts."""
    others = q.rng.sample([s for group in SUPPLIERS.values() for s in group if s[0] != q.supplier], 1)
    header = [q.word("part"), q.word("desc"), q.word("qty"), f"{q.w['price'][0]} ({q.currency})", q.word("lead")]
    rows, lines = [], []
    for name, factor, weeks in ((q.supplier, 1, q.weeks), (others[0][0], 1.06, q.weeks + 1)):
        rows.append([f"{q.w['supplier'][0]}: {name}", None, None, None, None])
        for p in q.parts[:2]:
            price = q.round(p["price"] * factor)
            rows.append([p["part"], p["desc"], Num(p["qty"], 0), q.money(price), q.w["weeks"].format(n=weeks)])
            lines.append({"supplier": name, "part": p["part"], "quantity": p["qty"], "unitPrice": price, "currency": q.currency, "leadTimeDays": weeks * 7})
    doc = q.document("supplier-rows", [Table(header, rows)], [], lines)
    doc.head, doc.meta, doc.intro, doc.title = [], [], [], ""
    return doc


def supplier_column(q):
    """A buyer's sheet: the supplier is a column."""
    others = q.rng.sample([s for group in SUPPLIERS.values() for s in group if s[0] != q.supplier], 2)
    header = [q.word("supplier"), q.word("part"), q.word("qty"), q.w["price"][0], q.word("currency"), q.word("leadweeks"), "Incoterm", q.word("tooling")]
    rows, lines, charges = [], [], []
    for at, name in enumerate([q.supplier] + [o[0] for o in others]):
        p = q.parts[0]
        price, weeks, cost = q.round(p["price"] * (1 + 0.05 * at)), q.weeks + at, float(500 * at)
        rows.append([name, p["part"], Num(p["qty"], 0), q.money(price), q.currency, Num(weeks, 0), "DAP", Num(cost)])
        lines.append({"supplier": name, "part": p["part"], "quantity": p["qty"], "unitPrice": price, "currency": q.currency, "leadTimeDays": weeks * 7, "incoterm": "DAP"})
        if cost:
            charges.append({"part": p["part"], "supplier": name, "amount": cost})
    doc = q.document("supplier-column", [Table(header, rows)], [], lines, charges=charges)
    doc.head, doc.meta, doc.intro, doc.title = [], [], [], ""
    return doc


def freight_row(q):
    """Packing and freight as the last rows, before the total."""
    doc = plain(q, unit=False)
    table = doc.tables[0]
    pack, freight = (float(round(x * RATES[q.currency], -1)) for x in (45, 180))
    for name, cost in ((q.w["t_pack"], pack), (q.w["t_freight"], freight)):
        table.rows.append([None, None, name, None, None, Num(cost)])
    table.below = [total_row(q, 6, round(sum(r[-1].value for r in table.rows), 2))]
    doc.truth.update(layout="freight-rows", charges=[{"amount": pack}, {"amount": freight}])
    return doc


def vat_columns(q):
    """Like an invoice: net, tax, gross."""
    rate = {"en": 20, "de": 19, "fr": 20, "es": 21, "it": 22, "pt": 23, "pl": 23, "nl": 21, "sv": 25, "da": 25, "no": 25, "cs": 21, "zh": 13, "ja": 10}[q.lang]
    tax = q.w["vat"].split(" ")[0] if q.lang not in ("zh", "ja") else q.w["vat"][:3]
    header = [q.word("pos"), q.word("desc"), q.word("part"), q.word("qty"), q.word("unit"), q.w["price"][0], f"{tax} %", q.word("total")]
    rows = [[str(at), p["desc"], p["part"], Num(p["qty"], 0), q.w["each"], q.money(p["price"]), Num(rate, 0), Num(round(p["price"] * p["qty"], 2))] for at, p in enumerate(q.parts, 1)]
    total = round(sum(r[-1].value for r in rows), 2)
    vat = round(total * rate / 100, 2)
    below = [total_row(q, 8, total, q.w["grand"][0]), total_row(q, 8, vat, q.w["vat"]), total_row(q, 8, round(total + vat, 2), GROSS[q.lang])]
    return q.document("tax-column", [Table(header, rows, below=below)], q.terms(), [q.line(p) for p in q.parts])


GROSS = {"en": "Total incl. VAT", "de": "Gesamtbetrag brutto", "fr": "Total TTC", "es": "Total con IVA", "it": "Totale IVA inclusa", "pt": "Total com IVA", "pl": "Razem brutto", "nl": "Totaal incl. btw", "sv": "Att betala inkl. moms", "da": "I alt inkl. moms", "no": "Sum inkl. mva.", "cs": "Celkem s DPH", "zh": "含税总计", "ja": "税込合計"}


def remarks(q):
    """Notes of a job shop between table and terms, with numbers that are no prices."""
    doc = plain(q, lead_column=True)
    doc.notes = NOISE[q.lang] + doc.notes
    doc.truth["layout"] = "remarks"
    return doc


NOISE = {
    "en": ["Material: 1.4301 / AISI 304, EN 10204-3.1 available at extra cost.", "Tolerances to ISO 2768-mK; drawing rev. 3 of 12 Oct 2026. Over- or under-delivery of 5% reserved.", "ISO 9001:2015 certified, certificate no. 73 100 4821."],
    "de": ["Werkstoff: 1.4301, Abnahmeprüfzeugnis 3.1 gegen Mehrpreis.", "Toleranzen nach ISO 2768-mK; Zeichnung Rev. 3 vom 12.10.2026. Mehr- oder Minderlieferung 5 % vorbehalten.", "HRB 40521 Amtsgericht Stuttgart, USt-IdNr. DE 811 902 334, IBAN DE12 5001 0517 0648 4898 90"],
    "fr": ["Matière : 1.4301. Tolérances ISO 2768-mK ; plan indice C du 12/10/2026.", "SIRET 412 908 221 00034 – TVA FR 55 412908221 – Capital 152 000 €"],
    "es": ["Material: 1.4301. Tolerancias según ISO 2768-mK. Variación de cantidad ±5 %.", "CIF B20993311, IBAN ES91 2100 0418 4502 0005 1332"],
    "it": ["Materiale: 1.4301. Tolleranze ISO 2768-mK; disegno rev. 3 del 12/10/2026.", "P.IVA 03211560171, REA BS-514420, Cap. Soc. € 90.000,00 i.v."],
    "pt": ["Material: 1.4301. Tolerâncias ISO 2768-mK.", "NIPC 501 882 333, Capital social 250.000,00 €"],
    "pl": ["Materiał: 1.4301. Tolerancje wg ISO 2768-mK.", "NIP 644-10-22-331, REGON 272331908, KRS 0000123456"],
    "nl": ["Materiaal: 1.4301. Toleranties volgens ISO 2768-mK.", "KvK 17082245, btw NL 0088.12.341.B01, IBAN NL91 ABNA 0417 1643 00"],
    "sv": ["Material: 1.4301. Toleranser enligt ISO 2768-mK.", "Org.nr 556201-4432, Bankgiro 5211-0098, Godkänd för F-skatt"],
    "da": ["Materiale: 1.4301. Tolerancer iht. ISO 2768-mK.", "CVR 28 11 90 45, Danske Bank reg. 3201 konto 10042288"],
    "no": ["Materiale: 1.4301. Toleranser iht. ISO 2768-mK.", "Org.nr. 914 778 222 MVA"],
    "cs": ["Materiál: 1.4301. Tolerance dle ISO 2768-mK.", "IČO 25512233, DIČ CZ25512233"],
    "zh": ["材质：SUS304，公差按ISO 2768-mK。", "税号：91441900MA4W7TXX33 开户行：中国银行长安支行"],
    "ja": ["材質：SUS304　公差：JIS B 0405-m", "登録番号 T1120001012345　振込先：三井住友銀行 東大阪支店 普通 1234567"],
}


def minimum_charge(q):
    """A minimum lot charge is money, not pieces."""
    doc = plain(q)
    cost = number_text(float(round(150 * RATES[q.currency], -1)), 2, q.lang)
    doc.notes.insert(0, MINIMUM[q.lang].format(money=f"{cost} {q.currency}"))
    doc.truth.update(layout="minimum-charge", noMinimumPieces=True)
    return doc


MINIMUM = {"en": "Minimum order value {money}.", "de": "Mindestauftragswert {money}.", "fr": "Minimum de facturation : {money}.", "es": "Pedido mínimo: {money}.", "it": "Importo minimo d'ordine: {money}.", "pt": "Valor mínimo de encomenda: {money}.", "pl": "Minimalna wartość zamówienia: {money}.", "nl": "Minimale orderwaarde {money}.", "sv": "Minsta ordervärde {money}.", "da": "Mindste ordrebeløb {money}.", "no": "Minste ordrebeløp {money}.", "cs": "Minimální hodnota objednávky {money}.", "zh": "最低订单金额：{money}。", "ja": "最低注文金額：{money}"}


def no_currency(q):
    """Nothing says what the prices are in: it must be asked."""
    doc = plain(q)
    table = doc.tables[0]
    table.header = [h.replace(f" ({q.currency})", "").replace(f"({q.currency})", "").replace(f" {q.currency}", "") for h in table.header]
    doc.head = [q.supplier]
    doc.notes = [n for n in q.terms(currency=False)]
    doc.truth.update(layout="no-currency", ask="currency")
    return doc
