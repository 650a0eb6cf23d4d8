"""Letters as .docx and .rtf, a saved portal page, an old Japanese sheet, a note without a currency."""

import xlwt
from docx import Document
from docx.shared import Pt
from kit import after, at, cells, eu, saved, span, text, true, us, weeks, workdays, write


def grid(d, rows, style="Table Grid"):
    t = d.add_table(0, len(rows[0]), style=style)
    for r in rows:
        for c, x in zip(t.add_row().cells, r):
            c.text = str(x)
    return t


def investment():
    name, s = "en-us-investment-casting-letter.docx", "Sandia Peak Investment Castings, LLC"
    d = Document()
    h = d.sections[0].header.paragraphs[0]
    h.text = f"{s}\n8800 Mesa Loop NE, Rio Alto, NM 87999 · AS9100D"
    d.add_paragraph("November 5, 2026\n\nKessler Valve & Actuator\nAttention: Bob Trujillo, Sr. Buyer\n\nReference: Your RFQ 88214; our proposal SP-26-207")
    d.add_paragraph("We are pleased to quote the following castings per your prints, as cast, solution annealed, sand blasted:")
    grid(d, [("P/N", "Alloy", "Lot qty", "Price/pc", "Wax tool", "First article"), ("KV-1022", "CF8M", "100\n250\n500", "$41.20\n$36.85\n$34.10", "$5,900", "$350"), ("KV-1023", "CF8M", "100\n250\n500", "$28.60\n$25.15\n$23.40", "$4,700", "$350"), ("KV-1040", "17-4PH", "50\n100", "$96.00\n$88.50", "customer furnished", "waived")])
    d.add_paragraph("\nDelivery: tooling and first articles 9-10 weeks; production 7 weeks after approval. KV-1040: 7 weeks.\nMinimum lot is 50 pieces. Prices FOB Rio Alto, firm for 90 days. Alloy surcharge, if the monthly index rises more than 5%, will be negotiated.\nRadiographic inspection, if required, $18.00 per exposure (not included).")
    d.add_paragraph("Sincerely,\n\nDolores Archuleta\nContracts")
    d.save(at(name))
    lead = sorted({*weeks(9, 10), 49, *span(112, 119)})
    true(name, "breaks-in-one-cell", "en", dict(supplier=s, currency="USD", incoterm="FOB", minimumOrder=50, validUntil=after("2026-11-05", 90)), [("KV-1022", None, [(100, 41.2), (250, 36.85), (500, 34.1)], dict(leadTimeDays=lead)), ("KV-1023", None, [(100, 28.6), (250, 25.15), (500, 23.4)], dict(leadTimeDays=lead)), ("KV-1040", None, [(50, 96), (100, 88.5)], dict(leadTimeDays=49))], [("KV-1022", 5900), ("KV-1022", 350), ("KV-1023", 4700), ("KV-1023", 350)])


def heat():
    name, s = "en-uk-heat-treatment.docx", "Bilston Heat Treatment Services Ltd"
    d = Document()
    d.add_heading(s, 1)
    d.add_paragraph("Unit 4 Coseleigh Trading Estate, WV99 9ZZ\nQuotation HT/2026/0912\t\tDate 10/11/2026")
    d.add_paragraph("Customer: Dudmaston Gears Ltd\t\tContact: Ravi Sandhu")
    grid(d, [("Drawing", "Process", "Weight (kg)", "£ per kg", "Value £"), ("DG-5501", "Carburise 0.9-1.1, harden & temper", "1,450", "1.95", "2,827.50"), ("DG-5514", "Gas nitride 40 h", "320", "4.20", "1,344.00"), ("DG-5520", "Normalise", "2,600", "0.48", "1,248.00"), ("", "Straightening DG-5514 (lot)", "", "", "110.00"), ("", "Certificate of conformity", "", "", "10.00"), ("", "Total excluding VAT", "", "", "5,539.50")], "Light Grid")
    d.add_paragraph("\nTurnaround 7-8 working days from receipt. Minimum charge £75.00 per process. Ex works Coseleigh, our transport available on request. Energy surcharge is included at the November rate. Quotation open for 30 days.")
    d.add_paragraph("Lee Fellows, Works Manager")
    d.save(at(name))
    true(name, "per-kg-charge-rows", "en", dict(supplier=s, currency="GBP", unit="kg", incoterm="EXW", leadTimeDays=workdays(7, 8), validUntil=after("2026-11-10", 30)), [("DG-5501", 1450, 1.95), ("DG-5514", 320, 4.2), ("DG-5520", 2600, 0.48)], [("DG-5514", 110), 10], noMinimumPieces=True)


def kunststoff():
    name, s = "de-kunststoff-werkzeugkosten.docx", "Spritzguss Lindner Inh. Jens Lindner e. K."
    d = Document()
    d.add_paragraph(f"{s}\nDorfstraße 18a · 01999 Ottendorf-Hain\nTel. 035000 1234").runs[0].font.size = Pt(12)
    d.add_paragraph("Sensorik Elbtal GmbH\nFrau Yvonne Kretzschmar\n\nAngebot 26-088\n09. November 2026")
    d.add_paragraph("Sehr geehrte Frau Kretzschmar,\n\nanbei unser Angebot für Werkzeuge und Serienteile:")
    grid(d, [("Pos.", "Leistung", "Artikel", "Menge", "Preis", "Einheit"), ("1", "Spritzgießwerkzeug 2-fach, Stahl 1.2343", "SE-4401", "1", "12.600,00 €", "einmalig"), ("1.1", "Gehäuse Oberteil, PBT GF20", "SE-4401", "8.000", "0,690 €", "je Stück"), ("2", "Spritzgießwerkzeug 4-fach, Alu", "SE-4402", "1", "7.850,00 €", "einmalig"), ("2.1", "Deckel, PBT GF20", "SE-4402", "8.000", "0,315 €", "je Stück"), ("3", "Abänderung vorhandenes Werkzeug", "SE-4310", "1", "1.480,00 €", "einmalig"), ("3.1", "Halteclip, POM", "SE-4310", "30.000", "4,20 €", "je 100 Stück")])
    d.add_paragraph("\nWerkzeugbauzeit 8 Wochen ab Freigabe, Serie danach 3 Wochen. Lieferung EXW Ottendorf-Hain. Angebotsbindung bis 29.01.2027. Umsatzsteuer wird zusätzlich berechnet.\n\nMit freundlichem Gruß\nJens Lindner")
    d.save(at(name))
    true(name, "tool-and-part-rows", "de", dict(supplier=s, currency="EUR", incoterm="EXW", validUntil="2027-01-29", leadTimeDays=[21, 56, 77]), [("SE-4401", 8000, 0.69), ("SE-4402", 8000, 0.315), ("SE-4310", 30000, 4.2, dict(per=100))], [("SE-4401", 12600), ("SE-4402", 7850), ("SE-4310", 1480)])


def overflade():
    name, s = "da-overfladebehandling.docx", "Midtjysk Overflade ApS"
    rows = [("VP-118", "Pulverlakering RAL 7016", 500, 38.5), ("VP-121", "Pulverlakering RAL 7016", 250, 64.0), ("VP-130", "Anodisering natur 20 my", 1000, 12.75)]
    d = Document()
    d.add_paragraph("Tilbud nr. 4418").runs[0].bold = True
    d.add_paragraph("Vestjysk Profil A/S\nAtt.: Lone Bach\n\n6. november 2026")
    grid(d, [("Emnenr.", "Behandling", "Antal stk.", "Pris pr. stk. DKK", "I alt DKK"), *[(a, t, eu(q, 0), eu(p), eu(q * p)) for a, t, q, p in rows], ("", "Farveskift / opstart RAL 7016", "", "", eu(950)), ("", "Fragt tur/retur", "", "", eu(600)), ("", "I alt ekskl. moms", "", "", eu(sum(q * p for *_, q, p in rows) + 1550))])
    d.add_paragraph("\nLeveringstid: 10 arbejdsdage efter modtagelse af emner.\nTilbuddet er gældende i 45 dage.\nMindste ordrebeløb: 1.500 kr.\n\nMed venlig hilsen\nBent Overgaard")
    d.sections[0].footer.paragraphs[0].text = f"{s} · Industrivej 8 · 7499 Herningby · CVR 00000000"
    d.save(at(name))
    true(name, "charge-rows-footer", "da", dict(supplier=s, currency="DKK", leadTimeDays=workdays(10), validUntil=after("2026-11-06", 45)), [(a, q, p) for a, _, q, p in rows], [950, 600], noMinimumPieces=True)


def portal():
    name, s = "en-se-hydraulics-portal.html", "Hydroflex Komponent i Norrby AB"
    rows = [("HX-2212", "Quick coupling 1/2 BSP, flat face", 200, 31.8, 25, "In stock"), ("HX-2240", "Check valve G3/4, 350 bar", 80, 22.45, 10, "In stock"), ("HX-3055", "Accumulator 2.5 l, 250 bar, PED", 15, 318.0, 1, "5 weeks"), ("HX-3061", "Clamp set for HX-3055", 15, 27.9, 1, "5 weeks")]
    body = "".join(f"<tr><td><input type=checkbox checked></td><td>{a}<div class=s>{d}</div></td><td>{w}</td><td>{m}</td><td>{q}</td><td>€{us(p)}</td><td>€{us(q * p)}</td></tr>" for a, d, q, p, m, w in rows)
    html = f"""<!doctype html><html lang=en><head><meta charset=utf-8><title>Quote Q-118204</title><style>.s{{color:#777;font-size:80%}}</style></head><body><header><span>{s}</span> <a href="#">Products</a> <a href="#">My quotes</a> <a href="#">Sign out (M. Lindahl, Granit Rock Tools Oy)</a></header><main><h1>Quote Q-118204</h1><p>Created 10 Nov 2026 &middot; Expires 10 Dec 2026 &middot; Status: <b>Open</b></p><table><thead><tr><th></th><th>Article</th><th>Availability</th><th>Min. qty</th><th>Qty</th><th>Your net price</th><th>Sum</th></tr></thead><tbody>{body}</tbody></table><table><tr><td>Goods</td><td>€{us(sum(q * p for _, _, q, p, _, _ in rows))}</td></tr><tr><td>PED documentation HX-3055</td><td>€140.00</td></tr><tr><td>Freight to Tampervaara</td><td>€58.00</td></tr><tr><td>Total excl. VAT</td><td>€{us(sum(q * p for _, _, q, p, _, _ in rows) + 198)}</td></tr></table><p>Delivery terms: CPT Tampervaara (Incoterms 2020). Payment 30 days net.</p></main><footer>Customers also bought: HX-2213 €29.40, HX-2300 €12.10</footer></body></html>"""
    text(name, html)
    true(name, "web-shop-quote", "en", dict(supplier=s, currency="EUR", incoterm="CPT", validUntil="2026-12-10"), [(a, q, p, dict(minimumOrder=m, leadTimeDays=0 if w == "In stock" else 35)) for a, _, q, p, m, w in rows], [("HX-3055", 140), 58])


def laser():
    name, s = "en-uk-laser-profiles.rtf", "Severn Vale Profiles"
    rows = [("SVP-001", "Base plate 300x300x20 S355", 40, 23.6), ("SVP-002", "Gusset 150x150x10 S275", 160, 4.15), ("SVP-003", "Flange ring 400/250x15 S355", 24, 38.9), ("SVP-004", "Tread plate 5mm, folded", 12, 61.0)]
    d = Document()
    d.add_paragraph("Avonmoor Structures Ltd, FAO Helen Pugh").runs[0].bold = True
    d.add_paragraph("12 November 2026\nQuote ref SVP 7719 for job \"Lydden Silo\"")
    grid(d, [("Qty", "Ref", "Item", "Each", "Total"), *[(q, a, t, f"£{us(p)}", f"£{us(q * p)}") for a, t, q, p in rows], ("", "", "Programming and nesting", "", "£45.00"), ("", "", "Delivery (our vehicle)", "", "£60.00"), ("", "", "Total plus VAT", "", f"£{us(sum(q * p for *_, q, p in rows) + 105)}")])
    d.add_paragraph("\nReady in 5 working days. Plate prices are moving, so this is good for 14 days only. Galvanising of the tread plates if wanted: £0.95/kg.\n\nGareth\nSevern Vale Profiles, the profiling arm of G. Bowen Engineering Ltd, Sharpnessford GL99 9ZZ")
    saved(d.save, "docx", name)
    true(name, "quantity-first", "en", dict(supplier=s, currency="GBP", leadTimeDays=workdays(5), validUntil=after("2026-11-12", 14)), [(a, q, p) for a, _, q, p in rows], [45, 60])


def bane():
    name, s = "ja-bane-mitsumori.xls", "株式会社北陸スプリング製作所"
    rows = [("HS-0311", "圧縮ばね SUS304-WPB φ1.6", 5000, 18.5), ("HS-0340", "引張ばね SWP-B φ0.9", 3000, 14.2), ("HS-0902", "板ばね SUS301-CSP t0.4", 10000, 9.8)]
    goods = sum(q * p for *_, q, p in rows)
    wb = xlwt.Workbook(encoding="utf-8")
    ws = wb.add_sheet("見積書")
    out = [("", "", "御見積書"), ("東海精機株式会社 御中", "", "", "", "見積番号", "M26-1107"), ("購買課 鈴木様", "", "", "", "見積日", "2026年11月10日"), ("", "", "", "", s), ("", "", "", "", "石川県白山田市工業団地2-5"), ("納期：受注後4週間", "", "受渡条件：貴社工場渡し（運賃込）"), ("有効期限：2026年12月31日", "", "支払条件：月末締翌月末払"), (), ("No", "品番", "品名・材質", "数量", "単価(円)", "金額(円)"), *[(i, a, d, q, p, q * p) for i, (a, d, q, p) in enumerate(rows, 1)], (4, "", "HS-0902 金型費（初回のみ）", 1, 180000, 180000), ("", "", "小計", "", "", goods + 180000), ("", "", "消費税10%", "", "", (goods + 180000) * 0.1), ("", "", "合計", "", "", (goods + 180000) * 1.1)]
    for r, row in enumerate(out):
        for c, v in enumerate(row):
            if v != "":
                ws.write(r, c, v)
    ws.col(2).width = 9000
    wb.save(at(name))
    true(name, "mitsumori-tool-row", "ja", dict(supplier=s, currency="JPY", leadTimeDays=28, validUntil="2026-12-31"), [(a, q, p) for a, _, q, p in rows], [("HS-0902", 180000)])


def bare():
    name = "en-galvanizing-no-currency.txt"
    text(name, """Bridgeford Galvanizing

Quote for: Northgate Gates and Railings
Ref: 2218

Part        Weight/pc   Qty    Price per pc
NG-100      14 kg       200    11.20
NG-105      22 kg       120    17.60
NG-112       6 kg       500     5.05

Vent holes to be drilled by customer. Ready in 5 days.
Price holds until 20 December 2026.
""")
    true(name, "missing", "en", None, (), mustAsk="currency")


write(investment, heat, kunststoff, overflade, portal, laser, bane, bare)
