"""PDF quotes in English from the UK, India and China."""

import tempfile
from pathlib import Path

import docx
import openpyxl
from kit import after, at, foot, groff, lakh, soffice, table, total, true, us, weasy, weeks, wk, word_table, working_days
from openpyxl.styles import Alignment, Border, Font, Side
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas


def sand_foundry():
    name = "en-uk-sand-foundry-letter.pdf"
    rows = [("HB 1140", "Bearing housing, EN-GJL-250, 38 kg", 24, 96.40), ("HB 1141", "Bearing cap, EN-GJL-250, 9.5 kg", 24, 31.75), ("PD 0077", "Pedestal, EN-GJS-400-15, 112 kg", 6, 341.00)]
    lines = "\n".join(f"{a}\t{b}\t{q}\t{p:.2f}\t{us(q * p)}" for a, b, q, p in rows)
    groff(name, f""".nr PO 2.3c
.nr LL 16.4c
.LP
.B "Abel Thackeray & Sons (Ironfounders) Ltd"
.br
Canal Foundry, Low Wharf, Brighouse Moor HD99 6ZZ
.br
Tel 01632 960 412
.sp
.LP
Our ref: AT/RS/2291
.br
5th October 2026
.sp
.LP
Kelbrook Conveyors Ltd
.br
Dear Mr Ashworth,
.sp
.LP
.B "Your enquiry KC 5510 - grey and SG iron castings"
.LP
We thank you for the above and are pleased to offer, fettled, shot blasted and primed:
.TS
box center tab(\t);
lB lB rB rB rB
l l n n n.
Drawing\tDescription\tNo. off\t\\[Po] each\t\\[Po]
_
{lines}
_
\tTotal, nett\t\t\t{us(total(rows, 2, 3))}
.TE
.LP
New pattern equipment in resin board would be required for PD 0077 at a cost of \\[Po]2,150.00 nett. Your existing patterns are suitable for the remainder, but HB 1140 requires a repair to the corebox which we would carry out for \\[Po]180.00.
.LP
Delivery: 6 weeks from receipt of order and patterns. Prices are delivered your works (DAP) and remain open for 60 days from the date above. VAT extra at the rate ruling.
.sp
.LP
Yours sincerely,
.sp 2
R. Sugden
.br
Works Director
""", "-ms", "-t")
    true(name, "letter", "en", dict(supplier="Abel Thackeray & Sons (Ironfounders) Ltd", currency="GBP", incoterm="DAP", validUntil=after(2026, 10, 5, 60), leadTimeDays=42), [(a, q, p) for a, _, q, p in rows], [dict(part="PD 0077", amount=2150), dict(part="HB 1140", amount=180)])


def springs():
    name = "en-uk-springs-per-100.pdf"
    rows = [("CS-3381", "Compression, 1.6 wire, BS EN 10270-1 SM, zinc", 2500, 18.45), ("CS-3390", "Compression, 2.5 wire, 302 stainless", 1000, 46.20), ("TS-0418", "Torsion LH, 2.0 wire", 500, 62.75), ("WF-1102", "Wire form, 3.0 wire, nickel", 5000, 11.08)]
    goods = total(rows, 2, 3, 100)
    vat = round((goods + 24) * 0.2, 2)
    trs = [(us(q, 0), a, b, f"£{p:.2f}", "100", f"£{us(q * p / 100)}") for a, b, q, p in rows]
    weasy(name, f"""<html><style>@page{{size:A4;margin:18mm;@bottom-center{{content:"Reg. in England 00991234 - VAT No. GB 000 9912 34 - E&OE";font:7pt Helvetica}}}}body{{font:10pt Helvetica}}table{{width:100%;border-collapse:collapse}}td,th{{padding:4px;text-align:left;border-bottom:.5px solid #444}}.r{{text-align:right}}</style>
<table><tr><td><b style="font-size:17pt">COLNE VALLEY SPRINGS</b><br>a trading style of C.V.S. (Slaithwaite) Limited</td><td class=r>Spring Mill, Slaithmoor HD99 5ZZ<br>sales@cvsprings.example</td></tr></table>
<h3>QUOTATION Q26/1180</h3><p>Date: 28/09/2026<br>Customer: Marfleet Valves Ltd, Hull Haven<br>Your ref: RFQ 0914 / Lynne Pashby</p>
{table(["Qty", "Part no.", "Description", "Price", "Per", "Value"], trs, ("r", "", "", "r", "r", "r"), foot(5, [("Goods total", f"£{us(goods)}"), ("Carriage (overnight pallet)", "£24.00"), ("VAT 20%", f"£{us(vat)}"), ("Total", f"£{us(goods + 24 + vat)}")]))}
<p>Lead time: 15 working days. Validity: 30 days. Minimum order value £75.00. Quantities supplied may vary by +/- 5 % and will be invoiced as delivered.</p></html>""")
    true(name, "per-hundred", "en", dict(supplier="COLNE VALLEY SPRINGS", currency="GBP", validUntil=after(2026, 9, 28, 30), leadTimeDays=working_days(15), per=100), [(a, q, p) for a, _, q, p in rows], [dict(amount=24)], noMinimumPieces=True)


def plating():
    name = "en-uk-plating-small-lots.pdf"
    rows = [("A-2207", "Bush: electroless nickel 25 µm", 200, 1.85, 370.0), ("A-2211", "Shaft: hard chrome 50 µm, ground", 40, 14.60, 584.0), ("A-2290", "Plate: zinc nickel, trivalent passivate", 600, 0.62, 372.0)]
    d = docx.Document()
    d.add_paragraph("QUOTATION").runs[0].bold = True
    d.add_paragraph("To: Fenwick Hydraulics Ltd, Accounts & Purchasing, Team Valley NE99 0ZZ\nRef: MF-0733   Date: 19 October 2026   Valid until: 18 January 2027")
    word_table(d, ["Part", "Process", "Batch qty", "Price each GBP", "Batch price GBP"], [[a, b, q, f"{p:.2f}", us(e)] for a, b, q, p, e in rows])
    d.add_paragraph("")
    d.add_paragraph("Masking jig for A-2211, once only: 145.00 GBP. Certificates of conformity: 12.50 GBP per batch, three batches 37.50 GBP in all. Our minimum batch charge of 95.00 GBP is exceeded by all three items.")
    d.add_paragraph("Turnround 7-8 working days from receipt of parts. Collection and delivery by our own van, free within 30 miles.")
    d.add_paragraph("Gordon Liddle\nfor Tyneside Metal Finishers (1998) Ltd")
    with tempfile.TemporaryDirectory() as folder:
        d.save(Path(folder) / "plating.docx")
        soffice(Path(folder) / "plating.docx", name)
    true(name, "letter", "en", dict(supplier="Tyneside Metal Finishers (1998) Ltd", currency="GBP", validUntil="2027-01-18", leadTimeDays=working_days(7, 8)), [(a, q, p) for a, _, q, p, _ in rows], [dict(part="A-2211", amount=145), dict(amount=37.5)], noMinimumPieces=True)


def buyers_form():
    name = "en-uk-buyers-form-fabrication.pdf"
    rows = [("10", "WX-5501/3", "Guard frame, welded, 40x40x3 SHS", "20", "188.00", "5"), ("20", "WX-5507/1", "Mesh panel 1200 x 800", "40", "52.60", "5"), ("30", "WX-5512/2", "Interlock bracket, 3 mm SS304", "80", "9.35", "4"), ("40", "WX-5520/1", "Perspex window, bonded", "20", "no quote", "")]
    trs = [tuple(f'<span class=h>{c}</span>' if i > 3 else c for i, c in enumerate(r)) for r in rows]
    wk(name, f"""<html><meta charset=utf-8><style>body{{font:10pt Arial}}table{{width:100%;border-collapse:collapse}}td,th{{border:1px solid #000;padding:5px;text-align:left}}.h{{font:italic 12pt "DejaVu Serif";color:#114}}h1{{background:#ddd;padding:6px}}</style>
<h1>WEXHAM PACKAGING MACHINERY PLC</h1><h3>Form P-14 Request for Quotation &ndash; to be completed and returned by the supplier</h3>
<table><tr><td>RFQ no.<br>26/3308</td><td>Buyer<br>Denise Okoro</td><td>Return by<br>9 Oct 2026</td></tr>
<tr><td>Supplier<br><span class=h>Bodmin Fabrications (G. &amp; T. Trelawny)</span></td><td>Supplier's ref.<br><span class=h>T 1107</span></td><td>Date<br><span class=h>7 Oct 2026</span></td></tr></table><br>
{table(["Item", "Part/issue", "Description", "Quantity", "Unit price (£)", "Delivery (weeks)"], trs)}
<br><table><tr><td>Welding fixture / tooling, if any (£)</td><td class=h>WX-5501/3: 260.00</td></tr><tr><td>Carriage, whole order (£)</td><td class=h>85.00</td></tr><tr><td>Offer open until</td><td class=h>31 Dec 2026</td></tr><tr><td>Delivery terms (Incoterms 2020)</td><td class=h>EXW Bodmin</td></tr><tr><td>Signed for the supplier</td><td class=h>Tamsin Trelawny</td></tr></table>
<p style="font-size:8pt">Wexham Packaging Machinery PLC conditions of purchase apply. Quotations on other forms will not be considered.</p></html>""")
    true(name, "buyers-form", "en", dict(supplier="Bodmin Fabrications (G. & T. Trelawny)", currency="GBP", incoterm="EXW", validUntil="2026-12-31"), [(r[1], int(r[3]), float(r[4]), dict(leadTimeDays=int(r[5]) * 7)) for r in rows[:3]], [dict(part="WX-5501/3", amount=260), dict(amount=85)])


def forgings_india():
    name = "en-in-closed-die-forgings.pdf"
    rows = [("KF-2201", "Connecting rod, 42CrMo4, 2.9 kg", 3000, 486.50), ("KF-2207", "Yoke, C45, 1.7 kg", 5000, 268.00), ("KF-2215", "Flange hub, 16MnCr5, 4.4 kg", 1200, 742.25)]
    goods = total(rows, 2, 3)
    pack = round(goods * 0.02, 2)
    c = Canvas(at(name), pagesize=A4)
    c.setFont("Helvetica-Bold", 15), c.drawString(45, 790, "SHREE KALYANI DROP FORGE PVT. LTD.")
    c.setFont("Helvetica", 9), c.drawString(45, 776, "Plot 41/B, MIDC Phase III, Kolhapur Nagar 416999, Maharashtra   GSTIN 27AAACS0000A1Z0")
    c.drawString(45, 752, "QUOTATION No. SKDF/QT/26-27/0391"), c.drawRightString(550, 752, "Date: 11-09-2026")
    c.drawString(45, 738, "M/s. Varsha Tractors Ltd., Pithampur. Kind attn: Mr. A. R. Deshmukh. Ref: your enquiry VT/PUR/778")
    y = 712
    columns = (48, 78, 140, 318, 375, 440, 548)
    c.setFont("Helvetica-Bold", 8.5)
    for x, text in zip(columns, ("Sr.", "Part No.", "Description", "HSN", "", "", "")):
        c.drawString(x, y, text)
    for x, text in ((410, "Qty (Nos.)"), (478, "Rate (Rs.)"), (548, "Amount (Rs.)")):
        c.drawRightString(x, y, text)
    c.line(45, y - 4, 550, y - 4)
    c.setFont("Helvetica", 8.5)
    for i, (a, b, q, p) in enumerate(rows):
        y -= 18
        for x, text in zip(columns, (i + 1, a, b, "73261910")):
            c.drawString(x, y, str(text))
        for x, text in ((410, lakh(q, 0)), (478, lakh(p)), (548, lakh(q * p))):
            c.drawRightString(x, y, text)
    y -= 10
    for text, amount in (("Basic total", goods), ("Packing & forwarding @ 2%", pack), ("GST @ 18%", round((goods + pack) * 0.18, 2)), ("Grand total", round((goods + pack) * 1.18, 2))):
        y -= 16
        c.drawRightString(478, y, text), c.drawRightString(548, y, lakh(amount))
    y -= 30
    for text in ("Terms: 1) Die cost one time, to be paid with order: KF-2201 Rs. 3,85,000/-, KF-2215 Rs. 2,40,000/-. Dies for KF-2207 exist.", "2) Delivery: 8 to 10 weeks after die approval. 3) Prices ex-works Kolhapur Nagar.", "4) Offer valid for 45 days. 5) Price variation as per steel price on mutually agreed formula.", "For Shree Kalyani Drop Forge Pvt. Ltd.", "S. B. Patil, Manager - Marketing"):
        c.drawString(45, y, text)
        y -= 15
    c.save()
    true(name, "table", "en", dict(supplier="SHREE KALYANI DROP FORGE PVT. LTD.", currency="INR", incoterm="EXW", validUntil=after(2026, 9, 11, 45), leadTimeDays=weeks(8, 10)), [(a, q, p) for a, _, q, p in rows], [dict(part="KF-2201", amount=385000), dict(part="KF-2215", amount=240000), dict(amount=pack)])


def diecasting():
    name = "en-cn-die-casting.pdf"
    rows = [("DC-8801", "Motor end cap, ADC12, powder coated", 5000, 2.86, 7200), ("DC-8802", "Gearbox cover, ADC12, tumbled", 5000, 1.94, 5800), ("DC-8810", "Heat sink, A380, CNC 4 holes", 2000, 5.35, 8600)]
    wb = openpyxl.Workbook()
    ws = wb.active
    ws.append(["To: BRIGHTWATER FITNESS EQUIPMENT CO."])
    ws["A1"].font = Font(size=18, bold=True)
    for row in (["Attn: Ms. Karen Doyle", None, None, None, "Date: Aug 20, 2026"], ["Quotation Sheet", None, None, None, "No.: HT260820-3"], [], ["Part No.", "Item", "MOQ / Qty (pcs)", "FOB Ningbo unit price (USD)", "Mold cost (USD)", "Parts amount (USD)"]):
        ws.append(row)
    for a, b, q, p, m in rows:
        ws.append([a, b, q, p, m, round(q * p, 2)])
    goods, molds = total(rows, 2, 3), sum(r[4] for r in rows)
    ws.append(["TOTAL", None, None, None, molds, goods])
    for text in ("Remarks:", "1. Mold lead time 35 days, mass production 25 days after sample approval.", "2. Payment: mold 50% deposit, 50% after T1 samples. Goods T/T 30/70.", "3. Quotation valid within 30 days. Exchange rate 1:7.1, Al ingot RMB 19,800/ton.", "", "Ningbo Beilun Hengtai Metal Products Co., Ltd.", "No. 88 Damo Road, Beilun, Ningbo, China   Jacky Wu  jacky@hengtai-metal.example"):
        ws.append([text])
    thin = Side(style="thin")
    for line in ws["A5:F9"]:
        for cell in line:
            cell.border = Border(thin, thin, thin, thin)
            cell.alignment = Alignment(wrap_text=True, vertical="top")
    for cells in ws["D6:D8"]:
        cells[0].number_format = "0.00"
    for cells in ws["E6:F9"]:
        for cell in cells:
            cell.number_format = "#,##0.00"
    for column, width in zip("ABCDEF", (12, 36, 13, 15, 13, 14)):
        ws.column_dimensions[column].width = width
    ws.row_dimensions[5].height = 34
    ws.page_setup.orientation, ws.page_setup.fitToHeight = "landscape", 0
    ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    with tempfile.TemporaryDirectory() as folder:
        wb.save(Path(folder) / "hengtai.xlsx")
        soffice(Path(folder) / "hengtai.xlsx", name)
    true(name, "tooling-column", "en", dict(supplier="Ningbo Beilun Hengtai Metal Products Co., Ltd.", currency="USD", incoterm="FOB", validUntil=after(2026, 8, 20, 30), leadTimeDays=[25, 35, 60]), [(a, q, p, dict(minimumOrder=q)) for a, _, q, p, _ in rows], [dict(part=a, amount=m) for a, _, _, _, m in rows])


for make in (sand_foundry, springs, plating, buyers_form, forgings_india, diecasting):
    make()
