"""Workbooks in Italian, Polish and Chinese, an ods and two old Excel files."""

import datetime

import openpyxl
import xlsxwriter
import xlwt
from kit import after, at, total, true, weeks, working_days
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P
from openpyxl.styles import Font


def springs_it():
    name = "it-molle-sezioni.xlsx"
    a = [("MC 1.2-10", "Molla compressione filo 1,2", 10000, 4.85), ("MC 2.0-16", "Molla compressione filo 2,0", 5000, 9.7)]
    b = [("MT 1.5-08", "Molla trazione filo 1,5, inox", 3000, 21.3), ("MT 2.5-14", "Molla trazione filo 2,5, inox", 1000, 48.6)]
    wb = openpyxl.Workbook()
    ws = wb.active
    rows = [["MOLLIFICIO VALTROMPIA di Zanardelli & C. S.n.c."], ["Via Industriale 5, 25999 Gardone Basso (BS)"], ["Preventivo 26/0772", None, None, "Data", "30/09/2026"], ["Cliente: Serrature Lombarde S.r.l."], [], ["Codice", "Descrizione", "Quantità", "Prezzo € %", "Totale €"], ["Molle a compressione - consegna 3 settimane"]]
    for part in (a, b):
        rows += [[c, d, q, p, round(q * p / 100, 2)] for c, d, q, p in part] + [[None, "Subtotale", None, None, total(part, 2, 3, 100)]]
        rows += [["Molle a trazione - consegna 5 settimane"]] if part is a else []
    rows += [[None, "Contributo attrezzatura MT 2.5-14", None, None, 130], [None, "Totale offerta", None, None, total(a + b, 2, 3, 100) + 130], [], ["Prezzi per 100 pezzi (%), IVA esclusa. Porto franco. Validità 60 giorni. Ordine minimo € 150."]]
    for row in rows:
        ws.append(row)
    for i in (1, 7, 11):
        ws.cell(i, 1).font = Font(bold=True)
    ws.column_dimensions["B"].width = 36
    wb.save(at(name))
    true(name, "sections", "it", dict(supplier="MOLLIFICIO VALTROMPIA di Zanardelli & C. S.n.c.", currency="EUR", validUntil=after(2026, 9, 30, 60), per=100), [*[(c, q, p, dict(leadTimeDays=21)) for c, _, q, p in a], *[(c, q, p, dict(leadTimeDays=35)) for c, _, q, p in b]], [dict(part="MT 2.5-14", amount=130)], noMinimumPieces=True)


def sheets_pl():
    name = "pl-blachy-laser.xlsx"
    rows = [("BL-0091", "Płyta montażowa S235 4 mm", 150, 18.7), ("BL-0092", "Wspornik gięty S235 3 mm", 300, 11.45), ("BL-0107", "Osłona 1.4301 1,5 mm", 60, 64.2)]
    wb = xlsxwriter.Workbook(at(name))
    ws = wb.add_worksheet("Oferta")
    bold, zl, day = wb.add_format({"bold": True, "text_wrap": True}), wb.add_format({"num_format": '#,##0.00 "zł"'}), wb.add_format({"num_format": "dd.mm.yyyy"})
    ws.write("A1", "LASERPOL Nowakowscy Sp. z o.o. Sp. k.", bold), ws.write("A2", "ul. Przemysłowa 19, 62-999 Września Wielka")
    ws.write_row("A3", ["Oferta", "LP/2026/2207"]), ws.write("C3", "Data"), ws.write_datetime("D3", datetime.datetime(2026, 10, 7), day)
    ws.write_row("A4", ["Odbiorca", "Maszyny Rolnicze Kłos S.A."]), ws.write("C4", "Ważna do"), ws.write_datetime("D4", datetime.datetime(2026, 11, 6), day)
    ws.write_row("A6", ["Indeks", "Nazwa", "Ilość [szt.]", "Cena jedn. netto", "Cena jedn. brutto", "Wartość netto", "Wartość brutto"], bold)
    for r, (a, b, q, p) in enumerate(rows, 6):
        ws.write_row(r, 0, [a, b, q])
        ws.write_row(r, 3, [p, round(p * 1.23, 2), q * p, round(q * p * 1.23, 2)], zl)
    ws.write(9, 1, "Cynkowanie BL-0092 (usługa zewn., ryczałt)"), ws.write_row(9, 5, [480, 590.4], zl)
    goods = total(rows, 2, 3) + 480
    ws.write(10, 1, "Razem", bold), ws.write_row(10, 5, [goods, round(goods * 1.23, 2)], zl)
    ws.write("A13", "Termin: 12 dni roboczych. Transport po stronie odbiorcy (EXW). Płatność 21 dni.")
    ws.set_column(1, 1, 40), ws.set_column(2, 6, 15)
    wb.close()
    true(name, "vat-columns", "pl", dict(supplier="LASERPOL Nowakowscy Sp. z o.o. Sp. k.", currency="PLN", incoterm="EXW", validUntil="2026-11-06", leadTimeDays=working_days(12)), [(a, q, p) for a, _, q, p in rows], [dict(part="BL-0092", amount=480)])


def castings_zh():
    name = "zh-zhujian-baojia.xlsx"
    rows = [("ZJ-3301", "泵体 HT250", 100, 268.0), ("ZJ-3302", "泵盖 HT250", 100, 86.5), ("ZJ-3315", "叶轮 QT500-7", 200, 142.0)]
    wb = openpyxl.Workbook()
    ws = wb.active
    ws.merge_cells("A1:G1")
    ws["A1"] = "常州市武进恒兴铸造有限公司"
    ws["A1"].font = Font(size=16, bold=True)
    for row in (["报价单", None, None, None, None, "日期：", "2026-09-25"], ["客户：杭州远流泵业有限公司", None, None, None, None, "编号：", "HX20260925"], ["序号", "图号", "名称及材质", "数量(件)", "含税单价(元)", "金额(元)", "交货期"], *[[i + 1, a, b, q, p, q * p, "30天"] for i, (a, b, q, p) in enumerate(rows)], ["合计", None, None, None, None, total(rows, 2, 3)], ["ZJ-3315 木模费：4500元（一次性，由客户承担）"], ["以上价格含13%增值税，人民币结算，送货到厂。"], ["报价有效期：30天"]):
        ws.append(row)
    ws.column_dimensions["C"].width = 20
    wb.save(at(name))
    true(name, "table", "zh", dict(supplier="常州市武进恒兴铸造有限公司", currency="CNY", validUntil=after(2026, 9, 25, 30), leadTimeDays=30), [(a, q, p) for a, _, q, p in rows], [dict(part="ZJ-3315", amount=4500)])


def two_currencies():
    name = "en-uk-pressure-die-castings-two-currencies.ods"
    rows = [("PDC-41", "Lamp body LM24", 3000, 4.15, 4.82), ("PDC-42", "Lamp cover LM24", 3000, 2.6, 3.02), ("PDC-50", "Bracket, ZP5 zinc", 8000, 0.88, 1.02)]
    grid = [["Stroud & Nailsworth Diecasting Ltd"], ["Quotation 3380", "", "", "", "2 October 2026"], ["For: Solvang Belysning AS, Drammenfjord"], [], ["Part", "Description", "Qty", "Price each GBP", "Total GBP", "Each, EUR equivalent"], *[[a, b, q, p, round(q * p, 2), e] for a, b, q, p, e in rows], ["", "Trim tool PDC-42", 1, 1850, 1850, ""], ["", "Total", "", "", total(rows, 2, 3) + 1850, ""], [], ["We invoice in sterling. Euro figures at 1.16 for your guidance only."], ["Delivery 8 weeks, FCA Stroud. Valid to 31 January 2027."]]
    book = OpenDocumentSpreadsheet()
    sheet = Table(name="Quotation")
    for line in grid:
        tr = TableRow()
        for value in line:
            number = isinstance(value, (int, float))
            cell = TableCell(valuetype="float", value=value) if number else TableCell(valuetype="string")
            cell.addElement(P(text=f"{value:.2f}" if isinstance(value, float) else str(value)))
            tr.addElement(cell)
        sheet.addElement(tr)
    book.spreadsheet.addElement(sheet)
    book.save(at(name))
    true(name, "two-currencies", "en", dict(supplier="Stroud & Nailsworth Diecasting Ltd", currency="GBP", incoterm="FCA", validUntil="2027-01-31", leadTimeDays=56), [(a, q, p) for a, _, q, p, _ in rows], [dict(part="PDC-42", amount=1850)])


def old_excel(name, rows, widths):
    wb = xlwt.Workbook(encoding="utf-8")
    ws = wb.add_sheet("Sheet1")
    for r, row in enumerate(rows):
        for c, value in enumerate(row):
            if value is not None:
                ws.write(r, c, value)
    for c, w in enumerate(widths):
        ws.col(c).width = 256 * w
    wb.save(at(name))


def machining_ja():
    name = "ja-setsusaku-mitsumori.xls"
    rows = [("KS-1107", "シャフト SUS304 φ20×180", 50, 2850), ("KS-1108", "フランジ A5052", 50, 4200), ("KS-1121", "ブラケット SS400 黒染め", 120, 960)]
    goods = total(rows, 2, 3)
    old_excel(name, [["御見積書", None, None, None, None, "2026年9月17日"], ["東亜精機株式会社 御中", None, None, None, None, "見積番号 K26-884"], [None, None, None, None, None, "有限会社小島鉄工所"], [None, None, None, None, None, "長野県岡谷市湊町9-9"], ["納期：ご注文後 4週間", None, "有効期限：2026年10月31日"], [], ["No.", "品番", "品名・材質", "数量", "単価（円）", "金額（円）"], *[[i + 1, a, b, q, p, q * p] for i, (a, b, q, p) in enumerate(rows)], [None, None, "KS-1108 治具費（初回のみ）", 1, 35000, 35000], [None, None, "小計", None, None, goods + 35000], [None, None, "消費税 10%", None, None, round((goods + 35000) * 0.1)], [None, None, "合計", None, None, round((goods + 35000) * 1.1)]], (6, 14, 34, 8, 12, 24))
    true(name, "table", "ja", dict(supplier="有限会社小島鉄工所", currency="JPY", validUntil="2026-10-31", leadTimeDays=28), [(a, q, p) for a, _, q, p in rows], [dict(part="KS-1108", amount=35000)])


def gears_china():
    name = "en-cn-sintered-gears.xls"
    rows = [("PM-0311", "Sintered gear m0.8 z24, FN-0205", 20000, 0.46, 2400), ("PM-0312", "Sintered pinion m0.8 z12, FN-0205", 20000, 0.31, 1900), ("PM-0340", "Oil bush 8x12x10, FC-0208", 50000, 0.082, 800)]
    old_excel(name, [["Shanghai Jiading Powder Metallurgy Factory (Group) - Export Dept."], ["Quotation to:", "Pelham Power Tools Inc."], ["Ref:", "JD-PM-26091", None, None, "Date:", "2026-09-10"], [], ["Item", "Description", "Qty/lot (pcs)", "Unit price (USD/pc)", "Amount (USD)", "Tooling (USD)", "Lead time (days)"], *[[a, b, q, p, round(q * p, 2), t, 45] for a, b, q, p, t in rows], ["Total", None, None, None, total(rows, 2, 3), sum(r[4] for r in rows)], [], ["Terms: CIF Los Angeles. Valid 60 days. MOQ 10000 pcs each item. Sample fee free."]], (14, 38, 14, 18, 14, 14, 14))
    true(name, "tooling-column", "en", dict(supplier="Shanghai Jiading Powder Metallurgy Factory (Group)", currency="USD", incoterm="CIF", validUntil=after(2026, 9, 10, 60), leadTimeDays=45, minimumOrder=10000), [(a, q, p) for a, _, q, p, _ in rows], [dict(part=a, amount=t) for a, _, _, _, t in rows])


for make in (springs_it, sheets_pl, castings_zh, two_currencies, machining_ja, gears_china):
    make()
