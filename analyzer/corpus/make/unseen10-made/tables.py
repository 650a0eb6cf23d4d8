"""Exports as .csv: UK steel, abas, Dutch plastics, Chinese springs; and an ERP's text, .xls, .ods."""

import xlwt
from kit import after, at, commas, eu, lakh, saved, text, true, us, weeks, workdays, write
from openpyxl import Workbook


def steel():
    name, s = "en-uk-steel-stock.csv", "Blackfriars Steel Services"
    rows = [("EN8-RD-50", "EN8D bright round 50mm", 1240, "kg", 1.42), ("EN24T-RD-65", "EN24T black round 65mm", 890, "kg", 2.36), ("S355-PL-15", "S355 plate 15mm profiled blanks", 2100, "kg", 1.68), ("SHS-50-3", "SHS 50x50x3 S235 7.5m lengths", 450, "m", 5.15)]
    out = [["Supplier", "Quote ref", "Date", "Valid to", "Customer", "Product", "Description", "Qty", "UOM", "Price GBP", "Price UOM", "Value GBP", "Delivery (working days)"]]
    out += [[s, "BSS-90112", "11/11/2026", "25/11/2026", "Forge Lane Fabrications", a, d, q, u, f"{p:.2f}", u, f"{q * p:.2f}", 3] for a, d, q, u, p in rows]
    out += [[s, "BSS-90112", "11/11/2026", "25/11/2026", "Forge Lane Fabrications", "SAW", "Saw cutting EN24T-RD-65 (40 cuts)", 1, "lot", "96.00", "lot", "96.00", ""], [s, "BSS-90112", "11/11/2026", "25/11/2026", "Forge Lane Fabrications", "HAUL", "Haulage", 1, "lot", "65.00", "lot", "65.00", ""]]
    commas(name, out)
    true(name, "charge-rows-kg-and-m", "en", dict(supplier=s, currency="GBP", validUntil="2026-11-25", leadTimeDays=workdays(3)), [(a, q, p, dict(unit=u)) for a, _, q, u, p in rows], [("EN24T-RD-65", 96), 65])


def abas():
    name, s = "de-abas-export.csv", "Zahnradfabrik Gustav Ortlepp GmbH"
    rows = [("ZO-41077", "Stirnrad m=2,5 z=32", [(50, 68.4), (100, 59.9), (250, 55.2)], 6), ("ZO-41080", "Schneckenwelle m=2", [(50, 112.0), (100, 101.5)], 8), ("ZO-41085", "Zahnstange m=3 L=500", [(20, 84.0), (60, 77.5)], 6)]
    out = [["Lieferant", s], ["Angebotsnr.", "A-26-5518"], ["Kunde", "70331 Verpackungstechnik Hof AG"], ["Angebotsdatum", "05.11.26"], ["gültig bis", "05.01.27"], ["Lieferbed.", "EXW Zwönitzthal"], ["Währung", "EUR"], [], ["Pos", "Artikel", "Suchwort", "ab Menge", "Einh.", "Preis", "PE", "Lieferzeit Wochen"]]
    for i, (a, d, b, w) in enumerate(rows, 1):
        out += [[i, a, d, q, "Stk", eu(p), 1, w] for q, p in b]
    out += [["", "", "Fräswerkzeug ZO-41080 einmalig", 1, "Psch", eu(890), 1, ""]]
    commas(name, out, ";", "cp1252")
    true(name, "breaks-repeated-part", "de", dict(supplier=s, currency="EUR", incoterm="EXW", validUntil="2027-01-05"), [(a, None, b, dict(leadTimeDays=7 * w)) for a, _, b, w in rows], [("ZO-41080", 890)])


def kunststof():
    name, s = "nl-kunststof-spuitgiet.csv", "De Waal Kunststoffen B.V."
    rows = [("DW-0118", "Behuizing PC/ABS", 5000, 1.285, 15400), ("DW-0119", "Deksel PC/ABS", 5000, 0.74, 9800), ("DW-0125", "Afstandhouder PA6", 25000, 0.046, 0)]
    out = [["Offerte", "2026-0447", "", "Leverancier", s], ["Datum", "09-11-2026", "", "Klant", "Techniek Veluwe BV"], ["Geldig tot", "31-12-2026", "", "Levering", "DAP Apelhoorn"], [], ["Artikel", "Omschrijving", "Aantal", "Prijs per stuk EUR", "Bedrag EUR", "Matrijskosten EUR", "Levertijd"]]
    out += [[a, d, q, eu(p, 3), eu(q * p), eu(m) if m else "n.v.t.", "12 weken" if m else "3 weken"] for a, d, q, p, m in rows]
    out += [["", "Transport", "", "", eu(75), "", ""], ["", "Totaal excl. btw", "", "", eu(sum(q * p for _, _, q, p, _ in rows) + 75), eu(25200), ""]]
    commas(name, out, ";")
    true(name, "tool-column", "nl", dict(supplier=s, currency="EUR", incoterm="DAP", validUntil="2026-12-31"), [(a, q, p, dict(leadTimeDays=84 if m else 21)) for a, _, q, p, m in rows], [*[(r[0], r[4]) for r in rows if r[4]], 75])


def springs():
    name, s = "en-cn-springs-thousand.csv", "Dongguan Liheng Spring Hardware Co., Ltd"
    rows = [("LH-C021", "Compression spring SUS304 0.6*6*18", 50000, 18.5, 0), ("LH-T044", "Torsion spring SWC 1.2*9, L", 20000, 46.0, 120), ("LH-E017", "Extension spring SWP 0.8*7*30", 30000, 39.8, 0), ("LH-W103", "Wire form SUS301 dwg W103", 10000, 128.0, 260)]
    out = [[s, "", "", "", "", "", ""], ["QUOTATION", "", "", "", "No.: LH2611-057", "", "Date: 2026/11/08"], ["TO: Brightwell Locks Inc.", "", "", "", "", "", ""], ["Item No.", "Description", "Q'ty (pcs)", "Unit price USD/1000pcs", "Amount USD", "Tooling USD", "L/T"]]
    out += [[a, d, q, f"{p:.2f}", us(q / 1000 * p), t or "", "15 days"] for a, d, q, p, t in rows]
    out += [["", "TOTAL", "", "", us(sum(q / 1000 * p for _, _, q, p, _ in rows)), "380", ""], ["Remark: FOB Shenzhen; MOQ 10000 pcs/item; payment T/T 30% deposit; quotation valid 30 days; sample free, courier freight collect.", "", "", "", "", "", ""]]
    commas(name, out)
    true(name, "per-thousand-tool-column", "en", dict(supplier=s, currency="USD", per=1000, incoterm="FOB", minimumOrder=10000, leadTimeDays=15, validUntil=after("2026-11-08", 30)), [(a, q, p) for a, _, q, p, _ in rows], [(r[0], r[4]) for r in rows if r[4]])


def fasteners():
    name, s = "en-in-fasteners-old-excel.xls", "Punjab Bolt & Nut Mfg. Co. (Regd.)"
    rows = [("PBN-M12-60", "Hex bolt M12x60 Gr 8.8 zinc", 25000, 1185.0), ("PBN-M12-N", "Hex nut M12 Gr 8 zinc", 25000, 412.0), ("PBN-M16-90", "Stud M16x90 B7", 8000, 4260.0)]
    wb = xlwt.Workbook()
    ws = wb.add_sheet("Quotation")
    for r, row in enumerate(((s,), ("Focal Point, Ludhianpur 141 999", "", "", "", "Quote: PBN/118/26-27"), ("M/s Godavari Structures Ltd., Nashikpet", "", "", "", "Dt: 06-11-2026"), (), ("S.N.", "Item", "Specification", "Qty Nos.", "Rate Rs. per 100", "Amount Rs."))):
        for c, v in enumerate(row):
            ws.write(r, c, v)
    # the rates stand as text, as they were typed
    for i, (a, d, q, p) in enumerate(rows):
        for c, v in enumerate((i + 1, a, d, q, lakh(p), lakh(q / 100 * p))):
            ws.write(5 + i, c, v)
    goods = sum(q / 100 * p for *_, q, p in rows)
    for i, (t, v) in enumerate((("Sub total", goods), ("Packing & forwarding", 4500.0), ("Test certificate charges", 1500.0), ("CGST 9%", (goods + 6000) * 0.09), ("SGST 9%", (goods + 6000) * 0.09), ("Total", (goods + 6000) * 1.18))):
        ws.write(8 + i, 2, t)
        ws.write(8 + i, 5, lakh(v))
    for i, t in enumerate(("F.O.R. Nashikpet, freight included.", "Delivery within 3-4 weeks. Validity 15 days.", "Payment 100% against delivery.")):
        ws.write(15 + i, 0, t)
    wb.save(at(name))
    true(name, "per-hundred-lakh", "en", dict(supplier=s, currency="INR", per=100, leadTimeDays=weeks(3, 4), validUntil=after("2026-11-06", 15)), [(a, q, p) for a, _, q, p in rows], [4500, 1500])


def traitement():
    name = "fr-traitement-thermique.ods"
    s = "Traitements Thermiques Bouvet & Fils"
    rows = [("BV-220", "Cémentation trempe 0,8 mm", 1200, 1.85), ("BV-221", "Trempe revenu 38-42 HRC", 3400, 0.79), ("BV-230", "Nitruration gazeuse", 260, 4.3)]
    wb = Workbook()
    ws = wb.active
    ws.title = "Devis"
    for r in ((s,), ("Zone artisanale du Lizon, 39999 Saint-Clauze",), ("Devis 1187-26", "", "", "Le 05/11/2026"), ("À l'attention de M. Girod, Lunetterie Mécanique du Haut-Jura",), (), ("Repère", "Traitement", "Poids (kg)", "Prix €/kg", "Montant € HT"), *[(a, d, q, p, round(q * p, 2)) for a, d, q, p in rows], ("", "Montage de fours BV-230 (une fois)", "", "", 180.0), ("", "PV de dureté", "", "", 30.0), ("", "Total HT", "", "", round(sum(q * p for *_, q, p in rows) + 210, 2)), (), ("Délai : 8 jours ouvrés. Départ nos ateliers (EXW). Minimum par charge : 90 € HT.",), ("Offre valable jusqu'au 31/01/2027.",)):
        ws.append(r)
    for row in ws.iter_rows(min_row=7, max_row=12, min_col=4, max_col=5):
        for c in row:
            c.number_format = "#,##0.00"
    saved(wb.save, "xlsx", name)
    true(name, "per-kg", "fr", dict(supplier=s, currency="EUR", unit="kg", incoterm="EXW", leadTimeDays=workdays(8), validUntil="2027-01-31"), [(a, q, p) for a, _, q, p in rows], [("BV-230", 180), 30], noMinimumPieces=True)


def gears():
    name, s = "en-us-powder-metal-print.txt", "NITTANY SINTERED PRODUCTS INC"
    rows = [("NS-1180", "PUMP GEAR 14T FN-0205", [(10000, 0.842), (25000, 0.771), (50000, 0.735)], 6800), ("NS-1181", "ROTOR FC-0208 STEAM TREAT", [(10000, 1.164), (25000, 1.082)], 7450), ("NS-0944", "BUSHING CT-1000-K26", [(5000, 0.318), (20000, 0.274)], 0)]
    out = [f"{s:<52}PAGE    1", "ST MARYTON PA 15899                                 QUOTE   26-4471", "                                                    DATE    11/09/26", "BILL TO  C01882                                     EXPIRES 01/08/27", "LEHIGH FLUID POWER CO", "ATTN T. YODER", "", "PART NO     DESCRIPTION                     QTY BREAK   PRICE EACH", "=" * 68]
    for a, d, b, t in rows:
        for j, (q, p) in enumerate(b):
            out.append(f"{a if not j else '':<11} {d if not j else '':<30} {us(q, 0):>10} {p:>12.4f}")
        out.append(f"{'':<11} {'TOOLING, CUSTOMER OWNED' if t else 'TOOLING ON HAND':<30} {'':>10} {us(t) if t else '':>12}".rstrip())
        out.append("-" * 68)
    out += ["ALL PRICES IN US DOLLARS  FOB ST MARYTON PA  TERMS NET 30", "LEAD TIME: TOOLING 9 WKS, PARTS 5 WKS AFTER SAMPLE APPROVAL", "COPPER INFILTRATION SURCHARGE NOT APPLICABLE", ""]
    text(name, "\n".join(out), "ascii")
    true(name, "fixed-width-breaks", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2027-01-08"), [(a, None, b, dict(leadTimeDays=[35, 63, 98] if t else [35])) for a, _, b, t in rows], [(r[0], r[3]) for r in rows if r[3]])


write(steel, abas, kunststof, springs, fasteners, traitement, gears)
