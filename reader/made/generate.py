"""A made quote: `make(seed)`. `python3 generate.py COUNT OUT.jsonl` writes them for `write-and-read.ts`; `python3 generate.py SEED…` prints some."""

import json
import random
import sys

import across
import letter
import tables
import texts
import totals
from hand import Hand, chance, pick
from labels import LABELS
from page import Cell, Page, Ref, Segment, text_cell

KINDS = dict(
    plain=0.3, two_rows=0.04, supplier_column=0.04, supplier_rows=0.03, quantities_across=0.095, breaks_down=0.12, pairs=0.05, steps_in_cell=0.035, suppliers_across=0.06,
    blocks=0.055, supplier_blocks=0.015, prose=0.11, printed_list=0.06, no_quote=0.02,
)  # fmt: skip
MANY = ("supplier_column", "supplier_rows", "suppliers_across", "supplier_blocks")
STEPS = ("quantities_across", "breaks_down", "steps_in_cell", "pairs", "suppliers_across")


def make_page():
    hand, page = Hand(), Page()
    hand.needs_currency = False
    kind = random.choices(list(KINDS), list(KINDS.values()))[0]
    items = hand.items(min(40, int(random.expovariate(1 / 4)) + 1) if chance(0.92) else random.randint(12, 45))
    if kind in STEPS and chance(0.55):
        hand.per = 1
    single = kind not in MANY
    name = hand.company()
    bare = kind != "prose" and chance(0.16)
    above = single and not bare and chance(0.68)
    below, is_answer = single and not bare and (not above or chance(0.4)), False
    mark_items(items)
    if not bare and (chance(0.22) or kind == "prose" and chance(0.6)):
        mail_head(hand, page, name if single else None)
        above, below, is_answer = above and chance(0.25), single, chance(0.3)
    if above or not bare and chance(0.85):
        if not single and chance(0.4):
            page.line(Segment(hand.buyer, "BUY"))
        letter.head(hand, page, name if above else None)
    own = body(hand, page, kind, items)
    if single and any("ref" in item for item in items) and chance(0.14):
        totals.charge_table(hand, page, [item for item in items if "ref" in item])
    if hand.needs_currency and "cur" not in page.defaults and chance(0.9) and not (bare and chance(0.7)):
        page.defaults["cur"] = [Ref()]
        names = {"EUR": ["Euro", "EUR", "€"], "USD": ["USD", "US dollars", "US$"], "GBP": ["pounds sterling", "GBP", "£"]}.get(hand.currency, [hand.currency])
        page.line(*letter.said(pick(hand.words["currencyLines"]), "CUR", pick(names), page.defaults["cur"][0]))
    if not bare:
        letter.foot(hand, page, name if below else None, items, own)
    if is_answer:
        letter.earlier(hand, page, items)
    return page


def mark_items(items):
    if chance(0.08):
        pick(items)["no_bid"] = True
    if len(items) > 1 and chance(0.05):
        pick(items[1:])["alternative"] = True


def mail_head(hand, page, name):
    person = hand.person()
    page.line(f"From: {person} <{person.split()[0].lower()}@{hand.invented().lower()}.example>", head=True)
    if name and chance(0.25):
        page.units.pop()
        place = Ref()
        page.defaults.setdefault("sup", []).append(place)
        page.line("From: ", Segment(name, "SUP", place), " <sales@x.example>", head=True)
    page.line(f"Subject: {pick(['RE: ', 'AW: ', 'Fwd: ', ''])}{pick(hand.words['titles'])} {random.randint(100, 9999)}", head=True)
    page.line(f"Date: 2026-11-{random.randint(1, 28):02}", head=True)
    if chance(0.6):
        page.line(pick(hand.words["greetings"]))


def body(hand, page, kind, items):
    """Writes the prices; returns which terms each line says itself."""
    if kind in ("plain", "two_rows", "supplier_column", "supplier_rows"):
        suppliers = {"supplier_column": "column", "supplier_rows": "rows"}.get(kind)
        if suppliers:
            items = with_suppliers(hand, items, suppliers == "column" and chance(0.5))
        table = tables.PlainTable(hand, page, suppliers, kind == "two_rows")
        table.write(items)
        return table.own
    if kind == "quantities_across":
        across.quantities_across(hand, page, items[:12])
    elif kind == "breaks_down":
        across.breaks_down(hand, page, items[:6])
    elif kind == "steps_in_cell":
        across.steps_in_cell(hand, page, items[:8])
    elif kind == "pairs":
        across.pairs(hand, page, items[:10])
    elif kind == "suppliers_across":
        across.suppliers_across(hand, page, items)
    elif kind == "blocks":
        texts.blocks(hand, page, items[:5])
    elif kind == "supplier_blocks":
        texts.blocks(hand, page, with_suppliers(hand, items[:1], True), True)
    elif kind == "prose":
        texts.prose(hand, page, items)
    elif kind == "printed_list":
        texts.printed_list(hand, page, items)
    else:
        no_quote(hand, page, items)
    if kind in STEPS and hand.per > 1 and "per" not in page.defaults:
        totals.per_line(hand, page)
    return {"lead", "moq"} if kind in ("blocks", "quantities_across") else set()


def with_suppliers(hand, items, each):
    names = [hand.company() for _ in range(random.randint(2, 5))]
    if not each:
        return [item | dict(supplier=names[min(len(names) - 1, at * len(names) // len(items))]) for at, item in enumerate(items)]
    offers = []
    for item in items[:6]:
        for name in names:
            price = max(10**-hand.decimals, round(item["price"] * random.uniform(0.8, 1.2), hand.decimals))
            offers.append(item | dict(supplier=name, price=price, total=round(item["quantity"] * price / hand.per, 2)))
    return offers


def no_quote(hand, page, items):
    """A request, a stock list, a packing slip: parts and quantities, no price."""
    table = page.table()
    columns = ["part", "description", "quantity", pick(["stock", "weight", "deliveryDate"])]
    page.row(table, [text_cell(hand.header(c), "HDR") for c in columns])
    for item in items:
        page.row(table, [text_cell(item["part"], "PART"), text_cell(item["description"], "DESC"), Cell([Segment(hand.number(item["quantity"]), "QTY")]), text_cell(tables.FILLERS[columns[3]](hand))])


def make(seed=None):
    if seed is not None:
        random.seed(seed)
    return make_page().finish()


def show(document):
    built, row = document["B"], None
    for j, (unit, start, end) in enumerate(built["T"]):
        u = document["units"][unit]
        if u["r"] != row:
            row = u["r"]
            print(f"\n{u['k']}{u['t']}", end=" ")
        said = LABELS[document["lab"][j]] if document["lab"][j] >= 0 else "?"
        heads = document["ptr"].get(j, {})
        words = {h: [document["units"][built["T"][x][0]]["text"][built["T"][x][1] : built["T"][x][2]] for x in to] for h, to in heads.items()}
        print(u["text"][start:end] + ("" if said == "O" else "·" + said) + (str(words) if words else ""), end=" ")
    print()


if __name__ == "__main__":
    if sys.argv[2:] and sys.argv[2].endswith(".jsonl"):
        with open(sys.argv[2], "w") as out:
            for number in range(int(sys.argv[1])):
                random.seed(number)
                page = make_page()
                made = page.finish(noise=False)
                made["B"] = {"T": made["B"]["T"]}
                out.write(json.dumps(made | dict(number=number), ensure_ascii=False) + "\n")
    else:
        for number in sys.argv[1:]:
            show(make(int(number)))
