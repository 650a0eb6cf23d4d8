"""Words of a document with everything the model is told about each. The same for made quotes and for real files."""

import math
import re
import zlib

from words import DATE, is_spaced, number_core, parse_number, shape, tokenize

BYTES = 20
FEATURES = 36
WORD_HASHES, SHAPE_HASHES = 8192, 1024
MOST_COLUMNS = 32
MOST_NUMBERS_IN_ROW = 14
MOST_NUMBERS_FOR_DISCOUNT = 8


def hash_of(text, size):
    return zlib.crc32(text.encode()) % size


def build(units):
    """by: bytes, hv: hash of the word, hs: hash of its shape, F: features, R: row, C: column, W: place in its unit, TB: table;
    vals: its number, T: (unit, start, end), style: "p" or "c", the decimal sign; n: how many."""
    spaced = is_spaced(units)
    words, first_row = [], {}
    for unit in units:
        first_row.setdefault(unit["t"], unit["r"])
        spans = tokenize(unit["text"], unit["k"] == "C", unit["ty"] != "t", spaced)
        words += [(unit, start, end, place, len(spans)) for place, (start, end) in enumerate(spans)]
    cores, style = cores_of(words)
    values = values_of(words, cores, style)
    arithmetic = Arithmetic(words, values)
    out = dict(by=[], hv=[], hs=[], F=[], R=[], C=[], W=[], TB=[], vals=values, style=style, n=len(words))
    out["T"] = [(unit["i"], start, end) for unit, start, end, _, _ in words]
    last_in_column = {}
    for j, (unit, start, end, place, count) in enumerate(words):
        raw = unit["text"][start:end]
        data = raw.encode()[:BYTES]
        out["by"].append(list(data) + [0] * (BYTES - len(data)))
        out["hv"].append(hash_of(re.sub("[0-9]", "0", raw.lower().strip(".,;:!?'\"")), WORD_HASHES))
        out["hs"].append(hash_of(shape(raw), SHAPE_HASHES))
        features = [0.0] * FEATURES
        value = values[j]
        if value is not None:
            column = (unit["t"], unit["c"])
            number_features(features, value, cores[j] or "", unit["ty"] == "n", last_in_column.get(column))
            last_in_column[column] = value
            features[10:14] = arithmetic.product[j], arithmetic.factor[j], arithmetic.per[j], arithmetic.sum[j]
            features[34:36] = arithmetic.discounted[j], arithmetic.discount[j]
        word_features(features, raw, unit, place, count)
        before, after = unit["text"][max(0, start - 1) : start], unit["text"][end : end + 1]
        features[30] = float(before in ("(", "（"))
        features[31] = float(after in (")", "）"))
        features[32] = float(unit["r"] == first_row[unit["t"]])
        features[33] = float(raw[-1:] in (":", "：") or after in (":", "："))
        out["F"].append(features)
        out["R"].append(unit["r"])
        out["C"].append(min(unit["c"], MOST_COLUMNS - 1))
        out["W"].append(min(place, MOST_COLUMNS - 1))
        out["TB"].append(unit["t"])
    return out


def cores_of(words):
    """The digits of each word that is a number, and which decimal sign most of them prove."""
    votes, cores = {"p": 0, "c": 0}, []
    for unit, start, end, _, _ in words:
        raw = unit["text"][start:end]
        core = None if unit["ty"] == "d" or DATE.match(raw) else number_core(raw)
        cores.append(core)
        proof = parse_number(core)[1] if core and unit["ty"] == "t" else None
        if proof:
            votes[proof] += 1
    return cores, "c" if votes["c"] > votes["p"] else "p"


def values_of(words, cores, style):
    return [
        word[0]["n"] if word[0]["ty"] == "n" else parse_number(core, style)[0] if core else None
        for word, core in zip(words, cores)
    ]


def decimals_of(text):
    match = re.search(r"[.,]([0-9]+)$", text)
    return min(4, len(match.group(1))) if match else 0


def number_features(features, value, core, is_number_cell, last):
    whole = abs(value) >= 1e15 or value == int(value)
    features[0] = 1.0
    features[1] = max(-3.0, min(8.0, math.log10(abs(value) + 1e-4))) / 4
    features[2] = float(whole)
    if is_number_cell and not whole:
        decimals = min(4, len(("%.6f" % value).rstrip("0").split(".")[1]))
    else:
        decimals = decimals_of(core)
    features[3 + decimals] = 1.0
    features[8] = float(last is not None and value == last + 1)
    features[9] = float(last is not None and value == last)
    features[14] = float(value <= 30 and whole)
    features[15] = float(1900 <= value < 2100 and whole)


def word_features(features, raw, unit, place, count):
    features[16] = float(unit["ty"] == "n")
    features[17] = float(unit["ty"] == "d" or bool(DATE.match(raw)))
    features[18] = float(unit["k"] == "L")
    features[19] = float(bool(unit.get("head")))
    features[20] = float(place == 0)
    features[21] = float(place == count - 1)
    features[22] = min(count, 20) / 10
    features[23] = float(any(sign in raw for sign in "€$£¥₹₺"))
    features[24] = float("%" in raw)
    features[25] = float(raw[:1].isupper())
    features[26] = float(raw.isupper())
    features[27] = float(any(character.isdigit() for character in raw))
    features[28] = float(any(character.isalpha() for character in raw))
    features[29] = float("@" in raw)


class Arithmetic:
    """Which numbers of a row are products of two others (also by the hundred, also less a percentage), which a column's sum."""

    def __init__(self, words, values):
        self.values = values
        self.product, self.factor, self.per, self.sum, self.discounted, self.discount = ([0.0] * len(words) for _ in range(6))
        rows, sums = {}, {}
        for j, value in enumerate(values):
            if value is not None and 0 < abs(value) < 1e10:
                rows.setdefault(words[j][0]["r"], []).append(j)
        for row in rows.values():
            if 3 <= len(row) <= MOST_NUMBERS_IN_ROW:
                self.products(row)
        for j, value in enumerate(values):
            if value is None:
                continue
            column = (words[j][0]["t"], words[j][0]["c"])
            total, count = sums.get(column, (0.0, 0))
            if count >= 2 and total > 0 and abs(total - value) <= max(0.011, total * 1e-6):
                self.sum[j] = 1.0
            else:
                sums[column] = (total + value, count + 1)

    def products(self, row):
        for at, x in enumerate(row):
            for y in row[at + 1 :]:
                a, b = self.values[x], self.values[y]
                if a in (0, 1) or b in (0, 1):
                    continue
                for per in (1, 100, 1000):
                    self.explain(row, x, y, a * b / per, per > 1)
                for z in row if len(row) <= MOST_NUMBERS_FOR_DISCOUNT else ():
                    if z != x and z != y and 0 < self.values[z] < 80:
                        self.explain_less(row, x, y, z, a * b)

    def explain(self, row, x, y, product, is_per):
        if product < 0.05:
            return
        for z in row:
            if z != x and z != y and abs(self.values[z] - product) <= max(0.0051, product * 1e-5):
                self.product[z] = self.factor[x] = self.factor[y] = 1.0
                if is_per:
                    self.per[x] = self.per[y] = self.per[z] = 1.0

    def explain_less(self, row, x, y, percent, product):
        net = product * (1 - self.values[percent] / 100)
        if net < 0.05:
            return
        for z in row:
            if z not in (x, y, percent) and abs(self.values[z] - net) <= max(0.0051, net * 1e-5):
                self.discounted[z] = self.discount[percent] = 1.0
