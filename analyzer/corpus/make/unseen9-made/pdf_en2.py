"""PDF quotes in English: Taiwanese screws, a maker through its representative, Indian harnesses, a long list."""

from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, Side
from reportlab.lib import colors
from reportlab.lib.pagesizes import LETTER
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from kit import after, at, lakh, saved, span, table, true, us, weasy, weeks, write


def taiwan():
    name, s = "en-tw-screws-per-m.pdf", "CHI YUAN FASTENERS INDUSTRIAL CO., LTD."
    rows = [("CY-4X16-PH", "Pan head tapping screw 4x16, zinc Cr3+", 200000, 4.85), ("CY-5X25-HX", "Hex flange bolt M5x25 8.8, zinc", 100000, 13.2), ("CY-6X30-SEMS", "SEMS screw M6x30 with spring + flat washer", 60000, 21.75), ("CY-8NUT-FL", "Flange nut M8 cl. 8, zinc nickel", 80000, 17.4)]
    w = Workbook()
    h = w.active
    h.page_setup.orientation, h.page_setup.fitToWidth, h.sheet_properties.pageSetUpPr.fitToPage = "landscape", 1, True
    h.page_setup.fitToHeight = 0
    for i, width in enumerate((6, 17, 44, 13, 14, 15), 1):
        h.column_dimensions["ABCDEF"[i - 1]].width = width
    for line, text in ((1, s), (2, "No. 27, Lane 310, Benzhou Rd., Gangshan Dist., Kaohsiung, Taiwan"), (3, "TEL: 886-7-5550123  FAX: 886-7-5550124"), (5, "QUOTATION")):
        h.merge_cells(start_row=line, start_column=1, end_row=line, end_column=6)
        h.cell(line, 1, text).alignment = Alignment(horizontal="center")
    h["A1"].font, h["A5"].font = Font(bold=True, size=16), Font(bold=True, size=13, underline="single")
    h["A6"], h["E6"] = "Messrs.: STRANDHOLM TECHNIK A/S", "No.: CY-261104A"
    h["A7"], h["E7"] = "Attn: Mr. Kasper Bille", "Date: Nov. 04, 2026"
    thin = Side(style="thin")
    for j, t in enumerate(("Item", "Part No.", "Description", "Q'ty (PCS)", "US$ / M PCS", "Amount US$"), 1):
        h.cell(9, j, t).font = Font(bold=True)
    for i, (a, d, q, p) in enumerate(rows):
        for j, v in enumerate((i + 1, a, d, q, p, q / 1000 * p), 1):
            c = h.cell(10 + i, j, v)
            c.number_format = "#,##0" if j == 4 else "#,##0.00" if j > 4 else "General"
    for r in range(9, 14):
        for j in range(1, 7):
            h.cell(r, j).border = Border(thin, thin, thin, thin)
    h["E14"], h["F14"] = "TOTAL US$", sum(q / 1000 * p for _, _, q, p in rows)
    h["F14"].number_format = "#,##0.00"
    for i, t in enumerate(("PRICE TERM: FOB KAOHSIUNG, TAIWAN", "DELIVERY: 45-50 DAYS AFTER RECEIPT OF ORDER", "PACKING: BULK IN CARTONS ON PALLETS, INCLUDED", "MINIMUM: 50,000 PCS PER SIZE", "VALIDITY: NOV. 30, 2026", "TEST REPORT EN 10204 3.1: US$ 60.00 PER SHIPMENT")):
        h.cell(16 + i, 1, t)
    saved(w.save, "xlsx", name)
    true(name, "per-thousand", "en", dict(supplier=s, currency="USD", per=1000, incoterm="FOB", validUntil="2026-11-30", leadTimeDays=span(45, 50), minimumOrder=50000), [(a, q, p) for a, _, q, p in rows], [60])


def representative():
    name, s = "en-us-motors-through-rep.pdf", "Torvane Motion Inc."
    rows = [("TM-23-280-E", "NEMA 23 servo motor, 0.28 kW, encoder", 40, 312.0, 12), ("TM-34-750-E", "NEMA 34 servo motor, 0.75 kW, encoder", 24, 468.0, 10), ("TD-48-10", "Drive, 48 VDC 10 A, EtherCAT", 64, 289.0, 15)]
    net = [round(p * (100 - d) / 100, 2) for _, _, _, p, d in rows]
    body = [(i, a, t, q, f"{us(p)}", f"{d}%", us(n), us(n * q)) for i, ((a, t, q, p, d), n) in enumerate(zip(rows, net), 1)]
    tot = sum(n * r[2] for n, r in zip(net, rows))
    html = f"""<html><style>@page{{size:Letter;margin:16mm}}body{{font:10pt DejaVu Sans Condensed}}th{{background:#e8e3d5;text-align:left}}td,th{{padding:4pt}}.r{{text-align:right}}table{{width:100%;border-collapse:collapse;border-bottom:1pt solid #000}}</style>
<div style="float:right;text-align:right">Represented by<br>Ohio Valley Motion Sales<br>Rick Santoro, 513-555-0148</div><p style="font-size:18pt;margin:0"><b>TORVANE MOTION</b></p><p>Torvane Motion Inc., 77 Depot Rd, Keene Notch, NH 03499</p>
<p>Quotation TQ-10934-1 &nbsp; Date: 28 Oct 2026 &nbsp; Valid for 45 days<br>To: Packline Machinery Co., Dayton Ridge, OH, Attn: Sue Arbogast</p>
{table(("Ln", "Model", "Description", "Qty", "List USD", "Disc.", "Net USD", "Ext. USD"), body, (3, 4, 5, 6, 7), f'<tr><td colspan=7 class=r>Total net</td><td class=r>{us(tot)}</td></tr>')}
<p>Lead time: motors 8-10 weeks, drives 3 weeks, after receipt of order. Shipment EXW Keene Notch, NH.<br>Mating cable sets (TC-3M) are available at $46.00 each; not included.<br>Please issue the purchase order to Torvane Motion Inc., with a copy to our representative.</p></html>"""
    weasy(name, html)
    true(name, "discounts-rep", "en", dict(supplier=s, currency="USD", incoterm="EXW", validUntil=after("2026-10-28", 45)), [(r[0], r[2], n, dict(leadTimeDays=21 if r[0] == "TD-48-10" else weeks(8, 10))) for r, n in zip(rows, net)])


def indian():
    name, s = "en-in-harness-gst.pdf", "Sri Venkatesa Cable Assemblies Pvt. Ltd."
    rows = [("WH-0071-R2", "Wiring harness, dashboard, 42 circuits", "85443000", 600, 1845.0), ("WH-0072-R1", "Wiring harness, tail lamp, 9 circuits", "85443000", 1200, 312.5), ("BC-0150", "Battery cable 50 sq. mm x 1.2 m with lugs", "85444290", 500, 486.0)]
    body = [(i, a, d, h, us(q, 0), lakh(p), lakh(p * q)) for i, (a, d, h, q, p) in enumerate(rows, 1)]
    sub = sum(r[3] * r[4] for r in rows)
    base = sub + 42500 + 6500
    foot = "".join(f"<tr><td colspan=6 class=r>{k}</td><td class=r>{lakh(v)}</td></tr>" for k, v in (("Sub Total", sub), ("Applicator tooling for WH-0071-R2 (one time)", 42500), ("Packing &amp; forwarding", 6500), ("Taxable value", base), ("IGST @ 18%", round(base * 0.18, 2)), ("<b>Grand Total (INR)</b>", base + round(base * 0.18, 2))))
    html = f"""<html><style>@page{{size:A4;margin:12mm}}body{{font:9pt DejaVu Serif}}td:nth-child(2){{white-space:nowrap}}td,th{{border:.6pt solid #000;padding:3pt}}table{{border-collapse:collapse;width:100%}}.r{{text-align:right}}</style>
<center><b style="font-size:15pt">{s}</b><br>Plot No. 118-B, SIPCOT Industrial Estate Phase II, Hosapur 635 999<br>GSTIN: 33AAACS0000A1Z5 &nbsp; E-mail: sales@svcable.example<h3>QUOTATION</h3></center>
<p>To,<br>M/s. Trident Agro Vehicles Ltd., Purchase Dept.<br>Kind Attn: Mr. R. Subramaniam</p><p>Ref: SVC/QTN/26-27/0319 &nbsp;&nbsp; Date: 05.11.2026<br>Dear Sir, with reference to your enquiry dt. 29.10.2026 we are pleased to quote our most competitive rates:</p>
{table(("Sl.", "Part No.", "Description", "HSN", "Qty (Nos.)", "Rate (Rs.)", "Amount (Rs.)"), body, (4, 5, 6), foot)}
<p><u>Terms &amp; Conditions</u><br>Delivery: 5 weeks from date of P.O. and drawing approval<br>Price basis: Ex-works Hosapur<br>Payment: 30 days from invoice<br>Validity: 60 days from the date of quotation</p><p>For {s}<br><br>K. Meenakshi, Sr. Manager - Marketing</p></html>"""
    weasy(name, html)
    true(name, "charges-in-totals", "en", dict(supplier=s, currency="INR", incoterm="EXW", leadTimeDays=35, validUntil=after("2026-11-05", 60)), [(a, q, p) for a, _, _, q, p in rows], [("WH-0071-R2", 42500), 6500])


def long_list():
    name = "en-us-connectors-two-pages.pdf"
    st = getSampleStyleSheet()
    rows = []
    for i in range(46):
        pins, gender = (3, 4, 5, 8, 12)[i % 5], "MF"[i % 2]
        rows.append((f"RI{17 + i // 10}-{pins:02d}{gender}{100 + 7 * i}", f"Circular conn., {pins} pos., {'plug' if gender == 'M' else 'receptacle'}, shell {9 + 2 * (i % 4)}", 50 + 25 * (i % 7), round(6.4 + 0.83 * pins + 0.31 * (i % 9), 2), (0, 0, 14, 21, 0, 42)[i % 6]))
    word = {0: "Stock", 14: "2 weeks", 21: "3 weeks", 42: "6 weeks"}
    data = [["Line", "Part number", "Description", "Qty", "Price", "Extension", "Delivery"]] + [[f"{10 * i}", a, d, q, us(p), us(q * p), word[w]] for i, (a, d, q, p, w) in enumerate(rows, 1)]
    total = sum(q * p for _, _, q, p, _ in rows)
    data += [["", "", "Subtotal", "", "", us(total), ""], ["", "", "Freight, prepaid and added", "", "", "64.00", ""], ["", "", "Total USD", "", "", us(total + 64), ""]]
    t = Table(data, colWidths=[32, 88, 190, 36, 48, 66, 56], repeatRows=1)
    t.setStyle(TableStyle([("FONTSIZE", (0, 0), (-1, -1), 8), ("LINEBELOW", (0, 0), (-1, 0), 0.8, colors.black), ("ALIGN", (3, 0), (5, -1), "RIGHT"), ("FONTNAME", (0, 0), (-1, 0), "Helvetica-Bold")]))

    def foot(c, doc):
        c.setFont("Helvetica", 7.5)
        c.drawString(50, 34, "Redfield Interconnect, 5 Signal Way, Marlin Heights, TX 78999    Quote RQ-77120 dated 11/10/2026")
        c.drawRightString(560, 34, f"Page {doc.page}")

    top = [Paragraph("REDFIELD INTERCONNECT", st["Heading1"]), Paragraph("a Maddox Group Company", st["Normal"]), Spacer(1, 6), Paragraph("<b>Quote RQ-77120</b> &nbsp; November 10, 2026 &nbsp; Expires: December 10, 2026<br/>Customer: Bellingrath Avionics, Inc. &nbsp; Buyer: Tom Quigley &nbsp; Terms: Net 30 &nbsp; FOB: Origin", st["Normal"]), Spacer(1, 10)]
    SimpleDocTemplate(at(name), pagesize=LETTER, topMargin=40, bottomMargin=54).build([*top, t], onFirstPage=foot, onLaterPages=foot)
    true(name, "two-pages", "en", dict(supplier="Redfield Interconnect", currency="USD", incoterm="FOB", validUntil="2026-12-10"), [(a, q, p, dict(leadTimeDays=w)) for a, _, q, p, w in rows], [64])


write(taiwan, representative, indian, long_list)
