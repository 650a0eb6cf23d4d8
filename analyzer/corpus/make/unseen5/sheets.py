"""Workbooks: XlsxWriter, openpyxl, xlwt, odfpy. The ordinary ones."""

import openpyxl
import xlsxwriter
import xlwt
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

from paths import eu, lines_of, path, truth, weeks, working_days


def en_xlsxwriter():
    name = "en-distributor-quote.xlsx"
    s = "Cardiff Bearings & Power Transmission"
    rows = [("CB-22210-E", "Spherical roller bearing 50x90x23", 16, 84.10, "Stock", 0), ("CB-SNL-510", "Plummer block housing split", 8, 61.35, "Stock", 0), ("CB-HSG-1210", "Taper bush 1210, 25 mm", 40, 5.92, "5 days", 5), ("CB-GBX-71-20", "Worm gearbox size 71, ratio 20:1", 4, 298.00, "5 weeks", 35)]
    b = xlsxwriter.Workbook(path(name))
    w = b.add_worksheet("Quote Q-55120")
    bold, money, head = b.add_format({"bold": True}), b.add_format({"num_format": "£#,##0.00"}), b.add_format({"bold": True, "bg_color": "#1F3864", "font_color": "white", "border": 1})
    w.write("A1", s, b.add_format({"bold": True, "font_size": 16}))
    w.write("A2", "Unit 6, Penarrow Trade Park, CF99 9ZZ   Tel 029 0000 0000   sales@cardiffbpt.example")
    for i, (k, v) in enumerate([("Quotation", "Q-55120"), ("Date", "12 May 2026"), ("Valid to", "12 June 2026"), ("Customer", "Thornholme Engineering Ltd"), ("Your ref", "E-mail Mr Pugh 11/05/26")]):
        w.write(3 + i, 0, k, bold)
        w.write(3 + i, 1, v)
    for c, t in enumerate(["Line", "Product Code", "Description", "Qty", "Unit Price (£)", "Line Total (£)", "Availability"]):
        w.write(9, c, t, head)
    r = 10
    for i, (a, d, q, p, lead, _) in enumerate(rows, 1):
        for c, v in enumerate([i, a, d, q]):
            w.write(r, c, v)
        w.write(r, 4, p, money)
        w.write_formula(r, 5, f"=D{r + 1}*E{r + 1}", money, round(p * q, 2))
        w.write(r, 6, lead)
        r += 1
    goods = sum(x[2] * x[3] for x in rows)
    for k, f, v in (("Goods", f"=SUM(F11:F{r})", goods), ("Carriage", None, 18.0), ("Net total", f"=F{r + 1}+F{r + 2}", goods + 18), ("VAT 20%", f"=F{r + 3}*0.2", round((goods + 18) * .2, 2)), ("Total", f"=F{r + 3}+F{r + 4}", round((goods + 18) * 1.2, 2))):
        w.write(r, 4, k, bold)
        w.write_formula(r, 5, f, money, v) if f else w.write(r, 5, v, money)
        r += 1
    w.write(r + 1, 0, "Prices exclude VAT. Payment 30 days end of month. E&OE.")
    w.set_column(1, 1, 16)
    w.set_column(2, 2, 36)
    b.close()
    line = lines_of(s, "GBP", validUntil="2026-06-12")
    truth(name, "distributor-sheet", "en", [line(x[0], x[2], x[3], leadTimeDays=x[5]) for x in rows], [{"amount": 18}])


def de_by_hand():
    name = "de-handgemacht-farbig.xlsx"
    s = "Schlosserei Petermann"
    rows = [("PM-01", "Geländer Podest Halle 3, verzinkt", 4, 685.0), ("PM-02", "Treppenwange U160, grundiert", 8, 172.5), ("PM-03", "Gitterrost 1000x500, SP 30/30", 36, 58.9)]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "Angebot"
    w.merge_cells("A1:F1")
    w["A1"] = "Schlosserei Petermann"
    w["A1"].font = Font(size=20, bold=True, color="C00000")
    w["A1"].alignment = Alignment(horizontal="center")
    w.merge_cells("A2:F2")
    w["A2"] = "Inh. Uwe Petermann · Dorfstr. 9 · 39999 Klein Rodau · Tel. 039999 1234"
    w["A2"].alignment = Alignment(horizontal="center")
    w.merge_cells("A4:C7")
    w["A4"] = "Weidmann Antriebstechnik AG\nHerr Brandes\nLindenallee 7\n34999 Rossbach"
    w["A4"].alignment = Alignment(wrap_text=True, vertical="top")
    w["E4"], w["F4"] = "Angebot Nr.", "17/2026"
    w["E5"], w["F5"] = "Datum", "23.03.2026"
    w["E6"], w["F6"] = "gültig bis", "30.04.2026"
    thin = Side(style="thin")
    yellow, green = PatternFill("solid", fgColor="FFFF99"), PatternFill("solid", fgColor="C6EFCE")
    for c, t in enumerate(["Nr.", "Artikel", "Bezeichnung", "Stück", "Einzelpreis €", "Gesamt €"], 1):
        x = w.cell(9, c, t)
        x.font, x.fill, x.border = Font(bold=True), yellow, Border(bottom=thin, top=thin)
    r = 10
    for i, (a, d, q, p) in enumerate(rows, 1):
        for c, v in enumerate([i, a, d, q, p, q * p], 1):
            w.cell(r, c, v)
        w.cell(r, 5).number_format = w.cell(r, 6).number_format = "#,##0.00"
        r += 1
    total = sum(x[2] * x[3] for x in rows)
    for k, v in (("Aufmaß und Zeichnung, pauschal", 240.0), ("Summe netto", total + 240), ("19 % MwSt.", (total + 240) * .19), ("Gesamtbetrag", (total + 240) * 1.19)):
        w.merge_cells(start_row=r, end_row=r, start_column=1, end_column=5)
        w.cell(r, 1, k).alignment = Alignment(horizontal="right")
        w.cell(r, 6, round(v, 2)).number_format = "#,##0.00"
        if k == "Gesamtbetrag":
            w.cell(r, 1).fill = w.cell(r, 6).fill = green
        r += 1
    w.cell(r + 1, 1, "Lieferzeit ca. 4 Wochen nach Auftrag. Zahlbar 14 Tage ohne Abzug.")
    w.cell(r + 2, 1, "Mit freundlichem Gruß  U. Petermann")
    w.column_dimensions["C"].width = 38
    b.save(path(name))
    line = lines_of(s, "EUR", validUntil="2026-04-30", leadTimeDays=28)
    truth(name, "hand-made-sheet", "de", [line(x[0], x[2], x[3]) for x in rows], [{"amount": 240}])


def es_discount():
    name = "es-oferta-descuento.xlsx"
    s = "Suministros Industriales Arrizola, S.L."
    rows = [("AR-10045", "Electroválvula 5/2 G1/4 24 VDC", 30, 42.00, 20, 33.60, 0), ("AR-10112", "Cilindro neumático Ø50 carrera 100", 12, 68.50, 20, 54.80, 7), ("AR-20310", "Racor recto 8 mm - G1/4", 200, 2.40, 35, 1.56, 0), ("AR-20400", "Tubo poliuretano 8x5,5 azul (rollo 100 m)", 5, 96.00, 15, 81.60, 0)]
    b = openpyxl.Workbook()
    w = b.active
    w.title = "OFERTA"
    for row in ([s], ["Pol. Ind. El Robledal, nave 14 - 48999 Urduñaga"], ["CIF B00000000"], [], ["OFERTA Nº", "26/01877", None, "FECHA", "09/09/2026"], ["CLIENTE", "Talleres Garamendi, S.A.", None, "VALIDEZ", "09/10/2026"], []):
        w.append(row)
    w.append(["Referencia", "Descripción", "Cantidad", "Precio tarifa", "Dto. %", "Precio neto", "Importe", "Plazo de entrega"])
    for x in w[8]:
        x.font, x.fill = Font(bold=True, color="FFFFFF"), PatternFill("solid", fgColor="7F7F7F")
    for a, d, q, p, k, n, days in rows:
        w.append([a, d, q, p, k, n, round(q * n, 2), "Inmediato" if not days else "1 semana"])
    for row in w.iter_rows(min_row=9, min_col=4, max_col=7):
        for x in row:
            x.number_format = '#,##0.00 "€"' if x.column != 5 else "0"
    net = sum(x[2] * x[5] for x in rows)
    w.append([])
    for k, v in (("Suma", net), ("Portes", 15), ("Base imponible", net + 15), ("IVA 21 %", (net + 15) * .21), ("TOTAL", (net + 15) * 1.21)):
        w.append([None] * 5 + [k, round(v, 2)])
    w.append([])
    w.append(["Forma de pago: transferencia a 60 días. Precios sin IVA."])
    b.save(path(name))
    line = lines_of(s, "EUR", validUntil="2026-10-09")
    truth(name, "discount-columns", "es", [line(x[0], x[2], x[5], leadTimeDays=x[6]) for x in rows], [{"amount": 15}])


def nl_xls():
    name = "nl-offerte.xls"
    s = "Hydroflex Veldkamp B.V."
    rows = [("HF-2SN-12-0850", "Hydrauliekslang 2SN DN12, 850 mm", 40, 31.20), ("HF-2SN-12-1400", "Hydrauliekslang 2SN DN12, 1400 mm", 40, 38.75), ("HF-BSP-12-90", 'Koppeling BSP 1/2" 90°', 160, 6.05)]
    b = xlwt.Workbook(encoding="utf-8")
    w = b.add_sheet("Offerte")
    bold, money = xlwt.easyxf("font: bold on"), xlwt.easyxf(num_format_str="#,##0.00")
    w.write(0, 0, s, bold)
    w.write(1, 0, "Ambachtsweg 5, 8399 AA Lutterveen - verkoop@hydroflexveldkamp.example")
    for i, (k, v) in enumerate([("Offertenummer", "OF-2026-233"), ("Offertedatum", "17-02-2026"), ("Geldig tot", "31-03-2026"), ("Klant", "Brouwer Transportsystemen B.V."), ("Levertijd", "10 werkdagen"), ("Leveringsconditie", "Franco huis (DAP)")]):
        w.write(3 + i, 0, k, bold)
        w.write(3 + i, 2, v)
    for c, t in enumerate(["Artikelnr.", "Omschrijving", "Aantal", "Eenheid", "Prijs EUR", "Totaal EUR"]):
        w.write(10, c, t, bold)
    r = 11
    for a, d, q, p in rows:
        for c, v in enumerate([a, d, q, "stuk"]):
            w.write(r, c, v)
        w.write(r, 4, p, money)
        w.write(r, 5, round(p * q, 2), money)
        r += 1
    w.write(r + 1, 4, "Totaal excl. BTW", bold)
    w.write(r + 1, 5, round(sum(x[2] * x[3] for x in rows), 2), money)
    w.write(r + 3, 0, "Prijzen zijn exclusief 21% BTW. Orders onder EUR 150,00: EUR 12,50 orderkosten.")
    w.col(1).width = 256 * 36
    b.save(path(name))
    line = lines_of(s, "EUR", validUntil="2026-03-31", incoterm="DAP", leadTimeDays=working_days(10))
    truth(name, "quote-sheet", "nl", [line(x[0], x[2], x[3]) for x in rows])


def ods(name, rows, sheet):
    doc = OpenDocumentSpreadsheet()
    t = Table(name=sheet)
    for row in rows:
        tr = TableRow()
        for v in row:
            if v is None or v == "":
                cell = TableCell()
            elif isinstance(v, (int, float)):
                cell = TableCell(valuetype="float", value=v)
                cell.addElement(P(text=eu(v) if isinstance(v, float) else str(v)))
            else:
                cell = TableCell(valuetype="string")
                cell.addElement(P(text=v))
            tr.addElement(cell)
        t.addElement(tr)
    doc.spreadsheet.addElement(t)
    doc.save(path(name))


def fr_ods():
    name = "fr-offre-visserie.ods"
    s = "Visserie Montagnard SAS"
    rows = [("VM-H-M6X30-A2", "Vis H M6x30 inox A2", 3000, 8.60, 100, "Stock", 0), ("VM-CHC-M8X20-A4", "Vis CHC M8x20 inox A4", 1000, 24.90, 100, "Stock", 0), ("VM-EC-M6-A2", "Écrou H M6 inox A2", 5000, 19.50, 1000, "Stock", 0), ("VM-GOUJ-M12-180", "Goujon M12x180 sur plan", 150, 3.15, 1, "4 semaines", 28)]
    out = [[s], ["5 allée des Forges, 74999 Marnoz"], [], ["Offre de prix n°", "OP-26-0912"], ["Date", "16/03/2026"], ["Offre valable jusqu'au", "15/04/2026"], ["Client", "Manutech Ouest"], [], ["Code", "Désignation", "Quantité", "Prix HT", "Prix pour", "Montant HT", "Devise", "Délai"]]
    for a, d, q, p, per, lead, _ in rows:
        out.append([a, d, q, p, per, round(q * p / per, 2), "EUR", lead])
    out += [[], ["", "", "", "", "Total HT", round(sum(x[2] * x[3] / x[4] for x in rows), 2), "EUR"], [], ["Franco de port à partir de 300 € HT. Conditionnement minimum : boîtes complètes."]]
    ods(name, out, "Offre")
    line = lines_of(s, "EUR", validUntil="2026-04-15")
    truth(name, "price-per", "fr", [line(x[0], x[2], x[3], leadTimeDays=x[6], **({"per": x[4]} if x[4] > 1 else {})) for x in rows])


def cs_ods():
    name = "cs-nabidka-odlitky.ods"
    s = "Slévárna Horní Lomnička s.r.o."
    rows = [("OD-3301", "Odlitek konzoly, šedá litina EN-GJL-250", 120, 486.5), ("OD-3302", "Odlitek víka, EN-GJL-250", 120, 212.0), ("OD-3310", "Odlitek kladky Ø180, EN-GJS-400", 60, 655.0)]
    out = [["Dodavatel:", s, "", "", "Nabídka č.", "N260144"], ["", "Tovární 15, 799 99 Horní Lomnička", "", "", "Datum:", "20.04.2026"], ["Odběratel:", "Strojírny Bělavec a.s.", "", "", "Platnost do:", "31.05.2026"], [], ["Číslo dílu", "Popis", "Množství", "MJ", "Cena za kus (Kč)", "Cena celkem (Kč)"]]
    for a, d, q, p in rows:
        out.append([a, d, q, "ks", p, round(p * q, 2)])
    net = sum(x[2] * x[3] for x in rows)
    out += [["", "Modelové zařízení OD-3310 (jednorázově)", 1, "ks", 38000.0, 38000.0], ["", "", "", "", "Celkem bez DPH", round(net + 38000, 2)], ["", "", "", "", "DPH 21 %", round((net + 38000) * .21, 2)], [], ["Dodací lhůta: 6 týdnů od objednávky", "", "", "", "Dodací podmínka: FCA Horní Lomnička"], ["Splatnost 30 dní"]]
    ods(name, out, "Nabídka")
    line = lines_of(s, "CZK", validUntil="2026-05-31", leadTimeDays=42, incoterm="FCA")
    truth(name, "quote-sheet", "cs", [line(x[0], x[2], x[3]) for x in rows], [{"part": "OD-3310", "amount": 38000}])


for make in (en_xlsxwriter, de_by_hand, es_discount, nl_xls, fr_ods, cs_ods):
    make()
