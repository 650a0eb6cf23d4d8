"""Whole batches for training, for choosing (dev) and for the figures that are reported (test)."""

TEST = ("unseen17",)
DEV = ("unseen16",)


def part_of(batch):
    return "test" if batch.startswith(TEST) else "dev" if batch.startswith(DEV) else "train"
