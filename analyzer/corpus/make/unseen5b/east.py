"""Polish, Czech, Chinese and Japanese quotes."""

import tempfile
from datetime import date
from email.message import EmailMessage
from pathlib import Path

import openpyxl
import xlsxwriter
from docx import Document
from openpyxl.styles import Font
from paths import after, at, rows_html, soffice, spaced, true, us, weasy, weeks, working_days
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas


def pl_pdf():
    name = "pl-oferta-tokarnia.pdf"
    rows = [("WAL-1120", "Wałek napędowy, stal C45, ulepszany", 60, 166.50), ("TUL-0834", "Tuleja, brąz B101", 240, 35.70), ("KOL-2210", "Koło zębate m=3 z=40, hartowane", 24, 437.00)]
    total = sum(n * x for _, _, n, x in rows)
    body = rows_html([[i, p, t, n, "szt.", spaced(x), spaced(n * x), "23%"] for i, (p, t, n, x) in enumerate(rows, 1)], classes=("", "", "", "r", "", "r", "r", "r"))
    weasy(name, f"""<html lang=pl><style>@page{{size:A4;margin:15mm;@bottom-right{{content:"Strona " counter(page) " z " counter(pages);font-size:8pt}}}}body{{font:9pt 'DejaVu Sans'}}.r{{text-align:right}}table.p{{border-collapse:collapse;width:100%}}.p td,.p th{{border:1px solid #777;padding:3px}}</style>
<table width=100%><tr><td><b>Sprzedawca:</b><br>Zakład Obróbki Metali „Tokarnia” Sp. z o.o.<br>ul. Frezerska 5, 41-800 Zabrze<br>NIP 000-000-00-00</td><td><b>Nabywca:</b><br>Górnicze Maszyny Śląsk S.A.<br>ul. Kopalniana 100, 40-001 Katowice</td></tr></table>
<h3 style="text-align:center">Oferta handlowa nr OF/211/11/2026</h3><p>Data wystawienia: 05.11.2026 r. &nbsp; Termin ważności oferty: 05.12.2026 r.</p>
<table class=p><tr><th>Lp.</th><th>Indeks</th><th>Nazwa towaru</th><th>Ilość</th><th>J.m.</th><th>Cena jedn. netto</th><th>Wartość netto</th><th>VAT</th></tr>{body}</table>
<p class=r>Razem netto: {spaced(total)} PLN<br>VAT 23%: {spaced(total * 0.23)} PLN<br><b>Razem brutto: {spaced(total * 1.23)} PLN</b></p>
<p>Termin realizacji: 4–6 tygodni od zamówienia. Warunki dostawy: EXW Zabrze. Termin płatności: 21 dni.</p><p>Ofertę sporządziła: Bogumiła Wrzesień</p></html>""")
    true(name, "table", "pl", dict(supplier="Zakład Obróbki Metali „Tokarnia” Sp. z o.o.", currency="PLN", incoterm="EXW", validUntil="2026-12-05", leadTimeDays=weeks(4, 6)), [(p, n, x) for p, _, n, x in rows])


def pl_xlsx():
    name = "pl-ocynk-oferta.xlsx"
    b = xlsxwriter.Workbook(at(name))
    s = b.add_worksheet("Arkusz1")
    bold = b.add_format({"bold": True, "border": 1})
    s.write(0, 0, "Ocynkownia Noteckie Łąki S.C.")
    s.write(1, 0, "ul. Fabryczna 18, 64-980 Trzcianka")
    s.write(2, 0, "Oferta z dnia 12.11.2026 dla: Kontenery Wielkopolska Sp. z o.o.")
    s.write_row(4, 0, ["Nr detalu", "Opis usługi", "Ilość", "Jedn.", "Cena EUR/jedn.", "Termin"], bold)
    rows = [("KW-510", "Cynkowanie ogniowe, rama", 4200, "kg", 0.68, "10 dni roboczych"), ("KW-511", "Cynkowanie ogniowe, krata", 1850, "kg", 0.74, "10 dni roboczych"), ("KW-598", "Cynkowanie galwaniczne, zawias", 3000, "szt.", 0.36, "5 dni roboczych")]
    for r, row in enumerate(rows, 5):
        s.write_row(r, 0, row)
    s.write(9, 0, "Ceny netto. Dostawa i odbiór po stronie zamawiającego (EXW). Oferta ważna 21 dni.")
    s.set_column(0, 5, 18)
    b.close()
    true(name, "units", "pl", dict(supplier="Ocynkownia Noteckie Łąki S.C.", currency="EUR", incoterm="EXW", validUntil=after(2026, 11, 12, 21)), [(p, n, x, dict(leadTimeDays=working_days(int(d.split()[0])), **({"unit": "kg"} if u == "kg" else {}))) for p, _, n, u, x, d in rows])


def cs_pdf():
    name = "cs-nabidka-vylisky.pdf"
    pdfmetrics.registerFont(TTFont("DV", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
    c = canvas.Canvas(at(name), pagesize=A4)
    y = 800

    def row(cells, step=15, size=9):
        nonlocal y
        c.setFont("DV", size)
        for x, t in cells:
            c.drawRightString(-x, y, t) if x < 0 else c.drawString(x, y, t)
        y -= step

    row([(50, "Lisovna Javořina s.r.o.")], 16, 14)
    row([(50, "Průmyslová 77, 586 01 Jihlava    IČO 00000000    DIČ CZ00000000")], 30, 8)
    row([(50, "Odběratel: Zemědělské stroje Morava a.s., Ing. Květoslava Hrubá")])
    row([(50, "Cenová nabídka č. 2026/318"), (-540, "V Jihlavě dne 9. 11. 2026")], 30)
    row([(50, "Č. dílu"), (130, "Název"), (-340, "Množství"), (-430, "Cena Kč/ks"), (-540, "Celkem Kč")], 18)
    parts = [("V-1801", "Výlisek držáku, DD11", 5000, 19.90), ("V-1802", "Podložka tvarová, S355", 5000, 8.45), ("V-1815", "Víko, DC04, lakované", 1200, 64.30)]
    for p, t, n, x in parts:
        row([(50, p), (130, t), (-340, f"{spaced(n, 0)} ks"), (-430, spaced(x)), (-540, spaced(n * x))])
    row([(340, "Celkem bez DPH"), (-540, spaced(sum(n * x for *_, n, x in parts)))])
    y -= 10
    for t in ("Ceny jsou bez DPH 21 %.", "Dodací lhůta: 8 týdnů od objednávky.", "Dodací podmínky: FCA Jihlava. Splatnost 30 dnů.", "Platnost nabídky: do 31. 1. 2027.", "Vypracoval: Bořivoj Slavíček"):
        row([(50, t)])
    c.save()
    true(name, "no-grid", "cs", dict(supplier="Lisovna Javořina s.r.o.", currency="CZK", incoterm="FCA", validUntil="2027-01-31", leadTimeDays=56), [(p, n, x) for p, _, n, x in parts])


def cs_ods():
    name = "cs-loziska-nabidka.ods"
    b = openpyxl.Workbook()
    s = b.active
    s.title = "Nabídka"
    s["A1"] = "LOŽISKA BEROUNKA spol. s r.o."
    s["A1"].font = Font(bold=True)
    s["A2"] = "Nádražní 3, 266 01 Beroun"
    s["A3"], s["B3"], s["C3"], s["D3"] = "Nabídka", "NB26-0882", "Platnost do", date(2026, 12, 15)
    s["D3"].number_format = "d.m.yyyy"
    s["A4"], s["B4"] = "Zákazník", "Čerpadla Třeboň a.s."
    for c, h in enumerate(["Označení", "Popis", "Počet ks", "Cena za kus (Kč bez DPH)", "Celkem", "Dostupnost"], 1):
        s.cell(6, c, h)
    rows = [("6308-2Z-C3", "Ložisko kuličkové 40x90x23", 80, 212.5, "skladem", 0), ("22216-E1-K", "Ložisko soudečkové 80x140x33", 12, 3480.0, "3 týdny", 21), ("H-316", "Upínací pouzdro", 12, 645.0, "skladem", 0)]
    for r, (p, t, n, x, d, _) in enumerate(rows, 7):
        for c, v in enumerate([p, t, n, x, n * x, d], 1):
            s.cell(r, c, v)
        s.cell(r, 4).number_format = s.cell(r, 5).number_format = '#,##0.00" Kč"'
    s["D11"], s["E11"] = "Doprava", 290
    s["D12"], s["E12"] = "Celkem bez DPH", sum(n * x for _, _, n, x, _, _ in rows) + 290
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "nabidka.xlsx"
        b.save(path)
        soffice(path, name)
    true(name, "table", "cs", dict(supplier="LOŽISKA BEROUNKA spol. s r.o.", currency="CZK", validUntil="2026-12-15"), [(p, n, x, dict(leadTimeDays=d)) for p, _, n, x, _, d in rows], [dict(amount=290)])


def zh_xlsx():
    name = "zh-baojiadan.xlsx"
    b = openpyxl.Workbook()
    s = b.active
    s.title = "报价单"
    s.merge_cells("A1:H1")
    s["A1"] = "宁波海石精密五金有限公司"
    s.merge_cells("A2:H2")
    s["A2"] = "报 价 单"
    s["A3"], s["B3"], s["E3"], s["F3"] = "客户：", "苏州恒岭自动化设备有限公司", "报价编号：", "HS-20261108-3"
    s["A4"], s["B4"], s["E4"], s["F4"] = "联系人：", "周小姐", "报价日期：", "2026年11月8日"
    for c, h in enumerate(["序号", "图号", "名称", "材质", "数量", "单价（元，未税）", "金额（元）", "备注"], 1):
        s.cell(6, c, h)
    rows = [("HL-A0231", "安装支架", "AL6061", 200, 36.5), ("HL-A0232", "导向轴", "SUS304", 500, 18.2), ("HL-A0240", "垫块", "45#", 1000, 4.35), ("HL-B0017", "齿条固定板", "Q235", 150, 27.8)]
    for r, (p, t, m, n, x) in enumerate(rows, 7):
        for c, v in enumerate([r - 6, p, t, m, n, x, round(n * x, 2), "发黑处理" if m == "45#" else None], 1):
            s.cell(r, c, v)
    total = sum(n * x for *_, n, x in rows)
    s["A11"], s["G11"] = "合计", total
    for r, t in enumerate(["1. 以上价格为人民币未税价，增值税13%另计。", "2. 交货期：收到订单后15天。", "3. 付款方式：月结60天。", "4. 报价有效期：30天。", "5. 交货地点：EXW 宁波。"], 13):
        s.cell(r, 1, t)
    b.save(at(name))
    true(name, "table", "zh", dict(supplier="宁波海石精密五金有限公司", currency="CNY", incoterm="EXW", validUntil=after(2026, 11, 8, 30), leadTimeDays=15), [(p, n, x) for p, _, _, n, x in rows])


def zh_docx():
    name = "zh-moju-zhusu.docx"
    d = Document()
    d.add_heading("东莞粤塑模具注塑厂", 1)
    d.add_paragraph("致：Hartwell Lighting Ltd（英国）  采购部\n报价日期：2026-11-05    编号：YS-2611-09")
    d.add_paragraph("贵司询价产品的价格如下（美元 USD，FOB 深圳）：")
    t = d.add_table(rows=1, cols=5)
    t.style = "Table Grid"
    for c, h in zip(t.rows[0].cells, ("料号", "品名", "数量（起）", "单价 USD", "模具费 USD（一次性）")):
        c.text = h
    parts = [("HW-2201", "灯罩 PC 透明", [(3000, 0.92), (5000, 0.81), (10000, 0.74)], 4800), ("HW-2202", "底座 ABS 黑色", [(3000, 0.58), (5000, 0.51), (10000, 0.465)], 3600)]
    for p, x, br, k in parts:
        for i, (n, v) in enumerate(br):
            for c, w in zip(t.add_row().cells, (p, x, us(n, 0), f"{v:.3f}", us(k, 0) if i == 0 else "")):
                c.text = w
    d.add_paragraph()
    d.add_paragraph("最小起订量：3,000 件。\n交期：含开模共 35 天。\n报价有效期至 2026年12月31日。")
    d.add_paragraph("联系人：林志远")
    d.save(at(name))
    true(name, "breaks-down", "zh", dict(supplier="东莞粤塑模具注塑厂", currency="USD", incoterm="FOB", validUntil="2026-12-31", leadTimeDays=35, minimumOrder=3000), [(p, None, [list(b) for b in br]) for p, _, br, _ in parts], [dict(part=p, amount=k) for p, _, _, k in parts])


def ja_xlsx():
    name = "ja-mitsumorisho.xlsx"
    b = openpyxl.Workbook()
    s = b.active
    s.title = "見積書"
    s["C1"] = "御 見 積 書"
    s["A3"], s["F3"] = "北浜精機工業株式会社 御中", "見積番号：Q-261110-02"
    s["A4"], s["F4"] = "購買部 今泉様", "見積日：2026年11月10日"
    s["F6"], s["F7"], s["F8"] = "有限会社 谷川ねじ製作所", "大阪府東大阪市高井田西9-9-9", "TEL 06-0000-0000"
    s["A6"], s["A7"], s["A8"] = "納期：受注後3週間", "有効期限：2026年12月10日", "支払条件：月末締め翌月末払い"
    for c, h in enumerate(["No.", "品番", "品名", "数量", "単位", "単価", "金額"], 1):
        s.cell(11, c, h)
    rows = [("TK-1208", "段付きボルト SCM435", 300, 420), ("TK-1215", "特殊ナット S45C", 300, 185), ("TK-1302", "ノックピン SUS303", 1000, 62)]
    for r, (p, t, n, x) in enumerate(rows, 12):
        for c, v in enumerate([r - 11, p, t, n, "個", x, n * x], 1):
            s.cell(r, c, v)
        s.cell(r, 6).number_format = s.cell(r, 7).number_format = '"¥"#,##0'
    total = sum(n * x for _, _, n, x in rows)
    for r, (t, v) in enumerate([("小計", total), ("消費税(10%)", int(total * 0.1)), ("合計", int(total * 1.1))], 16):
        s.cell(r, 6, t)
        s.cell(r, 7, v).number_format = '"¥"#,##0'
    b.save(at(name))
    true(name, "table", "ja", dict(supplier="有限会社 谷川ねじ製作所", currency="JPY", validUntil="2026-12-10", leadTimeDays=21), [(p, n, x) for p, _, n, x in rows])


def ja_mail():
    name = "ja-kanagata-mail.eml"
    m = EmailMessage()
    m["From"], m["To"] = "小林 佳苗 <kobayashi@mitsumine-press.example>", "konyu@shinonome-denso.example"
    m["Subject"] = "【お見積り】端子カバー他の件"
    m["Date"] = "Fri, 06 Nov 2026 10:31:00 +0900"
    m.set_content("""東雲電装株式会社
購買課 三浦様

いつもお世話になっております。三峰プレス工業の小林です。
ご依頼の件、下記の通りお見積り申し上げます（税抜）。

品番 SD-7701 端子カバー SPCC t0.8　数量 5,000個　単価 38.5円
品番 SD-7702 シールド板 SUS304 t0.3　数量 5,000個　単価 24.2円
品番 SD-7710 取付金具 SECC t1.2　数量 2,000個　単価 71.0円

SD-7710の金型費は680,000円（初回のみ）です。
納期：ご注文後45日
受渡条件：DAP 貴社工場
見積有効期限：2026年12月31日

ご検討のほど、よろしくお願いいたします。

株式会社三峰プレス工業
営業部 小林 佳苗
長野県岡谷市川岸上0-0-0
""", charset="iso-2022-jp")
    open(at(name), "wb").write(m.as_bytes())
    true(name, "prose", "ja", dict(supplier="株式会社三峰プレス工業", currency="JPY", incoterm="DAP", validUntil="2026-12-31", leadTimeDays=45), [("SD-7701", 5000, 38.5), ("SD-7702", 5000, 24.2), ("SD-7710", 2000, 71)], [dict(part="SD-7710", amount=680000)])


if __name__ == "__main__":
    for make in (pl_pdf, pl_xlsx, cs_pdf, cs_ods, zh_xlsx, zh_docx, ja_xlsx, ja_mail):
        make()
