"""Word quotes: a template from Word, a distributor, Italian gears, Danish sheet metal."""

from docx import Document
from docx.shared import Pt

from kit import after, at, eu, true, us, weeks, word_table, write


def template():
    name, s = "en-us-word-template.docx", "J. T. Abernathy Machine, LLC"
    rows = [(50, "AB-7719", "Manifold block, 6061-T651, 9 ports", 142.0), (100, "AB-7720", "Plug, 303 SS", 7.35), (50, "AB-7731", "Mounting foot, 1018", 18.6)]
    d = Document()
    d.add_heading("QUOTE", 0)
    d.add_paragraph(f"{s}\nCounty Line Road 880, Elkhart Fork, IN 46599\nPhone 574-555-0110")
    d.add_paragraph("DATE: November 4, 2026\nQUOTE # 2611-04\nTO: Brent Oyler, Wabash Hydraulics Co.")
    word_table(d, ("SALESPERSON", "JOB", "SHIPPING METHOD", "SHIPPING TERMS", "DELIVERY", "PAYMENT TERMS"), [("JTA", "Manifold rev D", "UPS Ground", "FOB origin", "5-6 weeks", "Net 30")])
    d.add_paragraph()
    tot = sum(q * p for q, *_, p in rows)
    word_table(d, ("QTY", "ITEM #", "DESCRIPTION", "UNIT PRICE", "DISCOUNT", "LINE TOTAL"), [(q, a, t, "$" + us(p), "", "$" + us(q * p)) for q, a, t, p in rows] + [(1, "", "Gun drill tooling, one time", "$390.00", "", "$390.00"), ("", "", "", "", "SUBTOTAL", "$" + us(tot + 390)), ("", "", "", "", "SALES TAX", "exempt"), ("", "", "", "", "TOTAL", "$" + us(tot + 390))])
    d.add_paragraph("\nThis is a quotation on the goods named, subject to the conditions noted below: prices firm for 30 days.\nTo accept this quotation, sign here and return: ______________________")
    d.add_paragraph("THANK YOU FOR YOUR BUSINESS!")
    d.save(at(name))
    true(name, "word-template", "en", dict(supplier=s, currency="USD", incoterm="FOB", leadTimeDays=weeks(5, 6), validUntil=after("2026-11-04", 30)), [(a, q, p) for q, a, _, p in rows], [390])


def distributor():
    name, s = "en-ie-distributor-of-makers.docx", "Corrib Motion & Control Ltd."
    rows = [("SV-200-B", "Servo motor 200 W with brake", "Kanzaki Drives", 16, 412.0, 10, "6 weeks"), ("SD-200-EC", "Servo drive 200 W EtherCAT", "Kanzaki Drives", 16, 355.0, 10, "6 weeks"), ("PLE-60-10", "Planetary gearbox i=10", "Ritter-Getriebe", 16, 288.0, 0, "3 weeks"), ("KC-M-5", "Motor cable 5 m", "Kanzaki Drives", 16, 46.0, 10, "ex stock")]
    net = [round(p * (100 - r) / 100, 2) for *_, p, r, _ in rows]
    d = Document()
    d.styles["Normal"].font.size = Pt(9)
    d.sections[0].header.paragraphs[0].text = "Authorised distributor for Kanzaki Drives K.K. and Ritter-Getriebe GmbH"
    d.add_paragraph("To: Shannonside Packaging Machines DAC, Noel Considine\nOur quotation: CMC-8834      Date: 10/11/2026 (day/month/year)")
    word_table(d, ("Model", "Description", "Make", "Qty", "List EUR", "Disc. %", "Net EUR", "Total EUR", "Delivery"), [(a, t, m, q, us(p), r or "-", us(n), us(n * q), w) for (a, t, m, q, p, r, w), n in zip(rows, net)] + [("", "", "", "", "", "", "Total", us(sum(n * r[3] for n, r in zip(net, rows))), "")])
    d.add_paragraph("\nIncludes delivery DAP your works. Commissioning, if wanted: EUR 680.00 per day plus travel.\nOffer open until 10/12/2026.")
    d.add_paragraph(f"Fionnuala Keane\nInternal sales\n{s}, Liosban Park, Galway West")
    d.save(at(name))
    lead = {"6 weeks": 42, "3 weeks": 21, "ex stock": 0}
    true(name, "distributor-discount", "en", dict(supplier=s, currency="EUR", incoterm="DAP", validUntil="2026-12-10"), [(r[0], r[3], n, dict(leadTimeDays=lead[r[6]])) for r, n in zip(rows, net)])


def ingranaggi():
    name, s = "it-ingranaggi-alternativa.docx", "Ingranaggi Fratelli Cattabriga S.r.l."
    d = Document()
    d.add_paragraph(s).runs[0].bold = True
    d.add_paragraph("Via dell'Artigianato 18, 41099 Spilambretta (MO) - P.IVA 00000000000")
    d.add_paragraph("Spett.le Riduttori Secchia S.p.A.\nOfferta n. 482/26 del 06/11/2026")
    word_table(d, ("Pos.", "Disegno", "Descrizione", "Q.tà", "Prezzo unit. €", "Importo €"), [("1", "RS-2044", "Pignone Z18 m3, 18NiCrMo5, cementato e rettificato", "200", "46,80", eu(200 * 46.8)), ("2", "RS-2045", "Corona Z54 m3, 18NiCrMo5, cementata e rettificata", "200", "98,50", eu(200 * 98.5)), ("2 alt.", "RS-2045-B", "in alternativa: corona Z54 m3, 42CrMo4 bonificato, solo dentata", "200", "71,20", "(" + eu(200 * 71.2) + ")"), ("3", "RS-2050", "Albero scanalato DIN 5480", "100", "62,00", eu(6200)), ("", "", "Totale pos. 1, 2 e 3", "", "", eu(200 * 46.8 + 200 * 98.5 + 6200))])
    d.add_paragraph("\nPosizione 1: creatore speciale 1.150,00 €, una tantum, escluso dal totale.\nConsegna: 9-10 settimane. Resa: franco ns. stabilimento (EXW). Imballo compreso.\nValidità offerta: 31/12/2026. IVA esclusa.")
    d.save(at(name))
    common = dict(supplier=s, currency="EUR", incoterm="EXW", leadTimeDays=weeks(9, 10), validUntil="2026-12-31")
    true(name, "alternative-row", "it", common, [("RS-2044", 200, 46.8), ("RS-2045", 200, 98.5), ("RS-2045-B", 200, 71.2, dict(alternative=True)), ("RS-2050", 100, 62)], [("RS-2044", 1150)])


def plade():
    name, s = "da-plade-brev.docx", "Smedefirmaet Brdr. Overgaard A/S"
    rows = [("4402-10", "Skærm, 2 mm alu, pulverlakeret", 60, 348.0), ("4402-11", "Beslag, 3 mm rustfri 1.4301", 240, 42.5), ("4402-15", "Konsol, 5 mm S235, galvaniseret", 120, 96.75)]
    d = Document()
    d.add_paragraph("Landmaskiner Himmerland A/S\nAtt.: Poul Erik Toft")
    d.add_paragraph("Tilbud nr. 3381                                                   Dato: 16. november 2026")
    tot = sum(q * p for *_, q, p in rows)
    word_table(d, ("Tegn.nr.", "Emne", "Antal", "Stykpris kr.", "I alt kr."), [(a, t, q, eu(p), eu(q * p)) for a, t, q, p in rows] + [("", "Galvanisering, kørsel", "1", "650,00", "650,00"), ("", "Samlet ekskl. moms", "", "", eu(tot + 650)), ("", "Moms 25 %", "", "", eu((tot + 650) * 0.25)), ("", "Samlet inkl. moms", "", "", eu((tot + 650) * 1.25))])
    d.add_paragraph("\nLevering: 4 uger efter ordre, frit leveret. Tilbuddet gælder 30 dage. Priser i danske kroner.")
    d.sections[0].footer.paragraphs[0].text = f"{s} · Nørre Allé 2 · 9699 Aarestrup By · CVR-nr. 00000000 · bank 0000 0000000"
    d.save(at(name))
    true(name, "letterhead-in-footer", "da", dict(supplier=s, currency="DKK", leadTimeDays=28, validUntil=after("2026-11-16", 30)), [(a, q, p) for a, _, q, p in rows], [650])


write(template, distributor, ingranaggi, plade)
