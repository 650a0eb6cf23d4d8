"""The helpers of unseen6-made, with the folder of unseen11-made, and tables in HTML, Word and Excel."""

import importlib.util
from pathlib import Path

_spec = importlib.util.spec_from_file_location("kit6", Path(__file__).resolve().parents[1] / "unseen6-made" / "kit.py")
kit6 = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(kit6)
kit6.FOLDER = Path(__file__).resolve().parents[2] / "files" / "unseen11-made"
kit6.FOLDER.mkdir(parents=True, exist_ok=True)

after, at, eu, groff, lakh, mail, run, saved = (getattr(kit6, n) for n in "after at eu groff lakh mail run saved".split())
soffice, sp, span, trs, true, us, wk, weasy, weeks, workdays, write = (getattr(kit6, n) for n in "soffice sp span trs true us wk weasy weeks workdays write".split())


def html_table(head, rows, right=(), foot=(), attributes=""):
    """Foot rows are (label, amount): the label spans all columns but the last."""
    below = "".join(f"<tr><td colspan={len(head) - 1} class=r>{a}</td><td class=r>{b}</td></tr>" for a, b in foot)
    return f"<table {attributes}><thead>{trs([head], right, 'th')}</thead><tbody>{trs(rows, right)}{below}</tbody></table>"


def word_table(d, head, rows, style="Table Grid", widths=()):
    """Widths are in centimetres, one for each column."""
    t = d.add_table(1, len(head), style=style)
    for c, text in zip(t.rows[0].cells, head):
        c.text = text
    for r in rows:
        for c, text in zip(t.add_row().cells, r):
            c.text = str(text)
    for i, width in enumerate(widths):
        t.columns[i].width = int(width * 360000)
        for c in t.columns[i].cells:
            c.width = int(width * 360000)
    return t


def put(sheet, rows, first=1, formats=None):
    """Writes rows into an openpyxl sheet, empty where there is None; formats by column number."""
    for i, row in enumerate(rows, first):
        for j, value in enumerate(row, 1):
            if value is not None:
                c = sheet.cell(i, j, value)
                if formats and j in formats and isinstance(value, (int, float)):
                    c.number_format = formats[j]


def text(name, content, encoding="utf-8", newline="\r\n"):
    Path(at(name)).write_bytes(content.replace("\n", newline).encode(encoding))
