"""Whole batches for training, for choosing (dev) and for the figures that are reported (test)."""

TEST = ("unseen10", "unseen11", "unseen12")
DEV = ("unseen8", "unseen9")


def part_of(batch):
    return "test" if batch.startswith(TEST) else "dev" if batch.startswith(DEV) else "train"
