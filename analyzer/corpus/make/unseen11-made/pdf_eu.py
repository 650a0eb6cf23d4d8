"""PDF quotes from Mexico, Germany, France, Portugal, the Netherlands and Norway."""

from docx import Document
from docx.shared import Pt
from openpyxl import Workbook
from openpyxl.styles import Font
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen import canvas

from kit import after, at, eu, html_table, put, run, saved, sp, true, us, weasy, weeks, wk, word_table, workdays, write

CSS = "<style>@page{size:A4;margin:16mm}body{font:9.5pt DejaVu Sans Condensed}.r{text-align:right!important}table{width:100%;border-collapse:collapse}td,th{padding:4pt;border-bottom:.5pt solid #999;text-align:left}</style>"


def mexico():
    name, s = "es-mx-arneses-dos-monedas.pdf", "Arneses y Cables del Bajío, S.A. de C.V."
    rows = [("ARN-7701", "Arnés principal 24 vías", 600, 18.45), ("ARN-7702", "Arnés puerta 8 vías", 1200, 6.9), ("CBL-310", "Cable batería 35 mm², 1.2 m", 600, 11.3)]
    sub = sum(q * p for *_, q, p in rows)
    body = [(i, a, d, f"{q:,}", "PZA", us(p), us(q * p)) for i, (a, d, q, p) in enumerate(rows, 1)]
    wk(name, f"""<html><meta charset=utf-8>{CSS}<table><tr><td><h2>{s}</h2>Carr. Panamericana km 12, Parque Industrial El Mezquite, Celaya, Gto.<br>RFC: ACB000101XX0</td><td class=r><b>COTIZACIÓN</b><br>Folio: C-2026-1189<br>Fecha: 11/nov/2026</td></tr></table>
<p>Cliente: Remolques Industriales Tepeyac, S.A. de C.V.<br>Atención: Ing. Laura Mondragón</p>
{html_table(("Part.", "No. de parte", "Descripción", "Cant.", "Unidad", "P. unitario USD", "Importe USD"), body, (3, 5, 6), (("Tablero de prueba para ARN-7701 (cargo único)", "1,350.00"), ("Subtotal USD", us(sub + 1350)), ("IVA 16 %", us((sub + 1350) * 0.16)), ("Total USD", us((sub + 1350) * 1.16))))}
<p>Equivalente informativo: MXN {us((sub + 1350) * 1.16 * 18.2)} al tipo de cambio 18.20.<br>Tiempo de entrega: 5 semanas. LAB nuestra planta (EXW Celaya).<br>Vigencia: 15 días naturales. Pedido mínimo: 300 piezas por número de parte.</p><p>Atentamente, Ing. Octavio Rangel Sosa, Ventas</p></html>""")
    true(name, "two-currencies-tax", "es", dict(supplier=s, currency="USD", incoterm="EXW", leadTimeDays=35, validUntil=after("2026-11-11", 15), minimumOrder=300), [(a, q, p) for a, _, q, p in rows], [("ARN-7701", 1350)])


def leiterplatten():
    name, s = "de-leiterplatten-staffel.pdf", "Elbtal Leiterplatten GmbH & Co. KG"
    rows = [("LP-4410-C", "4 Lagen, 1,6 mm, ENIG, 120 x 80 mm", ((100, 7.85), (250, 5.92), (500, 4.98)), 390), ("LP-4411-A", "2 Lagen, 1,6 mm, HAL bleifrei, 60 x 40 mm", ((100, 2.64), (250, 1.87), (500, 1.49)), 180)]
    body = "".join("".join(f"<tr><td>{i if k == 0 else ''}</td><td>{a if k == 0 else ''}</td><td>{d if k == 0 else ''}</td><td class=r>ab {n} Stk.</td><td class=r>{eu(p)} €</td></tr>" for k, (n, p) in enumerate(b)) + f"<tr><td></td><td></td><td>Einmalkosten (Film, Adapter E-Test) {a}</td><td class=r>pauschal</td><td class=r>{eu(c)} €</td></tr>" for i, (a, d, b, c) in enumerate(rows, 1))
    weasy(name, f"""<html>{CSS}<p style="font-size:7pt;border-bottom:.5pt solid">{s} · Gewerbering 8 · 01689 Elbweiler</p><p>Hartung Messgeräte AG<br>Frau Silke Nowak<br>99999 Ilmtal</p><p style="text-align:right">Elbweiler, 09.11.2026</p><h3>Angebot AN-260812</h3><p>Sehr geehrte Frau Nowak,<br>vielen Dank für Ihre Anfrage. Gern bieten wir an:</p>
<table><tr><th>Pos</th><th>Artikel</th><th>Ausführung</th><th class=r>Menge</th><th class=r>Preis/Stk.</th></tr>{body}</table>
<p>Lieferzeit: 12 Arbeitstage nach Klärung der Daten. Eildienst 5 Arbeitstage gegen 60 % Aufpreis möglich. Lieferung frei Haus (DAP). Angebot gültig bis 31.12.2026. Alle Preise zzgl. MwSt.</p><p>Mit freundlichen Grüßen<br>i. A. Jörg Pietzsch</p></html>""")
    true(name, "breaks-down-with-one-time-rows", "de", dict(supplier=s, currency="EUR", incoterm="DAP", leadTimeDays=workdays(12), validUntil="2026-12-31"), [(a, None, list(b)) for a, _, b, _ in rows], [(a, c) for a, _, _, c in rows])


def normteile():
    name, s = "de-normteile-fusszeile.pdf", "Schrauben-Kessler Inh. Petra Kessler e.K."
    rows = [("DIN 912 M6x20 8.8 vz", "Zylinderschraube", 4000, 6.4), ("DIN 6912 M8x25 A2", "Zylinderschraube niedrig", 1500, 24.9), ("DIN 985 M6 vz", "Sicherungsmutter", 4000, 3.15), ("DIN 125 A 6,4 vz", "Scheibe", 8000, 0.95)]
    d = Document()
    d.styles["Normal"].font.name, d.styles["Normal"].font.size = "DejaVu Sans", Pt(9)
    d.add_paragraph("Fördertechnik Brandes GmbH\nEinkauf, Herrn Uwe Dahm\nAm Hafen 3\n26999 Nordersiel").runs[0].font.size = Pt(12)
    d.add_paragraph("Angebot Nr. 26/2284 vom 12.11.2026").runs[0].bold = True
    tot = sum(q * p / 100 for *_, q, p in rows)
    word_table(d, ("Pos.", "Bezeichnung", "", "Menge Stück", "Preis € / 100", "Betrag €"), [(i, a, t, eu(q, 0), eu(p), eu(q * p / 100)) for i, (a, t, q, p) in enumerate(rows, 1)] + [("", "Warenwert netto", "", "", "", eu(tot)), ("", "Versand und Verpackung", "", "", "", "14,90"), ("", "zzgl. 19 % MwSt.", "", "", "", eu((tot + 14.9) * 0.19)), ("", "Gesamtbetrag", "", "", "", eu(round((tot + 14.9) * 1.19, 2)))], widths=(1.1, 4.8, 4.4, 1.8, 1.8, 2.2))
    d.add_paragraph("\nAlles ab Lager lieferbar, Versand am Tag der Bestellung. Bindefrist: 14 Tage. Mindestbestellwert 50,00 €.")
    d.sections[0].footer.paragraphs[0].text = f"{s} · Deichstraße 41 · 26998 Brakersiel · Tel. 04409 555-0 · USt-IdNr. DE000000000"
    saved(d.save, "docx", name)
    true(name, "per-hundred-footer", "de", dict(supplier=s, currency="EUR", per=100, leadTimeDays=0, validUntil=after("2026-11-12", 14)), [(a, q, p) for a, _, q, p in rows], [14.9], noMinimumPieces=True)


def connectique():
    name, s = "fr-connectique-remise.pdf", "Ets Marchandeau Connectique SAS"
    rows = [("MC12-5M-D", "Connecteur M12 5 pts mâle droit", 300, 9.8, 22), ("MC12-5F-C", "Connecteur M12 5 pts femelle coudé", 300, 11.2, 22), ("RJ-IP67-8", "Embase RJ45 IP67", 120, 24.6, 15), ("BOU-M12", "Bouchon M12", 600, 1.3, 0)]
    net = [round(p * (100 - r) / 100, 3) for *_, p, r in rows]
    body = [(a, d, q, sp(p), f"{r} %" if r else "net", sp(n, 3), sp(q * n)) for (a, d, q, p, r), n in zip(rows, net)]
    tot = sum(r[2] * n for r, n in zip(rows, net))
    wk(name, f"""<html><meta charset=utf-8>{CSS}<h2>MARCHANDEAU CONNECTIQUE</h2><p>DEVIS N° D26-10877 du 04/11/2026 &nbsp; Client : C004512 SOLVANE AUTOMATISMES, Roanne-le-Vieux &nbsp; Suivi par : Aurélie Bonnefoy</p>
{html_table(("Référence", "Désignation", "Qté", "P.U. tarif", "Remise", "P.U. net HT", "Montant HT"), body, (2, 3, 4, 5, 6), (("Total HT", sp(tot)), ("Participation aux frais de port", "18,50"), ("TVA 20 %", sp((tot + 18.5) * 0.2)), ("Total TTC en euros", sp((tot + 18.5) * 1.2))))}
<p>Délai : disponible sur stock sauf RJ-IP67-8 : 4 semaines. Devis valable jusqu'au 04/12/2026. Franco de port à partir de 10&nbsp;000 € HT.</p><p style="font-size:7pt;text-align:center">{s} au capital de 120 000 € - ZA des Noyers, 42999 Charlieu-sur-Loire - RCS Roanne 000 000 000</p></html>""")
    true(name, "discount-columns", "fr", dict(supplier=s, currency="EUR", validUntil="2026-12-04"), [(r[0], r[2], n, dict(leadTimeDays=28 if r[0].startswith("RJ") else 0)) for r, n in zip(rows, net)], [18.5])


def drapage():
    name, s = "fr-composite-canvas.pdf", "ATLANTIQUE DRAPAGE"
    rows = [("CF-118", "Capot carbone/époxy", 40, 412.0), ("CF-119", "Carénage inférieur", 40, 286.5), ("CF-130", "Insert collé alu", 320, 8.4)]
    c = canvas.Canvas(at(name), pagesize=A4, invariant=1)
    c.setFont("Helvetica-Bold", 16)
    c.drawString(50, 790, s)
    c.setFont("Helvetica", 9)
    for y, t in ((776, "Pièces composites - 56999 Ploermor - SARL au capital de 30 000 €"), (740, "Proposition de prix n° 26-221 du 6 novembre 2026"), (726, "À l'attention de Monsieur Kerloc'h, société DRONES D'ARMOR")):
        c.drawString(50, y, t)
    xs = (50, 110, 330, 420, 520)
    for x, t in zip(xs, ("Repère", "Désignation", "Quantité", "Prix unitaire", "Total HT")):
        (c.drawString if x < 300 else c.drawRightString)(x, 690, t)
    c.line(50, 685, 520, 685)
    y = 670
    for a, d, q, p in rows:
        for x, t in zip(xs, (a, d, str(q), sp(p).replace("\u00a0", " ") + " €", sp(q * p).replace("\u00a0", " ") + " €")):
            (c.drawString if x < 300 else c.drawRightString)(x, y, t)
        y -= 16
    tot = sum(q * p for *_, q, p in rows)
    c.drawRightString(420, y, "Total pièces HT")
    c.drawRightString(520, y, sp(tot).replace("\u00a0", " ") + " €")
    for i, t in enumerate(("Outillages (en sus, payables à la commande) :", "   - moule CF-118 : 6 800,00 €", "   - moule CF-119 : 5 150,00 €", "Contrôle ultrasons en option : 22,00 € par pièce.", "Délai : 10 semaines à compter de la validation des moules. Départ usine (EXW Ploermor).", "Offre valable jusqu'au 15 janvier 2027.")):
        c.drawString(50, y - 30 - 14 * i, t)
    c.save()
    true(name, "canvas-tools-below", "fr", dict(supplier=s, currency="EUR", incoterm="EXW", leadTimeDays=70, validUntil="2027-01-15"), [(a, q, p) for a, _, q, p in rows], [("CF-118", 6800), ("CF-119", 5150)])


def cablagens():
    name, s = "pt-cablagens-calc.pdf", "Cablagens do Vouga, Lda."
    rows = [("CV-1001", "Cablagem painel frontal", 500, 4.85, "3 semanas"), ("CV-1002", "Cablagem motor 6 vias", 500, 7.2, "3 semanas"), ("CV-1015", "Cabo blindado 2 m com M12", 250, 9.65, "5 semanas")]
    w = Workbook()
    h = w.active
    h.page_setup.fitToWidth, h.page_setup.fitToHeight, h.sheet_properties.pageSetUpPr.fitToPage = 1, 0, True
    for c, width in zip("ABCDEF", (14, 34, 12, 16, 16, 16)):
        h.column_dimensions[c].width = width
    put(h, [(s,), ("Zona Industrial de Oiã-Sul, lote 12, 3770-999 Oiã",), (), ("Proposta n.º P26/0934", None, None, "Data: 05-11-2026"), ("Cliente: Metalúrgica Irmãos Patrão, S.A.",), (), ("Código", "Designação", "Quant.", "Preço unit. (€)", "Valor (€)", "Prazo")] + [(a, d, q, eu(p), eu(q * p), t) for a, d, q, p, t in rows] + [(None, "Total s/ IVA", None, None, eu(sum(r[2] * r[3] for r in rows))), (), ("Ferramenta de cravação para CV-1015: 240,00 €, a faturar uma única vez.",), ("Preços EXW Oiã, IVA não incluído. Validade da proposta: 30 dias.",), ("Encomenda mínima: 100 unidades por referência.",)])
    h["A1"].font = Font(bold=True, size=14)
    saved(w.save, "xlsx", name)
    true(name, "plain-tool-in-note", "pt", dict(supplier=s, currency="EUR", incoterm="EXW", validUntil=after("2026-11-05", 30), minimumOrder=100), [(a, q, p, dict(leadTimeDays=7 * int(t[0]))) for a, _, q, p, t in rows], [("CV-1015", 240)])


def additief():
    name, s = "nl-3dprint-revisie.pdf", "Van Dongen Additive B.V."
    rows = [("VD-331-A", "Grijpervinger PA11, MJF", 200, 11.9, 10.75), ("VD-331-B", "Grijperhuis PA11, MJF", 100, 38.4, 36.2), ("VD-340", "Luchtverdeler SLA", 50, 64.0, 64.0)]
    body = [(i, a, d, q, (f"<s>€ {eu(o)}</s> " if o != p else "") + f"€ {eu(p)}", f"€ {eu(q * p)}") for i, (a, d, q, o, p) in enumerate(rows, 1)]
    weasy(name, f"""<html>{CSS}<p style="text-align:right"><b>{s}</b><br>Lorentzweg 21, 5699 ZZ Nuenen-West</p><p>Aan: Harkema Verpakkingstechniek, t.a.v. Joost Wiersma</p><h3>Offerte 2026-0711, revisie 2</h3><p>Datum: 13 november 2026. Deze revisie vervangt onze offerte van 30 oktober; de oude prijzen zijn doorgehaald.</p>
{html_table(("Pos.", "Tekening", "Omschrijving", "Aantal", "Prijs per stuk", "Totaal"), body, (3, 4, 5), (("Programmeren en nesten, eenmalig", "€ 95,00"), ("Totaal excl. btw", "€ " + eu(sum(r[2] * r[4] for r in rows) + 95))))}
<p>Levertijd: 8 werkdagen. Levering DAP Drachten-Oost. Geldig tot en met 31 december 2026.</p></html>""")
    true(name, "revised-struck", "nl", dict(supplier=s, currency="EUR", incoterm="DAP", leadTimeDays=workdays(8), validUntil="2026-12-31"), [(a, q, p) for a, _, q, _, p in rows], [95])


def optikk():
    name, s = "no-optikk-fra-odt.pdf", "Lysverk Optikk AS"
    rows = [("LO-25-50", "Akromat Ø25 f50", 60, 412.0), ("LO-12-BP850", "Båndpassfilter 850 nm Ø12,5", 120, 638.5), ("LO-W30", "Vindu safir Ø30x2", 40, 1245.0)]
    html = f"""<html><head><meta charset=utf-8></head><body><h2>{s}</h2><p>Kaigata 4, 3199 Hortenvik, org.nr. 900 000 000 MVA</p><p>Tilbud nr. 26-519 til Fjordsensor AS v/ Ingrid Moe. Dato: 10.11.2026</p>
{html_table(("Varenr.", "Beskrivelse", "Antall", "Pris per stk NOK", "Sum NOK"), [(a, d, q, sp(p), sp(q * p)) for a, d, q, p in rows], (), (("Sum eks. mva", sp(sum(q * p for *_, q, p in rows))),), "border=1 cellspacing=0 cellpadding=4")}
<p>Målerapport for LO-12-BP850 kr 1 850,00 per leveranse kommer i tillegg. Frakt etter medgått, FCA Hortenvik.</p><p>Leveringstid 7-8 uker. Tilbudet gjelder i 60 dager.</p><p>Vennlig hilsen<br>Trond Aasland</p></body></html>"""

    def save(p):
        open(p, "w", encoding="utf-8").write(html)

    def odt(p):
        save(p + ".html")
        run("pandoc", p + ".html", "-o", p)

    saved(odt, "odt", name)
    true(name, "plain-report-in-text", "no", dict(supplier=s, currency="NOK", incoterm="FCA", leadTimeDays=weeks(7, 8), validUntil=after("2026-11-10", 60)), [(a, q, p) for a, _, q, p in rows], [("LO-12-BP850", 1850)])


write(mexico, leiterplatten, normteile, connectique, drapage, cablagens, additief, optikk)
