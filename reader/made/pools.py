"""Descriptions, notes and names of the training part of the corpus, for the generator: `python3 pools.py CORPUS.jsonl OUT.json`."""

import json
import re
import sys

from meanings import bare
from split import part_of
from words import number_core, parse_number, tokenize


def numbers_in(text):
    cores = (number_core(text[start:end]) for start, end in tokenize(text))
    return [parse_number(core)[0] for core in cores if core]


def collect(rows):
    pools = {}
    for row in rows:
        if part_of(row["set"]) != "train":
            continue
        truth = row["truth"]
        pool = pools.setdefault(truth.get("language") or "en", dict(descriptions=set(), notes=set(), suppliers=set()))
        lines = truth.get("lines") or []
        parts = {bare(line["part"]) for line in lines}
        names = {bare(line["supplier"]) for line in lines}
        prices = {line.get("unitPrice") for line in lines} | {price for line in lines for _, price in line.get("breaks") or []}
        pool["suppliers"] |= {line["supplier"] for line in lines}
        for line in row.get("lines") or []:
            text, plain = line["text"].strip(), bare(line["text"])
            is_named = any(name[:10] in plain for name in names if name) or any(part in plain for part in parts if len(part) > 2)
            if 4 <= len(text) <= 220 and not is_named and not any(n in prices for n in numbers_in(text)):
                pool["notes"].add(text)
        for table in row.get("tables") or []:
            for cells in table["rows"]:
                texts = [cell for cell in cells if isinstance(cell, str)]
                if any(bare(text) in parts for text in texts):
                    pool["descriptions"] |= {
                        text for text in texts if bare(text) not in parts | names and len(re.findall(r"[^\W\d_]", text)) >= 5 and len(text) < 90 and not number_core(text)
                    }
    return {language: {name: sorted(values) for name, values in pool.items()} for language, pool in pools.items()}


if __name__ == "__main__":
    with open(sys.argv[1]) as file, open(sys.argv[2], "w") as out:
        json.dump(collect(map(json.loads, file)), out, ensure_ascii=False)
