"""Excel quotes in English: the buyer's form, boards from China, screws per M, cable, a workbook of three sheets."""

import json
import subprocess

import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill

from kit import after, at, put, true, weeks, workdays, write


def buyers_form():
    name, s = "en-us-rfq-form-filled.xlsx", "Tri-County Wire Forms & Springs, Inc."
    rows = [("ORB-5501", "Compression spring .062 music wire", 10000, 0.184, 5, 0), ("ORB-5502", "Torsion spring .080 302 SS", 4000, 0.612, 6, 850), ("ORB-5510", "Wire form clip", 20000, 0.097, 6, 1200), ("ORB-5511", "Retaining bracket, 4-slide", 8000, None, None, None)]
    w = Workbook()
    h = w.active
    h.title = "RFQ 88213"
    for c, width in zip("ABCDEFGHI", (6, 14, 36, 10, 12, 14, 14, 14, 26)):
        h.column_dimensions[c].width = width
    put(h, [("ORBITAL APPLIANCE GROUP - REQUEST FOR QUOTATION",), ("RFQ No.", None, "88213", None, "Buyer", None, "Denise Kowalczyk"), ("Due date", None, "11/13/2026", None, "Ship to", None, "Plant 2, Evansboro, IN"), ("Supplier name:", None, s), ("Quoted by:", None, "Chuck Vandermolen, 616-555-0188"), ("Quote date:", None, "11/11/2026", None, "Valid until:", None, "01/31/2027"), ("Freight terms:", None, "FOB Origin", None, "Currency:", None, "USD"), (), ("To be filled in by supplier: columns E to I",), ("Line", "Part number", "Description", "Release qty", "Unit price", "Extended", "Lead time (wks)", "Tooling (one time)", "Supplier comments")])
    put(h, [(i, a, d, q, p, None if p is None else q * p, t, c, None if p else "No bid, over our press capacity") for i, (a, d, q, p, t, c) in enumerate(rows, 1)], 11, {5: "$#,##0.000", 6: "$#,##0.00", 8: "$#,##0.00"})
    put(h, [(None, None, "Total", None, None, sum(q * p for _, _, q, p, _, _ in rows if p), None, 2050)], 15, {6: "$#,##0.00", 8: "$#,##0.00"})
    h["A1"].font = Font(bold=True, size=14)
    for c in h[10]:
        c.fill, c.font = PatternFill("solid", fgColor="FFD9E1F2"), Font(bold=True)
    w.save(at(name))
    true(name, "buyers-form-no-bid", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2027-01-31"), [(a, q, p, dict(leadTimeDays=7 * t)) for a, _, q, p, t, _ in rows if p], [("ORB-5502", 850), ("ORB-5510", 1200)])


def boards():
    name, s = "en-cn-pcba-cost-breakdown.xlsx", "Dongguan Kaiyue Electronic Technology Co., Ltd."
    w = xlsxwriter.Workbook(at(name))
    h, b, m = w.add_worksheet("Quotation"), w.add_format({"bold": True, "bg_color": "#FFF2CC", "border": 1}), w.add_format({"num_format": "$#,##0.00", "border": 1})
    cell, big = w.add_format({"border": 1}), w.add_format({"bold": True, "font_size": 15, "align": "center"})
    h.set_column(0, 0, 5), h.set_column(1, 1, 18), h.set_column(2, 2, 34), h.set_column(3, 8, 13)
    h.merge_range(0, 0, 0, 8, s, big)
    h.merge_range(1, 0, 1, 8, "Add: No.6 Lianhe Road, Tangxia Town, Dongguan, China  Tel: +86-769-5550 6612", w.add_format({"align": "center"}))
    h.write(2, 0, "Customer: Polarlicht Sensorik GmbH"), h.write(2, 6, "Quote No.: KY-26110701"), h.write(3, 0, "Contact: Mr. Falk Reinhardt"), h.write(3, 6, "Date: 2026-11-07")
    for j, t in enumerate(("No.", "Model", "Description", "Q'ty", "PCB cost", "Components", "SMT + DIP + test", "Unit price USD", "Amount USD")):
        h.write(5, j, t, b)
    rows = [("PLS-MAIN-V2.1", "Main board, 4L ENIG, 212 parts", 1000, 2.35, 14.82, 4.1), ("PLS-IO-V1.4", "I/O board, 2L HASL, 88 parts", 1000, 0.86, 5.37, 1.92), ("PLS-DISP-V1.0", "Display board, 2L black mask, 41 parts", 500, 0.74, 9.05, 1.38)]
    total = 0
    for i, (a, d, q, x, y, z) in enumerate(rows):
        p = round(x + y + z, 2)
        total += p * q
        for j, v in enumerate((i + 1, a, d, q, x, y, z, p, p * q)):
            h.write(6 + i, j, v, m if j > 3 else cell)
    h.merge_range(9, 0, 9, 7, "Total USD", b), h.write(9, 8, total, m)
    h.write(11, 1, "NRE", b), h.write(11, 2, "Item", b), h.write(11, 3, "Cost USD", b)
    for i, (t, v) in enumerate((("Stencils, all 3 boards", 180), ("Functional test fixture PLS-MAIN-V2.1", 950), ("Programming setup", 120))):
        h.write(12 + i, 2, t, cell), h.write(12 + i, 3, v, m)
    for i, t in enumerate(("Lead time: 30 days after components are complete", "Trade term: FOB Shenzhen", "Payment: 30% deposit, 70% before delivery", "Valid: 20 days (component market price changes)", "Conformal coating: +USD 0.65/pcs if need")):
        h.write(16 + i, 1, t)
    w.close()
    true(name, "cost-breakdown-columns", "en", dict(supplier=s, currency="USD", incoterm="FOB", leadTimeDays=30, validUntil=after("2026-11-07", 20)), [(a, q, round(x + y + z, 2)) for a, _, q, x, y, z in rows], [180, ("PLS-MAIN-V2.1", 950), 120])


PERL = r"""use strict; use Excel::Writer::XLSX; use JSON::PP; local $/; my $d = decode_json(<STDIN>);
my $w = Excel::Writer::XLSX->new($d->{file}); my $h = $w->add_worksheet($d->{sheet}); my %f = map { $_ => $w->add_format(num_format => $_) } '0.00', '#,##0', '$#,##0.00'; my $b = $w->add_format(bold => 1);
my @x = @{$d->{widths}}; $h->set_column($_, $_, $x[$_]) for 0 .. $#x;
my $r = 0; for my $row (@{$d->{rows}}) { my $c = 0; for my $v (@$row) { if (ref $v) { $h->write($r, $c, $v->[0], $f{$v->[1]} || $b) } elsif (defined $v) { $h->write($r, $c, $v) } $c++ } $r++ } $w->close;"""


def screws():
    name, s = "en-us-screws-per-m.xlsx", "Rockford Bolt & Rivet Sales, a division of Hasselgren Industries"
    rows = [("RB-1032-050", "10-32 x 1/2 SHCS alloy, black", 25000, 38.5, "Stock"), ("RB-1420-075", "1/4-20 x 3/4 BHCS 18-8", 10000, 92.4, "Stock"), ("RB-0632-NUT", "6-32 nylock, zinc", 50000, 14.85, "2-3 weeks"), ("RB-S440-PEM", "4-40 self-clinching nut", 20000, 61.0, "5 weeks")]
    tot = sum(q * p / 1000 for _, _, q, p, _ in rows)
    data = [[[s, "b"]], ["815 Kishwaukee Ave, Rockford Falls, IL 61199"], [], ["Quote", "26-55018", None, "Date", "11/03/2026"], ["Customer", "Prairie Implement Mfg.", None, "Attn", "Dale Eckhart"], [], [[t, "b"] for t in ("Item", "Description", "Quantity", "Price", "UM", "Extension", "Availability")]] + [[a, d, [q, "#,##0"], [p, "0.00"], "M", [q * p / 1000, "$#,##0.00"], v] for a, d, q, p, v in rows] + [[None, None, None, None, "Subtotal", [tot, "$#,##0.00"]], [None, "PPAP level 3 for RB-S440-PEM", None, None, None, [250, "$#,##0.00"]], [None, None, None, None, "Total", [tot + 250, "$#,##0.00"]], [], ["UM: M = price per 1,000 pieces. Good for 30 days. F.O.B. Rockford Falls, IL. Minimum line $50.00."]]
    subprocess.run(["perl", "-e", PERL], input=json.dumps(dict(file=at(name), sheet="Quote", widths=[16, 34, 12, 10, 10, 14, 14], rows=data)).encode(), check=True)
    lead = {"Stock": 0, "2-3 weeks": weeks(2, 3), "5 weeks": 35}
    true(name, "per-m", "en", dict(supplier=s, currency="USD", per=1000, incoterm="FOB", validUntil=after("2026-11-03", 30)), [(a, q, p, dict(leadTimeDays=lead[v])) for a, _, q, p, v in rows], [("RB-S440-PEM", 250)], noMinimumPieces=True)


def cable():
    name, s = "en-uk-cable-drums.xlsx", "Pennine Cable & Flex Ltd t/a PCF Wire"
    rows = [("YY-12C-0.75", "YY control flex 12 core 0.75", 1500, 184.2, 2), ("SY-4C-1.5", "SY braided 4 core 1.5", 2000, 162.75, 2), ("TRI-1.0-BK", "Tri-rated 1.0 black", 5000, 14.9, 0), ("CAT6A-SFTP", "Cat6A S/FTP LSZH", 1000, 71.6, 3)]
    w = xlsxwriter.Workbook(at(name))
    h, b, n = w.add_worksheet(), w.add_format({"bold": True}), w.add_format({"num_format": "#,##0.00"})
    h.set_column(0, 6, 17)
    for r, t in enumerate((s, "Unit 4 Scar Top Mill, Todmorden Clough, OL14 9ZZ", "", "Quotation PCF/26/3391     6 November 2026", "To: Calderbrook Switchgear (Ian Ackroyd)", "", "Prices in GBP per 100 metres, net, copper at today's LME")):
        h.write(r, 0, t, b if r == 0 else None)
    for j, t in enumerate(("Lead time", "Metres", "Product code", "Description", "£ per 100 m", "Line total £", "Drums")):
        h.write(8, j, t, b)
    for i, (a, d, q, p, k) in enumerate(rows):
        for j, v in enumerate(("ex stock" if k else "3 working days", q, a, d, p, q * p / 100, k or "coils")):
            h.write(9 + i, j, v, n if j in (4, 5) else None)
    tot = sum(q * p / 100 for _, _, q, p, _ in rows)
    for r, (t, v) in enumerate((("Goods", tot), ("Non-returnable drums, 7 at £8.50", 59.5), ("Carriage, pallet", 48), ("Total excl. VAT", tot + 107.5)), 13):
        h.write(r, 4, t), h.write(r, 5, v, n)
    h.write(18, 0, "Valid 7 days because of copper. Delivered DAP Calderbrook.")
    w.close()
    true(name, "per-hundred-metres", "en", dict(supplier=s, currency="GBP", per=100, unit="m", incoterm="DAP", validUntil=after("2026-11-06", 7)), [(a, q, p, dict(leadTimeDays=0 if k else workdays(3))) for a, _, q, p, k in rows], [59.5, 48])


def three_sheets():
    name, s = "en-us-three-sheets.xlsx", "Calumet Industrial Robotics Supply LLC"
    rows = [("CRS-BRG-6004", "Bearing 6004-2RS", 200, 4.12), ("CRS-LMR-20-600", "Linear rail 20 mm x 600", 24, 86.4), ("CRS-LMC-20", "Carriage 20 mm", 48, 41.9), ("CRS-BS-1610-700", "Ball screw 1610 x 700", 12, 158.75)]
    w = Workbook()
    c = w.active
    c.title = "Cover"
    put(c, [("PROPOSAL",), ("From", s), ("Address", "9800 S. Torrence Spur, Calumet Bend, IL 60699"), ("To", "Ridley Automation, Inc."), ("Quote number", "CIR-20261112-1"), ("Quote date", "November 12, 2026"), ("Expires", "December 12, 2026"), ("Prepared by", "Monique Tate")])
    p = w.create_sheet("Pricing")
    tot = sum(q * x for *_, q, x in rows)
    put(p, [("Part #", "Description", "Qty", "Unit USD", "Ext USD")] + [(a, d, q, x, q * x) for a, d, q, x in rows] + [(None, "Total parts", None, None, tot), (None, "Screw end machining per drawing, lot charge (CRS-BS-1610-700)", None, None, 360), (None, "Total", None, None, tot + 360)], 1, {4: "#,##0.00", 5: "#,##0.00"})
    t = w.create_sheet("Terms")
    put(t, [("Lead time", "Bearings, rails and carriages from stock; ball screws 4 weeks"), ("Shipping", "FCA Calumet Bend, IL, prepaid and add"), ("Payment", "Net 30"), ("Options", "Spare carriage kit CRS-LMC-KIT $129.00, not in total")])
    for h in (c, p, t):
        h.column_dimensions["A"].width, h.column_dimensions["B"].width = 20, 58
    w.save(at(name))
    true(name, "three-sheets", "en", dict(supplier=s, currency="USD", incoterm="FCA", validUntil="2026-12-12"), [(a, q, x, dict(leadTimeDays=28 if "-BS-" in a else 0)) for a, _, q, x in rows], [("CRS-BS-1610-700", 360)])


write(buyers_form, boards, screws, cable, three_sheets)
