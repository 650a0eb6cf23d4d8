"""PDF quotes in English: UK plating letter, Turkish hydraulics on two pages, US bar stock by the pound."""

from kit import after, cells, groff, saved, true, us, weasy, workdays, write
from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, Side


def plating():
    name, s = "en-uk-plating-letter.pdf", "WHARFEDALE ELECTROPLATERS"
    rows = [("HB-2207", "Zinc 8 µm + clear passivate", "2,000", 0.34), ("HB-2211", "Zinc nickel 10 µm, Cr6 free", "1,500", 0.92), ("HB-2230", "Electroless nickel 25 µm", "400", 3.65), ("HB-2236", "Bright tin over copper flash", "5,000", 0.118)]
    body = "\n".join(f"{a};{d};{q};£{p:.3f}" if p < 0.2 else f"{a};{d};{q};£{p:.2f}" for a, d, q, p in rows)
    groff(name, f""".LP
.ce 2
\\fB\\s+4{s}\\s-4\\fP
\\s-2a trading division of Otley Bridge Surface Technologies Ltd\\s+2
.sp
.nf
Mr Neil Garside
Harrop Brackets Ltd
Shipleigh

10th November 2026
Our ref: WE/NG/4471
.fi
.sp
Dear Neil,
.PP
Thank you for sending the samples in. We can plate your parts, free issue, at the following prices per piece, which assume batches of the size shown:
.TS
center tab(;) box;
lb lb rb rb
l l n r.
Part;Finish;Batch;Price each
_
{body}
.TE
.PP
HB-2230 has to be racked and we would make a dedicated jig, for which there is a one\\-off charge of £240.00. Certificates of conformity are £12.50 per delivery note and you have asked for one with this order, so please add it. Masking of the M8 threads on HB-2211 is in the price.
.PP
Turnround is 5 working days, electroless nickel 8 working days. Our minimum charge is £60.00 per process per batch. Collection and delivery by our van is free within 20 miles. Prices are subject to VAT and open for acceptance until 31st January 2027.
.sp
Yours sincerely,
.sp 2
.nf
Margaret Dyson
Commercial Manager
""", "-ms", "-t")
    lead = {"HB-2230": workdays(8)}
    true(name, "letter", "en", dict(supplier=s, currency="GBP", validUntil="2027-01-31"), [(a, int(q.replace(",", "")), p, dict(leadTimeDays=lead.get(a, workdays(5)))) for a, _, q, p in rows], [("HB-2230", 240), 12.5], noMinimumPieces=True)


def hydraulics():
    name, s = "en-tr-hydraulics-two-pages.pdf", "Anadolu Hidrolik Sanayi ve Ticaret A.Ş."
    kinds = (("AHC", "Cylinder double acting", 148.0), ("AHV", "Directional valve 4/3 NG6", 86.0), ("AHP", "Gear pump group 2", 112.0), ("AHS", "Seal kit for AHC", 9.5))
    rows = []
    for i in range(44):
        code, d, base = kinds[i % 4]
        rows.append((f"{code}-{40 + 5 * (i // 4)}-{100 + 25 * (i % 7)}", f"{d}, size {40 + 5 * (i // 4)}", (4, 6, 10, 25, 8)[i % 5], round(base * (1 + 0.07 * (i // 4)), 2), 15 if i % 4 < 3 else 30))
    wb = Workbook()
    ws = wb.active
    ws.title = "Proforma"
    ws["A1"], ws["A1"].font = s, Font(bold=True, size=14)
    ws["A2"] = "Organize Sanayi Bölgesi 14. Cadde No:7, Konyaova, Türkiye"
    ws["A4"], ws["E4"] = "Messrs: Baltic Crane Service UAB", "Offer no: TKF-2026-2207"
    ws["A5"], ws["E5"] = "Attn: Mr. Tomas Petrauskas", "Date: 06.11.2026"
    head = ("No", "Item code", "Description", "Qty", "List price EUR", "Disc. %", "Net price EUR", "Amount EUR")
    thin = Side(style="thin")
    out, total = [], 0.0
    ws.append([])
    ws.append(head)
    for i, (a, d, q, p, r) in enumerate(rows, 1):
        net = round(p * (100 - r) / 100, 2)
        total += q * net
        out.append((a, q, net))
        ws.append((i, a, d, q, p, r, net, round(q * net, 2)))
    last = ws.max_row
    ws.append(("", "", "Export packing and customs documents", "", "", "", "", 140.0))
    ws.append(("", "", "TOTAL EUR", "", "", "", "", round(total + 140, 2)))
    ws.append([])
    for line in ("Delivery term: FCA Konyaova, Incoterms 2020", "Delivery time: 30 days after order confirmation", "Payment: 50% in advance, 50% before shipment", "Validity of our offer: 20.12.2026", "Minimum invoice amount is EUR 500."):
        ws.append((line,))
    for row in ws.iter_rows(min_row=7, max_row=last + 2, max_col=8):
        for c in row:
            c.border = Border(bottom=thin)
            if c.column >= 5 and c.column != 6:
                c.number_format = "#,##0.00"
    for c in ws[7]:
        c.font, c.alignment = Font(bold=True), Alignment(wrap_text=True, horizontal="center")
    for col, w in zip("ABCDEFGH", (5, 15, 34, 6, 11, 7, 11, 13)):
        ws.column_dimensions[col].width = w
    for r in range(8, last + 1):
        ws.row_dimensions[r].height = 20
    ws.print_title_rows = "7:7"
    ws.page_setup.paperSize, ws.page_setup.fitToHeight = 9, 0
    ws.sheet_properties.pageSetUpPr.fitToPage = True
    saved(wb.save, "xlsx", name)
    true(name, "list-discount-net-two-pages", "en", dict(supplier=s, currency="EUR", incoterm="FCA", leadTimeDays=30, validUntil="2026-12-20"), out, [140], noMinimumPieces=True)


def bars():
    name, s = "en-us-bar-stock-per-lb.pdf", "Great Lakes Alloy & Tube"
    rows = [("4140-RD-3.000", "4140 HT RD 3.000 x 12' R/L", 2450, 1.285, 0), ("17-4-RD-1.500", "17-4 PH COND A RD 1.500, cut 24\"", 880, 4.62, 165), ("1018-FLT-1X4", "1018 CF FLAT 1 x 4 x 12'", 1960, 0.97, 0), ("6061-PL-2.0", "6061-T651 PLATE 2.000, sawn 18 x 24", 1340, 3.18, 210)]
    body = [(f"{10 * i}", a, d, us(q, 0), "LB", us(p, 4), us(q * p), us(c) if c else "") for i, (a, d, q, p, c) in enumerate(rows, 1)]
    goods, cut = sum(q * p for _, _, q, p, _ in rows), sum(r[4] for r in rows)
    html = f"""<html><style>@page{{size:Letter landscape;margin:12mm}}body{{font:9pt DejaVu Sans}}table{{border-collapse:collapse;width:100%}}th{{border-top:1pt solid;border-bottom:1pt solid;text-align:left;padding:2pt}}td{{padding:2pt}}.r{{text-align:right}}</style>
<div style="float:right;border:1pt solid;padding:4pt">QUOTE NO. 7-338190<br>11/12/2026 &nbsp; 10:42 AM<br>SALESPERSON 44 K. NOWAK<br>GOOD FOR 7 DAYS</div><h3>{s}, a Division of Marlowe Metals Group</h3><p>PO Box 1190, Lorain Point OH 44999 &nbsp; 800-555-0165</p><p>SOLD TO 20918: TITUS HYDRAULIC CYLINDER CORP &nbsp;&nbsp; ATTN: PURCHASING / WES &nbsp;&nbsp; SHIP VIA: OUR TRUCK &nbsp; TERMS: 1/2% 10 N30</p>
<table>{cells('th', [("LN", "ITEM", "DESCRIPTION", "WEIGHT", "UM", "PRICE/LB", "MATERIAL", "CUTTING CHG")])}{cells('td', body, (3, 5, 6, 7))}</table><hr>
<table><tr><td class=r>MATERIAL</td><td class=r style="width:32mm">{us(goods)}</td></tr><tr><td class=r>CUTTING</td><td class=r>{us(cut)}</td></tr><tr><td class=r>FUEL SURCHARGE</td><td class=r>38.00</td></tr><tr><td class=r>MILL CERTS</td><td class=r>N/C</td></tr><tr><td class=r><b>TOTAL USD</b></td><td class=r><b>{us(goods + cut + 38)}</b></td></tr></table><p>WEIGHTS ARE THEORETICAL. IN STOCK SUBJECT TO PRIOR SALE, DELIVERY 3 DAYS ARO; SAWN ITEMS 5 DAYS ARO.</p></html>"""
    weasy(name, html)
    true(name, "per-pound-cutting-column", "en", dict(supplier=s, currency="USD", unit="lb", validUntil=after("2026-11-12", 7)), [(a, q, p, dict(leadTimeDays=5 if c else [0, 3])) for a, _, q, p, c in rows], [*[(r[0], r[4]) for r in rows if r[4]], 38])


write(plating, hydraulics, bars)
