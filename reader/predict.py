"""What the model says of the files held back: for each word the surest label and some chances, for each anchor where it points."""

import gzip
import json
import os

import torch
import torch.nn.functional as F

from batches import DATA, pack
from features import build
from labels import ANCHORS, LABEL, POINTERS
from reading import windows_of
from words import tokenize

LEAST, MOST_WORDS = 0.08, 2500


def count_words(unit):
    return len(tokenize(unit["text"], unit["k"] == "C", unit["ty"] != "t"))


@torch.no_grad()
def predict(model, device, units):
    """Words as [unit, start, end, value, label, its chance, {label: chance} of those worth keeping, pointers or None, whether of this window]."""
    words = []
    for window in windows_of(units, count_words)[:400]:
        built = build(window)
        n, base = built["n"], len(words)
        if not 0 < n <= MOST_WORDS:
            continue
        own = {unit["i"]: unit.get("own", True) for unit in window}
        batch = {key: value.to(device) for key, value in pack([dict(B=built)]).items()}
        with torch.autocast(device, dtype=torch.bfloat16):
            x, logits = model(batch)
        chances = F.softmax(logits[0, :n].float(), -1).cpu()
        best = chances.argmax(-1).tolist()
        kept = {name: chances[:, LABEL[name]].tolist() for name in (*ANCHORS, "SUP", "PART")}
        for j, (unit, start, end) in enumerate(built["T"]):
            some = {name: round(of[j], 4) for name, of in kept.items() if of[j] > 0.02}
            words.append([unit, start, end, built["vals"][j], best[j], round(float(chances[j, best[j]]), 4), some, None, own[unit]])
        anchors = [j for j in range(n) if own[built["T"][j][0]] and max(kept[name][j] for name in ANCHORS) > LEAST]
        if anchors:
            with torch.autocast(device, dtype=torch.bfloat16):
                pointed = model.pointers(x, batch, torch.zeros(len(anchors), dtype=torch.long, device=device), torch.tensor(anchors, device=device))
            values, places = F.softmax(pointed, -1).topk(4, -1)
            none = pointed.shape[-1] - 1
            for j, of_value, of_place in zip(anchors, values.tolist(), places.tolist()):
                words[base + j][7] = {
                    head: [[-1 if p == none else p + base, round(v, 4)] for p, v in zip(of_place[at], of_value[at]) if v > 0.003] for at, head in enumerate(POINTERS)
                }
    return words


def predict_all(model, device, path):
    model.eval()
    with gzip.open(os.path.join(DATA, "held.jsonl.gz"), "rt") as file, gzip.open(path, "wt") as out:
        for line in file:
            document = json.loads(line)
            out.write(json.dumps(dict(path=document["path"], words=predict(model, device, document["units"])), separators=(",", ":")) + "\n")
    print("predicted", path, flush=True)
