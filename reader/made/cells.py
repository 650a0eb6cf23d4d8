"""Cells of numbers and amounts, as numbers or as text."""

from hand import chance
from page import Cell, Segment


def number_cell(hand, value, label="O", ref=None, anchor=None, decimals=None):
    text = hand.number(value, decimals)
    return Cell([Segment(text, label, ref, anchor)], float(value) if hand.number_cells else None)


def money_cell(hand, value, decimals, label, anchor=None):
    if hand.number_cells:
        if anchor is not None and hand.sign_in_cell:
            anchor["cur"] = ["self"]
        shown = "".join(s.text for s in hand.money(value, decimals)) if hand.sign_in_cell or chance(0.6) else repr(value)
        return Cell([Segment(shown, label, None, anchor)], float(value))
    return Cell(hand.money(value, decimals, label, None, anchor))
