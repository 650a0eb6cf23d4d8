"""English csv, docx, txt and html files."""

import csv
from pathlib import Path

import docx
from docx.shared import Pt
from kit import Quote, cents, pandoc, until, us, weeks


def erp_csv():
    """An ERP's export: every row repeats the head of the quote; charges are rows with a type."""
    q = Quote("en-us-erp-export-types.csv", "export", "en", "Dunlevy Precision Castings LLC", "USD", validUntil="2026-12-31", incoterm="FCA")
    items = [("P-61120", "Valve body, 316", 90, 146.5, 10), ("P-61121", "Bonnet, 316", 90, 58.25, 10), ("P-61135", "Gland, 17-4PH", 180, 19.9, 8)]
    other = [("P-61120", "Wax tool, two cavity", "TOOLING", 5200), ("", "X-ray inspection, lot", "SERVICE", 640), ("", "Export crate", "PACKING", 175)]
    with open(q.path, "w", encoding="utf-8", newline="") as f:
        w = csv.writer(f, quoting=csv.QUOTE_ALL)
        w.writerow(["quote_no", "quote_date", "expires", "vendor_name", "customer", "line", "type", "part_no", "description", "qty", "uom", "unit_price", "currency", "line_total", "lead_weeks", "incoterm"])
        head = ["DPC-4418", "2026-11-10", "2026-12-31", "Dunlevy Precision Castings LLC", "Beaumont Valve & Control"]
        for i, (a, t, n, x, k) in enumerate(items, 1):
            w.writerow([*head, i, "ITEM", a, t, n, "EA", f"{x:.2f}", "USD", f"{n * x:.2f}", k, "FCA Tulsa"])
            q.line(a, n, x, leadTimeDays=k * 7)
        for i, (a, t, kind, x) in enumerate(other, 4):
            w.writerow([*head, i, kind, a, t, 1, "LOT", f"{x:.2f}", "USD", f"{x:.2f}", "", ""])
            q.charge(x, a or None)
    q.save()


def no_currency_csv():
    """Nothing says the currency: no sign, no code, no country."""
    q = Quote("en-nowhere-no-currency.csv", "no-currency", "en", "", "")
    items = [("TS-118-40", "Tension spring 1.2 x 9 x 40", 1000, 0.48), ("TS-118-55", "Tension spring 1.2 x 9 x 55", 1000, 0.53), ("CS-220-30", "Compression spring 2.0 x 16 x 30", 500, 0.87)]
    with open(q.path, "w", encoding="utf-8", newline="") as f:
        w = csv.writer(f)
        w.writerow(["Supplier", "Part", "Description", "Quantity", "Unit price", "Total", "Lead time (days)"])
        for a, t, n, x in items:
            w.writerow(["Everard Spring Works", a, t, n, f"{x:.2f}", f"{n * x:.2f}", 21])
    del q.truth["lines"]
    q.save(mustAsk="currency")


def optics_docx():
    """pandoc: a base offer, options that are not part of it in a list below."""
    q = Quote("en-us-optics-options.docx", "letter", "en", "Blue Heron Optical Coatings, Inc.", "USD", validUntil="2026-12-18", leadTimeDays=weeks(6), incoterm="EXW")
    q.line("BH-MIR-50", 40, 212)
    q.line("BH-BS-25", 100, 87.5)
    q.charge(1200)
    pandoc(q.path, """# Blue Heron Optical Coatings, Inc.

88 Vapor Lane, Santa Rosa, CA 95401

**Quotation BH-2611-07**, November 13, 2026

For: Stellan Photonics Corp., attn. Dr. Miriam Oduya

## Base offer

| Part | Description | Qty | Each | Total |
|:-----------|:----------------------------------|-----:|---------:|----------:|
| BH-MIR-50 | Dielectric mirror, 50 mm, R > 99.5 % at 1064 nm | 40 | $212.00 | $8,480.00 |
| BH-BS-25 | Beam splitter 50/50, 25 mm | 100 | $87.50 | $8,750.00 |
| | Coating run set-up, one time | 1 | $1,200.00 | $1,200.00 |
| | **Total** | | | **$18,430.00** |

## Options (not included above)

- Witness sample with spectral scan: $150.00 per run
- Laser damage test, outside laboratory: $2,350.00

Delivery is six (6) weeks after receipt of order, EXW Santa Rosa. This quotation expires December 18, 2026.

Leland Farrow, Applications Engineering
""")
    q.save()


def merged_docx():
    """Merged cells: one part over three rows of quantities, its die cost merged beside them."""
    q = Quote("en-in-forgings-merged.docx", "breaks-down", "en", "Bhavani Forge & Gear Works", "USD", validUntil=until(2026, 11, 2, 45), incoterm="CIF")
    items = [("BF-3301", "Yoke, EN8, shot blasted", [(500, 6.42), (1000, 5.98), (2000, 5.71)], 3400, 9), ("BF-3314", "Flange, SA105", [(500, 9.15), (1000, 8.66), (2000, 8.3)], 2900, 9)]
    d = docx.Document()
    d.styles["Normal"].font.size = Pt(10)
    for t in ("BHAVANI FORGE & GEAR WORKS", "S.F. No. 212, Arasur, Coimbatore 641 407, Tamil Nadu, India", "QUOTATION No. BFGW/EXP/1126/09 dated 02-Nov-2026", "To: Larkspur Trailer Axles Ltd., UK. Kind attn: Mr. Desmond Hale", "We thank you for your esteemed enquiry and are pleased to quote as below. All prices in US Dollars per piece, CIF Felixstowe."):
        d.add_paragraph(t)
    t = d.add_table(rows=1, cols=5)
    t.style = "Table Grid"
    for c, h in zip(t.rows[0].cells, ("Part No.", "Description", "Order qty (pcs)", "Price (USD/pc)", "Die cost (USD), one time")):
        c.text = h
    for a, s, br, die, k in items:
        first = len(t.rows)
        for n, x in br:
            cells = t.add_row().cells
            cells[2].text, cells[3].text = us(n, 0), us(x)
        last = len(t.rows) - 1
        for c, v in ((0, a), (1, s), (4, us(die))):
            t.cell(first, c).merge(t.cell(last, c)).text = v
        q.line(a, None, list(br), leadTimeDays=k * 7)
        q.charge(die, a)
    for s in ("Delivery: 9 weeks ex works after die proving. Validity: 45 days.", "Payment: 30% advance, balance against documents.", "For Bhavani Forge & Gear Works", "K. Muthuswamy, Partner"):
        d.add_paragraph(s)
    d.save(q.path)
    q.save()


def steel_txt():
    """A steel service centre's fixed-width text; price per lb, cutting and delivery as rows before the total."""
    q = Quote("en-us-steel-text.txt", "by-weight", "en", "Kanawha Steel & Alloy Co.", "USD", validUntil="2026-11-20", unit="lb", leadTimeDays=3)
    items = [("HR A36 PL 1/2 X 48 X 96", 3267, 0.74), ("CF 1018 RD 2-1/2", 1336, 1.12), ("4140 HT RD 4", 2140, 1.68)]
    text = ["KANAWHA STEEL & ALLOY CO.            QUOTE 881207       11/17/2026", "Charleston WV", "", "SOLD TO: Pruett Mining Machinery", "", f"{'ITEM':<30}{'WEIGHT LB':>10}{'PRICE/LB':>12}{'AMOUNT':>12}"]
    for a, n, x in items:
        text.append(f"{a:<30}{n:>10,}{x:>12.4f}{us(n * x):>12}")
        q.line(a, n, x)
    total = sum(cents(n * x) for _, n, x in items)
    text += [f"{'SAW CUTTING':<52}{'85.00':>12}", f"{'DELIVERY OUR TRUCK':<52}{'60.00':>12}", f"{'TOTAL USD':<52}{us(total + 145):>12}", "", "SHIPS IN 3 DAYS. PRICES GOOD THRU 11/20/2026. THEORETICAL WEIGHT."]
    q.charge(85)
    q.charge(60)
    Path(q.path).write_text("\n".join(text) + "\n", "ascii")
    q.save()


def html_page():
    """A saved web page: columns in an unusual order, price first; list price struck."""
    q = Quote("en-us-pneumatics-page.html", "discounted", "en", "Tamsin Fluid Power Distributors", "USD", validUntil="2026-12-01")
    items = [("TFP-CYL-32-100", "ISO cylinder 32 x 100", 24, 61.0, 54.9, 0), ("TFP-VLV-5-2-14", "Valve 5/2, 1/4 NPT, 24 VDC", 24, 88.0, 79.2, 0), ("TFP-FRL-38", "Filter regulator lubricator 3/8", 6, 104.0, 93.6, 14)]
    body = ""
    for a, t, n, old, x, d in items:
        body += f'<tr><td><s>${us(old)}</s> <b>${us(x)}</b></td><td>{n}</td><td>{a}<br><small>{t}</small></td><td>{"In stock" if d == 0 else f"{d} days"}</td><td>${us(n * x)}</td></tr>\n'
        q.line(a, n, x, leadTimeDays=d)
    total = sum(n * x for _, _, n, _, x, _ in items)
    q.charge(18.5)
    Path(q.path).write_text(f"""<!doctype html><html><head><meta charset="utf-8"><title>Your quote Q-20881 | Tamsin Fluid Power Distributors</title></head><body>
<nav>Home | Products | My quotes | Help</nav><h1>Quote Q-20881</h1><p>Prepared for Greer Automation, 11/17/2026. Your contract discount of 10% is included. Prices valid through 12/01/2026.</p>
<table><thead><tr><th>Your price</th><th>Qty</th><th>Item</th><th>Availability</th><th>Line total</th></tr></thead><tbody>
{body}</tbody><tfoot><tr><td colspan="4">Merchandise</td><td>${us(total)}</td></tr><tr><td colspan="4">Freight</td><td>$18.50</td></tr><tr><td colspan="4">Quote total (USD)</td><td>${us(total + 18.5)}</td></tr></tfoot></table>
<footer>© 2026 Tamsin Fluid Power Distributors, Greenville, SC. All rights reserved.</footer></body></html>
""", "utf-8")
    q.save()


if __name__ == "__main__":
    for make in (erp_csv, no_currency_csv, optics_docx, merged_docx, steel_txt, html_page):
        make()
