"""Labels of made quotes onto what our readers found in the files made of them: `python3 transfer.py MADE.jsonl READ.jsonl OUT.jsonl`."""

import json
import sys
from difflib import SequenceMatcher

from features import build
from labels import ANY, LABEL
from reading import units_of


def words_of(units, places):
    return [units[unit]["text"][start:end] for unit, start, end in places]


def transfer(made, reading):
    """As `align` returns it, or None where too little of the prices came through."""
    units = units_of(reading)
    built = build(units)
    before, after = words_of(made["units"], made["B"]["T"]), words_of(units, built["T"])
    place = {}
    for first, second, size in SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks():
        for at in range(size):
            place[first + at] = second + at
    labels = [ANY] * built["n"]
    for old, new in place.items():
        labels[new] = made["lab"][old]
    pointers = {}
    for old, heads in made["ptr"].items():
        if int(old) in place:
            pointers[place[int(old)]] = {head: moved(words, place) for head, words in heads.items()}
    for j in range(built["n"]):
        if labels[j] in (LABEL["PRICE"], LABEL["CHG"]) and j not in pointers:
            labels[j] = ANY
    if len(pointers) < 0.6 * len(made["ptr"]):
        return None
    return dict(units=units, B={k: built[k] for k in ("T", "R", "n")}, lab=labels, ptr=pointers)


def moved(words, place):
    """None where there was a target and none of it came through."""
    if words is None or not words:
        return words
    return [place[word] for word in words if word in place] or None


if __name__ == "__main__":
    kept = 0
    with open(sys.argv[1]) as first, open(sys.argv[2]) as second, open(sys.argv[3], "w") as out:
        made = {row["number"]: row for row in map(json.loads, first)}
        for reading in map(json.loads, second):
            document = transfer(made[reading["number"]], reading)
            if document:
                kept += 1
                out.write(json.dumps(document, ensure_ascii=False) + "\n")
    print(kept, "kept")
