"""Excel, .xls and .ods quotes in German, Spanish, Danish, Japanese, Chinese and Polish."""

import xlsxwriter
import xlwt
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P
from openpyxl import Workbook
from openpyxl.styles import Font

from kit import after, at, put, saved, sp, true, workdays, write


def motoren():
    name, s = "de-motoren-optionen.xlsx", "Antriebstechnik Gebr. Wolters GmbH"
    rows = [(1, "GWM-71-037", "Getriebemotor 0,37 kW i=25", 30, 268.0, 5), (2, "GWM-80-075", "Getriebemotor 0,75 kW i=40", 18, 341.5, 5), (3, "FU-075", "Frequenzumrichter 0,75 kW", 18, 196.0, 0)]
    w = Workbook()
    h = w.active
    h.title = "Angebot"
    for c, width in zip("ABCDEFG", (6, 16, 40, 9, 13, 14, 14)):
        h.column_dimensions[c].width = width
    tot = sum(q * p for *_, q, p, _ in rows)
    put(h, [(s, None, None, None, None, "Angebot 4026118"), ("Industriestr. 77, 33999 Senneheim", None, None, None, None, "Datum 06.11.2026"), (), ("Kunde: Abfülltechnik Rottland KG, Herr Beckmann",), (), ("Pos.", "Typ", "Bezeichnung", "Menge", "Preis EUR", "Gesamt EUR", "Lieferzeit")] + [(i, a, d, q, p, q * p, f"{t} Wochen" if t else "ab Lager") for i, a, d, q, p, t in rows] + [(None, None, "Optional zu Pos. 1 und 2, nicht in der Summe enthalten:"), ("1.1", "GWM-BR", "Haltebremse 24 V DC, Mehrpreis je Motor", None, 74.0), ("1.2", "GWM-TH", "Kaltleiter, Mehrpreis je Motor", None, 11.5), (None, None, "Verpackung und Fracht pauschal", 1, 135.0, 135.0), (None, None, "Summe netto", None, None, tot + 135), (), ("Preisstellung: CPT Rottland. Angebot gültig bis 18.12.2026. Zahlung 30 Tage netto.",)], 1, {5: "#,##0.00", 6: "#,##0.00"})
    h["A1"].font = Font(bold=True, size=13)
    w.save(at(name))
    true(name, "options-between", "de", dict(supplier=s, currency="EUR", incoterm="CPT", validUntil="2026-12-18"), [(a, q, p, dict(leadTimeDays=7 * t)) for _, a, _, q, p, t in rows], [135])


def drehteile():
    name, s = "de-drehteile-abschnitte.xlsx", "Präzisionsdreherei Alb-Donau, Inh. M. Schöllhorn"
    groups = [("Abschnitt A: Serienteile", [("1000-44", "Buchse CuZn39Pb3", 5000, 0.84), ("1000-45", "Bolzen 1.4305", 3000, 1.26)]), ("Abschnitt B: Neuteile", [("2210-01", "Ventilkörper 1.4404", 400, 14.6), ("2210-02", "Spindel 1.4404", 400, 9.35)])]
    w = Workbook()
    h = w.active
    for c, width in zip("ABCDE", (14, 36, 10, 16, 14)):
        h.column_dimensions[c].width = width
    data = [("Angebot 26-1093",), (s,), ("Lautertalweg 5, 89599 Albingen",), ("Datum: 11.11.2026", None, None, "Gültig: 6 Wochen"), ("Für: Ventiltechnik Ostermann GmbH & Co. KG",), (), ("Zeichnung", "Bezeichnung", "Stück", "€/Stück", "Summe €")]
    total = 0
    for title, items in groups:
        sub = sum(q * p for *_, q, p in items)
        total += sub
        data += [(title,), *[(a, d, q, p, q * p) for a, d, q, p in items], (None, "Zwischensumme", None, None, sub)]
    data += [(None, "Rüsten und Programm 2210-01, einmalig", None, None, 320), (None, "Rüsten und Programm 2210-02, einmalig", None, None, 210), (None, "Angebotssumme", None, None, total + 530), (), ("Lieferzeit Serienteile 3 Wochen, Neuteile 6 Wochen. EXW Albingen. Abnahmeprüfzeugnis 3.1 auf Wunsch 25 € je Charge.",)]
    put(h, data, 1, {4: "#,##0.00", 5: "#,##0.00"})
    saved(w.save, "xlsx", name)
    true(name, "sections-subtotals", "de", dict(supplier=s, currency="EUR", incoterm="EXW", validUntil=after("2026-11-11", 42)), [(a, q, p, dict(leadTimeDays=42 if k else 21)) for k, (_, items) in enumerate(groups) for a, _, q, p in items], [("2210-01", 320), ("2210-02", 210)])


def mecanizado():
    name, s = "es-mecanizado-plazos.xlsx", "Talleres Echevarría Hermanos, S.L."
    rows = [("P-2201", "Soporte motor, S355, pintado", 120, 64.3, "4 semanas"), ("P-2202", "Eje Ø40, F-1140", 120, 31.85, "4 semanas"), ("P-2240", "Brida inox 316L", 60, 88.0, "6 semanas")]
    w = Workbook()
    h = w.active
    for c, width in zip("ABCDEFG", (5, 12, 34, 10, 14, 14, 14)):
        h.column_dimensions[c].width = width
    tot = sum(r[2] * r[3] for r in rows)
    put(h, [(s,), ("Pol. Ind. Arriagane 14, 48999 Durangoitia (Bizkaia)",), ("OFERTA 26/0788", None, None, None, "Fecha:", "9/11/2026"), ("Cliente: Envasadoras del Cantábrico, S.A.",), (), ("Nº", "Plano", "Descripción", "Uds.", "€/ud.", "Importe €", "Plazo")] + [(i, a, d, q, p, q * p, t) for i, (a, d, q, p, t) in enumerate(rows, 1)] + [(None, None, "Suma", None, None, tot), (None, None, "Utillaje de soldadura P-2201", 1, 780, 780), (None, None, "Base imponible", None, None, tot + 780), (None, None, "IVA 21 %", None, None, round((tot + 780) * 0.21, 2)), (None, None, "TOTAL", None, None, round((tot + 780) * 1.21, 2)), (), ("Portes pagados (DAP Santoñuela). Oferta válida hasta el 31/12/2026. Pago a 60 días.",)], 1, {5: "#,##0.00", 6: "#,##0.00"})
    h["A1"].font = Font(bold=True, size=14)
    w.save(at(name))
    true(name, "tool-row-tax", "es", dict(supplier=s, currency="EUR", incoterm="DAP", validUntil="2026-12-31"), [(a, q, p, dict(leadTimeDays=7 * int(t[0]))) for a, _, q, p, t in rows], [("P-2201", 780)])


def kabler():
    name, s = "da-kabler-staffel.xlsx", "Vendelbo Kabelkonfektion ApS"
    rows = [("VK-110-2", "Sensorkabel M8, 2 m", (28.4, 24.9, 22.75)), ("VK-110-5", "Sensorkabel M8, 5 m", (39.1, 35.2, 32.6)), ("VK-240", "Forsyningskabel 3x1,5", (46.0, 41.3, 38.85))]
    w = xlsxwriter.Workbook(at(name))
    h, b, n = w.add_worksheet("Tilbud"), w.add_format({"bold": True, "border": 1}), w.add_format({"num_format": "#,##0.00", "border": 1})
    h.set_column(0, 0, 14), h.set_column(1, 1, 30), h.set_column(2, 4, 13)
    for r, t in enumerate((s, "Havnevej 18, 9999 Sæbyholm · CVR 00 00 00 00", "Tilbud 20261105-A", "Dato: 05-11-2026", "Til: Jysk Staldinventar A/S, att. Mette Kragh")):
        h.write(r, 0, t)
    h.merge_range(6, 2, 6, 4, "Pris i DKK pr. stk. ved antal", b)
    for j, t in enumerate(("Varenr.", "Betegnelse", 100, 500, 1000)):
        h.write(7, j, t, b)
    for i, (a, d, p) in enumerate(rows):
        h.write(8 + i, 0, a, b), h.write(8 + i, 1, d, b)
        for j, x in enumerate(p):
            h.write(8 + i, 2 + j, x, n)
    for i, t in enumerate(("Opstart pr. ordre: 750,00 DKK", "Leveringstid: 15 arbejdsdage", "Levering: FCA Sæbyholm", "Mindste ordre: 100 stk. pr. varenr.", "Tilbuddet er gældende til 31-01-2027")):
        h.write(12 + i, 0, t)
    w.close()
    true(name, "breaks-across", "da", dict(supplier=s, currency="DKK", incoterm="FCA", leadTimeDays=workdays(15), validUntil="2027-01-31", minimumOrder=100), [(a, None, list(zip((100, 500, 1000), p))) for a, _, p in rows], [750])


def mitsumori():
    name, s = "ja-kakou-mitsumori.xlsx", "有限会社 丸山精密加工"
    rows = [("MS-2041", "ブラケット A5052 白アルマイト", 100, 1850, "3週間"), ("MS-2042", "シャフト SUS303", 200, 640, "3週間"), ("MS-2050", "カバー POM 黒", 50, 2300, "4週間")]
    w = Workbook()
    h = w.active
    h.title = "見積書"
    for c, width in zip("ABCDEFG", (6, 14, 34, 10, 12, 14, 12)):
        h.column_dimensions[c].width = width
    sub = sum(r[2] * r[3] for r in rows) + 35000
    put(h, [(None, None, "御 見 積 書"), ("北斗計測機器株式会社 御中", None, None, None, None, "見積番号 M26-1107"), ("購買部 佐伯様", None, None, None, None, "2026年11月10日"), (None, None, None, None, s), (None, None, None, None, "長野県岡谷市湖畔町9-9-9"), (None, None, None, None, "TEL 0266-555-012"), ("下記の通りお見積り申し上げます。",), ("有効期限:2026年12月25日", None, None, "受渡条件:貴社指定場所渡し"), (), ("No.", "品番", "品名", "数量", "単価(円)", "金額(円)", "納期")] + [(i, a, d, q, p, q * p, t) for i, (a, d, q, p, t) in enumerate(rows, 1)] + [(4, None, "治具製作費(MS-2041用、初回のみ)", 1, 35000, 35000), (None, None, "小計", None, None, sub), (None, None, "消費税(10%)", None, None, sub // 10), (None, None, "合計", None, None, sub + sub // 10)], 1, {5: "#,##0", 6: "#,##0"})
    w.save(at(name))
    true(name, "buyer-first-tax", "ja", dict(supplier=s, currency="JPY", validUntil="2026-12-25"), [(a, q, p, dict(leadTimeDays=7 * int(t[0]))) for a, _, q, p, t in rows], [("MS-2041", 35000)])


def lianjieqi():
    name, s = "zh-lianjieqi.xls", "乐清市恒泰连接器有限公司"
    rows = [("HT-M12-4A", "M12 4芯 航空插头 公", 2000, 6.8, 10), ("HT-M12-4B", "M12 4芯 航空插座 母", 2000, 7.25, 10), ("HT-M8-3A", "M8 3芯 预铸线 2米", 1500, 9.4, 15), ("HT-PG9", "PG9 防水接头 尼龙", 5000, 0.62, 0)]
    w = xlwt.Workbook(encoding="utf-8")
    h = w.add_sheet("报价单")
    tot = sum(r[2] * r[3] for r in rows)
    data = [(s,), ("地址:浙江省乐清市柳市镇苏吕工业区99号  电话:0577-5550 1188",), (None, None, "产品报价单"), ("客户:苏州博远自动化设备有限公司", None, None, None, "日期:2026-11-06"), ("联系人:周工", None, None, None, "报价单号:HT2026110603"), ("序号", "型号", "名称规格", "数量(只)", "含税单价(元)", "金额(元)", "交期")] + [(i, a, d, q, p, q * p, f"{t}天" if t else "现货") for i, (a, d, q, p, t) in enumerate(rows, 1)] + [(None, None, "合计", None, None, tot), ("备注:",), ("1、以上价格含13%增值税,含运费。",), ("2、HT-M8-3A需开模,模具费3500元一次性收取,不含在合计内。",), ("3、报价有效期30天。",), ("4、起订量500只。",)]
    for r, row in enumerate(data):
        for c, v in enumerate(row):
            if v is not None:
                h.write(r, c, v, xlwt.easyxf(num_format_str="#,##0.00") if c in (4, 5) and not isinstance(v, str) else xlwt.Style.default_style)
    for c, width in enumerate((6, 16, 30, 12, 14, 14, 10)):
        h.col(c).width = 256 * width
    w.save(at(name))
    true(name, "mould-in-note", "zh", dict(supplier=s, currency="CNY", validUntil=after("2026-11-06", 30), minimumOrder=500), [(a, q, p, dict(leadTimeDays=t)) for a, _, q, p, t in rows], [("HT-M8-3A", 3500)])


def lozyska():
    name, s = "pl-lozyska.ods", "Łożyska i Napędy Karwowski Sp. j."
    rows = [("6306-2Z", "Łożysko kulkowe", 150, 28.4, "od ręki"), ("UCP208", "Oprawa z łożyskiem", 40, 96.5, "od ręki"), ("SPA-1500", "Pas klinowy", 80, 41.2, "7 dni"), ("08B-1", "Łańcuch rolkowy, 5 m", 12, 118.0, "7 dni")]
    tot = sum(r[2] * r[3] for r in rows)
    data = [(s,), ("ul. Przemysłowa 14, 15-999 Białogród, NIP 000-000-00-00",), ("Oferta nr 1123/11/2026 z dnia 12.11.2026",), ("Dla: Zakłady Zbożowe Narewka S.A.",), (), ("Lp.", "Symbol", "Nazwa", "Ilość szt.", "Cena netto PLN", "Wartość netto PLN", "Termin")] + [(i, a, d, q, p, round(q * p, 2), t) for i, (a, d, q, p, t) in enumerate(rows, 1)] + [(None, None, "Razem netto", None, None, tot), (None, None, "Kurier", None, None, 35.0), (None, None, "VAT 23%", None, None, round((tot + 35) * 0.23, 2)), (None, None, "Do zapłaty", None, None, round((tot + 35) * 1.23, 2)), (), ("Oferta ważna do 30.11.2026. Płatność: przelew 14 dni.",)]
    d = OpenDocumentSpreadsheet()
    t = Table(name="Oferta")
    for row in data:
        r = TableRow()
        for v in row:
            c = TableCell() if v is None else TableCell(valuetype="string") if isinstance(v, str) else TableCell(valuetype="float", value=str(v))
            if v is not None:
                c.addElement(P(text=sp(v) if isinstance(v, float) else str(v)))
            r.addElement(c)
        t.addElement(r)
    d.spreadsheet.addElement(t)
    d.save(at(name))
    true(name, "plain-courier-tax", "pl", dict(supplier=s, currency="PLN", validUntil="2026-11-30"), [(a, q, p, dict(leadTimeDays=0 if t == "od ręki" else 7)) for a, _, q, p, t in rows], [35])


write(motoren, drehteile, mecanizado, kabler, mitsumori, lianjieqi, lozyska)
