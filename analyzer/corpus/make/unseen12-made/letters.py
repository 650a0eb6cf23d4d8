"""Word quotes: composites in a letter, a coater with an account discount, castings with patterns, Polish sheet metal."""

from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.shared import Cm, Pt

from kit import after, at, eu, sp, true, us, weeks, workdays, write


def table(d, head, rows, widths=(), style="Table Grid", right=()):
    t = d.add_table(1, len(head), style=style)
    for c, text in zip(t.rows[0].cells, head):
        c.text = text
        c.paragraphs[0].runs[0].bold = True
    for r in rows:
        for j, (c, text) in enumerate(zip(t.add_row().cells, r)):
            c.text = str(text)
            if j in right:
                c.paragraphs[0].alignment = WD_ALIGN_PARAGRAPH.RIGHT
    for i, width in enumerate(widths):
        for c in t.columns[i].cells:
            c.width = Cm(width)
    return t


def composites():
    name, s = "en-us-composites-letter.docx", "Saltmarsh Composite Structures, Inc."
    rows = [("SM-6610", "Instrument fairing, S-glass/epoxy", 36, 412.0), ("SM-6611", "Fairing access door, S-glass/epoxy", 36, 138.5), ("SM-6630", "Antenna mount, carbon/epoxy, bonded insert", 72, 96.4)]
    d = Document()
    d.styles["Normal"].font.name, d.styles["Normal"].font.size = "Georgia", Pt(10.5)
    p = d.sections[0].header.paragraphs[0]
    p.text, p.alignment = f"{s}\n21 Causeway Rd, Essex Creek, MA 01999 · 978-555-0136", WD_ALIGN_PARAGRAPH.CENTER
    d.add_paragraph("November 12, 2026")
    d.add_paragraph("Ms. Carla Dominguez\nNor'easter Unmanned Systems\nPortsmouth Neck, NH")
    d.add_paragraph("Re: Quotation 2026-188, fairing set rev. 4")
    d.add_paragraph("Dear Carla,\n\nThank you for the opportunity to quote. Our prices for the quantities you gave are in the table below.")
    table(d, ("Part number", "Description", "Quantity", "Unit price", "Extended price"), [(a, t, q, "$" + us(p), "$" + us(q * p)) for a, t, q, p in rows] + [("", "Total", "", "", "$" + us(sum(q * p for *_, q, p in rows)))], (2.6, 6.4, 2, 2.4, 3), right=(2, 3, 4))
    d.add_paragraph("\nThe lay-up mold for SM-6610 is not included above. It is a one-time cost of $7,800.00, half with the order and half on first article approval.")
    d.add_paragraph("First deliveries will be 10 weeks after receipt of order. Shipment is FCA Essex Creek, MA. Payment terms are net 30. This quotation remains open for acceptance until January 29, 2027.")
    d.add_paragraph("Sincerely,\n\nPeter Vance\nDirector of Sales")
    d.save(at(name))
    true(name, "letterhead-in-header", "en", dict(supplier=s, currency="USD", incoterm="FCA", leadTimeDays=70, validUntil="2027-01-29"), [(a, q, p) for a, _, q, p in rows], [("SM-6610", 7800)])


def coater():
    name, s = "en-au-coating-discount.docx", "Gippsland Metal Finishers Pty Ltd"
    rows = [("WS-201", "Hard anodise 50 µm, rail", 500, 12.5), ("WS-202", "Hard anodise 50 µm, end block", 1000, 4.2), ("WS-240", "Electroless nickel 25 µm, spindle", 250, 17.3)]
    d = Document()
    d.add_heading(s, 1)
    d.add_paragraph("8 Furnace Road, Morwell East VIC 3899 · ABN 00 000 000 000")
    d.add_paragraph("Quotation G-4471\nDate: 9 November 2026\nCustomer: Wombat Slide Systems (account 20117)")
    net = [round(p * 0.9, 2) for *_, p in rows]
    tot = sum(q * n for (_, _, q, _), n in zip(rows, net))
    table(d, ("Your part", "Process", "Qty", "List AUD", "Amount AUD"), [(a, t, q, us(p), us(q * n)) for (a, t, q, p), n in zip(rows, net)] + [("", "Total ex GST", "", "", us(tot)), ("", "GST 10 %", "", "", us(tot * 0.1)), ("", "Total inc GST", "", "", us(tot * 1.1))], (2.4, 6.2, 1.6, 2.4, 3.4), right=(2, 3, 4))
    d.add_paragraph("\nPlease note: list prices are shown per piece. Your 10 % account discount comes off every line and is already taken off in the amounts.")
    d.add_paragraph("Masking plugs for WS-240: AUD 165.00 once, added to the first invoice.\nTurnaround 8 working days from receipt of parts. Minimum charge per batch AUD 140.00.\nPickup and delivery by customer. Quote valid to 31 December 2026.")
    d.add_paragraph("Shane Petrovic, Sales")
    d.save(at(name))
    true(name, "discount-in-note", "en", dict(supplier=s, currency="AUD", leadTimeDays=workdays(8), validUntil="2026-12-31"), [(a, q, n) for (a, _, q, _), n in zip(rows, net)], [("WS-240", 165)], noMinimumPieces=True)


def guss():
    name, s = "de-guss-modellkosten.docx", "Eisengießerei Wupperhof GmbH"
    rows = [("WH-3301", "Lagerbock EN-GJL-250, roh", 18.4, 150, 62.3), ("WH-3302", "Deckel EN-GJL-250, roh", 6.2, 150, 24.85), ("WH-3340", "Hebel EN-GJS-400-15, bearbeitet", 3.9, 400, 31.7)]
    d = Document()
    d.styles["Normal"].font.name, d.styles["Normal"].font.size = "Arial", Pt(10)
    d.add_paragraph(f"{s} · Hüttenstraße 3 · 42999 Wupperhof").runs[0].font.size = Pt(7)
    d.add_paragraph("Pressenbau Bergneustadt KG\nFrau Anke Thielen\nPostfach 11 07\n51799 Agger")
    d.add_paragraph("Angebot Nr. 26/0617\t\t\t\t\tDatum: 12.11.2026").runs[0].bold = True
    d.add_paragraph("Wir danken für Ihre Anfrage und bieten Ihnen wie folgt an:")
    table(d, ("Pos", "Teil", "Bezeichnung / Werkstoff", "Gewicht kg", "Menge", "€/Stück", "Summe €"), [(i, a, t, eu(k, 1), q, eu(p), eu(q * p)) for i, (a, t, k, q, p) in enumerate(rows, 1)], (1, 2, 5, 1.8, 1.6, 2, 2.6), right=(3, 4, 5, 6))
    d.add_paragraph("\nModellkosten (einmalig):")
    table(d, ("Teil", "Ausführung", "Preis €"), [("WH-3301", "Holzmodell H2, 1 Kernkasten", "2.450,00"), ("WH-3302", "Holzmodell H2", "980,00")], (3, 8, 3), right=(2,))
    d.add_paragraph("\nFür WH-3340 liegt das Modell bei uns.\nLieferzeit: 7 Wochen nach Modellfreigabe. Preisstellung: EXW Wupperhof, unverpackt.\nBindung: Dieses Angebot gilt bis 31.01.2027. Preise zzgl. gesetzlicher MwSt.")
    d.add_paragraph("Mit freundlichem Gruß\n\nppa. Volker Stratmann")
    d.save(at(name))
    true(name, "patterns-in-second-table", "de", dict(supplier=s, currency="EUR", incoterm="EXW", leadTimeDays=49, validUntil="2027-01-31"), [(a, q, p) for a, _, _, q, p in rows], [("WH-3301", 2450), ("WH-3302", 980)])


def blachy():
    name, s = "pl-blachy-oferta.docx", "Blach-Tech Kujawy Sp. z o.o."
    rows = [("BT-1041", "Obudowa sterownika, DC01 1,5 mm, RAL 7035", 200, 118.4), ("BT-1042", "Pokrywa, DC01 1,5 mm, RAL 7035", 200, 46.9), ("BT-1055", "Wspornik, S235 4 mm, ocynk", 600, 21.35)]
    tot = sum(q * p for *_, q, p in rows)
    d = Document()
    d.add_heading("Oferta handlowa nr 412/2026", 1)
    d.add_paragraph(f"Sprzedawca: {s}, ul. Składowa 6, 88-199 Inowłódek\nNabywca: Automatyka Noteć S.A.\nData: 05.11.2026 r.")
    table(d, ("Lp.", "Indeks", "Nazwa", "Ilość", "j.m.", "Cena netto [zł]", "Wartość netto [zł]"), [(i, a, t, q, "szt.", sp(p), sp(q * p)) for i, (a, t, q, p) in enumerate(rows, 1)] + [(4, "", "Przygotowanie produkcji (jednorazowo)", 1, "kpl.", "650,00", "650,00"), ("", "", "Razem netto", "", "", "", sp(tot + 650))], (1, 2, 5.4, 1.4, 1.2, 2.4, 3), "Light Grid Accent 1", (3, 5, 6))
    d.add_paragraph("\nTermin realizacji: 3-4 tygodnie od zamówienia\nWarunki dostawy: DAP Nakło Nowe\nTermin płatności: 30 dni\nOferta ważna do 30.11.2026")
    d.add_paragraph("Z poważaniem\nMarzena Gołąb")
    d.save(at(name))
    true(name, "plain-setup-row", "pl", dict(supplier=s, currency="PLN", incoterm="DAP", leadTimeDays=weeks(3, 4), validUntil="2026-11-30"), [(a, q, p) for a, _, q, p in rows], [650])


write(composites, coater, guss, blachy)
