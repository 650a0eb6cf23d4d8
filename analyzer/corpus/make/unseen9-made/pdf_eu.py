"""PDF quotes from Germany, France, Spain, Portugal, the Netherlands, Denmark and Norway."""

from docx import Document
from docx.shared import Cm, Pt
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from kit import after, at, eu, saved, sp, table, true, weasy, weeks, wk, workdays, write

CSS = "@page{size:A4;margin:16mm}body{font:9.5pt DejaVu Sans}td,th{padding:3pt 4pt;border-bottom:.5pt solid #999;text-align:left}table{border-collapse:collapse;width:100%}td.r,th.r{text-align:right}"



def widen(document, grid, widths):
    document.sections[0].left_margin = document.sections[0].right_margin = Cm(2)
    grid.autofit = False
    for column, width in zip(grid.columns, widths):
        column.width = Cm(width)
        for cell in column.cells:
            cell.width = Cm(width)


def kabel():
    name, s = "de-kabelkonfektion-staffel.pdf", "Kabeltechnik Brandl GmbH & Co. KG"
    parts = [("KB-20115", "Sensorleitung M8, 3 m, PUR", [(100, 6.85), (500, 5.4), (1000, 4.95)]), ("KB-20131", "Motorleitung 4G1,5, 10 m, geschirmt", [(50, 38.9), (100, 35.6), (250, 33.2)])]
    blocks = "".join(f"<tr><td>{i}0</td><td><b>{a}</b><br>{d}</td><td class=r>{'<br>'.join(f'ab {q}' for q, _ in b)}</td><td class=r>{'<br>'.join(eu(p) for _, p in b)}</td></tr>" for i, (a, d, b) in enumerate(parts, 1))
    html = f"""<html lang=de><style>{CSS}</style><p style="font-size:7pt;text-decoration:underline">{s} · Gewerbering 14 · 94999 Thannkirchen</p><p>Wieland Fördertechnik GmbH<br>Einkauf, Herr Dannecker<br>Lagerstraße 3<br>86999 Nordhof</p>
<p style="text-align:right">Thannkirchen, 02.11.2026</p><h2>Angebot AN26-1408</h2><p>Sehr geehrter Herr Dannecker,<br>vielen Dank für Ihre Anfrage vom 26.10.2026. Wir bieten Ihnen freibleibend an:</p>
<table><tr><th>Pos.</th><th>Artikel</th><th class=r>Menge (Stk.)</th><th class=r>Preis EUR/Stk.</th></tr>{blocks}</table>
<p>Einmalige Kosten: Prüfadapter für KB-20131 420,00 EUR. Erstmusterprüfbericht auf Wunsch je 95,00 EUR.</p><p>Lieferzeit: 15 Arbeitstage nach Auftragsklarheit<br>Lieferbedingung: FCA Thannkirchen (Incoterms 2020)<br>Kupferbasis 150 EUR/100 kg, Kupferzuschlag nach DEL-Notiz des Vortags<br>Zahlung: 14 Tage 2 % Skonto, 30 Tage netto<br>Bindefrist: 6 Wochen ab Angebotsdatum</p><p>Mit freundlichen Grüßen<br>Josef Brandl</p></html>"""
    weasy(name, html)
    true(name, "breaks-in-cell", "de", dict(supplier=s, currency="EUR", incoterm="FCA", leadTimeDays=workdays(15), validUntil=after("2026-11-02", 42)), [(a, None, b) for a, _, b in parts], [("KB-20131", 420)])


def motoren():
    name, s = "de-motoren-alternativposition.pdf", "Antriebe Gerlach & Sohn OHG"
    rows = [("1", "DM-90L4", "Drehstrommotor 1,5 kW, IE3, B5", "20", "214,00", "4.280,00", "3"), ("2", "DM-100L4", "Drehstrommotor 2,2 kW, IE3, B5", "12", "268,50", "3.222,00", "3"), ("2a", "DM-100L4-IE4", "Alternativ zu Pos. 2: Ausführung IE4", "12", "331,00", "(3.972,00)", "9"), ("3", "FU-2200-IP66", "Frequenzumrichter 2,2 kW, IP66", "12", "395,80", "4.749,60", "1")]
    d = Document()
    d.styles["Normal"].font.size = Pt(10)
    d.sections[0].footer.paragraphs[0].text = f"{s} · Inhaber Karl und Timo Gerlach · Mühlgasse 22 · 35999 Biedenau · USt-IdNr. DE999999990"
    d.add_heading("Angebot Nr. 5520/26", 1)
    d.add_paragraph("Firma\nHolzmann Siebanlagen GmbH\nz. Hd. Frau Petri")
    d.add_paragraph("Datum: 29. Oktober 2026\nUnser Zeichen: tg")
    t = d.add_table(1, 7, style="Table Grid")
    for c, text in zip(t.rows[0].cells, ("Pos", "Typ", "Bezeichnung", "Anz.", "E-Preis €", "G-Preis €", "LZ (Wo.)")):
        c.text = text
    for r in rows:
        for c, text in zip(t.add_row().cells, r):
            c.text = text
    widen(d, t, (1.1, 3.1, 5.2, 1.2, 2, 2.4, 1.8))
    for label, value in (("Summe netto (ohne Alternativposition)", "12.251,60"), ("Verpackung und Fracht pauschal", "145,00"), ("Nettobetrag", "12.396,60"), ("19 % MwSt.", "2.355,35"), ("Gesamtbetrag", "14.751,95")):
        cells = t.add_row().cells
        cells[0].merge(cells[4]).text, cells[5].text = label, value
    d.add_paragraph("\nLieferung DAP Ihr Werk. An dieses Angebot halten wir uns bis 30.11.2026 gebunden.\n\nMit freundlichem Gruß\nTimo Gerlach")
    saved(d.save, "docx", name)
    true(name, "alternative-position", "de", dict(supplier=s, currency="EUR", incoterm="DAP", validUntil="2026-11-30"), [("DM-90L4", 20, 214, dict(leadTimeDays=21)), ("DM-100L4", 12, 268.5, dict(leadTimeDays=21)), ("DM-100L4-IE4", 12, 331, dict(leadTimeDays=63, alternative=True)), ("FU-2200-IP66", 12, 395.8, dict(leadTimeDays=7))], [145])


def decolletage():
    name, s = "fr-decolletage-au-cent.pdf", "Décolletage Perrillat-Vuagnoux SAS"
    rows = [("AX-4418 ind. B", "Axe Ø6 x 42, 11SMn30, zingué", 5000, 38.4, 4), ("BG-2207", "Bague laiton CuZn39Pb3 Ø14", 10000, 21.75, 5), ("PN-0913", "Pion inox 303 Ø3 x 12", 20000, 9.6, 4)]
    body = [(a, d, sp(q, 0), sp(p), sp(q / 100 * p), f"{w} sem.") for a, d, q, p, w in rows]
    tot = sum(q / 100 * p for _, _, q, p, _ in rows)
    html = f"""<html lang=fr><head><meta charset=utf-8><style>{CSS}</style></head><body><h2 style="color:#703">{s}</h2><p>ZA des Grands Prés, 74999 Marnod-sur-Arve · Tél. 04 50 55 01 44 · SIRET 000 000 000 00017</p><p style="margin-left:55%">Société HYDRO-MÉCA<br>Service achats, Mme Lefort<br>69999 Saint-Bel</p><p><b>DEVIS N° D2611-087</b> du 06/11/2026</p>
{table(("Référence", "Désignation", "Quantité", "P.U. HT € / 100", "Montant HT €", "Délai"), body, (2, 3, 4), f'<tr><td colspan=4 class=r>Certificat matière 3.1 (par commande)</td><td class=r>45,00</td><td></td></tr><tr><td colspan=4 class=r>Total HT</td><td class=r>{sp(tot + 45)}</td><td></td></tr><tr><td colspan=4 class=r>TVA 20 %</td><td class=r>{sp(round((tot + 45) * .2, 2))}</td><td></td></tr><tr><td colspan=4 class=r><b>Total TTC</b></td><td class=r><b>{sp(round((tot + 45) * 1.2, 2))}</b></td><td></td></tr>')}
<p>Prix au cent. Départ usine (EXW Marnod). Tolérance de livraison ± 5 %. Minimum de lancement : 2 000 pièces.<br>Validité de l'offre : 31 décembre 2026. Règlement : 45 jours fin de mois.</p></body></html>"""
    wk(name, html)
    true(name, "per-hundred", "fr", dict(supplier=s, currency="EUR", per=100, incoterm="EXW", validUntil="2026-12-31", minimumOrder=2000), [(a, q, p, dict(leadTimeDays=7 * w)) for a, _, q, p, w in rows], [45])


def cableado():
    name, s = "es-cableados-descuento.pdf", "Cableados Industriales Ferrús, S.L."
    st = getSampleStyleSheet()
    rows = [("CIF-0812", "Manguera 12x0,75 con conector M23, 5 m", 150, 42.0, 10), ("CIF-0815", "Manguera 7x1,5 con conector M16, 8 m", 100, 55.6, 10), ("CIF-0900", "Latiguillo Ethernet Cat6A, 3 m", 400, 7.8, 5)]
    net = [round(p * (100 - d) / 100, 2) for _, _, _, p, d in rows]
    data = [["Código", "Descripción", "Cant.", "Precio", "Dto. %", "P. neto", "Importe"]] + [[a, d, q, eu(p), dto, eu(n), eu(n * q)] for (a, d, q, p, dto), n in zip(rows, net)]
    base = sum(n * r[2] for n, r in zip(net, rows))
    data += [["", "Portes", "", "", "", "", "60,00"], ["", "Base imponible", "", "", "", "", eu(base + 60)], ["", "IVA 21 %", "", "", "", "", eu(round((base + 60) * 0.21, 2))], ["", "TOTAL EUR", "", "", "", "", eu(round((base + 60) * 1.21, 2))]]
    t = Table(data, colWidths=[58, 205, 38, 48, 42, 52, 64])
    t.setStyle(TableStyle([("FONTSIZE", (0, 0), (-1, -1), 9), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#ffe9c7")), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("BOX", (0, 0), (-1, -1), 0.5, colors.black), ("LINEABOVE", (0, 4), (-1, 4), 0.5, colors.black)]))
    text = lambda x: Paragraph(x, st["Normal"])  # noqa: E731
    SimpleDocTemplate(at(name), pagesize=A4, topMargin=45).build([Paragraph(s, st["Heading2"]), text("Pol. Ind. El Pla, nave 31, 46999 Alcirén (Valencia) CIF B00000000"), Spacer(1, 8), text("<b>OFERTA 26/2290</b> Fecha: 03/11/2026 Válida hasta: 03/12/2026"), text("Cliente: Envasadoras del Segura, S.A. A la atención de D. Julián Mena"), Spacer(1, 10), t, Spacer(1, 10), text("Plazo de entrega: 4 semanas; CIF-0900 en stock. Forma de pago: confirming 60 días. Condiciones: DAP Murcia.")])
    true(name, "discounts", "es", dict(supplier=s, currency="EUR", incoterm="DAP", validUntil="2026-12-03"), [(r[0], r[2], n, dict(leadTimeDays=0 if r[0] == "CIF-0900" else 28)) for r, n in zip(rows, net)], [60])


def moldes():
    name, s = "pt-moldes-rodape.pdf", "Plásticos Vale do Lis, Lda."
    rows = [("VL-3021", "Tampa PP preta", 20000, 0.184, 9800.0), ("VL-3022", "Corpo ABS cinza", 20000, 0.462, 14250.0), ("VL-3030", "Clip POM natural", 50000, 0.071, None)]
    body = [(a, d, eu(q, 0), eu(p, 3), eu(m) if m else "existente") for a, d, q, p, m in rows]
    html = f"""<html lang=pt><style>{CSS} @page{{@bottom-center{{content:"{s} · Zona Industrial da Barosa, Lote 9, 2499-999 Marrinha · NIF 500 000 000 · Capital social 50.000 €";font:7pt DejaVu Sans}}}}</style><h2>Proposta comercial n.º 2026/318</h2><p>Data: 30 de outubro de 2026<br>Cliente: Electro-Minho, S.A.<br>Ao cuidado de: Eng.ª Sofia Barros</p><p>Agradecemos a vossa consulta e apresentamos a nossa melhor proposta:</p>
{table(("Referência", "Designação", "Quantidade", "Preço unit. (€)", "Molde (€)"), body, (2, 3, 4))}
<p>Os preços não incluem IVA. Molde: 50 % com a encomenda, 50 % com a aprovação das amostras.<br>Prazo de entrega: 10 semanas para molde e primeira produção; VL-3030: 3 semanas.<br>Quantidade mínima por encomenda: 10.000 peças.<br>Condições de entrega: EXW Marrinha.<br>Validade da proposta: 60 dias.</p><p>Com os melhores cumprimentos,<br>Rui Santiago</p></html>"""
    weasy(name, html)
    true(name, "letterhead-in-footer", "pt", dict(supplier=s, currency="EUR", incoterm="EXW", validUntil=after("2026-10-30", 60), minimumOrder=10000), [(a, q, p, dict(leadTimeDays=70 if m else 21)) for a, _, q, p, m in rows], [(a, m) for a, _, _, _, m in rows if m])


def verspaning():
    name, s = "nl-verspaning-opties.pdf", "Van der Horst Fijnmechanica B.V."
    d = Document()
    d.add_paragraph(f"{s}\nEdisonweg 18, 5699 ZZ Someldonk\nKvK 00000000").runs[0].bold = True
    d.add_paragraph("Offerte: 26-0774\nDatum: 05-11-2026\nGeldig tot: 05-12-2026\nAan: Lely-Brons Machinebouw, t.a.v. dhr. P. Kuipers")
    d.add_paragraph("Naar aanleiding van uw aanvraag bieden wij u aan:")
    t = d.add_table(1, 5, style="Light List")
    for c, text in zip(t.rows[0].cells, ("Tekeningnr.", "Omschrijving", "Aantal", "Prijs per stuk", "Levertijd")):
        c.text = text
    for r in (("LB-11840", "Lagerblok, EN-AW 7075", "75", "€ 86,40", "5 weken"), ("LB-11841", "Flensas, 42CrMo4", "75", "€ 112,00", "6 weken"), ("LB-11850", "Afstandsbus, RVS 316", "300", "€ 8,95", "4 weken")):
        for c, text in zip(t.add_row().cells, r):
            c.text = text
    widen(d, t, (2.6, 5, 1.8, 3, 2.6))
    d.add_paragraph("\nInstelkosten LB-11841: € 250,00 eenmalig.\nOptie: LB-11840 hard geanodiseerd, meerprijs € 4,10 per stuk.\nOptie: meetrapport, € 75,00 per artikel.\nPrijzen exclusief btw, af fabriek (EXW Someldonk). Betaling 30 dagen netto.\n\nMet vriendelijke groet,\nWim van der Horst")
    saved(d.save, "docx", name)
    true(name, "options-in-text", "nl", dict(supplier=s, currency="EUR", incoterm="EXW", validUntil="2026-12-05"), [("LB-11840", 75, 86.4, dict(leadTimeDays=35)), ("LB-11841", 75, 112, dict(leadTimeDays=42)), ("LB-11850", 300, 8.95, dict(leadTimeDays=28))], [("LB-11841", 250)])


def komposit():
    name, s = "da-komposit-bund.pdf", "Fjordkomposit A/S"
    rows = [("FK-210", "Kulfiberrør Ø40/36 x 1200 mm", 80, 645.0), ("FK-222", "Kulfiberplade 3 mm, 400 x 600, fræset", 40, 1280.0), ("FK-305", "Glasfiberkappe, gelcoat RAL 9016", 25, 2150.0)]
    tot = sum(q * p for _, _, q, p in rows)
    html = f"""<html lang=da><head><meta charset=utf-8><style>{CSS}</style></head><body><h1>TILBUD 10-2261</h1><table style="width:60%"><tr><td>Til</td><td>Nordsø Inspektion ApS, att. Henrik Toft</td></tr><tr><td>Dato</td><td>04.11.2026</td></tr><tr><td>Gyldigt til</td><td>18.12.2026</td></tr><tr><td>Leveringstid</td><td>6-7 uger</td></tr><tr><td>Levering</td><td>EXW Hobro Fjord</td></tr></table><br>
{table(("Vare", "Beskrivelse", "Antal", "Stk. pris", "I alt"), [(a, d, q, eu(p), eu(p * q)) for a, d, q, p in rows], (2, 3, 4), f'<tr><td colspan=4>Form til FK-305 (engangsomkostning, forbliver hos os)</td><td class=r>18.500,00</td></tr><tr><td colspan=4>Emballage og palle</td><td class=r>375,00</td></tr><tr><td colspan=4><b>I alt DKK ekskl. moms</b></td><td class=r><b>{eu(tot + 18875)}</b></td></tr>')}
<p>Betaling: netto 30 dage.</p><hr><p style="font-size:8pt">{s}, Havnevej 61, 9599 Hobro Fjord, CVR 00 00 00 00, Anne Kirstine Holm, salg</p></body></html>"""
    wk(name, html)
    true(name, "charges-in-rows", "da", dict(supplier=s, currency="DKK", incoterm="EXW", validUntil="2026-12-18", leadTimeDays=weeks(6, 7)), [(a, q, p) for a, _, q, p in rows], [("FK-305", 18500), 375])


def skruer():
    name, s = "no-festemidler-to-sider.pdf", "Vestland Festemidler AS"
    st = getSampleStyleSheet()
    rows = [(f"VF{40200 + 11 * i}", f"{('Sekskantskrue', 'Settskrue', 'Senkskrue', 'Pinneskrue')[i % 4]} M{(6, 8, 10, 12)[i // 4 % 4]}x{20 + 5 * (i // 4)} A4-80", 500 * (1 + i % 5), round(62 + 37.5 * (i % 6) + 4.2 * i, 2)) for i in range(42)]
    data = [["Varenr", "Beskrivelse", "Antall", "Pris pr. 100", "Sum"]] + [[a, d, sp(q, 0), sp(p), sp(q / 100 * p)] for a, d, q, p in rows]
    data += [["", "Sum eks. mva. NOK", "", "", sp(sum(round(q / 100 * p, 2) for _, _, q, p in rows))]]
    t = Table(data, colWidths=[70, 220, 60, 75, 80], repeatRows=1)
    t.setStyle(TableStyle([("FONTSIZE", (0, 0), (-1, -1), 9), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("LINEBELOW", (0, 0), (-1, 0), 0.7, colors.black)]))
    SimpleDocTemplate(at(name), pagesize=A4, topMargin=45, bottomMargin=45).build([Paragraph(f"{s}", st["Heading2"]), Paragraph("Sjøgata 40, 5999 Florvåg, org.nr. 000 000 000 MVA", st["Normal"]), Paragraph("Tilbud 88214, 09.11.2026. Kunde: Hardanger Offshore Mek AS. Leveres fra lager, 3 virkedager. Gyldig til 09.12.2026. Leveringsbetingelse: FCA Florvåg. Minste ordrebeløp NOK 1 500.", st["Normal"]), Spacer(1, 8), t])
    true(name, "two-pages-per-hundred", "no", dict(supplier=s, currency="NOK", per=100, incoterm="FCA", validUntil="2026-12-09", leadTimeDays=sorted({0, *workdays(3)})), [(a, q, p) for a, _, q, p in rows], noMinimumPieces=True)


write(kabel, motoren, decolletage, cableado, moldes, verspaning, komposit, skruer)
