"""The hand that writes a made quote: its language, how it writes numbers and money, its companies and parts."""

import json
import os
import random
import re

from page import Ref, Segment

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, "..", "..", ".cache", "reader")


def load(name):
    for folder in (HERE, os.environ.get("READER_DATA", CACHE)):
        path = os.path.join(folder, name)
        if os.path.exists(path):
            with open(path) as file:
                return json.load(file)
    raise FileNotFoundError(name)


V = load("vocabulary.json")
LEXICON = load("lexicon.json") | {"tr": V["turkishHeaders"]}
POOLS = load("pools.json")
COMMA = ("de", "fr", "it", "es", "pl", "nl", "pt", "cs", "sv", "da", "no", "tr")
SPACED = ("fr", "pl", "cs", "sv", "no")
QUANTITIES = [1, 2, 3, 5, 10, 20, 25, 50, 100, 200, 250, 300, 400, 500, 1000, 1200, 2000, 2500, 5000, 10000]
pick, chance = random.choice, lambda p: random.random() < p


def letters(count):
    return "".join(pick("ABCDEFGHJKLMNPRSTUVWXZ") for _ in range(count))


def digits(count):
    return "".join(pick("0123456789") for _ in range(count))


class Hand:
    def __init__(self):
        self.language = random.choices(list(V["weights"]), list(V["weights"].values()))[0]
        self.words = V["languages"][self.language]
        self.headers = LEXICON[self.language]
        self.pool = POOLS.get(self.language, {})
        self.currency = pick(V["currencies"][self.language]) if chance(0.93) else pick(["EUR", "USD", "GBP", "CHF"])
        self.sign = pick(V["signs"].get(self.currency, [self.currency])) if chance(0.75) else self.currency
        comma = (self.language in COMMA) != chance(0.06)
        self.decimal = "," if comma else "."
        self.thousands = self.thousands_sign(comma)
        self.number_cells = chance(0.4)
        self.gap = pick(["", " "])
        self.sign_first = chance(0.25 if comma else 0.8)
        self.sign_in_cell = False
        self.casing = pick(["snake", "camel", "upper"]) if chance(0.16) else None
        self.odd_unit = self.invented().lower() if chance(0.05) else None
        self.buyer = self.company()

    def thousands_sign(self, comma):
        if self.currency == "CHF" and chance(0.5):
            self.decimal = "."
            return pick(["'", "’", ""])
        if comma:
            return pick([" ", " ", "", ".", "\u00a0"]) if self.language in SPACED else pick([".", "", " ", "."])
        return pick([",", ",", "", ",", " " if chance(0.2) else ","])

    # Words

    def invented(self):
        return "".join(pick(V["syllables"]) for _ in range(random.randint(2, 3))).capitalize()

    def company(self):
        if chance(0.3) and self.pool.get("suppliers"):
            name = pick(self.pool["suppliers"])
            first, _, rest = name.partition(" ")
            if rest and self.language not in ("zh", "ja") and chance(0.6):
                return f"{self.invented().upper() if first.isupper() else self.invented()} {rest}"
            return name
        trade, suffix = pick(self.words["trades"]), pick(self.words["suffixes"])
        if self.language == "zh":
            return "".join(pick(V["chineseNames"]) for _ in range(random.randint(2, 4))) + trade + suffix
        if self.language == "ja":
            name = pick(V["japaneseNames"]) + trade
            return pick(["株式会社", "有限会社"]) + name if chance(0.5) else name + "株式会社"
        forms = ["{n} {t} {s}", "{n} {s}", "{n} & {m} {s}", "{t} {n} {s}", "{n}-{t} {s}", "{n} {t}", "{n} {t} & {u} {s}", "{a}. {n} {s}", "{n}", "{n} {t} {c}"]
        name = pick(forms).format(n=self.invented(), m=self.invented(), t=trade, u=pick(self.words["trades"]), s=suffix, a=letters(1), c=pick(V["cities"])).strip()
        return name.upper() if chance(0.12) else name

    def person(self):
        return f"{pick(V['firstNames'])} {self.invented()}"

    def address(self):
        return pick(self.words["streets"]).format(random.randint(1, 200)) + pick([", ", " - ", "  "]) + f"{digits(5)} {pick(V['cities'])}"

    def description(self):
        if chance(0.6) and self.pool.get("descriptions"):
            return pick(self.pool["descriptions"])
        return " ".join(pick(self.words["things"]) for _ in range(random.randint(1, 5)))

    def note(self):
        pool = self.pool.get("notes") or POOLS["en"]["notes"]
        return Segment(pick(pool), "OTHER")

    def unit(self):
        return self.odd_unit or pick(self.words["units"])

    def header(self, thing):
        if thing in V["extraHeaders"]:
            said = pick(V["extraHeaders"][thing])
        else:
            said = pick(self.headers.get(thing) or LEXICON["en"].get(thing) or [thing])
            if chance(0.05):
                said = pick(LEXICON["en"].get(thing, [said]))
            elif self.language != "en" and chance(0.06):
                said += pick([" / ", " ", "/"]) + pick(LEXICON["en"].get(thing, [said]))
        if self.casing == "snake":
            return re.sub(r"[^\w]+", "_", said.lower()).strip("_")
        if self.casing == "camel":
            return "".join(word.capitalize() for word in re.split(r"[^\w]+", said))
        if self.casing == "upper" or chance(0.05):
            return said.upper()
        if chance(0.5) and said[:1].islower():
            return said[:1].upper() + said[1:] if chance(0.7) else said.title()
        return said.replace(" ", pick(["_", "-", "."])) if chance(0.05) else said

    def date(self):
        year, month, day = random.randint(2024, 2028), random.randint(1, 12), random.randint(1, 28)
        named = f"{day} {pick(['January', 'March', 'May', 'Nov', 'Dec', 'Juni', 'août', 'Oct.'])} {year}"
        return pick([f"{year}-{month:02}-{day:02}", f"{day:02}.{month:02}.{year}", f"{day}.{month}.{year % 100:02}", f"{day:02}/{month:02}/{year}", f"{month}/{day}/{year}", named])

    def span(self):
        """A lead time in words."""
        if chance(0.06):
            return pick(["ex stock", "ab Lager", "stock", "in stock", "sofort", "disponibile", "z magazynu", "skladem"])
        weeks = chance(0.6)
        count = random.randint(1, 16) if weeks else pick([1, 2, 3, 5, 7, 10, 14, 15, 20, 21, 28, 30, 45, 60])
        shown = f"{count}" if chance(0.75) else f"{count}{pick(['-', ' - ', '–', ' to ', '/'])}{count + random.randint(1, 3)}"
        return f"{shown}{pick(['', ' ']) if self.language in ('zh', 'ja') else ' '}{pick(self.words['weeks' if weeks else 'days'])}"

    def incoterm(self):
        code = pick(["EXW", "EXW", "FCA", "DAP", "FOB", "CIF", "DDP", "CPT", "CIP", "CFR"])
        return code + (f" {pick(V['cities'])}" if chance(0.6) else "")

    # Numbers

    def number(self, value, decimals=None):
        text = ("%.6f" % value).rstrip("0").rstrip(".") if decimals is None else f"{value:.{decimals}f}"
        whole, _, part = text.partition(".")
        if self.thousands and len(whole) > 3:
            groups = []
            size = 3
            while whole:
                groups.insert(0, whole[-size:])
                whole = whole[:-size]
                size = 2 if self.currency == "INR" and self.thousands == "," else 3
            whole = self.thousands.join(groups)
        return whole + (self.decimal + part if part else "")

    def money(self, value, decimals, label="O", ref=None, anchor=None, with_sign=None):
        """The segments of an amount. Its sign stands before or after it, or nowhere; an anchor learns where."""
        text = self.number(value, decimals)
        if not (self.sign_in_cell if with_sign is None else with_sign):
            return [Segment(text, label, ref, anchor)]
        gap = " " if len(self.sign) > 1 and self.sign.isalpha() and chance(0.9) else self.gap
        if not gap:
            if anchor is not None:
                anchor["cur"] = ["self"]
            return [Segment(self.sign + text if self.sign_first else text + self.sign, label, ref, anchor)]
        place = Ref()
        if anchor is not None:
            anchor["cur"] = [place]
        sign, amount = Segment(self.sign, "CUR", place), Segment(text, label, ref, anchor)
        return [sign, Segment(gap), amount] if self.sign_first else [amount, Segment(gap), sign]

    # Parts and items

    def part_style(self):
        prefix, count, sign = letters(random.randint(1, 4)), random.randint(2, 6), pick(["-", "-", "-", "", "/", ".", " ", "_"])
        base = digits(random.randint(3, 6))
        revision = pick(["Rev ", "Rev. ", "rev ", "Ind. ", "-"])
        styles = [
            lambda: prefix + sign + digits(count),
            lambda: prefix + sign + digits(count) + pick(["", "-" + digits(2), "-" + letters(1), "/" + digits(1)]),
            lambda: digits(count + 1),
            lambda: digits(3) + "-" + digits(4),
            lambda: base + pick(["-", "."]) + digits(3),
            lambda: letters(2) + digits(2) + letters(2) + digits(3) + letters(2),
            lambda: f"{prefix}-{digits(2)}-{digits(3)}",
            lambda: digits(2) + "." + digits(3) + "." + digits(2),
            lambda: f"{prefix}-{digits(4)} {revision}{letters(1)}",
            lambda: f"{digits(5)} {revision}{pick('ABCDE')}",
            lambda: f"{letters(4)}-{letters(1)} {digits(1)}x{digits(1)}{pick(['', ',5', '.5'])}",
            lambda: f"{pick(['AISI 304', 'C45', 'S235', '1.4301', 'EN AW-6082', 'PA6', 'POM'])} {pick(['Ø', 'D', ''])}{digits(2)}{pick(['', 'x' + digits(1) + '0'])}",
            lambda: f"DIN {pick(['912', '933', '125', '7991', '471'])} M{pick([4, 5, 6, 8, 10, 12])}x{pick([10, 16, 20, 30, 40])}",
        ]
        if chance(0.12):
            return lambda: self.description()[:60]
        return pick(styles)

    def items(self, count):
        style, seen, items = self.part_style(), set(), []
        scale, self.decimals = 10 ** random.uniform(-1.5, 3.4), pick([2, 2, 2, 2, 2, 3, 4, 0 if self.currency in ("JPY", "CNY") else 2])
        if self.currency == "JPY":
            self.decimals, scale = (0 if chance(0.8) else 1), scale * 100
        if scale < 0.3:
            self.decimals = pick([2, 3, 4, 5])
        self.per = random.choices([1, 100, 1000, 50, 10], [82, 11, 5, 1, 1])[0]
        same, first = chance(0.2), pick([*QUANTITIES, random.randint(1, 3000)])
        unit = self.unit()
        for _ in range(count):
            part = next((p for p in (style() for _ in range(9)) if p not in seen), style())
            seen.add(part)
            price = max(10**-self.decimals, round(scale * 10 ** random.uniform(-0.7, 0.7) * self.per**0.8, self.decimals))
            quantity = first if same else pick([*QUANTITIES, random.randint(1, 500), random.randint(1, 60)])
            if self.per > 1:
                quantity = max(quantity, self.per // 2) * pick([1, 2, 5])
            if chance(0.1):
                unit = self.unit()
            items.append(dict(part=part, description=self.description(), quantity=quantity, price=price, unit=unit, total=round(quantity * price / self.per, 2)))
        return items

    def per_words(self):
        """Before, the number and after: "per 100 pcs"; sometimes a letter."""
        if self.language == "en" and self.per in (100, 1000) and chance(0.15):
            return pick([("/", "C" if self.per == 100 else "M", ""), ("per ", "hundred" if self.per == 100 else "thousand", "")])
        before, _, after = pick(self.words["per"]).partition("{}")
        return before, str(self.per), after

    def per_segments(self, anchor):
        place = Ref()
        before, number, after = self.per_words()
        anchor["per"] = [place]
        return [Segment(before if before.startswith("/") else " " + before), Segment(number, "PER", place), Segment(after)]
