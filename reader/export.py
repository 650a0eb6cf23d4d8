"""The trained weights as the browser takes them: `python3 export.py CHECKPOINT CORPUS.jsonl [labels.json]`.

Writes weights/reader.bin, weights/reader.json and fixtures/*.json, with which the TypeScript side proves that it does the same."""

import json
import os
import sys

import numpy as np

import checkpoint
from features import BYTES, FEATURES, SHAPE_HASHES, WORD_HASHES, build
from forward import HERE, Reader, Weights
from labels import LABELS, POINTERS
from reading import units_of

NAMES = {
    "be.weight": "bytes", "he.weight": "words", "se.weight": "shapes", "ce.weight": "columns", "we.weight": "places",
    "c1": "conv1", "c2": "conv2", "bp": "spelled", "hp": "word", "sp": "shape", "fp": "features", "lab": "labels",
    "pq": "pointer.query", "pk": "pointer.key", "none": "pointer.none", "noneb": "pointer.noneBias",
    "rb": "pointer.rows", "cb": "pointer.column", "n.weight": "norm.gain", "n.bias": "norm.bias",
}  # fmt: skip
BLOCK = {
    "n1.weight": "norm1.gain", "n1.bias": "norm1.bias", "n2.weight": "norm2.gain", "n2.bias": "norm2.bias",
    "qkv": "qkv", "o": "out", "f1": "up", "f2": "down",
}  # fmt: skip
FIXTURES = [
    "csv/nl-breaks-across.csv", "mail/zh-nodemailer.eml", "prose/en-forwarded.eml", "openpyxl/it-net-formulas.xlsx",
    "reportlab/sv-label-value-gridless.pdf", "reportlab/ja-charge-rows.pdf",
]  # fmt: skip


def name_of(key):
    if key in NAMES:
        return NAMES[key]
    if key.startswith("blocks."):
        _, layer, rest = key.split(".", 2)
        return f"block{layer}." + (BLOCK.get(rest) or BLOCK[rest.split(".")[0]] + "." + rest.split(".")[1])
    head, _, tail = key.rpartition(".")
    return f"{NAMES[head]}.{tail}"


def tensors_of(state):
    for key, value in state.items():
        if key == "fr":
            continue
        if value.ndim == 3:  # of a convolution: [out, in, tap] to [out, tap · in]
            value = value.transpose(0, 2, 1).reshape(value.shape[0], -1)
        if key == "fp.weight" and value.shape[1] < FEATURES:  # trained before the last features were thought of
            value = np.pad(value, ((0, 0), (0, FEATURES - value.shape[1])))
        yield name_of(key), value.astype(np.float32)


def write(state, labels, pointers, folder):
    data, table = bytearray(), []

    def put(array):
        while len(data) % 4:
            data.append(0)
        offset = len(data)
        data.extend(array.tobytes())
        return offset

    for name, value in tensors_of(state):
        entry = dict(name=name, shape=list(value.shape))
        if value.ndim == 2 and not name.startswith(("pointer.rows", "pointer.column", "pointer.none")):
            scale = np.abs(value).max(1) / 127 + 1e-12
            entry.update(type="int8", offset=put(np.round(value / scale[:, None]).astype(np.int8)), scaleOffset=put(scale.astype(np.float32)))
        else:
            entry.update(type="float32", offset=put(value))
        table.append(entry)
    frequencies = [float(x) for x in state["fr"]]
    card = dict(
        format=1,
        bytes=len(data),
        width=int(state["n.weight"].shape[0]),
        layers=1 + max(int(key.split(".")[1]) for key in state if key.startswith("blocks.")),
        heads=6,
        attention=["all", "all", "row", "row", "column", "column"],
        rotary=dict(row=frequencies[:6], column=frequencies[6:10], index=frequencies[10:]),
        word=dict(bytes=BYTES, features=FEATURES, wordHashes=WORD_HASHES, shapeHashes=SHAPE_HASHES),
        labels=labels,
        pointers=pointers,
        pointerWidth=int(state["none"].shape[1]),
        pointerRows=(state["rb"].shape[1] - 1) // 2,
        tensors=table,
    )
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "reader.bin"), "wb") as file:
        file.write(data)
    with open(os.path.join(folder, "reader.json"), "w") as file:
        json.dump(card, file, separators=(",", ":"))
    return card


def rounded(values, digits=4):
    return [round(float(value), digits) for value in values]


def fixture(reader, reading):
    """Words and features as they were built; label logits; pointer logits of the surest prices, the five highest of each head."""
    units = units_of(reading)
    built = build(units)
    x, logits = reader.forward(built)
    price = reader.card["labels"].index("PRICE")
    anchors = [j for j in range(built["n"]) if logits[j].argmax() == price][:6]
    pointed = []
    if anchors:
        for anchor, heads in zip(anchors, reader.pointers(x, built, anchors)):
            best = {head: [[int(i) if i < built["n"] else -1, round(float(of[i]), 3)] for i in np.argsort(-of)[:3]] for head, of in zip(reader.card["pointers"], heads)}
            pointed.append(dict(anchor=anchor, best=best))
    words = [
        dict(
            at=list(place), text=units[place[0]]["text"][place[1] : place[2]], value=value, word=hv, shape=hs, row=r, column=c, place=w, table=t,
            features=[[i, round(f, 6)] for i, f in enumerate(features) if f],
        )
        for place, value, hv, hs, r, c, w, t, features in zip(*(built[k] for k in ("T", "vals", "hv", "hs", "R", "C", "W", "TB", "F")))
    ]  # fmt: skip
    return dict(
        path=reading["path"], style=built["style"], words=words,
        logits=[rounded(row, 3) for row in logits], pointers=pointed,
    )  # fmt: skip


def main(path, corpus, labels=None):
    names = json.load(open(labels)) if labels else dict(labels=LABELS, pointers=POINTERS)
    write(checkpoint.load(path), names["labels"], names["pointers"], os.path.join(HERE, "weights"))
    reader = Reader(Weights())
    os.makedirs(os.path.join(HERE, "fixtures"), exist_ok=True)
    with open(corpus) as file:
        for line in file:
            reading = json.loads(line)
            if reading["path"] in FIXTURES:
                name = reading["path"].replace("/", "-") + ".json"
                with open(os.path.join(HERE, "fixtures", name), "w") as out:
                    json.dump(fixture(reader, reading), out, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main(*sys.argv[1:])
