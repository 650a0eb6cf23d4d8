"""Trains the reader: `PYTHONPATH=reader:reader/made READER_DATA=FOLDER OUT=FOLDER python3 reader/train.py`. PyTorch with a large GPU; about nine minutes.

First made quotes, and such as our readers read them; then the corpus' training part joins. SECONDS, SEED and RATE may be set;
INIT goes on from the weights of an earlier run, or with "shipped" from those in `weights/`. What is saved is the mean of the last steps' weights."""

import math
import os
import queue
import random
import threading
import time

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn
from torch.utils.data import DataLoader

from batches import Stream, stored
from export import name_of
from forward import Weights
from labels import CORE, LABEL, LABELS, OTHER, POINTERS, UNPRICED
from model import Reader
from predict import predict_all

OUT, SEED = os.environ.get("OUT", "out"), int(os.environ.get("SEED", "1"))
MADE_SECONDS, MIXED_SECONDS = map(float, os.environ.get("SECONDS", "200,280").split(","))
WORKERS = int(os.environ.get("WORKERS", "15"))
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
KEPT, RATE, CORPUS_SHARE = 1500, float(os.environ.get("RATE", "1.2e-3")), 0.4
IMPORTANT = ("PRICE", "QTY", "PART", "SUP", "BRK", "PER", "CHG", "LDISC", "ALT", "NOBID")


def loss_of(model, batch, weights, core):
    x, logits = model(batch)
    labels, chance = batch["lab"].long(), F.log_softmax(logits.float(), -1)
    known = labels >= 0
    label_loss = -(chance[known].gather(1, labels[known][:, None])[:, 0] * weights[labels[known]]).sum()
    for number, excluded in core.items():
        other = labels == number
        if other.any():
            label_loss = label_loss - torch.logsumexp(chance[other].masked_fill(excluded, -1e9), -1).sum()
    label_loss = label_loss / ((known | (labels == OTHER) | (labels == UNPRICED)).sum() + 1)
    if not batch["count"].item():
        return label_loss * 3, label_loss.detach(), torch.zeros((), device=DEVICE)
    anchors, targets = batch["anchors"], batch["targets"]
    pointed = F.log_softmax(model.pointers(x, batch, anchors[:, 0], anchors[:, 1]), -1)
    right = torch.zeros_like(pointed, dtype=torch.bool)
    right[targets[:, 0], targets[:, 1], targets[:, 2]] = True
    pointer_loss = -torch.logsumexp(pointed.masked_fill(~right, -1e9), -1)[right.any(-1)].mean()
    return label_loss * 3 + pointer_loss * 0.5 * 6, label_loss.detach(), pointer_loss.detach()


class Supply:
    """Batches as fast as they are made; where that is too slow, one of the last ones again."""

    def __init__(self, stream):
        loader = DataLoader(stream, batch_size=None, num_workers=WORKERS, prefetch_factor=4, pin_memory=DEVICE == "cuda")
        self.fresh, self.kept, self.stopped = queue.Queue(8), [], False
        threading.Thread(target=self.pull, args=(iter(loader),), daemon=True).start()

    def pull(self, batches):
        for batch in batches:
            while not self.stopped:
                try:
                    self.fresh.put(batch, timeout=0.5)
                    break
                except queue.Full:
                    continue
            if self.stopped:
                return

    def next(self):
        try:
            batch = self.fresh.get(block=len(self.kept) < 60)
        except queue.Empty:
            return random.choice(self.kept), False
        batch = {key: value.to(DEVICE, non_blocking=True) for key, value in batch.items()}
        if len(self.kept) < KEPT:
            self.kept.append(batch)
        else:
            self.kept[random.randrange(KEPT)] = batch
        return batch, True


def train(model, seconds, sources, rate, name):
    weights = torch.tensor([1.5 if label in IMPORTANT else 1.0 for label in LABELS], device=DEVICE)
    core = {number: torch.tensor([at in excluded for at in range(len(LABELS))], device=DEVICE) for number, excluded in ((OTHER, CORE), (UNPRICED, [*CORE, LABEL["CHG"]]))}
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, betas=(0.9, 0.98), weight_decay=0.02)
    mean = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.9985))
    supply, steps, fresh, sums, start = Supply(Stream(SEED + len(name), sources)), 0, 0, [0, 0], None
    model.train()
    while True:
        batch, is_fresh = supply.next()
        start = start or time.time()
        done = (time.time() - start) / seconds
        if done >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1, (steps + 1) / 300) * (0.485 * (1 + math.cos(math.pi * done)) + 0.03)
        with torch.autocast(DEVICE, dtype=torch.bfloat16):
            loss, label_loss, pointer_loss = loss_of(model, batch, weights, core)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        mean.update_parameters(model)
        steps, fresh = steps + 1, fresh + is_fresh
        sums = [sums[0] + label_loss, sums[1] + pointer_loss]
        if steps % 500 == 0:
            print(f"{name} {steps} {time.time() - start:.0f}s fresh {fresh} labels {float(sums[0]) / 500:.4f} pointers {float(sums[1]) / 500:.4f}", flush=True)
            sums = [0, 0]
    supply.stopped = True
    print(name, "steps", steps, flush=True)
    return mean.module


def shipped(state):
    """The weights that are shipped, as PyTorch names and shapes them; a convolution's taps stand beside each other there."""
    tensors = {key: value if key == "fr" else torch.from_numpy(Weights().tensors[name_of(key)]) for key, value in state.items()}
    return {key: t.view(t.shape[0], state[key].shape[2], -1).transpose(1, 2) if state[key].ndim == 3 else t for key, t in tensors.items()}


def save(model, name):
    torch.save({key: value.half() for key, value in model.state_dict().items()}, os.path.join(OUT, name))


if __name__ == "__main__":
    os.makedirs(OUT, exist_ok=True)
    torch.manual_seed(SEED)
    torch.backends.cuda.matmul.allow_tf32 = True
    model = Reader().to(DEVICE)
    if os.environ.get("INIT"):
        first = shipped(model.state_dict()) if os.environ["INIT"] == "shipped" else torch.load(os.environ["INIT"], map_location=DEVICE)
        model.load_state_dict({key: value.float() for key, value in first.items()})
    print(DEVICE, sum(p.numel() for p in model.parameters()), "parameters", len(POINTERS), "pointers", LABEL["PRICE"], flush=True)
    read_back, corpus = stored("made-read.jsonl.gz"), stored("corpus-train.jsonl.gz")
    print(len(read_back), "read back", len(corpus), "of the corpus", flush=True)
    if MADE_SECONDS:
        model = train(model, MADE_SECONDS, [(0.3, read_back)], RATE, "made")
    model = train(model, MIXED_SECONDS, [(CORPUS_SHARE, corpus), (0.2, read_back)], RATE * 0.6, "mixed")
    save(model, "reader.pt")
    predict_all(model, DEVICE, os.path.join(OUT, "predictions.json.gz"))
