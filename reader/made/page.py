"""A made document: lines and cells of labelled segments, and what becomes of them once they are words."""

import random
import re
import unicodedata
from typing import NamedTuple

from features import build
from labels import ANCHORS, ANY, LABEL, OTHER, UNPRICED


UNLABELLED = {"OTHER": OTHER, "UNPRICED": UNPRICED}


class Ref:
    """A place that an anchor points to."""


class Segment(NamedTuple):
    text: str
    label: str = "O"
    ref: Ref | None = None
    anchor: dict | None = None


class Cell(NamedTuple):
    segments: list
    number: float | None = None


def text_cell(text, label="O", ref=None):
    return Cell([Segment(text, label, ref)])


class Page:
    def __init__(self):
        self.units, self.rows, self.tables = [], 0, 0
        # What holds for each anchor that does not say otherwise: head to refs.
        self.defaults = {}

    def line(self, *segments, head=False):
        segments = [Segment(s) if isinstance(s, str) else s for s in segments]
        self.units.append(dict(k="L", t=-1, r=self.rows, c=0, segments=segments, ty="t", n=None, head=head))
        self.rows += 1

    def table(self):
        self.tables += 1
        return self.tables - 1

    def row(self, table, cells):
        for column, cell in enumerate(cells):
            if cell is None or not "".join(s.text for s in cell.segments).strip():
                continue
            kind = "t" if cell.number is None else "n"
            self.units.append(dict(k="C", t=table, r=self.rows, c=column, segments=cell.segments, ty=kind, n=cell.number, head=False))
        self.rows += 1

    def finish(self, noise=True):
        return finish(self.units, self.defaults, noise)


def without_accents(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def finish(page_units, defaults, noise):
    """units, B (words and features), lab (a label for each word) and ptr (anchor to head to words)."""
    upper, bare, typos = noise and random.random() < 0.04, noise and random.random() < 0.04, noise and random.random() < 0.1
    units, spans = [], []
    for unit in page_units:
        text, places = "", []
        for segment in unit["segments"]:
            piece = segment.text
            if upper and len(piece.upper()) == len(piece):
                piece = piece.upper()
            if bare:
                piece = without_accents(piece)
            if typos and segment.label in ("O", "HDR", "DESC") and len(piece) > 5 and random.random() < 0.06:
                at = random.randrange(1, len(piece) - 1)
                piece = piece[:at] + random.choice("abcdefghilmnorst") + piece[at + 1 :]
            places.append((len(text), len(text) + len(piece), segment))
            text += piece
        if text.strip():
            units.append({k: v for k, v in unit.items() if k != "segments"} | dict(text=text, i=len(units)))
            spans.append(places)
    built = build(units)
    return dict(units=units, B=built, **labels_of(units, spans, built, defaults))


def labels_of(units, spans, built, defaults):
    labels, refs, anchors = [], {}, []
    for j, (unit, start, end) in enumerate(built["T"]):
        text = units[unit]["text"]
        segment = segment_at(spans[unit], text, start, end, built["vals"][j] is not None)
        label = LABEL.get(segment.label, UNLABELLED.get(segment.label, ANY)) if segment else LABEL["O"]
        for left, right, other in spans[unit]:
            if other.ref is None or left >= end or right <= start:
                continue
            has_digit = any(c.isdigit() for c in text[max(start, left) : min(end, right)])
            wants_digit = other.label in ("BRK", "QTY", "PER", "MOQ", "LDISC")
            if other.ref not in refs or wants_digit and has_digit and not refs[other.ref][1]:
                refs[other.ref] = (j, has_digit)
        if segment and segment.anchor is not None and segment.label in ANCHORS:
            is_new = all(anchor is not segment.anchor for _, anchor, _ in anchors)
            if is_new and (built["vals"][j] is not None or segment.label == "NOBID"):
                anchors.append((j, segment.anchor, segment.label))
            elif segment.label != "NOBID":
                label = ANY
        labels.append(label)
    pointers = {}
    for j, anchor, label in anchors:
        pointers[j] = {
            head: targets(anchor[head] if head in anchor else defaults.get(head, []), j, refs) for head in ANCHORS[label] if anchor.get(head, ()) is not None
        }
    for j, label in enumerate(labels):
        if label in (LABEL["PRICE"], LABEL["CHG"]) and j not in pointers:
            labels[j] = ANY
    return dict(lab=labels, ptr=pointers)


def targets(wanted, own, refs):
    return [own if ref == "self" else refs[ref][0] for ref in wanted if ref == "self" or ref in refs]


def segment_at(places, text, start, end, is_number):
    """The segment that holds the word's first letter or digit; of a number, the one that holds digits."""
    middle = start
    while middle < end - 1 and not (text[middle].isalnum() or text[middle] in "€$£¥₹₺%@"):
        middle += 1
    found = next((s for left, right, s in places if left <= middle < right), None)
    if found and is_number and found.label in ("CUR", "O", "HDR"):
        for left, right, s in places:
            if left < end and right > start and s.label in ("PRICE", "LTOT", "CHG", "SUM", "SUBT", "TAX", "OPRICE") and re.search("[0-9]", text[max(left, start) : min(right, end)]):
                return s
    return found
