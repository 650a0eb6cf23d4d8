"""Workbooks that the recognizer had never met: openpyxl, XlsxWriter, Excel::Writer::XLSX, LibreOffice, xlwt, odfpy."""

import subprocess
import tempfile
from datetime import date
from pathlib import Path

import xlsxwriter
import xlwt
from odf import opendocument
from odf.table import Table, TableCell, TableRow
from odf.text import P
from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from truths import Folder, line, steps

f = Folder("unseen-made")
thin = Border(*[Side(style="thin")] * 4)
bold = Font(bold=True)
yellow = PatternFill("solid", fgColor="FFFF99")


def put(sheet, row, values, column=1, font=None, border=None, fmt=None):
    for at, value in enumerate(values):
        cell = sheet.cell(row, column + at, value)
        if font:
            cell.font = font
        if border:
            cell.border = border
        if fmt and isinstance(value, float):
            cell.number_format = fmt


def machine_form():
    book = Workbook()
    s = book.active
    s.title = "Quote"
    s.merge_cells("A1:I1")
    s["A1"] = "HOLLOWAY PRECISION MACHINING, INC."
    s["A1"].font = Font(bold=True, size=16)
    s.merge_cells("A2:I2")
    s["A2"] = "Turning  -  5-Axis Milling  -  Wire EDM"
    s["G4"], s["H4"] = "Quote #", "26-1187"
    s["G5"], s["H5"] = "Date", date(2026, 11, 2)
    s["H5"].number_format = "mm/dd/yyyy"
    s["G6"], s["H6"] = "Your RFQ", "BW-0931"
    s["A4"], s["B4"] = "To:", "Brightwater Instruments"
    s["B5"] = "Attn: Purchasing"
    head = ["Ln", "Part No.", "Rev", "Description", "5 pcs", "10 pcs", "25 pcs", "Set-up (1x)", "Delivery"]
    put(s, 9, head, font=bold, border=thin)
    s.merge_cells("E8:G8")
    s["E8"] = "Price each, US$"
    s["E8"].alignment = Alignment(horizontal="center")
    rows = [
        (1, "40112-01", "C", "Bracket, sensor", 186.0, 142.5, 118.2, 150.0, "3-4 wks ARO"),
        (2, "40113-02", "A", "Spacer, threaded", 94.0, 71.25, 58.9, 95.0, "3-4 wks ARO"),
        (3, "40120-00", "B", "Manifold, 6061-T6\nhard anodize incl.", 412.0, 365.0, 331.0, 260.0, "6 wks ARO"),
    ]
    for at, row in enumerate(rows):
        put(s, 10 + at, row, border=thin, fmt='"$"#,##0.00')
    s["A15"] = "Prices good for 30 days.  Terms: Net 30.  F.O.B. our dock, Meriden CT."
    s["A16"] = "Set-up is charged once per part number, not again on repeat orders within 12 months."
    book.save(f / "en-machine-form.xlsx")
    f.quote("en-machine-form.xlsx", "en", "breaks-across", [
        steps("40112-01", (5, 186), (10, 142.5), (25, 118.2), leadTimeDays=[21, 28]),
        steps("40113-02", (5, 94), (10, 71.25), (25, 58.9), leadTimeDays=[21, 28]),
        steps("40120-00", (5, 412), (10, 365), (25, 331), leadTimeDays=42),
    ], {"supplier": "Holloway Precision Machining, Inc.", "currency": "USD", "incoterm": "FOB",
        "validUntil": "2026-12-02"}, charges=[("40112-01", 150), ("40113-02", 95), ("40120-00", 260)])


def pcb_assembly():
    book = xlsxwriter.Workbook(f / "en-pcb-assembly.xlsx")
    s = book.add_worksheet("Quotation")
    strong = book.add_format({"bold": True, "bottom": 1, "text_wrap": True})
    money = book.add_format({"num_format": "#,##0.00"})
    s.write("A1", "Saltmarsh Electronics Assembly Ltd", book.add_format({"bold": True, "font_size": 14}))
    s.write("A2", "Quotation SEA-Q-3308 issue 2")
    s.write("A3", "Prepared for: Hexworthy Controls Ltd")
    s.write("A4", "All prices in pounds sterling, excluding VAT")
    head = ["Assembly no.", "Issue", "Build qty", "Bare board", "Components", "Labour & test", "Unit price",
            "Lead time (working days)"]
    for at, text in enumerate(head):
        s.write(5, at, text, strong)
    rows = [("SM-7704", "D", 250, 6.12, 31.88, 9.45, 25), ("SM-7705", "B", 250, 2.05, 8.37, 3.10, 20)]
    for at, (part, issue, qty, board, parts, labour, days) in enumerate(rows):
        s.write_row(6 + at, 0, [part, issue, qty])
        s.write_row(6 + at, 3, [board, parts, labour], money)
        r = 7 + at
        s.write_formula(6 + at, 6, f"=SUM(D{r}:F{r})", money, round(board + parts + labour, 2))
        s.write(6 + at, 7, days)
    s.write("A10", "One-off charges", strong)
    for at, (name, amount) in enumerate([("Stencils (2 off)", 190), ("AOI / ICT programming", 640),
                                         ("Functional test fixture, SM-7704", 1250)]):
        s.write(10 + at, 0, name)
        s.write(10 + at, 6, amount, money)
    s.write(13, 0, "Total one-off")
    s.write_formula(13, 6, "=SUM(G11:G13)", money, 2080)
    s.write("A16", "Delivery: DAP Reading. Valid until 18 December 2026. Payment 30 days end of month.")
    s.set_column(0, 0, 34)
    book.close()
    f.quote("en-pcb-assembly.xlsx", "en", "other", [
        line("SM-7704", 250, 47.45, leadTimeDays=[25, 35]), line("SM-7705", 250, 13.52, leadTimeDays=[20, 28]),
    ], {"supplier": "Saltmarsh Electronics Assembly Ltd", "currency": "GBP", "incoterm": "DAP",
        "validUntil": "2026-12-18"}, charges=[190, 640, 1250])


def rfq_by_hand():
    book = Workbook()
    s = book.active
    s.title = "RFQ 4500-3391"
    s["A1"] = "REQUEST FOR QUOTATION"
    s["A1"].font = Font(bold=True, size=15)
    s["A2"] = "Larkhill Pumps plc - Purchasing. Please fill in the yellow cells and return by 13 November."
    for row, (label, value) in enumerate([
        ("RFQ no.", "4500-3391"), ("Supplier name", "Danebury Castings Ltd"), ("Your reference", "DC/5521"),
        ("Currency", "GBP"), ("Quotation valid to", date(2027, 1, 15)),
        ("Delivery terms (Incoterms 2020)", "EXW Andover")], start=4):
        s.cell(row, 1, label)
        s.cell(row, 3, value).fill = yellow
    s["C8"].number_format = "dd/mm/yyyy"
    s["C4"].fill = PatternFill()
    put(s, 12, ["Item", "Part no.", "Description", "Material", "Annual qty", "Your price each", "Pattern cost",
                "Min. batch", "Lead time (weeks)", "Comments"], font=bold, border=thin)
    rows = [
        (10, "PC-2208", "Volute casing", "LM25TF", 1200, 18.64, 2450, 100, 10, None),
        (20, "PC-2209", "Cover", "LM25TF", 600, 7.92, 1100, 100, 10, None),
        (30, "PC-2214", "Baseplate", "EN-GJL-250", 300, None, None, None, None, "too big for our boxes, no bid"),
        (40, "PC-2231", "Bearing cap", "LM6", 2400, 3.15, 0, 250, 8, "your pattern is still here"),
    ]
    for at, row in enumerate(rows):
        put(s, 13 + at, row, border=thin)
        for column in range(6, 11):
            s.cell(13 + at, column).fill = yellow
    s["A19"] = "By submitting this form the supplier accepts Larkhill's conditions of purchase (LP-07)."
    book.save(f / "en-rfq-by-hand.xlsx")
    f.quote("en-rfq-by-hand.xlsx", "en", "other", [
        line("PC-2208", 1200, 18.64, minimumOrder=100, leadTimeDays=70),
        line("PC-2209", 600, 7.92, minimumOrder=100, leadTimeDays=70),
        line("PC-2231", 2400, 3.15, minimumOrder=250, leadTimeDays=56),
    ], {"supplier": "Danebury Castings Ltd", "currency": "GBP", "incoterm": "EXW", "validUntil": "2027-01-15"},
        charges=[("PC-2208", 2450), ("PC-2209", 1100)])


def three_bidders():
    book = Workbook()
    s = book.active
    s.title = "Comparison"
    s["A1"] = "Bid comparison - hydraulic cylinders, project Tern"
    s["A2"] = "All prices in EUR, DAP Gothenburg"
    names = ["Vesterholm Hydraulik A/S", "Cilindri Paganelli S.p.A.", "Ostrava Hydro s.r.o."]
    put(s, 4, ["Part", "Description", "Qty"], font=bold)
    for at, name in enumerate(names):
        column = 4 + 3 * at
        s.cell(4, column, name).font = bold
        s.merge_cells(start_row=4, start_column=column, end_row=4, end_column=column + 2)
        put(s, 5, ["Unit price", "Lead time (wks)", "Tooling"], column=column)
    rows = [
        ("HC-63-400", "Cylinder 63/36x400", 24, (312.0, 8, 0), (288.5, 10, 450), (264.0, 12, 900)),
        ("HC-80-650", "Cylinder 80/45x650", 12, (468.0, 8, 0), (431.0, 10, 450), None),
        ("HC-RK-63", "Repair kit 63", 48, (27.4, 2, 0), (24.9, 3, 0), (22.1, 4, 0)),
    ]
    lines, charges = [], []
    for at, (part, text, qty, *bids) in enumerate(rows):
        put(s, 6 + at, [part, text, qty])
        for which, bid in enumerate(bids):
            put(s, 6 + at, bid or ("no bid", None, None), column=4 + 3 * which)
            if bid:
                lines.append(line(part, qty, bid[0], supplier=names[which], leadTimeDays=bid[1] * 7))
            if bid and bid[2]:
                charges.append((part, bid[2], names[which]))
    book.save(f / "en-three-bidders.xlsx")
    f.quote("en-three-bidders.xlsx", "en", "suppliers-across", lines, {"currency": "EUR", "incoterm": "DAP"}, charges)


def sheet_metal():
    book = xlsxwriter.Workbook(f / "en-sheet-metal.xlsx")
    s = book.add_worksheet()
    strong = book.add_format({"bold": True, "bg_color": "#DDDDDD"})
    money = book.add_format({"num_format": "$#,##0.00"})
    for at, text in enumerate(["Cobble Hill Sheet Metal LLC", "Laser - Brake - Weld - Powder Coat", "",
                               "QUOTE 5571", "November 9, 2026", "Customer: Averill Kiosk Corp."]):
        s.write(at, 0, text)
    head = ["P/N", "Desc.", "Mat'l", "Qty", "Price/ea", "Ext.", "Programming & set-up", "Powder lot chg"]
    s.write_row(8, 0, head, strong)
    rows = [("CH-1001", "Side panel LH/RH", "16 ga CRS", 40, 22.15, 85, 0),
            ("CH-1002", "Door", "14 ga CRS", 40, 31.40, 85, 60), ("CH-1003", "Latch plate", "11 ga HRPO", 80, 6.75, 45, 60)]
    for at, (part, text, material, qty, price, setup, powder) in enumerate(rows):
        s.write_row(9 + at, 0, [part, text, material, qty])
        s.write(9 + at, 4, price, money)
        s.write(9 + at, 5, qty * price, money)
        s.write(9 + at, 6, setup, money)
        if powder:
            s.write(9 + at, 7, powder, money)
    for at, (label, amount) in enumerate([("Parts", 2682), ("Set-up and lot charges", 335), ("TOTAL", 3017)]):
        s.write(13 + at, 4, label, strong)
        s.write(13 + at, 5, amount, money)
    s.write(17, 0, "Ships 12 business days after receipt of PO and drawings. FOB Origin, Troy NY. Net 30.")
    s.write(18, 0, "Quote expires Dec 9, 2026.")
    book.close()
    f.quote("en-sheet-metal.xlsx", "en", "other", [
        line("CH-1001", 40, 22.15), line("CH-1002", 40, 31.4), line("CH-1003", 80, 6.75),
    ], {"supplier": "Cobble Hill Sheet Metal LLC", "currency": "USD", "incoterm": "FOB",
        "validUntil": "2026-12-09", "leadTimeDays": [12, 16, 17, 18]},
        charges=[("CH-1001", 85), ("CH-1002", 145), ("CH-1003", 105)])


def castings_in_perl():
    subprocess.run(["perl", "-", f / "en-investment-castings.xlsx"], input=CASTINGS, text=True, check=True)
    f.quote("en-investment-castings.xlsx", "en", "breaks-down", [
        steps("WX-310", (100, 14.2), (500, 11.85), (1000, 10.4)),
        steps("WX-311", (100, 6.9), (500, 5.55), (1000, 4.98)),
    ], {"supplier": "Kirkstall Investment Castings Ltd", "currency": "GBP", "leadTimeDays": 63, "incoterm": "FCA",
        "validUntil": "2027-02-01"}, charges=[("WX-310", 3800), ("WX-311", 2150)])


CASTINGS = r"""
use strict; use warnings; use Excel::Writer::XLSX;
my $book = Excel::Writer::XLSX->new($ARGV[0]);
my $s = $book->add_worksheet("Quote");
my $b = $book->add_format(bold => 1, border => 1);
my $m = $book->add_format(num_format => "\x{A3}#,##0.00", border => 1);
my $n = $book->add_format(num_format => "#,##0", border => 1);
my $t = $book->add_format(border => 1, valign => "top");
$s->set_column(0, 5, 18);
$s->write(0, 0, "Kirkstall Investment Castings Ltd", $book->add_format(bold => 1, size => 14));
$s->write(1, 0, "Our quotation KIC 8812 in reply to your enquiry of 28 October");
$s->write_row(3, 0, ["Part number", "Alloy", "Order qty, from", "Price per casting", "Wax die (one-off)"], $b);
my @rows = (["WX-310", "1.4408", 100, 14.20, 3800], ["", "", 500, 11.85, ""], ["", "", 1000, 10.40, ""],
            ["WX-311", "1.4408", 100, 6.90, 2150], ["", "", 500, 5.55, ""], ["", "", 1000, 4.98, ""]);
my $r = 4;
for my $row (@rows) {
  $s->write($r, 0, $row->[0], $t); $s->write($r, 1, $row->[1], $t); $s->write($r, 2, $row->[2], $n);
  $s->write($r, 3, $row->[3], $m); $s->write($r, 4, $row->[4], $m); $r++;
}
$s->write(11, 0, "Delivery 9 weeks from receipt of order, FCA Leeds.");
$s->write(12, 0, "This quotation is open for acceptance until 1 February 2027.");
$s->write(13, 0, "Dies remain at our works and are insured by us.");
$book->close;
"""


def distributor_net():
    book = Workbook()
    s = book.active
    s["A1"] = "Tamworth Bearings & Transmissions Ltd"
    s["A2"] = "Sales quotation 118846"
    s["A3"] = "10/11/2026"
    s["E1"] = "To: Ferndown Conveyors"
    put(s, 5, ["Stock code", "Description", "Qty", "List £", "Disc %", "Nett £", "Goods £", "Availability"], font=bold)
    rows = [("6206-2RSR-C3", "Deep groove ball bearing", 60, 9.8, 42.5, 5.64, "Ex stock"),
            ("UCF207", "Flange unit 35mm", 24, 31.2, 35, 20.28, "7-10 days"),
            ("SPB2240-W", "Wedge belt", 12, 44.0, 50, 22.0, "3 weeks"),
            ("HTD-8M-30-1600", "Timing belt", 8, 61.5, 50, 30.75, "Ex stock")]
    for at, (code, text, qty, full, off, net, when) in enumerate(rows):
        put(s, 6 + at, [code, text, qty, full, off, net, round(qty * net, 2), when], fmt="#,##0.00")
    put(s, 10, ["CARR", "Carriage", 1, None, None, 12.5, 12.5], fmt="#,##0.00")
    put(s, 11, [None] * 5 + ["Total ex VAT", 1347.62])
    s["A13"] = "Quotation valid 14 days. E&OE."
    book.save(f / "en-distributor-nett.xlsx")
    f.quote("en-distributor-nett.xlsx", "en", "discounted", [
        line("6206-2RSR-C3", 60, 5.64, leadTimeDays=0), line("UCF207", 24, 20.28, leadTimeDays=[7, 10]),
        line("SPB2240-W", 12, 22, leadTimeDays=21), line("HTD-8M-30-1600", 8, 30.75, leadTimeDays=0),
    ], {"supplier": "Tamworth Bearings & Transmissions Ltd", "currency": "GBP", "validUntil": "2026-11-24"},
        charges=[12.5])


def stampings_german():
    book = Workbook()
    s = book.active
    s.title = "Angebot"
    s["A1"] = "Wagenknecht Stanz- und Umformtechnik GmbH"
    s["A3"] = "Angebot Nr. 20261-448 vom 05.11.2026"
    s["A4"] = "Kunde: Hartmoor Schaltanlagen AG"
    put(s, 6, ["Pos.", "Ihre Art.-Nr.", "Bezeichnung", "Losgröße", "Preis EUR", "PE", "WZ-Kosten (einmalig)",
               "Lieferzeit"], font=bold, border=thin)
    rows = [(10, "4711-220", "Kontaktfeder CuSn6", 10000, 24.8, 100, 6400.0, "8 Wochen n. WZ-Freigabe"),
            (20, "4711-221", "Lötfahne verzinnt", 25000, 118.5, 1000, 4950.0, "8 Wochen n. WZ-Freigabe"),
            (30, "4711-230", "Abschirmblech", 5000, 3.42, 1, None, "3 Wochen")]
    for at, row in enumerate(rows):
        put(s, 7 + at, row, border=thin, fmt="#,##0.00")
    s["A11"] = "PE = Preiseinheit (Preis je 1 / 100 / 1000 Stück)"
    s["A12"] = "Preise netto zzgl. MwSt., FCA Lüdenscheid, Verpackung inklusive. Mindestbestellwert 250 EUR."
    s["A13"] = "An dieses Angebot halten wir uns bis 31.12.2026 gebunden."
    book.save(f / "de-stanzteile-pe.xlsx")
    f.quote("de-stanzteile-pe.xlsx", "de", "per-hundred", [
        line("4711-220", 10000, 24.8, per=100, leadTimeDays=56), line("4711-221", 25000, 118.5, per=1000, leadTimeDays=56),
        line("4711-230", 5000, 3.42, leadTimeDays=21),
    ], {"supplier": "Wagenknecht Stanz- und Umformtechnik GmbH", "currency": "EUR", "incoterm": "FCA",
        "validUntil": "2026-12-31"}, charges=[("4711-220", 6400), ("4711-221", 4950)], noMinimumPieces=True)


def plates_german():
    book = xlsxwriter.Workbook(f / "de-blechzuschnitte.xlsx")
    s = book.add_worksheet("Angebot")
    strong = book.add_format({"bold": True, "border": 1})
    money = book.add_format({"num_format": '#,##0.00 "€"', "border": 1})
    s.write("A1", "Stahlkontor Weserbergland GmbH & Co. KG")
    s.write("A2", "Angebot 77-20455, 11.11.2026")
    s.write_row(3, 0, ["Artikel", "Güte / Abmessung", "Gewicht kg", "Preis €/kg", "Betrag"], strong)
    for at, (part, text, kg, price) in enumerate([
        ("ZS-355-10", "S355J2+N  10 mm, Formzuschnitt", 3200, 1.18), ("ZS-235-05", "S235JR  5 mm, Tafel", 1450, 1.09),
        ("VS-450-08", "Verschleißstahl 450 HBW  8 mm", 860, 2.34)]):
        s.write_row(4 + at, 0, [part, text, kg])
        s.write(4 + at, 3, price, money)
        s.write(4 + at, 4, round(kg * price, 2), money)
    s.write(7, 0, "Brennzuschnitt pauschal")
    s.write(7, 4, 180, money)
    s.write(8, 0, "Summe netto", strong)
    s.write(8, 4, 7548.9, money)
    s.write(10, 0, "Lieferung: ca. 5 Arbeitstage nach Auftragseingang, CPT Hameln. Zwischenverkauf vorbehalten.")
    s.set_column(0, 1, 30)
    book.close()
    f.quote("de-blechzuschnitte.xlsx", "de", "by-weight", [
        line("ZS-355-10", 3200, 1.18), line("ZS-235-05", 1450, 1.09), line("VS-450-08", 860, 2.34),
    ], {"supplier": "Stahlkontor Weserbergland GmbH & Co. KG", "currency": "EUR", "unit": "kg", "incoterm": "CPT",
        "leadTimeDays": [5, 7]}, charges=[180])


def machining_french():
    book = Workbook()
    s = book.active
    s.title = "Devis"
    s["A1"], s["A2"] = "Mécanique Rivoire SARL", "Usinage de précision"
    s["F1"], s["F2"] = "DEVIS n° D26-0912", "du 06/11/2026"
    put(s, 5, ["Rep.", "Référence", "Désignation", "Qté", "P.U. HT", "Remise", "P.U. net HT", "Total HT"], font=bold, border=thin)
    rows = [(1, "RV-2201", "Axe 42CrMo4", 50, 38.5, 0.1, 34.65), (2, "RV-2202", "Bague bronze", 50, 21.0, 0.1, 18.9),
            (3, "RV-2203", "Entretoise inox", 200, 4.8, 0.05, 4.56)]
    for at, row in enumerate(rows):
        put(s, 6 + at, [*row, round(row[3] * row[6], 2)], border=thin, fmt='#,##0.00 "€"')
        s.cell(6 + at, 6).number_format = "0%"
    put(s, 9, [4, None, "Frais de programmation et de montage", 1, 320.0, None, 320.0, 320.0], border=thin, fmt='#,##0.00 "€"')
    put(s, 10, [5, None, "Certificat matière 3.1", 1, 45.0, None, 45.0, 45.0], border=thin, fmt='#,##0.00 "€"')
    put(s, 11, [None] * 6 + ["Total HT", 3954.5], fmt='#,##0.00 "€"')
    put(s, 12, [None] * 6 + ["TVA 20 %", 790.9], fmt='#,##0.00 "€"')
    put(s, 13, [None] * 6 + ["Total TTC", 4745.4], fmt='#,##0.00 "€"')
    s["A15"] = "Délai : 5 semaines à réception de commande. Départ FCA Thiers."
    s["A16"] = "Validité de l'offre : 60 jours. Règlement 45 jours fin de mois."
    book.save(f / "fr-devis-usinage.xlsx")
    f.quote("fr-devis-usinage.xlsx", "fr", "discounted", [
        line("RV-2201", 50, 34.65), line("RV-2202", 50, 18.9), line("RV-2203", 200, 4.56),
    ], {"supplier": "Mécanique Rivoire SARL", "currency": "EUR", "incoterm": "FCA", "leadTimeDays": 35,
        "validUntil": "2027-01-05"}, charges=[320, 45])


def turned_italian():
    book = xlsxwriter.Workbook(f / "it-preventivo.xlsx")
    s = book.add_worksheet("Preventivo")
    strong = book.add_format({"bold": True, "border": 1, "text_wrap": True, "valign": "top"})
    s.write("A1", "OFFICINE BERTOLASO S.n.c.")
    s.write("A2", "Preventivo n. 318/26 del 09/11/2026")
    s.write("A3", "Spett.le Meccatronica Brenta S.p.A.")
    s.write_row(4, 0, ["Codice articolo", "Descrizione", "U.M.", "Q.tà", "Prezzo netto unit. €", "Importo €", "Consegna gg"], strong)
    rows = [("OB-110-A", "Perno rettificato", "NR", 120, 41.3, 30), ("OB-110-B", "Boccola temprata", "NR", 120, 12.85, 30),
            ("OB-205", "Corpo valvola, lavorazione da barra", "NR", 40, 96.0, 45)]
    for at, (part, text, unit, qty, price, days) in enumerate(rows):
        s.write_row(5 + at, 0, [part, text, unit, qty, price, round(qty * price, 2), days])
    s.write_row(8, 4, ["Totale imponibile", 10338])
    s.write_row(9, 4, ["IVA 22%", 2274.36])
    s.write(11, 0, "Attrezzatura per OB-205, una tantum: € 1.850,00 (non compresa nel totale).")
    s.write(12, 0, "Resa EXW Schio. Pagamento R.B. 60 gg f.m. Offerta valida fino al 30/12/2026.")
    book.close()
    f.quote("it-preventivo.xlsx", "it", "other", [
        line("OB-110-A", 120, 41.3, leadTimeDays=30), line("OB-110-B", 120, 12.85, leadTimeDays=30),
        line("OB-205", 40, 96, leadTimeDays=45),
    ], {"supplier": "Officine Bertolaso S.n.c.", "currency": "EUR", "incoterm": "EXW", "validUntil": "2026-12-30"},
        charges=[("OB-205", 1850)])


def pressed_chinese():
    book = Workbook()
    s = book.active
    s.title = "报价单"
    s.merge_cells("A1:I1")
    s["A1"] = "宁波恒锐金属制品有限公司"
    s.merge_cells("A2:I2")
    s["A2"] = "报 价 单"
    s["A3"], s["G3"] = "客户：海岸泵业有限公司", "日期：2026-11-08"
    put(s, 5, ["序号", "图号", "品名", "材质", "数量", "单价(元)", "模具费(元)", "交期(天)", "起订量"], font=bold, border=thin)
    rows = [(1, "HR-2601", "冲压支架", "SPCC 2.0", 5000, 3.85, 12000, 35, 1000),
            (2, "HR-2602", "垫片", "SUS304 0.8", 5000, 1.26, 6500, 35, 1000),
            (3, "HR-2605", "卡簧", "65Mn", 20000, 0.48, None, 25, 5000)]
    for at, row in enumerate(rows):
        put(s, 6 + at, row, border=thin)
    s["A10"] = "1. 以上单价为人民币，不含税。"
    s["A11"] = "2. 交货方式：FOB 宁波。"
    s["A12"] = "3. 报价有效期：30天。"
    book.save(f / "zh-baojiadan.xlsx")
    f.quote("zh-baojiadan.xlsx", "zh", "other", [
        line("HR-2601", 5000, 3.85, leadTimeDays=35, minimumOrder=1000),
        line("HR-2602", 5000, 1.26, leadTimeDays=35, minimumOrder=1000),
        line("HR-2605", 20000, 0.48, leadTimeDays=25, minimumOrder=5000),
    ], {"supplier": "宁波恒锐金属制品有限公司", "currency": "CNY", "incoterm": "FOB", "validUntil": "2026-12-08"},
        charges=[("HR-2601", 12000), ("HR-2602", 6500)])


SPANISH = """\
Troquelados Ibaizabal S.L.,,,,,
Oferta 2026/0714,,,,,
Fecha: 3 de noviembre de 2026,,,,,
,,,,,
Referencia,Denominación,Cantidad,Precio unitario (EUR),Utillaje (EUR),Plazo (semanas)
TI-880,Soporte estampado,8000,0.94,5200,9
TI-881,Tapa embutida,8000,1.37,7850,9
TI-895,Arandela especial,50000,0.062,,4
,,,,,
Portes: CPT Vitoria. Validez de la oferta: 2 meses.,,,,,
El IVA no está incluido.,,,,,
"""


def stamped_spanish():
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "es-oferta.csv"
        source.write_text(SPANISH, "utf-8")
        office(source, "xlsx", "44,34,76")
    f.quote("es-oferta.xlsx", "es", "other", [
        line("TI-880", 8000, 0.94, leadTimeDays=63), line("TI-881", 8000, 1.37, leadTimeDays=63),
        line("TI-895", 50000, 0.062, leadTimeDays=28),
    ], {"supplier": "Troquelados Ibaizabal S.L.", "currency": "EUR", "incoterm": "CPT", "validUntil": "2027-01-03"},
        charges=[("TI-880", 5200), ("TI-881", 7850)])


def office(source, to, csv_filter=None):
    options = [f"--infilter=CSV:{csv_filter}"] if csv_filter else []
    subprocess.run(["soffice", "--headless", "--convert-to", to, *options, "--outdir", str(f.path), str(source)],
                   check=True, capture_output=True)


def fasteners_polish():
    book = xlwt.Workbook(encoding="utf-8")
    s = book.add_sheet("Oferta")
    for at, text in enumerate(["Śrubex Kujawy Sp. z o.o.", "Oferta nr OF/1142/2026", "Data: 04.11.2026"]):
        s.write(at, 0, text)
    for at, text in enumerate(["Indeks", "Nazwa", "Ilość szt.", "Cena netto za 100 szt. [PLN]", "Wartość netto [PLN]", "Termin"]):
        s.write(4, at, text)
    rows = [("SK-933-M8x30", "Śruba M8x30 kl. 8.8", 20000, 28.4, "od ręki"),
            ("SK-934-M8", "Nakrętka M8", 20000, 9.15, "od ręki"), ("SK-912-M10x60", "Śruba imbusowa M10x60", 6000, 96.0, "3 tygodnie")]
    for at, (part, text, qty, price, when) in enumerate(rows):
        for column, value in enumerate([part, text, qty, price, qty / 100 * price, when]):
            s.write(5 + at, column, value)
    s.write(9, 0, "Dostawa: DAP Bydgoszcz, koszt transportu 120,00 zł. Oferta ważna do 30.11.2026.")
    book.save(f / "pl-oferta-sruby.xls")
    f.quote("pl-oferta-sruby.xls", "pl", "per-hundred", [
        line("SK-933-M8x30", 20000, 28.4, leadTimeDays=0), line("SK-934-M8", 20000, 9.15, leadTimeDays=0),
        line("SK-912-M10x60", 6000, 96, leadTimeDays=21),
    ], {"supplier": "Śrubex Kujawy Sp. z o.o.", "currency": "PLN", "per": 100, "incoterm": "DAP",
        "validUntil": "2026-11-30"}, charges=[120])


def document(name, rows):
    book = opendocument.OpenDocumentSpreadsheet()
    table = Table(name="Sheet1")
    for values in rows:
        row = TableRow()
        for value in values:
            if isinstance(value, (int, float)):
                cell = TableCell(valuetype="float", value=value)
                cell.addElement(P(text=str(value)))
            else:
                cell = TableCell(valuetype="string")
                if value:
                    cell.addElement(P(text=value))
            row.addElement(cell)
        table.addElement(row)
    book.spreadsheet.addElement(table)
    book.save(f / name)


def gaskets_by_the_metre():
    document("en-seal-profiles.ods", [
        ["Lowmoor Rubber Profiles Ltd"], ["Quotation LRP/26/771", None, "Date 30 October 2026"], [],
        ["Profile", "Compound", "Metres", "GBP per metre", "Die charge GBP", "Coil length m"],
        ["LRP-1180", "EPDM 60", 4000, 0.86, 275, 200], ["LRP-1181", "EPDM 60", 1500, 1.94, 310, 100],
        ["LRP-0440", "Silicone 50", 600, 5.25, None, 50], [],
        ["Lead time 15 working days. Minimum run 500 m per profile."],
        ["Ex works Oldham. Prices hold until the end of January 2027."],
    ])
    f.quote("en-seal-profiles.ods", "en", "other", [
        line("LRP-1180", 4000, 0.86, leadTimeDays=[15, 21]), line("LRP-1181", 1500, 1.94, leadTimeDays=[15, 21]),
        line("LRP-0440", 600, 5.25, leadTimeDays=[15, 21]),
    ], {"supplier": "Lowmoor Rubber Profiles Ltd", "currency": "GBP", "incoterm": "EXW", "minimumOrder": 500,
        "validUntil": "2027-01-31"}, charges=[("LRP-1180", 275), ("LRP-1181", 310)])


def comparison_german():
    document("de-preisspiegel.ods", [
        ["Preisspiegel Drehteile, Stand 12.11.2026"], ["Beträge in EUR netto"], [],
        ["Lieferant", "Teilenummer", "Menge", "Stückpreis", "Rüstkosten", "Lieferzeit Wochen", "Lieferbedingung", "Bemerkung"],
        ["Drehtechnik Vogtland GmbH", "A-30-118", 500, 6.42, 85, 4, "FCA Plauen", None],
        ["Drehtechnik Vogtland GmbH", "A-30-119", 500, 9.1, 85, 4, "FCA Plauen", None],
        ["Präzision Inntal GmbH", "A-30-118", 500, 6.95, None, 3, "DAP Fürth", "Rüsten im Preis"],
        ["Präzision Inntal GmbH", "A-30-119", 500, 9.88, None, 3, "DAP Fürth", "Rüsten im Preis"],
        ["Soustružna Morava s.r.o.", "A-30-118", 500, 5.6, 140, 6, "DAP Fürth", None],
        ["Soustružna Morava s.r.o.", "A-30-119", 500, "kein Angebot", None, None, None, "Länge nicht machbar"],
    ])
    a, b, c = "Drehtechnik Vogtland GmbH", "Präzision Inntal GmbH", "Soustružna Morava s.r.o."
    f.quote("de-preisspiegel.ods", "de", "supplier-column", [
        line("A-30-118", 500, 6.42, supplier=a, leadTimeDays=28, incoterm="FCA"),
        line("A-30-119", 500, 9.1, supplier=a, leadTimeDays=28, incoterm="FCA"),
        line("A-30-118", 500, 6.95, supplier=b, leadTimeDays=21, incoterm="DAP"),
        line("A-30-119", 500, 9.88, supplier=b, leadTimeDays=21, incoterm="DAP"),
        line("A-30-118", 500, 5.6, supplier=c, leadTimeDays=42, incoterm="DAP"),
    ], {"currency": "EUR"}, charges=[("A-30-118", 85, a), ("A-30-119", 85, a), ("A-30-118", 140, c)])


for make in [machine_form, pcb_assembly, rfq_by_hand, three_bidders, sheet_metal, castings_in_perl, distributor_net,
             stampings_german, plates_german, machining_french, turned_italian, pressed_chinese, stamped_spanish,
             fasteners_polish, gaskets_by_the_metre, comparison_german]:
    make()
f.save()
