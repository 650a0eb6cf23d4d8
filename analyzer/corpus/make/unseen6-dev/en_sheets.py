"""English sheets: openpyxl, XlsxWriter, Excel::Writer::XLSX, xlwt."""

import json
import subprocess
from datetime import date

import openpyxl
import xlsxwriter
from kit import Quote, cents, until, workdays
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

THIN = Border(*(Side(style="thin"),) * 4)


def buyer_form():
    """The buyer's own form: his name on top and in the file's title, the supplier in a field; not quoted lines."""
    q = Quote("en-us-buyer-form-filled.xlsx", "rfq-filled-in", "en", "Wolcott Gear & Spline", "USD", validUntil="2026-12-31", incoterm="FOB")
    items = [("TT-88031", "Gear, helical, 32T", "D", 150, 71.85, 8, 1250), ("TT-88032", "Gear, helical, 64T", "C", 150, 118.2, 8, 1250), ("TT-88040", "Spline shaft", "A", 150, None, None, None), ("TT-88051", "Idler hub", "B", 300, 22.4, 5, None)]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "RFQ"
    w.merge_cells("A1:J1")
    w["A1"], w["A1"].font = "TERRATRAC TILLAGE EQUIPMENT CORP.", Font(bold=True, size=18)
    w["A2"] = "REQUEST FOR QUOTATION  RFQ-26-0774     Issued 10/30/2026     Return by 11/13/2026     Buyer: Connie Vaught"
    for r, (k, v) in enumerate((("Supplier name", "Wolcott Gear & Spline"), ("Quoted by / date", "Hank Wolcott  11/12/2026"), ("Quote currency", "USD"), ("FOB point", "FOB Wolcott, NY"), ("Prices firm until", date(2026, 12, 31))), 4):
        w.cell(r, 1, k).fill = PatternFill("solid", fgColor="D9D9D9")
        w.cell(r, 3, v)
        if r == 8:
            w.cell(r, 3).number_format = "m/d/yyyy"
    heads = ("Line", "TerraTrac P/N", "Rev", "Description", "Est. annual usage", "Quote qty", "Unit price", "Tooling / NRE", "Lead time (wks)", "Supplier comments")
    for c, t in enumerate(heads, 1):
        w.cell(10, c, t).font = Font(bold=True)
        w.cell(10, c).alignment = Alignment(wrap_text=True)
    for i, (a, t, rev, n, x, k, tool) in enumerate(items, 1):
        row = (i, a, rev, t, n * 4, n, x, tool, k, None if x else "NO BID - over our length capacity")
        for c, v in enumerate(row, 1):
            w.cell(10 + i, c, v).border = THIN
            if c in (7, 8):
                w.cell(10 + i, c).number_format = "$#,##0.00"
        if x:
            q.line(a, n, x, leadTimeDays=k * 7)
        if tool:
            q.charge(tool, a)
    w["A17"] = "By submitting a quotation the supplier accepts TerraTrac purchasing terms rev 9. All tooling paid for by TerraTrac is TerraTrac property."
    for k, n in zip("ABCDEFGHIJ", (16, 14, 6, 24, 12, 10, 12, 12, 10, 34)):
        w.column_dimensions[k].width = n
    b.save(q.path)
    q.save()


def pcba():
    """Boards: breaks across with a lead time under each quantity, NRE block with stencil and test fixture."""
    q = Quote("en-uk-pcba-breaks.xlsx", "breaks-across", "en", "Severn Circuits Ltd", "GBP", validUntil=until(2026, 11, 12, 14), incoterm="DAP")
    qty, items = (50, 100, 250, 500), [("MB-A330", "Main board assy, 6 layer", (86.4, 74.15, 66.9, 61.35), 690), ("DS-A331", "Display board assy, 2 layer", (31.25, 25.8, 22.4, 20.1), 410)]
    b = xlsxwriter.Workbook(q.path)
    w = b.add_worksheet("Quotation SC-8841")
    bold, pound = b.add_format({"bold": True, "border": 1}), b.add_format({"num_format": "£#,##0.00", "border": 1})
    for r, t in enumerate(("Severn Circuits Ltd - electronic manufacturing services", "Quotation SC-8841 issue A - 12 November 2026", "For Malvern Hydrometrics Ltd, attn. Jo Spragg")):
        w.write(r, 0, t)
    w.merge_range("C5:F5", "Unit price at batch quantity", b.add_format({"bold": True, "align": "center", "border": 1}))
    for c, t in enumerate(("Assembly", "Description", *qty)):
        w.write(5, c, t, bold)
    for r, (a, t, ps, nre) in enumerate(items, 6):
        w.write(r, 0, a, bold)
        w.write(r, 1, t)
        for c, x in enumerate(ps, 2):
            w.write(r, c, x, pound)
        q.line(a, None, list(zip(qty, ps)), leadTimeDays=workdays(20))
    w.write(9, 0, "NRE (one-off)", bold)
    for r, (a, _, _, nre) in enumerate(items, 10):
        w.write(r, 0, a)
        w.write(r, 1, "Stencil, programming and test jig")
        w.write(r, 2, nre, pound)
        q.charge(nre, a)
    for r, t in enumerate(("Lead time 20 working days from order and free-issue kit.", "DAP Malvern. All prices exclude VAT.", "Component prices move quickly: quotation valid for 14 days."), 13):
        w.write(r, 0, t)
    w.set_column(0, 1, 28)
    b.close()
    q.save()


def fasteners_perl():
    """Excel::Writer::XLSX: prices per C and per M in one column, stock in a column of its own, minimum line value."""
    q = Quote("en-us-fasteners-uom.xlsx", "price-per", "en", "Tri-County Bolt & Industrial", "USD", validUntil="2026-12-16", incoterm="FOB")
    items = [("HCS-38-16-150-G8", "Hex cap screw 3/8-16 x 1-1/2 Gr 8 YZ", 4000, "C", 28.6, 0), ("FW-38-SAE-YZ", "Flat washer 3/8 SAE YZ", 8000, "M", 41.2, 0), ("SHCS-M8-30-BO", "Socket head cap screw M8 x 30 12.9", 2500, "C", 33.75, 7), ("TR-58-11-36", "Threaded rod 5/8-11 x 36 B7", 40, "E", 11.9, 14)]
    per = {"E": 1, "C": 100, "M": 1000}
    table = [["Line", "Our item", "Description", "Order qty", "U/M", "Price", "Extended", "Ships"]]
    for i, (a, t, n, u, x, d) in enumerate(items, 1):
        table.append([i, a, t, n, u, x, cents(n * x / per[u]), "Stock" if d == 0 else f"{d} days"])
        q.line(a, n, x, leadTimeDays=d, per=per[u] if per[u] > 1 else ...)
    table.append(["", "", "", "", "", "Total", cents(sum(n * x / per[u] for _, _, n, u, x, _ in items)), ""])
    top = [["TRI-COUNTY BOLT & INDUSTRIAL"], ["a Hagstrom Company"], ["Quote # T118842", "", "Date 11/16/2026", "", "Expires 12/16/2026"], ["Ship to: Osage Trailer Mfg, Mexico MO", "", "FOB origin, Sedalia MO", "", "USD"], [""]]
    notes = [["U/M: E = each, C = per hundred, M = per thousand. Minimum $25.00 per line."]]
    script = r"""use utf8; use JSON::PP; use Excel::Writer::XLSX; local $/; my $d = decode_json(<STDIN>); my $b = Excel::Writer::XLSX->new($ARGV[0]); my $w = $b->add_worksheet("Quote"); my $h = $b->add_format(bold => 1, bottom => 1); my $m = $b->add_format(num_format => '#,##0.00'); my $r = 0; for my $row (@{$d->{rows}}) { my $c = 0; for my $v (@$row) { my $f = $r == $d->{head} ? $h : ($c == 5 || $c == 6) ? $m : undef; $w->write($r, $c, $v, $f) if $v ne ''; $c++ } $r++ } $w->set_column(1, 2, 34); $b->close;"""
    subprocess.run(["perl", "-e", script, q.path], input=json.dumps({"rows": top + table + [[""]] + notes, "head": len(top)}).encode(), check=True)
    q.save(noMinimumPieces=True)


def semis():
    """A distributor's web cart export: two header blocks, customer part numbers beside the maker's, reel charge in a row."""
    q = Quote("en-us-distributor-cart.xlsx", "distributor", "en", "Calloway Electronics Supply", "USD", validUntil="2026-11-24")
    items = [("GRM188R71C105KA12D", "C-1001", 4000, 0.0213, 0), ("ERJ-3EKF1002V", "R-2004", 5000, 0.0041, 0), ("LM5164DDAR", "U-3310", 500, 1.874, 112), ("43045-0600", "J-0412", 500, 0.8265, 42)]
    b = xlsxwriter.Workbook(q.path)
    w = b.add_worksheet("Cart")
    for r, row in enumerate((("Quote ID", "Created", "Expires", "Currency", "Customer"), ("CE-55120087", "2026-11-17", "2026-11-24", "USD", "Pinyon Robotics"))):
        w.write_row(r, 0, row)
    w.write_row(3, 0, ("#", "Mfr part number", "Customer ref", "Quantity", "Unit price", "Ext. price", "Availability"))
    r = 4
    for i, (a, ref, n, x, d) in enumerate(items, 1):
        w.write_row(r, 0, (i, a, ref, n, x, cents(n * x), f"{n * 3} in stock" if d == 0 else f"{d // 7} weeks"))
        r += 1
        q.line(a, n, x, leadTimeDays=d)
    w.write_row(r, 1, ("REEL-FEE", "Re-reeling, line 1", 1, 7, 7))
    q.charge(7, "GRM188R71C105KA12D")
    total = sum(cents(n * x) for _, _, n, x, _ in items) + 7
    w.write_row(r + 1, 4, ("Subtotal", total))
    w.write_row(r + 2, 4, ("Shipping (UPS Ground)", 8.99))
    w.write_row(r + 3, 4, ("Total", cents(total + 8.99)))
    q.charge(8.99)
    w.write(r + 5, 0, "Calloway Electronics Supply, 2 Depot Plaza, Rapid City SD 57701, sales@calloway-supply.example")
    w.set_column(1, 7, 20)
    b.close()
    q.save()


if __name__ == "__main__":
    for make in (buyer_form, pcba, fasteners_perl, semis):
        make()
