"""Workbooks in German, French, Japanese, Chinese, Spanish and Danish."""

from datetime import date

import xlsxwriter
import xlwt
from openpyxl import Workbook
from openpyxl.styles import Alignment, Font

from kit import after, at, saved, true, workdays, write


def steckverbinder():
    name, s = "de-steckverbinder-rabatt.xlsx", "Elektro-Vertrieb Niemöller KG"
    rows = [("NV-10-2204", "Rundsteckverbinder 7-pol. Buchse", 250, 1485.0, 100, 20, "ab Lager"), ("NV-10-2205", "Rundsteckverbinder 7-pol. Stift", 250, 1392.0, 100, 20, "ab Lager"), ("NV-33-0100", "Crimpkontakt 0,5-1,0 mm²", 4000, 182.0, 1000, 15, "2 Wochen"), ("NV-90-0001", "Crimpzange, Leihstellung nicht möglich", 1, 389.0, 1, 0, "3 Wochen")]
    w = xlsxwriter.Workbook(at(name))
    h = w.add_worksheet("Angebot")
    b, m = w.add_format({"bold": True, "bottom": 1}), w.add_format({"num_format": "#,##0.00"})
    h.set_column(1, 2, 30)
    h.write("A1", s, w.add_format({"bold": True, "font_size": 14}))
    h.write("A2", "Vertriebspartner der Konektra Verbindungssysteme AG")
    h.write("A3", "Hafenstraße 7, 26999 Brakesiel")
    h.write("A5", "Angebot 260988 vom 10.11.2026 für Tiedemann Schiffselektrik GmbH")
    h.write_row(6, 0, ("Pos.", "Artikelnummer", "Bezeichnung", "Menge", "Listenpreis", "PE", "Rabatt %", "Nettopreis", "Gesamt EUR", "Lieferzeit"), b)
    out = []
    for i, (a, d, q, p, pe, rab, lead) in enumerate(rows):
        net = round(p * (100 - rab) / 100, 2)
        h.write_row(7 + i, 0, ((i + 1) * 10, a, d, q))
        h.write_row(7 + i, 4, (p,), m)
        h.write_row(7 + i, 5, (pe, rab))
        h.write_row(7 + i, 7, (net, round(net * q / pe, 2)), m)
        h.write(7 + i, 9, lead)
        out.append((a, q, net, dict(per=pe, leadTimeDays={"a": 0, "2": 14, "3": 21}[lead[0]])))
    h.write("H12", "Summe")
    h.write("I12", sum(round(n * q / t["per"], 2) for _, q, n, t in out), m)
    h.write("A14", "PE = Preiseinheit. Preise zzgl. MwSt., Lieferung DAP Norderwerft. Mindermengenzuschlag 25,00 EUR unter 150,00 EUR Warenwert.")
    h.write("A15", "Angebot gültig bis 15.12.2026.")
    w.close()
    true(name, "discount-price-unit", "de", dict(supplier=s, currency="EUR", incoterm="DAP", validUntil="2026-12-15"), out)


def cablage():
    name, s = "fr-cablage-pied.xlsx", "Câblages Aubrac Industrie"
    rows = [("CAI-5510", "Faisceau commande, 18 voies", 120, 64.8), ("CAI-5511", "Faisceau puissance, 4 x 6 mm²", 120, 41.35), ("CAI-5520", "Cordon capteur M12, 5 m", 480, 9.9)]
    w = Workbook()
    h = w.active
    h.title = "Offre"
    for r, t in ((1, "OFFRE DE PRIX"), (2, "Client : Ateliers Moreau & Fils, à l'attention de M. Garnier"), (3, "Offre n° 26-11-014 / indice 1"), (4, "Date : 12/11/2026"), (5, "Offre valable 30 jours")):
        h.cell(r, 1, t)
    h["A1"].font = Font(bold=True, size=14)
    for j, t in enumerate(("Repère", "Référence", "Désignation", "Qté", "Prix unitaire HT", "Total HT"), 1):
        h.cell(7, j, t).font = Font(bold=True)
    for i, (a, d, q, p) in enumerate(rows):
        for j, v in enumerate((f"L{i + 1}", a, d, q, p, q * p), 1):
            c = h.cell(8 + i, j, v)
            if j > 4:
                c.number_format = '#,##0.00 "€"'
    for r, k, v in ((11, "Outillage de test CAI-5510 (facturé une fois)", 890), (12, "Frais de port", 55), (13, "TOTAL HT", sum(q * p for *_, q, p in rows) + 945)):
        h.cell(r, 3, k)
        h.cell(r, 6, v).number_format = '#,##0.00 "€"'
    h["A15"], h["A16"] = "Délai : 5 semaines à réception de commande", "Paiement : 30 jours net"
    h["A18"] = f"{s} SARL - 12 route de Nasbinals, 48999 Aumont-le-Vieux - RCS Mende 000 000 000"
    h["A18"].font = Font(size=8, italic=True)
    for c, width in zip("ABCDEF", (9, 13, 44, 8, 16, 14)):
        h.column_dimensions[c].width = width
    w.save(at(name))
    true(name, "supplier-at-foot", "fr", dict(supplier=f"{s} SARL", currency="EUR", leadTimeDays=35, validUntil=after("2026-11-12", 30)), [(a, q, p) for a, _, q, p in rows], [("CAI-5510", 890), 55])


def mitsumori():
    name, s = "ja-mitsumori.xlsx", "有限会社柴垣精機"
    rows = [("SG-2101", "シャフト S45C 高周波焼入", 50, 3850), ("SG-2102", "ブラケット A5052 黒アルマイト", 50, 5200), ("SG-2110", "スペーサー SUS303", 200, 480)]
    w = Workbook()
    h = w.active
    h.title = "見積書"
    h.merge_cells("A1:G1")
    h["A1"], h["A1"].font = "御 見 積 書", Font(size=18, bold=True)
    h["A1"].alignment = Alignment(horizontal="center")
    h["A3"], h["F3"], h["G3"] = "株式会社北信オートメーション 御中", "見積番号", "M26-1105"
    h["A4"], h["F4"], h["G4"] = "購買部 小田切様", "見積日", "2026年11月5日"
    h["E6"], h["E7"], h["E8"] = s, "長野県架空市本町3-9-1", "担当：柴垣"
    h["A6"], h["A7"], h["A8"], h["A9"] = "下記の通り御見積申し上げます。", "納期：ご注文後25日", "有効期限：2026年12月末日", "受渡場所：貴社工場（運賃別途）"
    for j, t in enumerate(("No.", "図番", "品名・材質", "数量", "単位", "単価", "金額"), 1):
        h.cell(11, j, t)
    for i, (a, d, q, p) in enumerate(rows):
        for j, v in enumerate((i + 1, a, d, q, "個", p, q * p), 1):
            h.cell(12 + i, j, v).number_format = '"¥"#,##0' if j > 5 else "General"
    total = sum(q * p for *_, q, p in rows) + 28000
    for r, k, v in ((15, "治具代（SG-2102 初回のみ）", 28000), (16, "小計", total), (17, "消費税（10%）", total // 10), (18, "合計", total + total // 10)):
        h.cell(r, 3, k)
        h.cell(r, 7, v).number_format = '"¥"#,##0'
    w.save(at(name))
    true(name, "mitsumori", "ja", dict(supplier=s, currency="JPY", leadTimeDays=25, validUntil="2026-12-31"), [(a, q, p) for a, _, q, p in rows], [("SG-2102", 28000)])


def dianji():
    name, s = "zh-dianji-hanshui.xlsx", "常州恒捷电机有限公司"
    rows = [("HJ57-76", "57步进电机 1.8N·m", 500, 62.5), ("HJ86-118", "86步进电机 8.5N·m 带刹车", 200, 268.0), ("HJD-556", "数字式驱动器 5.6A", 500, 118.0)]
    w = xlsxwriter.Workbook(at(name))
    h = w.add_worksheet("报价单")
    c = w.add_format({"border": 1})
    h.set_column(2, 2, 28)
    h.merge_range("A1:G1", s, w.add_format({"bold": True, "align": "center", "font_size": 16}))
    h.merge_range("A2:G2", "报 价 单", w.add_format({"bold": True, "align": "center"}))
    h.write("A3", "客户：苏州维朗包装设备有限公司")
    h.write("E3", "报价日期：2026-11-08")
    h.write("A4", "联系人：周工")
    h.write("E4", "报价编号：HJ20261108-2")
    h.write_row(5, 0, ("序号", "型号", "名称规格", "数量", "单价(元)", "金额(元)", "交期"), c)
    for i, (a, d, q, p) in enumerate(rows):
        h.write_row(6 + i, 0, (i + 1, a, d, q, p, q * p, "30天" if "刹车" in d else "15天"), c)
    h.write_row(9, 0, ("", "", "HJ86-118 非标轴工装费（一次性）", "", "", 1500, ""), c)
    h.write_row(10, 0, ("合计", "", "", "", "", sum(q * p for *_, q, p in rows) + 1500, ""), c)
    for i, t in enumerate(("1. 以上单价为人民币含13%增值税价，含运费至苏州。", "2. 付款方式：预付30%，发货前付清。", "3. 报价有效期：30天。", "4. 最小起订量：50台。", "联系人：钱丽  手机：139 0000 0000")):
        h.write(12 + i, 0, t)
    w.close()
    true(name, "baojia", "zh", dict(supplier=s, currency="CNY", validUntil=after("2026-11-08", 30), minimumOrder=50), [(a, q, p, dict(leadTimeDays=30 if "刹车" in d else 15)) for a, d, q, p in rows], [("HJ86-118", 1500)])


def tornilleria():
    name, s = "es-tornilleria-millar.xlsx", "Tornillería Arrate, S.Coop."
    rows = [("TA-0831", "Tornillo M8x30 ISO 4762 12.9", 10000, 96.5, "inmediata"), ("TA-1045", "Tornillo M10x45 DIN 931 8.8 cincado", 8000, 121.0, "inmediata"), ("TA-5512", "Pieza estampada s/plano 5512", 25000, 348.0, "7 semanas")]
    w = Workbook()
    h = w.active
    h.title = "OFERTA"
    h.append(["OFERTA Nº", "O-26/7781", "", "", "PROVEEDOR", s])
    h.append(["FECHA", date(2026, 11, 4), "", "", "", "Barrio Urki 6, 20999 Eibarren (Gipuzkoa)"])
    h.append(["CLIENTE", "Bombas Zubiri, S.A."])
    h.append(["VALIDEZ", date(2027, 1, 31)])
    h.append(["ENTREGA", "FCA Eibarren"])
    h.append([])
    h.append(["Artículo", "Denominación", "Cantidad", "€ / millar", "Importe €", "Plazo"])
    for a, d, q, p, t in rows:
        h.append([a, d, q, p, q / 1000 * p, t])
    h.append(["TA-5512", "Utillaje de estampación (pago único)", 1, None, 4600, None])
    h.append([None, "Suma", None, None, sum(q / 1000 * p for _, _, q, p, _ in rows) + 4600])
    h.append([])
    h.append(["Pedido mínimo: 200 € por línea. IVA no incluido."])
    for c, width in zip("ABCDEF", (13, 40, 12, 12, 13, 38)):
        h.column_dimensions[c].width = width
    for r in (2, 4):
        h.cell(r, 2).number_format = "DD/MM/YYYY"
    saved(lambda p: w.save(p), "xlsx", name)
    true(name, "per-thousand-tool-row", "es", dict(supplier=s, currency="EUR", per=1000, incoterm="FCA", validUntil="2027-01-31"), [(a, q, p, dict(leadTimeDays=0 if t == "inmediata" else 49)) for a, _, q, p, t in rows], [("TA-5512", 4600)], noMinimumPieces=True)


def dansk_xls():
    name, s = "da-elektronik.xls", "Aabybro Elektronik Montage ApS"
    rows = [("AEM-1102", "Printkort styring, monteret", 100, 284.5), ("AEM-1103", "Printkort display, monteret", 100, 146.0), ("AEM-1200", "Kabelsæt, 6 ledere", 200, 38.75)]
    w = xlwt.Workbook()
    h = w.add_sheet("Tilbud")
    for r, (k, v) in enumerate((("Leverandør", s), ("Kunde", "Thybo Ventilation A/S"), ("Tilbudsnr.", "T-26117"), ("Dato", "06-11-2026"), ("Gælder til", "06-01-2027"), ("Leveringstid", "25 arbejdsdage"), ("Levering", "DAP Thisted"), ("Valuta", "DKK"))):
        h.write(r, 0, k)
        h.write(r, 1, v)
    for j, t in enumerate(("Varenummer", "Tekst", "Antal", "Pris/stk", "Beløb", "Vejl. EUR/stk")):
        h.write(9, j, t)
    for i, (a, d, q, p) in enumerate(rows, 10):
        for j, v in enumerate((a, d, q, p, q * p, round(p / 7.46, 2))):
            h.write(i, j, v)
    h.write(13, 1, "Opstart og stencil AEM-1102")
    h.write(13, 4, 3200)
    h.write(14, 1, "Opstart og stencil AEM-1103")
    h.write(14, 4, 2400)
    h.write(15, 1, "I alt ekskl. moms")
    h.write(15, 4, sum(q * p for *_, q, p in rows) + 5600)
    w.save(at(name))
    true(name, "label-value", "da", dict(supplier=s, currency="DKK", incoterm="DAP", leadTimeDays=workdays(25), validUntil="2027-01-06"), [(a, q, p) for a, _, q, p in rows], [("AEM-1102", 3200), ("AEM-1103", 2400)])


write(steckverbinder, cablage, mitsumori, dianji, tornilleria, dansk_xls)
