"""Judges a run on the files held back: `python3 evaluate.py PREDICTIONS.json.gz CORPUS.jsonl [LIST]`.

Core: all parts, quantities and prices of a file right, none lost, none invented. Full: core, supplier and currency."""

import gzip
import json
import sys

from decode import Decoder
from meanings import bare, dates_of, near
from reading import units_of
from split import part_of

CLOSE = 2e-3


def rules_lines(row):
    lines = []
    for line in row["rules"]["lines"]:
        if any(price > 0 for _, price in line["br"]):
            of_count = line["ud"] == "count"
            prices = [(step, [price / line["us"]] if of_count else [price / line["us"], price]) for step, price in line["br"]]
            quantities = [] if line["q"] is None else [line["q"], line["q"] * line["qs"]]
            lines.append(dict(supplier=line["s"], part=line["p"], description=line["d"], quantities=quantities, prices=prices, currency=line["c"]))
    return lines


def model_lines(decoded):
    return [
        dict(supplier=o["supplier"], part=o["part"], description=None, quantities=[] if o["quantity"] is None else [o["quantity"]], prices=[(s, [p]) for s, p in o["prices"]], currency=o["currency"])
        for o in decoded["lines"]
    ]


def same_name(a, b):
    a, b = bare(a or ""), bare(b or "")
    return a == b or len(a) > 4 and len(b) > 4 and (a in b or b in a)


def same_part(truth, line):
    part = bare(truth["part"])
    texts = [bare(text) for text in (line["part"], line["description"]) if text]
    return part in texts or line["part"] is None and any(part in text for text in texts)


def price_at(prices, quantity):
    at = prices[0][1]
    for step, price in prices:
        if quantity is not None and step <= quantity:
            at = price
    return at


def core_right(truth, line, lots):
    if not same_part(truth, line):
        return False
    per = truth.get("per") or 1
    wanted = truth["quantity"] if isinstance(truth["quantity"], list) else [] if truth["quantity"] is None else [truth["quantity"]]
    if truth.get("unitPrice") is not None:
        single = lots or len(line["prices"]) == 1
        if not single or not any(near(p, truth["unitPrice"] / per, CLOSE) for p in price_at(line["prices"], wanted[0] if wanted else None)):
            return False
    if truth.get("breaks"):
        steps = [(step, price / per) for step, price in truth["breaks"]]
        if len(steps) != len(line["prices"]):
            return False
        return all(any(near(p, wanted_price, CLOSE) for p in got) and (not at or near(step, wanted_step, CLOSE)) for at, ((step, got), (wanted_step, wanted_price)) in enumerate(zip(line["prices"], steps)))
    return not wanted or any(near(q, w, CLOSE) for q in line["quantities"] for w in wanted)


def judge(row, lines):
    """lines right, core and full, and which line of the file is which of the truth."""
    truth, free, pairs = row["truth"], list(range(len(lines))), []
    core = full = True
    lots = bool(truth.get("lots"))
    for wanted in truth.get("lines") or []:
        scores = [((core_right(wanted, lines[i], lots), same_name(wanted["supplier"], lines[i]["supplier"]) + (wanted["currency"] == lines[i]["currency"]), same_part(wanted, lines[i])), -i) for i in free]
        if not scores:
            core = False
            continue
        (right, others, is_part), index = max(scores)
        core, full = core and right, full and others == 2
        if right or is_part:
            free.remove(-index)
            pairs.append((wanted, -index, right))
    extra = [i for i in free if not (lots and any(same_part(wanted, lines[i]) for wanted in truth["lines"]))]
    return dict(right=sum(right for *_, right in pairs), of=len(truth.get("lines") or []), core=core and not extra, full=core and not extra and full, pairs=pairs)


def agree(first, second, with_names):
    """The same offers in both."""
    if len(first) != len(second):
        return False
    free = list(second)
    for a in first:
        for b in free:
            same = same_part(dict(part=a["part"] or ""), b) and len(a["prices"]) == len(b["prices"])
            same = same and all(any(near(x, y, CLOSE) for x in p for y in q) for (_, p), (_, q) in zip(a["prices"], b["prices"]))
            same = same and all(near(s, t, CLOSE) for (s, _), (t, _) in list(zip(a["prices"], b["prices"]))[1:])
            same = same and (len(a["prices"]) > 1 or not a["quantities"] and not b["quantities"] or any(near(x, y, CLOSE) for x in a["quantities"] for y in b["quantities"]))
            same = same and (not with_names or same_name(a["supplier"], b["supplier"]) and a["currency"] == b["currency"])
            if same:
                free.remove(b)
                break
        else:
            return False
    return bool(first)


def term_right(name, wanted, offer):
    if name == "incoterm":
        return offer["incoterm"] == wanted
    if name == "validUntil":
        return wanted in dates_of(offer["valid"] or "")
    if name == "minimumOrder":
        return near(offer["moq"], wanted)
    return bool(offer["alternative"])


def load(predictions, corpus):
    with open(corpus) as file:
        rows = {row["path"]: row for row in map(json.loads, file)}
    with gzip.open(predictions, "rt") as file:
        for prediction in map(json.loads, file):
            row = rows[prediction["path"]]
            if row["truth"].get("notAQuote") or row["truth"].get("mustAsk") is not None:
                continue
            row["decoded"] = Decoder(units_of(row), prediction["words"]).decode()
            row["model"], row["read"] = model_lines(row["decoded"]), rules_lines(row)
            row["of model"], row["of rules"] = judge(row, row["model"]), judge(row, row["read"])
            yield row


def share(count, of):
    return f"{count} of {of} ({100 * count / of:.1f} %)" if of else "none"


def report(rows):
    n = len(rows)
    print(f"{n} files, {sum(r['of model']['of'] for r in rows)} lines")
    for reader in ("of rules", "of model"):
        print(f"  {reader}: core {share(sum(r[reader]['core'] for r in rows), n)}, full {share(sum(r[reader]['full'] for r in rows), n)}, lines {share(sum(r[reader]['right'] for r in rows), sum(r[reader]['of'] for r in rows))}")
    for what in ("core", "full"):
        print(f"  either {what}: {share(sum(r['of rules'][what] or r['of model'][what] for r in rows), n)}")
        agreed = [r for r in rows if agree(r["read"], r["model"], what == "full")]
        print(f"  agree on {what}: {share(len(agreed), n)}, right {share(sum(r['of model'][what] for r in agreed), len(agreed))}", [r["path"] for r in agreed if not r["of model"][what]])
    calibration(rows)
    terms(rows)


def calibration(rows):
    """Promised: the product of all chances of a file's lines, and that none is missed."""
    promised = []
    for row in rows:
        sure = row["decoded"]["sure"] if row["decoded"]["lines"] else 0.0
        for offer in row["decoded"]["lines"]:
            sure *= offer["core"]
        promised.append((sure, row["of model"]["core"]))
    for low, high in ((0, 0.5), (0.5, 0.8), (0.8, 0.9), (0.9, 0.95), (0.95, 0.99), (0.99, 1.01)):
        group = [p for p in promised if low <= p[0] < high]
        if group:
            print(f"  promised {low}-{min(high, 1)}: mean {sum(p for p, _ in group) / len(group):.3f}, found {share(sum(r for _, r in group), len(group))}")


def terms(rows):
    for name in ("incoterm", "validUntil", "minimumOrder", "alternative"):
        stated = [(wanted[name], row["decoded"]["lines"][i]) for row in rows for wanted, i, _ in row["of model"]["pairs"] if name in wanted]
        field = dict(incoterm="incoterm", validUntil="valid", minimumOrder="moq", alternative="alternative")[name]
        invented = sum(bool(row["decoded"]["lines"][i][field]) for row in rows for wanted, i, _ in row["of model"]["pairs"] if name not in wanted)
        print(f"  {name}: {share(sum(term_right(name, value, offer) for value, offer in stated), len(stated))} lines right, invented {invented}")
    lead = [(wanted, row["decoded"]["lines"][i]["lead"]) for row in rows for wanted, i, _ in row["of model"]["pairs"] if "leadTimeDays" in wanted]
    print(f"  lead time: stated {len(lead)}, pointed to {sum(text is not None for _, text in lead)}")
    found = right = wanted = 0
    for row in rows:
        free = [(charge["amount"], bare(charge["part"] or "")) for charge in row["decoded"]["charges"]]
        found += len(free)
        for charge in row["truth"].get("charges") or []:
            wanted += 1
            match = next((f for f in free if near(f[0], charge["amount"], CLOSE) and f[1] == bare(charge.get("part") or "")), None)
            if match:
                right += 1
                free.remove(match)
    print(f"  charges with whom they belong to: {share(right, wanted)}, {found} read")


if __name__ == "__main__":
    held = list(load(sys.argv[1], sys.argv[2]))
    report([row for row in held if part_of(row["set"]) == "test"])
    if len(sys.argv) > 3:
        for row in held:
            if part_of(row["set"]) == sys.argv[3] and not row["of model"]["full"]:
                print(row["path"], row["of model"]["core"], row["of rules"]["core"], [(m["part"], m["quantities"], m["prices"], m["supplier"], m["currency"]) for m in row["model"]][:4], "| wanted", [(t["part"], t["quantity"], t.get("unitPrice") or t.get("breaks"), t.get("per"), t["supplier"], t["currency"]) for t in row["truth"]["lines"]][:4])
