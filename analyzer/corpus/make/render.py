"""A document as a grid, as HTML and as plain text."""
import html
import unicodedata

from layouts import Num, cell_text


def grid(doc, pad=0):
    """As it stands in a spreadsheet: rows of cells, the table's columns from `pad` on."""
    rows = []

    def text(line):
        rows.append([None] * pad + [line])

    for line in doc.head:
        text(line)
    if doc.head:
        rows.append([])
        for line in doc.buyer:
            text(line)
        rows.append([])
    if doc.title:
        text(doc.title)
    for label, value in doc.meta:
        rows.append([None] * pad + [label, value])
    if doc.meta:
        rows.append([])
    for line in doc.intro:
        text(line)
    if doc.intro:
        rows.append([])
    for table in doc.tables:
        if table.title:
            text(table.title)
        for header in table.header_rows:
            rows.append([None] * pad + header)
        if table.header:
            rows.append([None] * pad + table.header)
        if table.blank_after_header:
            rows.append([])
        rows.extend([None] * pad + row for row in table.rows)
        rows.extend([None] * pad + row for row in table.below)
        rows.append([])
    for line in doc.notes:
        text(line)
    while rows and not any(rows[-1]):
        rows.pop()
    return rows


def table_html(doc, table, grid_lines=True, center=False):
    border = ' border="1" cellspacing="0" cellpadding="4"' if grid_lines else ' border="0" cellpadding="5"'
    out = [f"<table{border}>"]

    def row(cells, tag):
        out.append("<tr>")
        for cell in cells:
            align = "center" if center else "right" if isinstance(cell, Num) else "left"
            out.append(f'<{tag} align="{align}">{html.escape(cell_text(cell, doc.lang)) or "&nbsp;"}</{tag}>')
        out.append("</tr>")

    for header in table.header_rows + ([table.header] if table.header else []):
        row(header, "th")
    for each in table.rows + table.below:
        row(each, "td")
    return "".join(out + ["</table>"])


def page_html(doc, grid_lines=True, center=False, font="Liberation Sans", size="10pt", head=True):
    e = html.escape
    body = []
    if head and doc.head:
        body.append(f"<h2>{e(doc.head[0])}</h2><p>" + "<br>".join(map(e, doc.head[1:])) + "</p>")
        body.append("<p>" + "<br>".join(map(e, doc.buyer)) + "</p>")
    if doc.title:
        body.append(f"<h3>{e(doc.title)}</h3>")
    if doc.meta:
        body.append("<p>" + "<br>".join(f"{e(a)}: {e(b)}" for a, b in doc.meta) + "</p>")
    body += [f"<p>{e(line)}</p>" for line in doc.intro]
    for table in doc.tables:
        if table.title:
            body.append(f"<h4>{e(table.title)}</h4>")
        body.append(table_html(doc, table, grid_lines, center))
    body += [f"<p>{e(line)}</p>" for line in doc.notes]
    style = f'body {{ font-family: "{font}", "Noto Sans CJK SC", sans-serif; font-size: {size} }}'
    return f'<!DOCTYPE html><html lang="{doc.lang}"><head><meta charset="utf-8"><title>{e(doc.title)}</title><style>{style}</style></head><body>{"".join(body)}</body></html>'


def width_of(text):
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def table_text(doc, table, gap="  "):
    rows = [[cell_text(c, doc.lang) for c in r] for r in table.header_rows + ([table.header] if table.header else []) + table.rows + table.below]
    count = max(map(len, rows))
    widths = [max((width_of(r[at]) for r in rows if at < len(r)), default=0) for at in range(count)]
    source = table.header_rows + ([table.header] if table.header else []) + table.rows + table.below
    lines = []
    for row, cells in zip(rows, source):
        parts = []
        for at, text in enumerate(row):
            space = " " * (widths[at] - width_of(text))
            parts.append(space + text if isinstance(cells[at], Num) else text + space)
        lines.append(gap.join(parts).rstrip())
    return lines


def page_text(doc, head=True):
    lines = list(doc.head) + [""] + list(doc.buyer) + [""] if head and doc.head else []
    lines += [doc.title, ""] if doc.title else []
    lines += [f"{a}: {b}" for a, b in doc.meta] + [""]
    lines += doc.intro + [""]
    for table in doc.tables:
        lines += table_text(doc, table) + [""]
    return "\n".join(lines + doc.notes) + "\n"
