"""PDF quotes in German: foundry (SAP), forge in Austria, springs in Switzerland, sheet metal (Navision), investment casting."""

import subprocess
import tempfile
from pathlib import Path

from docx import Document
from docx.shared import Cm, Pt
from kit import after, at, cells, eu, printed, saved, swiss, true, weasy, weeks, wk, workdays, write


def eisenguss():
    name, s = "de-eisenguss-sap.pdf", "Eisenwerk Hohenfels GmbH & Co. KG"
    rows = [("4100-227", "Lagerbock EN-GJS-400-15", 250, 48.5, 4, 3850), ("4100-231", "Lagerdeckel EN-GJS-400-15", 250, 12.5, 4, 0), ("4102-018", "Schwungscheibe EN-GJL-250", 60, 131.0, 0, 5200)]
    p = [(57, 130, f"{s}, Hüttenstraße 1-7, 35999 Hohenfels", 6), (57, 150, "Firma"), (57, 162, "Landmaschinenwerk Tiedemann AG"), (57, 174, "Abt. Einkauf Gussteile"), (57, 186, "Werkstraße 12"), (57, 204, "29999 Ülzenau")]
    p += [(360, 130, "*Angebot", 14)] + [(360, 152 + 12 * i, t) for i, t in enumerate(("Nummer/Datum", "20014873 / 10.11.2026", "Ihre Anfrage/Datum", "6000118402 / 28.10.2026", "Kundennummer", "104417", "Sachbearbeiter/Telefon", "Fr. Lauterbach / 06000 55-218"))]
    p += [(57, 262, "Sehr geehrte Damen und Herren,"), (57, 274, "wir danken für Ihre Anfrage und bieten Ihnen zu unseren Verkaufsbedingungen an:"), (57, 300, "Lieferbedingung: FCA Hohenfels (Incoterms 2020)"), (57, 312, "Zahlungsbedingung: 14 Tage 2,000 % Skonto, 30 Tage netto"), (57, 324, "Angebot gültig bis: 31.12.2026"), (57, 336, "Gewichte: netto 9.480 KG   Währung: EUR")]
    y = 362
    p += [(57, y, "*Pos."), (90, y, "*Material"), (190, y, "*Bezeichnung"), (90, y + 12, "*Menge"), (390, y + 12, "<*Preis"), (430, y + 12, "*Preiseinheit"), (540, y + 12, "<*Wert"), (57, y + 16, "_" * 97)]
    y += 34
    total = 0
    for i, (a, d, q, g, r, m) in enumerate(rows, 1):
        net = round(g * (100 - r) / 100, 2)
        p += [(57, y, f"{i:05d}0"[-6:]), (90, y, a), (190, y, d), (90, y + 12, f"{eu(q, 0)} ST")]
        p += [(190, y + 12, "Bruttopreis"), (390, y + 12, "<" + eu(g)), (430, y + 12, "EUR 1 ST"), (540, y + 12, "<" + eu(q * g))]
        y += 24
        if r:
            p += [(190, y, "Mengenrabatt"), (390, y, f"<{eu(r, 3)}-"), (430, y, "%"), (540, y, f"<{eu(q * (g - net))}-")]
            y += 12
        p += [(190, y, "*Nettopreis"), (390, y, "<*" + eu(net)), (430, y, "EUR 1 ST"), (540, y, "<*" + eu(q * net))]
        y += 12
        if m:
            p += [(190, y, "Modellkosten einmalig"), (390, y, "<" + eu(m)), (430, y, "EUR"), (540, y, "<" + eu(m))]
        else:
            p += [(190, y, "Modell vorhanden (Beistellung)")]
        p += [(190, y + 12, f"Lieferzeit: {'10' if m else '6'} Wochen nach technischer Klärung")]
        y += 36
        total += q * net + m
    p += [(57, y, "_" * 97), (190, y + 16, "*Endbetrag ohne MwSt."), (430, y + 16, "*EUR"), (540, y + 16, "<*" + eu(total)), (57, y + 48, "Mit freundlichen Grüßen"), (57, y + 60, s)]
    p += [(57, 806, "Kommanditgesellschaft Sitz Hohenfels, AG Marburglahn HRA 0000  Komplementärin: Hohenfels Verwaltungs-GmbH  Geschäftsführer: Dr. J. Rau", 6)]
    printed(name, [p])
    true(name, "sap-conditions-under-position", "de", dict(supplier=s, currency="EUR", incoterm="FCA", validUntil="2026-12-31"), [(a, q, round(g * (100 - r) / 100, 2), dict(leadTimeDays=70 if m else 42)) for a, _, q, g, r, m in rows], [(r[0], r[5]) for r in rows if r[5]])


def schmiede():
    name, s = "de-at-gesenkschmiede-staffel.pdf", "Gesenkschmiede Pölzl Ges.m.b.H."
    lots = (500, 1000, 2500, 5000)
    rows = [("GP 8812", "Pleuel, 42CrMo4 +QT", "1,92", (14.85, 13.2, 12.35, 11.9)), ("GP 8813", "Gabelkopf, C45E", "0,87", (8.4, 7.15, 6.6, 6.42)), ("GP 8820", "Achsschenkel links, 42CrMo4", "4,60", (31.7, 28.9, 27.45, 26.8))]
    html = f"""<html lang=de><style>@page{{size:A4;margin:18mm}}body{{font:9.5pt DejaVu Sans}}table{{border-collapse:collapse;width:100%;margin:3mm 0}}td,th{{border:.4pt solid #555;padding:2pt 4pt}}.r{{text-align:right}}</style>
<div style="border-bottom:2pt solid #733;padding-bottom:2mm"><b style="font-size:15pt">PÖLZL</b> &nbsp; {s} · 8999 Kapfenthal · Werk VI · UID ATU00000000</div>
<p>Pumpenbau Wernitz GmbH<br>zHd. Herrn Ing. Kolar<br>Industriezeile 40<br>4999 Traunegg</p><p class=r>Kapfenthal, am 5. November 2026</p>
<p><b>Anbot Nr. 26/1187-S</b><br>Schmiederohteile laut Ihren Zeichnungen, gestrahlt, Vormaterial beigestellt durch uns</p>
<table><tr><th rowspan=2>Teil-Nr.</th><th rowspan=2>Benennung / Werkstoff</th><th rowspan=2>kg/Stk</th><th colspan=4>Preis in €/Stk bei Losgröße (Stk)</th></tr><tr>{''.join(f'<th>{eu(x, 0)}</th>' for x in lots)}</tr>{cells('td', [(a, d, w, *[eu(x) for x in b]) for a, d, w, b in rows], (2, 3, 4, 5, 6))}</table>
<p>Gesenkkosten (Kundenanteil, einmalig):</p><table style="width:60%">{cells('td', [('GP 8812', '€ 6.900,—'), ('GP 8813', '€ 4.300,—'), ('GP 8820', '€ 11.450,—')], (1,))}</table>
<p>Legierungs- und Schrottzuschlag Basis Oktober 2026 sind enthalten.<br>Lieferzeit: Erstlieferung 12 Wochen inkl. Gesenke, Folgelose 5 Wochen.<br>Lieferkonditionen: FCA Kapfenthal, exkl. Verpackung (Gitterboxen im Tausch).<br>Abnahmeprüfzeugnis 3.1: im Preis enthalten.<br>Wir halten uns an dieses Anbot bis 15. Jänner 2027 gebunden.</p><p>Mit freundlichen Grüßen<br>Hannes Pölzl jun.</p></html>"""
    weasy(name, html)
    tools = {"GP 8812": 6900, "GP 8813": 4300, "GP 8820": 11450}
    true(name, "breaks-across-tools-below", "de", dict(supplier=s, currency="EUR", incoterm="FCA", validUntil="2027-01-15", leadTimeDays=[35, 84]), [(a, None, list(zip(lots, b))) for a, _, _, b in rows], list(tools.items()))


def federn():
    name, s = "de-ch-federn-chf-hundert.pdf", "Federnfabrik Gebr. Zurbuchen AG"
    rows = [("ZB 40.118", "Druckfeder 1.4310, d=1.8", 20000, 23.4, 0), ("ZB 40.207", "Schenkelfeder links, d=2.5", 5000, 88.65, 380), ("ZB 41.002", "Zugfeder mit Ösen, d=0.9", 12000, 31.2, 0), ("ZB 55.600", "Formfeder nach Zchg. 600-C", 1500, 164.0, 1250)]
    body = [(i, a, d, swiss(q, 0), swiss(p), swiss(q / 100 * p), swiss(k) if k else "–") for i, (a, d, q, p, k) in enumerate(rows, 1)]
    goods, setup = sum(q / 100 * p for _, _, q, p, _ in rows), sum(r[4] for r in rows)
    html = f"""<html lang=de><head><meta charset=utf-8><style>body{{font:11px Arial}}table{{border-collapse:collapse;width:100%}}th{{border-bottom:2px solid #000;text-align:left}}td{{padding:3px;white-space:nowrap}}.r{{text-align:right}}</style></head><body><p>Waldmann Messtechnik AG<br>Frau S. Inäbnit<br>Postfach<br>8999 Rüttwil</p><p>3. November 2026 / rz</p><h3>Offerte 260 941</h3><p>Guten Tag Frau Inäbnit<br>Besten Dank für Ihre Anfrage. Gerne offerieren wir Ihnen:</p>
<table><tr><th>Pos</th><th>Artikel</th><th>Bezeichnung</th><th class=r>Stück</th><th class=r>CHF / 100 Stk</th><th class=r>Betrag CHF</th><th class=r>Werkzeug/Einrichten einmalig CHF</th></tr>{cells('td', body, (3, 4, 5, 6))}<tr><td colspan=5><b>Total exkl. MWST</b></td><td class=r><b>{swiss(goods)}</b></td><td class=r><b>{swiss(setup)}</b></td></tr></table>
<p>Liefertermin: 4 bis 5 Wochen nach Bestelleingang<br>Lieferung: DAP Rüttwil, Porto und Verpackung inbegriffen<br>Mindestbestellwert: CHF 250.–<br>Preisbindung: 90 Tage<br>Zahlung: 30 Tage netto</p><p>Freundliche Grüsse<br>Reto Zurbuchen</p><br><br><p style="font-size:8px;border-top:1px solid #000;text-align:center">{s} &bull; Im Feld 3 &bull; CH-4999 Oberwangen &bull; CHE-000.000.000 MWST &bull; ISO 9001</p></body></html>"""
    wk(name, html)
    true(name, "per-hundred-footer", "de", dict(supplier=s, currency="CHF", per=100, incoterm="DAP", validUntil=after("2026-11-03", 90), leadTimeDays=weeks(4, 5)), [(a, q, p) for a, _, q, p, _ in rows], [(r[0], r[4]) for r in rows if r[4]], noMinimumPieces=True)


def blech():
    name, s = "de-blechteile-navision.pdf", "Kröger Blechverarbeitung GmbH"
    d = Document()
    d.styles["Normal"].font.name, d.styles["Normal"].font.size = "Arial", Pt(8.5)
    sec = d.sections[0]
    sec.left_margin = sec.right_margin = Cm(1.8)
    d.add_paragraph("Havelberg Schaltanlagen GmbH & Co. KG\nHerr Dietmar Pohl\nAm Stichkanal 6\n14999 Teltenow")
    d.add_paragraph("Verkaufsangebot VA26-03318").runs[0].bold = True
    d.add_paragraph("Belegdatum 11.11.26\t\tGültig bis 11.12.26\t\tDebitorennr. D10277\nVerkäufer: Sandra Meinecke\t\tLieferbedingung: frei Haus (DAP Teltenow)\tSeite 1")
    rows = [("B-20440", "Montageplatte 760x960x3 DC01 verzinkt", 80, 41.2, 0), ("", "gemäß Zeichnung 20440 Index C, ohne Einpressmuttern"), ("B-20441", "Seitenwand links, RAL 7035", 40, 68.9, 5), ("B-20442", "Seitenwand rechts, RAL 7035", 40, 68.9, 5), ("", "Farbton laut Muster vom 06.10., Schichtdicke 60-80 my"), ("B-20458", "Kabelkanalhalter 1,5 mm", 640, 1.85, 10)]
    t = d.add_table(1, 7)
    head = ("Nr.", "Beschreibung", "Menge", "Einheit", "VK-Preis", "Rabatt %", "Zeilenbetrag")
    for c, x in zip(t.rows[0].cells, head):
        c.text = x
        c.paragraphs[0].runs[0].bold = True
    total, lines = 0, []
    for r in rows:
        v = r if len(r) == 2 else None
        if v is None:
            a, b, q, p, disc = r
            net = round(p * (100 - disc) / 100, 4)
            total += round(q * net, 2)
            lines.append((a, q, net))
            v = (a, b, q, "Stück", eu(p), disc or "", eu(q * net))
        for c, x in zip(t.add_row().cells, v):
            c.text = str(x)
    tail = [("Programmier- und Rüstpauschale", 185.0), ("Frachtkosten", 96.0)]
    for x, k in tail:
        for c, v in zip(t.add_row().cells, ("", x, 1, "", eu(k), "", eu(k))):
            c.text = str(v)
        total += k
    for x, k in (("Total EUR ohne MwSt.", total), ("19 % MwSt.", round(total * 0.19, 2)), ("Total EUR inkl. MwSt.", total + round(total * 0.19, 2))):
        row = t.add_row().cells
        row[1].text, row[6].text = x, eu(k)
    t.autofit = False
    for col, w in zip(t.columns, (1.9, 5.4, 1.7, 1.7, 2.0, 2.0, 2.7)):
        col.width = Cm(w)
        for c in col.cells:
            c.width = Cm(w)
    d.add_paragraph("\nLieferzeit: 15 Arbeitstage. Zahlungsbedingungen: 30 Tage netto.")
    f = sec.footer.paragraphs[0]
    f.text = f"{s}\tGeschäftsführer: Uwe Kröger\tVolksbank Prignitzer Land\nLindenallee 77, 16999 Perlow\tUSt-IdNr. DE000000000\tIBAN DE00 0000 0000 0000 0000 00"
    f.runs[0].font.size = Pt(6.5)
    saved(d.save, "docx", name)
    true(name, "navision-notes-between-rows", "de", dict(supplier=s, currency="EUR", incoterm="DAP", validUntil="2026-12-11", leadTimeDays=workdays(15)), lines, [185, 96])


def feinguss():
    name, s = "de-feinguss-revision-alt-neu.pdf", "Feinguss Brenner & Söhne KG"
    md = f"""---
title: "Angebot 8841 Revision 2"
lang: de
---

**{s}**, Schmelztiegelweg 4, 78999 Engenau

An: Medizintechnik Altmühl GmbH, Frau Dr. Seitz

Engenau, den 12.11.2026

Sehr geehrte Frau Dr. Seitz, wie telefonisch besprochen ersetzen die neuen Preise unser Angebot vom 14.10.2026:

| Teilenummer | Benennung              | Menge | Preis alt €/Stk. | Preis neu €/Stk. | Lieferzeit |
|:------------|:-----------------------|------:|-----------------:|-----------------:|:-----------|
| MA-3310     | Griffschale 1.4408     |   600 |            18,40 |            17,25 | 8 Wochen   |
| MA-3311     | Klemmbacke 1.4542      |  1200 |             9,95 |             9,40 | 8 Wochen   |
| MA-3325     | Gelenkkopf 1.4408      |   300 |            34,10 |            32,80 | 10 Wochen  |

Die Wachsspritzform für MA-3325 kostet einmalig 4.600,00 € (bisher angeboten: 5.200,00 €). Für MA-3310 und MA-3311 verwenden wir Ihre Formen.

Erstmusterprüfung nach VDA auf Wunsch, 320,00 € je Teil, nicht im Umfang.

Lieferung EXW Engenau, Preise zzgl. MwSt., gültig bis 28.02.2027.

Mit freundlichen Grüßen

i.A. Karin Brenner
"""
    with tempfile.TemporaryDirectory() as d:
        Path(d, "q.md").write_text(md, "utf-8")
        Path(d, "q.css").write_text("body{font:10.5pt DejaVu Serif}td,th{padding:3pt 5pt;border-bottom:.4pt solid #888}@page{size:A4}")
        subprocess.run(["pandoc", "q.md", "-s", "-c", "q.css", "--pdf-engine=weasyprint", "-o", at(name)], cwd=d, check=True, stderr=subprocess.DEVNULL)
    true(name, "old-and-new-price", "de", dict(supplier=s, currency="EUR", incoterm="EXW", validUntil="2027-02-28"), [("MA-3310", 600, 17.25, dict(leadTimeDays=56)), ("MA-3311", 1200, 9.4, dict(leadTimeDays=56)), ("MA-3325", 300, 32.8, dict(leadTimeDays=70))], [("MA-3325", 4600)])


write(eisenguss, schmiede, federn, blech, feinguss)
