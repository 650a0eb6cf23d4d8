"""The transformer: bytes, hashes and features of each word; attention over all words, those of its row, those of its column."""

import math

import torch
import torch.nn as nn
import torch.nn.functional as F

from features import BYTES, FEATURES, MOST_COLUMNS, SHAPE_HASHES, WORD_HASHES
from labels import LABELS, POINTERS

HEADS, POINTER_WIDTH, POINTER_ROWS = 6, 48, 20
COUNT = len(POINTERS)


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.n1, self.n2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.o = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.f1, self.f2 = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.drop = nn.Dropout(0.05)

    def forward(self, x, mask, rotary):
        batch, length, width = x.shape
        q, k, v = self.qkv(self.n1(x)).view(batch, length, 3, HEADS, width // HEADS).permute(2, 0, 3, 1, 4)
        cos, sin = rotary

        def rotate(t):
            even, odd = t[..., 0::2], t[..., 1::2]
            return torch.stack((even * cos - odd * sin, even * sin + odd * cos), -1).flatten(-2).to(t.dtype)

        y = F.scaled_dot_product_attention(rotate(q), rotate(k), v, attn_mask=mask)
        x = x + self.drop(self.o(y.transpose(1, 2).reshape(batch, length, width)))
        return x + self.drop(self.f2(F.gelu(self.f1(self.n2(x)))))


class Reader(nn.Module):
    def __init__(self, width=192, layers=6):
        super().__init__()
        self.be = nn.Embedding(256, 32, padding_idx=0)
        self.c1, self.c2, self.bp = nn.Conv1d(32, 96, 3, padding=1), nn.Conv1d(96, 96, 3, padding=1), nn.Linear(192, width)
        self.he, self.hp = nn.Embedding(WORD_HASHES, 64), nn.Linear(64, width)
        self.se, self.sp = nn.Embedding(SHAPE_HASHES, 32), nn.Linear(32, width)
        self.fp, self.ce, self.we = nn.Linear(FEATURES, width), nn.Embedding(MOST_COLUMNS, width), nn.Embedding(MOST_COLUMNS, width)
        for embedding in (self.ce, self.we, self.he, self.se):
            nn.init.normal_(embedding.weight, std=0.05)
        self.blocks, self.n = nn.ModuleList(Block(width) for _ in range(layers)), nn.LayerNorm(width)
        self.lab = nn.Linear(width, len(LABELS))
        self.pq, self.pk = nn.Linear(width, COUNT * POINTER_WIDTH), nn.Linear(width, COUNT * POINTER_WIDTH)
        self.none, self.noneb = nn.Parameter(torch.zeros(COUNT, POINTER_WIDTH)), nn.Parameter(torch.zeros(COUNT))
        self.rb, self.cb = nn.Parameter(torch.zeros(COUNT, 2 * POINTER_ROWS + 1)), nn.Parameter(torch.zeros(COUNT, 2))
        frequencies = [1 / (10 ** torch.linspace(0, 2, 6)), 1 / (8 ** torch.linspace(0, 1, 4)), 1 / (20 ** torch.linspace(0, 2, 6))]
        self.register_buffer("fr", torch.cat(frequencies))

    def words(self, b):
        batch, length = b["hv"].shape
        real = (b["by"] != 0).view(batch * length, 1, BYTES)
        h = F.gelu(self.c1(self.be(b["by"].long()).view(batch * length, BYTES, 32).transpose(1, 2)))
        h = F.gelu(self.c2(h)) * real
        spelled = torch.cat([h.amax(2), h.sum(2) / real.sum(2).clamp(min=1)], 1)
        hashed = self.he(b["hv"].long())
        if self.training:  # a word it does not know must be readable too
            hashed = hashed * (torch.rand(batch, length, 1, device=hashed.device) > 0.15)
        x = self.bp(spelled).view(batch, length, -1) + self.hp(hashed) + self.sp(self.se(b["hs"].long()))
        return x + self.fp(b["F"].float()) + self.ce(b["C"].long()) + self.we(b["W"].long())

    def forward(self, b):
        """The last vectors and the logits of the labels."""
        rows, columns, tables = b["R"], b["C"], b["TB"]
        length = rows.shape[1]
        index = torch.arange(length, device=rows.device).expand_as(rows)
        angles = [at.float()[..., None] * part for at, part in ((rows, self.fr[:6]), (columns, self.fr[6:10]), (index, self.fr[10:]))]
        angle = torch.cat(angles, -1)[:, None]
        mask = masks(rows, columns, tables, ~b["pad"])
        x = self.words(b)
        for block in self.blocks:
            x = block(x, mask, (angle.cos(), angle.sin()))
        x = self.n(x)
        return x, self.lab(x)

    def pointers(self, x, b, batches, anchors):
        """Logits [anchor, head, word + 1]; the last is none."""
        batch, length, _ = x.shape
        q = self.pq(x[batches, anchors]).view(len(anchors), COUNT, POINTER_WIDTH)
        k = self.pk(x).view(batch, length, COUNT, POINTER_WIDTH)
        logits = torch.einsum("apd,alpd->apl", q, k[batches]) / math.sqrt(POINTER_WIDTH)
        rows, columns, tables = b["R"], b["C"], b["TB"]
        distance = (rows[batches] - rows[batches, anchors][:, None]).clamp(-POINTER_ROWS, POINTER_ROWS).long() + POINTER_ROWS
        below = (columns[batches] == columns[batches, anchors][:, None]) & (tables[batches] == tables[batches, anchors][:, None])
        logits = logits + self.rb[:, distance].permute(1, 0, 2) + self.cb[:, below.long()].permute(1, 0, 2)
        logits = logits.float().masked_fill(b["pad"][batches][:, None, :], -1e9)
        none = (q * self.none).sum(-1) / math.sqrt(POINTER_WIDTH) + self.noneb
        return torch.cat([logits, none.float()[..., None]], -1)


def masks(rows, columns, tables, real):
    """Two heads see all words, two those of their row, two those of their column; in text, of the lines near."""
    real = real[:, None, :]
    same_row = rows[:, :, None] == rows[:, None, :]
    near = (tables >= 0)[:, :, None] | ((rows[:, :, None] - rows[:, None, :]).abs() <= 3)
    same_column = (tables[:, :, None] == tables[:, None, :]) & (columns[:, :, None] == columns[:, None, :]) & near
    itself = torch.eye(rows.shape[1], dtype=torch.bool, device=rows.device)[None]
    every = real.expand_as(same_row)
    return torch.stack([every, every, *[same_row & real | itself] * 2, *[same_column & real | itself] * 2], 1)
