"""PDF quotes in English: composites in Canada, optics on two pages, printed parts, Indian forgings."""

from docx import Document
from docx.shared import Pt
from reportlab.lib import colors
from reportlab.lib.pagesizes import LETTER
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from kit import after, at, groff, html_table, lakh, saved, true, us, weasy, weeks, word_table, workdays, write


def canada():
    name, s = "en-ca-composites-hst.pdf", "Bruce Peninsula Composites Inc."
    rows = [("NC-2201", "Radome half shell, E-glass/epoxy, gelcoat RAL 9010", 24, 318.0), ("NC-2202", "Radome base ring, carbon/epoxy", 24, 246.5), ("NC-2210", "Access hatch, E-glass/polyester", 48, 72.25)]
    sub = sum(q * p for *_, q, p in rows) + 5900 + 210
    d = Document()
    d.styles["Normal"].font.name, d.styles["Normal"].font.size = "DejaVu Sans", Pt(9)
    d.add_paragraph("NORTHCOM ANTENNA SYSTEMS LTD.").runs[0].font.size = Pt(15)
    d.add_paragraph("Attn. Gillian Proulx, Purchasing\n700 Innovation Drive, Kanata Ridge, ON")
    d.add_paragraph("Quotation 26-0447, November 10, 2026. All prices in Canadian dollars.")
    word_table(d, ("Item", "Your part no.", "Description", "Qty", "Each", "Total"), [(i, a, t, q, us(p), us(q * p)) for i, (a, t, q, p) in enumerate(rows, 1)] + [("4", "", "Mould for NC-2201, tooling gelcoat, property of customer", 1, "5,900.00", "5,900.00"), ("5", "", "Crating, returnable", 1, "210.00", "210.00"), ("", "", "", "", "Subtotal", us(sub)), ("", "", "", "", "HST 13 %", us(sub * 0.13)), ("", "", "", "", "TOTAL CAD", us(round(sub * 1.13, 2)))], widths=(1.4, 2.6, 5.7, 1.2, 2.2, 2.4))
    d.add_paragraph()
    d.add_paragraph("Delivery: mould 6 weeks, first set of parts 9 weeks after order, FCA Wiarton Bay, Ontario. For information the total before tax is about USD 16,400 at today's rate. This quotation is good for 45 days.")
    d.add_paragraph("Regards,\n\nDuncan Haist, P.Eng.")
    d.sections[0].footer.paragraphs[0].text = f"{s}  -  14 Harbour Street, Wiarton Bay, Ontario  -  HST 81555 0021 RT0001"
    saved(d.save, "docx", name)
    true(name, "letterhead-in-footer-tax", "en", dict(supplier=s, currency="CAD", incoterm="FCA", validUntil=after("2026-11-10", 45), leadTimeDays=63), [(a, q, p) for a, _, q, p in rows], [("NC-2201", 5900), 210])


def optics():
    name, s = "en-us-optics-two-pages.pdf", "Walden Pond Optics Corporation"
    shapes = (("PCX", "Plano-convex lens N-BK7"), ("BCX", "Biconvex lens N-BK7"), ("DCV", "Plano-concave lens N-SF11"), ("ACH", "Achromat, cemented doublet"))
    rows = []
    for i, (code, text) in enumerate(shapes):
        for j, (dia, f) in enumerate(((12, 25), (12, 50), (18, 40), (18, 75), (25, 50), (25, 100), (25, 150), (38, 75), (38, 150), (50, 100))):
            rows.append((f"WP-{code}-{dia}-{f}", f"{text} D{dia} f{f}, VIS AR", (10, 25, 40, 5)[(i + j) % 4], round(18.4 + 6.35 * i + dia * 0.61 + f * 0.043, 2), "stock" if (i * 3 + j) % 4 else "5 wk"))
    st = getSampleStyleSheet()
    tot = sum(r[2] * r[3] for r in rows)
    data = [["Item", "Catalog no.", "Description", "Qty", "Unit USD", "Ext. USD", "Delivery"]] + [[i, a, d, q, us(p), us(q * p), w] for i, (a, d, q, p, w) in enumerate(rows, 1)] + [["", "", "Total for lenses", "", "", us(tot), ""], ["", "", "Lot certification of coating (one lot charge)", 1, "165.00", "165.00", ""], ["", "", "Grand total", "", "", us(tot + 165), ""]]
    t = Table(data, repeatRows=1, colWidths=[30, 100, 200, 32, 55, 65, 48])
    t.setStyle(TableStyle([("FONTSIZE", (0, 0), (-1, -1), 8), ("LINEBELOW", (0, 0), (-1, 0), 0.8, colors.black), ("ALIGN", (3, 0), (5, -1), "RIGHT"), ("FONTNAME", (0, 0), (-1, 0), "Helvetica-Bold")]))

    def page(c, d):
        c.setFont("Helvetica-Bold", 14)
        c.drawString(40, 752, s)
        c.setFont("Helvetica", 8)
        c.drawString(40, 740, "31 Thoreau Lane, Concord Mills, MA 01799   sales@waldenpondoptics.example")
        c.drawRightString(572, 752, "Quotation WQ-30912")
        c.drawRightString(572, 740, f"Page {c.getPageNumber()} of 2")

    SimpleDocTemplate(at(name), pagesize=LETTER, leftMargin=40, rightMargin=40, topMargin=66, bottomMargin=40, invariant=1).build([Paragraph("November 6, 2026<br/>To: Lumenath Vision Systems, Ann Arbor Heights, MI; attn. Teo Marchetti", st["Normal"]), Spacer(1, 8), t, Spacer(1, 8), Paragraph("Stock items ship the same day. FOB Concord Mills, MA, freight collect. Prices firm through 12/31/2026. Minimum order $100.00.", st["Normal"])], onFirstPage=page, onLaterPages=page)
    true(name, "two-pages", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2026-12-31"), [(a, q, p, dict(leadTimeDays=0 if w == "stock" else 35)) for a, _, q, p, w in rows], [165], noMinimumPieces=True)


def printed():
    name, s = "en-uk-additive-letter.pdf", "Severn Laser Sintering Ltd"
    rows = [("TB-0071", "Duct, PA12 SLS, dyed black", 60, 14.2), ("TB-0072", "Clip, PA12 SLS, dyed black", 240, 3.85), ("TB-0080", "Nozzle, AlSi10Mg, stress relieved", 12, 131.0)]
    body = "\n".join(f"{a}\t{d}\t{q}\t£{us(p)}\t£{us(q * p)}" for a, d, q, p in rows)
    tot = sum(q * p for *_, q, p in rows)
    groff(name, f""".nr PO 2.2c
.ll 16.5c
.ft H
.ps 15
\\fB{s}\\fP
.ps 10
.br
Unit 9, Cattle Market Trading Estate, Tewkesbury Ham, GL20 9ZZ
.sp 1.2
12 November 2026
.sp
Ms Harriet Lund
.br
Trebarwen Marine Instruments Ltd
.sp
Dear Harriet,
.sp
Quotation SLS 4471
.sp
Thank you for the files. We can print these as follows, all prices ex VAT:
.sp
.TS
box;
lb lb rb rb rb
l l n r r.
Part	Description	Qty	Each	Total
_
{body}
_
Total				£{us(tot)}
.TE
.sp
The nozzles need the support cut-off fixture we discussed; that is a one-off £185.00 on top of the total. Vapour smoothing of the ducts would be a further £2.10 each should you want it. Carriage is £12.50 for the lot by courier.
.sp
Plastic parts leave here 6 working days from order, the nozzles 15 working days. We will hold these prices until 18 December 2026.
.sp
Yours sincerely,
.sp 2
Gareth Pugh
""", "-t")
    lead = {"TB-0080": workdays(15)}
    true(name, "letter", "en", dict(supplier=s, currency="GBP", validUntil="2026-12-18"), [(a, q, p, dict(leadTimeDays=lead.get(a, workdays(6)))) for a, _, q, p in rows], [("TB-0080", 185), 12.5])


def india():
    name, s = "en-in-forgings-gst.pdf", "Shree Ambika Forge & Engineering Pvt. Ltd."
    rows = [("FLG-DN80-SO", "Flange slip-on DN80, ASTM A105, forged & machined", 1200, 486.0), ("FLG-DN100-WN", "Flange weld neck DN100, ASTM A105", 800, 742.5), ("HUB-2290", "Hub forging, EN8, normalised, rough turned", 2500, 318.75)]
    sub = sum(q * p for *_, q, p in rows)
    pack = round(sub * 0.02, 2)
    base = sub + pack + 165000
    body = [(i, a, d, "7326 19", f"{q:,}", "Nos", lakh(p), lakh(q * p)) for i, (a, d, q, p) in enumerate(rows, 1)]
    weasy(name, f"""<html><style>@page{{size:A4;margin:14mm}}body{{font:9pt DejaVu Sans Condensed}}.r{{text-align:right}}table{{width:100%;border-collapse:collapse}}td,th{{border:.5pt solid #000;padding:3pt}}</style>
<p style="text-align:center;margin:0">|| Shree Ganeshay Namah ||</p><h2 style="text-align:center;margin:2pt">{s.upper()}</h2><p style="text-align:center">Plot C-47, MIDC Phase II, Shiroli Budruk, Kolhapur 416 199, Maharashtra. GSTIN: 27AAAAA0000A1Z5</p>
<p><b>QUOTATION</b> No. SAFE/26-27/0318 &nbsp; Dt. 03.11.2026<br>M/s. Coromandel Pumps & Systems Ltd., Chennai. Kind Attn.: Mr. R. Venkatesan</p><p>Dear Sir, With reference to your enquiry dt. 28.10.2026 we are pleased to quote our lowest rates as under:</p>
{html_table(("Sr.", "Part No.", "Description", "HSN", "Qty.", "UOM", "Rate (Rs.)", "Amount (Rs.)"), body, (4, 6, 7), (("Basic total", lakh(sub)), ("P & F @ 2 %", lakh(pack)), ("Die cost for HUB-2290 (one time)", lakh(165000)), ("Taxable value", lakh(base)), ("IGST @ 18 %", lakh(base * 0.18)), ("Grand Total", lakh(base * 1.18))))}
<p><b>Terms:</b> Ex-works Kolhapur, freight to pay. Delivery 6 to 7 weeks from date of PO. Payment 50 % advance. Validity 30 days. TPI charges, if any, to your account.</p><p style="text-align:right">For {s}<br><br>Authorised Signatory</p></html>""")
    true(name, "indian-grouping-tax", "en", dict(supplier=s, currency="INR", incoterm="EXW", validUntil=after("2026-11-03", 30), leadTimeDays=weeks(6, 7)), [(a, q, p) for a, _, q, p in rows], [pack, ("HUB-2290", 165000)])


write(canada, optics, printed, india)
