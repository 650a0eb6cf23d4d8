"""The truth of a file of the corpus becomes labels and pointers on its words."""

import re

from features import build
from labels import LABEL, OTHER, UNPRICED
from meanings import WEEK, bare, currency_of, dates_of, near, per_of
from reading import units_of
from words import parse_number


UNKNOWN = dict.fromkeys(("part", "sup", "cur", "kind"))


def occurrences(units, built, target, most_is_enough=False):
    """Runs of words within one unit whose letters and digits are the target's."""
    plain, place, found = built["plain"], built["T"], []
    if not target:
        return found
    for first in range(built["n"]):
        if not plain[first] or not target.startswith(plain[first]):
            continue
        said, last = plain[first], first
        while said != target and last + 1 < built["n"] and place[last + 1][0] == place[first][0] and target.startswith(said + plain[last + 1]):
            last += 1
            said += plain[last]
        if said == target or most_is_enough and last > first and len(said) >= max(6, 0.55 * len(target)):
            found.append((first, last))
    if not found and len(target) >= 5:
        found = [(j, j) for j in range(built["n"]) if target in plain[j]]
    return found


class Alignment:
    def __init__(self, row):
        self.units = units_of(row)
        self.built = built = build(self.units)
        self.raw = [self.units[unit]["text"][start:end] for unit, start, end in built["T"]]
        built["plain"] = [bare(word) for word in self.raw]
        self.truth, self.n = row["truth"], built["n"]
        self.lines = self.truth.get("lines") or []
        self.rows, self.columns, self.tables, self.values = (built[k] for k in ("R", "C", "TB", "vals"))
        self.labels, self.pointers = [OTHER] * self.n, {}
        self.parts = {bare(line["part"]): None for line in self.lines}
        self.suppliers = {bare(line["supplier"]): None for line in self.lines}
        for name in self.parts:
            self.parts[name] = self.mark(occurrences(self.units, built, name), "PART")
        for name in self.suppliers:
            self.suppliers[name] = self.mark(occurrences(self.units, built, name) or occurrences(self.units, built, name, True), "SUP")
        self.currencies = [currency_of(word, self.truth.get("language")) for word in self.raw]
        self.used = set()
        self.prices = self.find_prices()
        self.ok = all(self.prices)
        self.point()
        self.charges()

    def mark(self, found, label):
        for first, last in found:
            for j in range(first, last + 1):
                self.labels[j] = LABEL[label]
        return found

    def is_named(self, j):
        return self.labels[j] in (LABEL["PART"], LABEL["SUP"])

    def same_column(self, a, b):
        return self.tables[a] == self.tables[b] and self.columns[a] == self.columns[b]

    def distance(self, a, b, along_column=False):
        if self.rows[a] == self.rows[b]:
            return abs(a - b) * 0.01
        if self.tables[a] != self.tables[b]:
            return 40 + abs(self.rows[b] - self.rows[a])
        down = self.rows[b] - self.rows[a]
        if along_column and self.same_column(a, b) and self.tables[a] >= 0:
            return 1 + abs(down) * 0.01
        return 2 + down if down > 0 else 12 - down

    def find_prices(self):
        """For each price of the truth its word and that of its part; columns that were right once are likelier."""
        votes = {}
        for attempt in range(2):
            self.used, found = set(), []
            for line in self.lines:
                single = line.get("unitPrice") is not None
                for step, price in [(None, line["unitPrice"])] if single else line.get("breaks") or []:
                    best = min(self.candidates(line, price, step, votes), default=None)
                    if best:
                        _, word, part = best
                        self.used.add(word)
                        if not attempt:
                            key = (self.tables[word], self.columns[word], line["supplier"], step)
                            votes[key] = votes.get(key, 0) + 1
                    found.append(best and (line, step, best[1], best[2]))
        return found

    def candidates(self, line, price, step, votes):
        names = self.suppliers[bare(line["supplier"])]
        for j in range(self.n):
            if not near(self.values[j], price) or self.is_named(j):
                continue
            for part, _ in self.parts[bare(line["part"])]:
                cost = self.distance(part, j, True)
                if len(self.suppliers) > 1 and names:
                    cost += min(self.supplier_cost(s, j) for s, _ in names)
                if step is not None and not any(near(self.values[k], step) and (self.rows[k] == self.rows[j] or self.same_column(j, k)) for k in range(self.n)):
                    cost += 4
                cost -= min(2.5, 0.5 * votes.get((self.tables[j], self.columns[j], line["supplier"], step), 0))
                yield cost + 8 * (j in self.used), j, part

    def supplier_cost(self, s, j):
        if self.rows[s] == self.rows[j] or self.tables[j] >= 0 and self.same_column(s, j):
            return 0
        return 3 + (0.05 * abs(self.rows[s] - self.rows[j]) if self.rows[s] <= self.rows[j] else 6)

    def point(self):
        votes = {}
        for _ in range(2):
            for line, step, j, part in filter(None, self.prices):
                self.pointers[j] = self.heads(line, step, j, part, votes)
        for heads in self.pointers.values():
            for head, label in (("qty", "QTY"), ("brk", "BRK"), ("per", "PER"), ("lead", "LEAD"), ("moq", "MOQ"), ("inco", "INCO"), ("valid", "VALID")):
                for word in heads.get(head) or []:
                    if word not in self.pointers and self.labels[word] == OTHER:
                        self.labels[word] = LABEL[label]
        named = {word for heads in self.pointers.values() for word in heads["cur"]}
        for j in range(self.n):
            if self.currencies[j] and self.values[j] is None and self.labels[j] == OTHER:
                self.labels[j] = LABEL["CUR"] if j in named else -1
        for j in self.pointers:
            self.labels[j] = LABEL["PRICE"]

    def heads(self, line, step, j, part, votes):
        same_row = [p for p, _ in self.parts[bare(line["part"])] if self.rows[p] == self.rows[j]]
        heads = dict(part=same_row if any(p != part for p in same_row) else [part], qty=[], brk=[], sup=[], per=[], cur=[])
        quantities = line["quantity"] if isinstance(line["quantity"], list) else [line["quantity"]]
        quantities = [q for q in quantities if q is not None]
        for head, wanted in (("brk", [step]),) if step is not None else (("qty", quantities),):
            best = min(self.counts(wanted, head, j, part, votes), default=None)
            if best and (head == "qty" or best[0] < 30):
                heads[head] = [best[1]]
                key = (head, self.tables[best[1]], self.columns[best[1]])
                votes[key] = votes.get(key, 0) + 1
        names = self.suppliers[bare(line["supplier"])]
        local = [s for s, _ in names if self.rows[s] == self.rows[j] or len(self.suppliers) > 1 and self.tables[j] >= 0 and self.same_column(s, j)]
        heads["sup"] = local or [s for s, _ in names]
        if (line.get("per") or 1) != 1:
            taken = {*self.used, *heads["qty"], *heads["brk"], j}
            heads["per"] = self.nearest(j, [k for k in range(self.n) if near(per_of(self.raw[k]), line["per"]) and k not in taken and not self.is_named(k)])
        own = self.currencies[j] == line["currency"]
        heads["cur"] = [j] if own else [k for k in range(self.n) if self.currencies[k] == line["currency"]]
        return heads | self.terms(line, j, part)

    def nearest(self, j, words):
        """Those of the same cell, or else of the row, the column, the lines around."""
        place = self.built["T"]
        return (
            [k for k in words if place[k][0] == place[j][0]]
            or [k for k in words if self.rows[k] == self.rows[j]]
            or [k for k in words if self.same_column(k, j)]
            or [k for k in words if self.tables[k] < 0]
        )

    def counts(self, wanted, head, j, part, votes):
        for k in range(self.n):
            if k == j or k in self.used and head == "brk" or self.is_named(k):
                continue
            value = self.values[k]
            if value is None and (re.search(r"\d[+\-–]|[≥>]|^(?:ab|à|@)", self.raw[k])):
                leading = re.match(r"^[^\d]{0,6}(\d[\d.,]*)", self.raw[k])
                value = parse_number(leading.group(1).rstrip(".,"), self.built["style"])[0] if leading else None
            if not any(near(value, count) for count in wanted):
                continue
            above = self.same_column(k, j)
            if head == "brk":
                cost = min(self.distance(j, k), 1 if above and self.rows[k] <= self.rows[j] else 99)
            else:
                cost = min(self.distance(part, k), self.distance(j, k), 3 if above else 99)
            if self.rows[k] == self.rows[j] and self.tables[j] < 0:
                cost += abs(k - j) * 0.05
            cost -= min(1.5, 0.3 * votes.get((head, self.tables[k], self.columns[k]), 0))
            yield cost - 0.5 * (self.built["F"][k][11] > 0), k

    def terms(self, line, j, part):
        """Lead time, minimum, Incoterm and validity: where they were found, [] where the truth has none, None where it has but none was found."""
        days = line.get("leadTimeDays")
        days = days if isinstance(days, list) else [days]
        return dict(
            lead=self.term(days != [None], [k for k in range(self.n) if self.is_lead(k, days)], j),
            moq=self.term("minimumOrder" in line, [k for k in range(self.n) if near(self.values[k], line.get("minimumOrder")) and self.labels[k] == OTHER and k not in self.used], j),
            inco=self.term("incoterm" in line, [k for k in range(self.n) if self.raw[k].strip("()[],;:.").upper() == line.get("incoterm")], j),
            valid=self.term("validUntil" in line, [k for k in range(self.n) if line.get("validUntil") in self.dates(k)], j),
            alt=None if line.get("alternative") else [],
            ldisc=None,
        )

    def dates(self, k):
        """Those that begin at a word and take up to four."""
        place = self.built["T"]
        ends = [end for end in range(k, min(k + 4, self.n)) if place[end][0] == place[k][0]]
        text = self.units[place[k][0]]["text"]
        return set().union(*(dates_of(text[place[k][1] : place[end][2]]) for end in ends))

    def term(self, is_stated, words, j):
        if not is_stated:
            return []
        return [k for k in words if self.rows[k] == self.rows[j]] or words or None

    def is_lead(self, k, days):
        """A number that is the lead time in days or weeks; the unit stands beside it, or heads its column."""
        value = self.values[k]
        if value is None or self.labels[k] != OTHER or k in self.used:
            return False
        beside = " ".join(self.raw[k : k + 3])
        is_week = bool(WEEK.search(beside))
        return any(near(value * 7 if is_week else value, d) for d in days) and (is_week or self.tables[k] >= 0 or bool(re.search(r"day|tag|jour|giorn|d[ií]a|dni|dag|天|日|gün|AT\b|gg\b", beside, re.I)))

    def charges(self):
        for charge in self.truth.get("charges") or []:
            words = [j for j in range(self.n) if near(self.values[j], charge["amount"]) and self.labels[j] in (OTHER, LABEL["CHG"])]
            parts = [p for p, _ in self.parts.get(bare(charge.get("part") or ""), None) or []]
            for j in words:
                self.labels[j] = LABEL["CHG"]
                here = [p for p in parts if self.rows[p] == self.rows[j]] or parts
                names = [s for s, _ in self.suppliers.get(bare(charge.get("supplier") or ""), None) or []]
                self.pointers.setdefault(j, dict(part=here, sup=names or None, cur=None, kind=None) if len(words) == 1 or here and self.rows[here[0]] == self.rows[j] else UNKNOWN)


def align(row):
    a = Alignment(row)
    labels = [UNPRICED if label == OTHER else label for label in a.labels]
    return dict(units=a.units, B={k: a.built[k] for k in ("T", "R", "n")}, lab=labels, ptr=a.pointers, ok=a.ok)


