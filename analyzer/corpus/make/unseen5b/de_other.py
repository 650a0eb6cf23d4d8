"""German quotes: xlsx, csv, ods, docx, eml, html, and what LibreOffice makes of them."""

import csv
from datetime import date

import openpyxl
from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH
from en_letters import mail
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P
from openpyxl.styles import Border, Font, Side
from paths import at, eu, true, working_days


def screws_xlsx():
    name = "de-schrauben-preiseinheit.xlsx"
    b = openpyxl.Workbook()
    s = b.active
    s.title = "Angebot"
    s["A1"] = "Schraubenhandel Querfurt GmbH"
    s["A1"].font = Font(bold=True, size=14)
    s["A2"] = "Am Güterbahnhof 3, 06268 Querfurt"
    s["A3"], s["B3"] = "Angebot", "A26/70331"
    s["A4"], s["B4"] = "Datum", date(2026, 11, 11)
    s["A5"], s["B5"] = "Gültig bis", date(2026, 12, 11)
    s["B4"].number_format = s["B5"].number_format = "DD.MM.YYYY"
    s["A6"], s["B6"] = "Kunde", "Maschinenfabrik Lorenz & Bär"
    head = ["Pos.", "Artikelnummer", "Bezeichnung", "Menge", "ME", "Preis", "PE", "Rabatt %", "Nettopreis", "Betrag", "Lieferzeit"]
    thin = Side(style="thin")
    for c, h in enumerate(head, 1):
        s.cell(8, c, h).border = Border(bottom=thin)
        s.cell(8, c).font = Font(bold=True)
    rows = [("912-M8X30-88", "Zyl.-Schraube DIN 912 M8x30 8.8", 4000, 16.40, 100, 25, "ab Lager"), ("985-M8-8", "Sicherungsmutter DIN 985 M8", 4000, 7.20, 100, 30, "ab Lager"), ("7349-8", "Scheibe DIN 7349 8,4", 8000, 92.00, 1000, 20, "1 Woche"), ("580-M16-C15", "Ringschraube DIN 580 M16 C15", 60, 4.80, 1, 10, "2 Wochen")]
    for r, (p, t, n, x, pe, d, lt) in enumerate(rows, 9):
        net = round(x * (100 - d) / 100, 2)
        for c, v in enumerate([(r - 8) * 10, p, t, n, "Stk", x, pe, d, net, round(n * net / pe, 2), lt], 1):
            s.cell(r, c, v)
        for c in (6, 9, 10):
            s.cell(r, c).number_format = '#,##0.00 "€"'
    s["I14"], s["J14"] = "Summe netto", sum(s.cell(r, 10).value for r in range(9, 13))
    s["A16"] = "Preise in EUR zzgl. MwSt., EXW Querfurt. PE = Preiseinheit."
    b.save(at(name))
    days = {"ab Lager": 0, "1 Woche": 7, "2 Wochen": 14}
    true(name, "price-per", "de", dict(supplier="Schraubenhandel Querfurt GmbH", currency="EUR", incoterm="EXW", validUntil="2026-12-11"), [(p, n, round(x * (100 - d) / 100, 2), dict(per=pe if pe > 1 else ..., leadTimeDays=days[lt])) for p, _, n, x, pe, d, lt in rows])


def short_mail():
    name = "de-kurze-mail.eml"
    mail(name, '"Thekla Brunnhuber" <t.brunnhuber@eloxal-brunnhuber.example>', "einkauf@optik-sarstedt.example", "AW: Anfrage Eloxieren 10/26", (2026, 11, 4, 8, 17), """Guten Morgen Herr Kwiatkowski,

gerne bieten wir Ihnen an:

Art. 88-1204 Gehäusedeckel, 1.500 Stück, naturfarben eloxiert E6/EV1: 1,35 € je Stück
Art. 88-1207 Gehäuseboden, 1.500 Stück, schwarz eloxiert: 1,62 € je Stück

Für 88-1207 fallen einmalig 180,00 € für das Gestell an.
Durchlaufzeit zehn Arbeitstage nach Anlieferung, ab Werk (EXW) Sarstedt.
Das Angebot gilt bis zum 15. Januar 2027.

Freundliche Grüße
Thekla Brunnhuber

Eloxalwerk Brunnhuber GmbH
Lindenallee 52, 31157 Sarstedt
Amtsgericht Hildesheim HRB 00000
""")
    true(name, "prose", "de", dict(supplier="Eloxalwerk Brunnhuber GmbH", currency="EUR", incoterm="EXW", validUntil="2027-01-15", leadTimeDays=working_days(10)), [("88-1204", 1500, 1.35), ("88-1207", 1500, 1.62)], [dict(part="88-1207", amount=180)])


def springs_csv():
    """The supplier stands only in the name of the file."""
    name = "Kesselrink_Federn_GmbH_Angebot_26-0841.csv"
    rows = [("DF-2.5-18-60", "Druckfeder EN 10270-1 SH", 2000, 0.84, 4), ("ZF-1.2-12-45", "Zugfeder, deutsche Ösen", 5000, 0.61, 4), ("SF-3.0-22", "Schenkelfeder rechts", 800, 2.19, 6)]
    with open(at(name), "w", newline="", encoding="cp1252") as f:
        w = csv.writer(f, delimiter=";")
        w.writerow(["Pos", "Sachnummer", "Benennung", "Menge", "Einheit", "Stückpreis EUR", "Lieferzeit (Wochen)", "Gültig bis"])
        for i, (p, t, n, x, lt) in enumerate(rows, 1):
            w.writerow([i, p, t, n, "Stück", eu(x), lt, "31.01.2027"])
    true(name, "file-name", "de", dict(supplier="Kesselrink Federn GmbH", currency="EUR", validUntil="2027-01-31"), [(p, n, x, dict(leadTimeDays=lt * 7)) for p, _, n, x, lt in rows])


def casting_letter():
    name = "de-guss-modellkosten.docx"
    d = Document()
    for t in ("Eisengießerei Wolfratsberg AG", "Kupolofenstraße 1 · 57074 Siegen"):
        p = d.add_paragraph(t)
        p.alignment = WD_ALIGN_PARAGRAPH.RIGHT
    d.paragraphs[0].runs[0].bold = True
    for t in ("Getriebebau Sonthofen GmbH\nHerrn Dipl.-Ing. Xaver Moosbrugger\n87527 Sonthofen", "Siegen, den 29. Oktober 2026", "Angebot 2026/1190 – Getriebegehäuse, EN-GJL-250 / EN-GJS-400-15"):
        d.add_paragraph(t)
    d.add_paragraph("Sehr geehrter Herr Moosbrugger,\nauf Grundlage Ihrer Zeichnungen bieten wir die Rohgussteile wie folgt an:")
    rows = [("GB-7710", "Gehäuseunterteil, 84 kg", 60, 268.40), ("GB-7711", "Gehäuseoberteil, 61 kg", 60, 197.75), ("GB-7725", "Lagerdeckel, 6,2 kg", 240, 31.90)]
    t = d.add_table(rows=1, cols=4)
    t.style = "Table Grid"
    for c, h in zip(t.rows[0].cells, ("Teile-Nr.", "Bezeichnung, Stückgewicht", "Jahresbedarf (Stück)", "Preis je Stück in €")):
        c.text = h
    for p, x, n, v in rows:
        for c, s in zip(t.add_row().cells, (p, x, str(n), eu(v))):
            c.text = s
    d.add_paragraph()
    d.add_paragraph("Die Modellkosten betragen einmalig 14.500,00 € für GB-7710, 11.800,00 € für GB-7711 und 3.250,00 € für GB-7725.")
    d.add_paragraph("Lieferzeit: acht Wochen nach Bestelleingang. Die Preise verstehen sich FCA Siegen, zuzüglich Mehrwertsteuer, und gelten bis zum 28.02.2027. Legierungs- und Energiezuschläge bleiben vorbehalten.")
    d.add_paragraph("Mit freundlichem Glückauf\n\nppa. Hartmut Reifenrath          i. V. Gudrun Seelbach")
    d.save(at(name))
    true(name, "letter", "de", dict(supplier="Eisengießerei Wolfratsberg AG", currency="EUR", incoterm="FCA", validUntil="2027-02-28", leadTimeDays=56), [(p, n, v) for p, _, n, v in rows], [dict(part="GB-7710", amount=14500), dict(part="GB-7711", amount=11800), dict(part="GB-7725", amount=3250)])


def comparison_ods():
    name = "de-angebotsvergleich.ods"
    doc = OpenDocumentSpreadsheet()
    table = Table(name="Vergleich")

    def row(*values):
        r = TableRow()
        for v in values:
            if v is None:
                c = TableCell()
            elif isinstance(v, (int, float)):
                c = TableCell(valuetype="float", value=v)
                c.addElement(P(text=eu(v) if isinstance(v, float) else str(v)))
            else:
                c = TableCell(valuetype="string")
                c.addElement(P(text=v))
            r.addElement(c)
        table.addElement(r)

    row("Preisspiegel Anfrage 26-0557 Spritzgussteile", None, None, None, None, None, None, None)
    row("Bearbeiter: F. Dannenberg", "Stand: 13.11.2026")
    row()
    row("Lieferant", "Artikel", "Bezeichnung", "Menge", "Preis/Stk.", "Währung", "Werkzeugkosten", "Lieferzeit", "Lieferbed.", "gültig bis")
    bids = [("Plasto-Form Idstein GmbH", "EUR", "8 Wochen", 56, "DAP", "31.12.2026", "2026-12-31", (0.94, 0.412), (18500, 12900)), ("Kunstwerk Polymer AG", "CHF", "10 Wochen", 70, "FCA", "15.01.2027", "2027-01-15", (0.88, 0.395), (21400, 14300)), ("Tvary Plast s.r.o.", "EUR", "12 Wochen", 84, "EXW", "31.12.2026", "2026-12-31", (0.71, 0.338), (13750, 9800))]
    parts = [("SG-1001", "Gehäuse PA6 GF30", 20000), ("SG-1002", "Clip POM", 40000)]
    lines, charges = [], []
    for sup, cur, lt, days, inc, valid, iso, prices, tools in bids:
        for (p, t, n), x, k in zip(parts, prices, tools):
            row(sup, p, t, n, x, cur, float(k), lt, inc, valid)
            lines.append((p, n, x, dict(supplier=sup, currency=cur, incoterm=inc, validUntil=iso, leadTimeDays=days)))
            charges.append(dict(part=p, supplier=sup, amount=k))
    doc.spreadsheet.addElement(table)
    doc.save(at(name))
    true(name, "comparison", "de", {}, lines, charges)


def shop_html():
    name = "de-webshop-angebot.html"
    rows = [("504-118", "Steckverbinder M12, 5-polig, gewinkelt", 50, 8.46, "sofort lieferbar", 0), ("504-233", "Sensorkabel PUR 5 m", 50, 11.20, "sofort lieferbar", 0), ("611-090", "Näherungsschalter M18 PNP NO", 25, 23.75, "Lieferzeit 3 Wochen", 21)]
    body = "\n".join(f'<tr><td>{p}</td><td>{t}<br><small>{a}</small></td><td>{n} Stk.</td><td>{eu(x)}&nbsp;&euro;</td><td>{eu(n * x)}&nbsp;&euro;</td></tr>' for p, t, n, x, a, _ in rows)
    net = sum(n * x for _, _, n, x, _, _ in rows)
    open(at(name), "w", encoding="utf-8").write(f"""<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>Ihr Angebot 9002284 – Elektro-Vertrieb Tannhausen</title></head><body>
<nav>Start | Sortiment | Merkliste | Warenkorb (3)</nav>
<h1>Angebot Nr. 9002284</h1><p>erstellt am 10.11.2026, gültig bis 24.11.2026<br>für: Fördertechnik Riedlingen GmbH, Kd.-Nr. 55108</p>
<table><thead><tr><th>Best.-Nr.</th><th>Artikel</th><th>Menge</th><th>Einzelpreis</th><th>Gesamtpreis</th></tr></thead><tbody>
{body}
</tbody><tfoot><tr><td colspan="4">Zwischensumme (netto)</td><td>{eu(net)}&nbsp;&euro;</td></tr><tr><td colspan="4">Versandkosten</td><td>9,90&nbsp;&euro;</td></tr><tr><td colspan="4">MwSt. 19&nbsp;%</td><td>{eu((net + 9.9) * 0.19)}&nbsp;&euro;</td></tr><tr><td colspan="4">Gesamtsumme</td><td>{eu((net + 9.9) * 1.19)}&nbsp;&euro;</td></tr></tfoot></table>
<footer>Elektro-Vertrieb Tannhausen GmbH · Ohmstraße 6 · 73497 Tannhausen · Impressum · AGB</footer></body></html>
""")
    true(name, "table", "de", dict(supplier="Elektro-Vertrieb Tannhausen GmbH", currency="EUR", validUntil="2026-11-24"), [(p, n, x, dict(leadTimeDays=d)) for p, _, n, x, _, d in rows], [dict(amount=9.9)])


if __name__ == "__main__":
    for make in (screws_xlsx, short_mail, springs_csv, casting_letter, comparison_ods, shop_html):
        make()
