"""More English quotes as PDF: wkhtmltopdf, groff, pandoc, ReportLab over several pages."""

from kit import Quote, groff, pandoc, rows, until, us, weeks, wk, workdays
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle


def lakh(amount):
    """1234567.5 as 12,34,567.50."""
    whole, part = f"{amount:.2f}".split(".")
    head, tail = whole[:-3], whole[-3:]
    groups = []
    while head:
        groups.insert(0, head[-2:])
        head = head[:-2]
    return ",".join([*groups, tail]) + "." + part


def indian_castings():
    """Rupees in lakh style, pattern cost in a column, GST and packing rows."""
    q = Quote("en-in-castings-lakh.pdf", "charge-column", "en", "Shree Vinayak Alloy Castings Pvt. Ltd.", "INR", validUntil=until(2026, 10, 5, 30), leadTimeDays=weeks(6, 7), incoterm="EXW")
    items = [("VCP-0881", "Pump casing, SG iron 400/15", "18.4", 250, 2346, 185000), ("VCP-0882", "Impeller, CF8M", "3.15", 250, 1984.5, 92000), ("VCP-0890", "Bearing bracket, FG 260", "11.7", 500, 1088.1, 0)]
    table = []
    for i, (a, t, w, n, x, c) in enumerate(items, 1):
        table.append((i, a, t, w, n, lakh(x), lakh(n * x), lakh(c) if c else "Available"))
        q.line(a, n, x)
        if c:
            q.charge(c, a)
    goods, patterns = sum(r[3] * r[4] for r in items), sum(r[5] for r in items)
    packing = 12500
    q.charge(packing)
    net = goods + packing
    foot = rows([("Basic value", lakh(goods)), ("Packing &amp; forwarding (lump sum)", lakh(packing)), ("IGST @ 18%", lakh(net * 0.18)), ("Total excluding patterns", lakh(net * 1.18))], right=(1,))
    wk(q.path, f"""<meta charset=utf-8><style>body{{font:12px Arial}}table{{border-collapse:collapse;width:100%}}td,th{{border:1px solid #444;padding:3px 5px;text-align:left}}</style>
<center><h2 style="margin:0">SHREE VINAYAK ALLOY CASTINGS PVT. LTD.</h2>Plot No. C-114, MIDC, Shiroli, Kolhapur 416 122 &nbsp; GSTIN 27ABCDE1234F1Z0</center><hr>
<table style="border:0"><tr><td style="border:0">To,<br><b>M/s Rotodyne Flow Equipments Ltd.</b><br>Coimbatore<br>Kind Attn: Mr. Senthil Nathan</td><td style="border:0;text-align:right">Offer No: SVAC/Q/26-27/0417<br>Date: 05.10.2026<br>Your enquiry: mail dtd. 28.09.2026</td></tr></table>
<p>Dear Sir,<br>With reference to above, please find our best offer as under:</p>
<table><tr><th>Sr. No.</th><th>Drg. No.</th><th>Description &amp; Grade</th><th>Wt. (kg/pc)</th><th>Qty (Nos.)</th><th>Rate per No. (Rs.)</th><th>Amount (Rs.)</th><th>Pattern cost (Rs.)</th></tr>{rows(table, right=(3, 4, 5, 6, 7))}</table><br><table style="width:55%" align=right>{foot}</table><br clear=all>
<p><u>Terms &amp; conditions</u><br>1. Price: Ex-works Kolhapur.<br>2. Delivery: 6 to 7 weeks from date of P.O. and pattern approval.<br>3. Payment: 100% against proforma invoice for pattern; 45 days for castings.<br>4. Validity: 30 days from date of offer.<br>5. Total pattern cost Rs. {lakh(patterns)}, one time, patterns remain your property.</p><p>For Shree Vinayak Alloy Castings Pvt. Ltd.<br><br>Anjali Kulkarni (Manager - Marketing)</p>""", "--page-size", "A4")
    q.save()


def heat_treat():
    """Ordinary letter by groff; price per lb, minimum lot charge and certificate charge."""
    q = Quote("en-us-heat-treat-lb.pdf", "by-weight", "en", "R. J. Kovacic Heat Treating, Inc.", "USD", unit="lb", validUntil="2027-02-28", leadTimeDays=workdays(5), incoterm="FOB")
    items = [("B-20771", "Gear blank, 8620", "Carburize .040-.050, 58-62 HRC", 3200, 1.18), ("B-20785", "Pinion, 8620", "Carburize .030-.040, 58-62 HRC", 950, 1.46), ("B-31002", "Latch pin, 4140", "Quench & temper 32-36 HRC", 1400, 0.72)]
    for a, _, _, n, x in items:
        q.line(a, n, x)
    q.charge(65)
    body = "\n".join(f"{a}\t{t}\t{s}\t{n:,} lb\t{x:.2f}\t{us(n * x)}" for a, t, s, n, x in items)
    groff(q.path, f""".pl 11i
.ps 11
.vs 14
.nf
\\&
.sp 3
\\fB\\s+4R. J. Kovacic Heat Treating, Inc.\\s0\\fP
3318 Furnace Street, Youngstown, Ohio 44509   330-555-0119
.sp 2
November 9, 2026
.sp
Strayhorn Transmission Company
Attention: Bill Uhl
.sp
Subject: Quotation 11-0926, your request of November 4
.sp
Prices are for full loads as listed, per pound of parts as received.
.sp
.TS
box;
lB lB lB rB rB rB
l l l r r r.
Part\tDescription\tProcess\tWeight\t$/lb\tExtension
_
{body}
.TE
.sp
Total, processing: ${us(sum(n * x for *_, n, x in items))}
Certification with hardness report and case depth: $65.00 per order.
Lots below the weights shown are subject to our minimum lot charge of $240.00.
Turnaround 5 working days after receipt of parts. FOB our plant, Youngstown.
This quotation is good through February 28, 2027. Terms net 30.
.sp
Theresa Kovacic, Sales
.fi
""", "-t")
    q.save(noMinimumPieces=True)


def bearings():
    """A distributor's paper made by pandoc; an equivalent offered under two of the lines."""
    q = Quote("en-uk-bearings-equivalents.pdf", "alternatives", "en", "Harrowgate Bearings & Transmissions", "GBP", validUntil="2026-12-04", incoterm="DAP")
    items = [("6205-2RS/C3", "Deep groove ball bearing, Norvik", 200, 4.12, 0, False), ("NU 2210 ECP", "Cylindrical roller bearing, Norvik", 24, 61.8, 28, False), ("NU2210-E-TVP2", "Equivalent to above, Falkner, ex stock", 24, 47.3, 0, True), ("UCP 208", "Pillow block unit, Norvik", 60, 19.75, 7, False), ("SNL 512-610", "Plummer block housing", 12, 54.4, 42, False)]
    text = []
    for a, t, n, x, d, alt in items:
        number = "" if alt else 1 + sum(not each[5] for each in items[: len(text)])
        text.append(f"| {number} | {a} | {'*Alternative:* ' if alt else ''}{t} | {n} | {x:.2f} | {us(n * x)} | {'Stock' if d == 0 else f'{d // 7} wk'} |")
        q.line(a, n, x, leadTimeDays=d, **({"alternative": True} if alt else {}))
    q.charge(14.5)
    goods = sum(n * x for _, _, n, x, _, alt in items if not alt)
    pandoc(q.path, f"""---
title: Harrowgate Bearings & Transmissions
subtitle: Quotation QH-77120
lang: en-GB
header-includes: |
  <style>html, body {{ font-size: 9pt; max-width: none; padding: 0; hyphens: none }} table {{ font-size: 8.5pt }}</style>
---

*Trading name of H.B.T. (Yorkshire) Ltd, 4 Station Sidings, Selby YO8 4XX, 01757 555 010*

**To:** Dunmere Quarry Products Ltd, Stores (Kath Wray)\\
**Date:** 13 November 2026 \\quad **Contact:** Liam Astley

| Item | Part no. | Description | Qty | Unit £ | Total £ | Availability |
|:--|:-------|:-----------------|--:|---:|-----:|:-----|
{chr(10).join(text)}

Goods total without the alternative: **£{us(goods)}**, plus carriage £14.50, plus VAT.

Delivered DAP Dunmere. Prices hold until 4 December 2026; stock subject to prior sale. Account terms apply.
""".replace("\\quad", "  "), "--pdf-engine=weasyprint", "-V", "fontsize=10pt", "-V", "maxwidth=100%", "-V", "linestretch=1.1")
    q.save()


def castings_pages():
    """26 lines over two pages with the header repeated, notes between rows, a subtotal carried over."""
    q = Quote("en-us-screw-machine-pages.pdf", "over-pages", "en", "Pell City Screw Products LLC", "USD", validUntil=until(2026, 11, 2, 60), leadTimeDays=weeks(5), incoterm="EXW")
    head = ["Line", "Part number", "Description", "Annual qty", "Release qty", "Price / 100", "Release total"]
    body, total = [head], 0
    kinds = [("Standoff, hex", 14.2), ("Spacer, round", 9.85), ("Thumb screw", 22.4), ("Bushing, flanged", 17.65)]
    for i in range(26):
        kind, base = kinds[i % 4]
        price, n = round(base * (1 + (i // 4) * 0.13), 2), [500, 1000, 2500][i % 3]
        a = f"PC{4100 + i * 7}-{'B' if i % 2 else 'A'}"
        total += n * price / 100
        body.append([i + 1, a, f"{kind}, {'brass 360' if i % 2 else '303 SS'}", us(n * 12, 0), us(n, 0), us(price), us(n * price / 100)])
        q.line(a, n, price, per=100)
        if i in (7, 19):
            body.append(["", "NOTE: material for the next items supplied with DFARS certs", "", "", "", "", ""])
    body.append(["", "", "", "", "", "Total", us(total)])
    notes = [("SPAN", (1, i), (-1, i)) for i, row in enumerate(body) if str(row[1]).startswith("NOTE")]
    t = Table(body, colWidths=[30, 75, 140, 60, 62, 62, 75], repeatRows=1, rowHeights=22)
    t.setStyle(TableStyle([("LINEBELOW", (0, 0), (-1, -1), 0.3, colors.grey), ("FONTSIZE", (0, 0), (-1, -1), 8.5), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("FONTNAME", (0, 0), (-1, 0), "Helvetica-Bold"), *notes]))
    s = getSampleStyleSheet()
    p = lambda text, style="Normal": Paragraph(text, s[style])

    def foot(c, doc):
        c.setFont("Helvetica", 7)
        c.drawString(50, 28, "Pell City Screw Products LLC   Quote PC-26-340   11/02/2026")
        c.drawRightString(560, 28, f"Page {doc.page}")

    story = [p("Pell City Screw Products LLC", "Heading1"), p("1901 Cogswell Ave, Pell City, AL 35125"), Spacer(1, 6), p("QUOTATION PC-26-340 &nbsp; Date 11/02/2026 &nbsp; Customer: Baylor Enclosures Corp &nbsp; Blanket RFQ 2027"), p("Prices in US dollars per 100 pieces at the release quantity shown."), Spacer(1, 8), t, Spacer(1, 8), p("Lead time first release 5 weeks. EXW Pell City. Quote valid 60 days. No tooling charges.")]
    SimpleDocTemplate(q.path, pagesize=letter, invariant=1).build(story, onFirstPage=foot, onLaterPages=foot)
    q.save()


if __name__ == "__main__":
    for make in (indian_castings, heat_treat, bearings, castings_pages):
        make()
