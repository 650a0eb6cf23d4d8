"""Documents for training, made as they are needed, in batches of about one length."""

import gzip
import json
import os
import random

import numpy as np
import torch
from torch.utils.data import IterableDataset, get_worker_info

import generate
from augment import augmented
from features import BYTES, FEATURES
from labels import ANY, POINTERS
from hand import CACHE

LONGEST, ANCHORS_OF_ONE = 640, 24
DATA = os.environ.get("READER_DATA", CACHE)


def stored(name):
    with gzip.open(os.path.join(DATA, name), "rt") as file:
        documents = [json.loads(line) for line in file]
    for document in documents:
        document["ptr"] = {int(j): heads for j, heads in document["ptr"].items()}
    return documents


def pack(documents):
    length = (max(d["B"]["n"] for d in documents) + 7) // 8 * 8
    size = (len(documents), length)
    out = dict(
        by=np.zeros((*size, BYTES), np.uint8), hv=np.zeros(size, np.int16), hs=np.zeros(size, np.int16), F=np.zeros((*size, FEATURES), np.float16),
        R=np.full(size, -9, np.int32), C=np.zeros(size, np.int16), W=np.zeros(size, np.int16), TB=np.full(size, -5, np.int32),
        pad=np.ones(size, bool), lab=np.full(size, ANY, np.int16),
    )  # fmt: skip
    anchors, targets = [], []
    for at, document in enumerate(documents):
        built, n = document["B"], document["B"]["n"]
        for key in ("by", "hv", "hs", "F", "R", "C", "W", "TB"):
            out[key][at, :n] = built[key]
        out["pad"][at, :n] = False
        if "lab" not in document:
            continue
        out["lab"][at, :n] = document["lab"]
        chosen = list(document["ptr"])
        for j in random.sample(chosen, ANCHORS_OF_ONE) if len(chosen) > ANCHORS_OF_ONE else chosen:
            for head, words in document["ptr"][j].items():
                if words is not None:
                    targets += [(len(anchors), POINTERS.index(head), word) for word in words or [length]]
            anchors.append((at, j))
    out["anchors"] = np.array(anchors or [(0, 0)], np.int64)
    out["targets"] = np.array(targets or [(0, 0, length)], np.int64)
    out["count"] = np.array([len(anchors)])
    return {key: torch.from_numpy(value) for key, value in out.items()}


class Stream(IterableDataset):
    """`share` of the documents are stored ones with changes, the others are made."""

    def __init__(self, seed, sources, size=160, most_words=26000):
        self.seed, self.sources, self.size, self.most_words = seed, sources, size, most_words

    def __iter__(self):
        random.seed(self.seed * 1000 + (get_worker_info().id if get_worker_info() else 0))
        failed = 0
        while True:
            documents = []
            while len(documents) < self.size * 3:
                try:
                    documents.append(self.one())
                except Exception as error:  # one document in thousands: say so, and make another
                    failed += 1
                    if failed < 4:
                        print("not made:", repr(error)[:200], flush=True)
            documents = sorted((d for d in documents if 0 < d["B"]["n"] <= LONGEST), key=lambda d: d["B"]["n"])
            batches, current = [], []
            for document in documents:
                if current and ((len(current) + 1) * document["B"]["n"] > self.most_words or len(current) >= self.size):
                    batches.append(current)
                    current = []
                current.append(document)
            batches.append(current)
            random.shuffle(batches)
            yield from map(pack, batches)

    def one(self):
        roll = random.random()
        for share, documents in self.sources:
            if roll < share and documents:
                return augmented(random.choice(documents))
            roll -= share
        return generate.make()
