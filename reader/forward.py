"""The reader in numpy, with the weights that are shipped: what the browser runs, step by step."""

import json
import math
import os

import numpy as np

from features import BYTES

HERE = os.path.dirname(os.path.abspath(__file__))


def softmax(x):
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def layer_norm(x, gain, bias):
    centred = x - x.mean(-1, keepdims=True)
    return centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * gain + bias


ERF = np.array([math.erf(x / 1000) for x in range(-4000, 4001)], np.float32)


def gelu(x):
    """The exact one: x · ½ · (1 + erf(x / √2)), erf between thousandths."""
    at = np.clip(x * (1000 / math.sqrt(2)) + 4000, 0, 7999.999)
    low = at.astype(np.int64)
    return x * 0.5 * (1 + ERF[low] + (at - low) * (ERF[low + 1] - ERF[low]))


def rounded_rows(x):
    """Each row as whole numbers from -127 to 127 times its own scale: what int8 multiplies with."""
    scale = np.abs(x).max(-1, keepdims=True) / 127 + 1e-12
    return np.round(x / scale) * scale


class Weights:
    """reader.json and reader.bin. Tensors as float32: int8 times the scale of their row."""

    def __init__(self, folder=os.path.join(HERE, "weights")):
        with open(os.path.join(folder, "reader.json")) as file:
            self.card = json.load(file)
        with open(os.path.join(folder, "reader.bin"), "rb") as file:
            data = file.read()
        self.tensors = {}
        for tensor in self.card["tensors"]:
            shape, offset = tensor["shape"], tensor["offset"]
            count = int(np.prod(shape))
            if tensor["type"] == "float32":
                values = np.frombuffer(data, np.float32, count, offset).reshape(shape)
            else:
                scales = np.frombuffer(data, np.float32, shape[0], tensor["scaleOffset"])
                values = np.frombuffer(data, np.int8, count, offset).reshape(shape) * scales[:, None]
            self.tensors[tensor["name"]] = values.astype(np.float32)


class Reader:
    """`int8`: activations are rounded too, before every product with an int8 tensor."""

    def __init__(self, weights, int8=True):
        self.tensors, self.card, self.int8 = weights.tensors, weights.card, int8

    def linear(self, x, name):
        if self.int8:
            x = rounded_rows(x)
        return x @ self.tensors[name + ".weight"].T + self.tensors[name + ".bias"]

    def convolution(self, x, name):
        """Over the bytes of a word, three at a time: left, itself, right."""
        padded = np.pad(x, ((0, 0), (1, 1), (0, 0)))
        windows = np.concatenate([padded[:, tap : tap + BYTES] for tap in range(3)], -1)
        return self.linear(windows, name)

    def words(self, built):
        """A vector for each word, before it has seen the others."""
        t = self.tensors
        data = np.array(built["by"])
        real = (data != 0)[..., None]
        h = gelu(self.convolution(t["bytes"][data], "conv1"))
        h = gelu(self.convolution(h, "conv2")) * real
        spelled = np.concatenate([h.max(1), h.sum(1) / np.maximum(1, real.sum(1))], 1)
        return (
            self.linear(spelled, "spelled")
            + self.linear(t["words"][built["hv"]], "word")
            + self.linear(t["shapes"][built["hs"]], "shape")
            + self.linear(np.array(built["F"], np.float32), "features")
            + t["columns"][built["C"]]
            + t["places"][built["W"]]
        )

    def forward(self, built):
        """The last vectors and the logits of the labels."""
        t, card = self.tensors, self.card
        n, heads, width = built["n"], card["heads"], card["width"]
        size = width // heads
        rows, columns, tables = (np.array(built[k]) for k in ("R", "C", "TB"))
        angles = np.concatenate(
            [
                rows[:, None] * np.array(card["rotary"]["row"], np.float32),
                columns[:, None] * np.array(card["rotary"]["column"], np.float32),
                np.arange(n)[:, None] * np.array(card["rotary"]["index"], np.float32),
            ],
            1,
        )
        cos, sin = np.cos(angles), np.sin(angles)

        def rotate(v):
            even, odd = v[:, 0::2], v[:, 1::2]
            return np.stack((even * cos - odd * sin, even * sin + odd * cos), -1).reshape(n, -1)

        masks = masks_of(rows, columns, tables)
        x = self.words(built)
        for layer in range(card["layers"]):
            block = f"block{layer}."
            qkv = self.linear(layer_norm(x, t[block + "norm1.gain"], t[block + "norm1.bias"]), block + "qkv")
            qkv = qkv.reshape(n, 3, heads, size)
            out = np.zeros((n, heads, size), np.float32)
            for head in range(heads):
                logits = rotate(qkv[:, 0, head]) @ rotate(qkv[:, 1, head]).T / math.sqrt(size)
                mask = masks[card["attention"][head]]
                if mask is not None:
                    logits[~mask] = -1e9
                out[:, head] = softmax(logits) @ qkv[:, 2, head]
            x = x + self.linear(out.reshape(n, width), block + "out")
            h = gelu(self.linear(layer_norm(x, t[block + "norm2.gain"], t[block + "norm2.bias"]), block + "up"))
            x = x + self.linear(h, block + "down")
        x = layer_norm(x, t["norm.gain"], t["norm.bias"])
        return x, self.linear(x, "labels")

    def pointers(self, x, built, anchors):
        """Logits [anchor, head, word + 1]; the last one is "none"."""
        t, card = self.tensors, self.card
        heads, size, n = len(card["pointers"]), card["pointerWidth"], built["n"]
        rows, columns, tables = (np.array(built[k]) for k in ("R", "C", "TB"))
        q = self.linear(x[anchors], "pointer.query").reshape(-1, heads, size)
        k = self.linear(x, "pointer.key").reshape(n, heads, size)
        logits = np.einsum("apd,lpd->apl", q, k) / math.sqrt(size)
        reach = card["pointerRows"]
        distance = np.clip(rows[None] - rows[anchors][:, None], -reach, reach) + reach
        below = (columns[None] == columns[anchors][:, None]) & (tables[None] == tables[anchors][:, None])
        logits += t["pointer.rows"][:, distance].transpose(1, 0, 2) + t["pointer.column"][:, below.astype(int)].transpose(1, 0, 2)
        none = (q * t["pointer.none"]).sum(-1) / math.sqrt(size) + t["pointer.noneBias"]
        return np.concatenate([logits, none[..., None]], -1)


def masks_of(rows, columns, tables):
    """Which words a head may look at: all, those of its row, those of its column (in text: of the lines near it)."""
    same_row = rows[:, None] == rows[None]
    near = (tables >= 0)[:, None] | (np.abs(rows[:, None] - rows[None]) <= 3)
    same_column = (tables[:, None] == tables[None]) & (columns[:, None] == columns[None]) & near
    return {"all": None, "row": same_row, "column": same_column}
