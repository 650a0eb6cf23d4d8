"""The helpers of unseen6-made, with the folder of unseen9-made."""

import importlib.util
from pathlib import Path

_spec = importlib.util.spec_from_file_location("kit6", Path(__file__).resolve().parents[1] / "unseen6-made" / "kit.py")
kit6 = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(kit6)
kit6.FOLDER = Path(__file__).resolve().parents[2] / "files" / "unseen9-made"
kit6.FOLDER.mkdir(parents=True, exist_ok=True)

after, at, eu, groff, lakh, mail, run, saved = (getattr(kit6, n) for n in "after at eu groff lakh mail run saved".split())
soffice, sp, span, trs, true, us, wk, weasy, weeks, workdays, write = (getattr(kit6, n) for n in "soffice sp span trs true us wk weasy weeks workdays write".split())


def table(head, rows, right=(), foot="", attributes=""):
    return f"<table {attributes}><thead>{trs([head], right, 'th')}</thead><tbody>{trs(rows, right)}{foot}</tbody></table>"
