"""German quotes as PDF and letters: LibreOffice, WeasyPrint, ReportLab, python-docx, RTF, csv."""

import csv
import tempfile
from pathlib import Path

import docx
from docx.enum.text import WD_ALIGN_PARAGRAPH
from kit import Quote, eu, office, out, rows, until, weasy, weeks, workdays
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas


def turned():
    """Breaks as rows under each article, set-up cost in the text of the article; docx printed by LibreOffice."""
    q = Quote("de-drehteile-staffel.pdf", "breaks-down", "de", "Gebr. Fürstenau Drehtechnik GmbH & Co. KG", "EUR", validUntil="2026-12-31", incoterm="FCA")
    items = [("4711-0815-02", "Gewindebuchse M12, 11SMnPb30", [(250, 3.18), (500, 2.64), (1000, 2.31)], 180, 4), ("4711-0822-00", "Kolbenstange, 42CrMo4, hartverchromt", [(50, 48.9), (100, 43.75)], 320, 7)]
    d = docx.Document()
    d.sections[0].footer.paragraphs[0].text = "Gebr. Fürstenau Drehtechnik GmbH & Co. KG · Sitz Wurmlingen · HRA 700123 · GF: Karl-Heinz Fürstenau"
    d.add_heading("Gebr. Fürstenau Drehtechnik", 1)
    for t in ("Im Brühl 14, 78573 Wurmlingen, Tel. 07461 5550-0", "", "Firma\nNordhafen Hydraulik AG\nEinkauf\n24143 Kiel", "", "ANGEBOT 26/4410\t\t\tWurmlingen, 10.11.2026", "Ihre Anfrage Nr. 60018833 vom 03.11.2026, Frau Petersen", "Wir bieten Ihnen wie folgt an (Preise in EUR, netto):"):
        d.add_paragraph(t)
    t = d.add_table(rows=1, cols=4)
    t.style = "Table Grid"
    for c, h in zip(t.rows[0].cells, ("Artikel", "Bezeichnung", "Menge Stück", "Preis EUR/Stück")):
        c.text = h
    for a, name, br, setup, w in items:
        for i, (n, x) in enumerate(br):
            cells = t.add_row().cells
            cells[0].text, cells[1].text = (a, name) if i == 0 else ("", "")
            cells[2].text, cells[3].text = eu(n, 0), eu(x)
            for c in cells[2:]:
                c.paragraphs[0].alignment = WD_ALIGN_PARAGRAPH.RIGHT
        cells = t.add_row().cells
        merged = cells[0].merge(cells[3])
        merged.text = f"Einmalige Rüst- und Programmierkosten {eu(setup)} EUR. Lieferzeit {w} Wochen."
        q.line(a, None, list(br), leadTimeDays=w * 7)
        q.charge(setup, a)
    for text in ("", "Lieferung FCA Wurmlingen (Incoterms 2020), Verpackung inklusive. Zahlung 14 Tage 2 %, 30 Tage netto.", "Das Angebot ist gültig bis 31.12.2026.", "Mit freundlichen Grüßen", "i. V. Sabine Locher"):
        d.add_paragraph(text)
    with tempfile.TemporaryDirectory() as folder:
        d.save(Path(folder, "a.docx"))
        office(str(Path(folder, "a.docx")), q.path)
    q.save()


def springs():
    """Price per 100, small order surcharge that does not apply, discount on the line."""
    q = Quote("de-federn-pe100.pdf", "discount-column", "de", "Federnfabrik Alois Zieglmeier e.K.", "EUR", validUntil=until(2026, 11, 6, 28), incoterm="EXW", per=100)
    items = [("D-1,6x14x48", "DF-16144", "Druckfeder, EN 10270-1 SH, verzinkt", 2000, 38.5, 10, 3), ("Z-0,9x8x36", "ZF-09083", "Zugfeder, 1.4310", 1500, 61.2, 5, 3), ("S-2,0x18", "SF-20180", "Schenkelfeder rechts, EN 10270-1 DH", 800, 94.0, 0, 4)]
    table = []
    for i, (size, a, t, n, x, r, w) in enumerate(items, 1):
        net = round(x * (100 - r) / 100, 2)
        table.append((i, a, f"{t}<br>{size}", eu(n, 0), eu(x), 100, f"{r} %" if r else "–", eu(net), eu(n * net / 100), f"{w} Wo."))
        q.line(a, n, net, leadTimeDays=w * 7)
    net = sum(n * round(x * (100 - r) / 100, 2) / 100 for *_, n, x, r, _ in items)
    weasy(q.path, f"""<style>@page{{size:A4;margin:18mm}}body{{font:8.5pt sans-serif}}table{{font-size:7.5pt;border-collapse:collapse;width:100%;margin:6mm 0}}th{{background:#e8ece4;text-align:left}}td,th{{padding:1mm;border-bottom:.3pt solid #aaa;white-space:nowrap}}</style>
<div style="float:right;text-align:right"><b>Federnfabrik Alois Zieglmeier e.K.</b><br>Drahtzugstr. 3<br>84137 Vilsbiburg<br>Tel. 08741 5550</div><p>Lenzinger Beschlagtechnik GmbH<br>Herrn Jörg Mattes<br>Postfach 1140<br>73235 Weilheim</p><br clear=all>
<h3>Angebot AG-260977 vom 06.11.2026</h3><p>Sehr geehrter Herr Mattes, gerne bieten wir an:</p>
<table><tr><th>Pos</th><th>Art.-Nr.</th><th>Bezeichnung</th><th>Menge</th><th>Listenpreis</th><th>PE</th><th>Rabatt</th><th>Nettopreis</th><th>Gesamt €</th><th>Lieferzeit</th></tr>{rows(table, right=(3, 4, 5, 6, 7, 8))}<tr><td colspan=8>Summe netto</td><td style="text-align:right"><b>{eu(net)}</b></td><td></td></tr></table>
<p>PE = Preiseinheit in Stück. Preise ab Werk, zzgl. gesetzl. MwSt. Bei Bestellwerten unter 150 € berechnen wir einen Mindermengenzuschlag von 35 €.<br>Bindefrist: 4 Wochen. Zahlungsziel 30 Tage.</p>""")
    q.save(noMinimumPieces=True)


def castings():
    """Drawn without a grid; the item text runs on below, the certificate costs stand between the items, packing in %."""
    q = Quote("de-gussteile-zwischenzeilen.pdf", "no-grid", "de", "Eisengießerei Hörnlein", "EUR", validUntil="2027-01-31", leadTimeDays=weeks(8, 9), incoterm="DAP")
    c = canvas.Canvas(q.path, pagesize=A4, invariant=1)
    y = 800

    def say(x, text, size=9.5, bold=False, right=False):
        c.setFont("Helvetica-Bold" if bold else "Helvetica", size)
        (c.drawRightString if right else c.drawString)(x, y, text)

    def down(step=13):
        nonlocal y
        y -= step

    for t, s in (("Eisengießerei Hörnlein", 18), ("Inh. Matthias Hörnlein · Hüttenstraße 2 · 98587 Steinbach-Hallenberg", 8)):
        say(55, t, s, s > 10)
        down(16)
    down(20)
    for t in ("Lorenz & Pieper Maschinenbau GmbH", "z. Hd. Frau Dipl.-Ing. Anke Sorge", "99867 Gotha"):
        say(55, t)
        down()
    down()
    say(55, "Angebot 2026-0633", 12, True)
    say(540, "02.11.2026", right=True)
    down(24)
    for x, t, r in ((55, "Pos.", 0), (85, "Modell-Nr. / Bezeichnung", 0), (330, "Menge", 1), (400, "kg/Stck", 1), (470, "EUR/Stck", 1), (540, "EUR", 1)):
        say(x, t, bold=True, right=bool(r))
    down(5)
    c.line(55, y, 540, y)
    down(15)
    items = [("M-5512", "Lagerbock", "EN-GJL-250, roh, grundiert", 80, "14,2", 61.35, None), ("M-5513", "Deckel", "EN-GJL-250, roh, grundiert", 80, "4,8", 24.1, ("Abnahmeprüfzeugnis 3.1 für Pos. 1 und 2, einmalig", 75)), ("M-5540", "Schwungrad", "EN-GJS-400-15, vorgedreht", 40, "38,0", 188.6, ("Modellkosten Schwungrad, einmalig", 2450))]
    total = 0
    for i, (a, t, u, n, w, x, extra) in enumerate(items, 1):
        say(55, str(i))
        say(85, a, bold=True)
        for at, v in ((330, str(n)), (400, w), (470, eu(x)), (540, eu(n * x))):
            say(at, v, right=True)
        for v in (t, u):
            down(12)
            say(85, v)
        down(16)
        total += n * x
        q.line(a, n, x)
        if extra:
            say(85, extra[0], 9)
            say(540, eu(extra[1]), right=True)
            total += extra[1]
            q.charge(extra[1], a if "Modell" in extra[0] else None)
            down(18)
    c.line(55, y + 10, 540, y + 10)
    say(330, "Angebotssumme netto", bold=True)
    say(540, eu(total), bold=True, right=True)
    down(30)
    for t in ("Lieferzeit: 8 – 9 Wochen nach Auftragseingang", "Lieferbedingung: DAP Gotha, einschließlich Verpackung", "Gültigkeit: bis 31.01.2027     Zahlung: 30 Tage netto", "Mehr- oder Minderlieferung ± 5 % vorbehalten. Es gelten die Preise bei Legierungszuschlag Oktober 2026."):
        say(55, t)
        down()
    c.save()
    q.save()


def hardening():
    """A letter as docx, price per kg, minimum in money per lot."""
    q = Quote("de-haerterei-kg.docx", "by-weight", "de", "Härterei Dr. Overrath GmbH", "EUR", unit="kg", validUntil="2026-12-18", leadTimeDays=workdays(6), incoterm="EXW")
    items = [("ZR-118", "Zahnrad 16MnCr5, einsatzhärten 58+4 HRC", 1250, 2.15), ("WL-207", "Welle 42CrMo4, vergüten 1000 N/mm²", 2400, 0.94), ("BZ-033", "Bolzen C45, induktiv härten", 310, 3.4)]
    d = docx.Document()
    for t in ("Härterei Dr. Overrath GmbH", "Am Glühofen 7 · 42857 Remscheid", "", "Getriebebau Kettwig KG\nFrau Schmitz-Lenders", "", "Remscheid, den 16. November 2026", "Angebot Nr. 8820/26: Lohnwärmebehandlung"):
        d.add_paragraph(t)
    t = d.add_table(rows=1, cols=5)
    t.style = "Light Grid Accent 1"
    for cell, h in zip(t.rows[0].cells, ("Teile-Nr.", "Werkstück und Behandlung", "Gewicht", "Preis je kg", "Betrag")):
        cell.text = h
    for a, s, n, x in items:
        for cell, v in zip(t.add_row().cells, (a, s, f"{eu(n, 0)} kg", f"{eu(x)} €", f"{eu(n * x)} €")):
            cell.text = v
        q.line(a, n, x)
    for text in (f"Gesamt: {eu(sum(n * x for *_, n, x in items))} € zzgl. MwSt.", "Für das Chargiergestell Zahnrad ZR-118 berechnen wir einmalig 290,00 €.", "Mindestauftragswert je Position 120,00 €. Durchlaufzeit 6 Arbeitstage ab Anlieferung, Preise ab Werk Remscheid.", "An dieses Angebot halten wir uns bis zum 18.12.2026 gebunden.", "Mit freundlichem Gruß\nHärterei Dr. Overrath GmbH\nppa. Wolfgang Tietz"):
        d.add_paragraph(text)
    q.charge(290, "ZR-118")
    d.save(q.path)
    q.save(noMinimumPieces=True)


def screws_csv():
    """Export with semicolons, price unit column, freight as last row, cp1252."""
    q = Quote("de-normteile-export.csv", "price-per", "de", "Normteile Süd Handels-GmbH", "EUR", validUntil="2026-11-27")
    items = [("ISO4762-M6X20-8.8", "Zylinderschraube mit Innensechskant", 5000, 4.85, 100, 0), ("ISO4017-M10X40-A2", "Sechskantschraube", 1200, 31.9, 100, 0), ("DIN6912-M8X25", "Zylinderschraube niedriger Kopf", 3000, 92.4, 1000, 10), ("DIN125-A8.4-A2", "Scheibe", 10000, 14.75, 1000, 0), ("SW-GRIFF-M10", "Sterngriff Duroplast", 60, 2.19, 1, 15)]
    with open(out(q.name), "w", encoding="cp1252", newline="") as f:
        w = csv.writer(f, delimiter=";")
        for row in (["Normteile Süd Handels-GmbH", "86899 Landsberg"], ["Angebot", "N26-55801", "Datum", "13.11.2026", "gültig bis", "27.11.2026"], ["Kunde", "Holzmair Fördertechnik GmbH", "Kd-Nr", "20418"], [], ["Pos", "Artikelnummer", "Bezeichnung", "Menge", "ME", "Preis", "PE", "Währung", "Wert", "Lieferzeit (Tage)"]):
            w.writerow(row)
        total = 0
        for i, (a, t, n, x, per, d) in enumerate(items, 1):
            w.writerow([i * 10, a, t, n, "ST", eu(x), per, "EUR", eu(n * x / per), d])
            total += round(n * x / per, 2)
            q.line(a, n, x, leadTimeDays=d, per=per if per > 1 else ...)
        w.writerow([60, "", "Frachtpauschale", 1, "PAU", "12,90", 1, "EUR", "12,90", ""])
        w.writerow(["", "", "Summe", "", "", "", "", "EUR", eu(total + 12.9), ""])
    q.charge(12.9)
    q.save()


if __name__ == "__main__":
    for make in (turned, springs, castings, hardening, screws_csv):
        make()
