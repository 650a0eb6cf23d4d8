"""Whether each truth has the shape of truth.ts, its file is there and its figures stand in it where it is text."""

import json
import sys
from collections import Counter

from truth import FILES

LINE = {"supplier", "part", "quantity", "unitPrice", "per", "unit", "currency", "breaks", "leadTimeDays"}
LINE |= {"incoterm", "validUntil", "minimumOrder", "alternative"}
TRUTH = {"layout", "language", "lines", "charges", "mustAsk", "ask", "notAQuote", "noMinimumPieces", "lots"}

for folder in sys.argv[1:]:
    truths = json.loads((FILES / folder / "truth.json").read_text())
    there = {each.name for each in (FILES / folder).iterdir()} - {"truth.json", "SOURCES.md"}
    assert there == set(truths), there ^ set(truths)
    for name, truth in truths.items():
        assert set(truth) <= TRUTH, name
        assert "lines" in truth or "mustAsk" in truth or "notAQuote" in truth, name
        for line in truth.get("lines", []):
            assert set(line) <= LINE and {"supplier", "part", "currency"} <= set(line), (name, line)
            assert (line["unitPrice"] is None) == ("breaks" in line), (name, line)
        parts = {line["part"] for line in truth.get("lines", [])}
        suppliers = {line["supplier"] for line in truth.get("lines", [])}
        for charge in truth.get("charges", []):
            assert set(charge) <= {"part", "supplier", "amount"}, name
            assert charge.get("part", next(iter(parts))) in parts, (name, charge)
            assert charge.get("supplier", next(iter(suppliers))) in suppliers, (name, charge)
    print(folder, len(truths), Counter(n.split(".")[-1] for n in truths), Counter(t["language"] for t in truths.values()))
