"""Quotes that LibreOffice or pandoc convert: rtf, xls, pdf."""

import tempfile
from pathlib import Path

import openpyxl
from docx import Document
from docx.shared import Pt
from openpyxl.styles import Border, Font, Side
from paths import pandoc, soffice, spaced, true, us, working_days


def converted(name, build):
    """build(path without ending) saves a docx, xlsx or html and returns its path."""
    with tempfile.TemporaryDirectory() as folder:
        soffice(build(Path(folder) / "source"), name)


def table(d, head, rows, style="Table Grid"):
    t = d.add_table(rows=1, cols=len(head))
    t.style = style
    for c, h in zip(t.rows[0].cells, head):
        c.text = h
    for r in rows:
        for c, v in zip(t.add_row().cells, r):
            c.text = v
    return t


def plating():
    name = "en-plating-letter.rtf"
    rows = [("771-04", "Zinc plate, clear trivalent, .0003 min", 6000, 0.31), ("771-05", "Zinc plate, black trivalent, .0003 min", 6000, 0.38), ("802-11", "Electroless nickel, .0010, bake 4 h", 900, 2.74)]

    def build(path):
        d = Document()
        for t in ("Vantrell Metal Finishing, Inc.\n1509 Anode Avenue, Erie, PA 16501", "November 3, 2026", "Lakefront Hinge Company\nAttn: Purchasing, Ms. Teodora Vance", "RE: Quote VMF-6620", "We propose to finish your parts at the following prices:"):
            d.add_paragraph(t)
        table(d, ("Part number", "Finish", "Lot quantity", "Price per piece"), [(p, t, us(n, 0), f"${x:.2f}") for p, t, n, x in rows])
        for t in ("Minimum lot charge is $150.00. Turn time is 7 working days. Pick-up and delivery available; prices are EXW Erie.", "A rack must be built for 802-11 at a one-time cost of $780.00.", "This quote is good until March 31, 2027. Terms are net 30.", "Yours truly,\n\nOrville Stanczak\nPlant Manager"):
            d.add_paragraph(t)
        d.save(f"{path}.docx")
        return f"{path}.docx"

    converted(name, build)
    true(name, "letter", "en", dict(supplier="Vantrell Metal Finishing, Inc.", currency="USD", incoterm="EXW", validUntil="2027-03-31", leadTimeDays=working_days(7)), [(p, n, x) for p, _, n, x in rows], [dict(part="802-11", amount=780)], noMinimumPieces=True)


def forgings():
    name = "en-forgings-uk.pdf"
    rows = [("1", "DF-2290", "Crank lever, drop forged, EN8, shot blasted", "400", "23.85"), ("2", "DF-2291", "Link arm, drop forged, EN8, shot blasted", "400", "17.60"), ("2 Alt", "DF-2291/S", "Alternative to item 2: link arm in EN24T", "400", "22.15")]

    def build(path):
        d = Document()
        d.styles["Normal"].font.name, d.styles["Normal"].font.size = "DejaVu Serif", Pt(10)
        d.sections[0].footer.paragraphs[0].text = "Registered in England No. 00000000 · VAT No. GB 000 0000 00 · Bank: Midshire Bank, sort code 00-00-00"
        d.add_heading("Cradley Vale Forge Limited", 1)
        d.add_paragraph("Hammer Lane, Cradley Heath, West Midlands B64 0XX")
        d.add_paragraph("Quotation CVF/26/0774            Date: 29th October 2026")
        d.add_paragraph("For the attention of Mr Rhodri Pugh, Taff Agricultural Machines Ltd, Brecon")
        t = table(d, ("Item", "Drawing", "Description", "Qty", "£ each", "£ total"), [(*r, us(int(r[3]) * float(r[4]))) for r in rows])
        for row in t.rows:
            for c, w in zip(row.cells, (40, 70, 190, 40, 50, 70)):
                c.width = Pt(w)
        for x in ("Dies: £3,150.00 for DF-2290 and £2,780.00 for DF-2291, payable once with the first order.", "Delivery: first off 9 weeks from receipt of order.", "Prices are in pounds sterling, exclusive of VAT at 20%, FCA Cradley Heath.", "Open for acceptance until 18th December 2026. Payment 30 days end of month.", "Philippa Grainger, Sales Office"):
            d.add_paragraph(x)
        d.save(f"{path}.docx")
        return f"{path}.docx"

    converted(name, build)
    true(name, "alternatives", "en", dict(supplier="Cradley Vale Forge Limited", currency="GBP", incoterm="FCA", validUntil="2026-12-18", leadTimeDays=63), [(r[1], 400, float(r[4]), {"alternative": True} if r[0] == "2 Alt" else {}) for r in rows], [dict(part="DF-2290", amount=3150), dict(part="DF-2291", amount=2780)])


def hardening():
    name = "de-haerterei-per-kg.rtf"
    pandoc(name, """**Härterei Wupperhöhe GmbH**\\
Glühweg 12, 42853 Remscheid

Remscheid, 05.11.2026

An: Zahnradfabrik Wupperquelle KG, Frau Ottilie Benninghoven

**Angebot 26-11-207**

| Teile-Nr. | Behandlung                        | Menge (kg) | Preis je kg |
|-----------|-----------------------------------|-----------:|------------:|
| ZW-3304   | Einsatzhärten, Eht 0,8 – 1,2 mm   |      1.800 |      1,95 € |
| ZW-3310   | Gasnitrieren, Nht 0,3 mm          |        650 |      2,70 € |
| ZW-3342   | Vergüten auf 900 – 1050 N/mm²     |      3.200 |      0,88 € |

Durchlaufzeit: 8 Arbeitstage. Lieferbedingung: EXW Remscheid. Mindestpreis je Charge: 95,00 €.

Gültigkeit: bis Ende Februar 2027 (28.02.2027). Preise zuzüglich gesetzlicher Mehrwertsteuer.

Mit freundlichen Grüßen\\
Volkmar Eickholt
""", "-s", "-t", "rtf")
    true(name, "units", "de", dict(supplier="Härterei Wupperhöhe GmbH", currency="EUR", incoterm="EXW", validUntil="2027-02-28", leadTimeDays=working_days(8), unit="kg"), [("ZW-3304", 1800, 1.95), ("ZW-3310", 650, 2.7), ("ZW-3342", 3200, 0.88)], noMinimumPieces=True)


def harness():
    name = "de-kabelbaum-preisblatt.xls"
    rows = [("KB-90-114", "Kabelbaum Motorraum", 250, 43.20), ("KB-90-115", "Kabelbaum Kabine", 250, 55.80), ("KB-90-120", "Batterieleitung 50 mm²", 500, 11.30)]

    def build(path):
        b = openpyxl.Workbook()
        s = b.active
        s.title = "Preisblatt"
        s["A1"] = "Elektromontage Uckermark GmbH"
        s["A1"].font = Font(bold=True, size=13)
        s["A2"] = "Prenzlauer Chaussee 4, 17291 Prenzlau"
        s["A3"] = "Preisblatt zu Angebot 26-0619 vom 09.11.2026"
        s["A4"] = "Kunde: Kommunalfahrzeuge Havelland AG"
        side = Side(style="thin")
        for c, h in enumerate(["Sachnummer", "Bezeichnung", "Menge", "Stückpreis EUR", "Gesamt EUR"], 1):
            s.cell(7, c, h).border = Border(bottom=side)
        for r, (p, t, n, x) in enumerate(rows, 8):
            for c, v in enumerate([p, t, n, x, n * x], 1):
                s.cell(r, c, v)
                if c > 3:
                    s.cell(r, c).number_format = "#,##0.00"
        s["A12"] = "Lieferzeit 7 Wochen, FCA Prenzlau, gültig bis 31.01.2027, Kupferbasis 150 EUR/100 kg."
        b.save(f"{path}.xlsx")
        return f"{path}.xlsx"

    converted(name, build)
    true(name, "table", "de", dict(supplier="Elektromontage Uckermark GmbH", currency="EUR", incoterm="FCA", validUntil="2027-01-31", leadTimeDays=49), [(p, n, x) for p, _, n, x in rows])


def bars():
    name = "de-stangenmaterial.pdf"
    rows = [("RD-42CRMO4-70", "Rundstahl 42CrMo4+QT, Ø 70", "1.250", "kg", "2,38", "2.975,00"), ("SK-11SMN30-36", "Sechskant 11SMn30+C, SW 36", "480", "kg", "2,05", "984,00"), ("RO-E235-60X5", "Präzisionsrohr E235+N, 60 x 5", "144", "m", "14,90", "2.145,60"), ("VK-1.4301-25", "Vierkant 1.4301, 25 mm", "90", "m", "31,20", "2.808,00")]

    def build(path):
        body = "".join("<tr>" + "".join(f"<td{' align=right' if i in (2, 4, 5) else ''}>{v}</td>" for i, v in enumerate(r)) + "</tr>" for r in rows)
        Path(f"{path}.html").write_text(f"""<html><head><meta charset="utf-8"></head><body style="font-family:'DejaVu Sans';font-size:10pt">
<p><b>Stahlkontor Vogelsang oHG</b><br>Hüttenallee 71, 47166 Duisburg</p><p>Hebezeuge Kleve GmbH<br>Einkauf<br>47533 Kleve</p>
<p>Duisburg, 13. November 2026</p><p><b>Angebot V-260988</b></p><p>Wir bieten an, solange der Vorrat reicht:</p>
<table border="1" cellpadding="3" cellspacing="0" width="100%"><tr><th>Material</th><th>Beschreibung</th><th>Menge</th><th>Einheit</th><th>EUR je Einheit</th><th>EUR gesamt</th></tr>{body}<tr><td colspan="5">Zwischensumme</td><td align=right>8.912,60</td></tr><tr><td colspan="5">Sägezuschlag pauschal</td><td align=right>120,00</td></tr><tr><td colspan="5">Gesamt netto</td><td align=right>9.032,60</td></tr></table>
<p>Lieferung DAP Kleve, binnen einer Woche. Preise gültig bis 27.11.2026, zzgl. MwSt. Zahlbar 10 Tage 2 % Skonto, 30 Tage netto.</p><p>i. A. Adelheid Terhorst</p></body></html>""", "utf-8")
        return f"{path}.html"

    with tempfile.TemporaryDirectory() as folder:
        soffice(build(Path(folder) / "source"), name, "writer_pdf_Export", "HTML (StarWriter)")
    true(name, "units", "de", dict(supplier="Stahlkontor Vogelsang oHG", currency="EUR", incoterm="DAP", validUntil="2026-11-27", leadTimeDays=7), [(r[0], int(r[2].replace(".", "")), float(r[4].replace(",", ".")), dict(unit=r[3])) for r in rows], [dict(amount=120)])


def coating():
    name = "fr-traitement-surface.pdf"
    rows = [("TS-0411", "Carter", "Anodisation sulfurique 15 µm, teinte noire", 300, 6.45), ("TS-0418", "Couvercle", "Anodisation dure 40 µm", 300, 8.90), ("TS-0503", "Support", "Passivation inox", 1200, 0.74)]

    def build(path):
        d = Document()
        d.styles["Normal"].font.name, d.styles["Normal"].font.size = "DejaVu Sans", Pt(9.5)
        d.sections[0].header.paragraphs[0].text = "GALVANOPLASTIE MONTJOUX SAS – 15 chemin des Bains – 74200 Thonon-les-Bains"
        for t in ("Optique Faucigny SA\nMonsieur Gaspard Moret\n74130 Bonneville", "Thonon, le 6 novembre 2026", "Cotation n° 26-T-512", "Suite à votre demande, nous vous communiquons nos conditions :"):
            d.add_paragraph(t)
        table(d, ("Repère", "Pièce", "Traitement", "Quantité", "Prix/pièce HT"), [(p, a, t, spaced(n, 0), f"{spaced(x)} €") for p, a, t, n, x in rows])
        for t in ("", "Montage spécifique pour TS-0418 : 540,00 € HT (facturé une seule fois).", "Délai : 8 jours ouvrés après réception des pièces. Minimum de facturation : 120,00 € HT par lot.", "Conditions : EXW Thonon. Tarifs valables jusqu'au 30 juin 2027.", "Salutations distinguées,\nMélusine Charvet"):
            d.add_paragraph(t)
        d.save(f"{path}.docx")
        return f"{path}.docx"

    converted(name, build)
    true(name, "letter", "fr", dict(supplier="GALVANOPLASTIE MONTJOUX SAS", currency="EUR", incoterm="EXW", validUntil="2027-06-30", leadTimeDays=working_days(8)), [(p, n, x) for p, _, _, n, x in rows], [dict(part="TS-0418", amount=540)], noMinimumPieces=True)


if __name__ == "__main__":
    for make in (plating, forgings, hardening, harness, bars, coating):
        make()
