"""Workbooks of the batch that the recognizer is mended on: openpyxl, XlsxWriter, Excel::Writer::XLSX."""

import subprocess
from datetime import date, datetime

import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side
from truth import Folder, line, put, recalculate, steps

f = Folder("unseen3-dev2")
bold = Font(bold=True)
title = Font(bold=True, size=14)
grid = Border(*[Side(style="thin")] * 4)
grey = PatternFill("solid", fgColor="D9D9D9")
yellow = PatternFill("solid", fgColor="FFF2CC")
middle = Alignment(horizontal="center")


def shafts_three_bidders():
    """A buyer's comparison: each supplier over three columns, the header in two rows."""
    name = "en-shafts-three-bidders.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Comparison"
    s["A1"] = "Bid comparison - turned shafts, RFQ 26-0418"
    s["A1"].font = title
    s.merge_cells("A1:L1")
    s["A2"] = "Prepared by D. Okafor, 12 Nov 2026. All prices in GBP, excl. VAT."
    who = ["Penhallow Precision", "Marlbrook Turned Parts Ltd", "Ostro CNC d.o.o."]
    put(s, 4, ["Part no.", "Description", "Annual qty"], font=bold, border=grid)
    for at, supplier in enumerate(who):
        column = 4 + 3 * at
        s.cell(4, column, supplier).font = bold
        s.cell(4, column).alignment = middle
        s.merge_cells(start_row=4, start_column=column, end_row=4, end_column=column + 2)
        put(s, 5, ["Each", "L/T wks", "MOQ"], column, font=bold, border=grid, fill=grey)
    rows = [
        ("SH-1140", "Drive shaft", 600, (14.85, 5, 50), (13.9, 6, 100), (11.2, 8, 200)),
        ("SH-1141", "Idler shaft", 600, (9.4, 5, 50), (9.65, 6, 100), (7.85, 8, 200)),
        ("SH-1207", "Spline shaft, hardened", 250, (38.2, 7, 25), (41.75, 6, 50), (33.1, 10, 100)),
    ]
    for at, (part, text, count, *offers) in enumerate(rows):
        put(s, 6 + at, [part, text, count, *sum((list(o) for o in offers), [])], border=grid)
    put(s, 10, ["Incoterm", None, None, "DAP Leeds", None, None, "EXW Marlbrook", None, None, "FCA Maribor"])
    put(s, 11, ["Gauges / set-up (one-off)", None, None, 0, None, None, 420, None, None, 650])
    put(s, 12, ["Quote valid to", None, None, date(2026, 12, 31), None, None, date(2027, 1, 15), None, None, date(2026, 12, 20)])
    for column in (4, 7, 10):
        s.cell(12, column).number_format = "dd/mm/yyyy"
    s.column_dimensions["B"].width = 26
    book.save(f.file(name))
    terms = ["DAP", "EXW", "FCA"]
    until = ["2026-12-31", "2027-01-15", "2026-12-20"]
    lines = [
        line(
            row[0],
            row[2],
            offer[0],
            supplier=who[at],
            currency="GBP",
            leadTimeDays=7 * offer[1],
            minimumOrder=offer[2],
            incoterm=terms[at],
            validUntil=until[at],
        )
        for row in rows
        for at, offer in enumerate(row[3:])
    ]
    f.truth(name, "en", "suppliers-across", lines, [{"supplier": who[1], "amount": 420}, {"supplier": who[2], "amount": 650}])


def casting_in_labels():
    """One casting, labels in one column and values in the next."""
    name = "en-casting-fact-sheet.xlsx"
    book = xlsxwriter.Workbook(str(f.file(name)))
    s = book.add_worksheet("Quote")
    strong = book.add_format({"bold": True, "font_size": 13})
    label = book.add_format({"italic": True, "align": "right"})
    money = book.add_format({"num_format": "$#,##0.00"})
    day = book.add_format({"num_format": "mmmm d, yyyy"})
    s.merge_range("A1:B1", "WABASH INVESTMENT CAST, INC.", strong)
    s.write("A2", "Quotation 20461 / prepared for Delmont Valve")
    rows = [
        ("Date issued", datetime(2026, 11, 3), day),
        ("Your drawing", "DV-88-1024", None),
        ("Revision", "F", None),
        ("Part name", "Yoke, actuator", None),
        ("Alloy", "CF8M", None),
        ("Casting weight (lb)", 3.4, None),
        ("Release quantity", 1200, None),
        ("Piece price", 27.65, money),
        ("Wax die (one time)", 9850, money),
        ("Check fixture", 1400, money),
        ("First article with PPAP level 3", 950, money),
        ("Samples", "6 weeks after die approval", None),
        ("Production delivery", "10 weeks ARO", None),
        ("Minimum release", 300, None),
        ("F.O.B. point", "FOB our dock, Wabash IN", None),
        ("Quote good through", datetime(2027, 1, 31), day),
        ("Terms", "Net 30", None),
    ]
    for at, (what, value, shape) in enumerate(rows):
        s.write(3 + at, 0, what, label)
        if isinstance(value, datetime):
            s.write_datetime(3 + at, 1, value, shape)
        else:
            s.write(3 + at, 1, value, shape)
    s.write(22, 0, "Die remains at our plant; expected life 60,000 shots.")
    s.set_column("A:A", 34)
    s.set_column("B:B", 30)
    book.close()
    one = line(
        "DV-88-1024",
        1200,
        27.65,
        supplier="Wabash Investment Cast, Inc.",
        currency="USD",
        leadTimeDays=70,
        minimumOrder=300,
        incoterm="FOB",
        validUntil="2027-01-31",
    )
    f.truth(name, "en", "labels", [one], [{"part": "DV-88-1024", "amount": each} for each in (9850, 1400, 950)])


def assemblies_in_blocks():
    """A contract manufacturer: each assembly in its own block under its title."""
    name = "en-pcba-blocks.xlsx"
    book = Workbook()
    s = book.active
    s.title = "PCBA quote"
    s["A1"] = "Fenwick Road Electronics Manufacturing Ltd"
    s["A1"].font = title
    s["A2"], s["B2"] = "Quote ref", "FR-3390 iss 2"
    s["A3"], s["B3"] = "Date", date(2026, 11, 5)
    s["B3"].number_format = "dd-mmm-yy"
    s["A4"], s["B4"] = "Quote valid", "30 days"
    s["A5"], s["B5"] = "Currency", "EUR"
    s["A6"], s["B6"] = "Delivery", "DDP Utrecht"
    blocks = [
        ("Main board, rev C", "MB-700", [(50, 118.4), (100, 104.25), (250, 96.8)], 1850, 8),
        ("Power supply, rev A", "PS-120", [(50, 61.1), (100, 55.3), (250, 49.95)], 1240, 6),
        ("Keypad, rev B", "UI-040", [(100, 18.7), (250, 16.35), (500, 14.9)], 640, 6),
    ]
    r = 8
    for text, part, breaks, nre, weeks in blocks:
        put(s, r, [f"Assembly: {part}", text], font=bold)
        s.cell(r, 1).fill = grey
        put(s, r + 1, ["Batch size", "Material", "Labour", "Price per board"], font=bold, border=grid)
        for at, (count, price) in enumerate(breaks):
            labour = round(price * 0.3, 2)
            put(s, r + 2 + at, [count, round(price - labour, 2), labour, price], border=grid)
            s.cell(r + 2 + at, 4).number_format = "0.00"
        put(s, r + 5, ["NRE (stencil, programming, test jig)", None, None, nre])
        put(s, r + 6, ["Lead time", f"{weeks} weeks from receipt of order"])
        r += 9
    s.cell(r, 1, "Components subject to availability at time of order.")
    s.column_dimensions["A"].width = 40
    book.save(f.file(name))
    base = {"supplier": "Fenwick Road Electronics Manufacturing Ltd", "currency": "EUR", "incoterm": "DDP"}
    base |= {"validUntil": "2026-12-05"}
    f.truth(
        name,
        "en",
        "blocks",
        [steps(part, breaks, base, leadTimeDays=7 * weeks) for _, part, breaks, _, weeks in blocks],
        [{"part": part, "amount": nre} for _, part, _, nre, _ in blocks],
    )


def springs_by_hand():
    """The buyer's form with the supplier's figures typed in, some as text."""
    name = "en-springs-rfq-by-hand.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Sheet1"
    s["A1"] = "RFQ 5512 - compression springs"
    s["A1"].font = title
    s["A2"] = "From: Barlow Lock Co. (buyer: T. Nash)"
    s["A3"], s["B3"] = "Your company:", "Calder Vale Springs"
    s["A4"], s["B4"] = "Quoted by / date:", "J. Ramsden 9/11/26"
    s["A5"], s["B5"] = "Prices in:", "pounds sterling, each"
    put(s, 7, ["Our ref", "Wire / coils", "Finish", "Your price each at", None, None, "Set up charge", "Delivery", "Comments"], font=bold)
    s.merge_cells("D7:F7")
    put(s, 8, [None, None, None, "500", "1000", "5000"], font=bold)
    rows = [
        ("BL-SP-01", "0.8 mm / 11", "Zinc", "0.21", "0.165", "0.118", "£45", "3 wks"),
        ("BL-SP-02", "1.2 mm / 8", "Plain", "0.26", "0.20", "0.142", "£45", "3 wks"),
        ("BL-SP-07", "2.0 mm / 6.5", "Zinc", "0.44", "0.37", "0.295", "£60", "4 wks", "wire on order"),
    ]
    for at, row in enumerate(rows):
        put(s, 9 + at, row)
        for column in range(4, 10):
            s.cell(9 + at, column).fill = yellow
    s["A13"] = "Carriage paid over £250. Prices hold good for 90 days."
    s.column_dimensions["A"].width = 18
    book.save(f.file(name))
    base = {"supplier": "Calder Vale Springs", "currency": "GBP", "validUntil": "2027-02-07"}
    f.truth(
        name,
        "en",
        "rfq-filled-in",
        [
            steps(r[0], list(zip((500, 1000, 5000), map(float, r[3:6]))), base, leadTimeDays=7 * int(r[7][0]))
            for r in rows
        ],
        [{"part": r[0], "amount": int(r[6][1:])} for r in rows],
    )


def bearings_with_alternates():
    name = "en-bearings-list-less-discount.xlsx"
    book = xlsxwriter.Workbook(str(f.file(name)))
    s = book.add_worksheet("Offer")
    head = book.add_format({"bold": True, "bottom": 2, "text_wrap": True})
    strong = book.add_format({"bold": True})
    money = book.add_format({"num_format": '#,##0.00 "CAD"'})
    part_off = book.add_format({"num_format": "0%"})
    s.write("A1", "Prairie Bearing & Drive Supply", strong)
    s.write("A2", "Offer no. 71-20988   |   17-Nov-2026   |   valid until 17-Dec-2026")
    s.write("A3", "FCA Winnipeg warehouse, freight collect")
    titles = ["Line", "Item", "Brand", "Qty", "List", "Disc.", "Your net", "Ext.", "Availability", "Note"]
    for at, text in enumerate(titles):
        s.write(4, at, text, head)
    rows = [
        (1, "6308-2RS C3", "Torval", 40, 48.6, 0.35, "In stock", ""),
        (2, "22216 EK", "Torval", 12, 312.0, 0.4, "9 weeks", ""),
        ("2A", "22216 CCK", "Hanshu", 12, 205.0, 0.4, "In stock", "ALTERNATE to line 2"),
        (3, "SNL 516", "Torval", 12, 186.5, 0.4, "3 weeks", ""),
        (4, "UCP 208-24", "Hanshu", 60, 41.0, 0.25, "In stock", ""),
    ]
    nets = []
    for at, (number, item, brand, count, listed, off, when, note) in enumerate(rows):
        r = 5 + at
        net = round(listed * (1 - off), 4)
        nets.append(net)
        s.write(r, 0, number)
        s.write_string(r, 1, item)
        s.write(r, 2, brand)
        s.write(r, 3, count)
        s.write(r, 4, listed, money)
        s.write(r, 5, off, part_off)
        s.write_formula(r, 6, f"=E{r + 1}*(1-F{r + 1})", money, net)
        s.write_formula(r, 7, f"=D{r + 1}*G{r + 1}", money, round(net * count, 2))
        s.write(r, 8, when)
        s.write(r, 9, note)
    total = sum(net * row[3] for net, row in zip(nets, rows) if row[0] != "2A")
    s.write(11, 6, "Total w/o alternate", strong)
    s.write_formula(11, 7, "=H6+H7+H9+H10", money, round(total, 2))
    s.write(12, 0, "GST/PST extra. Stock items subject to prior sale.")
    s.set_column("B:B", 16)
    book.close()
    base = {"supplier": "Prairie Bearing & Drive Supply", "currency": "CAD", "validUntil": "2026-12-17", "incoterm": "FCA"}
    days = {"In stock": 0, "9 weeks": 63, "3 weeks": 21}
    f.truth(
        name,
        "en",
        "discount-column",
        [
            line(r[1], r[3], net, base, leadTimeDays=days[r[6]], **({"alternative": True} if r[0] == "2A" else {}))
            for net, r in zip(nets, rows)
        ],
    )


def blech_staffel():
    """Price breaks down the rows, the part only in the first row of each."""
    name = "de-blechteile-staffel.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Angebot"
    s.merge_cells("A1:G1")
    s["A1"] = "Angebot 2026/1187"
    s["A1"].font = title
    s["A2"] = "Hollerbach Blechbearbeitung GmbH & Co. KG, Schwarzenfeld"
    s["A3"] = "An: Aumer Aufzugtechnik, Einkauf Frau Jobst"
    s["F2"], s["G2"] = "Datum", date(2026, 11, 11)
    s["F3"], s["G3"] = "Angebot gültig bis", date(2026, 12, 23)
    for cell in ("G2", "G3"):
        s[cell].number_format = "dd.mm.yyyy"
    put(s, 5, ["Zeichnung", "Benennung", "Werkstoff", "Stück", "€/Stück", "Rüsten einmalig €", "Lieferzeit"], font=bold, border=grid, fill=grey)
    rows = [
        ("RA-4401-2", "Konsole links", "DC01 2,0", [(20, 18.9), (50, 13.75), (100, 11.4)], 65, "3 Wochen"),
        ("RA-4402-2", "Konsole rechts", "DC01 2,0", [(20, 18.9), (50, 13.75), (100, 11.4)], 65, "3 Wochen"),
        ("RA-4517", "Abdeckblech", "1.4301 1,5", [(10, 42.3), (25, 35.1)], 90, "4-5 Wochen"),
    ]
    r = 6
    for part, text, stuff, breaks, setup, when in rows:
        for at, (count, price) in enumerate(breaks):
            first = [part, text, stuff] if at == 0 else [None] * 3
            last = [setup, when] if at == 0 else []
            put(s, r, [*first, count, price, *last], border=grid)
            s.cell(r, 5).number_format = "#,##0.00"
            r += 1
        r += 1
    s.cell(r, 1, "Preise netto zzgl. gesetzl. MwSt., ab Werk Schwarzenfeld (EXW). Zahlbar 14 Tage 2 % Skonto, 30 Tage netto.")
    s.column_dimensions["B"].width = 20
    book.save(f.file(name))
    base = {"supplier": "Hollerbach Blechbearbeitung GmbH & Co. KG", "currency": "EUR", "validUntil": "2026-12-23"}
    base |= {"incoterm": "EXW"}
    f.truth(
        name,
        "de",
        "breaks-down",
        [
            steps(r[0], r[3], base, leadTimeDays=21 if r[5] == "3 Wochen" else [28, 31, 32, 31.5, 35])
            for r in rows
        ],
        [{"part": r[0], "amount": r[4]} for r in rows],
    )


def einstandspreise():
    """One part, suppliers across and cost fields down, up to the landed price."""
    name = "de-einstandspreis-vergleich.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Vergleich"
    s["A1"] = "Angebotsvergleich Getriebedeckel, Druckguss AlSi9Cu3"
    s["A1"].font = title
    put(s, 2, ["Artikel-Nr.", "70-2281"])
    put(s, 3, ["Jahresbedarf (Stück)", 15000])
    rows = [
        ("Lieferant", "Gussform Lahr GmbH", "Ferroda Odlewy Sp. z o.o.", "Taizhou Minghe Die Casting"),
        ("Währung", "EUR", "EUR", "EUR"),
        ("Teilepreis", 4.82, 4.15, 3.28),
        ("Lieferbedingung", "DAP Weingarten", "FCA Kielce", "FOB Ningbo"),
        ("Werkzeugkosten", 38500, 31000, 19800),
        ("Erstmuster (EMPB)", 1200, 950, None),
        ("Lieferzeit Serie (Wochen)", 4, 6, 12),
        ("Mindestmenge", 1000, 1500, 5000),
        ("Angebot vom", "04.11.2026", "06.11.2026", "02.11.2026"),
        ("Bindefrist", "31.01.2027", "31.12.2026", "31.12.2026"),
    ]
    for at, row in enumerate(rows):
        put(s, 5 + at, row, border=grid)
        s.cell(5 + at, 1).font = bold
    s["A16"] = "Zoll je Stück (unsere Schätzung)"
    put(s, 16, [0, 0, 0.12], 2)
    s["A17"] = "Einstandspreis"
    for column in "BCD":
        s[f"{column}17"] = f"={column}7+{column}16"
        s[f"{column}17"].number_format = "0.00"
    s.column_dimensions["A"].width = 40
    recalculate(book, f.file(name))
    who = rows[0][1:]
    until = ["2027-01-31", "2026-12-31", "2026-12-31"]
    f.truth(
        name,
        "de",
        "suppliers-across",
        [
            line(
                "70-2281",
                15000,
                rows[2][1 + at],
                supplier=who[at],
                currency="EUR",
                incoterm=rows[3][1 + at][:3],
                leadTimeDays=7 * rows[6][1 + at],
                minimumOrder=rows[7][1 + at],
                validUntil=until[at],
            )
            for at in range(3)
        ],
        [
            {"part": "70-2281", "supplier": who[at], "amount": rows[of][1 + at]}
            for of in (4, 5)
            for at in range(3)
            if rows[of][1 + at]
        ],
    )


def moulds_on_a_second_sheet():
    name = "en-mouldings-tools-apart.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Cover"
    s["A1"] = "Ravensmoor Plastics"
    s["A1"].font = title
    for at, (what, value) in enumerate(
        [
            ("Quotation", "RP-26-311"),
            ("Customer", "Aldous Garden Products"),
            ("Issued", "6 November 2026"),
            ("Prices firm until", "28 February 2027"),
            ("Delivery basis", "DAP Aldous, Norwich"),
            ("Currency", "GBP"),
        ]
    ):
        put(s, 3 + at, [what, value])
    p = book.create_sheet("Piece parts")
    put(p, 1, ["Part number", "Description", "Resin", "Shot wt (g)", "Call-off qty", "Price / 100 pcs", "Lead time"], font=bold, fill=grey)
    rows = [
        ("AG-0551", "Nozzle body", "POM", 18.5, 10000, 31.4, "3 weeks"),
        ("AG-0552", "Trigger", "PA6 GF30", 11.2, 10000, 24.85, "3 weeks"),
        ("AG-0560", "Lance cap", "PP", 3.1, 20000, 7.9, "2 weeks"),
    ]
    for at, row in enumerate(rows):
        put(p, 2 + at, row)
    t = book.create_sheet("Tooling")
    put(t, 1, ["Tool", "For part", "Cavities", "Tool cost", "Tool lead time"], font=bold, fill=grey)
    tools = [
        ("T-1", "AG-0551", 4, 21400, "10 weeks"),
        ("T-2", "AG-0552", 4, 17950, "10 weeks"),
        ("T-3", "AG-0560", 16, 14200, "9 weeks"),
    ]
    for at, row in enumerate(tools):
        put(t, 2 + at, row)
    put(t, 6, ["Total tooling", None, None, "=SUM(D2:D4)"], font=bold)
    t["A8"] = "Tooling payment 40% with order, 60% on approval of first samples."
    recalculate(book, f.file(name))
    base = {"supplier": "Ravensmoor Plastics", "currency": "GBP", "validUntil": "2027-02-28", "incoterm": "DAP"}
    f.truth(
        name,
        "en",
        "several-sheets",
        [line(r[0], r[4], r[5], base, per=100, leadTimeDays=7 * int(r[6][0])) for r in rows],
        [{"part": r[1], "amount": r[3]} for r in tools],
    )


def viteria_al_cento():
    name = "it-viteria-al-cento.xlsx"
    script = r"""
use strict; use warnings; use utf8; use Excel::Writer::XLSX;
my $book = Excel::Writer::XLSX->new($ARGV[0]);
my $s = $book->add_worksheet('Offerta');
my $bold = $book->add_format(bold => 1);
my $head = $book->add_format(bold => 1, border => 1, bg_color => '#DDEBF7', text_wrap => 1);
my $num = $book->add_format(num_format => '#,##0.00');
$s->write('A1', 'Viteria Bassanese S.r.l.', $bold);
$s->write('A2', 'Offerta n. 1442 del 12/11/2026');
$s->write('A3', 'Spett.le Carpenterie Dal Molin');
my @head = ('Rif.', 'Cod. articolo', 'Descrizione', 'Q.tà', 'Prezzo € al 100', 'Importo €', 'Confezione', 'Consegna');
$s->write(4, $_, $head[$_], $head) for 0 .. $#head;
my @rows = (
  [1, 'VTE-0850Z', 'Vite TE 8x50 zincata', 4000, 9.85, 200, 'pronta'],
  [2, 'DAD-08Z', 'Dado medio M8 zincato', 4000, 2.4, 500, 'pronta'],
  [3, 'VTCE-1060X', 'Vite TCEI 10x60 inox A4', 600, 118.5, 50, '15 gg'],
  [4, 'RON-10X', 'Rosetta 10 inox A4', 600, 11.2, 100, '15 gg'],
);
my $r = 5;
for my $row (@rows) {
  $s->write($r, $_, $row->[$_]) for 0 .. 3;
  $s->write($r, 4, $row->[4], $num);
  $s->write_formula($r, 5, sprintf('=D%d*E%d/100', $r + 1, $r + 1), $num, $row->[3] * $row->[4] / 100);
  $s->write($r, 6, $row->[5]);
  $s->write($r, 7, $row->[6]);
  $r++;
}
$s->write($r + 1, 4, 'Totale', $bold);
$s->write_formula($r + 1, 5, '=SUM(F6:F9)', $num, 1268.2);
$s->write($r + 3, 0, 'Resa: franco nostro magazzino (EXW Bassano del Grappa). IVA 22% esclusa.');
$s->write($r + 4, 0, 'Validità offerta: 30 giorni. Contributo certificato 3.1 per le viti inox: € 35,00 una tantum.');
$s->set_column('C:C', 28);
$book->close;
"""
    subprocess.run(["perl", "-e", script, str(f.file(name))], check=True)
    base = {"supplier": "Viteria Bassanese S.r.l.", "currency": "EUR", "validUntil": "2026-12-12", "incoterm": "EXW", "per": 100}
    f.truth(
        name,
        "it",
        "plain",
        [
            line("VTE-0850Z", 4000, 9.85, base, leadTimeDays=0),
            line("DAD-08Z", 4000, 2.4, base, leadTimeDays=0),
            line("VTCE-1060X", 600, 118.5, base, leadTimeDays=15),
            line("RON-10X", 600, 11.2, base, leadTimeDays=15),
        ],
        [{"amount": 35}],
    )


def harnesses():
    """Material and labour beside the price, terms on a sheet of their own."""
    name = "en-harness-cost-build-up.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Pricing"
    s["A1"] = "Cable assemblies for Orsett Marine"
    s["A1"].font = title
    put(s, 3, ["Item", "Customer P/N", "Our P/N", "Description", "EAU", "Mat'l", "Labor", "OH & margin", "Unit price", "Ext. price"], font=bold, border=grid)
    rows = [
        (1, "OM-H-100", "30-1007", "Engine harness, 24 way", 400, 41.2, 18.9, 15.4, 75.5),
        (2, "OM-H-105", "30-1008", "Helm harness", 400, 22.05, 11.3, 8.65, 42.0),
        (3, "OM-H-220", "30-1011", "Trim tab lead, 3 m", 800, 4.15, 2.6, 1.75, 8.5),
    ]
    for at, row in enumerate(rows):
        put(s, 4 + at, [*row, f"=E{4 + at}*I{4 + at}"], border=grid)
        s.cell(4 + at, 9).number_format = "$#,##0.00"
        s.cell(4 + at, 10).number_format = "$#,##0.00"
    put(s, 8, ["Total", *[None] * 8, "=SUM(J4:J6)"], font=bold)
    t = book.create_sheet("Terms")
    for at, row in enumerate(
        [
            ("Quoted by", "Tidewater Harness & Assembly LLC"),
            ("Quote #", "TH-2291"),
            ("Quote date", date(2026, 11, 10)),
            ("Expires", date(2027, 1, 10)),
            ("Lead time", "5 weeks after receipt of material"),
            ("Shipping", "EXW Norfolk, VA"),
            ("Form board and test adapters", "$2,150 one-time, covers all three harnesses"),
            ("Payment", "Net 45"),
        ]
    ):
        put(t, 1 + at, row)
        if at in (2, 3):
            t.cell(1 + at, 2).number_format = "m/d/yyyy"
    t.column_dimensions["A"].width = 30
    recalculate(book, f.file(name))
    base = {"supplier": "Tidewater Harness & Assembly LLC", "currency": "USD", "validUntil": "2027-01-10"}
    base |= {"leadTimeDays": 35, "incoterm": "EXW"}
    f.truth(name, "en", "several-sheets", [line(r[1], r[4], r[8], base) for r in rows], [{"amount": 2150}])


def malowanie():
    name = "pl-malowanie-proszkowe.xlsx"
    book = Workbook()
    s = book.active
    s.title = "Oferta"
    s["A1"] = "LAKPROF Malowanie Proszkowe"
    s["A1"].font = title
    s["A2"] = "Oferta nr 88/11/2026 z dnia 13.11.2026"
    s["A3"] = "Odbiorca: Metalbud Gryfino"
    put(s, 5, ["Lp.", "Nr rysunku", "Nazwa detalu", "Ilość szt.", "Kolor RAL", "Pow. m²", "Cena netto zł/szt.", "Wartość netto zł"], font=bold, border=grid)
    rows = [
        (1, "MG-210.01", "Rama nośna", 60, "7016", 2.4, 96.0),
        (2, "MG-210.07", "Osłona boczna", 120, "7016", 0.8, 34.5),
        (3, "MG-333", "Uchwyt", 500, "9005", 0.09, 5.2),
    ]
    for at, row in enumerate(rows):
        put(s, 6 + at, [*row, row[3] * row[6]], border=grid)
        s.cell(6 + at, 7).number_format = "#,##0.00"
        s.cell(6 + at, 8).number_format = "#,##0.00"
    put(s, 9, ["Razem netto", *[None] * 6, sum(r[3] * r[6] for r in rows)], font=bold)
    s["A11"] = "Termin realizacji: 7 dni roboczych od dostarczenia detali."
    s["A12"] = "Minimalna wartość zlecenia: 400 zł netto. Do cen doliczamy 23% VAT."
    s["A13"] = "Oferta ważna do 31.12.2026. Detale dostarcza i odbiera Zamawiający."
    s.column_dimensions["C"].width = 20
    book.save(f.file(name))
    base = {"supplier": "LAKPROF Malowanie Proszkowe", "currency": "PLN", "validUntil": "2026-12-31"}
    base |= {"leadTimeDays": [9, 9.8, 10, 11]}
    f.truth(name, "pl", "plain", [line(r[1], r[3], r[6], base) for r in rows], noMinimumPieces=True)


def landed_cost_in_rows():
    """An integrator's list: vendors in rows, freight and duty beside the price."""
    name = "en-integrator-landed-rows.xlsx"
    book = xlsxwriter.Workbook(str(f.file(name)))
    s = book.add_worksheet("Quotes received")
    head = book.add_format({"bold": True, "bg_color": "#FCE4D6", "border": 1, "text_wrap": True})
    money = book.add_format({"num_format": "#,##0.00"})
    s.write("A1", "Project Heron - conveyor drives - quotes received as of 16 Nov 2026")
    titles = ["Part", "Vendor", "Qty", "Curr.", "Quoted unit", "Last paid", "Target", "Freight (lot)", "Duty %", "Landed unit", "Del. (wks)", "Terms", "Exp. date"]
    for at, text in enumerate(titles):
        s.write(2, at, text, head)
    rows = [
        ("GM-0.75-30", "Aschau Antriebe", 24, "EUR", 412.0, 431.5, 400, 180, 0, 8, "EXW", datetime(2026, 12, 15)),
        ("GM-0.75-30", "Brisco Motion", 24, "EUR", 389.0, 431.5, 400, 260, 0.027, 11, "FCA", datetime(2026, 12, 31)),
        ("GM-1.5-20", "Aschau Antriebe", 10, "EUR", 588.0, 604.0, 560, 120, 0, 8, "EXW", datetime(2026, 12, 15)),
        ("GM-1.5-20", "Brisco Motion", 10, "EUR", 571.0, 604.0, 560, 150, 0.027, 11, "FCA", datetime(2026, 12, 31)),
    ]
    day = book.add_format({"num_format": "yyyy-mm-dd"})
    for at, (part, vendor, count, curr, price, last, aim, freight, duty, weeks, term, until) in enumerate(rows):
        r = 3 + at
        for column, value in enumerate((part, vendor, count, curr)):
            s.write(r, column, value)
        for column, value in enumerate((price, last, aim, freight)):
            s.write(r, 4 + column, value, money)
        s.write(r, 8, duty, book.add_format({"num_format": "0.0%"}))
        landed = price * (1 + duty) + freight / count
        s.write_formula(r, 9, f"=E{r + 1}*(1+I{r + 1})+H{r + 1}/C{r + 1}", money, landed)
        s.write(r, 10, weeks)
        s.write(r, 11, term)
        s.write_datetime(r, 12, until, day)
    s.set_column("B:B", 18)
    book.close()
    f.truth(
        name,
        "en",
        "rows",
        [
            line(
                r[0],
                r[2],
                r[4],
                supplier=r[1],
                currency="EUR",
                leadTimeDays=7 * r[9],
                incoterm=r[10],
                validUntil=r[11].date().isoformat(),
            )
            for r in rows
        ],
        [{"part": r[0], "supplier": r[1], "amount": r[7]} for r in rows],
    )


for write in (
    shafts_three_bidders,
    casting_in_labels,
    assemblies_in_blocks,
    springs_by_hand,
    bearings_with_alternates,
    blech_staffel,
    einstandspreise,
    moulds_on_a_second_sheet,
    viteria_al_cento,
    harnesses,
    malowanie,
    landed_cost_in_rows,
):
    write()
