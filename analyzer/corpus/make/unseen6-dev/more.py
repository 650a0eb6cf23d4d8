"""Old Excel files and a sheet of call-offs."""

import tempfile
from datetime import date
from pathlib import Path

import openpyxl
import xlwt
from kit import Quote, cents, office, until
from openpyxl.styles import Font


def gear_blocks():
    """A block for each gear with its own header row; breaks down, cutter charge and lead time under each block."""
    q = Quote("en-uk-gears-blocks.xls", "blocks", "en", "J. W. Ollerenshaw (Gears) Ltd", "GBP", validUntil=until(2026, 11, 16, 30), incoterm="EXW")
    items = [("SG-48-2.5", "Spur gear 48T 2.5 mod, EN36A", [(10, 96.5), (25, 81.2), (50, 74.9)], 0, 6), ("BG-20-4", "Bevel gear 20T 4 mod, EN24T", [(10, 164.0), (25, 141.5)], 310, 9), ("RK-3-500", "Rack 3 mod x 500, EN8", [(20, 58.75), (50, 52.3), (100, 49.1)], 0, 4)]
    b = xlwt.Workbook(encoding="utf-8")
    w = b.add_sheet("Quote")
    bold, money = xlwt.easyxf("font: bold on"), xlwt.easyxf(num_format_str="#,##0.00")
    for r, t in enumerate(("J. W. Ollerenshaw (Gears) Ltd", "Meltham Road Works, Huddersfield HD4 7BX    est. 1923", "Quotation 26/882      16/11/2026      to Calderbrook Winches Ltd (Mrs J. Firth)")):
        w.write(r, 0, t, bold if r == 0 else xlwt.Style.default_style)
    r = 4
    for a, t, br, tool, k in items:
        w.write(r, 0, a, bold)
        w.write(r, 1, t)
        for c, h in enumerate(("Batch quantity", "Price each £", "Batch value £")):
            w.write(r + 1, c + 1, h, bold)
        r += 2
        for n, x in br:
            w.write(r, 1, n)
            w.write(r, 2, x, money)
            w.write(r, 3, n * x, money)
            r += 1
        if tool:
            w.write(r, 1, "Special cutter, one-off £")
            w.write(r, 2, tool, money)
            r += 1
            q.charge(tool, a)
        w.write(r, 1, f"Delivery {k} weeks")
        q.line(a, None, list(br), leadTimeDays=k * 7)
        r += 2
    w.write(r, 0, "Prices ex works, plus VAT. Valid for 30 days. Blanks free of material defects.")
    w.col(0).width, w.col(1).width = 4000, 9000
    b.save(q.path)
    q.save()


def call_off():
    """One part called off on four dates at one price, tooling once; dates as true dates."""
    q = Quote("en-us-call-off-schedule.xlsx", "lots", "en", "Marlow & Teague Stampings", "USD", validUntil="2026-12-15", incoterm="FCA")
    days = [date(2027, 1, 11), date(2027, 3, 8), date(2027, 5, 10), date(2027, 7, 12)]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "Blanket"
    for row in (["Marlow & Teague Stampings, Waterbury CT"], ["Blanket quote 11-406, Nov 12 2026, for Orrin Lighting Inc."], ["Valid through 12/15/2026, FCA Waterbury, USD"], [], ["Release", "Part", "Description", "Release qty", "Unit price", "Release value", "Ship date"]):
        w.append(row)
    w["A1"].font = Font(bold=True)
    for i, d in enumerate(days, 1):
        w.append([i, "OL-2207", "Reflector shell, 0.040 AL", 2500, 1.385, 3462.5, d])
        w.cell(w.max_row, 7).number_format = "m/d/yyyy"
    w.append([None, None, "Blanket total", 10000, None, 13850])
    w.append([])
    w.append(["Die modification, billed once with release 1", None, None, None, None, 1100])
    w.column_dimensions["C"].width = 28
    b.save(q.path)
    q.line("OL-2207", [2500, 10000], 1.385, leadTimeDays=[(d - date(2026, 11, 12)).days for d in days])
    q.charge(1100)
    q.save(lots=True)


def de_old_excel():
    """Bearings in .xls by LibreOffice; discount in its own column, price before it per piece, freight limit in the text."""
    q = Quote("de-waelzlager-rabatt.xls", "discount-column", "de", "Wälzlager-Kontor Hansen", "EUR", validUntil="2026-11-30")
    items = [("6306-2Z", "Rillenkugellager", 80, 9.4, 32, "sofort"), ("32210-A", "Kegelrollenlager", 24, 31.5, 28, "sofort"), ("HK2216", "Nadelhülse", 200, 3.85, 30, "10 Tage"), ("GE25-ES-2RS", "Gelenklager", 40, 14.2, 25, "10 Tage")]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "Angebot"
    for row in (["Wälzlager-Kontor Hansen", None, None, None, "Angebot", "W-26-7714"], ["Am Alten Hafen 3, 24937 Flensburg", None, None, None, "Datum", "16.11.2026"], ["Kunde: Förde Landmaschinen GmbH", None, None, None, "gültig bis", "30.11.2026"], [], ["Pos", "Bezeichnung", "Typ", "Menge", "Bruttopreis EUR", "Rabatt %", "Nettopreis EUR", "Wert EUR", "Lieferung"]):
        w.append(row)
    for i, (a, t, n, x, r, d) in enumerate(items, 1):
        net = cents(x * (100 - r) / 100)
        w.append([i, t, a, n, x, r, net, cents(n * net), d])
        q.line(a, n, net, leadTimeDays=0 if d == "sofort" else 10)
    w.append([None, "Summe", None, None, None, None, None, cents(sum(n * cents(x * (100 - r) / 100) for _, _, n, x, r, _ in items))])
    w.append([])
    w.append(["Versand frei Haus ab 250 EUR Warenwert. Preise zzgl. 19 % USt."])
    with tempfile.TemporaryDirectory() as folder:
        b.save(Path(folder, "a.xlsx"))
        office(str(Path(folder, "a.xlsx")), q.path, "xls:MS Excel 97")
    q.save()


if __name__ == "__main__":
    for make in (gear_blocks, call_off, de_old_excel):
        make()
