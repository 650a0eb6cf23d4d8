"""A labelled file with changes: parts and suppliers renamed, rows and lines left out, columns in another order."""

import random

from hand import V, chance, digits, pick
from labels import ANY, LABEL, LABELS, OTHER, UNPRICED
from page import Ref, Segment, finish

UNCHANGED = set("ltd inc gmbh co kg ag sarl srl spa ab as aps llc corp bv sa and & sp z oo sro şti".split())
NAMES = {ANY: "ANY", OTHER: "OTHER", UNPRICED: "UNPRICED"}


class Renaming:
    def __init__(self):
        self.of_parts, self.of_names, self.known = chance(0.5), chance(0.5), {}

    def part(self, word):
        if word not in self.known:
            self.known[word] = "".join(digits(1) if c.isdigit() else pick("ABCDEFGHJKLMNPRSTUVWXZ") if c.isupper() and c.isascii() else c for c in word)
        return self.known[word]

    def name(self, word):
        key = word.lower().strip(".,")
        if not word[:1].isalpha() or not word.isascii() or key.replace(".", "").replace("/", "") in UNCHANGED:
            return word
        if key not in self.known:
            syllables = "".join(pick(V["syllables"]) for _ in range(random.randint(1, 3)))
            self.known[key] = syllables.capitalize() if chance(0.6) else word
        new = self.known[key]
        return (new.upper() if word.isupper() else new) + (word[-1] if word[-1] in ",." else "")


def dropped(document, words_of_unit):
    """Lines that say nothing of a price, and rows of offers on which no other rests."""
    units, labels, pointers, rows_of = document["units"], document["lab"], document["ptr"], document["B"]["R"]
    rows, gone = {}, set()
    for unit in units:
        rows.setdefault(unit["r"], []).append(unit["i"])
    for row, members in rows.items():
        words = [j for unit in members for j, _, _ in words_of_unit.get(unit, [])]
        if units[members[0]]["k"] == "L":
            if all(labels[j] < 0 for j in words) and chance(0.2):
                gone.update(members)
        elif any(j in pointers for j in words) and chance(0.12) and any(rows_of[j] != row for j in pointers):
            needed = {word for j, heads in pointers.items() if rows_of[j] != row for to in heads.values() for word in to or []}
            if not needed.intersection(words):
                gone.update(members)
    return gone


def orders_of(units):
    """For each table a new place for every column, mostly the old one."""
    orders = {}
    for table in {unit["t"] for unit in units if unit["t"] >= 0}:
        order = list(range(max(unit["c"] for unit in units if unit["t"] == table) + 1))
        if chance(0.2):
            random.shuffle(order)
        orders[table] = order
    return orders


def augmented(document):
    units, labels, pointers = document["units"], document["lab"], document["ptr"]
    words_of_unit = {}
    for j, (unit, start, end) in enumerate(document["B"]["T"]):
        words_of_unit.setdefault(unit, []).append((j, start, end))
    refs = [Ref() for _ in labels]
    anchors = {j: {head: None if to is None else [refs[x] for x in to] for head, to in heads.items()} for j, heads in pointers.items()}
    renaming, gone, orders = Renaming(), dropped(document, words_of_unit), orders_of(units)
    page = []
    for unit in units:
        if unit["i"] in gone:
            continue
        segments, at, text, number = [], 0, unit["text"], unit["n"]
        for j, start, end in words_of_unit.get(unit["i"], []):
            if start > at:
                segments.append(Segment(text[at:start], "OTHER"))
            word = text[start:end]
            if renaming.of_parts and labels[j] == LABEL["PART"]:
                word = renaming.part(word)
                number = float(word) if number is not None and word.isdigit() else None
            elif renaming.of_names and labels[j] == LABEL["SUP"]:
                word = renaming.name(word)
            segments.append(Segment(word, LABELS[labels[j]] if labels[j] >= 0 else NAMES[labels[j]], refs[j], anchors.get(j)))
            at = end
        if at < len(text):
            segments.append(Segment(text[at:], "OTHER"))
        kind = "t" if unit["ty"] == "n" and number is None else unit["ty"]
        column = orders[unit["t"]][unit["c"]] if unit["t"] >= 0 else 0
        page.append(dict(unit, segments=segments, ty=kind, n=number, c=column))
    page.sort(key=lambda unit: (unit["r"], unit["c"]))
    return finish(page, {}, True)
