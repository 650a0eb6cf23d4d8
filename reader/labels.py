"""What the model says of each word, and what an amount points to. Weights carry their own list (`reader.json`).

PRICE, CHG and NOBID are anchors: they point to the first word of their part, quantity and so on, or to none."""

LABELS = (
    "O PART DESC QTY UNIT PRICE PER LTOT CUR BRK SUP BUY CHG KIND SUBT TAX SUM OPRICE LEAD MOQ INCO VALID LDISC DISC ALT NOBID TERM HDR POS"
).split()
POINTERS = "part qty brk sup per cur lead moq inco valid ldisc alt kind".split()
ANCHORS = {
    "PRICE": "part qty brk sup per cur lead moq inco valid ldisc alt".split(),
    "CHG": "part sup cur kind".split(),
    "NOBID": "part sup".split(),
}
LABEL = {name: number for number, name in enumerate(LABELS)}
# Of words nobody labelled: "any" may be anything, "other" is no part of an offer, "unpriced" no charge either.
ANY, OTHER, UNPRICED = -1, -2, -3
CORE = [LABEL[name] for name in "PART QTY PRICE PER CUR BRK SUP".split()]
