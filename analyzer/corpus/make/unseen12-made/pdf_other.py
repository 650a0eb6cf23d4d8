"""PDF quotes in German, French, Spanish, Italian, Polish, Japanese and Chinese."""

from docx import Document
from docx.shared import Cm, Pt
from fpdf import FPDF
from fpdf.fonts import FontFace
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen import canvas
from reportlab.platypus import SimpleDocTemplate, Spacer

from kit import after, at, eu, sp, true, us, weeks, workdays, write
from paper import LIBERATION, LIBERATION_BOLD, chrome, grid, office, say


def sap():
    name, s = "de-sap-formular.pdf", "Zerspanungstechnik Hohenlohe GmbH"
    rows = [("100482-03", "Ventilblock EN AW-6082, eloxiert", 120, 84.3), ("100482-07", "Adapterplatte EN AW-6082, eloxiert", 240, 22.95), ("100519-00", "Kolben 42CrMo4 nitriert", 360, 17.4), ("100520-01", "Führungsbuchse CuSn12", 360, 9.85)]
    c = canvas.Canvas(at(name), pagesize=A4, invariant=1)
    put = lambda x, y, t, f="L", n=9: (c.setFont(f, n), c.drawString(x, y, t))
    num = lambda x, y, t, f="L", n=9: (c.setFont(f, n), c.drawRightString(x, y, t))
    put(60, 780, f"{s} · Kochertalstr. 70 · 74699 Niederforst", n=6.5)
    for y, t in ((760, "Hydraulik Tauber AG"), (748, "Einkauf"), (736, "Bahnhofstr. 12"), (724, "97999 Taubergrund")):
        put(60, y, t)
    put(350, 770, "Angebot", "LB", 14)
    for y, k, v in ((750, "Nummer/Datum", "20044187 / 09.11.2026"), (738, "Ihre Anfrage", "4500-881 vom 02.11.2026"), (726, "Kundennummer", "118204"), (714, "Bearbeiter", "Herr Gerd Weinmann"), (702, "Gültigkeit", "09.11.2026 bis 31.12.2026"), (690, "Währung", "EUR")):
        put(350, y, k, n=8), put(425, y, v, n=8)
    put(60, 660, "Lieferbedingung: FCA Niederforst     Zahlungsbedingung: 30 Tage netto", n=8)
    c.line(60, 648, 540, 648)
    put(60, 637, "Pos.", "LB", 8), put(95, 637, "Material", "LB", 8), put(95, 626, "Bezeichnung", "LB", 8), num(390, 637, "Menge", "LB", 8), num(460, 637, "Preis", "LB", 8), num(540, 637, "Wert", "LB", 8)
    c.line(60, 620, 540, 620)
    y = 604
    for i, (a, d, q, p) in enumerate(rows, 1):
        put(60, y, f"{10 * i:06d}"), put(95, y, a), num(390, y, f"{q} ST"), num(460, y, eu(p)), num(540, y, eu(q * p))
        put(95, y - 12, d), num(460, y - 12, "je 1 ST", n=7)
        put(95, y - 24, f"Lieferzeit: {35 if i < 3 else 28} Kalendertage", n=8)
        y -= 44
    c.line(60, y + 10, 540, y + 10)
    tot = sum(q * p for *_, q, p in rows)
    for t, v in (("Summe Positionen", eu(tot)), ("Vorrichtungsbau einmalig, Pos. 000010", eu(1180)), ("Endbetrag netto", eu(tot + 1180))):
        y -= 6
        put(300, y, t), num(540, y, v)
        y -= 8
    put(60, 60, f"{s} · Sitz Niederforst · Amtsgericht Stuttgart HRB 000000 · Geschäftsführer: Dr. Ute Brenner", n=6.5)
    c.save()
    true(name, "erp-form-lines-under-each-item", "de", dict(supplier=s, currency="EUR", incoterm="FCA", validUntil="2026-12-31"), [(a, q, p, dict(leadTimeDays=35 if i < 2 else 28)) for i, (a, _, q, p) in enumerate(rows)], [("100482-03", 1180)])


def tolerie():
    name, s = "fr-tolerie-devis.pdf", "Tôlerie Industrielle du Bocage SARL"
    rows = [("TIB-880", "Carter de protection, acier DC01 ép. 2 mm, thermolaqué RAL 7016", 80, 64.5), ("TIB-881", "Support capteur, inox 304L ép. 3 mm", 320, 8.75), ("TIB-890", "Trappe de visite, inox 304L ép. 1,5 mm, avec charnière", 80, 41.2)]
    p = FPDF()
    p.add_font("L", "", LIBERATION), p.add_font("L", "B", LIBERATION_BOLD)
    p.add_page()
    p.set_font("L", "B", 13), p.cell(110, 7, s)
    p.set_font("L", "", 9), p.multi_cell(0, 5, "Devis n° DE00726\nDate : 06/11/2026\nDate de validité : 06/12/2026", align="R", new_x="LMARGIN", new_y="NEXT")
    p.multi_cell(90, 4.5, "ZI de la Haie, 61999 Flersigny\nTél. : 02 33 55 00 10\nSIRET 000 000 000 00000", new_x="LMARGIN", new_y="NEXT")
    p.ln(3), p.set_x(110)
    p.multi_cell(0, 5, "LAITERIES DU PERCHE MACHINES\nM. Benoît Chauvel\n28999 Nogentier", border=1, new_x="LMARGIN", new_y="NEXT")
    p.ln(6)
    tot = sum(q * x for *_, q, x in rows)
    with p.table(col_widths=(22, 84, 16, 28, 30), text_align=("LEFT", "LEFT", "RIGHT", "RIGHT", "RIGHT"), borders_layout="HORIZONTAL_LINES", headings_style=FontFace(emphasis="BOLD"), line_height=5.5) as t:
        for r in [("Code", "Désignation", "Qté", "P.U. HT", "Montant HT")] + [(a, d, str(q), sp(x) + " €", sp(q * x) + " €") for a, d, q, x in rows] + [("", "Frais de programmation et gabarit (une seule fois)", "1", "260,00 €", "260,00 €")]:
            row = t.row()
            for cell in r:
                row.cell(cell)
    p.ln(4)
    for k, v in (("Total HT", sp(tot + 260)), ("TVA 20,00 %", sp((tot + 260) * 0.2)), ("Total TTC", sp((tot + 260) * 1.2))):
        p.set_x(120), p.cell(40, 6, k, border=1), p.cell(0, 6, v + " €", border=1, align="R", new_x="LMARGIN", new_y="NEXT")
    p.ln(4)
    p.multi_cell(0, 5, "Délai de livraison : 4 semaines. Livraison : DAP Nogentier.\nConditions de règlement : 45 jours fin de mois.\n\nBon pour accord, date et signature :", new_x="LMARGIN", new_y="NEXT")
    p.output(at(name))
    true(name, "plain-setup-row-tax", "fr", dict(supplier=s, currency="EUR", incoterm="DAP", leadTimeDays=28, validUntil="2026-12-06"), [(a, q, x) for a, _, q, x in rows], [260])


def fundicion():
    name, s = "es-fundicion-oferta.pdf", "Fundiciones Ribera Alta, S.Coop."
    rows = [("FRA-118", "Cuerpo bomba, GJL-250", 250, 57.8, "8 semanas"), ("FRA-119", "Rodete, CuSn10", 250, 38.4, "6 semanas"), ("FRA-125", "Soporte rodamiento, GJS-500", 500, 22.15, "8 semanas")]
    tot = sum(r[2] * r[3] for r in rows)
    body = "".join(f"<tr><td>{a}</td><td>{d}</td><td class=r>{eu(q, 0)}</td><td class=r>{eu(p)}</td><td class=r>{eu(q * p)}</td><td>{t}</td></tr>" for a, d, q, p, t in rows)
    chrome(name, f"""<html lang=es><meta charset=utf-8><style>@page{{size:A4;margin:17mm}}body{{font:9.5pt 'Liberation Sans'}}.r{{text-align:right}}table{{border-collapse:collapse;width:100%}}td,th{{padding:5px;border-bottom:1px solid #999;text-align:left}}th.r,td.r{{text-align:right}}td:first-child,td:last-child{{white-space:nowrap}}.two{{columns:2}}</style>
<div class=two><h2 style="margin-top:0">{s}</h2><p>Camino del Soto s/n<br>31999 Tafallar (Navarra)</p><p><b>OFERTA 26-1077</b><br>Fecha: 11-11-2026<br>Cliente: Bombas del Arga, S.L.<br>A la atención de: Dña. Maite Urrutia</p></div>
<table><tr><th>Plano</th><th>Pieza y material</th><th class=r>Cantidad</th><th class=r>Precio unitario (€)</th><th class=r>Importe (€)</th><th>Plazo</th></tr>{body}<tr><td></td><td>Total piezas</td><td></td><td></td><td class=r>{eu(tot)}</td><td></td></tr></table>
<p>Modelo de FRA-118: 3.900,00 € (pago único, propiedad del cliente). Los demás modelos existen.</p><p>Condiciones: FCA Tafallar. Precios sin IVA. Pago a 60 días fecha factura. Pedido mínimo: 100 piezas por referencia.<br>Validez de la oferta: 45 días.</p><p>Joseba Larraya<br>Departamento comercial</p></html>""")
    true(name, "plain-pattern-in-text", "es", dict(supplier=s, currency="EUR", incoterm="FCA", validUntil=after("2026-11-11", 45), minimumOrder=100), [(a, q, p, dict(leadTimeDays=7 * int(t[0]))) for a, _, q, p, t in rows], [("FRA-118", 3900)])


def bulloneria():
    name, s = "it-bulloneria-sconti.pdf", "Bulloneria Adda S.r.l."
    rows = [("5739-M10X40", "Vite TE UNI 5739 M10x40 8.8 zinc.", 4000, 31.0), ("5931-M8X30", "Vite TCEI UNI 5931 M8x30 12.9", 6000, 12.0), ("5588-M10", "Dado UNI 5588 M10 zinc.", 4000, 8.5), ("6592-10", "Rosetta UNI 6592 d.10 zinc.", 8000, 5.5)]
    net = [round(p * 0.54, 2) for *_, p in rows]
    tot = sum(r[2] * n / 100 for r, n in zip(rows, net))
    data = [["Articolo", "Descrizione", "Q.tà pz", "Listino\n€/100", "Sconto %", "Netto\n€/100", "Importo €"]] + [[a, d, eu(q, 0), eu(p), "40+10", eu(n), eu(q * n / 100)] for (a, d, q, p), n in zip(rows, net)] + [["", "Totale merce", "", "", "", "", eu(tot)], ["", "Spese di trasporto", "", "", "", "", "25,00"], ["", "Totale IVA esclusa", "", "", "", "", eu(tot + 25)]]
    story = [say(f"<b>{s}</b>", 14), say("Via Lodi 210, 26999 Pizzighello (LO) - P.IVA 00000000000"), Spacer(1, 10), say("<b>PREVENTIVO N. 3318</b> del 10/11/2026<br/>Spett.le Carpenterie Oglio S.n.c."), Spacer(1, 10), grid(data, [72, 160, 45, 50, 50, 50, 70], (2, 3, 5, 6), 8, style=[("GRID", (0, 0), (-1, 4), 0.3, colors.black)]), Spacer(1, 12), say("Consegna: pronta, salvo il venduto. Pagamento: Ri.Ba. 60 gg. Ordine minimo 150,00 €. Offerta valida 15 giorni.")]
    SimpleDocTemplate(at(name), pagesize=A4, leftMargin=45, rightMargin=45, invariant=1).build(story)
    true(name, "discount-columns-per-hundred", "it", dict(supplier=s, currency="EUR", per=100, leadTimeDays=0, validUntil=after("2026-11-10", 15)), [(r[0], r[2], n) for r, n in zip(rows, net)], [25], noMinimumPieces=True)


def wiazki():
    name, s = "pl-wiazki-oferta.pdf", "Wiązki Kablowe Podhale Sp. z o.o."
    rows = [("WKP-220-L", "Wiązka drzwi lewa, 14 żył", 500, 38.2), ("WKP-220-P", "Wiązka drzwi prawa, 14 żył", 500, 38.2), ("WKP-301", "Wiązka silnika, 32 żyły, oplot", 250, 121.75), ("WKP-315", "Przewód masowy 25 mm², 0,4 m", 500, 16.9)]
    tot = sum(q * p for *_, q, p in rows)
    d = Document()
    d.styles["Normal"].font.name, d.styles["Normal"].font.size = "Liberation Serif", Pt(10)
    d.add_paragraph(s).runs[0].bold = True
    d.add_paragraph("ul. Graniczna 41, 34-499 Nowe Targowisko, NIP 000-000-00-00")
    d.add_paragraph("OFERTA nr 87/11/2026").runs[0].bold = True
    d.add_paragraph("Data wystawienia: 04.11.2026\nWażna do: 04.12.2026\nOdbiorca: Zabudowy Specjalne Skawa S.A., p. Tomasz Rysiewicz")
    t = d.add_table(0, 6, style="Table Grid")
    for r in [("Lp.", "Nr części", "Opis", "Ilość", "Cena jedn. netto", "Wartość netto")] + [(i, a, o, f"{q} szt.", sp(p) + " zł", sp(q * p) + " zł") for i, (a, o, q, p) in enumerate(rows, 1)] + [("", "", "Razem netto", "", "", sp(tot) + " zł"), ("", "", "VAT 23%", "", "", sp(tot * 0.23) + " zł"), ("", "", "Razem brutto", "", "", sp(tot * 1.23) + " zł")]:
        for c, v, size in zip(t.add_row().cells, r, (1, 2.5, 5.6, 1.8, 2.3, 2.8)):
            c.text, c.width = str(v), Cm(size)
    d.add_paragraph("\nTablica montażowa do WKP-301: 1 900,00 zł netto, jednorazowo, poza sumą.\nCzas dostawy: 6 tygodni. Warunki dostawy: EXW Nowe Targowisko.\nMinimalna ilość zamówienia: 50 szt. na pozycję.")
    office(name, d.save, "docx")
    true(name, "plain-board-in-note", "pl", dict(supplier=s, currency="PLN", incoterm="EXW", leadTimeDays=42, validUntil="2026-12-04", minimumOrder=50), [(a, q, p) for a, _, q, p in rows], [("WKP-301", 1900)])


def mitsumori():
    name, s = "ja-bankin-mitsumori.pdf", "株式会社 東海板金製作所"
    pdfmetrics.registerFont(UnicodeCIDFont("HeiseiKakuGo-W5"))
    f = "HeiseiKakuGo-W5"
    rows = [("TB-1101", "筐体 SECC t1.6 粉体塗装", 80, 6850), ("TB-1102", "扉 SECC t1.6 粉体塗装", 80, 3420), ("TB-1120", "取付金具 SUS304 t3", 320, 780)]
    sub = sum(q * p for *_, q, p in rows) + 48000
    data = [["項", "図番", "品名", "数量", "単位", "単価", "金額"]] + [[i, a, d, q, "個", us(p, 0), us(q * p, 0)] for i, (a, d, q, p) in enumerate(rows, 1)] + [[4, "", "金型費 TB-1120 用(初回のみ)", 1, "式", "48,000", "48,000"], ["", "", "小計", "", "", "", us(sub, 0)], ["", "", "消費税 10%", "", "", "", us(sub * 0.1, 0)], ["", "", "合計金額", "", "", "", us(sub * 1.1, 0)]]
    story = [say("御見積書", 18, f, alignment=1), Spacer(1, 14), say("富士制御システム株式会社 御中", 12, f), say("ご担当:購買課 中島様", 9, f), Spacer(1, 6), say(f"見積番号:26-1189<br/>見積日:2026年11月6日<br/>{s}<br/>静岡県浜松市中区砂原町1-99-9<br/>TEL 053-555-0199", 9, f, alignment=2), Spacer(1, 8), say("下記のとおり御見積申し上げます。<br/>納期:ご注文後5週間<br/>受渡場所:貴社工場<br/>支払条件:月末締め翌月末払い<br/>有効期限:見積日より30日間", 9, f), Spacer(1, 10), grid(data, [24, 65, 200, 45, 35, 65, 75], (3, 5, 6), 9, f, f, [("GRID", (0, 0), (-1, -1), 0.4, colors.black)]), Spacer(1, 8), say("金額の単位:円", 8, f)]
    SimpleDocTemplate(at(name), pagesize=A4, leftMargin=45, rightMargin=45, invariant=1).build(story)
    true(name, "buyer-first-tool-row-tax", "ja", dict(supplier=s, currency="JPY", leadTimeDays=35, validUntil=after("2026-11-06", 30)), [(a, q, p) for a, _, q, p in rows], [("TB-1120", 48000)])


def baojia():
    name, s = "zh-xianlubanbaojia.pdf", "昆山锐捷电路板有限公司"
    pdfmetrics.registerFont(UnicodeCIDFont("STSong-Light"))
    f = "STSong-Light"
    rows = [("RJ-4L-0261", "4层 FR4 1.6mm 沉金", 2000, 12.6, 1200), ("RJ-2L-0262", "2层 FR4 1.6mm 无铅喷锡", 5000, 3.85, 600), ("RJ-6L-0270", "6层 FR4 1.2mm 沉金 阻抗", 1000, 28.4, 2500)]
    tot = sum(q * p for _, _, q, p, _ in rows)
    eng = sum(r[4] for r in rows)
    data = [["序号", "料号", "规格", "数量(PCS)", "单价(元)", "金额(元)", "工程费(元)"]] + [[i, a, d, q, us(p), us(q * p), us(c)] for i, (a, d, q, p, c) in enumerate(rows, 1)] + [["", "", "合计", "", "", us(tot), us(eng)]]
    story = [say(s, 16, f, alignment=1), say("江苏省昆山市千灯镇石浦路99号  电话:0512-5550 9966", 9, f, alignment=1), Spacer(1, 10), say("报 价 单", 14, f, alignment=1), Spacer(1, 8), say("客户名称:无锡华谱仪表有限公司<br/>联系人:孙女士<br/>报价日期:2026年11月10日<br/>报价单号:RJ-BJ-20261110", 9, f), Spacer(1, 8), grid(data, [32, 80, 150, 60, 55, 75, 65], (3, 4, 5, 6), 9, f, f, [("GRID", (0, 0), (-1, -1), 0.4, colors.black)]), Spacer(1, 10), say("说明:<br/>1. 以上单价为含税价(13%增值税),人民币结算。<br/>2. 工程费为一次性费用,返单免收。<br/>3. 交货期:15天。<br/>4. 交货方式:送货上门。<br/>5. 付款方式:月结60天。<br/>6. 本报价有效期至2026年12月31日。", 9, f)]
    SimpleDocTemplate(at(name), pagesize=A4, leftMargin=40, rightMargin=40, invariant=1).build(story)
    true(name, "engineering-fee-column", "zh", dict(supplier=s, currency="CNY", leadTimeDays=15, validUntil="2026-12-31"), [(a, q, p) for a, _, q, p, _ in rows], [(r[0], r[4]) for r in rows])


write(sap, tolerie, fundicion, bulloneria, wiazki, mitsumori, baojia)
