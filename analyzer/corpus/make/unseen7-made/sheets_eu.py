"""Sheets in German, French, Swedish, Japanese and Spanish."""

import tempfile
from pathlib import Path

import openpyxl
import xlsxwriter
from kit import after, at, eu, soffice, true
from openpyxl.styles import Font


def sections():
    name = "de-blech-abschnitte.xlsx"
    groups = [("A. Laserteile", [("BL-1010", "Grundblech 3 mm DC01", 80, 12.45), ("BL-1011", "Seitenblech 2 mm DC01", 160, 7.9)]), ("B. Kantteile", [("BL-2020", "Haube 1,5 mm 1.4301, gekantet", 40, 46.2), ("BL-2021", "Winkel 3 mm, gekantet", 320, 2.85)]), ("C. Schweißbaugruppen", [("BG-3001", "Gestell komplett, RAL 7035", 20, 318.0)])]
    wb = openpyxl.Workbook()
    ws = wb.active
    for r in [["Blechwerk Terhorst & Partner GmbH"], ["Industriering 40, 46999 Isselmark"], [], ["Angebot", "26-4410", None, "Datum", "02.10.2026"], ["Kunde", "Siebtechnik Overath GmbH", None, "gültig bis", "13.11.2026"], [], ["Teilenummer", "Bezeichnung", "Stück", "Einzelpreis €", "Summe €"]]:
        ws.append(r)
    total = 0
    for title, rows in groups:
        ws.append([title])
        ws.cell(ws.max_row, 1).font = Font(bold=True)
        ws.merge_cells(start_row=ws.max_row, end_row=ws.max_row, start_column=1, end_column=5)
        for a, b, q, p in rows:
            ws.append([a, b, q, p, q * p])
        part = sum(r[2] * r[3] for r in rows)
        total += part
        ws.append([None, f"Zwischensumme {title[0]}", None, None, part])
    ws.append([None, "Programmier- und Einrichtkosten, einmalig", None, None, 260])
    ws.append([None, "Fracht per Spedition", None, None, 95])
    ws.append([None, "Angebotssumme netto", None, None, total + 355])
    ws.append([])
    ws.append(["Lieferzeit 3 Wochen für A und B, 5 Wochen für C. Abnahmeprüfzeugnis 3.1 auf Wunsch 35,00 € je Charge."])
    for row in ws["D8:E22"]:
        for c in row:
            c.number_format = '#,##0.00'
    with tempfile.TemporaryDirectory() as folder:
        wb.save(Path(folder) / "b.xlsx")
        soffice(Path(folder) / "b.xlsx", "zwischen.ods")
        soffice(at("zwischen.ods"), name)
    Path(at("zwischen.ods")).unlink()
    true(name, "sections", "de", dict(supplier="Blechwerk Terhorst & Partner GmbH", currency="EUR", validUntil="2026-11-13"), [(a, q, p, dict(leadTimeDays=35 if t[0] == "C" else 21)) for t, rows in groups for a, _, q, p in rows], [dict(amount=260), dict(amount=95)])


def transposed():
    name = "de-spritzguss-gedreht.xlsx"
    parts = [("KG-100", "Gehäuse PA66 GF30", 14800, (2.18, 1.94, 1.79)), ("KD-101", "Deckel PA66 GF30", 9600, (1.12, 0.98, 0.91)), ("KT-102", "Taster POM", 6900, (0.64, 0.55, 0.49))]
    qty = (1000, 5000, 10000)
    wb = openpyxl.Workbook()
    ws = wb.active
    for r in [["Kunststofftechnik Eder & Söhne GmbH, 4999 Neuwaldkirchen, Österreich"], ["Angebot Nr. 2026/118 vom 15.07.2026 an: Messgeräte Fluri AG"], [], ["Teil", *[p[0] for p in parts]], ["Bezeichnung", *[p[1] for p in parts]], ["Werkzeugkosten einmalig (EUR)", *[p[2] for p in parts]], ["Preis je Stück (EUR) bei Losgröße"], *[[q, *[p[3][i] for p in parts]] for i, q in enumerate(qty)], ["Lieferzeit Serie (Wochen)", 4, 4, 4], [], ["DAP Messgeräte Fluri AG, unverzollt. Preisbindung bis 31.12.2026."]]:
        ws.append(r)
    ws["A1"].font = Font(bold=True, size=13)
    ws.column_dimensions["A"].width = 34
    for row in ws["A8:A10"]:
        row[0].number_format = '#,##0" Stück"'
    wb.save(at(name))
    true(name, "transposed", "de", dict(supplier="Kunststofftechnik Eder & Söhne GmbH", currency="EUR", incoterm="DAP", validUntil="2026-12-31", leadTimeDays=28), [(a, None, [[q, x] for q, x in zip(qty, ps)]) for a, _, _, ps in parts], [dict(part=p[0], amount=p[2]) for p in parts])


def decolletage():
    name = "fr-decolletage-prix-en-tete.xlsx"
    rows = [(312.0, "DV-4471", "Axe laiton CW614N", 20000), (184.5, "DV-4472", "Entretoise acier 11SMnPb30", 15000), (96.4, "DV-4490", "Goupille inox 303", 30000)]
    wb = xlsxwriter.Workbook(at(name))
    ws = wb.add_worksheet("Offre")
    ws.write("A1", "Décolletage Vuagnat-Perrier SARL", wb.add_format({"bold": True}))
    ws.write("A2", "74999 Marignier-le-Vieux")
    ws.write("D1", "Offre 2026-209 du 12/10/2026")
    ws.write("D2", "Client : Horlogerie Bressan SA")
    ws.write_row("A4", ["Prix HT / 1000 p. (€)", "Référence", "Désignation", "Quantité", "Total HT (€)"], wb.add_format({"bold": True, "bottom": 1}))
    two = wb.add_format({"num_format": "#,##0.00"})
    for i, (p, a, b, q) in enumerate(rows):
        ws.write(4 + i, 0, p, two)
        ws.write_row(4 + i, 1, [a, b])
        ws.write(4 + i, 3, q, wb.add_format({"num_format": "# ##0"}))
        ws.write_formula(4 + i, 4, f"=A{5 + i}*D{5 + i}/1000", two, p * q / 1000)
    ws.write("D8", "Total HT")
    ws.write_formula("E8", "=SUM(E5:E7)", two, sum(r[0] * r[3] / 1000 for r in rows))
    for i, t in enumerate(["Délai : 6 semaines. Franco de port.", "Frais de mise en route DV-4490 : 150,00 € HT (une fois).", "Offre valable 2 mois, jusqu'au 12/12/2026."]):
        ws.write(9 + i, 0, t)
    ws.set_column(0, 4, 22)
    wb.close()
    true(name, "price-first", "fr", dict(supplier="Décolletage Vuagnat-Perrier SARL", currency="EUR", validUntil="2026-12-12", leadTimeDays=42, per=1000), [(a, q, p) for p, a, _, q in rows], [dict(part="DV-4490", amount=150)])


def gummi():
    name = "sv-gummi-offert.xlsx"
    rows = [("G-2040", "Vibrationsdämpare M8 NR 60", 250, 28.5), ("G-2051", "Packning EPDM 70, Ø120", 600, 9.75), ("G-2060", "Bälg NBR", 80, 74.0)]
    wb = openpyxl.Workbook()
    ws = wb.active
    for r in [["OFFERT 10482", None, None, None, "Bröderna Hallqvists Gummi AB"], ["2026-05-06", None, None, None, "Verkstadsgatan 3, 335 99 Hillerstorpa"], [], ["Till: Skogsmaskiner i Ånge AB"], [], ["Art.nr", "Benämning", "Antal", "À-pris SEK", "Belopp SEK"], *[[a, b, q, p, q * p] for a, b, q, p in rows], [None, "Emballage", None, None, 120], [None, "Summa exkl. moms", None, None, sum(r[2] * r[3] for r in rows) + 120], [], ["Leveranstid 3 veckor. Leveransvillkor FCA Hillerstorpa. Betalning 30 dagar netto."], ["Offerten gäller t.o.m. 2026-06-30."], ["Formverktyg G-2060: 8 400 SEK, engångskostnad."]]:
        ws.append(r)
    wb.save(at(name))
    true(name, "supplier-at-right", "sv", dict(supplier="Bröderna Hallqvists Gummi AB", currency="SEK", incoterm="FCA", validUntil="2026-06-30", leadTimeDays=21), [(a, q, p) for a, _, q, p in rows], [dict(amount=120), dict(part="G-2060", amount=8400)])


def bane():
    name = "ja-bane-mitsumori.xlsx"
    rows = [("SP-0125", "圧縮コイルばね SUS304-WPB φ0.8", 3000, 18.5), ("SP-0126", "引張コイルばね SWP-B φ1.0", 2000, 24), ("PL-0310", "板ばね SK85 t0.4", 1000, 62)]
    wb = openpyxl.Workbook()
    ws = wb.active
    ws.merge_cells("A1:F1")
    ws["A1"] = "御 見 積 書"
    goods = sum(r[2] * r[3] for r in rows) + 85000
    for r in [["東海精機工業株式会社 御中", None, None, None, "見積番号", "M26-0588"], [None, None, None, None, "見積日", "2026年9月1日"], ["下記の通りお見積り申し上げます。", None, None, None, "有限会社 三橋ばね製作所"], ["納期：ご発注後 20日", None, None, None, "愛知県碧海市港町1-9"], ["有効期限：2026年10月31日"], ["受渡条件：貴社渡し（運賃込）"], [], ["品番", "品名・材質", "数量", "単位", "単価（円）", "金額（円）"], *[[a, b, q, "個", p, q * p] for a, b, q, p in rows], ["PL-0310", "抜き型代（初回のみ）", 1, "式", 85000, 85000], [None, "小計", None, None, None, goods], [None, "消費税 10%", None, None, None, round(goods * 0.1)], [None, "合計", None, None, None, round(goods * 1.1)]]:
        ws.append(r)
    wb.save(at(name))
    true(name, "quote-sheet", "ja", dict(supplier="有限会社 三橋ばね製作所", currency="JPY", validUntil="2026-10-31", leadTimeDays=20), [(a, q, p) for a, _, q, p in rows], [dict(part="PL-0310", amount=85000)])


def valvulas():
    from odf.opendocument import OpenDocumentSpreadsheet
    from odf.table import Table, TableCell, TableRow
    from odf.text import P

    name = "es-fundicion-dos-monedas.ods"
    rows = [("VB-50", "Cuerpo válvula DN50, CF8M", 120, 68.4, 73.87), ("VB-80", "Cuerpo válvula DN80, CF8M", 60, 112.5, 121.5), ("TV-50", "Tapa DN50, CF8M", 120, 21.3, 23.0)]
    doc = OpenDocumentSpreadsheet()
    t = Table(name="Oferta")
    doc.spreadsheet.addElement(t)
    sheet = [["Hijos de Ramón Echezortu, S.A. - Fundición a la cera perdida"], ["48999 Berritxua (Bizkaia)"], ["Oferta nº", "F-2260"], ["Fecha", "23/11/2026"], ["Cliente", "Valvulería del Sur, S.L."], [], ["Código", "Descripción", "Cantidad", "Precio EUR", "Importe EUR", "Precio USD (orientativo)"], *[[a, b, q, p, round(p * q, 2), u] for a, b, q, p, u in rows], [None, "Total EUR", None, None, round(sum(r[2] * r[3] for r in rows), 2)], [], ["Los precios en euros son los que valen; los de USD son orientativos al cambio 1,08."], ["Molde VB-80: 3.950,00 EUR (una sola vez). Moldes VB-50 y TV-50 existentes."], ["Plazo: 10 semanas. CIF Algeciras. Oferta válida 45 días."]]
    for row in sheet:
        tr = TableRow()
        t.addElement(tr)
        for v in row:
            number = isinstance(v, (int, float))
            cell = TableCell(valuetype="float", value=v) if number else TableCell(**({"valuetype": "string"} if v else {}))
            if v is not None:
                cell.addElement(P(text=eu(v, 2 if isinstance(v, float) else 0) if number else v))
            tr.addElement(cell)
    doc.save(at(name))
    true(name, "two-currencies", "es", dict(supplier="Hijos de Ramón Echezortu, S.A.", currency="EUR", incoterm="CIF", validUntil=after(2026, 11, 23, 45), leadTimeDays=70), [(r[0], r[2], r[3]) for r in rows], [dict(part="VB-80", amount=3950)])


for make in (sections, transposed, decolletage, gummi, bane, valvulas):
    make()
