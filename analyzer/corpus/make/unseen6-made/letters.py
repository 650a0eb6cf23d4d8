"""Letters by python-docx."""

from docx import Document
from docx.shared import Pt
from kit import at, eu, sp, true, us, weeks, workdays, write


def grid(d, rows, style="Table Grid"):
    t = d.add_table(rows=0, cols=len(rows[0]))
    t.style = style
    for r in rows:
        for c, v in zip(t.add_row().cells, r):
            c.text = str(v)
    return t


def stampings():
    name = "en-us-stampings-letter.docx"
    s = "R. L. Hutchens Stamping Company, Inc."
    rows = [("ST-6620", "Terminal, C260 brass, tin plated", 50000, 24.80), ("ST-6621", "Lug, C110 copper", 20000, 87.50), ("ST-6640", "Shield, nickel silver", 10000, 141.00)]
    d = Document()
    d.sections[0].footer.paragraphs[0].text = "R. L. Hutchens Stamping Company, Inc.  *  PO Box 55, Torrance Mill, CT 06999  *  hutchensstamping.example"
    for t in ("November 12, 2026", "Ms. Yvonne Carter\nAllied Battery Products\nYour inquiry of November 5", "Dear Ms. Carter:", "Thank you for the opportunity to quote. Prices are in US dollars per thousand pieces (per M):"):
        d.add_paragraph(t)
    grid(d, [("Part no.", "Description", "Order quantity", "Price per M", "Order value"), *[(a, x, us(q, 0), f"${us(p)}", f"${us(q / 1000 * p)}") for a, x, q, p in rows]])
    d.add_paragraph()
    d.add_paragraph("Progressive die for ST-6640: $12,750.00, non-recurring. The die for ST-6620 needs a new strip guide at $480.00, also non-recurring. There is no tooling charge for ST-6621.")
    d.add_paragraph("Delivery: ST-6620 and ST-6621 in 4 weeks, ST-6640 in 12 weeks. FOB Torrance Mill. This quotation expires December 15, 2026.")
    d.add_paragraph("Very truly yours,\n\nRobert L. Hutchens III")
    d.save(at(name))
    true(name, "letterhead-in-footer", "en", dict(supplier=s, currency="USD", per=1000, incoterm="FOB", validUntil="2026-12-15"), [(a, q, p, dict(leadTimeDays=84 if a == "ST-6640" else 28)) for a, _, q, p in rows], [("ST-6640", 12750), ("ST-6620", 480)])


def pumps():
    name = "en-uk-motors-alternatives.docx"
    d = Document()
    d.add_heading("SDC", 1)
    d.add_paragraph("Severnside Drives & Controls Ltd t/a SDC, Lydney Dock, GL15 0XX")
    d.add_paragraph("Quotation SQ-20447, 10 November 2026, to Tamar Conveying Systems Ltd")
    grid(d, [("Item", "Code", "Description", "Qty", "Each", "Total"), ("1", "M-080-4P", "Motor 0.75 kW IE3, B5", "16", "£142.00", "£2,272.00"), ("1 alt.", "M-080-4P-IE4", "As item 1 but IE4", "16", "£188.00", "£3,008.00"), ("2", "VF-075-400", "Inverter 0.75 kW IP20", "16", "£121.50", "£1,944.00"), ("3", "BR-450", "Brake resistor", "4", "£36.00", "£144.00"), ("", "", "Total (items 1, 2 and 3)", "", "", "£4,360.00"), ("Option", "KP-01", "Remote keypad", "each", "£29.00", "not included")])
    d.add_paragraph()
    for t in ("Alternative item 1 alt. in place of item 1, not in the total.", "Delivery: items 1, 2 and 3 ex stock; item 1 alt. 6 weeks.", "Packing and carriage: £42.50 per consignment, not included above.", "Prices exclude VAT and hold for 30 days."):
        d.add_paragraph(t, style="List Number")
    d.add_paragraph("Rhys Kembrey")
    d.save(at(name))
    true(name, "alternative-and-option", "en", dict(supplier="Severnside Drives & Controls Ltd", currency="GBP", validUntil="2026-12-10"), [("M-080-4P", 16, 142, dict(leadTimeDays=0)), ("M-080-4P-IE4", 16, 188, dict(leadTimeDays=42, alternative=True)), ("VF-075-400", 16, 121.5, dict(leadTimeDays=0)), ("BR-450", 4, 36, dict(leadTimeDays=0))], [42.5])


def german():
    name = "de-spritzguss-brief.docx"
    s = "Kunststoffwerk Erzgebirge Lorenz & Partner GbR"
    rows = [("L-20.118", "Gehäuseschale oben, ABS", 2000, 1.46), ("L-20.119", "Gehäuseschale unten, ABS", 2000, 1.38), ("L-20.125", "Taster, PMMA klar", 4000, 0.52)]
    d = Document()
    d.styles["Normal"].font.size = Pt(10)
    d.sections[0].header.paragraphs[0].text = s + "\t\tHauptstraße 88, 09999 Grünhaide"
    d.add_paragraph("Messtechnik Bautz GmbH\nHerrn Thomas Reimer\n04999 Markranstein")
    d.add_paragraph("Grünhaide, 9. November 2026").alignment = 2
    d.add_paragraph().add_run("Angebot 26-311").bold = True
    d.add_paragraph("Sehr geehrter Herr Reimer,\nbesten Dank für Ihre Anfrage. Wir bieten Ihnen an:")
    grid(d, [("Teil", "Bezeichnung", "Menge", "Preis/Stück", "Gesamt"), *[(a, x, f"{eu(q, 0)} Stück", f"{eu(p)} €", f"{eu(q * p)} €") for a, x, q, p in rows]])
    d.add_paragraph()
    d.add_paragraph("Werkzeugkosten (einmalig): L-20.118 und L-20.119 als Familienwerkzeug zusammen 16.800,00 €, L-20.125 vierfach 7.900,00 €. Bemusterung und Erstmusterprüfbericht 650,00 € einmalig für alle Teile.")
    d.add_paragraph("Auf die Teilepreise gewähren wir keinen weiteren Nachlass. Lieferzeit 10 Wochen nach Auftragsklarheit. Lieferung FCA Grünhaide, Verpackung in Wechselkisten. Die Preise gelten bis 28.02.2027 zuzüglich Umsatzsteuer.")
    d.add_paragraph("Mit freundlichem Glückauf\n\nKatrin Lorenz")
    d.save(at(name))
    true(name, "charges-in-text", "de", dict(supplier=s, currency="EUR", incoterm="FCA", leadTimeDays=70, validUntil="2027-02-28"), [(a, q, p) for a, _, q, p in rows], [16800, ("L-20.125", 7900), 650])


def french():
    name = "fr-peinture-lettre.docx"
    s = "Établissements Guillou et Fils"
    rows = [("CH-118", "Châssis, thermolaquage RAL 7016", 40, 38.50), ("PR-204", "Porte, thermolaquage RAL 7016", 80, 14.20), ("EQ-031", "Équerre, cataphorèse", 600, 1.15)]
    d = Document()
    d.add_paragraph("Manutention Armor SA\nÀ l'attention de M. Le Bihan\n29999 Plouarzel")
    d.add_paragraph("Le 12 novembre 2026")
    d.add_paragraph("Objet : notre proposition n° 1126-14")
    d.add_paragraph("Monsieur,\nSuite à votre demande du 6 courant, veuillez trouver nos prix pour le traitement de vos pièces :")
    grid(d, [("Pièce", "Traitement", "Quantité", "Prix unitaire HT", "Total HT"), *[(a, x, q, f"{sp(p)} €", f"{sp(q * p)} €") for a, x, q, p in rows], ("", "", "", "Total", f"{sp(sum(q * p for *_, q, p in rows))} €")], "Light Grid Accent 1")
    d.add_paragraph()
    d.add_paragraph("Frais de changement de teinte : 60,00 € par commande. Facturation minimale : 120,00 € HT.")
    d.add_paragraph("Délai : 8 jours ouvrés après réception des pièces. Prix départ atelier (EXW), TVA en sus. Offre valable jusqu'au 31 mars 2027.")
    d.add_paragraph("Yann Guillou\nÉtablissements Guillou et Fils\nZone du Port, 29999 Lanrivoal")
    d.save(at(name))
    true(name, "supplier-in-signature", "fr", dict(supplier=s, currency="EUR", incoterm="EXW", leadTimeDays=workdays(8), validUntil="2027-03-31"), [(a, q, p) for a, _, q, p in rows], [60], noMinimumPieces=True)


def danish():
    name = "da-drejede-emner.docx"
    s = "Søndergaard Maskinfabrik A/S"
    rows = [("SM-7710", "Aksel, 1.4404, slebet", 120, 184.00), ("SM-7712", "Bøsning, bronze RG7", 240, 62.50), ("SM-7715", "Møtrik M30x2", 240, 41.75)]
    d = Document()
    d.add_heading(s, 2)
    d.add_paragraph("Industrivej 9, 7999 Vinderslev · CVR 00000000")
    d.add_paragraph("Til: Mejeriteknik Horsens A/S, att. Birthe Kjær\nTilbud nr. 26-1093\nDato: 6. november 2026")
    grid(d, [("Varenr.", "Beskrivelse", "Antal", "Stykpris DKK", "I alt DKK"), *[(a, x, q, eu(p), eu(q * p)) for a, x, q, p in rows], ("", "Opstartsgebyr (engangs)", "1", "850,00", "850,00"), ("", "Total ekskl. moms", "", "", eu(sum(q * p for *_, q, p in rows) + 850))])
    d.add_paragraph()
    d.add_paragraph("Leveringstid: 4-6 uger. Leveringsbetingelser: EXW Vinderslev. Tilbuddet er gældende til 18. december 2026.")
    d.add_paragraph("Med venlig hilsen\nPoul Søndergaard")
    d.save(at(name))
    true(name, "charge-as-row", "da", dict(supplier=s, currency="DKK", incoterm="EXW", leadTimeDays=weeks(4, 6), validUntil="2026-12-18"), [(a, q, p) for a, _, q, p in rows], [850])


write(stampings, pumps, german, french, danish)
