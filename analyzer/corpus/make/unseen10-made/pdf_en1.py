"""PDF quotes in English: UK foundry (Sage), US forge (JobBOSS), US sheet metal (Epicor), Indian forge with GST."""

from kit import after, cells, lakh, printed, true, us, weasy, weeks, wk, workdays, write


def castings():
    name, s = "en-uk-castings-sage.pdf", "Thos. Ackroyd & Sons (Founders) Ltd"
    rows = [("TA/1160/B", "Bearing housing, SG iron 420/12", 150, 38.2), ("TA/1161/A", "End cover, grey iron 250", 300, 11.75), ("TA/1188", "Counterweight, grey iron 220", 75, 64.5), ("TA/1190", "Bracket LH/RH pair, SG iron 500/7", 120, 27.9)]
    p = [(40, 50, "*" + s, 15), (40, 64, "Canal Foundry, Mill Bank, Sowerthorpe HX99 9ZZ"), (40, 76, "Tel 01999 555 0142   sales@ackroydfounders.example   VAT Reg GB 000 0000 00"), (555, 50, "<*QUOTATION", 16)]
    p += [(40, 112, "*Invoice Address"), (40, 124, "Pennine Pumps plc"), (40, 136, "Purchasing Department"), (40, 148, "Rochford Way, Burnthwaite"), (300, 112, "*Delivery Address"), (300, 124, "Pennine Pumps plc"), (300, 136, "Goods In, Gate 3"), (300, 148, "Burnthwaite BB99 9ZZ")]
    for i, (k, v) in enumerate((("Quote No", "0000061184"), ("Quote Date", "09/11/2026"), ("Account Ref", "PENN01"), ("Your Ref", "RFQ 26-3309"), ("Expiry Date", "08/01/2027"))):
        p += [(40 + 104 * i, 180, "*" + k), (40 + 104 * i, 193, v)]
    heads = ((40, "Stock Code"), (120, "Description"), (338, "<Quantity"), (398, "<Unit Price"), (440, "<Disc%"), (500, "<Net Amt"), (555, "<VAT Amt"))
    p += [(x, 222, ("<*" + h[1:]) if h[0] == "<" else "*" + h) for x, h in heads] + [(40, 226, "_" * 103)]
    y, net = 242, 0.0
    extra = [("PATT", "Pattern equipment for TA/1188", 1, 2650.0), ("CARR", "Carriage to Burnthwaite", 1, 85.0)]
    for a, d, q, c in rows + extra:
        p += [(40, y, a), (120, y, d), (338, y, f"<{q:.2f}"), (398, y, "<" + us(c)), (440, y, "<0.00"), (500, y, "<" + us(q * c)), (555, y, "<" + us(q * c * 0.2))]
        net += q * c
        y += 15
        if a == "TA/1188":
            p.append((120, y, "Fettled and shot blasted, one coat red oxide primer"))
            y += 15
    p += [(40, y + 6, "_" * 103), (40, y + 30, "All prices in GBP, ex VAT. Delivery 5 weeks from order; TA/1188 8 weeks from"), (40, y + 42, "pattern approval. Minimum batch 25 castings per item. Quoted subject to our"), (40, y + 54, "standard conditions of sale and the ferro-alloy surcharge ruling this month (included).")]
    for i, (k, v) in enumerate((("Total Net Amount", net), ("Total VAT Amount", net * 0.2), ("Quote Total", net * 1.2))):
        p += [(420, y + 90 + 14 * i, k), (555, y + 90 + 14 * i, "<£ " + us(v))]
    p.append((40, 800, "Registered in England No 000000. A member of the Calderforge Group.", 7))
    printed(name, [p])
    true(name, "sage-charge-rows", "en", dict(supplier=s, currency="GBP", validUntil="2027-01-08", minimumOrder=25), [(a, q, c, dict(leadTimeDays=56 if a == "TA/1188" else 35)) for a, _, q, c in rows], [("TA/1188", 2650), 85])


def forgings():
    name, s = "en-us-forge-jobboss.pdf", "Buckeye Valley Drop Forge, Inc."
    items = [("77-20418", "C", "YOKE, FORGED, AISI 4140", [(250, 31.4), (500, 27.85), (1000, 25.6)], 8750, "10-12 WEEKS ARO"), ("77-20422", "A", "HUB FLANGE, AISI 1045", [(250, 19.95), (500, 17.3), (1000, 16.1)], 0, "6 WEEKS ARO"), ("77-20430", "-", "LEVER, AISI 8620", [(100, 44.1), (300, 37.75)], 5200, "10-12 WEEKS ARO")]
    p = [(36, 44, "*" + s, 11), (36, 57, "1180 Foundry Street"), (36, 69, "Hammerton, OH 44999"), (36, 81, "Ph (330) 555-0178  Fx (330) 555-0179"), (400, 44, "*QUOTATION", 13), (400, 60, "Quote:     24417"), (400, 72, "Date:      11/6/2026"), (400, 84, "Page:      1 of 1"), (400, 96, "Expires:   12/21/2026"), (36, 116, "To:  Wabash Ag Equipment LLC"), (36, 128, "     4400 County Line Rd, Delphi Grove, IN 46999"), (36, 140, "     Attn: Cheryl Boone"), (36, 160, "Inquiry: email 10/29   Terms: Net 30   FOB: Hammerton, OH   Ship via: Customer pickup")]
    p += [(36, 184, "*Item"), (66, 184, "*Part Number / Description"), (292, 184, "*Rev"), (380, 184, "<*Quantity"), (462, 184, "<*Unit Price"), (500, 184, "*UM"), (36, 193, "-" * 95)]
    y = 207
    for i, (a, rev, d, b, tool, lead) in enumerate(items, 1):
        p += [(36, y, f"{i:03d}"), (66, y, a), (292, y, rev), (66, y + 12, d), (66, y + 24, "Delivery: " + lead)]
        for j, (q, c) in enumerate(b):
            p += [(380, y + 12 * j, "<" + us(q, 0)), (462, y + 12 * j, f"<${c:.4f}"), (500, y + 12 * j, "ea")]
        y += 40
        if tool:
            p += [(66, y, "Lot charge: DIE SINKING AND TRIM TOOLS, ONE TIME"), (462, y, f"<${us(tool)}"), (500, y, "lot")]
            y += 14
        y += 12
    p += [(36, y, "-" * 95), (36, y + 16, "QUANTITIES ARE PER RELEASE. +/-10% OVER/UNDERRUN. MATERIAL SURCHARGE AS OF NOV 2026"), (36, y + 28, "INCLUDED. HEAT TREAT CERTS AT NO CHARGE; MAG PARTICLE AVAILABLE AT $1.15 EA IF REQUIRED."), (36, y + 60, "Quoted by: Duane Hostetler, Estimating")]
    printed(name, [p], 9, "Courier", (612, 792))
    lead = {"10": weeks(10, 12), "6 ": 42}
    true(name, "jobboss-breaks-down", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2026-12-21"), [(a, None, b, dict(leadTimeDays=lead[w[:2]])) for a, _, _, b, _, w in items], [(x[0], x[4]) for x in items if x[4]])


def sheetmetal():
    name, s = "en-us-sheetmetal-epicor.pdf", "Precision Sheet Metal of Rockford, LLC"
    items = [("EN-5501-01", "Enclosure base, 16 ga CRS, powder coat", 200, 64.38, ("Weld fixture", 950)), ("EN-5501-02", "Enclosure cover, 16 ga CRS, powder coat", 200, 29.1, None), ("EN-5517", "DIN rail bracket, 11 ga galv", 1200, 2.945, ("Hard tool, progressive (insert)", 1875)), ("EN-5530", "Gasket retainer, .060 5052-H32", 400, 4.77, None)]
    body = ""
    for i, (a, d, q, c, misc) in enumerate(items, 1):
        body += f"<tr><td>{i}</td><td><b>{a}</b> &nbsp;Rev B</td><td class=r>{us(q)} EA</td><td class=r>{us(c, 5)} /1</td><td class=r>{us(q * c)}</td></tr><tr><td></td><td colspan=4 class=d>{d}<br>Lead time: 25 business days</td></tr>"
        if misc:
            body += f"<tr><td></td><td class=d>Misc. Charge: {misc[0]} (first order only)</td><td></td><td></td><td class=r>{us(misc[1])}</td></tr>"
    goods, misc = sum(q * c for _, _, q, c, _ in items), sum(m[1] for *_, m in items if m)
    html = f"""<html><style>@page{{size:Letter;margin:14mm;@bottom-right{{content:"Page " counter(page) " of " counter(pages);font:7pt DejaVu Sans}}}}body{{font:8.5pt DejaVu Sans}}table{{width:100%;border-collapse:collapse}}td{{padding:1.5pt 3pt;vertical-align:top}}.r{{text-align:right}}.d{{color:#333;font-size:8pt}}th{{background:#ddd;text-align:left;padding:2pt 3pt}}</style>
<table><tr><td><b style="font-size:12pt">{s}</b><br>6100 Falcon Rd<br>Rockford Heights IL 61199<br>Phone: 815-555-0120</td><td class=r><b style="font-size:16pt">Sales Quote</b><br>Quote: 118820<br>Date: 11/10/2026<br>Expires: 12/10/2026<br>Revision: 0</td></tr><tr><td><br><b>Quote To:</b><br>Sterling Control Panels Inc<br>Accounts: Monica Ruiz<br>Belvidere Park IL</td><td><br><b>Ship To:</b><br>Same<br><b>F.O.B.:</b> Origin &nbsp; <b>Terms:</b> 1% 15 Net 45<br><b>Sales Person:</b> House</td></tr></table><br>
<table><tr><th>Line</th><th>Part</th><th class=r>Expected Qty</th><th class=r>Unit Price</th><th class=r>Ext. Price</th></tr>{body}</table><hr>
<table><tr><td class=r>Lines Total:</td><td class=r style="width:30mm">{us(goods)}</td></tr><tr><td class=r>Line Miscellaneous Charges:</td><td class=r>{us(misc)}</td></tr><tr><td class=r>Quote Miscellaneous Charges (first article inspection, AS9102):</td><td class=r>450.00</td></tr><tr><td class=r><b>Quote Total (USD):</b></td><td class=r><b>{us(goods + misc + 450)}</b></td></tr></table><p>Powder coat color chips to be approved before release. Expedite to 15 business days available at 12% adder.</p></html>"""
    weasy(name, html)
    true(name, "epicor-charges-under-line", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2026-12-10", leadTimeDays=workdays(25)), [(a, q, c) for a, _, q, c, _ in items], [*[(a, m[1]) for a, _, _, _, m in items if m], 450])


def indian():
    name, s = "en-in-forge-gst.pdf", "Sri Venkateshwara Forge & Engg. Works Pvt. Ltd."
    rows = [("KPT-FL-080", "Flange ASTM A105 DN80 PN40, machined", 600, 742.0), ("KPT-FL-100", "Flange ASTM A105 DN100 PN40, machined", 400, 1068.0), ("KPT-BL-050", "Blind flange A182 F304L DN50", 250, 1385.0)]
    body = [(i, a, d, "73079190", q, "Nos", lakh(p), lakh(q * p)) for i, (a, d, q, p) in enumerate(rows, 1)]
    goods = sum(q * p for _, _, q, p in rows)
    taxable = goods + 85000 + 12500
    html = f"""<html><head><meta charset=utf-8><style>body{{font:12px Verdana,DejaVu Sans}}table{{border-collapse:collapse;width:100%}}td,th{{border:1px solid #000;padding:3px}}.r{{text-align:right}}</style></head><body><h2 style="text-align:center;font-size:20px">KAVERI PROCESS TECHNOLOGIES LIMITED</h2><p style="text-align:center">Plot 88, SIPCOT Phase II, Hosuram, Tamil Nadu</p><p><b>Kind Attn:</b> Mr. R. Subramanian, DGM Purchase<br><b>Sub:</b> Our quotation against your enquiry KPT/PUR/2627/1190 dt. 30.10.2026</p><p>Dear Sir,<br>With reference to the above we are pleased to submit our lowest rates as under:</p>
<table>{cells('th', [("Sl. No.", "Item Code", "Description", "HSN", "Qty", "UOM", "Rate (Rs.)", "Amount (Rs.)")])}{cells('td', body, (4, 6, 7))}<tr><td colspan=7 class=r>Die development charges KPT-BL-050 (one time, non-refundable)</td><td class=r>{lakh(85000)}</td></tr><tr><td colspan=7 class=r>Packing &amp; forwarding (wooden boxes)</td><td class=r>{lakh(12500)}</td></tr><tr><td colspan=7 class=r>Taxable value</td><td class=r>{lakh(taxable)}</td></tr><tr><td colspan=7 class=r>IGST @ 18%</td><td class=r>{lakh(taxable * 0.18)}</td></tr><tr><td colspan=7 class=r><b>Grand total</b></td><td class=r><b>{lakh(taxable * 1.18)}</b></td></tr></table>
<p><b>Terms &amp; conditions</b><br>1. Prices: Ex-works Coimbanallur.<br>2. Delivery: 45 days from date of PO; KPT-BL-050 60 days.<br>3. Inspection: Third party inspection, if any, to your account.<br>4. Payment: 30% advance, balance against proforma invoice.<br>5. Validity: 30 days from the date of quotation.</p><p>Thanking you and assuring you of our best services,<br>For <b>{s}</b><br><br>(S. Muthukumar)<br>Managing Partner</p><p style="font-size:10px">Quotation No. SVF/26-27/0418 &nbsp; Date 07.11.2026 &nbsp; GSTIN 33AAAAA0000A1Z0</p></body></html>"""
    wk(name, html)
    true(name, "buyer-first-gst", "en", dict(supplier=s, currency="INR", incoterm="EXW", validUntil=after("2026-11-07", 30)), [(a, q, p, dict(leadTimeDays=60 if "BL" in a else 45)) for a, _, q, p in rows], [("KPT-BL-050", 85000), 12500])


write(castings, forgings, sheetmetal, indian)
