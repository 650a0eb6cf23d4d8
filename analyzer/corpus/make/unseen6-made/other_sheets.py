"""Workbooks in German, French, Italian, Chinese and Japanese, and an English one from LibreOffice."""

from datetime import date

import openpyxl
import xlsxwriter
from kit import after, at, saved, true, weeks, workdays, write
from openpyxl.styles import Alignment, Border, Font, Side


def cables():
    name = "de-kabel-je-100-m.xlsx"
    s = "Kabelkontor Ostwestfalen GmbH"
    rows = [("110425", "Steuerleitung YSLY-JZ 4x1,5", "m", 2000, 86.40, 100), ("110612", "Datenleitung LiYCY 6x0,25", "m", 1500, 118.90, 100), ("330018", "Kabelverschraubung M20 MS vernickelt", "St", 400, 1.72, 1)]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "Angebot"
    w["A1"] = s
    w["A1"].font = Font(bold=True, size=14)
    w["A2"] = "Am Güterbahnhof 8, 33999 Bielenburg"
    for r, (k, v) in enumerate([("Angebotsnr.", "AN-2026-30417"), ("Datum", date(2026, 11, 12)), ("Kunde", "Förderanlagen Kriening GmbH"), ("gültig bis", date(2026, 11, 26)), ("Lieferung", "DAP Werk Kriening, ab Lager, 2-3 Tage")], 4):
        w.cell(r, 1, k), w.cell(r, 2, v)
        if isinstance(v, date):
            w.cell(r, 2).number_format = "DD.MM.YYYY"
    for c, h in enumerate(["Pos.", "Artikelnr.", "Bezeichnung", "Menge", "ME", "Preis EUR", "PE", "Gesamt EUR"], 1):
        w.cell(10, c, h).font = Font(bold=True)
    for i, (a, d, u, q, p, per) in enumerate(rows):
        for c, v in enumerate([i + 1, a, d, q, u, p, per, round(q / per * p, 2)], 1):
            w.cell(11 + i, c, v)
            if c in (6, 8):
                w.cell(11 + i, c).number_format = "#,##0.00"
    total = sum(round(q / per * p, 2) for *_, q, p, per in rows)
    w["G15"], w["H15"] = "Schnittkosten", 24
    w["G16"], w["H16"] = "Summe netto", total + 24
    w["A18"] = "Preise einschließlich Kupferzuschlag auf Basis DEL 950,00 EUR/100 kg. PE = Preiseinheit."
    b.save(at(name))
    true(name, "price-unit-column", "de", dict(supplier=s, currency="EUR", incoterm="DAP", leadTimeDays=[0, 2, 2.5, 3], validUntil="2026-11-26"), [(a, q, p, {"per": 100, "unit": "m"} if u == "m" else {}) for a, _, u, q, p, _ in rows], [24])


def sections():
    name = "de-normteile-abschnitte.xlsx"
    s = "Schrauben-Jakobi Inh. M. Reuter e.K."
    groups = [("Los 1: Werk Nord", [("912-M8x30-A2", "Zylinderschraube DIN 912 M8x30 A2", 5000, 14.20), ("934-M8-A2", "Sechskantmutter DIN 934 M8 A2", 5000, 4.85)]), ("Los 2: Werk Süd", [("933-M12x60-8.8", "Sechskantschraube DIN 933 M12x60 8.8 vz", 2000, 31.60), ("125-M12-200HV", "Scheibe DIN 125 M12 200HV vz", 4000, 3.95), ("7991-M6x16-A2", "Senkschraube DIN 7991 M6x16 A2", 3000, 9.70)])]
    b = xlsxwriter.Workbook(at(name))
    w = b.add_worksheet("Tabelle1")
    bold, money = b.add_format({"bold": 1}), b.add_format({"num_format": "#,##0.00"})
    w.write(0, 0, "An: Ehrlinger Landtechnik GmbH, Frau Nowak"), w.write(1, 0, "Angebot 4471 vom 11.11.2026, Preise in EUR je 100 Stück netto")
    r, total = 3, 0
    for title, items in groups:
        w.write(r, 0, title, bold)
        w.write_row(r + 1, 0, ["Artikel", "Bezeichnung", "Menge Stück", "EUR/100", "Summe"], bold)
        r += 2
        sub = 0
        for a, d, q, p in items:
            w.write_row(r, 0, [a, d, q]), w.write(r, 3, p, money), w.write(r, 4, q / 100 * p, money)
            sub += q / 100 * p
            r += 1
        w.write(r, 3, "Zwischensumme"), w.write(r, 4, sub, money)
        total += sub
        r += 2
    w.write(r, 3, "Gesamtsumme", bold), w.write(r, 4, total, money)
    for i, t in enumerate(["Lieferzeit Los 1: 5 Arbeitstage, Los 2: 15 Arbeitstage.", "Mindestbestellwert 75 EUR, darunter 15 EUR Bearbeitungspauschale.", "Lieferung frei Haus (DAP). Angebot gültig bis 30.11.2026.", s, "Gießereiweg 3, 89999 Herbrechtsau"]):
        w.write(r + 2 + i, 0, t)
    w.set_column(0, 1, 34)
    b.close()
    true(name, "sections", "de", dict(supplier=s, currency="EUR", per=100, incoterm="DAP", validUntil="2026-11-30"), [(a, q, p, dict(leadTimeDays=workdays(15 if k else 5))) for k, (_, items) in enumerate(groups) for a, _, q, p in items], noMinimumPieces=True)


def french():
    name = "fr-joints.xlsx"
    s = "Joints & Étanchéité du Forez SARL"
    rows = [("JT-88-NBR", "Joint torique 88x4 NBR 70", 1000, 0.62), ("JT-120-FKM", "Joint torique 120x5 FKM 75", 300, 4.18), ("RA-40-62-8", "Bague d'étanchéité 40x62x8", 200, 3.95)]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "Offre"
    for r in ([s, None, None, None, "Offre de prix 26/1107"], ["ZI La Croix, 42999 Montrézy", None, None, None, "Le 10 novembre 2026"], [], ["Client :", "Pompes Vasseur-Delmas", None, None, "Validité : 1 mois"], [], ["Référence", "Désignation", "Quantité", "Prix unitaire € HT", "Total € HT", "Délai"]):
        w.append(r)
    for (a, d, q, p), t in zip(rows, ("stock", "3 semaines", "stock")):
        w.append([a, d, q, p, q * p, t])
    w.append([None, None, None, "Total HT", sum(q * p for *_, q, p in rows)])
    w.append([])
    w.append(["Franco de port à partir de 500 € HT. Minimum de commande : 150 € HT. Incoterm : DAP."])
    for x in w[6]:
        x.font = Font(bold=True)
    b.save(at(name))
    true(name, "table", "fr", dict(supplier=s, currency="EUR", incoterm="DAP", validUntil="2026-12-10"), [(a, q, p, dict(leadTimeDays=21 if "FKM" in a else 0)) for a, _, q, p in rows], noMinimumPieces=True)


def bearings():
    name = "it-cuscinetti-sconti.xlsx"
    s = "Trasmissioni Lariane di Colombo Gianni & C. S.n.c."
    rows = [("6206-2RS1", "Cuscinetto radiale a sfere", 200, 21.40, 50, 10), ("NU-210-ECP", "Cuscinetto a rulli cilindrici", 40, 128.00, 45, 10), ("UCP-205", "Supporto ritto", 60, 38.00, 40, 5)]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "Preventivo"
    w.merge_cells("A1:I1")
    w["A1"] = s
    w["A1"].alignment = Alignment(horizontal="center")
    w["A2"] = "Via Volta 77, 22999 Cantùmonte (CO)"
    w["A4"], w["F4"] = "Cliente: Meccanica Valsassina S.p.A.", "Preventivo 1188 del 12/11/2026"
    for c, h in enumerate(["Codice", "Descrizione", "Q.tà", "Listino €", "Sc. 1 %", "Sc. 2 %", "Netto €", "Importo €", "Consegna"], 1):
        w.cell(6, c, h).font = Font(bold=True)
    net = []
    for i, (a, d, q, p, x, y) in enumerate(rows):
        n = round(p * (1 - x / 100) * (1 - y / 100), 2)
        net.append(n)
        for c, v in enumerate([a, d, q, p, x, y, n, round(q * n, 2), "pronta" if i != 1 else "20 gg"], 1):
            w.cell(7 + i, c, v)
    w["G10"], w["H10"] = "Totale imponibile", round(sum(r[2] * n for r, n in zip(rows, net)), 2)
    w["G11"], w["H11"] = "IVA 22%", round(w["H10"].value * 0.22, 2)
    w["G12"], w["H12"] = "Totale", round(w["H10"].value + w["H11"].value, 2)
    w["A14"] = "Validità 30 gg. Merce resa franco ns. magazzino (EXW). Spese di imballo € 12,00 non comprese nel totale."
    b.save(at(name))
    true(name, "cascade-discounts", "it", dict(supplier=s, currency="EUR", incoterm="EXW", validUntil="2026-12-12"), [(r[0], r[2], n, dict(leadTimeDays=20 if i == 1 else 0)) for i, (r, n) in enumerate(zip(rows, net))], [12])


def chinese():
    name = "zh-jixie-jiagong.xlsx"
    s = "昆山瑞丰精密机械有限公司"
    rows = [("RF-Z0801", "主轴套", "20CrMnTi", 300, 86.5, 0), ("RF-Z0802", "压盖", "Q235B", 600, 14.2, 0), ("RF-Z0815", "连杆（锻件）", "42CrMo", 1000, 52.8, 18000)]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "报价"
    thin = Side(style="thin")
    w.merge_cells("A1:I1")
    w["A1"] = "产 品 报 价 单"
    w["A1"].font, w["A1"].alignment = Font(bold=True, size=16), Alignment(horizontal="center")
    w["A2"], w["F2"] = "需方：无锡同力输送设备股份有限公司", "供方：" + s
    w["A3"], w["F3"] = "联系人：陈工", "联系人：吴燕  电话：0512-00000000"
    w["A4"], w["F4"] = "报价日期：2026-11-10", "有效期至：2026-12-31"
    for c, h in enumerate(["序号", "图号", "名称", "材料", "数量", "单位", "含税单价", "金额", "备注"], 1):
        w.cell(6, c, h)
    for i, (a, d, m, q, p, t) in enumerate(rows):
        for c, v in enumerate([i + 1, a, d, m, q, "件", p, q * p, f"模具费{t}元，一次性" if t else None], 1):
            w.cell(7 + i, c, v).border = Border(thin, thin, thin, thin)
    w["A10"], w["H10"] = "合计（人民币，不含模具费）", sum(r[3] * r[4] for r in rows)
    for i, t in enumerate(["说明：", "1、以上单价含13%增值税，人民币元。", "2、交货期：签订合同后20天，RF-Z0815为45天。", "3、运费由供方承担，送货至需方仓库。", "4、结算方式：货到票到60天。"]):
        w.cell(12 + i, 1, t)
    b.save(at(name))
    true(name, "charge-in-remarks", "zh", dict(supplier=s, currency="CNY", validUntil="2026-12-31"), [(r[0], r[3], r[4], dict(leadTimeDays=45 if r[5] else 20)) for r in rows], [("RF-Z0815", 18000)])


def japanese():
    name = "ja-mitsumori-bane.xlsx"
    s = "有限会社 大谷スプリング工業"
    rows = [("OS-115", "圧縮コイルばね SUS304-WPB φ1.2", 1000, 48.5, "3週間"), ("OS-118", "引張コイルばね SWP-B φ0.8", 2000, 27, "3週間"), ("OS-201", "板ばね SK85 t0.5", 500, 132, "5週間")]
    b = xlsxwriter.Workbook(at(name))
    w = b.add_worksheet("見積書")
    w.merge_range("A1:G1", "御見積書", b.add_format({"bold": 1, "font_size": 18, "align": "center"}))
    w.write("A3", "桜井計装株式会社　御中"), w.write("F3", "2026年11月9日"), w.write("F4", "No. 26-1109-2")
    for i, t in enumerate([s, "〒390-0000 長野県松本市芳川9-9", "担当　大谷 健"]):
        w.write(5 + i, 5, t)
    w.write("A6", "下記のとおり御見積り申し上げます。"), w.write("A7", "見積有効期限　発行日より30日"), w.write("A8", "受渡場所　貴社工場渡し")
    head = b.add_format({"border": 1, "bg_color": "#DDEBF7"})
    for c, h in enumerate(["品番", "品名・仕様", "数量", "単位", "単価(円)", "金額(円)", "納期"]):
        w.write(10, c, h, head)
    for i, (a, d, q, p, t) in enumerate(rows):
        w.write_row(11 + i, 0, [a, d, q, "個", p, q * p, t])
    w.write_row(14, 0, ["", "OS-201 抜き型代（初回のみ）", 1, "式", 85000, 85000, ""])
    w.write_row(15, 0, ["", "荷造運賃", 1, "式", 1800, 1800, ""])
    total = sum(r[2] * r[3] for r in rows) + 86800
    for i, (k, v) in enumerate([("小計", total), ("消費税 10%", total * 0.1), ("合計金額", total * 1.1)]):
        w.write(16 + i, 4, k), w.write(16 + i, 5, round(v))
    w.set_column(1, 1, 34)
    b.close()
    true(name, "charges-as-rows", "ja", dict(supplier=s, currency="JPY", validUntil=after("2026-11-09", 30)), [(r[0], r[2], r[3], dict(leadTimeDays=int(r[4][0]) * 7)) for r in rows], [("OS-201", 85000), 1800])


def assemblies():
    name = "en-uk-harness.ods"
    s = "Wyvern Cable Assemblies Ltd"
    rows = [("WH-0045", "Main loom, 32 way", 50, 92.40), ("WH-0046", "Sensor lead, M12 5-pole, 2 m", 400, 11.85), ("WH-0050", "Battery cable 35 mm2, 1.2 m", 100, 17.30)]
    b = openpyxl.Workbook()
    w = b.active
    for r in (["Quotation", "WCA 9931"], ["From", s + ", Tewkesbury"], ["To", "Pennard Electric Vehicles Ltd"], ["Date", date(2026, 11, 6)], ["Valid for", "90 days"], ["Delivery", "5-6 weeks"], ["Terms", "DAP Bristol, 30 days net"], [], ["Part", "Description", "Qty", "Unit £", "Total £"]):
        w.append(r)
    w["B4"].number_format = "DD/MM/YYYY"
    for a, d, q, p in rows:
        w.append([a, d, q, p, q * p])
    w.append([None, "Test rig and first article report (once)", 1, 480, 480])
    w.append([None, "Total ex VAT", None, None, sum(q * p for *_, q, p in rows) + 480])
    saved(b.save, "xlsx", name)
    true(name, "table", "en", dict(supplier=s, currency="GBP", incoterm="DAP", leadTimeDays=weeks(5, 6), validUntil=after("2026-11-06", 90)), [(a, q, p) for a, _, q, p in rows], [480])


write(cables, sections, french, bearings, chinese, japanese, assemblies)
