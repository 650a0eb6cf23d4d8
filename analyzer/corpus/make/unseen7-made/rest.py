"""CSV, docx, rtf, html and plain text."""

import csv
import io
import tempfile
from pathlib import Path

import docx
from kit import after, at, eu, soffice, spaced, table, true, us, weeks, working_days


def write_csv(name, rows, delimiter=",", encoding="utf-8"):
    out = io.StringIO()
    csv.writer(out, delimiter=delimiter, lineterminator="\r\n").writerows(rows)
    Path(at(name)).write_bytes(out.getvalue().encode(encoding))


def export_breaks():
    name = "en-distributor-breaks.csv"
    rows = [("74LV-08-S", "Quad AND gate SOIC-14", (1, 0.58), (100, 0.312), (1000, 0.198), 3), ("REL-12V-5A", "Relay 12 V SPDT 5 A", (1, 2.14), (50, 1.72), (500, 1.39), 56), ("XTAL-16M", "Crystal 16 MHz 3225", (1, 0.71), (100, 0.455), (1000, 0.33), 3)]
    write_csv(name, [["Quote ID", "Seller", "Part Number", "Description", "Currency", "Break Qty 1", "Unit Price 1", "Break Qty 2", "Unit Price 2", "Break Qty 3", "Unit Price 3", "Lead Time (days)", "Quote Expires"], *[["Q-2260071", "Hartigan-Moss Electronics Corp.", a, b, "USD", *x, *y, *z, lead, "2026-08-31"] for a, b, x, y, z, lead in rows]])
    true(name, "breaks-across", "en", dict(supplier="Hartigan-Moss Electronics Corp.", currency="USD", validUntil="2026-08-31"), [(a, None, [list(x), list(y), list(z)], dict(leadTimeDays=lead)) for a, _, x, y, z, lead in rows])


def normteile():
    name = "de-normteile-export.csv"
    rows = [("933-8-30-A2", "Sechskantschraube DIN 933 M8x30 A2", 5000, 14.9, 100, 2), ("985-8-A2", "Sicherungsmutter DIN 985 M8 A2", 5000, 58.0, 1000, 2), ("7991-6-20-VZ", "Senkschraube DIN 7991 M6x20 vz", 2000, 8.35, 100, 2), ("KB-200-SW", "Kabelbinder 200 mm schwarz", 40, 3.6, 1, 10)]
    write_csv(name, [["Lieferant", "Angebots-Nr.", "Angebotsdatum", "Gültig bis", "Artikel", "Text", "Menge", "Preis", "je", "Währung", "Betrag", "Lieferzeit (AT)"], *[["C. A. Wittkopp Nachf. GmbH", "AG-771820", "07.09.2026", "07.10.2026", a, b, eu(q, 0), eu(p), per, "EUR", eu(q * p / per), d] for a, b, q, p, per, d in rows], ["C. A. Wittkopp Nachf. GmbH", "AG-771820", "07.09.2026", "07.10.2026", "FRACHT", "Frachtpauschale", "1", "12,90", 1, "EUR", "12,90", ""]], ";", "cp1252")
    true(name, "price-unit-column", "de", dict(supplier="C. A. Wittkopp Nachf. GmbH", currency="EUR", validUntil="2026-10-07"), [(a, q, p, dict(per=per, leadTimeDays=working_days(d))) for a, _, q, p, per, d in rows], [dict(amount=12.9)])


def no_currency():
    name = "en-laser-shop-no-currency.csv"
    write_csv(name, [["Kettering & Boyle Laser Works"], ["Quote", "KB-3306", "Date", "2026-06-02"], [], ["Part", "Material", "Qty", "Price each", "Total"], ["LP-01", "Mild steel 6 mm", 25, "18.40", "460.00"], ["LP-02", "Mild steel 10 mm", 25, "31.75", "793.75"], ["LP-03", "Al 5083 4 mm", 60, "9.20", "552.00"], [], ["", "", "", "Total", "1805.75"], ["Lead time 8 days. Valid 14 days."]])
    true(name, "missing", "en", mustAsk="currency")


def falcao():
    name = "pt-metalurgica-orcamento.csv"
    rows = [("MF-0881", "Suporte soldado S235, pintado RAL 9005", 40, 57.8), ("MF-0882", "Travessa S355", 80, 23.45), ("MF-0890", "Tampa inox 304", 40, 31.2)]
    goods = sum(r[2] * r[3] for r in rows)
    write_csv(name, [["Metalúrgica Irmãos Falcão, Lda."], ["Orçamento n.º", "2026/0542"], ["Data", "19/10/2026"], ["Cliente", "Equipamentos do Vouga, S.A."], ["Válido até", "18/11/2026"], ["Prazo de entrega", "4 semanas"], [], ["Ref.", "Descrição", "Qtd.", "Preço unit. (€)", "Total (€)"], *[[a, b, q, eu(p), eu(q * p)] for a, b, q, p in rows], ["", "Gabarito de soldadura MF-0881 (uma vez)", "", "", eu(420)], ["", "Transporte", "", "", eu(65)], ["", "Total s/ IVA", "", "", eu(goods + 485)], ["", "IVA 23%", "", "", eu(round((goods + 485) * 0.23, 2))]], ";", "utf-8-sig")
    true(name, "table", "pt", dict(supplier="Metalúrgica Irmãos Falcão, Lda.", currency="EUR", validUntil="2026-11-18", leadTimeDays=28), [(a, q, p) for a, _, q, p in rows], [dict(part="MF-0881", amount=420), dict(amount=65)])


def fill(d, head, rows):
    t = d.add_table(rows=1, cols=len(head), style="Table Grid")
    for c, text in zip(t.rows[0].cells, head):
        c.text = text
    for row in rows:
        for c, text in zip(t.add_row().cells, row):
            c.text = str(text)
    return t


def alternatives():
    name = "en-uk-bearing-alternatives.docx"
    rows = [("22215-EK", "Spherical roller bearing, Norrland", 12, 96.4, "6 weeks", False), ("22215-EK/HT", "Alternative to the above: Hotaka brand", 12, 71.85, "ex stock", True), ("H315", "Adapter sleeve", 12, 14.2, "ex stock", False), ("SNL515", "Plummer block housing", 12, 62.5, "3 weeks", False)]
    d = docx.Document()
    d.sections[0].header.paragraphs[0].text = "Pedlar & Vane Bearings Ltd, Navigation Street, Wednesmoor WS99 9ZZ"
    d.add_paragraph("Staunton Quarry Plant Ltd\nFAO Mr G. Lisle")
    d.add_paragraph("27 July 2026\n\nQuotation 19926")
    d.add_paragraph("Dear Mr Lisle,\nThank you for your enquiry. Please find our offer below. Line 1A is offered as an alternative to line 1, only one of them is needed.")
    fill(d, ["Line", "Part", "Description", "Qty", "Unit £", "Delivery"], [(n, a, b, q, us(p), w) for n, (a, b, q, p, w, _) in zip(("1", "1A", "2", "3"), rows)])
    d.add_paragraph("\nCarriage paid on orders over £250. Prices exclude VAT and remain valid for 30 days.\n\nYours sincerely,\nLorna Vane")
    d.save(at(name))
    lead = {"ex stock": 0, "6 weeks": 42, "3 weeks": 21}
    true(name, "alternatives", "en", dict(supplier="Pedlar & Vane Bearings Ltd", currency="GBP", validUntil=after(2026, 7, 27, 30)), [(a, q, p, dict(leadTimeDays=lead[w], **({"alternative": True} if alt else {}))) for a, _, q, p, w, alt in rows])


def merged():
    name = "en-molder-merged-cells.docx"
    parts = [("BX-410", "Box lower, ABS, texture MT-11010", 18500, [(2500, 3.42), (5000, 2.98), (10000, 2.71)]), ("BX-411", "Box lid, ABS", 14200, [(2500, 2.15), (5000, 1.86), (10000, 1.69)])]
    d = docx.Document()
    d.add_heading("Kowalczyk Molding & Tool, Inc.", 1)
    d.add_paragraph("1200 Depot Ave, Saginaw Forks, MI\nProposal P-2291, April 13, 2026, for Ambrose Controls")
    t = fill(d, ["Part #", "Description", "Mold cost", "Order qty", "Price each"], [(a, b, f"${us(m)}", us(q, 0), f"${p}") for a, b, m, br in parts for q, p in br])
    for i in range(2):
        for col in range(3):
            cells = [t.cell(1 + 3 * i + k, col) for k in range(3)]
            text = cells[0].text
            for c in cells:
                c.text = ""
            cells[0].merge(cells[2]).text = text
    d.add_paragraph("\nMold lead time 10 weeks, parts 3 weeks after approval of samples; first parts 13 weeks after order.\nFCA Saginaw Forks. Terms 50% with mold order. This proposal expires May 29, 2026.")
    d.save(at(name))
    true(name, "breaks-merged", "en", dict(supplier="Kowalczyk Molding & Tool, Inc.", currency="USD", incoterm="FCA", validUntil="2026-05-29", leadTimeDays=91), [(a, None, [list(x) for x in br]) for a, _, _, br in parts], [dict(part=a, amount=m) for a, _, m, _ in parts])


def trempe():
    name = "fr-traitement-thermique-kg.docx"
    rows = [("TT-CEM-08", "Cémentation 0,8 mm + trempe + revenu", 2.35), ("TT-NIT-03", "Nitruration gazeuse 0,3 mm", 3.1), ("TT-REV", "Revenu seul", 0.68)]
    d = docx.Document()
    d.add_paragraph("Madame Leroux\nTransmissions Vercors SA\n38999 Voreppe-sur-Isère")
    d.add_paragraph("Le 9 mars 2026\n\nObjet : tarif de traitement thermique, votre demande du 2 mars")
    d.add_paragraph("Madame,\nNous vous remettons nos prix pour l'année, quelles que soient les quantités livrées :")
    fill(d, ["Code", "Traitement", "Prix HT au kg"], [(a, b, f"{spaced(p)} €/kg") for a, b, p in rows])
    d.add_paragraph("\nMinimum de facturation : 90,00 € HT par lot. Certificat de dureté compris. Délai : 10 jours ouvrés.\nPrix fermes jusqu'au 31 décembre 2026, départ nos ateliers.\n\nVeuillez agréer, Madame, nos salutations distinguées.\n\nÉ. Chabrier, gérant")
    d.sections[0].footer.paragraphs[0].text = "Établissements Chabrier SARL – Trempe et revenu – ZI des Blaches, 38999 Moirans-le-Bas"
    d.save(at(name))
    true(name, "price-list", "fr", dict(supplier="Établissements Chabrier SARL", currency="EUR", unit="kg", incoterm="EXW", validUntil="2026-12-31", leadTimeDays=working_days(10)), [(a, None, p) for a, _, p in rows], noMinimumPieces=True)


def cesky():
    name = "cs-nabidka-vykovky.docx"
    rows = [("VK-2210", "Výkovek páky, 42CrMo4", 500, 186.5), ("VK-2215", "Výkovek příruby, C45", 300, 142.0)]
    d = docx.Document()
    d.add_heading("Kovárna Bratři Holoubkové s.r.o.", 1)
    d.add_paragraph("U Hamru 55, 739 99 Ostravice nad Bečvou")
    d.add_paragraph("Nabídka č. N260318 ze dne 18. 3. 2026\nOdběratel: Zetax Převodovky a.s.")
    fill(d, ["Pol.", "Číslo výkresu", "Název", "Množství", "Cena/ks Kč", "Celkem Kč"], [*[(i + 1, a, b, f"{q} ks", spaced(p), spaced(p * q)) for i, (a, b, q, p) in enumerate(rows)], ("", "", "Zápustka VK-2215 (jednorázově)", "", "", spaced(68000)), ("", "", "Celkem bez DPH", "", "", spaced(sum(r[2] * r[3] for r in rows) + 68000))])
    d.add_paragraph("\nDodací lhůta: 7 týdnů. Dodací podmínka: FCA Ostravice nad Bečvou. Platnost nabídky do 30. 4. 2026. Splatnost 30 dní.")
    d.save(at(name))
    true(name, "table", "cs", dict(supplier="Kovárna Bratři Holoubkové s.r.o.", currency="CZK", incoterm="FCA", validUntil="2026-04-30", leadTimeDays=49), [(a, q, p) for a, _, q, p in rows], [dict(part="VK-2215", amount=68000)])


def erp_text():
    name = "en-erp-print.txt"
    rows = [("AX-99120", "SHAFT, IDLER 1.25 DIA", 75, 41.18, "10/26/26"), ("AX-99121", "SHAFT, DRIVE 1.25 DIA", 75, 58.6, "10/26/26"), ("AX-99300", "COLLAR, SPLIT", 150, 9.04, "10/26/26")]
    body = "\n".join(f"{i + 1:>3}  {a:<12}{b:<28}{q:>6} EA {p:>11.4f} {us(p * q):>12}\n     REV B       YOUR ITEM {4400 + i}\n" for i, (a, b, q, p, _) in enumerate(rows))
    Path(at(name)).write_text(f"""                         Q U O T A T I O N                        PAGE 1
LINDQVIST-BARR PRECISION CO.
PO BOX 118                                     QUOTE NO:   0044817
GRANVILLE FALLS WI 54999                       QUOTE DATE: 09/14/26
                                               EXPIRES:    10/14/26
SOLD TO: TERRACE CONVEYOR INC                  FOB:        ORIGIN
                                               TERMS:      NET 30
-----------------------------------------------------------------------
LN   PART NO     DESCRIPTION                    QTY UM  UNIT PRICE     EXTENDED
-----------------------------------------------------------------------
{body}
                                               SUBTOTAL  {us(sum(r[2] * r[3] for r in rows)):>20}
                                               SETUP, ONE TIME       {us(185):>8}
                                               TOTAL USD {us(sum(r[2] * r[3] for r in rows) + 185):>20}

ALL ITEMS SHIP 42 DAYS AFTER RECEIPT OF ORDER.
""".replace("\n", "\r\n"), "ascii", newline="")
    true(name, "erp-text", "en", dict(supplier="LINDQVIST-BARR PRECISION CO.", currency="USD", incoterm="FOB", validUntil="2026-10-14", leadTimeDays=42), [(a, q, p) for a, _, q, p, _ in rows], [dict(amount=185)])


def portal():
    name = "en-instant-quote.html"
    rows = [("bracket_v3.step", "Sheet metal, 5052 2.5 mm", 100, 11.62), ("lid_v2.step", "Sheet metal, 5052 1.6 mm", 100, 8.37), ("standoff.step", "CNC turned, 6061", 400, 2.05)]
    goods = sum(r[2] * r[3] for r in rows)
    Path(at(name)).write_text(f"""<!doctype html><html lang=en><head><meta charset=utf-8><title>Quote 3F-20881 | ThreeForks Parts</title></head><body><header><b>ThreeForks Parts, LLC</b> &middot; instant quote <nav>Home | Orders | Help</nav></header><main><h1>Quote 3F-20881</h1><p>Prepared for Jules Amari, Halden Robotics. Created July 20, 2026, expires August 19, 2026.</p>{table(["Part", "Process and material", "Quantity", "Unit price", "Line total"], [(a, b, q, f"${us(p)}", f"${us(p * q)}") for a, b, q, p in rows])}<dl><dt>Parts subtotal</dt><dd>${us(goods)}</dd><dt>Shipping (ground)</dt><dd>$36.40</dd><dt>Inspection report (bracket_v3.step)</dt><dd>$90.00</dd><dt>Sales tax</dt><dd>calculated at checkout</dd><dt>Total</dt><dd>${us(goods + 126.4)}</dd></dl><p>Selected speed: standard, 12 business days. Expedite to 6 business days for +$410.00 (not selected).</p></main><footer>&copy; 2026 ThreeForks Parts, LLC. All prices in US dollars.</footer></body></html>""", "utf-8")
    true(name, "web-page", "en", dict(supplier="ThreeForks Parts, LLC", currency="USD", validUntil="2026-08-19", leadTimeDays=working_days(12)), [(a, q, p) for a, _, q, p in rows], [dict(amount=36.4), dict(part="bracket_v3.step", amount=90)])


def rabatt():
    name = "de-optik-projektrabatt.rtf"
    rows = [("LN-50-200", "Plankonvexlinse Ø50, f = 200", 60, 48.0), ("SP-25-AL", "Planspiegel Ø25, Al geschützt", 120, 22.0), ("FH-M30", "Fassung M30", 60, 36.0)]
    goods = sum(r[2] * r[3] for r in rows)
    d = docx.Document()
    d.add_paragraph("Optische Werkstätten Prof. Lindenau GmbH, 07999 Jenalöbnitz")
    d.add_paragraph("Lasertechnik Schorndorf AG, Einkauf")
    d.add_paragraph("Angebot 26-309 vom 28.04.2026")
    fill(d, ["Pos.", "Artikel", "Bezeichnung", "Anzahl", "Listenpreis EUR", "Gesamt EUR"], [*[(i + 1, a, b, q, eu(p), eu(p * q)) for i, (a, b, q, p) in enumerate(rows)], ("", "", "Zwischensumme", "", "", eu(goods)), ("", "", "abzüglich 5 % Projektrabatt auf alle Positionen", "", "", "-" + eu(goods * 0.05)), ("", "", "Nettosumme", "", "", eu(goods * 0.95))])
    d.add_paragraph("Lieferzeit: 9 Wochen. Lieferung DAP Schorndorf. Angebot gültig bis zum 30.06.2026. Zahlbar innerhalb 30 Tagen.")
    with tempfile.TemporaryDirectory() as folder:
        d.save(Path(folder) / "r.docx")
        soffice(Path(folder) / "r.docx", name)
    true(name, "order-discount", "de", dict(supplier="Optische Werkstätten Prof. Lindenau GmbH", currency="EUR", incoterm="DAP", validUntil="2026-06-30", leadTimeDays=63), [(a, q, round(p * 0.95, 2)) for a, _, q, p in rows])


def norsk():
    name = "no-tilbud-wire.txt"
    rows = [("ST-6x19-12", "Stålwire 6x19 12 mm galv.", 400, "m", 38.5), ("ST-6x36-16", "Stålwire 6x36 16 mm galv.", 250, "m", 61.9), ("KL-16", "Wireklemme 16 mm", 60, "stk", 24.0)]
    body = "\n".join(f"{a:<14}{b:<28}{q:>6} {u:<5}{eu(p):>9}{spaced(p * q, gap=' '):>13}" for a, b, q, u, p in rows)
    Path(at(name)).write_text(f"""Sørlandet Tau og Wire AS
Havnegata 17, 4699 Flekkerøyvåg

TILBUD 26-0917                         Dato: 24.08.2026
Til: Havbruk Stadlandet AS

Varenr        Beskrivelse                  Antall Enh.  Pris NOK   Beløp NOK
{body}
{'Frakt':<63}{'890,00':>13}
{'Sum eks. mva':<63}{spaced(sum(r[2] * r[4] for r in rows) + 890, gap=' '):>13}

Leveringstid: 1-2 uker. Gyldig til 30.09.2026. Betaling 14 dager netto.
Sertifikat følger med uten kostnad.

Vennlig hilsen
Odd Arne Tveit
""", "utf-8")
    true(name, "text-columns", "no", dict(supplier="Sørlandet Tau og Wire AS", currency="NOK", validUntil="2026-09-30", leadTimeDays=weeks(1, 2)), [(a, q, p, dict(unit="m") if u == "m" else {}) for a, _, q, u, p in rows], [dict(amount=890)])


for make in (export_breaks, normteile, no_currency, falcao, alternatives, merged, trempe, cesky, erp_text, portal, rabatt, norsk):
    make()
