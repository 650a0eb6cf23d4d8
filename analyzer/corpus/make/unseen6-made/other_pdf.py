"""French, Italian, Spanish, Polish, Czech, Dutch and Swedish PDFs."""

from kit import after, at, eu, sp, trs, true, weasy, weeks, wk, workdays, write
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

pdfmetrics.registerFont(TTFont("DV", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
N = ParagraphStyle("n", fontName="DV", fontSize=9, leading=12)
CSS = "@page{size:A4;margin:16mm}body{font:9pt 'DejaVu Sans'}.r{text-align:right}table{border-collapse:collapse;width:100%}.q td,.q th{border:1px solid #777;padding:4px}"


def french():
    name = "fr-decolletage.pdf"
    s = "Décolletage Pernet-Collomb SAS"
    rows = [("AX-3301", "Axe Ø6 L42, 42CrMo4 traité", 2000, 1.18), ("AX-3302", "Entretoise M5, laiton", 5000, 0.435), ("AX-3310", "Raccord 1/4 BSP, inox 316L", 800, 6.72)]
    net = sum(q * p for *_, q, p in rows)
    weasy(name, f"""<html lang=fr><style>{CSS}</style><table><tr><td><b style="font-size:14pt">{s}</b><br>145 route de la Vallée, 74999 Marnaz-sur-Arve<br>SIRET 000 000 000 00000 — APE 2562A</td><td class=r><b>DEVIS N° D26-0918</b><br>Date : 05/11/2026<br>Validité : 05/01/2027</td></tr></table>
<p style="margin-left:55%">Hydro-Savoie Équipements<br>Service achats — Mme Gaëlle Thorens<br>73999 Albens</p><p>Référence client : DP 44871</p>
<table class=q><tr><th>Réf.</th><th>Désignation</th><th>Qté</th><th>P.U. HT (€)</th><th>Montant HT (€)</th></tr>{trs([[a, d, sp(q, 0), sp(p, 3), sp(q * p)] for a, d, q, p in rows], (2, 3, 4))}</table>
<table style="width:45%;margin-left:55%"><tr><td>Total HT</td><td class=r>{sp(net)} €</td></tr><tr><td>Participation aux frais de port</td><td class=r>48,00 €</td></tr><tr><td>Base HT</td><td class=r>{sp(net + 48)} €</td></tr><tr><td>TVA 20 %</td><td class=r>{sp((net + 48) * 0.2)} €</td></tr><tr><td><b>Total TTC</b></td><td class=r><b>{sp((net + 48) * 1.2)} €</b></td></tr></table>
<p>Délai : 5 semaines à réception de commande, sous réserve de matière.<br>Règlement : 45 jours fin de mois par virement.<br>Contact : Jérôme Collomb</p></html>""")
    true(name, "table", "fr", dict(supplier=s, currency="EUR", leadTimeDays=35, validUntil="2027-01-05"), [(a, q, p) for a, _, q, p in rows], [48])


def italian():
    name = "it-stampaggio-stampi.pdf"
    s = "Stampaggio Materie Plastiche F.lli Bergonzi S.r.l."
    rows = [("BZ-5520", "Coperchio PA66 GF30 nero", [(5000, 0.487), (20000, 0.431)], 14500, "4 impronte"), ("BZ-5521", "Leva POM naturale", [(5000, 0.262), (20000, 0.228)], 9800, "8 impronte")]
    body = [["Codice", "Descrizione", "Lotto minimo pz", "Prezzo €/pz"]]
    for a, d, br, m, k in rows:
        body += [[a if not i else "", Paragraph(d, N) if not i else "", eu(q, 0), eu(p, 3)] for i, (q, p) in enumerate(br)]
        body.append(["", Paragraph(f"Stampo {k} per {a} (una tantum, di Vs. proprietà)", N), "1", eu(m)])
    t = Table(body, colWidths=[70, 240, 90, 90])
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "DV", 9), ("GRID", (0, 0), (-1, -1), 0.4, colors.black), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("BACKGROUND", (0, 0), (-1, 0), colors.whitesmoke)]))
    x = [Paragraph(v, N) for v in (f"<b>{s}</b><br/>Via dell'Artigianato 33 – 24999 Ghisalbate (BG) – P.IVA 00000000000", "Spett.le<br/><b>Elettromeccanica Dosso S.p.A.</b><br/>c.a. Sig. Umberto Facchetti", "Offerta n. 311/26 del 10/11/2026")]
    y = [Paragraph(v, N) for v in ("Prezzi netti, IVA esclusa, imballo standard compreso.", "Resa: EXW Ghisalbate. Pagamento: stampi 40% all'ordine, saldo a campioni approvati; pezzi RIBA 60 gg FM.", "Consegna: campioni 10 settimane dall'ordine, produzione 4 settimane dopo benestare campioni (complessive 14 settimane).", "Validità dell'offerta: 60 giorni.", "Distinti saluti<br/>Rosanna Bergonzi")]
    SimpleDocTemplate(at(name), pagesize=A4, invariant=1).build([*[z for v in x for z in (v, Spacer(1, 10))], t, Spacer(1, 12), *y])
    true(name, "breaks-down-tool-row", "it", dict(supplier=s, currency="EUR", incoterm="EXW", leadTimeDays=98, validUntil=after("2026-11-10", 60)), [(a, None, br, dict(minimumOrder=5000)) for a, _, br, _, _ in rows], [(a, m) for a, _, _, m, _ in rows])


def spanish():
    name = "es-mecanizados.pdf"
    s = "Mecanizados Hermanos Arrizabalaga, S.L."
    rows = [("ARZ-100-21", "Soporte motor, EN AW-6082", 120, 34.60, 5), ("ARZ-100-22", "Placa base, S355, fosfatada", 120, 27.15, 5), ("ARZ-104-03", "Eje ranurado, F-1550", 60, 58.90, 0)]
    net = sum(round(q * p * (1 - d / 100), 2) for _, _, q, p, d in rows)
    wk(name, f"""<html><meta charset=utf-8><style>body{{font:12px 'DejaVu Sans'}}table{{border-collapse:collapse;width:100%}}.q td,.q th{{border:1px solid #555;padding:4px}}.r{{text-align:right}}</style><h2>{s}</h2>Polígono Ibaiondo, pab. 8 — 20999 Zubieta (Gipuzkoa)<br>CIF B-00000000<hr><p><b>OFERTA 2026/0644</b> — Fecha: 06/11/2026<br>Cliente: Bombas Llobregat, S.A. — A/A: Montserrat Puig</p>
<table class=q><tr><th>Referencia</th><th>Descripción</th><th>Cantidad</th><th>Precio tarifa</th><th>% Dto.</th><th>Precio neto</th><th>Importe</th></tr>{trs([[a, t, q, eu(p), d or "", eu(p * (1 - d / 100), 4), eu(q * p * (1 - d / 100))] for a, t, q, p, d in rows], (2, 3, 4, 5, 6))}<tr><td colspan=6 class=r>Utillaje de mecanizado ARZ-104-03 (pago único)</td><td class=r>386,50</td></tr><tr><td colspan=6 class=r>Base imponible (EUR)</td><td class=r>{eu(net + 386.5)}</td></tr><tr><td colspan=6 class=r>IVA 21%</td><td class=r>{eu((net + 386.5) * 0.21)}</td></tr><tr><td colspan=6 class=r><b>TOTAL</b></td><td class=r><b>{eu((net + 386.5) * 1.21)}</b></td></tr></table>
<p>Plazo de entrega: 25 días laborables desde pedido.<br>Portes: FCA nuestro almacén de Zubieta.<br>Validez de la oferta: hasta el 20/12/2026.<br>Forma de pago: confirming 60 días.</p>""")
    true(name, "discount-column", "es", dict(supplier=s, currency="EUR", incoterm="FCA", leadTimeDays=workdays(25), validUntil="2026-12-20"), [(a, q, round(p * (1 - d / 100), 4)) for a, _, q, p, d in rows], [("ARZ-104-03", 386.5)])


def polish():
    name = "pl-tworzywa.pdf"
    s = "P.P.H.U. Plastmet Wiesław Grzybek"
    rows = [("OB-0417", "Obudowa ABS V0, kolor RAL 9005", 3000, 4.86), ("OB-0418", "Pokrywa ABS V0, kolor RAL 9005", 3000, 2.94), ("ZT-0102", "Zatyczka PE-LD fi 20", 10000, 0.19)]
    t = Table([["Lp.", "Indeks", "Nazwa", "Ilość szt.", "Cena netto zł", "Wartość netto zł"], *[[i, a, Paragraph(d, N), sp(q, 0), sp(p), sp(q * p)] for i, (a, d, q, p) in enumerate(rows, 1)], ["", "", "Razem netto", "", "", sp(sum(q * p for *_, q, p in rows))]], colWidths=[28, 60, 190, 60, 75, 90])
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "DV", 8.5), ("LINEBELOW", (0, 0), (-1, -1), 0.3, colors.grey), ("ALIGN", (3, 0), (-1, -1), "RIGHT")]))
    ps = [Paragraph(v, N) for v in (f"<b>{s}</b><br/>ul. Wtryskowa 4, 39-999 Dębówka<br/>NIP 000-00-00-000", "Oferta cenowa nr 112/XI/2026<br/>Dębówka, dnia 13 listopada 2026 r.", "Dla: Elektrosprzęt Radomka Sp. z o.o., p. Halina Wojdat")]
    pe = [Paragraph(v, N) for v in ("Forma wtryskowa do OB-0418: 21 500,00 zł netto, jednorazowo. Pozostałe formy Państwa własne.", "Termin realizacji: 21 dni od zamówienia, OB-0418: 9 tygodni (wykonanie formy w tym czasie).", "Do cen należy doliczyć VAT 23%. Koszt transportu: po stronie zamawiającego, EXW Dębówka.", "Oferta ważna do 31.12.2026 r. Minimalna wartość zamówienia 1 000 zł.")]
    SimpleDocTemplate(at(name), pagesize=A4, invariant=1).build([*[z for v in ps for z in (v, Spacer(1, 10))], t, Spacer(1, 12), *pe])
    true(name, "table", "pl", dict(supplier=s, currency="PLN", incoterm="EXW", validUntil="2026-12-31"), [(a, q, p, dict(leadTimeDays=63 if a == "OB-0418" else 21)) for a, _, q, p in rows], [("OB-0418", 21500)], noMinimumPieces=True)


def czech():
    name = "cs-kovarna.pdf"
    s = "Kovárna Podještědí, a.s."
    rows = [("ZK-210", "Výkovek páky, 42CrMo4+QT, 1,85 kg", 1200, 148.50, 86000), ("ZK-214", "Výkovek čepu, C45+N, 0,92 kg", 2400, 71.20, 0), ("ZK-230", "Výkovek příruby, P250GH, 6,40 kg", 300, 402.00, 118000)]
    net = sum(r[2] * r[3] for r in rows)
    weasy(name, f"""<html lang=cs><style>{CSS}</style><table><tr><td><b>Dodavatel</b><br>{s}<br>Hutní 1, 463 99 Proseč<br>IČ 00000000, DIČ CZ00000000</td><td><b>Odběratel</b><br>TATRAVAGON Slaný s.r.o.<br>Ing. Radek Vondruška</td></tr></table><h3>NABÍDKA č. N-26-271 ze dne 6.11.2026</h3>
<table class=q><tr><th>Č. výkresu</th><th>Popis</th><th>Množství (ks)</th><th>Cena/ks (Kč)</th><th>Cena celkem (Kč)</th><th>Zápustka jednorázově (Kč)</th></tr>{trs([[a, d, sp(q, 0), sp(p), sp(q * p), sp(z) if z else "-"] for a, d, q, p, z in rows], (2, 3, 4, 5))}<tr><td colspan=4>Celkem bez DPH</td><td class=r>{sp(net)}</td><td class=r>204 000,00</td></tr></table>
<p>Dodací lhůta: 10–12 týdnů od potvrzení objednávky. Dodací parita: FCA Proseč (INCOTERMS 2020). Splatnost 45 dní.<br>Platnost nabídky 30 dní. Atest 3.1 dle EN 10204 v ceně.</p></html>""")
    true(name, "tooling-column", "cs", dict(supplier=s, currency="CZK", incoterm="FCA", leadTimeDays=weeks(10, 12), validUntil=after("2026-11-06", 30)), [(r[0], r[2], r[3]) for r in rows], [(r[0], r[4]) for r in rows if r[4]])


def dutch():
    name = "nl-plaatwerk-opties.pdf"
    s = "Plaatwerkerij Van der Meulen en Zn. B.V."
    rows = [("1", "PW-8801", "Kast RVS 304, gezet en gelast", 25, 214.00), ("2", "PW-8802", "Deur RVS 304", 25, 88.50), ("3", "PW-8807", "Montageplaat verzinkt 3 mm", 50, 19.75)]
    net = sum(r[3] * r[4] for r in rows)
    wk(name, f"""<html lang=nl><meta charset=utf-8><style>body{{font:12px 'DejaVu Sans'}}table{{border-collapse:collapse;width:100%}}td,th{{border:1px solid #999;padding:4px;text-align:left}}.r{{text-align:right}}</style><h2>{s}</h2><p>Ambachtsweg 14, 8999 ZZ Oudehaske · KvK 00000000 · btw NL000000000B01</p><p>Aan: Koeltechniek Zuidbroek B.V., t.a.v. de heer J. Postma<br>Offerte 20260988, 11 november 2026</p>
<table><tr><th>Pos.</th><th>Artikel</th><th>Omschrijving</th><th>Aantal</th><th>Prijs per stuk</th><th>Totaal</th></tr>{trs([[i, a, x, q, f"€ {eu(p)}", f"€ {eu(q * p)}"] for i, a, x, q, p in rows], (3, 4, 5))}</table>
<p>Totaal exclusief btw: € {eu(net)}</p><p>Eenmalige programmeerkosten voor de hele opdracht: € 175,00 (niet in het totaal begrepen).</p><p>Optioneel, niet in bovenstaand totaal: poedercoaten RAL 9016 van PW-8801 à € 31,00 per stuk; slot met sleutel à € 12,40 per deur.</p><p>Levertijd: 3 à 4 weken na opdracht. Levering franco huis (DAP Zuidbroek). Betaling 30 dagen.</p><p>Deze offerte is 30 dagen geldig.</p><p>Met vriendelijke groet,<br>Sjoerd van der Meulen</p>""")
    true(name, "options-in-text", "nl", dict(supplier=s, currency="EUR", incoterm="DAP", leadTimeDays=weeks(3, 4), validUntil=after("2026-11-11", 30)), [(a, q, p) for _, a, _, q, p in rows], [175])


def swedish():
    name = "sv-kuggväxlar.pdf".replace("ä", "a")
    s = "AB Hallsbergs Kuggteknik"
    rows = [("KT-4402", "Kugghjul m=2,5 z=48, sätthärdat", 80, 685.00, "6 veckor", 42), ("KT-4403", "Kuggaxel m=2,5 z=17", 80, 512.00, "6 veckor", 42), ("KT-4490", "Låsring DIN 471-35", 200, 4.20, "lager", 0)]
    c = canvas.Canvas(at(name), pagesize=A4, invariant=1)

    def put(y, *cells, size=9):
        c.setFont("DV", size)
        for x, t in cells:
            c.drawRightString(-x, y, t) if x < 0 else c.drawString(x, y, t)

    put(800, (50, s), (420, "OFFERT 26-5571"), size=12)
    put(785, (50, "Verkstadsgatan 3, 694 99 Hallsberg"), (420, "Datum: 2026-11-10"))
    put(750, (50, "Kund: Norrtorps Gruvmaskiner AB, Inköp, Åsa Lindblad"), (420, "Giltig t.o.m. 2026-12-31"))
    put(715, (50, "Art.nr"), (115, "Benämning"), (-360, "Antal st"), (-430, "À-pris SEK"), (-505, "Summa SEK"), (515, "Leveranstid"))
    for i, (a, d, q, p, w, _) in enumerate(rows):
        put(697 - 16 * i, (50, a), (115, d), (-360, str(q)), (-430, sp(p)), (-505, sp(q * p)), (515, w))
    net = sum(r[2] * r[3] for r in rows)
    for i, (t, v) in enumerate((("Fraktkostnad", 450), ("Emballage", 120), ("Summa exkl. moms", net + 570), ("Moms 25 %", (net + 570) * 0.25), ("Totalt inkl. moms", (net + 570) * 1.25))):
        put(640 - 14 * i, (330, t), (-505, sp(v)))
    put(550, (50, "Betalningsvillkor 30 dagar netto. Leveransvillkor FCA Hallsberg (frakten ovan ordnas av oss på Er begäran)."))
    put(535, (50, "Vår referens: Göran Sjöstedt"))
    c.save()
    true(name, "no-grid", "sv", dict(supplier=s, currency="SEK", incoterm="FCA", validUntil="2026-12-31"), [(r[0], r[2], r[3], dict(leadTimeDays=r[5])) for r in rows], [450, 120])


write(french, italian, spanish, polish, czech, dutch, swedish)
