"""Whole batches held back: what the figures that are reported are read from."""

HELD_BACK = ("unseen20", "unseen21", "unseen22")


def part_of(batch):
    return "test" if batch.startswith(HELD_BACK) else "train"
