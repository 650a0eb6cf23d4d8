"""Labels and pointers of the words become offers with prices, and charges."""

import re

from labels import LABEL, LABELS
from meanings import bare, currency_of, language_of, per_of
from words import parse_number

DOLLARS = ("CAD", "AUD", "NZD", "SGD", "HKD", "MXN")
HEADS = ("part", "qty", "brk", "sup", "per", "cur", "lead", "moq", "inco", "valid", "ldisc", "alt")


class Decoder:
    """`words` as `predict` writes them."""

    def __init__(self, units, words, threshold=0.5):
        self.units, self.words, self.threshold = units, words, threshold
        self.language = language_of(units)
        self.row = {unit["i"]: unit["r"] for unit in units}
        self.table = {unit["i"]: unit["t"] for unit in units}
        self.in_row = {}
        for j, word in enumerate(words):
            if word[3] is not None:
                self.in_row.setdefault(self.row[word[0]], []).append(j)

    def text(self, j):
        unit, start, end = self.words[j][:3]
        return self.units[unit]["text"][start:end]

    def run(self, j, label, both_ways=False):
        """The words with that label around a word, within its cell or line."""
        unit = self.words[j][0]

        def belongs(k):
            word = self.words[k]
            return word[0] == unit and (word[4] == LABEL[label] or word[6].get(label, 0) > 0.4)

        first = last = j
        while last + 1 < len(self.words) and belongs(last + 1):
            last += 1
        while both_ways and first > 0 and belongs(first - 1):
            first -= 1
        text = self.units[unit]["text"][self.words[first][1] : self.words[last][2]]
        return text.strip(" ,;:-–|·").rstrip(".")

    def count(self, j):
        """The number of a word, with the groups of three that a space put into words of their own: "2 000+"."""
        unit, start, end, value, label = self.words[j][:5]
        text = self.text(j)
        while j + 1 < len(self.words) and re.fullmatch("[0-9]{1,3}( [0-9]{3})*", text):
            following = self.words[j + 1]
            if following[0] != unit or following[1] != end + 1 or following[4] != label or not re.match("[0-9]{3}(?![0-9])", self.text(j + 1)):
                break
            text, end, j = text + " " + self.text(j + 1)[:3], following[2], j + 1
            value = float(text.replace(" ", ""))
        if value is not None:
            return value
        digits = re.search(r"[0-9][0-9.,'’]*", text)
        if not digits:
            return None
        value = parse_number(digits.group(0).rstrip(".,"))[0]
        return value * 1000 if value is not None and re.search(r"[0-9]\s?[kK]\b", text) else value

    def best(self, j, head):
        pointed = (self.words[j][7] or {}).get(head)
        return pointed[0] if pointed else [-1, 1.0]

    def price_lines(self):
        lines = []
        for j, word in enumerate(self.words):
            price = word[3]
            if word[7] is None or not word[8] or word[6].get("PRICE", 0) < self.threshold or price is None or price <= 0:
                continue
            at = {head: self.best(j, head) for head in HEADS}
            has = {head: place for head, (place, _) in at.items() if place >= 0}
            confidence = {head: chance for head, (_, chance) in at.items()} | {"price": word[6]["PRICE"]}
            lines.append(
                dict(
                    j=j, price=price, confidence=confidence, part=self.run(has["part"], "PART") if "part" in has else None, quantity=self.count(has["qty"]) if "qty" in has else None,
                    step=self.count(has["brk"]) if "brk" in has else None, supplier=self.run(has["sup"], "SUP", True) if "sup" in has else None,
                    per=(per_of(self.text(has["per"])) if "per" in has else None) or 1, currency=currency_of(self.text(has["cur"]), self.language) if "cur" in has else None,
                    lead=self.run(has["lead"], "LEAD", True) if "lead" in has else None, moq=self.count(has["moq"]) if "moq" in has else None,
                    incoterm=self.text(has["inco"]).strip("()[],;:.").upper() if "inco" in has else None, valid=self.run(has["valid"], "VALID", True) if "valid" in has else None, alternative="alt" in has,
                )
            )  # fmt: skip
        return lines

    def decode(self):
        """lines: with price steps; charges; sure: the chance that no price is missed."""
        lines = self.price_lines()
        for line in lines:
            if line["step"] is None:
                self.prove(line)
        self.currencies(lines)
        lines = self.without_copies(lines)
        join_steps(lines, lambda line: self.table[self.words[line["j"]][0]])
        missed = 1.0
        for word in self.words:
            if word[8] and word[6].get("PRICE", 0) < self.threshold:
                missed *= 1 - word[6].get("PRICE", 0)
        return dict(lines=grouped(lines), charges=self.charges(), sure=missed)

    def prove(self, line):
        """Where quantity × price is no total of the row, but would be with another of the quantities proposed, that one is taken."""
        row = self.in_row.get(self.row[self.words[line["j"]][0]], [])
        others = [k for k in row if k != line["j"]]
        totals = [self.words[k][3] for k in others if LABELS[self.words[k][4]] == "LTOT"]

        def proved(quantity, per):
            return bool(quantity) and quantity != 1 and any(abs(t - quantity * line["price"] / per) <= max(0.0051, abs(t) * 1e-4) for t in totals)

        if not totals or proved(line["quantity"], line["per"]):
            return
        pointed = self.words[line["j"]][7]
        quantities = pointed["qty"] + [[k, 0.002] for k in others if LABELS[self.words[k][4]] not in ("LTOT", "PART", "POS", "OPRICE")]
        candidates = []
        for word, chance in quantities:
            quantity = self.count(word) if word >= 0 else None
            for other, per_chance in [*pointed["per"], [-1, 0.001]]:
                per = per_of(self.text(other)) if other >= 0 else 1
                if per and proved(quantity, per):
                    candidates.append((chance * per_chance, quantity, per))
        if candidates:
            chance, line["quantity"], line["per"] = max(candidates)
            line["confidence"]["qty"] = max(chance, 0.5)

    def currencies(self, lines):
        """What the only sign in the document says, where none was pointed to; which dollar, where a code says so."""
        found = {}
        for j, word in enumerate(self.words):
            currency = currency_of(self.text(j), self.language)
            if currency and (LABELS[word[4]] in ("CUR", "PRICE", "LTOT", "SUM", "SUBT", "CHG") or re.fullmatch(r"[(\[]?[A-Z]{3}[)\],.:;]*", self.text(j))):
                found.setdefault(currency, []).append(self.text(j).upper())
        dollars = [currency for currency in found if currency in DOLLARS]
        names_dollar = any("USD" in text for text in found.get("USD", []))
        for line in lines:
            if line["currency"] is None and len(found) == 1:
                line["currency"] = next(iter(found))
                line["confidence"]["cur"] = min(0.9, max(line["confidence"]["cur"], 0.5))
            if line["currency"] == "USD" and len(dollars) == 1 and not names_dollar:
                line["currency"] = dollars[0]

    def without_copies(self, lines):
        """Without a table whose offers all stand in another one too: text and attachment, summary and list."""
        tables = {}
        for line in lines:
            key = (bare(line["part"] or ""), line["quantity"] or line["step"], round(line["price"], 6))
            tables.setdefault(self.table[self.words[line["j"]][0]], []).append(key)
        gone = set()
        for whole in sorted(tables, key=lambda table: -len(tables[table])):
            for other in tables:
                if other != whole and whole not in gone and set(tables[other]) <= set(tables[whole]):
                    gone.add(other)
        return [line for line in lines if self.table[self.words[line["j"]][0]] not in gone]

    def charges(self):
        """Each once a row. Below all offers nothing is the last one's alone, unless its part is named there too."""
        found, rows = [], set()
        last_price = max((self.row[word[0]] for word in self.words if word[6].get("PRICE", 0) >= self.threshold), default=-1)
        for j, word in enumerate(self.words):
            chance, row = word[6].get("CHG", 0), self.row[word[0]]
            if word[7] is None or not word[8] or chance < self.threshold or not word[3]:
                continue
            if (row, word[3]) in rows:
                continue
            rows.add((row, word[3]))
            part, kind, supplier = (self.best(j, head)[0] for head in ("part", "kind", "sup"))
            if row > last_price and part >= 0 and self.row[self.words[part][0]] <= last_price:
                part = -1
            found.append(
                dict(
                    amount=word[3], part=self.run(part, "PART") if part >= 0 else None, kind=self.run(kind, "KIND", True) if kind >= 0 else None,
                    supplier=self.run(supplier, "SUP", True) if supplier >= 0 else None, chance=chance,
                )
            )  # fmt: skip
        return found


def join_steps(lines, table_of):
    """The same part in several rows, cheaper for more: those are steps."""
    groups = {}
    for line in lines:
        if line["step"] is None and line["quantity"] and line["part"]:
            groups.setdefault((bare(line["part"]), bare(line["supplier"] or ""), table_of(line)), []).append(line)
    for group in groups.values():
        ordered = sorted(group, key=lambda line: line["quantity"])
        pairs = list(zip(ordered, ordered[1:]))
        if pairs and all(a["quantity"] < b["quantity"] and a["price"] / a["per"] > b["price"] / b["per"] for a, b in pairs):
            for line in ordered:
                line["step"], line["confidence"]["brk"] = line["quantity"], line["confidence"]["qty"]


def grouped(lines):
    """One offer for all steps of a part of a supplier."""
    offers, of_key = [], {}
    for line in lines:
        price = line["price"] / line["per"]
        if line["step"] is None:
            offers.append(dict(line, prices=[(0, price)], members=[line]))
            continue
        key = (bare(line["part"] or ""), bare(line["supplier"] or ""))
        offer = of_key.get(key)
        if offer is None or any(step == line["step"] for step, _ in offer["prices"]):
            offer = of_key[key] = dict(line, prices=[], members=[])
            offers.append(offer)
        offer["prices"].append((line["step"], price))
        offer["members"].append(line)
    for offer in offers:
        offer["core"], offer["full"] = 1.0, 1.0
        for member in offer["members"]:
            c = member["confidence"]
            offer["core"] *= c["price"] * c["part"] * c["per"] * (c["qty"] if member["step"] is None else c["brk"])
            offer["full"] = min(offer["full"], c["sup"] * c["cur"])
        offer["prices"].sort()
        if len(offer["prices"]) == 1:
            offer["quantity"] = offer["quantity"] if offer["quantity"] is not None else offer["step"]
            offer["prices"] = [(0, offer["prices"][0][1])]
    return offers
