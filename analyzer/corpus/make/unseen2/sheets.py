"""Workbooks not yet met: openpyxl, XlsxWriter, Excel::Writer::XLSX, LibreOffice, xlwt, odfpy."""

import subprocess
import tempfile
from datetime import date, datetime
from pathlib import Path

import xlsxwriter
import xlwt
from odf import opendocument
from odf.table import Table, TableCell, TableRow
from odf.text import P
from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from truth import Folder, line, steps

f = Folder("unseen2-made")
bold = Font(bold=True)
grid = Border(*[Side(style="thin")] * 4)
yellow = PatternFill("solid", fgColor="FFF2CC")


def put(sheet, row, values, column=1, font=None, border=None, fill=None, formats=()):
    for at, value in enumerate(values):
        if value is None:
            continue
        cell = sheet.cell(row, column + at, value)
        if font:
            cell.font = font
        if border:
            cell.border = border
        if fill:
            cell.fill = fill
        if at in dict(formats):
            cell.number_format = dict(formats)[at]


def moulder_fills_in_rfq():
    """The buyer's sheet, the supplier's answers in the yellow columns."""
    name = "en-moulder-rfq.xlsx"
    book = Workbook()
    s = book.active
    s.title = "RFQ"
    s["A1"] = "REQUEST FOR QUOTATION  RFQ-7719"
    s["A1"].font = Font(bold=True, size=14)
    s["A2"] = "Issued by: Hartwell Appliances plc"
    s["A3"], s["C3"] = "Supplier to complete:", "Tern Valley Mouldings Ltd"
    s["A4"], s["C4"] = "Quotation date:", date(2026, 11, 9)
    s["C4"].number_format = "dd/mm/yyyy"
    s["A5"], s["C5"] = "Currency:", "GBP"
    s["A6"], s["C6"] = "Quotation open for:", "60 days"
    s["A7"], s["C7"] = "Delivery terms:", "DAP Hartwell, Swindon"
    s["F9"] = "TO BE COMPLETED BY SUPPLIER (yellow)"
    head = ["Item", "Drawing no.", "Description", "EAU", "Material", "Piece price", "Mould tool (one-off)"]
    head += ["No. of cavities", "Piece lead time (weeks)", "MOQ", "Remarks"]
    put(s, 10, head, font=bold, border=grid)
    rows = [
        (1, "HA-30117-C", "Knob, dishwasher", 80000, "ABS", 0.412, 18650, 4, 4, 5000, "Texture VDI 27"),
        (2, "HA-30142-A", "Dispenser lid", 40000, "PP 20% talc", 0.685, 24200, 2, 4, 2500, None),
        (3, "HA-30150-B", "Cable clip", 160000, "PA66", 0.094, 9800, 8, 3, 20000, "Runs on our family base"),
    ]
    for at, row in enumerate(rows):
        put(s, 11 + at, row, border=grid)
        for column in range(6, 12):
            s.cell(11 + at, column).fill = yellow
        s.cell(11 + at, 6).number_format = "0.000"
        s.cell(11 + at, 7).number_format = "#,##0"
    s["A15"] = "Tools remain the property of Hartwell Appliances plc once paid for."
    book.save(f.file(name))
    base = {"supplier": "Tern Valley Mouldings Ltd", "currency": "GBP", "validUntil": "2027-01-08", "incoterm": "DAP"}
    f.truth(
        name,
        "en",
        "rfq-filled-in",
        [line(r[1], r[3], r[5], base, leadTimeDays=7 * r[8], minimumOrder=r[9]) for r in rows],
        [{"part": r[1], "amount": r[6]} for r in rows],
    )


def component_distributor():
    name = "en-component-distributor.xlsx"
    book = xlsxwriter.Workbook(str(f.file(name)))
    s = book.add_worksheet("Quote Q0048812")
    strong = book.add_format({"bold": True})
    head = book.add_format({"bold": True, "bg_color": "#1F3864", "font_color": "white", "text_wrap": True})
    price = book.add_format({"num_format": "$#,##0.0000"})
    money = book.add_format({"num_format": "$#,##0.00"})
    day = book.add_format({"num_format": "d-mmm-yyyy"})
    s.write("A1", "Lindale Components, Inc.", strong)
    s.write("A2", "Franchised distribution of passives, semis and interconnect")
    s.write("H1", "Quote #"), s.write("I1", "Q0048812")
    s.write("H2", "Quoted on"), s.write_datetime("I2", datetime(2026, 11, 10), day)
    s.write("H3", "Expires"), s.write_datetime("I3", datetime(2026, 11, 24), day)
    s.write("A4", "Prepared for: Orrin Avionics / attn. strategic buying")
    titles = ["Ln", "Mfr", "Mfr P/N", "Pkg", "Qty", "Resale (ea)", "Ext. resale", "SPQ", "Min.", "Avail.", "NCNR"]
    for at, title in enumerate(titles):
        s.write(5, at, title, head)
    rows = [
        ("Halden", "HR0805-4701F", "T&R 5k", 15000, 0.0043, 5000, 5000, "Stock", ""),
        ("Quillon", "QN74LVC1G125", "T&R 3k", 6000, 0.0871, 3000, 3000, "12 wks", ""),
        ("Axley", "AX-USBC-24P-SMT", "Tray", 1200, 1.384, 400, 400, "Stock", ""),
        ("Quillon", "QNADC1256-IPW", "Tube", 500, 11.925, 50, 500, "26 wks", "Y"),
    ]
    for at, (maker, part, pack, count, each, spq, minimum, when, ncnr) in enumerate(rows):
        r = 6 + at
        for column, value in enumerate((at + 1, maker, part, pack, count)):
            s.write(r, column, value)
        s.write(r, 5, each, price)
        s.write_formula(r, 6, f"=E{r + 1}*F{r + 1}", money, count * each)
        for column, value in enumerate((spq, minimum, when, ncnr)):
            s.write(r, 7 + column, value)
    total = sum(r[3] * r[4] for r in rows)
    s.write(10, 5, "Total USD", strong)
    s.write_formula(10, 6, "=SUM(G7:G10)", money, total)
    s.write(12, 0, "FCA Reno NV. Freight collect. Stock is subject to prior sale. NCNR = non-cancellable, non-returnable.")
    s.set_column("C:C", 20)
    book.close()
    base = {"supplier": "Lindale Components, Inc.", "currency": "USD", "validUntil": "2026-11-24", "incoterm": "FCA"}
    days = {"Stock": 0, "12 wks": 84, "26 wks": 182}
    f.truth(
        name,
        "en",
        "plain",
        [line(r[1], r[3], r[4], base, leadTimeDays=days[r[7]], minimumOrder=r[6]) for r in rows],
    )


def sheet_metal_in_perl():
    name = "en-enclosures-alternative.xlsx"
    script = r"""
use utf8; use Excel::Writer::XLSX;
my $b = Excel::Writer::XLSX->new($ARGV[0]); my $s = $b->add_worksheet('Offer');
my $bold = $b->add_format(bold => 1); my $m = $b->add_format(num_format => '[$€-2] #,##0.00');
$s->set_column(1, 1, 16); $s->set_column(2, 2, 44);
$s->write('A1', 'Ballinrobe Sheet Metal DAC', $bold);
$s->write('A2', 'Offer 26/0931 of 6 November 2026 for Corrib Instruments');
$s->write_row('A4', ['Item', 'Part', 'Description', 'Qty', 'Each', 'Line value'], $bold);
$s->write('A5', 'A. Enclosures', $bold);
$s->write_row('A6', [1, 'CI-5501', 'Base, 1.5 mm DC01, powder coated RAL 7035', 120]); $s->write('E6', 38.4, $m); $s->write('F6', 4608, $m);
$s->write_row('A7', [2, 'CI-5502', 'Cover, 1.5 mm DC01, powder coated RAL 7035', 120]); $s->write('E7', 21.15, $m); $s->write('F7', 2538, $m);
$s->write('C8', 'Alternative to item 2:');
$s->write_row('A9', ['2a', 'CI-5502-SS', 'Cover in 1.4301, brushed, not coated', 120]); $s->write('E9', 33.6, $m);
$s->write('A10', 'B. Internal parts', $bold);
$s->write_row('A11', [3, 'CI-5510', 'Mounting plate, 2 mm Zintec', 120]); $s->write('E11', 9.85, $m); $s->write('F11', 1182, $m);
$s->write_row('A12', [4, 'CI-5513', 'Bracket, PSU', 240]); $s->write('E12', 2.3, $m); $s->write('F12', 552, $m);
$s->write('C13', 'CNC programming and bend tooling, charged once'); $s->write('F13', 480, $m);
$s->write('C14', 'Total excl. VAT (items 1 to 4)', $bold); $s->write('F14', 9360, $m);
$s->write('A16', 'Lead time 15 working days after approval of drawings. Prices ex works Ballinrobe, valid to 18/12/2026.');
$b->close;
"""
    subprocess.run(["perl", "-e", script, str(f.file(name))], check=True)
    base = {
        "supplier": "Ballinrobe Sheet Metal DAC",
        "currency": "EUR",
        "incoterm": "EXW",
        "validUntil": "2026-12-18",
        "leadTimeDays": [15, 19, 21, 22],
    }
    f.truth(
        name,
        "en",
        "sections",
        [
            line("CI-5501", 120, 38.4, base),
            line("CI-5502", 120, 21.15, base),
            line("CI-5502-SS", 120, 33.6, base, alternative=True),
            line("CI-5510", 120, 9.85, base),
            line("CI-5513", 240, 2.3, base),
        ],
        [{"amount": 480}],
    )


def comparison_stacked():
    """A buyer's own sheet: a block for each bidder, one below the other, each in its own currency."""
    name = "en-bidders-stacked.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Gearbox housings"
    s["A1"] = "Sourcing event 26-114: gearbox housings - quotes received"
    s["A1"].font = Font(bold=True, size=13)
    blocks = [
        ("Fundiciones Arrasate S. Coop.", "EUR", "FCA Mondragon", "11 weeks", 77, [("GH-210", 300, 84.5, 6200), ("GH-215", 150, 131, 7400)]),
        ("Slévárna Veselka a.s.", "EUR", "DAP Derby", "14 weeks", 98, [("GH-210", 300, 79.9, 7100), ("GH-215", 150, 122.4, 8300)]),
        ("Peak Castings Ltd", "GBP", "DAP Derby", "9 weeks", 63, [("GH-210", 300, 81.2, 4950)]),
    ]
    row = 3
    lines, charges = [], []
    for supplier, currency, terms, when, days, items in blocks:
        s.merge_cells(start_row=row, start_column=1, end_row=row, end_column=6)
        s.cell(row, 1, f"Bidder: {supplier}").font = bold
        s.cell(row, 1).fill = yellow
        s.cell(row + 1, 1, f"Currency {currency}; {terms}; lead time {when}")
        put(s, row + 2, ["Part", "Qty", f"Unit price ({currency})", f"Pattern ({currency})", "Total"], font=bold, border=grid)
        for at, (part, count, price, pattern) in enumerate(items):
            put(s, row + 3 + at, [part, count, price, pattern, count * price + pattern], border=grid)
            lines.append(line(part, count, price, supplier=supplier, currency=currency, incoterm=terms[:3], leadTimeDays=days))
            charges.append({"part": part, "supplier": supplier, "amount": pattern})
        row += 3 + len(items)
        if len(items) == 1:
            put(s, row, ["GH-215", 150, "declined"], border=grid)
            row += 1
        row += 1
    book.save(f.file(name))
    f.truth(name, "en", "suppliers-down", lines, charges)


def reply_in_table():
    name = "en-reply-in-your-table.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Sheet1"
    s["A1"] = "Enquiry 4500-221 / fasteners & turned parts Q1"
    s["A2"] = "Please fill in columns F to H and return by 13 Nov."
    s["F3"] = "Reply from Sutcliffe Turned Parts Ltd, 12 Nov 2026 - all prices GBP nett per piece, carriage paid over £250"
    put(s, 5, ["No", "Our code", "Description", "Drg", "Req'd qty", "Your price", "Your delivery", "Your comments"], font=bold)
    rows = [
        (1, "TP-0417", "Spindle, EN8", "D417/2", 250, 6.4, "4 wks", None, 28),
        (2, "TP-0418", "Spindle nut, brass", "D418/1", 250, 1.95, "4 wks", None, 28),
        (3, "TP-0420", "Worm shaft, case hardened", "D420/5", 60, "no quote", None, "no grinding capacity, sorry", None),
        (4, "TP-0433", "Bush, PB1", "D433/1", 1000, 0.88, "ex stock", "we hold 1,400", 0),
        (5, "TP-0440", "Roller pin 8x60", "D440/3", 2000, 0.315, "10 working days", "price based on ground bar", [10, 12, 14]),
    ]
    for at, row in enumerate(rows):
        put(s, 6 + at, row[:8])
        s.cell(6 + at, 6).number_format = "£0.000"
        s.cell(6 + at, 6).fill = yellow
    s.column_dimensions["C"].width = 28
    book.save(f.file(name))
    base = {"supplier": "Sutcliffe Turned Parts Ltd", "currency": "GBP"}
    f.truth(
        name,
        "en",
        "rfq-filled-in",
        [line(r[1], r[4], r[5], base, leadTimeDays=r[8]) for r in rows if r[8] is not None],
    )


def foundry_in_libreoffice():
    """Rate per kilogram beside the price of a casting."""
    name = "en-foundry-rate-and-price.xlsx"
    rows = [
        ["Wharfside Iron Founders"],
        ["Quotation 3318", "", "", "", "", "Date", "05/11/2026"],
        ["Customer", "Pennine Pumps"],
        [],
        ["Pattern no.", "Casting", "Grade", "Nett wt (kg)", "Rate £/kg", "Price each £", "Qty", "Pattern equipment £"],
        ["PP-118", "Volute casing", "EN-GJL-250", 42.5, 2.9, 123.25, 40, 3850],
        ["PP-119", "Impeller", "EN-GJS-500-7", 11.2, 4.15, 46.48, 80, 1640],
        ["PP-124", "Bearing bracket", "EN-GJL-250", 27, 2.95, 79.65, 40, 2975],
        [],
        ["Delivery 11 weeks from receipt of order, samples included. Prices ex works, fettled and shot blasted."],
        ["Minimum pour 10 off per pattern. Valid until 31/12/2026."],
    ]
    with tempfile.TemporaryDirectory() as home:
        source = (Path(home) / name).with_suffix(".csv")
        source.write_text("\n".join(";".join(str(cell) for cell in row) for row in rows) + "\n")
        command = ["heavy", "soffice", f"-env:UserInstallation=file://{home}/profile", "--headless"]
        command += ["--infilter=CSV:59,34,76,1,,2057,false,true", "--convert-to", "xlsx", "--outdir", home]
        subprocess.run([*command, str(source)], check=True, capture_output=True)
        f.file(name).write_bytes((Path(home) / name).read_bytes())
    base = {
        "supplier": "Wharfside Iron Founders",
        "currency": "GBP",
        "incoterm": "EXW",
        "validUntil": "2026-12-31",
        "minimumOrder": 10,
        "leadTimeDays": 77,
    }
    items = [r for r in rows if r and str(r[0]).startswith("PP-")]
    f.truth(
        name,
        "en",
        "by-weight",
        [line(r[0], r[6], r[5], base) for r in items],
        [{"part": r[0], "amount": r[7]} for r in items],
    )


def turned_german():
    name = "de-staffel-drehteile.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Angebot"
    s.merge_cells("A1:I1")
    s["A1"] = "Drehteile Obermoser e.K."
    s["A1"].font = Font(bold=True, size=15)
    s["A3"], s["B3"] = "Angebot Nr.", "A26-2204"
    s["A4"], s["B4"] = "vom", date(2026, 11, 3)
    s["B4"].number_format = "DD.MM.YYYY"
    s["A5"], s["B5"] = "Ihre Anfrage", "AF 118/26, Herr Lindner"
    s.merge_cells("D7:F7")
    s["D7"] = "Stückpreis in EUR (netto) bei Losgröße"
    s["D7"].alignment = Alignment(horizontal="center")
    put(s, 8, ["Zeichnung", "Benennung", "Werkstoff", 50, 200, 1000, "Rüstpauschale einmalig", "Lieferzeit"], font=bold, border=grid)
    for column in (4, 5, 6):
        s.cell(8, column).number_format = '"ab "0" Stk."'
    rows = [
        ("Z-40.118", "Führungsbolzen", "16MnCr5", 14.8, 9.65, 7.2, 95, "4-5 Wochen"),
        ("Z-40.119", "Distanzhülse", "1.4305", 8.35, 5.1, 3.86, 70, "4-5 Wochen"),
        ("Z-40.131", "Gewindebuchse", "CW614N", 6.9, 4.05, 2.98, 70, "3 Wochen"),
    ]
    for at, row in enumerate(rows):
        put(s, 9 + at, row, border=grid, formats=[(3, "0.00"), (4, "0.00"), (5, "0.00"), (6, "0.00")])
    s["A13"] = "Preise ab Werk (EXW) Rosenheim, ausschließlich Verpackung, zzgl. gesetzl. MwSt."
    s["A14"] = "Bindefrist: 6 Wochen"
    book.save(f.file(name))
    base = {"supplier": "Drehteile Obermoser e.K.", "currency": "EUR", "incoterm": "EXW", "validUntil": "2026-12-15"}
    days = {"4-5 Wochen": [28, 31, 32, 35], "3 Wochen": 21}
    f.truth(
        name,
        "de",
        "breaks-across",
        [steps(r[0], [(50, r[3]), (200, r[4]), (1000, r[5])], base, leadTimeDays=days[r[7]]) for r in rows],
        [{"part": r[0], "amount": r[6]} for r in rows],
    )


def sap_german():
    name = "de-erp-preiseinheit.xlsx"
    book = xlsxwriter.Workbook(str(f.file(name)))
    s = book.add_worksheet("AN_70004418")
    head = ["Pos.", "Material", "Kurztext", "Angebotsmenge", "ME", "Bruttopreis", "Rabatt %", "Nettopreis", "Währg", "pro", "PrME"]
    head += ["Nettowert", "WBZ (Tage)", "Gült. bis"]
    book_head = book.add_format({"bold": True})
    euro = book.add_format({"num_format": "#,##0.00"})
    s.write(0, 0, "Lieferant:"), s.write(0, 1, "Normteile Schwarzenbach AG & Co. KG")
    s.write(1, 0, "Beleg:"), s.write(1, 1, "70004418")
    for at, title in enumerate(head):
        s.write(3, at, title, book_head)
    rows = [
        (10, "SK-912-M6X20", "Zylinderschraube DIN 912 M6x20 8.8 vz", 20000, 6.8, 25, 5.1, 100, 10),
        (20, "SK-125-6", "Scheibe DIN 125 A 6,4 vz", 50000, 1.2, 25, 0.9, 100, 10),
        (30, "SK-985-M6", "Sicherungsmutter DIN 985 M6", 20000, 3.4, 30, 2.38, 100, 15),
        (40, "SK-GS-M6", "Gewindestange M6x1000 A2", 40, 2.75, 10, 2.48, 1, 5),
    ]
    for at, (pos, part, text, count, gross, percent, net, per, days) in enumerate(rows):
        values = (pos, part, text, count, "ST", gross, percent, net, "EUR", per, "ST", round(count / per * net, 2), days, "31.12.2026")
        for column, value in enumerate(values):
            s.write(4 + at, column, value, *([euro] if column in (5, 7, 11) else []))
    book.close()
    base = {"supplier": "Normteile Schwarzenbach AG & Co. KG", "currency": "EUR", "validUntil": "2026-12-31"}
    f.truth(
        name,
        "de",
        "per-hundred",
        [line(r[1], r[3], r[6], base, per=r[7], leadTimeDays=r[8]) for r in rows],
    )


def sheet_metal_french():
    name = "fr-tolerie-remise.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Devis"
    s["A1"] = "TÔLERIE DU GRÉSIVAUDAN SAS"
    s["A1"].font = Font(bold=True, size=14)
    s["A2"] = "Découpe laser – pliage – soudure – peinture"
    s["F1"], s["F2"], s["F3"] = "Devis n° D26-0714", "Date : 04/11/2026", "Validité : 45 jours"
    s["A4"] = "Client : Alpes Mécatronique"
    put(s, 6, ["Repère", "Référence", "Désignation", "Qté", "P.U. HT", "Rem.", "P.U. net HT", "Montant HT"], font=bold, border=grid)
    rows = [
        (1, "AM-8801", "Capot supérieur, acier 2 mm,\npeint RAL 9005", 60, 48.0, 0.05, 45.6),
        (2, "AM-8802", "Châssis soudé", 60, 112.5, 0.05, 106.88),
        (3, "AM-8810", "Équerre galvanisée", 240, 3.9, 0, 3.9),
    ]
    for at, (mark, part, text, count, gross, off, net) in enumerate(rows):
        values = [mark, part, text, count, gross, off, net, round(count * net, 2)]
        put(s, 7 + at, values, border=grid, formats=[(4, "# ##0.00 €"), (5, "0%"), (6, "# ##0.00 €"), (7, "# ##0.00 €")])
        s.cell(7 + at, 3).alignment = Alignment(wrap_text=True)
    put(s, 10, [None, None, "Frais de programmation et outillage (1re commande)", 1, 390.0, None, 390.0, 390.0], border=grid)
    goods = round(sum(round(r[3] * r[6], 2) for r in rows) + 390, 2)
    s["G12"], s["H12"] = "Total HT", goods
    s["G13"], s["H13"] = "TVA 20 %", round(goods * 0.2, 2)
    s["G14"], s["H14"] = "Total TTC", round(goods * 1.2, 2)
    s["A16"] = "Délai : 5 semaines à réception de commande et plans validés. Livraison DAP Meylan."
    s["A17"] = "Règlement : 45 jours fin de mois"
    book.save(f.file(name))
    base = {
        "supplier": "Tôlerie du Grésivaudan SAS",
        "currency": "EUR",
        "incoterm": "DAP",
        "validUntil": "2026-12-19",
        "leadTimeDays": 35,
    }
    f.truth(name, "fr", "discounted", [line(r[1], r[3], r[6], base) for r in rows], [{"amount": 390}])


def springs_italian():
    name = "it-molle-al-cento.xlsx"
    book = xlsxwriter.Workbook(str(f.file(name)))
    s = book.add_worksheet("Offerta")
    strong = book.add_format({"bold": True})
    euro = book.add_format({"num_format": "€ #,##0.00"})
    s.write("A1", "Mollificio Brembate Alto S.r.l.", strong)
    s.write("A2", "Offerta n. 1187/26 del 02/11/2026")
    s.write("A3", "Spett.le Carpenteria Lariana")
    for at, title in enumerate(["Cod. articolo", "Descrizione", "Quantità", "Prezzo € al 100", "Importo", "Consegna"]):
        s.write(4, at, title, strong)
    rows = [
        ("MV-1204", "Molla compressione filo 1,2", 5000, 14.2, "30 gg"),
        ("MV-1588", "Molla trazione filo 1,5", 3000, 26.75, "30 gg"),
        ("MV-2010", "Anello elastico inox", 10000, 8.9, "pronta"),
    ]
    for at, (part, text, count, price, when) in enumerate(rows):
        for column, value in enumerate((part, text, count)):
            s.write(5 + at, column, value)
        s.write(5 + at, 3, price, euro)
        s.write(5 + at, 4, count / 100 * price, euro)
        s.write(5 + at, 5, when)
    s.write("A10", "Attrezzatura per MV-1588 a Vs. carico, una tantum: € 280,00")
    s.write("A11", "Resa: EXW Lecco - IVA esclusa - Validità offerta: 31/12/2026 - Ordine minimo € 150")
    book.close()
    base = {"supplier": "Mollificio Brembate Alto S.r.l.", "currency": "EUR", "incoterm": "EXW", "validUntil": "2026-12-31", "per": 100}
    f.truth(
        name,
        "it",
        "per-hundred",
        [line(r[0], r[2], r[3], base, leadTimeDays=0 if r[4] == "pronta" else 30) for r in rows],
        [{"part": "MV-1588", "amount": 280}],
        noMinimumPieces=True,
    )


def machining_spanish():
    name = "es-mecanizado-utillaje.xlsx"
    script = r"""
use utf8; use Excel::Writer::XLSX;
my $b = Excel::Writer::XLSX->new($ARGV[0]); my $s = $b->add_worksheet('Oferta');
my $bold = $b->add_format(bold => 1); my $m = $b->add_format(num_format => '#,##0.00 "€"');
$s->write('A1', 'Mecanizados Urola, S.L.', $bold);
$s->write('A2', 'Oferta nº 26-1043'); $s->write('E2', 'Fecha: 05/11/2026');
$s->write('A3', 'A la atención de Compras - Bombas del Ebro');
$s->write_row('A5', ['Plano', 'Denominación', 'Cant.', 'Precio ud.', 'Utillaje (pago único)', 'Importe'], $bold);
my @r = (['BE-3301', 'Tapa de cierre', 100, 27.4, 650], ['BE-3302', 'Eje primario', 100, 63.8, 0], ['BE-3317', 'Casquillo', 400, 5.15, 220]);
my $i = 6;
for (@r) { $s->write("A$i", $_->[0]); $s->write("B$i", $_->[1]); $s->write("C$i", $_->[2]); $s->write("D$i", $_->[3], $m);
  $s->write("E$i", $_->[4], $m) if $_->[4]; $s->write("F$i", $_->[2] * $_->[3] + $_->[4], $m); $i++; }
$s->write('E9', 'Base imponible'); $s->write('F9', 12050, $m);
$s->write('A11', 'Plazo de entrega: 25 días laborables desde la confirmación del pedido');
$s->write('A12', 'Condiciones: FCA Azpeitia. IVA no incluido. Oferta válida hasta el 05/12/2026');
$b->close;
"""
    subprocess.run(["perl", "-e", script, str(f.file(name))], check=True)
    base = {
        "supplier": "Mecanizados Urola, S.L.",
        "currency": "EUR",
        "incoterm": "FCA",
        "validUntil": "2026-12-05",
        "leadTimeDays": [25, 33, 35, 36],
    }
    f.truth(
        name,
        "es",
        "plain",
        [line("BE-3301", 100, 27.4, base), line("BE-3302", 100, 63.8, base), line("BE-3317", 400, 5.15, base)],
        [{"part": "BE-3301", "amount": 650}, {"part": "BE-3317", "amount": 220}],
    )


def assembler_blocks():
    """A small table of quantities for each board."""
    name = "en-board-assembly-blocks.xlsx"
    book = xlsxwriter.Workbook(str(f.file(name)))
    s = book.add_worksheet("Pricing")
    strong = book.add_format({"bold": True})
    dollar = book.add_format({"num_format": "$#,##0.00"})
    s.write("A1", "Cascadia Circuit Assembly LLC", strong)
    s.write("A2", "Turnkey quote 11826 rev B, November 12, 2026, for Tamarack Sensors")
    boards = [
        ("TS-100-A", "Gateway main board, 6 layer", [(25, 148.2), (100, 97.35), (250, 84.1)]),
        ("TS-210-C", "Probe board, 4 layer", [(50, 41.9), (200, 29.75), (500, 26.4)]),
    ]
    row = 3
    for part, text, prices in boards:
        s.write(row, 0, "Assembly:", strong), s.write(row, 1, part, strong), s.write(row, 2, text)
        for at, title in enumerate(["Build qty", "Unit price (USD)", "Extended"]):
            s.write(row + 1, at, title, strong)
        for at, (count, price) in enumerate(prices):
            s.write(row + 2 + at, 0, count)
            s.write(row + 2 + at, 1, price, dollar)
            s.write(row + 2 + at, 2, count * price, dollar)
        row += 6
    s.write(row, 0, "NRE (stencils, programming, AOI set-up), invoiced once:", strong)
    s.write(row + 1, 0, "TS-100-A"), s.write(row + 1, 1, 1150, dollar)
    s.write(row + 2, 0, "TS-210-C"), s.write(row + 2, 1, 875, dollar)
    s.write(row + 4, 0, "Lead time 6-7 weeks ARO, clear to build. FOB Hillsboro OR. Quote good through December 11, 2026.")
    book.close()
    base = {
        "supplier": "Cascadia Circuit Assembly LLC",
        "currency": "USD",
        "incoterm": "FOB",
        "validUntil": "2026-12-11",
        "leadTimeDays": [42, 45, 46, 49],
    }
    f.truth(
        name,
        "en",
        "breaks-down",
        [steps(part, prices, base) for part, _, prices in boards],
        [{"part": "TS-100-A", "amount": 1150}, {"part": "TS-210-C", "amount": 875}],
    )


def old_excel():
    """Lot prices and prices each side by side."""
    name = "en-plating-lot-minimum.xls"
    book = xlwt.Workbook()
    s = book.add_sheet("Quote")
    strong = xlwt.easyxf("font: bold on")
    money = xlwt.easyxf(num_format_str='"$"#,##0.00')
    s.write(0, 0, "GENESEE PLATING & FINISHING CO.", strong)
    s.write(1, 0, "Quote: 15527"), s.write(1, 4, "11/09/2026")
    s.write(2, 0, "Bill to: Conesus Valve Works")
    for at, title in enumerate(["Part", "Process", "Pcs", "$ / pc", "Lot total", "Turn time"]):
        s.write(4, at, title, strong)
    rows = [
        ("CV-88", "Electroless nickel .0005, AMS 2404", 500, 1.12, "7-10 days", [7, 8, 9, 10]),
        ("CV-91", "Passivate per AMS 2700 type 6", 1200, 0.34, "5 days", 5),
        ("CV-93", "Hard chrome, grind to size", 80, 18.5, "3 weeks", 21),
    ]
    for at, (part, process, count, price, when, _) in enumerate(rows):
        s.write(5 + at, 0, part), s.write(5 + at, 1, process), s.write(5 + at, 2, count)
        s.write(5 + at, 3, price, money), s.write(5 + at, 4, count * price, money), s.write(5 + at, 5, when)
    s.write(9, 0, "Cert of conformance $35.00 per order. Minimum lot charge $150.00. Masking fixture for CV-93: $240.00 one time.")
    s.write(10, 0, "Prices firm for 30 days.")
    s.col(1).width = 9000
    book.save(str(f.file(name)))
    base = {"supplier": "Genesee Plating & Finishing Co.", "currency": "USD", "validUntil": "2026-12-09"}
    f.truth(
        name,
        "en",
        "plain",
        [line(r[0], r[2], r[3], base, leadTimeDays=r[5]) for r in rows],
        [{"amount": 35}, {"part": "CV-93", "amount": 240}],
        noMinimumPieces=True,
    )


def open_document():
    name = "fr-joints-paliers.ods"
    document = opendocument.OpenDocumentSpreadsheet()
    table = Table(name="Offre")
    rows = [
        ["Étanchéité Rhodanienne SARL"],
        ["Offre 2611-038 du 6 novembre 2026"],
        ["Prix en euros hors taxes, départ usine (EXW Vienne)"],
        [],
        ["Réf.", "Désignation", "Quantité", "Prix unitaire", "Délai"],
        ["ER-4470", "Joint torique FKM 44x3", 100, 1.85, "stock"],
        ["", "", 500, 1.42, ""],
        ["", "", 2000, 1.18, ""],
        ["ER-6015", "Racleur PU 60x75x6", 50, 7.3, "3 sem."],
        ["", "", 200, 5.95, ""],
        [],
        ["Frais de moule ER-6015 : 940 € HT, à la première commande"],
        ["Offre valable jusqu'au 31 décembre 2026"],
    ]
    for row in rows:
        line_of_cells = TableRow()
        for value in row or [""]:
            is_number = isinstance(value, (int, float))
            cell = TableCell(valuetype="float", value=value) if is_number else TableCell(valuetype="string")
            cell.addElement(P(text=str(value).replace(".", ",") if is_number else value))
            line_of_cells.addElement(cell)
        table.addElement(line_of_cells)
    document.spreadsheet.addElement(table)
    document.save(str(f.file(name)))
    base = {"supplier": "Étanchéité Rhodanienne SARL", "currency": "EUR", "incoterm": "EXW", "validUntil": "2026-12-31"}
    f.truth(
        name,
        "fr",
        "breaks-down",
        [
            steps("ER-4470", [(100, 1.85), (500, 1.42), (2000, 1.18)], base, leadTimeDays=0),
            steps("ER-6015", [(50, 7.3), (200, 5.95)], base, leadTimeDays=21),
        ],
        [{"part": "ER-6015", "amount": 940}],
    )


makers = (
    moulder_fills_in_rfq,
    component_distributor,
    sheet_metal_in_perl,
    comparison_stacked,
    reply_in_table,
    foundry_in_libreoffice,
    turned_german,
    sap_german,
    sheet_metal_french,
    springs_italian,
    machining_spanish,
    assembler_blocks,
    old_excel,
    open_document,
)

if __name__ == "__main__":
    for make in makers:
        make()
