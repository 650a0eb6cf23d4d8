"""Plain text, html and rtf."""

import tempfile
from pathlib import Path

import docx
from kit import after, at, foot, soffice, spaced, table, total, true, us, weeks, word_table, working_days


def bar_print():
    name = "en-us-bar-stock-print.txt"
    rows = [("4140HT-2.500", "RD 2-1/2 X 144 4140 HT ASTM A434", 1252, 1.185), ("1018CF-1.000", "RD 1 X 144 1018 CF ASTM A108", 641, 0.94), ("316-1.750", "RD 1-3/4 X 144 316/316L ASTM A276", 492, 3.62)]
    out = ["PAGE 1                                                        QUOTATION", "", "CUYAHOGA BEND METALS SUPPLY CO.             QUOTE NO   Q 660218", "DIV. OF HARTZELL-ROE HOLDINGS INC.          DATE       09/29/26", "TWIN FORKS OH 44998                         GOOD THRU  10/09/26", "", "SOLD TO: ELYRIA SHAFT & SPINDLE             SHIP VIA   OUR TRUCK", "", "LN  ITEM / DESCRIPTION                    QTY LB    PRICE/LB USD   EXTENSION", "-" * 76]
    for i, (a, b, q, p) in enumerate(rows, 1):
        out += [f"{i:02d}  {a:<36}{us(q, 0):>8}{p:>16.3f}{us(q * p):>12}", f"    {b}"]
    extra = [("SAW CUT CHARGE LN 01, 18 CUTS", 126.0), ("FUEL SURCHARGE", 22.5)]
    goods = round(sum(round(q * p, 2) for *_, q, p in rows), 2)
    out += ["-" * 76, f"{'MATERIAL':>52}{us(goods):>24}", *[f"{t:>52}{us(v):>24}" for t, v in extra], f"{'QUOTE TOTAL':>52}{us(goods + 148.5):>24}", "", "LINES 01 02 SHIP 2 DAYS ARO, LINE 03 SHIP 10 DAYS ARO.  MTR FURNISHED AT", "NO CHARGE.  MIN ORDER 250.00 USD.  DELIVERED OUR TRUCK.", ""]
    Path(at(name)).write_text("\r\n".join(out), "ascii", newline="")
    true(name, "erp-print", "en", dict(supplier="CUYAHOGA BEND METALS SUPPLY CO.", currency="USD", validUntil="2026-10-09", unit="lb"), [(a, q, p, dict(leadTimeDays=d)) for (a, _, q, p), d in zip(rows, (2, 2, 10))], [dict(part="4140HT-2.500", amount=126), dict(amount=22.5)], noMinimumPieces=True)


def portal():
    name = "en-surface-treatment-no-currency.html"
    rows = [("ST-7001", "Manganese phosphate", 800, 2.4), ("ST-7002", "Zinc flake 8 microns", 1200, 1.75), ("ST-7009", "Shot peen", 300, 6.1)]
    trs = [(a, b, q, us(p), us(q * p)) for a, b, q, p in rows]
    Path(at(name)).write_text(f"""<!doctype html><html><head><meta charset="utf-8"><title>Quote 20981</title></head><body><h1>Arkwright-Sen Surface Treatments</h1><p>Quote 20981, 3 October 2026, status: released</p>
{table(["Part", "Process", "Qty", "Unit price", "Line total"], trs, (), foot(4, [("Total", us(total(rows, 2, 3)))]))}
<p>Turnaround 6 days. Quote expires 2 November 2026.</p></body></html>
""", "utf-8")
    true(name, "missing", "en", mustAsk="currency")


def hardening():
    name = "de-haerterei-kg.rtf"
    d = docx.Document()
    d.add_heading("Härterei Schwarzatal GmbH", 1)
    for text in ("Am Ofen 6, 07999 Schwarzatal-Ort", "Getriebebau Vogtland eG, Frau Seifert", "Angebot 2026-771 vom 12.10.2026"):
        d.add_paragraph(text)
    word_table(d, ["Werkstück", "Verfahren", "Menge kg", "EUR/kg", "EUR"], [["GV-1007", "Einsatzhärten Eht 0,8, anlassen", "1.400", "1,38", "1.932,00"], ["GV-1012", "Gasnitrieren 0,4 mm", "380", "2,95", "1.121,00"], ["GV-1030", "Vergüten 900-1050 MPa", "2.200", "0,74", "1.628,00"], ["", "Summe netto", "", "", "4.681,00"]])
    for text in ("", "Chargierhilfe für GV-1012, einmalig 160,00 EUR. Prüfprotokoll je Charge 18,00 EUR, wird nur auf Wunsch erstellt und berechnet.", "Mindestauftragswert 90,00 EUR. Durchlaufzeit 5-6 Arbeitstage ab Anlieferung. Preise ab Werk (EXW), gültig bis 31.03.2027.", "Energiezuschlag derzeit 0 %."):
        d.add_paragraph(text)
    with tempfile.TemporaryDirectory() as folder:
        d.save(Path(folder) / "haerterei.docx")
        soffice(Path(folder) / "haerterei.docx", name)
    true(name, "units", "de", dict(supplier="Härterei Schwarzatal GmbH", currency="EUR", incoterm="EXW", validUntil="2027-03-31", leadTimeDays=working_days(5, 6), unit="kg"), [("GV-1007", 1400, 1.38), ("GV-1012", 380, 2.95), ("GV-1030", 2200, 0.74)], [dict(part="GV-1012", amount=160)], noMinimumPieces=True)


def machining_da():
    name = "da-spaantagning-tilbud.txt"
    rows = [("AK-4401", "Flange, 1.4404", 120, 186.0), ("AK-4402", "Aksel ø25, S355", 120, 94.5), ("AK-4418", "Bøsning, bronze", 300, 41.25)]
    out = ["Mogens Aagaard Maskinfabrik ApS", "Fabriksvej 12, 7499 Hammerum Syd", "", "Tilbud nr. 20617                        Dato: 07.10.2026", "Kunde: Nordfjords Mejeriudstyr A/S, att. Pia Krogh", "", f"{'Varenr.':<10}{'Betegnelse':<24}{'Antal':>8}{'Pris/stk. DKK':>16}{'I alt DKK':>14}"]
    out += [f"{a:<10}{b:<24}{q:>8}{us(p).replace('.', ','):>16}{us(q * p).translate(str.maketrans(',.', '.,')):>14}" for a, b, q, p in rows]
    goods = total(rows, 2, 3)
    money = lambda v: us(v).translate(str.maketrans(",.", ".,"))  # noqa: E731
    out += [f"{'':<10}{'Opstilling AK-4418':<24}{'':>8}{'':>16}{money(750):>14}", f"{'':<10}{'Fragt':<24}{'':>8}{'':>16}{money(395):>14}", f"{'':<10}{'I alt ekskl. moms':<24}{'':>8}{'':>16}{money(goods + 1145):>14}", "", "Leveringstid: 3-4 uger. Tilbuddet er gældende i 30 dage.", "Betaling: løbende måned + 15 dage."]
    Path(at(name)).write_text("\n".join(out) + "\n", "utf-8")
    true(name, "text-table", "da", dict(supplier="Mogens Aagaard Maskinfabrik ApS", currency="DKK", validUntil=after(2026, 10, 7, 30), leadTimeDays=weeks(3, 4)), [(a, q, p) for a, _, q, p in rows], [dict(part="AK-4418", amount=750), dict(amount=395)])


for make in (bar_print, portal, hardening, machining_da):
    make()
