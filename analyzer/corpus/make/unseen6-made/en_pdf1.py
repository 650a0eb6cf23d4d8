"""English PDFs: machining, springs, castings, gears, a distributor over pages."""

from kit import after, groff, lakh, at, true, trs, us, weasy, weeks, wk, write
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

S = getSampleStyleSheet()


def P(t, s="Normal"):
    return Paragraph(t, S[s])


def machining():
    name = "en-us-machining.pdf"
    rows = [("4471-003-B", "Manifold block, 6061-T6, clear anodize", 75, 118.40), ("4471-007-A", "End cap, 303 SS", 150, 22.15), ("4471-012-A", "Piston, 17-4 PH, H900", 150, 41.80), ("4471-020-C", "Retainer, brass C360", 300, 6.25)]
    total = sum(q * p for *_, q, p in rows)
    t = Table([["Item", "Part No. / Rev", "Description", "Qty", "Unit Price", "Extended"], *[[i, a, P(d), q, f"${us(p)}", f"${us(q * p)}"] for i, (a, d, q, p) in enumerate(rows, 1)], ["", "", "", "", "Total", f"${us(total)}"]], colWidths=[34, 90, 190, 40, 70, 80])
    t.setStyle(TableStyle([("GRID", (0, 0), (-1, -2), 0.4, colors.grey), ("BACKGROUND", (0, 0), (-1, 0), colors.lightgrey), ("ALIGN", (3, 0), (-1, -1), "RIGHT")]))
    SimpleDocTemplate(at(name), pagesize=letter, invariant=1).build([P("Kowalczyk &amp; Sons Machine Co., Inc.", "Heading1"), P("2290 Foundry Street, Wexlow Falls, WI 53999 &nbsp;|&nbsp; 555-010-4410 &nbsp;|&nbsp; ISO 9001:2015"), Spacer(1, 14), P("QUOTATION 26-1187", "Heading2"), P("Date: November 2, 2026<br/>To: Brightmoor Hydraulics, LLC, Attn: Dana Pruett<br/>Your RFQ: BH-3390"), Spacer(1, 10), t, Spacer(1, 12), P("Delivery: 5 to 6 weeks after receipt of order and material certs."), P("Terms: Net 30 days. F.O.B. Wexlow Falls, WI."), P("This quotation is valid for 30 days from the date above."), Spacer(1, 16), P("Stan Kowalczyk Jr., Estimating")])
    true(name, "table", "en", dict(supplier="Kowalczyk & Sons Machine Co., Inc.", currency="USD", incoterm="FOB", leadTimeDays=weeks(5, 6), validUntil=after("2026-11-02", 30)), [(a, q, p) for a, _, q, p in rows])


def springs():
    name = "en-uk-springs-footer.pdf"
    rows = [("DR-2207", "Compression spring 2.0 x 16 x 48, BS EN 10270-1 SH", 2500, 21.60), ("DR-2211", "Torsion spring LH, 1.4 wire", 1000, 38.25), ("DR-2240", "Wire form, 3.0 stainless 302", 500, 96.00)]
    total = sum(q / 100 * p for *_, q, p in rows)
    weasy(name, f"""<html lang=en><style>@page{{size:A4;margin:20mm 18mm 32mm;@bottom-center{{content:"Harcastle Spring Company Ltd · Unit 4 Tenter Lane, Brighouse, HD6 0XX · Tel 01484 000 000 · sales@harcastlesprings.example\\A Registered in England No. 0000000 · VAT reg. GB 000 0000 00";white-space:pre;font:7pt 'DejaVu Sans';color:#555}}}}body{{font:9pt 'DejaVu Serif'}}.r{{text-align:right}}table.q{{border-collapse:collapse;width:100%}}.q td,.q th{{border-bottom:1px solid #999;padding:4px;text-align:left}}.q .r{{text-align:right}}</style>
<p style="font-size:15pt"><b>Denholm Rail Components Limited</b></p><p>The Purchasing Manager<br>Denholm Works, Sidings Road<br>Doncaster DN1 0XX</p><p class=r>Our ref: HSC/8841/KB<br>10 November 2026</p>
<p>Dear Mrs Okonjo,</p><p>Thank you for your enquiry E-5521. We have pleasure in quoting as follows, all prices in pounds sterling <b>per 100</b>:</p>
<table class=q><tr><th>Part No</th><th>Description</th><th class=r>Quantity</th><th class=r>£ per 100</th><th class=r>Value £</th></tr>{trs([[a, d, us(q, 0), us(p), us(q / 100 * p)] for a, d, q, p in rows], (2, 3, 4))}<tr><td colspan=4 class=r>Goods total</td><td class=r>{us(total)}</td></tr></table>
<p>Tooling: DR-2240 requires a forming tool at £285.00, payable once. No tooling is needed for the other two items.</p>
<p>Delivery: 4 weeks from receipt of order. Carriage: our prices are ex works, Brighouse. VAT is extra at the rate ruling.</p><p>The above holds good until 31 January 2027.</p><p>Yours sincerely,<br><br>Keith Bramall<br>Sales Office</p></html>""")
    true(name, "letterhead-in-footer", "en", dict(supplier="Harcastle Spring Company Ltd", currency="GBP", per=100, incoterm="EXW", leadTimeDays=28, validUntil="2027-01-31"), [(a, q, p) for a, _, q, p in rows], [("DR-2240", 285)])


def castings():
    name = "en-in-castings.pdf"
    rows = [("VP-CI-118", "Pump casing, FG 260", "18.4", 400, 2140.00, 185000), ("VP-CI-121", "Impeller, SG 500/7", "4.2", 800, 865.50, 92000), ("VP-CI-130", "Bearing bracket, FG 260", "9.7", 400, 1095.00, 0)]
    sub = sum(r[3] * r[4] for r in rows)
    pat = sum(r[5] for r in rows)
    wk(name, f"""<html><meta charset=utf-8><style>body{{font:11px 'DejaVu Sans'}}table{{border-collapse:collapse;width:100%}}td,th{{border:1px solid #000;padding:4px}}.r{{text-align:right}}.n td{{border:0}}</style>
<center><h2>SRI VENKATARAMANA FOUNDRIES PVT. LTD.</h2>SF No. 000/2, Kanuvai Road, Coimbatore - 641 000, Tamil Nadu<br>GSTIN: 33AAAAA0000A0Z0 &nbsp; E-mail: sales@svfoundries.example</center><hr>
<table class=n><tr><td>To,<br><b>M/s. Palladian Pumps India Ltd.</b><br>Plot 14, MIDC, Pune<br>Kind Attn: Mr. S. Deshpande</td><td class=r>Quotation No.: SVF/QTN/2026-27/0418<br>Date: 05-11-2026<br>Your Enq.: Mail dtd. 28-10-2026</td></tr></table>
<p>Dear Sir,<br>With reference to your above enquiry, we are pleased to submit our lowest offer as under:</p>
<table><tr><th>Sl. No.</th><th>Drg. No.</th><th>Description &amp; Grade</th><th>Wt. (kg)</th><th>Qty (Nos.)</th><th>Rate / No. (Rs.)</th><th>Amount (Rs.)</th><th>Pattern cost (Rs.)</th></tr>{trs([[i, a, d, w, q, lakh(p), lakh(q * p), lakh(t) if t else "Nil*"] for i, (a, d, w, q, p, t) in enumerate(rows, 1)], (3, 4, 5, 6, 7))}
<tr><td colspan=6 class=r>Sub total</td><td class=r>{lakh(sub)}</td><td class=r>{lakh(pat)}</td></tr><tr><td colspan=6 class=r>IGST @ 18%</td><td class=r>{lakh(sub * 0.18)}</td><td class=r>{lakh(pat * 0.18)}</td></tr><tr><td colspan=6 class=r><b>Total</b></td><td class=r><b>{lakh(sub * 1.18)}</b></td><td class=r><b>{lakh(pat * 1.18)}</b></td></tr></table>
<p>* Your existing pattern will be used.</p><p><b>Terms &amp; Conditions:</b><br>1. Price: Ex-works Coimbatore.<br>2. Taxes: GST @ 18% extra as shown.<br>3. Delivery: 45 days from date of P.O. and pattern advance.<br>4. Payment: Pattern cost 100% advance; castings 30 days from invoice.<br>5. Validity: 30 days from the date of quotation.</p><p>For SRI VENKATARAMANA FOUNDRIES PVT. LTD.<br><br>Authorised Signatory</p>""")
    true(name, "tooling-column", "en", dict(supplier="SRI VENKATARAMANA FOUNDRIES PVT. LTD.", currency="INR", incoterm="EXW", leadTimeDays=45, validUntil=after("2026-11-05", 30)), [(r[0], r[3], r[4]) for r in rows], [(r[0], r[5]) for r in rows if r[5]])


def distributor():
    name = "en-us-electronics-pages.pdf"
    import random

    rnd = random.Random(61)
    stems = ["RC0603FR-07", "GRM188R71H", "BZX84C", "SN74LVC1G", "MMBT39", "CRCW0805", "TPS62", "LM317", "ERJ-3EKF", "C0402X5R"]
    rows = []
    for i in range(41):
        p = round([0.0042, 0.0185, 0.041, 0.093, 0.036, 0.0061, 1.28, 0.412, 0.0052, 0.0078][i % 10] * rnd.uniform(0.8, 1.9), 4)
        rows.append((f"{stems[i % 10]}{rnd.randint(10, 99)}{rnd.choice('KXLT')}{i:02d}", rnd.choice([100, 250, 1000, 2500, 4000, 5000]), p, rnd.choice(["Stock", "Stock", "6 wks", "14 wks"])))
    c = canvas.Canvas(at(name), pagesize=letter, invariant=1)
    page, y, total, page_total = 0, 0, 0, 0

    def head():
        nonlocal page, y
        page += 1
        c.setFont("Helvetica-Bold", 13)
        c.drawString(40, 750, "TRI-COUNTY ELECTRONIC SUPPLY")
        c.setFont("Helvetica", 8)
        c.drawString(40, 738, "a division of Marlin-Voss Industries, Inc.   PO Box 400, Rushford, NY 14999")
        for i, t in enumerate(["QUOTATION  Q0093317", "Date 11/06/2026    Expires 11/20/2026", "Customer 22841  Ardenne Controls Corp", f"Page {page} of 2"]):
            c.drawRightString(570, 750 - 11 * i, t)
        c.setFont("Helvetica-Bold", 8)
        for x, t in ((40, "Ln"), (64, "Part Number"), (400, "Availability")):
            c.drawString(x, 690, t)
        for x, t in ((270, "Quantity"), (350, "Unit Price"), (560, "Ext. Price")):
            c.drawRightString(x, 690, t)
        c.line(40, 686, 570, 686)
        c.setFont("Helvetica", 8)
        y = 674

    head()
    for i, (a, q, p, w) in enumerate(rows, 1):
        c.drawString(40, y, f"{i:03d}"), c.drawString(64, y, a), c.drawString(400, y, w)
        c.drawRightString(270, y, us(q, 0)), c.drawRightString(350, y, f"{p:.4f}"), c.drawRightString(560, y, us(round(q * p + 1e-9, 2)))
        total += round(q * p + 1e-9, 2)
        y -= 20
        if i == 28:
            c.drawRightString(560, y, f"Subtotal this page {us(total)}")
            c.showPage()
            page_total = total
            head()
            c.drawRightString(560, y, f"Brought forward {us(page_total)}")
            y -= 20
    for t, v in (("Merchandise", total), ("Cut-tape / re-reel fee", 49.00), ("Quote total USD", total + 49)):
        c.drawRightString(480, y, t), c.drawRightString(560, y, us(v))
        y -= 13
    c.drawString(40, y - 20, "FOB Rushford. NCNR on items over 10 weeks. Prices firm to the expiry date shown above.")
    c.save()
    lead = {"Stock": 0, "6 wks": 42, "14 wks": 98}
    true(name, "two-pages", "en", dict(supplier="TRI-COUNTY ELECTRONIC SUPPLY", currency="USD", incoterm="FOB", validUntil="2026-11-20"), [(a, q, p, dict(leadTimeDays=lead[w])) for a, q, p, w in rows], [49])


def gears():
    name = "en-us-gears.pdf"
    rows = [("SG-20-36", "Spur gear 20DP 36T, 8620, case hardened", 60, 74.25), ("SG-20-72", "Spur gear 20DP 72T, 8620, case hardened", 60, 121.90), ("WW-10-40", "Worm wheel 10DP 40T, bronze", 24, 203.00)]
    body = "\n".join(f"{a}\t{d}\t{q}\t${us(p)}\t${us(q * p)}" for a, d, q, p in rows)
    total = sum(q * p for *_, q, p in rows)
    groff(name, f""".ps 11
.vs 14
.nf
.ps 15
.B "Tillotson Gear Works"
.ps 11
Div. of E. H. Tillotson & Brothers Inc.
88 Raceway Street, Ansel, VT 05999

November 9, 2026

Northgate Packaging Machinery
Attn: R. Delacroix

Subject: Quotation TG-6014

.fi
We are pleased to quote on the gears of your drawings as follows. AGMA 10 quality, hobbed and ground.
.sp
.TS
box tab(\t);
l l r r r
l l r r r.
Part	Description	Qty	Each	Amount
_
{body}
_
	Total			${us(total)}
.TE
.sp
There is a hobbing tool charge of $640.00 for WW-10-40 only, one time. The tool stays with us.
.sp
Delivery is ten weeks from receipt of your order. Prices are ex works Ansel, Vermont and stay open for your acceptance
until December 31, 2026. Minimum order $500.00.
.sp
.nf
Very truly yours,

Harriet Tillotson
""", "-t", "-ms")
    true(name, "letter", "en", dict(supplier="Tillotson Gear Works", currency="USD", incoterm="EXW", leadTimeDays=70, validUntil="2026-12-31"), [(a, q, p) for a, _, q, p in rows], [("WW-10-40", 640)], noMinimumPieces=True)


write(machining, springs, castings, distributor, gears)
