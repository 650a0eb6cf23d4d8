"""Quotes printed by ReportLab: a job shop, SAP, a French sheet metal shop, QuickBooks."""

from textwrap import wrap

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from paths import after, eu, lines_of, path, spaced, truth, us, weeks, working_days

S = getSampleStyleSheet()
P = lambda t, s="Normal": Paragraph(t, S[s])


def job_shop():
    name = "en-job-shop-machined.pdf"
    line = lines_of("Hollis Creek Machine Works, LLC", "USD", validUntil=after(2026, 3, 9, 30), leadTimeDays=weeks(4, 5), incoterm="FOB")
    rows = [("BRKT-2207 Rev C", "Bracket, bearing support, 6061-T6, clear anodize", 40, 68.25), ("SHFT-0914 Rev A", "Shaft, stepped, 17-4 PH H900", 40, 112.40), ("SPCR-0031 Rev B", "Spacer, Delrin, black", 200, 6.85)]
    body = [["Item", "Part No.", "Rev", "Description", "Qty", "Unit Price", "Ext. Price"]]
    for i, (part, what, n, price) in enumerate(rows, 1):
        body.append([str(i), *part.split(" Rev "), P(what), str(n), "$" + us(price), "$" + us(n * price)])
    total = sum(r[2] * r[3] for r in rows)
    body += [["", "", "", "", "", "Parts subtotal", "$" + us(total)], ["", "", "", "", "", "Fixture & programming (one time)", "$850.00"], ["", "", "", "", "", "Quote total", "$" + us(total + 850)]]
    t = Table(body, colWidths=[28, 75, 28, 175, 35, 110, 70])
    t.setStyle(TableStyle([("FONTSIZE", (0, 0), (-1, -1), 9), ("GRID", (0, 0), (-1, 3), 0.4, colors.grey), ("BACKGROUND", (0, 0), (-1, 0), colors.lightgrey), ("ALIGN", (4, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    story = [P("Hollis Creek Machine Works, LLC", "Title"), P("4410 Mill Race Road, Dunmore Falls, OH 44999 &nbsp;|&nbsp; (555) 010-4420 &nbsp;|&nbsp; quotes@holliscreek.example"), Spacer(1, 10),
             Table([[P("<b>QUOTATION</b> Q26-0318<br/>Date: March 9, 2026<br/>Your RFQ: 7741 dated 03/03/2026<br/>Quoted by: D. Marsh"), P("<b>To:</b> Tamarack Conveyor Corp.<br/>Attn: Purchasing, L. Okafor<br/>200 Depot Street<br/>Brinley, IN 46999")]]), Spacer(1, 12), t, Spacer(1, 14),
             P("Delivery: 4-5 weeks ARO, material included.<br/>Terms: Net 30. FOB our dock, Dunmore Falls.<br/>This quote is firm for 30 days from the date above. Overruns/underruns of 5% are not shipped without approval."), Spacer(1, 20), P("Signed: ____________________ &nbsp; D. Marsh, Estimating")]
    SimpleDocTemplate(path(name), pagesize=letter, topMargin=40, invariant=1).build(story, onFirstPage=lambda c, d: c.drawCentredString(306, 24, "Page 1 of 1  -  AS9100D / ISO 9001 registered"))
    truth(name, "job-shop", "en", [line(r[0].split(" Rev")[0], r[2], r[3]) for r in rows], [{"amount": 850}])


def sap():
    name = "de-sap-angebot.pdf"
    line = lines_of("Bergfelder Normteile GmbH & Co. KG", "EUR", validUntil="2026-05-15", incoterm="DAP")
    rows = [("10", "4017762-M8X40", "Sechskantschraube DIN 931 M8x40 8.8 verzinkt", 5000, 14.80, 100, 3), ("20", "4017790-M8", "Sechskantmutter DIN 934 M8 Kl. 8 verzinkt", 5000, 3.95, 100, 3), ("30", "4022145-8,4", "Unterlegscheibe DIN 125 A 8,4 verzinkt", 10000, 11.20, 1000, 3), ("40", "4031008-M10X25", "Zylinderschraube DIN 912 M10x25 A2-70", 1200, 38.60, 100, 6), ("50", "4099310", "Gewindebolzen nach Zeichnung 33-118-02", 250, 4.72, 1, 8)]
    c = Canvas(path(name), pagesize=A4, invariant=1)
    total = sum(r[3] * r[4] / r[5] for r in rows)

    def head(page):
        c.setFont("Helvetica-Bold", 13)
        c.drawString(20 * mm, 280 * mm, "Bergfelder Normteile GmbH & Co. KG")
        c.setFont("Helvetica", 8)
        c.drawString(20 * mm, 275 * mm, "Industriestraße 48 · 58999 Altenbrück · Tel. 02399 / 5510-0 · vertrieb@bergfelder-normteile.example")
        c.setFont("Helvetica", 7)
        c.drawString(20 * mm, 14 * mm, "Kommanditgesellschaft, Sitz Altenbrück, HRA 9999 · USt-IdNr. DE999999999 · Sparkasse Altenbrück IBAN DE00 4585 0005 0000 1234 00")
        c.drawRightString(190 * mm, 18 * mm, f"Seite {page} von 2")
        c.setFont("Helvetica", 9)

    def columns(y):
        c.setFont("Helvetica-Bold", 9)
        for x, t in ((20, "Pos."), (32, "Material"), (62, "Bezeichnung")):
            c.drawString(x * mm, y, t)
        for x, t in ((132, "Menge"), (150, "Preis"), (170, "Preiseinheit"), (190, "Wert EUR")):
            c.drawRightString(x * mm, y, t)
        c.line(20 * mm, y - 3, 190 * mm, y - 3)
        c.setFont("Helvetica", 9)
        return y - 16

    head(1)
    for i, t in enumerate(["Karl Weidmann Antriebstechnik AG", "Einkauf, Frau Tiemann", "Lindenallee 7", "34999 Rossbach"]):
        c.drawString(20 * mm, 258 * mm - i * 12, t)
    for i, (k, v) in enumerate([("Angebot", "20087731"), ("Datum", "14.04.2026"), ("Kundennummer", "118204"), ("Ihre Anfrage", "6000231 vom 08.04.2026"), ("Bearbeiter", "H. Pollmann"), ("Bindefrist", "15.05.2026")]):
        c.drawString(125 * mm, 258 * mm - i * 12, k)
        c.drawString(152 * mm, 258 * mm - i * 12, v)
    c.drawString(20 * mm, 215 * mm, "Wir danken für Ihre Anfrage und bieten Ihnen wie folgt an:")
    y = columns(205 * mm)
    for i, (pos, mat, text, n, price, per, wk) in enumerate(rows):
        if i == 3:
            c.drawRightString(190 * mm, y, "Übertrag auf Seite 2:  " + eu(sum(r[3] * r[4] / r[5] for r in rows[:3])))
            c.showPage()
            head(2)
            y = columns(255 * mm)
            c.drawRightString(190 * mm, y, "Übertrag:  " + eu(sum(r[3] * r[4] / r[5] for r in rows[:3])))
            y -= 16
        c.drawString(20 * mm, y, pos)
        c.drawString(32 * mm, y, mat)
        text, *rest = wrap(text, 34)
        c.drawString(62 * mm, y, text)
        c.drawRightString(132 * mm, y, f"{eu(n, 0)} ST")
        c.drawRightString(150 * mm, y, eu(price))
        c.drawRightString(170 * mm, y, f"{eu(per, 0)} ST")
        c.drawRightString(190 * mm, y, eu(n * price / per))
        for t in rest:
            y -= 11
            c.drawString(62 * mm, y, t)
        y -= 11
        c.drawString(62 * mm, y, f"Lieferzeit: {wk} Wochen")
        y -= 18
    c.line(20 * mm, y + 8, 190 * mm, y + 8)
    for k, v in (("Summe Positionen", total), ("Abnahmeprüfzeugnis 3.1 (einmalig)", 65), ("Nettowert", total + 65), ("Umsatzsteuer 19,00 %", (total + 65) * 0.19), ("Endbetrag EUR", (total + 65) * 1.19)):
        c.drawString(120 * mm, y - 6, k)
        c.drawRightString(190 * mm, y - 6, eu(v))
        y -= 13
    for t in ("Lieferbedingung: DAP Rossbach (Incoterms 2020)", "Zahlungsbedingung: 14 Tage 2 % Skonto, 30 Tage netto", "Das Angebot wurde maschinell erstellt und ist ohne Unterschrift gültig."):
        y -= 14
        c.drawString(20 * mm, y - 10, t)
    c.save()
    truth(name, "price-per", "de", [line(r[1], r[3], r[4], leadTimeDays=r[6] * 7, **({"per": r[5]} if r[5] > 1 else {})) for r in rows], [{"amount": 65}])


def tolerie():
    name = "fr-devis-tolerie.pdf"
    line = lines_of("Tôlerie Vaubert SARL", "EUR", validUntil="2026-06-30", leadTimeDays=working_days(15))
    rows = [("CAP-1180", "Capot de protection, acier DC01 2 mm, RAL 7035", 60, 48.90), ("EQ-0442", "Équerre pliée inox 304L 3 mm", 300, 7.35), ("SUP-2071", "Support moteur soudé S235, zingué", 25, 131.00)]
    ht = sum(r[2] * r[3] for r in rows) + 95
    body = [["Réf.", "Désignation", "Qté", "P.U. HT", "Montant HT"]] + [[a, P(b), str(n), spaced(p) + " €", spaced(n * p) + " €"] for a, b, n, p in rows] + [["", "Frais de port forfaitaires", "1", "95,00 €", "95,00 €"]]
    t = Table(body, colWidths=[65, 225, 40, 70, 85])
    t.setStyle(TableStyle([("LINEBELOW", (0, 0), (-1, 0), 1, colors.darkblue), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.whitesmoke])]))
    sums = Table([["Total HT", spaced(ht) + " €"], ["TVA 20 %", spaced(ht * 0.2) + " €"], ["Total TTC", spaced(ht * 1.2) + " €"]], colWidths=[100, 85], hAlign="RIGHT")
    story = [P("<b>Tôlerie Vaubert SARL</b><br/>ZA des Grands Prés, 12 rue de l'Écluse, 71999 Saint-Morin<br/>Tél. 03 99 00 12 40 – devis@tolerie-vaubert.example"), Spacer(1, 14), P("DEVIS N° D2026-0457", "Heading1"), P("Date : 02/06/2026 &nbsp;&nbsp; Validité de l'offre : 30/06/2026"), P("Client : Société Manutech Ouest, Service achats, 8 bd de l'Industrie, 44999 Carville"), P("Votre demande du 28/05/2026"), Spacer(1, 12), t, Spacer(1, 8), sums, Spacer(1, 12), P("Délai : 15 jours ouvrés après réception de la commande. Règlement : virement 45 jours fin de mois."), P("Bon pour accord, date et signature :"), Spacer(1, 50), P("<font size=7>SARL au capital de 50 000 € – RCS Saint-Morin 999 999 999 – TVA FR99 999999999 – IBAN FR76 0000 0000 0000 0000 0000 000</font>")]
    SimpleDocTemplate(path(name), pagesize=A4, invariant=1).build(story)
    truth(name, "quote", "fr", [line(r[0], r[2], r[3]) for r in rows], [{"amount": 95}])


def estimate():
    name = "en-quickbooks-estimate.pdf"
    line = lines_of("Pell Lake Fabricating Inc.", "USD", validUntil="2026-08-14", leadTimeDays=weeks(3))
    rows = [("GUARD-36", "Machine guard panel 36 in, expanded metal, yellow powder coat", 12, 184.00), ("GUARD-48", "Machine guard panel 48 in, expanded metal, yellow powder coat", 8, 221.50), ("POST-72", "Guard post 72 in w/ base plate", 22, 63.75)]
    body = [["ACTIVITY", "DESCRIPTION", "QTY", "RATE", "AMOUNT"]] + [[P(f"<b>{a}</b>"), P(b), str(n), us(p), us(n * p)] for a, b, n, p in rows]
    body += [[P("<b>Freight</b>"), P("LTL to Brinley, lift gate"), "1", "265.00", "265.00"]]
    sub = sum(r[2] * r[3] for r in rows) + 265
    t = Table(body, colWidths=[85, 235, 45, 70, 75])
    t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), colors.Color(0.85, 0.9, 0.85)), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    sums = Table([["SUBTOTAL", us(sub)], ["TAX (0%)", "0.00"], ["TOTAL", "$" + us(sub)]], colWidths=[90, 90], hAlign="RIGHT")
    story = [P("<b>Pell Lake Fabricating Inc.</b><br/>1177 County Road N<br/>Pell Lake, WI 53999<br/>office@pelllakefab.example"), Spacer(1, 10), P("Estimate", "Heading1"),
             Table([[P("<b>ADDRESS</b><br/>Tamarack Conveyor Corp.<br/>200 Depot Street<br/>Brinley, IN 46999"), P("<b>SHIP TO</b><br/>Tamarack Conveyor Corp.<br/>Dock 4, 200 Depot Street<br/>Brinley, IN 46999"), P("<b>ESTIMATE</b> 1883<br/><b>DATE</b> 07/15/2026<br/><b>EXPIRATION DATE</b> 08/14/2026")]]), Spacer(1, 12), t, Spacer(1, 8), sums, Spacer(1, 14), P("Ships 3 weeks after approved drawing. 50% deposit with order, balance Net 15. Thank you for your business!"), Spacer(1, 30), P("Accepted By ______________________ &nbsp;&nbsp; Accepted Date ____________")]
    SimpleDocTemplate(path(name), pagesize=letter, invariant=1).build(story)
    truth(name, "estimate", "en", [line(r[0], r[2], r[3]) for r in rows], [{"amount": 265}])


for make in (job_shop, sap, tolerie, estimate):
    make()
