"""Sheets and text files in Chinese, Dutch, Portuguese, Spanish and German."""

import csv
import tempfile
from pathlib import Path

import openpyxl
import xlsxwriter
from kit import Quote, cents, eu, office, until
from openpyxl.styles import Alignment, Border, Font, Side

THIN = Border(*(Side(style="thin"),) * 4)


def zh_sheet():
    """Price with and without tax side by side, moulds as rows of a second block, MOQ column."""
    q = Quote("zh-chongya-baojia.xlsx", "tax-column", "zh", "苏州锐鼎精密冲压有限公司", "CNY", validUntil=until(2026, 11, 9, 30), leadTimeDays=15)
    items = [("RD-8801", "散热片 AL1050 t=1.0", 5000, 20000, 0.62, 8500), ("RD-8802", "弹片 SUS301 t=0.2", 10000, 50000, 0.18, 12000), ("RD-8805", "端子 磷铜 镀锡", 20000, 100000, 0.095, 0)]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "报价单"
    w.merge_cells("A1:I1")
    w["A1"] = "苏州锐鼎精密冲压有限公司"
    w["A1"].font, w["A1"].alignment = Font(bold=True, size=16), Alignment(horizontal="center")
    w.merge_cells("A2:I2")
    w["A2"], w["A2"].alignment = "报 价 单", Alignment(horizontal="center")
    for at, v in (("A3", "客户：无锡汉科电子有限公司"), ("F3", "报价日期：2026-11-09"), ("A4", "联系人：周经理"), ("F4", "报价单号：RD20261109-2"), ("A5", "币种：人民币（元）")):
        w[at] = v
    for c, v in enumerate(("序号", "料号", "品名/材质", "最小订购量", "数量(pcs)", "未税单价", "含税单价(13%)", "未税金额", "备注"), 1):
        w.cell(7, c, v).border = THIN
    for i, (a, t, m, n, x, k) in enumerate(items, 1):
        for c, v in enumerate((i, a, t, m, n, x, cents(x * 1.13, 4), cents(n * x), "新开模" if k else "现有模具"), 1):
            w.cell(7 + i, c, v).border = THIN
        q.line(a, n, x, minimumOrder=m)
        if k:
            q.charge(k, a)
    w["G11"], w["H11"] = "未税合计", cents(sum(r[3] * r[4] for r in items))
    for r, row in enumerate([("模具费（未税，一次性）",), ("RD-8801", "连续模 1套", 8500), ("RD-8802", "连续模 1套", 12000)], 13):
        for c, v in enumerate(row, 2):
            w.cell(r, c, v)
    for r, t in enumerate(("交货期：模具确认后15天", "付款方式：月结60天；模具费预付50%", "报价有效期：30天"), 17):
        w.cell(r, 1, t)
    for k, n in zip("ABCDEFGHI", (6, 14, 26, 12, 12, 12, 14, 14, 12)):
        w.column_dimensions[k].width = n
    b.save(q.path)
    q.save()


def nl_sheet():
    """Made by LibreOffice; sections with subtotals, set-up and freight in their own block."""
    q = Quote("nl-spuitgiet-secties.xlsx", "sections", "nl", "Van Heeswijk Kunststoftechniek B.V.", "EUR", validUntil="2026-12-31", incoterm="DAP")
    blocks = [("Spuitgietdelen", [("VH-2041", "Behuizing ABS grijs", 2000, 1.86, 4), ("VH-2042", "Deksel ABS grijs", 2000, 1.12, 4)]), ("Draai- en freesdelen", [("VH-3310", "Geleidewiel POM-C", 400, 5.95, 3), ("VH-3318", "Glijlijst PE1000, 600 mm", 250, 8.4, 3)])]
    b = openpyxl.Workbook()
    w = b.active
    for row in (["Offerte", "O26-1177", None, None, "12-11-2026"], ["Van", "Van Heeswijk Kunststoftechniek B.V., Dieze 22, 's-Hertogenbosch"], ["Aan", "Transportbanden Peelland B.V., t.a.v. dhr. Coolen"], ["Geldig t/m", "31-12-2026"], ["Levering", "DAP Deurne"], []):
        w.append(row)
    total = 0
    for title, items in blocks:
        w.append([title])
        w.cell(w.max_row, 1).font = Font(bold=True)
        w.append(["Artikel", "Omschrijving", "Aantal", "Prijs per stuk €", "Bedrag €", "Levertijd"])
        for a, t, n, x, k in items:
            w.append([a, t, n, x, cents(n * x), f"{k} weken"])
            q.line(a, n, x, leadTimeDays=k * 7)
        sub = cents(sum(n * x for _, _, n, x, _ in items))
        total += sub
        w.append([None, "Subtotaal", None, None, sub])
        w.append([])
    w.append(["Overige kosten"])
    w.append([None, "Instelkosten spuitgietmatrijs (eenmalig)", None, None, 240])
    w.append([None, "Transport", None, None, 75])
    w.append([])
    w.append([None, "Totaal excl. btw", None, None, total + 315])
    q.charge(240)
    q.charge(75)
    w.column_dimensions["B"].width = 40
    with tempfile.TemporaryDirectory() as folder:
        b.save(Path(folder, "in.xlsx"))
        office(str(Path(folder, "in.xlsx")), str(Path(folder, "mid.ods")))
        office(str(Path(folder, "mid.ods")), q.path, "xlsx:Calc MS Excel 2007 XML")
    q.save()


def nl_text():
    """Plain text as pasted from an ERP's screen, with the minimum quantity by line."""
    q = Quote("nl-bouten-scherm.txt", "plain", "nl", "Bevestigingsmaterialen Terpstra", "EUR", validUntil="2026-11-27", per=100)
    items = [("DIN933-M12X50-88", "Zeskantbout verzinkt", 1000, 19.4, 500, 2), ("DIN934-M12-8", "Zeskantmoer verzinkt", 2000, 6.85, 1000, 2), ("DIN9021-M12-A2", "Carrosseriering RVS", 1500, 24.1, 250, 7)]
    text = ["Bevestigingsmaterialen Terpstra", "Leeuwarderweg 88, Drachten", "", "OFFERTE 2026-55814           datum 13-11-2026     geldig tot 27-11-2026", "Klant: Staalbouw Wiersma B.V.", "", f"{'Artikelcode':<20}{'Omschrijving':<24}{'Aantal':>8}{'Min.afn':>9}{'Prijs/100':>11}{'Bedrag':>10}  Lev.", "-" * 92]
    for a, t, n, x, m, d in items:
        text.append(f"{a:<20}{t:<24}{n:>8}{m:>9}{eu(x):>11}{eu(n * x / 100):>10}  {d} dgn")
        q.line(a, n, x, minimumOrder=m, leadTimeDays=d)
    text += ["-" * 92, f"{'Totaal EUR excl. BTW':<72}{eu(sum(n * x / 100 for _, _, n, x, *_ in items)):>10}", "", "Orders onder EUR 75: EUR 9,50 orderkosten. Boven EUR 250 franco."]
    Path(q.path).write_text("\r\n".join(text) + "\r\n", "utf-8")
    q.save()


def pt_sheet():
    """Brazilian: price, IPI and ICMS columns; freight FOB in the Brazilian sense (the buyer fetches)."""
    q = Quote("pt-br-usinagem-ipi.xlsx", "tax-column", "pt", "Usinagem Irmãos Boschetti Ltda.", "BRL", validUntil=until(2026, 11, 11, 15), leadTimeDays=30, incoterm="FOB")
    items = [("UB-7701", "Eixo estriado SAE 4340", 80, 342.5), ("UB-7702", "Flange Ø180 SAE 1045", 80, 218.9), ("UB-7715", "Bucha bronze TM23", 200, 64.3)]
    b = xlsxwriter.Workbook(q.path)
    w = b.add_worksheet("Orçamento")
    bold, money = b.add_format({"bold": True, "bottom": 1}), b.add_format({"num_format": '"R$" #,##0.00'})
    w.write(0, 0, "Usinagem Irmãos Boschetti Ltda.", b.add_format({"bold": True, "font_size": 14}))
    for i, t in enumerate(("Rua Ângelo Corsetti, 500 - Caxias do Sul/RS - CNPJ 55.501.234/0001-00", "Orçamento nº 2026/1843 - 11/11/2026", "Cliente: Colheitadeiras Planalto S.A. - A/C Rafael", "Validade: 15 dias - Prazo de entrega: 30 dias - Frete: FOB Caxias do Sul - Pagamento: 28 DDL"), 1):
        w.write(i, 0, t)
    for c, t in enumerate(("Item", "Código", "Descrição", "Qtde", "Un", "Preço unit.", "IPI %", "Valor IPI", "Total c/ IPI")):
        w.write(6, c, t, bold)
    for i, (a, t, n, x) in enumerate(items):
        ipi = cents(n * x * 0.05)
        for c, v in enumerate((i + 1, a, t, n, "PC", x, 5, ipi, n * x + ipi)):
            w.write(7 + i, c, v, money if c in (5, 7, 8) else None)
        q.line(a, n, x)
    w.write(10, 2, "Total geral")
    w.write(10, 8, sum(n * x + cents(n * x * 0.05) for *_, n, x in items), money)
    w.write(12, 0, "Preços com ICMS 12% incluso, IPI à parte.")
    w.set_column(2, 2, 28)
    w.set_column(5, 8, 14)
    b.close()
    q.save()


def es_csv():
    """An electronics distributor's csv with tiers in columns, semicolons and decimal comma."""
    q = Quote("es-componentes-tramos.csv", "breaks-across", "es", "Electrónica Guadalhorce Distribución, S.L.", "EUR", validUntil="2026-11-30")
    items = [("STM32G431CBT6", 4.12, 3.58, 3.21, 100, 56), ("SN65HVD230DR", 1.34, 1.08, 0.93, 100, 0), ("B2B-XH-A", 0.142, 0.118, 0.097, 100, 0), ("ACS712ELCTR-20A", 2.85, 2.44, 2.19, 100, 84)]
    with open(q.path, "w", encoding="utf-8-sig", newline="") as f:
        w = csv.writer(f, delimiter=";")
        w.writerow(["Electrónica Guadalhorce Distribución, S.L.", "Oferta 26-30418", "Fecha 16/11/2026", "Válida hasta 30/11/2026", "Moneda EUR"])
        w.writerow([])
        w.writerow(["Referencia", "Precio 100+", "Precio 500+", "Precio 1000+", "Pedido mínimo", "Plazo (días)"])
        for a, *ps, m, d in items:
            w.writerow([a, *(eu(x, 3) for x in ps), m, d])
            q.line(a, None, list(zip((100, 500, 1000), ps)), minimumOrder=m, leadTimeDays=d)
    q.save()


if __name__ == "__main__":
    for make in (zh_sheet, nl_sheet, nl_text, pt_sheet, es_csv):
        make()
