"""Sheets in German, Italian, French, Chinese and Czech."""

import xlsxwriter
from kit import after, at, perl, true, workdays, write
from openpyxl import Workbook
from openpyxl.styles import Alignment, Font


def stahl():
    name, s = "de-stahlhandel-kg-und-meter.xlsx", "Stahl-Center Westerwald GmbH"
    rows = [("300118", "Rundstahl 42CrMo4+QT Ø80, h9", 3200, "KG", 178.5, 100), ("300240", "Flachstahl S355J2 100x20", 1850, "KG", 96.4, 100), ("410077", "Präzisionsrohr E355 60x5 HPZ", 240, "M", 13.85, 1), ("410102", "Hydraulikrohr E235 16x2 verzinkt", 1200, "M", 412.0, 100)]
    wb = xlsxwriter.Workbook(at(name))
    ws = wb.add_worksheet("Angebot")
    bold, money = wb.add_format({"bold": True, "bottom": 1}), wb.add_format({"num_format": "#,##0.00"})
    for i, t in enumerate((s, "Niederlassung Montabach, Industriestr. 90, 56999 Montabach", "", "Angebot 4711880 an Zylinderbau Dillmann GmbH vom 10.11.2026", "Angebot freibleibend, Zwischenverkauf vorbehalten, Preise gültig bis 24.11.2026")):
        ws.write(i, 0, t)
    for j, h in enumerate(("Pos", "Artikel", "Abmessung / Güte", "Menge", "ME", "EUR", "per", "Wert EUR", "Verfügbarkeit")):
        ws.write(6, j, h, bold)
    for i, (a, d, q, u, p, per) in enumerate(rows):
        ws.write_row(7 + i, 0, (i + 1, a, d, q, u))
        ws.write(7 + i, 5, p, money)
        ws.write(7 + i, 6, f"{per} {u}")
        ws.write_formula(7 + i, 7, f"=D{8 + i}*F{8 + i}/{per}", money, q * p / per)
        ws.write(7 + i, 8, "Lager" if i != 2 else "10 AT")
    tail = [("Sägeschnitte 300118, 64 Stück á 4,50", 288.0), ("Werkszeugnis 3.1", 35.0), ("Anlieferung / Maut", 72.5)]
    for i, (t, k) in enumerate(tail):
        ws.write(11 + i, 2, t)
        ws.write(11 + i, 7, k, money)
    ws.write(14, 2, "Netto-Summe", bold)
    ws.write(14, 7, sum(q * p / per for _, _, q, _, p, per in rows) + sum(k for _, k in tail), money)
    ws.write(16, 0, "Legierungszuschlag November 2026 ist eingerechnet. Zahlung 14 Tage netto. Lieferung: DAP Werk Dillmann.")
    ws.set_column(2, 2, 36)
    wb.close()
    true(name, "kg-and-metres-price-unit", "de", dict(supplier=s, currency="EUR", incoterm="DAP", validUntil="2026-11-24"), [(a, q, p, dict(per=per, unit=u.lower(), leadTimeDays=workdays(10) if a == "410077" else 0)) for a, _, q, u, p, per in rows], [("300118", 288), 35, 72.5])


def ingranaggi():
    name, s = "it-ingranaggi-sezioni.xlsx", "O.M.I. Officine Meccaniche Ingranaggi di Bortolotti G. & C. S.a.s."
    groups = [("RIDUTTORE R40", [("R40-101", "Pignone m2 z18 16NiCr4", 150, 24.6), ("R40-102", "Corona m2 z72 18NiCrMo5", 150, 61.3)]), ("RIDUTTORE R55", [("R55-101", "Pignone conico z15 rettificato", 80, 47.9), ("R55-102", "Corona conica z45 rettificata", 80, 98.75), ("R55-110", "Albero scanalato", 80, 39.2)])]
    wb = Workbook()
    ws = wb.active
    ws.title = "Offerta"
    ws.merge_cells("A1:F1")
    ws["A1"], ws["A1"].alignment, ws["A1"].font = s, Alignment(horizontal="center"), Font(bold=True, size=12)
    ws["A2"] = "Via Emilia Ponente 401, 40999 Anzolera (BO)"
    ws["A3"], ws["E3"] = "Spett.le TRASMISSIONI PADANE SPA", "Offerta 2026/771"
    ws["A4"], ws["E4"] = "c.a. Ing. Malaguti", "del 02/11/2026"
    r, lines, total = 6, [], 0.0
    for title, rows in groups:
        ws.merge_cells(start_row=r, start_column=1, end_row=r, end_column=6)
        ws.cell(r, 1, title).font = Font(bold=True)
        for c, h in enumerate(("Codice", "Descrizione", "Q.tà", "Prezzo unit. €", "Totale €", "Consegna"), 1):
            ws.cell(r + 1, c, h).font = Font(italic=True)
        r += 2
        for a, d, q, p in rows:
            lead = "6 settimane" if "R40" in a else "9 settimane"
            for c, v in enumerate((a, d, q, p, round(q * p, 2), lead), 1):
                ws.cell(r, c, v).number_format = "#,##0.00" if c in (4, 5) else "General"
            lines.append((a, q, p, dict(leadTimeDays=7 * int(lead[0]))))
            total += q * p
            r += 1
        ws.cell(r, 2, f"Subtotale {title.title()}")
        ws.cell(r, 5, sum(round(q * p, 2) for _, _, q, p in rows)).number_format = "#,##0.00"
        r += 2
    for t, k in (("Creatore speciale per R55-110 (una tantum)", 720.0), ("Spese di imballo e trasporto", 95.0), ("TOTALE OFFERTA", total + 815)):
        ws.cell(r, 2, t)
        ws.cell(r, 5, round(k, 2)).number_format = "#,##0.00"
        r += 1
    for t in ("Resa: DAP Modenella", "Pagamento: Ri.Ba. 90 gg FM", "Validità: 31/12/2026", "Trattamento termico compreso. IVA a Vs. carico."):
        r += 1
        ws.cell(r, 1, t)
    ws.column_dimensions["B"].width = 40
    wb.save(at(name))
    true(name, "sections-repeated-header", "it", dict(supplier=s, currency="EUR", incoterm="DAP", validUntil="2026-12-31"), lines, [("R55-110", 720), 95])


def joints():
    name = "fr-caoutchouc-le-cent.xlsx"
    s = "Établissements Faure Caoutchouc SAS"
    rows = [("EF 1201", "Joint torique EPDM 60x4", 4000, 28.5, "2 semaines", 0), ("EF 1233", "Soufflet NBR plan 1233-2", 1500, 196.0, "8 semaines", 3400), ("EF 1240", "Bague d'étanchéité silicone", 10000, 17.9, "4 semaines", 0), ("EF 1251", "Plot antivibratile M8", 600, 245.0, "4 semaines", 0)]
    wb = xlsxwriter.Workbook(at(name))
    ws = wb.add_worksheet("DEVIS")
    bold, money = wb.add_format({"bold": True}), wb.add_format({"num_format": "# ##0.00 €"})
    ws.write("A1", "DEVIS N° 26-1140", wb.add_format({"bold": True, "font_size": 16}))
    ws.write("A2", "Client : Compresseurs Vialatte SA, 69999 Givorange")
    ws.write("A3", "Affaire suivie par : Mme Perrin")
    ws.write("E2", "Date : 06/11/2026")
    ws.write("E3", "Validité : 2 mois")
    for j, h in enumerate(("Référence", "Désignation", "Délai", "Quantité", "Prix HT le cent", "Montant HT", "Outillage HT")):
        ws.write(4, j, h, bold)
    for i, (a, d, q, p, w, t) in enumerate(rows):
        ws.write_row(5 + i, 0, (a, d, w, q))
        ws.write(5 + i, 4, p, money)
        ws.write(5 + i, 5, q * p / 100, money)
        if t:
            ws.write(5 + i, 6, t, money)
    goods = sum(q * p / 100 for _, _, q, p, _, _ in rows)
    for i, (t, v, u) in enumerate((("Sous-total", goods, 3400), ("Participation aux frais de port", 45.0, ""), ("TOTAL HT (hors outillage)", goods + 45, ""), ("TVA 20 %", (goods + 45) * 0.2, ""))):
        ws.write(9 + i, 1, t, bold)
        ws.write(9 + i, 5, v, money)
        if u:
            ws.write(9 + i, 6, u, money)
    ws.write("A15", "Minimum de facturation : 120 € HT. Outillage payable à la commande, reste la propriété du client. Prix départ usine (EXW).")
    ws.write("A17", f"{s}, ZI Les Forges, 42999 Saint-Chamas-le-Vieux, SIRET 000 000 000 00000")
    ws.set_column(0, 6, 17)
    wb.close()
    days = lambda w: 7 * int(w[0])  # noqa: E731
    true(name, "per-hundred-footer", "fr", dict(supplier=s, currency="EUR", per=100, incoterm="EXW", validUntil="2027-01-06"), [(a, q, p, dict(leadTimeDays=days(w))) for a, _, q, p, w, _ in rows], [("EF 1233", 3400), 45], noMinimumPieces=True)


def zhuzao():
    name, s = "zh-zhujian-muju.xlsx", "无锡市惠山区宏达精密铸造有限公司"
    rows = [("HD-2601", "泵体", "ZG304", 3.2, 500, 96.5, 4800), ("HD-2602", "叶轮", "CF8M", 1.15, 1000, 58.0, 3600), ("HD-2605", "法兰盖", "WCB", 2.05, 800, 37.8, None)]
    wb = Workbook()
    ws = wb.active
    ws.title = "报价单"
    ws.append((s,))
    ws.append(("报 价 单",))
    ws.append(("客户：苏州安泰泵业有限公司", "", "", "", "报价日期：2026-11-10"))
    ws.append(("联系人：陈工", "", "", "", "报价编号：HD20261110-03"))
    ws.append(("序号", "图号", "名称", "材质", "单重(kg)", "数量(件)", "含税单价(元)", "金额(元)", "模具费(元)", "备注"))
    for i, (a, d, m, w, q, p, t) in enumerate(rows, 1):
        ws.append((i, a, d, m, w, q, p, round(q * p, 2), t, "" if t else "客户提供模具"))
    ws.append(("合计", "", "", "", "", "", "", sum(r[4] * r[5] for r in rows), 8400, ""))
    for t in ("1. 以上价格含13%增值税，含运费送至苏州。", "2. 交货期：模具25天，铸件30天。", "3. 最小起订量：200件。", "4. 报价有效期：30天。", "5. 付款方式：月结60天。"):
        ws.append((t,))
    for c in ("A1", "A2"):
        ws.merge_cells(f"{c}:J{c[1]}")
        ws[c].alignment, ws[c].font = Alignment(horizontal="center"), Font(bold=True, size=14)
    wb.save(at(name))
    true(name, "tool-column", "zh", dict(supplier=s, currency="CNY", minimumOrder=200, validUntil=after("2026-11-10", 30)), [(a, q, p, dict(leadTimeDays=[25, 30, 55] if t else [30])) for a, _, _, _, q, p, t in rows], [(r[0], r[6]) for r in rows if r[6]])


def plech():
    name, s = "cs-plechove-dily.xlsx", "KOVO-Laser Třebíčsko s.r.o."
    rows = [("30-118-02", "Kryt levý, DX51D 1,5 mm, komaxit RAL 9005", 100, 386.0), ("30-118-03", "Kryt pravý, DX51D 1,5 mm, komaxit RAL 9005", 100, 386.0), ("30-121-00", "Držák čidla, nerez 1.4301 3 mm", 250, 47.5), ("30-130-01", "Rám svařený, S235", 20, 2840.0)]
    goods = sum(q * p for *_, q, p in rows)
    out = [["Dodavatel:", s, "", "Nabídka:", "CN-2026-418"], ["", "Průmyslová 1105, 674 99 Třebíčsko", "", "Datum:", "10.11.2026"], ["Odběratel:", "Vysočina Balicí Stroje a.s.", "", "Platnost do:", "10.12.2026"], [], ["Č. výkresu", "Popis", "Počet ks", "Cena/ks Kč", "Celkem Kč"]]
    out += [[a, d, str(q), f"{p:.2f}", f"=C{6 + i}*D{6 + i}"] for i, (a, d, q, p) in enumerate(rows)]
    out += [["", "Přípravek na svařování 30-130-01 (jednorázově)", "1", "9500.00", "=C10*D10"], ["", "Celkem bez DPH", "", "", "=SUM(E6:E10)"], [], ["Termín dodání: 20 pracovních dnů od objednávky"], ["Dodací podmínky: EXW Třebíčsko"], ["Splatnost: 30 dní"]]
    perl(name, f'$ws->write_formula(10,4,"=SUM(E6:E10)",$m,{goods + 9500}); ' + " ".join(f'$ws->write_formula({5 + i},4,"=C{6 + i}*D{6 + i}",$m,{q * p});' for i, (_, _, q, p) in enumerate([*rows, ("", "", 1, 9500)])) + " $ws->set_column(1,1,46); $ws->set_row(4,undef,$b);", out)
    true(name, "labels-beside", "cs", dict(supplier=s, currency="CZK", incoterm="EXW", leadTimeDays=workdays(20), validUntil="2026-12-10"), [(a, q, p) for a, _, q, p in rows], [("30-130-01", 9500)])


write(stahl, ingranaggi, joints, zhuzao, plech)
