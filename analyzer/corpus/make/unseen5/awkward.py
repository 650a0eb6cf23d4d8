"""The awkward ones: a price matrix, Japanese and Chinese, a buyer's comparison, a form filled in, breaks in rows."""

import openpyxl
import xlsxwriter
import xlwt
from openpyxl.styles import Alignment, Font, PatternFill
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from paths import after, lines_of, path, truth, us, weeks

S = getSampleStyleSheet()
P = lambda t, s="Normal": Paragraph(t, S[s])


def matrix():
    name = "en-price-matrix-molded.pdf"
    s = "Silver Fork Molding, Inc."
    qty = [1000, 2500, 5000, 10000]
    rows = [("SF-6001", "Knob, nylon 6/6", [1.42, 1.18, 0.97, 0.86], 6800), ("SF-6002", "Cover, PC/ABS", [3.05, 2.61, 2.28, 2.07], 11250), ("SF-6007", "Clip, acetal (existing tool)", [0.74, 0.58, 0.49, 0.44], 0)]
    body = [["", "", "Price each at quantity of", "", "", "", ""], ["Part", "Description", *(f"{q:,}" for q in qty), "Tooling"]]
    body += [[a, b, *("$" + us(p) for p in ps), "$" + us(t) if t else "none"] for a, b, ps, t in rows]
    t = Table(body, colWidths=[60, 170, 55, 55, 55, 55, 75])
    t.setStyle(TableStyle([("SPAN", (2, 0), (5, 0)), ("ALIGN", (2, 0), (-1, -1), "CENTER"), ("GRID", (0, 1), (-1, -1), 0.4, colors.black), ("BACKGROUND", (2, 0), (5, 1), colors.lightyellow)]))
    story = [P(s, "Heading1"), P("901 Sluice Avenue, Silver Fork, CO 80999"), Spacer(1, 10), P("Budget &amp; production pricing &nbsp; Quote # 26-0722 &nbsp; Rev 0 &nbsp; 22-Jul-2026"), P("Customer: Tamarack Conveyor Corp. &nbsp; Buyer: L. Okafor"), Spacer(1, 10), t, Spacer(1, 10), P("Tooling: one time, 50% with order, 50% on first article approval. Single cavity, P20 steel, 100k shot guarantee."), P("Tool lead time 8 weeks included below. Lead time, SF-6001 and SF-6002: 11 weeks. SF-6007: 3 weeks."), P("Pricing valid through October 31, 2026. Ex works Silver Fork. Net 30.")]
    SimpleDocTemplate(path(name), pagesize=letter, invariant=1).build(story)
    line = lines_of(s, "USD", validUntil="2026-10-31", incoterm="EXW")
    truth(name, "price-matrix", "en", [line(a, None, None, breaks=[[q, p] for q, p in zip(qty, ps)], leadTimeDays=77 if t else 21) for a, b, ps, t in rows], [{"part": a, "amount": t} for a, b, ps, t in rows if t])


def japanese():
    name = "ja-mitsumori.xlsx"
    s = "株式会社北条精工"
    rows = [("HJ-1024", "シャフト SUS304", 100, 1850), ("HJ-1031", "フランジ S45C 黒染め", 200, 940), ("HJ-1040", "スペーサー A5052", 500, 165)]
    sub = sum(r[2] * r[3] for r in rows) + 30000
    b = xlsxwriter.Workbook(path(name))
    w = b.add_worksheet("見積書")
    w.hide_gridlines(2)
    yen, box = b.add_format({"num_format": "#,##0", "border": 1}), b.add_format({"border": 1})
    w.merge_range("A1:H1", "御 見 積 書", b.add_format({"bold": True, "font_size": 18, "align": "center"}))
    w.merge_range("A3:D3", "東和搬送機株式会社 御中", b.add_format({"bottom": 1, "font_size": 13}))
    w.write("A4", "購買部 佐々木様")
    for i, t in enumerate(["見積番号：Q260518-03", "見積日：2026年5月18日", s, "〒999-0000 北条県北条市工業団地3-12", "TEL 000-000-0000", "担当：野村"]):
        w.write(2 + i, 5, t)
    w.write("A6", "下記の通りお見積り申し上げます。")
    w.merge_range("A9:B9", "御見積金額（税込）", b.add_format({"bold": True}))
    w.merge_range("C9:D9", round(sub * 1.1), b.add_format({"bold": True, "num_format": '"¥"#,##0', "bottom": 6}))
    for i, (k, v) in enumerate([("納期", "ご注文後3週間"), ("受渡場所", "貴社指定場所"), ("支払条件", "月末締め翌月末払い"), ("有効期限", "2026年6月30日")]):
        w.write(9 + i, 0, k)
        w.write(9 + i, 2, v)
    for c, t in enumerate(["No.", "品番", "品名", "数量", "単位", "単価", "金額", "備考"]):
        w.write(14, c, t, b.add_format({"border": 1, "bg_color": "#EEEEEE", "align": "center"}))
    r = 15
    for i, (a, n, q, p) in enumerate([*rows, ("", "治具製作費（初回のみ）", 1, 30000)], 1):
        for c, v in enumerate([i, a, n, q, "個" if a else "式", p, p * q, ""]):
            w.write(r, c, v, yen if c in (3, 5, 6) else box)
        r += 1
    for _ in range(3):
        for c in range(8):
            w.write_blank(r, c, None, box)
        r += 1
    for k, v in (("小計", sub), ("消費税（10%）", round(sub * 0.1)), ("合計", round(sub * 1.1))):
        w.write(r, 5, k, box)
        w.write(r, 6, v, yen)
        r += 1
    w.write(r + 1, 0, "備考：材料費高騰の場合は別途ご相談させていただきます。")
    w.set_column(2, 2, 26)
    b.close()
    line = lines_of(s, "JPY", validUntil="2026-06-30", leadTimeDays=21)
    truth(name, "quote-sheet", "ja", [line(x[0], x[2], x[3]) for x in rows], [{"amount": 30000}])


def chinese():
    name = "zh-baojiadan.xlsx"
    s = "宁川恒泰五金制品有限公司"
    rows = [("HT-A2051", "铝合金支架", "6061-T6 阳极氧化", 500, 18.6), ("HT-A2052", "不锈钢垫片", "304 t=1.5", 3000, 0.85), ("HT-B1107", "锌合金把手", "ADC3 镀铬", 1000, 12.3)]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "报价单"
    for ref, v, size in (("A1:H1", s, 16), ("A2:H2", "报 价 单  QUOTATION", 14)):
        w.merge_cells(ref)
        x = w[ref.split(":")[0]]
        x.value, x.font, x.alignment = v, Font(size=size, bold=True), Alignment(horizontal="center")
    w["A3"], w["E3"] = "客户：东和搬送机株式会社", "报价日期：2026年8月12日"
    w["A4"], w["E4"] = "联系人：佐佐木", "报价单号：HT20260812-01"
    heads = ["序号", "产品编号", "品名", "材质/规格", "数量(PCS)", "单价(RMB)", "金额(RMB)", "模具费(RMB)"]
    for c, t in enumerate(heads, 1):
        w.cell(6, c, t).fill = PatternFill("solid", fgColor="BDD7EE")
    for i, (a, n, m, q, p) in enumerate(rows):
        for c, v in enumerate([i + 1, a, n, m, q, p, q * p, 26000 if a == "HT-B1107" else "—"], 1):
            w.cell(7 + i, c, v)
    w.merge_cells("A10:F10")
    w["A10"], w["G10"], w["H10"] = "合计（不含模具费）", sum(r[3] * r[4] for r in rows), 26000
    for i, t in enumerate(["1. 以上价格含13%增值税，不含运费。", "2. 贸易条款：EXW 宁川", "3. 交货期：收到订单后25天（HT-B1107 开模30天另计，共55天）", "4. 报价有效期：30天", "5. 付款方式：30%预付，余款发货前付清"]):
        w.merge_cells(start_row=12 + i, end_row=12 + i, start_column=1, end_column=8)
        w.cell(12 + i, 1, t)
    b.save(path(name))
    line = lines_of(s, "CNY", validUntil=after(2026, 8, 12, 30), incoterm="EXW")
    truth(name, "hand-made-sheet", "zh", [line(r[0], r[3], r[4], leadTimeDays=55 if r[0] == "HT-B1107" else 25) for r in rows], [{"part": "HT-B1107", "amount": 26000}])


def comparison():
    name = "en-buyer-comparison.xlsx"
    who = ["Hollis Creek Machine Works", "Danforth Precision", "Ruel & Sons Machine"]
    rows = [("7741-01", "Bracket, bearing support", 40, [68.25, 71.00, 64.90]), ("7741-02", "Shaft, stepped", 40, [112.40, 104.75, 118.00]), ("7741-03", "Spacer, Delrin", 200, [6.85, 7.10, None]), ("7741-04", "Hub, keyed", 20, [145.00, 139.50, 151.25])]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "RFQ 7741 compare"
    w["A1"] = "RFQ 7741 - bid comparison (prepared by L. Okafor 3/20/2026, all USD)"
    w["A1"].font = Font(bold=True, size=13)
    for c, t in enumerate(["Part", "Description", "Qty"], 1):
        w.cell(4, c, t).font = Font(bold=True)
    for k, n in enumerate(who):
        c = 4 + 2 * k
        w.merge_cells(start_row=3, end_row=3, start_column=c, end_column=c + 1)
        w.cell(3, c, n).alignment = Alignment(horizontal="center")
        w.cell(3, c).fill = PatternFill("solid", fgColor=["DDEBF7", "E2EFDA", "FFF2CC"][k])
        w.cell(4, c, "Unit price")
        w.cell(4, c + 1, "Extended")
    for i, (a, d, q, ps) in enumerate(rows):
        r = 5 + i
        w.cell(r, 1, a), w.cell(r, 2, d), w.cell(r, 3, q)
        for k, p in enumerate(ps):
            w.cell(r, 4 + 2 * k, p if p else "no bid")
            if p:
                w.cell(r, 5 + 2 * k, round(p * q, 2))
                w.cell(r, 4 + 2 * k).number_format = w.cell(r, 5 + 2 * k).number_format = "$#,##0.00"
                if p == min(x for x in ps if x):
                    w.cell(r, 4 + 2 * k).fill = PatternFill("solid", fgColor="92D050")
    tooling, lead = [850, 0, 1100], [("4-5 weeks", weeks(4, 5)), ("6 weeks", 42), ("3 weeks", 21)]
    for r, label in ((9, "Tooling / fixtures (one time)"), (10, "Total"), (11, "Lead time"), (12, "Quote valid until")):
        w.cell(r, 2, label).font = Font(italic=True)
        for k in range(3):
            total = sum(x[2] * (x[3][k] or 0) for x in rows) + tooling[k]
            v = {9: tooling[k], 10: round(total, 2), 11: lead[k][0], 12: ["4/8/2026", "4/15/2026", "4/30/2026"][k]}[r]
            w.cell(r, 5 + 2 * k, v)
            if r < 11:
                w.cell(r, 5 + 2 * k).number_format = "$#,##0.00"
    b.save(path(name))
    valid = ["2026-04-08", "2026-04-15", "2026-04-30"]
    out = []
    for k, n in enumerate(who):
        line = lines_of(n, "USD", leadTimeDays=lead[k][1], validUntil=valid[k])
        out += [line(a, q, ps[k]) for a, _, q, ps in rows if ps[k]]
    truth(name, "buyer-comparison", "en", out, [{"supplier": n, "amount": t} for n, t in zip(who, tooling) if t])


def form():
    name = "en-rfq-form-filled.xlsx"
    s = "Okanee Fluid Controls"
    rows = [("TC-90210", "Cylinder, 2.5 bore x 12 stroke", 30, "EA", 142.60, 28, ""), ("TC-90214", "Flow control, 3/8 NPT", 60, "EA", 19.85, 7, ""), ("TC-90233", "Rotary union, 1 in", 6, "EA", None, None, "No quote - discontinued"), ("TC-90240", "Regulator w/ gauge, 1/2 NPT", 24, "EA", 54.20, 7, "")]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "RFQ"
    grey, blue = PatternFill("solid", fgColor="D9D9D9"), Font(color="0000FF")
    w.merge_cells("A1:I1")
    w["A1"] = "TAMARACK CONVEYOR CORP. - REQUEST FOR QUOTATION"
    w["A1"].font = Font(bold=True, size=14)
    info = [("RFQ number", "RFQ-7910"), ("Issue date", "2026-10-05"), ("Response due", "2026-10-16"), ("Supplier name", s), ("Supplier quote no.", "OFC-3318"), ("Quote valid until", "2026-11-30"), ("Currency", "USD"), ("Delivery terms", "FCA Okanee, WA")]
    for i, (k, v) in enumerate(info):
        w.cell(3 + i, 1, k).fill = grey
        w.cell(3 + i, 3, v).font = blue if i > 2 else Font()
    w["E3"] = "Complete the blue cells only. Do not add columns. Return to lokafor@tamarackconveyor.example."
    for c, t in enumerate(["Line", "Part number", "Description", "Qty required", "UOM", "Target price", "Your unit price", "Lead time (days)", "Comments"], 1):
        w.cell(12, c, t).fill = grey
    for i, (a, d, q, u, p, lead, note) in enumerate(rows):
        for c, v in enumerate([i + 1, a, d, q, u, {"TC-90210": 130.0, "TC-90214": 19.0}.get(a), p, lead, note], 1):
            w.cell(13 + i, c, v or None)
        w.cell(13 + i, 7).font = blue
    w["A18"], w["G18"] = "One-time charges (tooling, set-up, test):", 0
    w["A19"], w["G19"] = "Freight, if not included:", 85
    w["A21"], w["C21"] = "Name / title", "R. Whitlow, Application Engineer"
    b.save(path(name))
    line = lines_of(s, "USD", validUntil="2026-11-30", incoterm="FCA")
    truth(name, "rfq-form", "en", [line(r[0], r[2], r[4], leadTimeDays=r[5]) for r in rows if r[4]], [{"amount": 85}])


def polish_breaks():
    name = "pl-progi-cenowe-w-wierszach.xlsx"
    s = "Uszczelki Techniczne Kalinowo"
    parts = [("UT-0551", "Uszczelka EPDM profil D", [(100, 4.20), (500, 3.65), (1000, 3.10)]), ("UT-0560", "Podkładka gumowa 40x40x5", [(100, 1.95), (500, 1.60), (1000, 1.38)]), ("UT-0574", "Membrana silikonowa Ø85", [(50, 18.90), (200, 16.40)])]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "Oferta"
    for r in ([s], ["ul. Fabryczna 2, 99-998 Kalinowo"], ["Oferta nr 88/2026", None, "z dnia 07.09.2026"], ["Odbiorca: Fabryka Przenośników Mostek S.A."], ["Ważność oferty: 30.09.2026", None, "Czas realizacji: 14 dni"], [], ["Symbol", "Nazwa", "Ilość od (szt.)", "Cena netto PLN/szt."]):
        w.append(r)
    for a, d, br in parts:
        for i, (q, p) in enumerate(br):
            w.append([a if not i else None, d if not i else None, q, p])
    w.append([])
    w.append(["Ceny nie zawierają podatku VAT 23%. Dostawa na koszt odbiorcy."])
    for x in w[7]:
        x.font = Font(bold=True)
    b.save(path(name))
    line = lines_of(s, "PLN", validUntil="2026-09-30", leadTimeDays=14)
    truth(name, "breaks-in-rows", "pl", [line(a, None, None, breaks=[list(x) for x in br]) for a, _, br in parts])


def german_breaks():
    name = "de-staffelpreise-je-100.xls"
    s = "Federnwerk Adler & Söhne KG"
    rows = [("FW-1201", "Druckfeder 1,6x14x45", [38.5, 31.2, 26.9]), ("FW-1207", "Druckfeder 2,0x18x60", [46.0, 38.8, 33.5]), ("FW-1333", "Zugfeder 1,2x10x52", [58.4, 49.9, 43.7])]
    b = xlwt.Workbook(encoding="utf-8")
    w = b.add_sheet("Staffel")
    bold, money = xlwt.easyxf("font: bold on"), xlwt.easyxf(num_format_str="#,##0.00")
    w.write(0, 0, s, bold)
    w.write(1, 0, "Federweg 1, 58998 Altenbrück")
    w.write(2, 0, "Angebot 26/0405 vom 27.04.2026")
    w.write(3, 0, "für Karl Weidmann Antriebstechnik AG, Anfrage 6000255")
    w.write_merge(5, 5, 2, 4, "Preis in EUR je 100 Stück bei Abnahme", bold)
    for c, t in enumerate(["Artikel-Nr.", "Bezeichnung", "ab 500", "ab 2.000", "ab 5.000", "Lieferzeit"]):
        w.write(6, c, t, bold)
    for i, (a, d, ps) in enumerate(rows):
        w.write(7 + i, 0, a)
        w.write(7 + i, 1, d)
        for k, p in enumerate(ps):
            w.write(7 + i, 2 + k, p, money)
        w.write(7 + i, 5, "3 Wochen")
    w.write(11, 0, "Mindestbestellmenge 500 Stück je Artikel. Preise netto, ab Werk. Gültig bis 31.07.2026.")
    w.write(12, 0, "Einmalige Einrichtekosten FW-1333: 145,00 EUR")
    b.save(path(name))
    line = lines_of(s, "EUR", validUntil="2026-07-31", incoterm="EXW", leadTimeDays=21, minimumOrder=500, per=100)
    truth(name, "breaks-matrix", "de", [line(a, None, None, breaks=[[q, p] for q, p in zip((500, 2000, 5000), ps)]) for a, _, ps in rows], [{"part": "FW-1333", "amount": 145}])


for make in (matrix, japanese, chinese, comparison, form, polish_breaks, german_breaks):
    make()
