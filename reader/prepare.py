"""The corpus for training and the files held back: `python3 prepare.py CORPUS.jsonl FOLDER`."""

import gzip
import json
import os
import sys

from align import align
from reading import units_of
from split import part_of


def prepare(rows, folder):
    aligned = skipped = held = 0
    with gzip.open(os.path.join(folder, "corpus-train.jsonl.gz"), "wt", 5) as train, gzip.open(os.path.join(folder, "held.jsonl.gz"), "wt", 5) as rest:
        for row in rows:
            if part_of(row["set"]) != "train":
                held += 1
                rest.write(json.dumps(dict(path=row["path"], units=units_of(row)), ensure_ascii=False) + "\n")
            elif row["truth"].get("mustAsk") is None or row["truth"].get("lines"):
                document = align(row)
                if document.pop("ok"):
                    aligned += 1
                    train.write(json.dumps(document, ensure_ascii=False) + "\n")
                else:
                    skipped += 1
    print(aligned, "for training", skipped, "not aligned", held, "held back")


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        prepare(map(json.loads, file), sys.argv[2])
