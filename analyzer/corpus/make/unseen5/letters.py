"""Letters in Word and RTF."""

from docx import Document
from docx.enum.text import WD_TAB_ALIGNMENT
from docx.shared import Cm, Pt

from paths import after, eu, lines_of, path, spaced, truth, us, weeks


def table(doc, head, rows, style="Table Grid"):
    t = doc.add_table(rows=1, cols=len(head), style=style)
    for c, h in zip(t.rows[0].cells, head):
        c.paragraphs[0].add_run(h).bold = True
    for r in rows:
        for c, v in zip(t.add_row().cells, r):
            c.text = str(v)
    return t


def en_tabs():
    name = "en-letter-tab-stops.docx"
    s = "Ashgrove Castings Limited"
    rows = [("AC-7712", "Bearing housing, LM25 TF", 100, 23.40), ("AC-7713", "End cap, LM25 TF", 100, 9.15), ("AC-7720", "Motor flange, LM6 M", 250, 14.70)]
    d = Document()
    d.styles["Normal"].font.name, d.styles["Normal"].font.size = "Calibri", Pt(11)
    for t in (s, "Foundry Lane, Netherby WF99 1ZZ", "Telephone 01900 000 118"):
        d.add_paragraph(t).paragraph_format.space_after = Pt(0)
    d.add_paragraph("\n24 February 2026\n\nOur ref: AH/26/0093\n\nMr S. Pugh\nThornholme Engineering Ltd\nThornholme\n")
    d.add_paragraph("Dear Mr Pugh,")
    d.add_paragraph("Aluminium gravity die castings").runs[0].bold = True
    d.add_paragraph("Thank you for your enquiry of 19 February. We are pleased to quote as follows:")

    def tabbed(text, bold=False):
        p = d.add_paragraph()
        f = p.paragraph_format
        f.space_after = Pt(2)
        for at, how in ((2.8, "LEFT"), (9.5, "RIGHT"), (12.0, "RIGHT"), (15.0, "RIGHT")):
            f.tab_stops.add_tab_stop(Cm(at), getattr(WD_TAB_ALIGNMENT, how))
        p.add_run(text).bold = bold

    tabbed("Part no.\tDescription\tQuantity\tPrice each\tTotal", True)
    for a, b, q, p in rows:
        tabbed(f"{a}\t{b}\t{q}\t£{us(p)}\t£{us(p * q)}")
    tabbed("Die for AC-7720 (one-off, remains your property)\t\t\t\t£2,450.00")
    d.add_paragraph("\nDelivery would be 6 weeks from order for the existing dies and 10 weeks for AC-7720 including die manufacture and sample approval.")
    d.add_paragraph("The prices are delivered, exclusive of VAT, and remain open for acceptance for 60 days from the date of this letter. Our terms are 30 days net.")
    d.add_paragraph("We look forward to hearing from you.\n\nYours sincerely,\n\n\nAnne Hartwell\nSales Manager")
    d.save(path(name))
    line = lines_of(s, "GBP", validUntil=after(2026, 2, 24, 60))
    truth(name, "letter-tab-stops", "en", [line(r[0], r[2], r[3], leadTimeDays=70 if r[0] == "AC-7720" else 42) for r in rows], [{"part": "AC-7720", "amount": 2450}])


def de_table():
    name = "de-brief-tabelle.docx"
    s = "Lohmeyer Zerspanung GmbH"
    rows = [("LZ-88.014", "Flansch Ø120, 1.4301, gedreht", 50, 27.80), ("LZ-88.015", "Welle Ø35x410, 42CrMo4+QT", 50, 61.45), ("LZ-88.022", "Distanzhülse Ø30/20x18", 400, 2.36)]
    d = Document()
    d.sections[0].footer.paragraphs[0].text = "Lohmeyer Zerspanung GmbH · Gewerbering 11 · 73999 Oberweiler · Geschäftsführer: M. Lohmeyer · HRB 99999 · Volksbank Oberweiler · IBAN DE00 6119 0110 0000 9999 99 · USt-IdNr. DE000000000"
    d.add_paragraph("Lohmeyer Zerspanung GmbH · Gewerbering 11 · 73999 Oberweiler").runs[0].font.size = Pt(8)
    d.add_paragraph("Karl Weidmann Antriebstechnik AG\nHerrn Brandes\nLindenallee 7\n34999 Rossbach")
    d.add_paragraph("Oberweiler, den 18. Juni 2026")
    d.add_heading("Angebot Nr. 2026-0611", 2)
    d.add_paragraph("Sehr geehrter Herr Brandes,\nauf Grundlage Ihrer Zeichnungen bieten wir Ihnen an:")
    total = sum(r[2] * r[3] for r in rows)
    t = table(d, ["Pos.", "Teilenummer", "Benennung", "Menge", "Einzelpreis", "Gesamtpreis"], [[i, a, b, f"{q} Stück", eu(p) + " €", eu(p * q) + " €"] for i, (a, b, q, p) in enumerate(rows, 1)])
    for k, v in (("Rüst- und Programmierkosten einmalig", 320), ("Gesamtsumme netto", total + 320)):
        cells = t.add_row().cells
        cells[0].merge(cells[4]).text = k
        cells[5].text = eu(v) + " €"
    d.add_paragraph("")
    for x in ("Lieferzeit: 5 bis 6 Wochen nach Auftragsklarheit", "Lieferung: frei Haus (DAP Rossbach)", "Zahlung: 10 Tage 2 % Skonto, 30 Tage netto", "Bindefrist: 4 Wochen ab Angebotsdatum", "Alle Preise zuzüglich gesetzlicher Mehrwertsteuer."):
        d.add_paragraph(x, style="List Bullet")
    d.add_paragraph("Mit freundlichen Grüßen\n\ni. A. Claudia Stoll\nVertrieb")
    d.save(path(name))
    line = lines_of(s, "EUR", validUntil=after(2026, 6, 18, 28), leadTimeDays=weeks(5, 6), incoterm="DAP")
    truth(name, "letter-table", "de", [line(r[0], r[2], r[3]) for r in rows], [{"amount": 320}])


def fr_prose():
    name = "fr-lettre-sans-tableau.docx"
    d = Document()
    d.add_paragraph("Plastiques du Val d'Orbelle\nInjection – surmoulage – décoration\n14 chemin du Moulin, 01999 Orbelle").runs[0].bold = True
    d.add_paragraph("Manutech Ouest\nÀ l'attention de Mme Riou\n44999 Carville")
    d.add_paragraph("Orbelle, le 5 octobre 2026")
    d.add_paragraph("Objet : notre offre n° 26-218 – bouton moleté et capuchon")
    d.add_paragraph("Madame,")
    d.add_paragraph("Suite à notre entretien téléphonique du 1er octobre, nous avons le plaisir de vous proposer le bouton moleté réf. PVO-4410 en PA6 GF30 noir au prix de 0,86 € HT pièce pour une quantité de 5 000 pièces. Le moule d'injection à deux empreintes est facturé 7 900 € HT, payable 50 % à la commande.")
    d.add_paragraph("Le capuchon réf. PVO-4411 en PEHD rouge, pour lequel nous disposons déjà de l'outillage, vous serait facturé 42,00 € HT le mille pour une quantité de 20 000 pièces.")
    d.add_paragraph("Les délais sont de 10 semaines pour le PVO-4410, échantillons initiaux compris, et de 2 semaines pour le PVO-4411. Nos prix s'entendent départ usine, emballage compris, et sont fermes jusqu'au 31 décembre 2026. Règlement à 30 jours nets.")
    d.add_paragraph("Nous vous prions d'agréer, Madame, l'expression de nos salutations distinguées.\n\nBruno Chassagnard\nDirecteur commercial")
    d.save(path(name))
    line = lines_of("Plastiques du Val d'Orbelle", "EUR", validUntil="2026-12-31", incoterm="EXW")
    truth(name, "prose-letter", "fr", [line("PVO-4410", 5000, 0.86, leadTimeDays=70), line("PVO-4411", 20000, 42.0, per=1000, leadTimeDays=14)], [{"part": "PVO-4410", "amount": 7900}])


def sv_table():
    name = "sv-offert.docx"
    s = "Hällefors Ytbehandling & Plåt AB".replace("Hällefors", "Hällsjövik")
    rows = [("HY-1501", "Konsol vänster, pulverlackad", 80, 146.0), ("HY-1502", "Konsol höger, pulverlackad", 80, 146.0), ("HY-1520", "Täckplåt 2 mm, elförzinkad", 200, 58.5)]
    d = Document()
    d.add_heading(s, 1)
    d.add_paragraph("Verkstadsgatan 4, 799 99 Hällsjövik · Org.nr 559999-0000 · Bankgiro 000-0000")
    d.add_paragraph("OFFERT 26-1044\nDatum: 2026-11-02\nGiltig t.o.m.: 2026-12-15\nKund: Lindqvist Transportteknik AB, att. Inköp\nEr förfrågan: FF-3391")
    total = sum(r[2] * r[3] for r in rows)
    table(d, ["Artikelnr", "Benämning", "Antal", "À-pris SEK", "Belopp SEK"], [[a, b, f"{q} st", spaced(p), spaced(p * q)] for a, b, q, p in rows] + [["", "Fixturkostnad, engångs", "", "", spaced(3500)], ["", "Summa exkl. moms", "", "", spaced(total + 3500)]], "Light Grid Accent 1")
    d.add_paragraph("\nLeveranstid: 4 veckor efter order. Leveransvillkor: FCA Hällsjövik. Betalning: 30 dagar netto. Moms 25 % tillkommer.")
    d.add_paragraph("Med vänlig hälsning\nJohan Ekdal")
    d.save(path(name))
    line = lines_of(s, "SEK", validUntil="2026-12-15", leadTimeDays=28, incoterm="FCA")
    truth(name, "quote-table", "sv", [line(r[0], r[2], r[3]) for r in rows], [{"amount": 3500}])


def en_rtf():
    name = "en-wire-harness.rtf"
    s = "Brightwater Harness & Cable, Inc."
    rows = [("WH-30551-A", "Main harness, 24 ckt", 60, 88.40), ("WH-30552-A", "Sensor pigtail, 4 ckt", 240, 11.25), ("WH-30560-B", "Battery cable pair, 2/0", 60, 37.90)]
    out = [r"{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss Arial;}}\fs20", rf"{{\b\fs28 {s}}}\par 88 Canal Street, Port Ellery, NC 28999\par\par", r"{\b Quotation 26-4471}\tab Date: August 4, 2026\par To: Tamarack Conveyor Corp., Attn. Lena Okafor\par\par"]

    def row(cells, bold=False):
        edges = "".join(rf"\cellx{x}" for x in (1600, 4600, 5500, 6900, 8500))
        return r"\trowd\trgaph80 " + edges + "".join(rf"\pard\intbl {{\b {c}}}\cell" if bold else rf"\pard\intbl {c}\cell" for c in cells) + r"\row"

    out.append(row(["Part number", "Description", "Qty", "Unit price", "Amount"], True))
    out += [row([a, b, str(q), "$" + us(p), "$" + us(p * q)]) for a, b, q, p in rows]
    out.append(row(["", "NRE, test board and form board (one time)", "", "", "$1,200.00"]))
    out.append(row(["", "Total", "", "", "$" + us(sum(r[2] * r[3] for r in rows) + 1200)], True))
    out.append(r"\pard\par Lead time: 7 weeks ARO. Terms: Net 30, FOB Port Ellery. Quote valid through September 30, 2026. \par Connector price increases after order release may be passed through.\par\par Marcus Dell\par Inside Sales\par}")
    open(path(name), "w", encoding="cp1252").write("\n".join(out))
    line = lines_of(s, "USD", validUntil="2026-09-30", leadTimeDays=49, incoterm="FOB")
    truth(name, "letter-table", "en", [line(r[0], r[2], r[3]) for r in rows], [{"amount": 1200}])


for make in (en_tabs, de_table, fr_prose, sv_table, en_rtf):
    make()
