"""PDF quotes in German, French, Italian, Spanish, Polish, Dutch and Chinese."""

import subprocess
import tempfile
from pathlib import Path

from kit import after, at, eu, soffice, spaced, table, true, us, weasy, weeks, wk, working_days
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen.canvas import Canvas

CSS = "<meta charset=utf-8><style>@page{size:A4;margin:18mm}body{font:10pt DejaVu Sans,sans-serif}table{width:100%;border-collapse:collapse;font-size:9pt}td,th{border-bottom:.5pt solid #888;padding:3pt;text-align:left;vertical-align:top}.r{text-align:right}</style>"


def drehteile():
    import docx

    name = "de-drehteile-gebrueder.pdf"
    rows = [("100.482-3", "Gewindebuchse, 11SMnPb30, verzinkt", 1000, 1.84), ("100.482-5", "Gewindebuchse lang, 11SMnPb30, verzinkt", 1000, 2.17), ("100.517", "Anschlagbolzen, 1.4305", 400, 4.65)]
    d = docx.Document()
    d.add_heading("Gebr. Hainbuchner GmbH & Co. KG", 1)
    d.add_paragraph("Präzisionsdrehteile seit 1951 · Gewerbestraße 14 · 78999 Oberweiler")
    d.add_paragraph("Firma\nLüthmann Hydraulik AG\nEinkauf, Frau Petersen\n28999 Weyhausen")
    d.add_paragraph("Oberweiler, 11. Juni 2026")
    d.add_heading("Angebot Nr. 2026-0733", 2)
    d.add_paragraph("Sehr geehrte Frau Petersen,\nvielen Dank für Ihre Anfrage vom 8. Juni. Wir bieten Ihnen freibleibend an:")
    t = d.add_table(rows=1, cols=6, style="Table Grid")
    t.autofit = False
    for c, text in zip(t.rows[0].cells, ["Pos.", "Zeichnung", "Bezeichnung", "Menge", "EUR/Stück", "Gesamt EUR"]):
        c.text = text
    for i, (a, b, q, p) in enumerate(rows):
        for c, text in zip(t.add_row().cells, [str((i + 1) * 10), a, b, f"{eu(q, 0)} St.", eu(p), eu(q * p)]):
            c.text = text
    for c, text in zip(t.add_row().cells, ["", "", "Summe netto", "", "", eu(sum(r[2] * r[3] for r in rows))]):
        c.text = text
    for c, w in zip(t.columns, (1.4, 2.6, 4.3, 2.3, 2.1, 2.5)):
        c.width = docx.shared.Cm(w)
    d.add_paragraph("\nLieferzeit: ca. 6 Wochen nach Auftragseingang\nLieferbedingung: EXW Oberweiler, Verpackung inbegriffen\nZahlung: 14 Tage 2 % Skonto, 30 Tage netto\nBindefrist: 31.07.2026")
    d.add_paragraph("Mit freundlichen Grüßen\nKlaus Hainbuchner")
    with tempfile.TemporaryDirectory() as folder:
        d.save(Path(folder) / "a.docx")
        soffice(Path(folder) / "a.docx", name)
    true(name, "letter", "de", dict(supplier="Gebr. Hainbuchner GmbH & Co. KG", currency="EUR", incoterm="EXW", validUntil="2026-07-31", leadTimeDays=42), [(a, q, p) for a, _, q, p in rows])


def zahnraeder():
    name = "de-zahnraeder-staffel.pdf"
    parts = [("ZR-2-41-20", "Stirnrad Modul 2, z = 41, 16MnCr5, gehärtet", [(25, 64.8), (50, 52.3), (100, 46.95)]), ("KR-3-24-B", "Kegelrad Modul 3, z = 24, C45", [(25, 91.0), (50, 78.4), (100, 71.6)])]
    body = "".join(f"<tr><td>{i + 1}</td><td>{a}</td><td>{b}</td><td></td><td></td></tr>" + "".join(f"<tr><td></td><td></td><td></td><td class=r>ab {n} Stück</td><td class=r>{eu(p)}</td></tr>" for n, p in br) for i, (a, b, br) in enumerate(parts))
    weasy(name, f"""{CSS}<p style="font-size:7pt">Zahnradfabrik Otto Wiesenthaler e.K., Mühlgraben 2, 97999 Grünsfeld</p><p>Maschinenbau Trautwein GmbH<br>Herrn Ruckdeschel<br>95999 Selbitztal</p><p class=r>Grünsfeld, 04.03.2026</p><h3>Angebot 26/0211</h3>
<p>Ihre Anfrage vom 26.02.2026. Wir danken und bieten an:</p><table><tr><th>Pos</th><th>Teile-Nr.</th><th>Benennung</th><th class=r>Losgröße</th><th class=r>Preis je Stück (EUR)</th></tr>{body}</table>
<p>Für das Kegelrad KR-3-24-B wird ein Messerkopf benötigt, den wir mit einmalig 640,00 EUR berechnen. Rüstkosten sind in den Stückpreisen enthalten.</p><p>Lieferzeit 8 bis 10 Wochen. Preise FCA Grünsfeld zzgl. gesetzl. MwSt. Das Angebot gilt 60 Tage ab Angebotsdatum.</p><p>Otto Wiesenthaler</p>""")
    true(name, "breaks-down", "de", dict(supplier="Zahnradfabrik Otto Wiesenthaler e.K.", currency="EUR", incoterm="FCA", validUntil=after(2026, 3, 4, 60), leadTimeDays=weeks(8, 10)), [(a, None, [list(x) for x in br]) for a, _, br in parts], [dict(part="KR-3-24-B", amount=640)])


def motoren():
    name = "de-motoren-rabatt.pdf"
    rows = [("EM-80-075-4", "Drehstrommotor 0,75 kW, 4-polig, B3", 10, 248, 25), ("EM-90-150-4", "Drehstrommotor 1,5 kW, 4-polig, B3", 6, 336, 25), ("FU-150-IP65", "Frequenzumrichter 1,5 kW, IP65", 6, 412.5, 20), ("ZB-PTC", "Kaltleiter, nachgerüstet", 16, 18, 0)]
    net = [round(x * (100 - d) / 100, 3) for *_, x, d in rows]
    goods = sum(r[2] * n for r, n in zip(rows, net))
    trs = [(i + 1, a, b, q, eu(x), f"{d} %" if d else "netto", eu(n), eu(n * q)) for i, ((a, b, q, x, d), n) in enumerate(zip(rows, net))]
    foot = "".join(f"<tr><td colspan=7 class=r>{k}</td><td class=r>{eu(v)}</td></tr>" for k, v in [("Warenwert", goods), ("Versandkostenpauschale", 48), ("Nettobetrag", goods + 48), ("19 % MwSt.", round((goods + 48) * 0.19, 2)), ("Endbetrag EUR", round((goods + 48) * 1.19, 2))])
    wk(name, f"""<html>{CSS}<div style="text-align:right"><b style="font-size:15pt">Elmotrans Antriebe</b><br>Vertriebs-GmbH<br>Ein Unternehmen der Marholt-Gruppe</div><p>Förderanlagen Pöschl KG<br>Postfach 1144<br>84999 Tannkirchen</p><h3>Angebot AN-118260 vom 21.09.2026</h3>{table(["Pos", "Artikel", "Bezeichnung", "Menge", "Listenpreis", "Rabatt", "Netto/Stk", "Betrag"], trs, ("", "", "", "r", "r", "r", "r", "r"), foot)}
<p>Alle Motoren und Kaltleiter ab Lager lieferbar, Umrichter 3 Wochen. Gültig bis 21.10.2026.</p><p style="font-size:7pt">Elmotrans Antriebe Vertriebs-GmbH, Am Güterbahnhof 9, 90999 Reichenfurt, HRB 00000, GF Dipl.-Ing. U. Marholt</p></html>""")
    true(name, "discount", "de", dict(supplier="Elmotrans Antriebe Vertriebs-GmbH", currency="EUR", validUntil="2026-10-21"), [(r[0], r[2], n, dict(leadTimeDays=21 if r[0][:2] == "FU" else 0)) for r, n in zip(rows, net)], [dict(amount=48)])


def fonderie():
    name = "fr-fonderie-options.pdf"
    rows = [("SUP-0771", "Support moteur, EN-GJL-250, brut", 300, 18.6, 4800), ("CAR-0772", "Carter inférieur, EN-AC-42100 T6, brut", 300, 31.45, 7250)]
    trs = [(a, b, q, spaced(p) + " €", spaced(q * p) + " €", spaced(o) + " €") for a, b, q, p, o in rows]
    weasy(name, f"""{CSS}<h2 style="margin:0">Fonderie Aubrac &amp; Fils SAS</h2><p>ZA du Causse, 12999 Saint-Clément-le-Haut</p><p style="margin-left:55%">Société MÉCAVAL<br>À l'attention de M. Jourdan<br>69999 Lyon-Vallée</p><p>Devis n° D26-0418 du 5 février 2026</p>
{table(["Référence", "Désignation", "Qté", "P.U. HT", "Montant HT", "Outillage HT"], trs, ("", "", "r", "r", "r", "r"))}
<p><b>Total pièces HT : {spaced(sum(r[2] * r[3] for r in rows))} €</b> &nbsp; Total outillage HT : {spaced(12050)} €</p>
<p><u>Options (non comprises)</u><br>Peinture époxy RAL 7016 : 4,20 € par pièce<br>Contrôle radiographique : 380,00 € par lot<br>Usinage complet CAR-0772 : nous consulter</p>
<p>Délai : outillage 8 semaines, puis pièces de série 4 semaines. Soit 12 semaines pour la première livraison.<br>Incoterm : FCA Saint-Clément-le-Haut. Validité de l'offre : 31/03/2026. Règlement à 45 jours fin de mois.</p>""")
    true(name, "options-below", "fr", dict(supplier="Fonderie Aubrac & Fils SAS", currency="EUR", incoterm="FCA", validUntil="2026-03-31", leadTimeDays=84), [(r[0], r[2], r[3]) for r in rows], [dict(part=r[0], amount=r[4]) for r in rows])


def molle():
    name = "it-mollificio-per-100.pdf"
    rows = [("MC 14/220", "Molla a compressione filo 1,4 inox 302", 5000, 12.8), ("MT 09/081", "Molla a trazione filo 0,9 C85", 8000, 9.45), ("MX 20/015", "Molla a torsione filo 2,0 zincata", 2500, 27.6)]
    c = Canvas(at(name), pagesize=A4)
    c.setFont("Times-Bold", 15)
    c.drawString(50, 795, "Mollificio F.lli Bergamaschini S.r.l.")
    c.setFont("Times-Roman", 10)
    y = 780
    for text in ["Via delle Fucine 31 - 23999 Valmadrera Alta (LC) - P.IVA 00000000000", "", "Spett.le  TECNOMEC RIVALTA S.p.A.", "c.a. Ufficio Acquisti", "", "OFFERTA N. 318/26                del 18/03/2026", "In risposta alla Vs. richiesta del 12/03/2026 ci pregiamo offrirvi:", ""]:
        c.drawString(50, y, text)
        y -= 14
    xs = (50, 130, 370, 450, 540)
    for x, t in zip(xs, ("Codice", "Descrizione", "Q.tà pz", "€ / 100 pz", "Importo €")):
        (c.drawString if x < 300 else c.drawRightString)(x, y, t)
    c.line(50, y - 4, 540, y - 4)
    y -= 18
    for a, b, q, p in rows:
        for x, t in zip(xs, (a, b, eu(q, 0), eu(p), eu(q * p / 100))):
            (c.drawString if x < 300 else c.drawRightString)(x, y, t)
        y -= 15
    c.line(50, y + 9, 540, y + 9)
    c.drawRightString(450, y - 4, "Totale imponibile")
    c.drawRightString(540, y - 4, eu(sum(r[2] * r[3] / 100 for r in rows)))
    y -= 30
    for text in ["Attrezzatura per MX 20/015: contributo una tantum € 165,00.", "Consegna: 20 giorni lavorativi data ordine.  Resa: EXW ns. stabilimento.", "Minimo fatturabile per ordine € 100,00.  Pagamento: RiBa 60 gg d.f.f.m.", "Validità offerta: 60 giorni.  I.V.A. esclusa.", "", "Distinti saluti", "Luigi Bergamaschini"]:
        c.drawString(50, y, text)
        y -= 14
    c.save()
    true(name, "canvas", "it", dict(supplier="Mollificio F.lli Bergamaschini S.r.l.", currency="EUR", incoterm="EXW", validUntil=after(2026, 3, 18, 60), leadTimeDays=working_days(20), per=100), [(a, q, p) for a, _, q, p in rows], [dict(part="MX 20/015", amount=165)], noMinimumPieces=True)


def mecanizados():
    name = "es-mecanizados-odt.pdf"
    rows = [("EJ-300-12", "Eje F-1140 rectificado", 60, 38.9), ("EJ-300-14", "Eje F-1140 con chavetero", 60, 44.25), ("TP-118", "Tapa aluminio 6082 anodizada", 150, 16.7)]
    lines = "\n".join(f"| {a} | {b} | {q} | {eu(p)} € | {eu(q * p)} € |" for a, b, q, p in rows)
    goods = sum(r[2] * r[3] for r in rows)
    text = f"""# Mecanizados Arrizabalaga, S.L.

Polígono Industrial Ubieta, 7 – 20999 Azkarate (Gipuzkoa)

**OFERTA 260914** – Fecha: 14 de septiembre de 2026

Cliente: Bombas Hidráulicas del Ebro, S.A. Su referencia: RFQ 5518

| Ref. | Denominación | Uds. | Precio/ud. | Importe |
|:------------|:-------------------------------|--------:|-------------:|-------------:|
{lines}
| | Portes | | | 75,00 € |
| | **Total sin IVA** | | | {eu(goods + 75)} € |

Plazo de entrega: 4 semanas. Validez de la oferta: hasta el 15 de octubre de 2026. Forma de pago: 60 días.

Útil de anodizado para TP-118: sin cargo.

Atentamente, Jon Arrizabalaga
"""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["pandoc", "-f", "markdown", "-o", f"{folder}/o.odt"], input=text.encode(), check=True)
        soffice(Path(folder) / "o.odt", name)
    true(name, "table", "es", dict(supplier="Mecanizados Arrizabalaga, S.L.", currency="EUR", validUntil="2026-10-15", leadTimeDays=28), [(a, q, p) for a, _, q, p in rows], [dict(amount=75)])


def polski():
    name = "pl-obrobka-oferta.pdf"
    rows = [("WP-0512", "Wałek pośredni, 42CrMo4", 50, 136.0), ("TL-0513", "Tuleja, brąz B101", 100, 58.4), ("PK-0520", "Pokrywa, stal S355", 50, 89.9)]
    net = sum(r[2] * r[3] for r in rows)
    trs = [(i + 1, a, b, f"{q} szt.", spaced(p), spaced(p * q), "23%", spaced(round(p * q * 1.23, 2))) for i, (a, b, q, p) in enumerate(rows)]
    foot = f"<tr><td colspan=5 class=r><b>Razem</b></td><td class=r>{spaced(net)}</td><td></td><td class=r>{spaced(round(net * 1.23, 2))}</td></tr>"
    wk(name, f"""<html>{CSS}<p><b>Zakład Obróbki Skrawaniem Jan Wiśniowiecki i Synowie sp.j.</b><br>ul. Kolejowa 8, 33-999 Stary Brzezów, NIP 000-000-00-00</p><p><b>Zamawiający:</b> Agromasz Lubelska S.A., Dział Zakupów</p><h3>Oferta handlowa nr 87/2026 z dnia 20.04.2026 r.</h3>{table(["Lp.", "Nr rysunku", "Nazwa", "Ilość", "Cena netto [PLN]", "Wartość netto", "VAT", "Wartość brutto"], trs, ("", "", "", "r", "r", "r", "r", "r"), foot)}
<p>Termin realizacji: 3-4 tygodnie od zamówienia. Oferta ważna do 20.05.2026 r.<br>Warunki dostawy: EXW Stary Brzezów. Płatność: przelew 30 dni.</p></html>""")
    true(name, "table", "pl", dict(supplier="Zakład Obróbki Skrawaniem Jan Wiśniowiecki i Synowie sp.j.", currency="PLN", incoterm="EXW", validUntil="2026-05-20", leadTimeDays=weeks(3, 4)), [(a, q, p) for a, _, q, p in rows])


def chinese():
    name = "zh-wujin-baojia.pdf"
    pdfmetrics.registerFont(UnicodeCIDFont("STSong-Light"))
    rows = [("HRD-6021", "CNC 铝壳 6061-T6", "阳极黑", 800, 36.5), ("HRD-6022", "不锈钢支架 SUS304", "拉丝", 1600, 8.2), ("HRD-6030", "铜螺柱 M4×18", "镀镍", 5000, 0.65)]
    c = Canvas(at(name), pagesize=A4)
    c.setFont("STSong-Light", 16)
    c.drawCentredString(297, 795, "东莞市恒锐达精密五金有限公司")
    c.setFont("STSong-Light", 13)
    c.drawCentredString(297, 770, "报 价 单")
    c.setFont("STSong-Light", 10)
    y = 745
    for left, right in [("客户：苏州启程自动化设备有限公司", "报价单号：HRD20260611-02"), ("联系人：周工", "日期：2026年6月11日")]:
        c.drawString(50, y, left)
        c.drawString(350, y, right)
        y -= 16
    xs = (50, 85, 160, 285, 385, 455, 540)
    for row in [("序号", "图号", "品名及材质", "表面处理", "数量(件)", "单价(元)", "金额(元)"), *[(str(i + 1), a, b, f, str(q), us(p), us(p * q)) for i, (a, b, f, q, p) in enumerate(rows)], ("", "", "合计", "", "", "", us(sum(r[3] * r[4] for r in rows)))]:
        y -= 18
        for k, (x, t) in enumerate(zip(xs, row)):
            (c.drawString if k < 4 else c.drawRightString)(x, y, t)
        c.line(48, y - 4, 542, y - 4)
    y -= 28
    for t in ["1. 以上单价为人民币含13%增值税价，含运费。", "2. 交期：收到订单后15天。", "3. 付款方式：月结30天。", "4. 报价有效期：30天。", "5. HRD-6022 冲压模具费 4,500 元，一次性收取。"]:
        c.drawString(50, y, t)
        y -= 16
    c.save()
    true(name, "canvas", "zh", dict(supplier="东莞市恒锐达精密五金有限公司", currency="CNY", validUntil=after(2026, 6, 11, 30), leadTimeDays=15), [(r[0], r[3], r[4]) for r in rows], [dict(part="HRD-6022", amount=4500)])


def lagers():
    import openpyxl

    name = "nl-lagertechniek.pdf"
    rows = [("6205-2RS", "Groefkogellager", 200, 3.85, "uit voorraad"), ("NU 208", "Cilinderlager", 40, 27.4, "uit voorraad"), ("UCP 207", "Staand lagerblok", 60, 14.95, "2 weken")]
    wb = openpyxl.Workbook()
    ws = wb.active
    for r in [["Van der Kruijff Lagertechniek B.V."], ["Havenweg 12, 4999 AB Moerdrecht"], [], ["Offerte 26.1047", None, None, "Datum: 30-06-2026"], ["Aan: Baggerwerken Zeegat N.V."], [], ["Artikel", "Omschrijving", "Aantal", "Stuksprijs", "Totaal", "Levertijd"], *[[a, b, q, f"€ {eu(p)}", f"€ {eu(q * p)}", d] for a, b, q, p, d in rows], [None, "Vrachtkosten", None, None, "€ 32,50"], [None, "Totaal excl. btw", None, None, f"€ {eu(sum(r[2] * r[3] for r in rows) + 32.5)}"], [], ["Geldig tot 31-07-2026. Betaling 30 dagen."], ["Bij orders onder € 150,- rekenen wij € 25,- kleine-ordertoeslag."]]:
        ws.append(r)
    for col, w in zip("ABCDEF", (14, 24, 9, 12, 14, 14)):
        ws.column_dimensions[col].width = w
    ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    with tempfile.TemporaryDirectory() as folder:
        wb.save(Path(folder) / "o.xlsx")
        soffice(Path(folder) / "o.xlsx", name)
    true(name, "table", "nl", dict(supplier="Van der Kruijff Lagertechniek B.V.", currency="EUR", validUntil="2026-07-31"), [(r[0], r[2], r[3], dict(leadTimeDays=0 if "uit" in r[4] else 14)) for r in rows], [dict(amount=32.5)])


for make in (drehteile, zahnraeder, motoren, fonderie, molle, mecanizados, polski, chinese, lagers):
    make()
