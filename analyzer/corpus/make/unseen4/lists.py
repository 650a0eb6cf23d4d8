"""Fourteen lists: CSV exports, a shop system's text, pages, a letter in RTF, .xls and .ods."""

import csv
import io

import xlwt
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P

from paths import after, eu, in_weeks, made, us, working_days
from kit import line, steps


def table(name, rows, delimiter=",", encoding="utf-8", newline="\r\n", quoting=csv.QUOTE_MINIMAL):
    text = io.StringIO()
    csv.writer(text, delimiter=delimiter, lineterminator="\n", quoting=quoting).writerows(rows)
    made.text(name, text.getvalue(), encoding, newline)


def cart():
    name = "en-cart-download.csv"
    lines = [("PMK-40215", "Amphion", "Connector D38999 plug 19p", 10, 48.2, "In Stock", 0), ("PMK-11870", "Lutron Bay", "Relay 24VDC DPDT", 25, 6.15, "In Stock", 0),
             ("PMK-63302", "Corvina", "Encoder 1024 ppr", 4, 212.5, "6 Weeks", 42), ("PMK-11905", "Lutron Bay", "Relay socket", 25, 3.4, "In Stock", 0),
             ("PMK-70018", "Ostler", "Fuse 10A fast 5x20", 200, 0.318, "2 Weeks", 14)]
    table(name, [["Index", "Item Number", "Manufacturer", "Description", "Customer Reference", "Quantity", "Unit Price (USD)", "Extended Price (USD)", "Lead Time"],
                 *[[at, part, brand, words, "", quantity, price, us(quantity * price).replace(",", ""), when]
                   for at, (part, brand, words, quantity, price, when, _) in enumerate(lines, 1)],
                 ["", "", "", "", "", "", "Subtotal", f"{sum(each[3] * each[4] for each in lines):.2f}", ""]])
    made.truth(name, "en", "plain", [line(part, quantity, price, supplier="(not named)", currency="USD", leadTimeDays=days)
                                     for part, _, _, quantity, price, _, days in lines], ask="supplier")


def saved_search():
    name = "en-vendor-quote-lines-export.csv"
    lines = [("ASM-0441", "Manifold block machined 6061", 60, 118.4, 30), ("ASM-0442", "Manifold block machined 6061 LH", 60, 121.9, 30),
             ("PLT-1180", "Cover plate anodized", 240, 14.65, 21), ("FTG-0093", "Fitting JIC-8 x ORB-8", 480, 5.28, 10)]
    table(name, [["Document Number", "Transaction Date", "Vendor", "Currency", "Line ID", "Item", "Description", "Quantity", "Units", "Item Rate", "Amount",
                  "Vendor Lead Time (Days)", "Expires On", "Memo (Main)"],
                 *[["VRFQ10482", "11/10/2026", "Granite State Fluid Power LLC", "US Dollar", at, part, words, quantity, "Each", price, f"{quantity * price:.2f}", days,
                    "12/15/2026", "Q4 manifold program"] for at, (part, words, quantity, price, days) in enumerate(lines, 1)]], quoting=csv.QUOTE_ALL)
    common = {"supplier": "Granite State Fluid Power LLC", "currency": "USD", "validUntil": "2026-12-15"}
    made.truth(name, "en", "rows", [line(part, quantity, price, common, leadTimeDays=days) for part, _, quantity, price, days in lines])


def no_currency():
    name = "en-plating-prices-no-currency.csv"
    table(name, [["Vendor", "Part", "Process", "Qty", "Price each", "Turn (days)"],
                 ["Acorn Plating", "B-7712", "Zinc clear", 500, "0.62", 5], ["Acorn Plating", "B-7713", "Zinc clear", 500, "0.71", 5],
                 ["Harbor Metal Finishing", "B-7712", "Zinc clear", 500, "0.58", 7], ["Harbor Metal Finishing", "B-7713", "Zinc clear", 500, "0.74", 7]])
    made.truth(name, "en", "rows", mustAsk="currency")


def break_columns():
    name = "en-distributor-price-levels.csv"
    lines = [("HX-CAP-100U", "Cap 100uF 35V radial", [0.41, 0.298, 0.187, 0.142], 50, 0), ("HX-FET-60N", "MOSFET N 60V 30A", [1.62, 1.33, 0.985, 0.87], 1, 112),
             ("HX-CON-8P", "Header 8p 2.54", [0.88, 0.74, 0.56, 0.49], 10, 0), ("HX-MCU-32", "MCU 32-bit 128k", [5.94, 5.42, 4.87, 4.51], 1, 182)]
    table(name, [["Hollis Exchange Components", "", "", "", "", "", "", "", ""], ["Quotation", "HX-2026-7781", "", "", "", "", "", "", ""],
                 ["Valid to", "2026-12-18", "", "", "", "", "", "", ""], [],
                 ["Part no", "Description", "1+ (EUR)", "100+ (EUR)", "1000+ (EUR)", "5000+ (EUR)", "MOQ", "Lead time", "Stock"],
                 *[[part, words, *prices, moq, "stock" if days == 0 else f"{days // 7} weeks", 24000 if days == 0 else 0]
                   for part, words, prices, moq, days in lines]])
    common = {"supplier": "Hollis Exchange Components", "currency": "EUR", "validUntil": "2026-12-18"}
    made.truth(name, "en", "breaks-across", [steps(part, zip((1, 100, 1000, 5000), prices), common, minimumOrder=moq, leadTimeDays=days)
                                             for part, _, prices, moq, days in lines])


def sap():
    name = "de-sap-angebotspositionen.csv"
    lines = [("4400128", "Lagerdeckel GJS-400 bearbeitet", 200, 84.3, 1, 35), ("4400131", "Dichtflansch GJL-250", 200, 41.75, 1, 35),
             ("4400207", "Stopfen M20x1,5 Alu", 5000, 38.9, 100, 14), ("4400311", "Passscheibe 30x42x0,5", 4000, 122.5, 1000, 10)]
    table(name, [["Anfrage", "Kreditor", "Name 1", "Pos", "Material", "Kurztext", "Angebotsmenge", "BME", "Nettopreis", "Währg", "Preiseinh.", "Nettowert", "Planlieferzeit (Tage)", "Incoterms",
                  "Bindefrist"],
                 *[["6000018842", "0000104417", "Eisenwerk Tauber GmbH", f"{at * 10:05d}", part, words, eu(quantity, 0), "ST", eu(price), "EUR", per, eu(quantity * price / per), days, "FCA",
                    "15.12.2026"] for at, (part, words, quantity, price, per, days) in enumerate(lines, 1)]], ";", "latin-1")
    common = {"supplier": "Eisenwerk Tauber GmbH", "currency": "EUR", "incoterm": "FCA", "validUntil": "2026-12-15"}
    made.truth(name, "de", "rows", [line(part, quantity, price, common, leadTimeDays=days, **({"per": per} if per > 1 else {}))
                                    for part, _, quantity, price, per, days in lines])


def tubos():
    name = "es-tubo-por-metro.csv"
    lines = [("TB-20x2", "Tubo redondo 20x2 S235", 600, 2.15, 0), ("TB-40x40x3", "Tubo cuadrado 40x40x3 S275", 300, 5.48, 0), ("TI-25x1.5", "Tubo inox 304 25x1,5", 240, 7.9, 10)]
    table(name, [["Aceros Monegros, S.L."], ["Presupuesto 26/2290", "Fecha 12/11/2026", "Válido hasta 27/11/2026"], ["Importes en euros, IVA no incluido"], [],
                 ["Código", "Descripción", "Metros", "€/m", "Importe", "Plazo"],
                 *[[part, words, eu(quantity, 0), eu(price), eu(quantity * price), "stock" if days == 0 else f"{days} días"] for part, words, quantity, price, days in lines],
                 ["", "", "", "Portes", "48,00", ""], ["", "", "", "Total", eu(sum(q * p for _, _, q, p, _ in lines) + 48), ""]], ";", "utf-8-sig")
    common = {"supplier": "Aceros Monegros, S.L.", "currency": "EUR", "validUntil": "2026-11-27"}
    made.truth(name, "es", "plain", [line(part, quantity, price, common, leadTimeDays=days) for part, _, quantity, price, days in lines], [{"amount": 48}])


def baojia():
    name = "zh-chongyajian-baojia.csv"
    lines = [("YH-2061", "支架", "SPCC 1.5", 5000, 1.86, 3200), ("YH-2062", "盖板", "SUS304 1.0", 5000, 2.45, 2800), ("YH-2075", "弹片", "磷铜 0.3", 20000, 0.238, 4500)]
    table(name, [["东莞市润禾五金制品有限公司 报价单"], ["报价单号", "RH20261109-3", "日期", "2026-11-09"], ["客户", "宏远电器", "有效期至", "2026-12-09"],
                 ["币种", "人民币(RMB)", "贸易条款", "EXW 东莞"], [],
                 ["序号", "图号", "品名", "材质", "数量(pcs)", "未税单价(元)", "金额(元)", "模具费(元)", "交期(天)"],
                 *[[at, part, words, material, quantity, price, f"{quantity * price:.2f}", tool, 25] for at, (part, words, material, quantity, price, tool) in enumerate(lines, 1)]],
          encoding="utf-8-sig")
    common = {"supplier": "东莞市润禾五金制品有限公司", "currency": "CNY", "incoterm": "EXW", "leadTimeDays": 25, "validUntil": "2026-12-09"}
    made.truth(name, "zh", "plain", [line(part, quantity, price, common) for part, _, _, quantity, price, _ in lines],
               [{"part": each[0], "amount": each[5]} for each in lines])


def shop_system():
    name = "en-job-shop-printout.txt"
    text = """                                                                     Page 1
 HOLLOWAY GRINDING & MACHINE INC                      Q U O T A T I O N
 812 RIVER ST                                         Quote No:   26-11854
 ROCKFORD IL 61104                                    Date:       11/11/26
                                                      Expires:    12/11/26
 To: PARAGON ACTUATOR                                 Your RFQ:   R-5582
     ATTN: L. SIMS                                    Terms:      NET 30
                                                      FOB:        ROCKFORD
 ---------------------------------------------------------------------------
 Item  Part Number       Rev   Description
 ---------------------------------------------------------------------------
  1    PA-10442          D     PISTON ROD 1.250 DIA CHROME
                         Quantity        Unit Price         Delivery
                               25          86.4000           4 WKS
                               50          71.2500           4 WKS
                              100          64.9000           5 WKS

  2    PA-10450          B     GLAND NUT
                         Quantity        Unit Price         Delivery
                               50          22.8000           3 WKS
                              100          18.3500           3 WKS
 ---------------------------------------------------------------------------
 ALL PRICES IN US DOLLARS. CERTS NO CHARGE.
 THANK YOU FOR THE OPPORTUNITY TO QUOTE.
"""
    made.text(name, text, newline="\r\n")
    common = {"supplier": "Holloway Grinding & Machine Inc", "currency": "USD", "incoterm": "FOB", "validUntil": "2026-12-11"}
    made.truth(name, "en", "breaks-down", [steps("PA-10442", [(25, 86.4), (50, 71.25), (100, 64.9)], common, leadTimeDays=[28, 35]),
                                           steps("PA-10450", [(50, 22.8), (100, 18.35)], common, leadTimeDays=21)])


def portal():
    name = "en-supplier-portal-page.html"
    lines = [("E-44120", "O-ring kit, FKM", 100, 12.8, 14, 25), ("E-44121", "Shaft seal 45x62x8", 400, 3.92, 7, 50), ("E-44188", "V-ring VA-60", 200, 4.55, 21, 20)]
    rows = "".join(f"<tr><td>{at}</td><td><a href='#'>{part}</a><div class=d>{words}</div></td><td class=n>{quantity}</td><td class=n>{price:.2f} EUR</td>"
                   f"<td class=n>{us(quantity * price)} EUR</td><td>{days} days</td><td class=n>{moq}</td></tr>" for at, (part, words, quantity, price, days, moq) in enumerate(lines, 1))
    made.text(name, f"""<!doctype html><html lang=en><head><meta charset=utf-8><title>Bid 7714-2 | Sourcing portal</title>
<style>body{{font:14px sans-serif}}td,th{{padding:4px 10px;border-bottom:1px solid #ccc}}.n{{text-align:right}}.d{{color:#666}}</style></head><body>
<nav><a href='#'>Home</a> <a href='#'>Events</a> <a href='#'>Messages (3)</a> <a href='#'>Log out</a></nav>
<h1>Bid 7714-2</h1><dl><dt>Event</dt><dd>Sealing parts 2027</dd><dt>Supplier</dt><dd>Tavistock Seals Ltd</dd><dt>Status</dt><dd>Submitted 13 Nov 2026 09:02</dd>
<dt>Bid valid until</dt><dd>31 Jan 2027</dd><dt>Incoterm</dt><dd>DAP Eindhoven</dd></dl>
<table><thead><tr><th>#</th><th>Item</th><th>Requested qty</th><th>Bid price</th><th>Line value</th><th>Lead time</th><th>Min. order</th></tr></thead><tbody>{rows}</tbody>
<tfoot><tr><td colspan=4>Bid total</td><td class=n>{us(sum(q * p for _, _, q, p, _, _ in lines))} EUR</td><td></td><td></td></tr></tfoot></table>
<p>Supplier comment: prices firm for 12 months from award.</p></body></html>
""")
    common = {"supplier": "Tavistock Seals Ltd", "currency": "EUR", "incoterm": "DAP", "validUntil": "2027-01-31"}
    made.truth(name, "en", "plain", [line(part, quantity, price, common, leadTimeDays=days, minimumOrder=moq) for part, _, quantity, price, days, moq in lines])


def devis():
    name = "fr-devis-usinage-page.html"
    lines = [("U-1204", "Platine support alu 5083", 12, 148.0), ("U-1205", "Équerre rectifiée", 24, 62.5), ("U-1211", "Axe de centrage trempé", 48, 19.4)]
    rows = "".join(f"<tr><td>{part}</td><td>{words}</td><td align=right>{quantity}</td><td>U</td><td align=right>{eu(price)}</td><td align=right>{eu(quantity * price).replace('.', ' ')}</td></tr>"
                   for part, words, quantity, price in lines)
    goods = sum(q * p for _, _, q, p in lines)
    made.text(name, f"""<html><head><meta charset="windows-1252"><title>Devis DE2611-0047</title></head><body>
<table width="100%"><tr><td><b>Usinage Vendéen Précision</b><br>12 rue des Forges<br>85500 Les Herbiers</td>
<td>Devis DE2611-0047<br>Date : 12/11/2026<br>Valable jusqu'au : 12/12/2026<br>Client : Automatismes Lebrun</td></tr></table>
<table border="1" cellspacing="0" cellpadding="3" width="100%"><tr><th>Référence</th><th>Libellé</th><th>Qté</th><th>Unité</th><th>PU HT</th><th>Total HT</th></tr>{rows}
<tr><td>FRAIS</td><td>Frais de programmation et mise en route</td><td align=right>1</td><td>F</td><td align=right>220,00</td><td align=right>220,00</td></tr>
<tr><td colspan="5" align="right">Total HT en euros</td><td align="right">{eu(goods + 220).replace('.', ' ')}</td></tr>
<tr><td colspan="5" align="right">TVA 20 %</td><td align="right">{eu((goods + 220) * 0.2).replace('.', ' ')}</td></tr>
<tr><td colspan="5" align="right">Total TTC</td><td align="right">{eu((goods + 220) * 1.2).replace('.', ' ')}</td></tr></table>
<p>Délai de livraison : 15 jours ouvrés. Livraison franco de port à partir de 500 € HT.</p></body></html>
""", "cp1252")
    common = {"supplier": "Usinage Vendéen Précision", "currency": "EUR", "validUntil": "2026-12-12", "leadTimeDays": working_days(15)}
    made.truth(name, "fr", "plain", [line(part, quantity, price, common) for part, _, quantity, price in lines], [{"amount": 220}])


def zincatura():
    name = "it-zincatura-lettera.rtf"
    cell = r"\trowd\cellx2400\cellx5600\cellx7000\cellx8600 "
    lines = [("SM-0310", "Staffa grande", 500, 1.15), ("SM-0311", "Staffa piccola", 1000, 0.48), ("SM-0340", "Traversa 1200 mm", 150, 6.7)]
    rows = "".join(rf"{cell}\intbl {part}\cell {words}\cell {eu(quantity, 0)}\cell {eu(price)}\cell\row " + "\n" for part, words, quantity, price in lines)
    text = r"""{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Times New Roman;}}\fs24
{\b Galvanica Brembana S.n.c.}\par Via Molini 7, Zogno (BG)\par\par
Zogno, 10 novembre 2026\par\par Spett.le Scaffalature Orobiche S.p.A.\par\par
Oggetto: offerta n. 318/26 per zincatura elettrolitica bianca\par\par
Con riferimento alla Vs. gradita richiesta Vi proponiamo i seguenti prezzi in Euro, IVA esclusa:\par\par
""" + rf"{cell}\intbl\b Codice\cell Particolare\cell Quantit\'e0\cell Prezzo cad.\b0\cell\row " + "\n" + rows + r"""\pard\par
Costo attrezzaggio telai: \'80 140,00 una tantum.\par
Consegna: 8 giorni lavorativi dal ricevimento del materiale.\par
Trasporto a Vs. cura, resa franco ns. stabilimento (EXW).\par
Offerta valida fino al 31/03/2027.\par\par Distinti saluti\par Galvanica Brembana S.n.c.\par}
"""
    made.text(name, text, "latin-1")
    common = {"supplier": "Galvanica Brembana S.n.c.", "currency": "EUR", "incoterm": "EXW", "leadTimeDays": working_days(8), "validUntil": "2027-03-31"}
    made.truth(name, "it", "letter", [line(part, quantity, price, common) for part, _, quantity, price in lines], [{"amount": 140}])


def old_workbook():
    name = "en-heat-exchanger-parts.xls"
    book = xlwt.Workbook()
    s = book.add_sheet("QUOTE")
    bold = xlwt.easyxf("font: bold on; borders: bottom thin")
    money = xlwt.easyxf(num_format_str="#,##0.00")
    lines = [("HX-TB-0750", "TUBE 3/4 OD X .065 X 96 304L", 420, 31.9), ("HX-BF-24", "BAFFLE 24 OD DRILLED 1/4 CS", 18, 264.0), ("HX-TS-24", "TUBESHEET 24 OD 316L", 4, 1985.0),
             ("HX-GK-24", "GASKET SET SPIRAL WOUND", 8, 118.5)]
    for row, words in enumerate(["BAYOU TUBE & PLATE LLC", "HOUMA LA   985-555-0177", "QUOTE 6620-B  11/05/2026  TO: CALCASIEU PROCESS", "PRICES USD, F.O.B. HOUMA, GOOD FOR 14 DAYS"]):
        s.write(row, 0, words, bold if row == 0 else xlwt.Style.default_style)
    for column, word in enumerate(["ITEM #", "MATERIAL", "QTY REQ'D", "$ EACH", "$ TOTAL", "SHIP"]):
        s.write(5, column, word, bold)
    ship = ["2-3 WEEKS", "5 WEEKS", "5 WEEKS", "STOCK"]
    days = [in_weeks(2, 3), 35, 35, 0]
    for row, (part, words, quantity, price) in enumerate(lines, 6):
        for column, value in enumerate([part, words, quantity]):
            s.write(row, column, value)
        s.write(row, 3, price, money)
        s.write(row, 4, quantity * price, money)
        s.write(row, 5, ship[row - 6])
    s.write(10, 1, "CRATING")
    s.write(10, 4, 385, money)
    s.write(11, 3, "TOTAL")
    s.write(11, 4, sum(q * p for _, _, q, p in lines) + 385, money)
    s.col(1).width = 9000
    book.save(str(made.file(name)))
    common = {"supplier": "Bayou Tube & Plate LLC", "currency": "USD", "incoterm": "FOB", "validUntil": after(2026, 11, 5, 14)}
    made.truth(name, "en", "plain", [line(part, quantity, price, common, leadTimeDays=term) for (part, _, quantity, price), term in zip(lines, days)], [{"amount": 385}])


def panels():
    name = "en-composite-panels.ods"
    lines = [("CP-900-A", "Panel, glass/phenolic, 900 x 600", 60, 124.0), ("CP-900-B", "Panel with insert row", 60, 151.5), ("CP-450", "Half panel", 120, 71.25), ("CP-EDGE", "Edge profile 2.4 m", 90, 18.9)]
    document = OpenDocumentSpreadsheet()
    sheet = Table(name="Offer")
    rows = [["Strandvik Composites Oy", None], ["Offer", "SC-26-0712"], ["Date", "9 November 2026"], ["Valid", "60 days"], ["Delivery", "FCA Turku, 7 weeks from order"], [],
            ["Article", "Description", "Pcs", "EUR/pc", "EUR total"], *[[*each, each[2] * each[3]] for each in lines],
            ["Layup mould, one-off", None, None, None, 4200.0], ["Total", None, None, None, sum(q * p for _, _, q, p in lines) + 4200]]
    for row in rows:
        made_row = TableRow()
        for value in row:
            if isinstance(value, (int, float)):
                cell = TableCell(valuetype="float", value=value)
                cell.addElement(P(text=us(value, 0 if isinstance(value, int) else 2)))
            else:
                cell = TableCell(valuetype="string")
                if value:
                    cell.addElement(P(text=value))
            made_row.addElement(cell)
        sheet.addElement(made_row)
    document.spreadsheet.addElement(sheet)
    document.save(str(made.file(name)))
    common = {"supplier": "Strandvik Composites Oy", "currency": "EUR", "incoterm": "FCA", "leadTimeDays": 49, "validUntil": after(2026, 11, 9, 60)}
    made.truth(name, "en", "plain", [line(part, quantity, price, common) for part, _, quantity, price in lines], [{"amount": 4200}])


def mitsumori():
    name = "ja-mitsumorisho.xls"
    book = xlwt.Workbook(encoding="utf-8")
    s = book.add_sheet("見積書")
    money = xlwt.easyxf(num_format_str="#,##0")
    s.write(0, 2, "御 見 積 書")
    for row, (left, right) in enumerate([("北浜ポンプ工業株式会社 御中", "見積番号 Q26-1108"), ("下記の通り御見積申し上げます。", "2026年11月10日"), ("納期:受注後30日", "株式会社三島精機製作所"),
                                         ("見積有効期限:2026年12月31日", "静岡県三島市")], 2):
        s.write(row, 0, left)
        s.write(row, 5, right)
    lines = [("KP-301-2", "シャフト SUS420", 50, 4800), ("KP-302", "インペラ CAC406", 50, 12600), ("KP-315", "カバー FC250", 100, 7350)]
    for column, word in enumerate(["No.", "図番", "品名・材質", "数量", "単位", "単価(円)", "金額(円)", "備考"]):
        s.write(7, column, word)
    for row, (part, words, quantity, price) in enumerate(lines, 8):
        for column, value in enumerate([row - 7, part, words, quantity, "個", price, quantity * price]):
            s.write(row, column, value, money if column > 4 else xlwt.Style.default_style)
    s.write(11, 2, "木型費(KP-315)")
    for column, value in ((3, 1), (4, "式"), (5, 180000), (6, 180000)):
        s.write(11, column, value, money if column > 4 else xlwt.Style.default_style)
    s.write(12, 5, "合計(税抜)")
    s.write(12, 6, sum(q * p for _, _, q, p in lines) + 180000, money)
    s.col(2).width = 7000
    book.save(str(made.file(name)))
    common = {"supplier": "株式会社三島精機製作所", "currency": "JPY", "leadTimeDays": 30, "validUntil": "2026-12-31"}
    made.truth(name, "ja", "plain", [line(part, quantity, price, common) for part, _, quantity, price in lines], [{"part": "KP-315", "amount": 180000}])


for each in (cart, saved_search, no_currency, break_columns, sap, tubos, baojia, shop_system, portal, devis, zincatura, old_workbook, panels, mitsumori):
    each()
