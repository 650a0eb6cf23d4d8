"""What our readers found in a file (`export.ts` writes it as JSON) becomes units in reading order: lines of text and cells."""


def units_of(reading):
    """Dicts: k "L" line or "C" cell; t table (-1 for lines), r row of the document, c column, text,
    ty "t" text, "n" number, "d" date, n the number, head whether it is a mail's head, i its place in the list."""
    parts, lines, tables = [], {}, {}
    for line in reading.get("lines") or []:
        key = (line.get("doc") or "", "head" if line.get("head") else line["part"])
        parts.append(key)
        lines.setdefault(key, []).append(line)
    for number, table in enumerate(reading.get("tables") or []):
        key = (table.get("doc") or "", table["part"])
        parts.append(key)
        tables.setdefault(key, []).append((number, table))
    parts = list(dict.fromkeys(parts))
    sheets = sum(part.startswith("Sheet") for _, part in parts)

    writer = Writer()
    for key in parts:
        if key[1].startswith(("Sheet", "attachment")) and sheets != 1:
            writer.line(key[1])
        own_lines, own_tables = lines.get(key, []), tables.get(key, [])
        places = places_of(own_tables, own_lines)
        placed = 0
        for index in range(len(own_lines) + 1):
            while placed < len(own_tables) and places[placed] <= index:
                writer.table(*own_tables[placed])
                placed += 1
            if index < len(own_lines):
                writer.line(own_lines[index]["text"], bool(own_lines[index].get("head")))
        for rest in own_tables[placed:]:
            writer.table(*rest)
    for index, unit in enumerate(writer.units):
        unit["i"] = index
    return writer.units


class Writer:
    def __init__(self):
        self.units, self.row = [], 0

    def line(self, text, head=False):
        self.units.append(dict(k="L", t=-1, r=self.row, c=0, text=text, ty="t", n=None, head=head))
        self.row += 1

    def table(self, number, table):
        for row in table["rows"]:
            for column, cell in enumerate(row):
                if cell is None or cell == "":
                    continue
                if isinstance(cell, str):
                    text, kind, value = cell, "t", None
                elif "n" in cell:
                    text, kind, value = cell["t"] or repr(cell["n"]), "n", cell["n"]
                else:
                    text, kind, value = cell["t"] or cell["d"], "d", None
                self.units.append(dict(k="C", t=number, r=self.row, c=column, text=text, ty=kind, n=value, head=False))
            self.row += 1


def places_of(tables, lines):
    """Before which line each table of a part stands: as the reader says, or where line numbers leave a gap."""
    if not tables:
        return []
    if tables[0][1].get("above") is not None:
        return [len(lines) if table.get("above") is None else table["above"] for _, table in tables]
    gaps = sorted(((lines[i + 1]["line"] - lines[i]["line"], i + 1) for i in range(len(lines) - 1)), reverse=True)
    places = [index for gap, index in gaps if gap >= 2][: len(tables)]
    if lines and lines[0]["line"] > 2 and len(places) < len(tables):
        places.append(0)
    while len(places) < len(tables):
        places.append(max(places) if places else len(lines))
    return sorted(places)


def windows_of(units, count_words, most=600):
    """A long document in windows; the first rows stand in each. Units that only give context have "own" False."""
    rows = {}
    for unit in units:
        rows.setdefault(unit["r"], []).append(unit)
    counts = {row: sum(count_words(unit) for unit in rows[row]) for row in sorted(rows)}
    if sum(counts.values()) <= most:
        return [units] if units else []
    head, used = [], 0
    for row in counts:
        if len(head) >= 14 or used + counts[row] > most * 0.4:
            break
        head.append(row)
        used += counts[row]
    groups, current, size = [], [], used
    for row in list(counts)[len(head):]:
        if current and size + counts[row] > most:
            groups.append(current)
            current, size = [], used
        current.append(row)
        size += counts[row]
    if current:
        groups.append(current)
    windows = []
    for number, group in enumerate(groups):
        window = []
        for place, row in enumerate(head + group):
            own = number == 0 or place >= len(head)
            window += [dict(unit, r=place, own=own) for unit in rows[row]]
        windows.append(window)
    return windows
