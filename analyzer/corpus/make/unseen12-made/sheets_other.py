"""Excel, .ods and .xls quotes in German, French, Swedish, Portuguese and Spanish."""

from datetime import datetime

import xlsxwriter
import xlwt
from odf.opendocument import OpenDocumentSpreadsheet
from odf.style import Style, TableColumnProperties
from odf.table import Table, TableCell, TableColumn, TableRow
from odf.text import P
from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

from kit import after, at, eu, put, true, weeks, workdays, write
from paper import office

THIN = Side(style="thin")
BOX = Border(THIN, THIN, THIN, THIN)


def widths(sheet, *sizes):
    for i, size in enumerate(sizes):
        sheet.column_dimensions["ABCDEFGHIJKLMNOP"[i]].width = size


def kabel():
    name, s = "de-kabelkonfektion.xlsx", "Konfektionstechnik Maintal GmbH"
    rows = [("KT-8801-15", "Sensorleitung M12, 1,5 m", 1200, 6.48), ("KT-8801-30", "Sensorleitung M12, 3,0 m", 800, 7.92), ("KT-8840", "Motorleitung 4G1,5, 5 m, geschirmt", 300, 31.25), ("KT-8855", "Kabelbaum Bedienpult, 38 Adern", 150, 74.6)]
    w = Workbook()
    h = w.active
    h.title = "Angebot"
    widths(h, 6, 14, 38, 10, 8, 14, 16)
    tot = sum(q * p for *_, q, p in rows)
    put(h, [(s,), ("Im Gleisdreieck 14, 63499 Maintal-West",), (), ("Angebot Nr.", None, "KT-26-1402", None, None, "Datum:", datetime(2026, 11, 6)), ("Kunde", None, "Förderanlagen Spessart AG", None, None, "Gültig bis:", datetime(2026, 12, 18)), ("Bearbeiter", None, "Frau Yvonne Kleist", None, None, "Lieferzeit:", "5 Wochen"), ("Lieferung", None, "DAP Spessartbrück", None, None, "Währung:", "EUR"), (), ("Pos.", "Teile-Nr.", "Bezeichnung", "Menge", "ME", "Preis/Einheit", "Gesamt")] + [(10 * i, a, d, q, "Stk", p, q * p) for i, (a, d, q, p) in enumerate(rows, 1)] + [(50, None, "Prüfadapter für KT-8855 (einmalig)", 1, "psch", 520.0, 520.0), (None, None, "Gesamtsumme netto", None, None, None, tot + 520)], 1, {6: '#,##0.00 "€"', 7: '#,##0.00 "€"'})
    for c in ("G4", "G5"):
        h[c].number_format = "DD.MM.YYYY"
    for c in h[9]:
        c.font, c.fill = Font(bold=True, color="FFFFFFFF"), PatternFill("solid", fgColor="FF305496")
    h["A1"].font = Font(bold=True, size=15)
    office(name, w.save, "xlsx")
    true(name, "labels-beside", "de", dict(supplier=s, currency="EUR", incoterm="DAP", leadTimeDays=35, validUntil="2026-12-18"), [(a, q, p) for a, _, q, p in rows], [("KT-8855", 520)])


def paliers():
    name, s = "fr-usinage-paliers.xlsx", "Mécanique de Précision du Léman SA"
    rows = [("ML-0712", "Corps de vanne, CuZn39Pb3", ((200, 11.8), (500, 9.95), (1000, 9.1))), ("ML-0713", "Siège, 1.4435", ((200, 7.4), (500, 6.25), (1000, 5.6))), ("ML-0720", "Tige, 1.4435, rectifiée", ((200, 14.65), (500, 12.9), (1000, 12.2)))]
    w = Workbook()
    h = w.active
    h.title = "Offre"
    widths(h, 12, 34, 12, 16, 16)
    put(h, [(s,), ("Chemin des Fraises 4, 1199 Rolleville, Suisse",), ("Offre no 26-0558", None, None, "Rolleville, le 10.11.2026"), ("Destinataire: Vannes Industrielles Jorat Sàrl",), ("Prix en francs suisses (CHF) par pièce, hors TVA",), (), ("Article", "Désignation", "Quantité dès", "Prix / pce", "Montant")])
    r = 8
    for a, d, b in rows:
        for k, (q, p) in enumerate(b):
            put(h, [(a if k == 0 else None, d if k == 0 else None, q, p, round(q * p, 2))], r, {4: "#,##0.00", 5: "#,##0.00"})
            r += 1
        h.merge_cells(f"A{r - 3}:A{r - 1}"), h.merge_cells(f"B{r - 3}:B{r - 1}")
        h.cell(r - 3, 1).alignment = h.cell(r - 3, 2).alignment = Alignment(vertical="top", wrap_text=True)
    for x in range(7, r):
        for j in range(1, 6):
            h.cell(x, j).border = BOX
    put(h, [("Frais de mise en train ML-0720: CHF 380.00, une seule fois; compris pour les autres articles.",), ("Délai: 6 semaines dès commande. Conditions: FCA Rolleville. Offre valable 60 jours.",)], r + 1)
    w.save(at(name))
    true(name, "breaks-down-merged", "fr", dict(supplier=s, currency="CHF", incoterm="FCA", leadTimeDays=42, validUntil=after("2026-11-10", 60)), [(a, None, b) for a, _, b in rows], [("ML-0720", 380)])


def lego():
    name, s = "sv-legotillverkning.xlsx", "Smålands Legoverkstad AB"
    rows = [("L-30114", "Fäste, S355, pulverlackerat", 300, 92.0, 1500), ("L-30115", "Arm, S355, förzinkad", 300, 148.5, 1500), ("L-30120", "Bussning, brons", 600, 61.25, 0), ("L-30131", "Lock, aluminium 5754", 150, 118.0, 900)]
    w = xlsxwriter.Workbook(at(name))
    w.set_properties({"created": datetime(2026, 11, 11)})
    h = w.add_worksheet("Offert")
    b, n, t0 = w.add_format({"bold": True, "bg_color": "#E2EFDA", "border": 1}), w.add_format({"num_format": "# ##0.00", "border": 1}), w.add_format({"border": 1})
    for j, x in enumerate((12, 34, 9, 13, 15, 15)):
        h.set_column(j, j, x)
    for r, row in enumerate(((s, None, None, None, "Offertnr:", "2026-507"), ("Verkstadsgatan 9, 331 99 Värnaby", None, None, None, "Datum:", "2026-11-11"), ("Kund: Norrlands Skogsteknik AB", None, None, None, "Giltig t.o.m.:", "2027-01-15"))):
        for j, v in enumerate(row):
            if v:
                h.write(r, j, v)
    for j, t in enumerate(("Ritningsnr", "Benämning", "Antal", "Styckpris SEK", "Ställkostnad SEK", "Summa SEK")):
        h.write(4, j, t, b)
    for i, (a, d, q, p, c) in enumerate(rows, 5):
        h.write(i, 0, a, t0), h.write(i, 1, d, t0), h.write(i, 2, q, t0), h.write(i, 3, p, n), h.write(i, 4, c, n), h.write(i, 5, q * p + c, n)
    h.write(9, 1, "Totalt exkl. moms", b), h.write(9, 5, sum(q * p + c for _, _, q, p, c in rows), n)
    for r, t in enumerate(("Leveranstid 4-5 veckor från order", "Leveransvillkor EXW Värnaby", "Betalning 30 dagar netto"), 11):
        h.write(r, 0, t)
    w.close()
    true(name, "setup-column", "sv", dict(supplier=s, currency="SEK", incoterm="EXW", leadTimeDays=weeks(4, 5), validUntil="2027-01-15"), [(a, q, p) for a, _, q, p, _ in rows], [(a, c) for a, _, _, _, c in rows if c])


def fundicao():
    name, s = "pt-br-fundicao.xlsx", "Fundição Santa Edwiges Ltda."
    rows = [("FSE-410", "Carcaça GG-25", 12.4, 300, 148.8), ("FSE-411", "Tampa GG-25", 4.1, 300, 53.3), ("FSE-425", "Polia GGG-40 usinada", 7.85, 500, 127.4)]
    w = Workbook()
    h = w.active
    h.title = "Proposta"
    widths(h, 6, 12, 28, 12, 10, 14, 16, 8)
    tot = sum(r[3] * r[4] for r in rows)
    put(h, [(s,), ("Rod. SP-318 km 240, São Carlito/SP - CNPJ 00.000.000/0001-00",), ("PROPOSTA COMERCIAL 2026-0873", None, None, None, None, "Data:", "09/11/2026"), ("Cliente: Bombas Mogiana Indústria S.A.", None, None, None, None, "Validade:", "15 dias"), (), ("Item", "Código", "Descrição", "Peso (kg/pç)", "Qtde (pç)", "Preço unit. (R$)", "Total (R$)", "IPI %")] + [(i, a, d, k, q, p, q * p, 5) for i, (a, d, k, q, p) in enumerate(rows, 1)] + [(None, None, "Total das peças", None, None, None, tot), (None, None, "Modelo em resina FSE-425", None, 1, 6200.0, 6200.0), (), ("Prazo de entrega: 45 dias. Frete: FOB São Carlito. IPI não incluso. Lote mínimo: 100 peças.",)], 1, {4: "0.00", 6: "#,##0.00", 7: "#,##0.00"})
    for c in h[6]:
        c.font = Font(bold=True)
    w.save(at(name))
    true(name, "weight-column-pattern-row", "pt", dict(supplier=s, currency="BRL", incoterm="FOB", leadTimeDays=45, validUntil=after("2026-11-09", 15), minimumOrder=100), [(a, q, p) for a, _, _, q, p in rows], [("FSE-425", 6200)])


def electronica():
    name, s = "es-componentes.ods", "Componentes Electrónicos Turia, S.A."
    rows = [("TUR-RELE-24", "Relé 24 V 2 contactos", 1000, 2.18, "stock"), ("TUR-BORNE-4", "Borne 4 mm² gris", 5000, 0.47, "stock"), ("TUR-FA-120", "Fuente carril DIN 120 W", 80, 31.9, "3 semanas"), ("TUR-VENT-92", "Ventilador 92 mm 24 V", 250, 9.65, "3 semanas")]
    tot = sum(r[2] * r[3] for r in rows)
    tax = round(tot * 0.21 + 1e-9, 2)
    data = [(s,), ("Av. del Puerto 199, 46999 Alborache",), ("Presupuesto P-26-0991", None, None, None, "Fecha", "05/11/2026"), ("Cliente: Cuadros Eléctricos La Plana", None, None, None, "Válido hasta", "05/12/2026"), (), ("Referencia", "Descripción", "Cantidad", "Precio EUR", "Total EUR", "Plazo")] + [(a, d, q, p, round(q * p, 2), t) for a, d, q, p, t in rows] + [(None, "Base imponible", None, None, round(tot, 2)), (None, "IVA 21 %", None, None, tax), (None, "Total", None, None, round(tot + tax, 2)), (), ("Portes pagados. Forma de pago: transferencia a 60 días.",)]
    d = OpenDocumentSpreadsheet()
    t = Table(name="Presupuesto")
    for k, size in enumerate(("3.5cm", "6cm", "2.4cm", "2.8cm", "3.2cm", "2.8cm")):
        st = Style(name=f"co{k}", family="table-column")
        st.addElement(TableColumnProperties(columnwidth=size))
        d.automaticstyles.addElement(st)
        t.addElement(TableColumn(stylename=st))
    for row in data:
        r = TableRow()
        for v in row:
            c = TableCell() if v is None else TableCell(valuetype="string") if isinstance(v, str) else TableCell(valuetype="float", value=str(v))
            if v is not None:
                c.addElement(P(text=eu(v) if isinstance(v, float) else str(v)))
            r.addElement(c)
        t.addElement(r)
    d.spreadsheet.addElement(t)
    d.save(at(name))
    true(name, "plain-tax", "es", dict(supplier=s, currency="EUR", validUntil="2026-12-05"), [(a, q, p, dict(leadTimeDays=0 if t == "stock" else 21)) for a, _, q, p, t in rows])


def parafusos():
    name, s = "pt-parafusaria.xls", "Parafusaria Central do Ave, Lda."
    rows = [("DIN933-M8X25", "Parafuso sextavado M8x25 8.8 zinc.", 6000, 4.85), ("DIN934-M8", "Porca M8 cl. 8 zinc.", 6000, 2.1), ("DIN125-M8", "Anilha M8 zinc.", 12000, 0.92), ("DIN7991-M6X20", "Parafuso emb. M6x20 10.9", 3000, 6.4)]
    w = xlwt.Workbook(encoding="utf-8")
    h = w.add_sheet("Cotação")
    tot = sum(q * p / 100 for *_, q, p in rows)
    n, b = xlwt.easyxf(num_format_str="#,##0.00"), xlwt.easyxf("font: bold on; pattern: pattern solid, fore_colour gray25")
    data = [(s,), ("Rua da Indústria 310, 4799 Vermoíde",), ("Cotação n.º 1126/26", None, None, None, "Data: 03/11/2026"), ("Exmos. Srs. Carroçarias do Minho, S.A.",), (), ("Ref.ª", "Designação", "Qtd.", "Preço €/100", "Valor €")] + [(a, d, q, p, round(q * p / 100, 2)) for a, d, q, p in rows] + [(None, "Portes de envio", None, None, 18.0), (None, "Total (IVA não incluído)", None, None, round(tot + 18, 2)), (), ("Preços por cento. Entrega: 5 dias úteis. Cotação válida até 30/11/2026.",)]
    for r, row in enumerate(data):
        for c, v in enumerate(row):
            if v is not None:
                h.write(r, c, v, b if r == 5 else n if c in (3, 4) and not isinstance(v, str) else xlwt.Style.default_style)
    for c, width in enumerate((18, 38, 10, 14, 14)):
        h.col(c).width = 256 * width
    w.save(at(name))
    true(name, "per-hundred", "pt", dict(supplier=s, currency="EUR", per=100, leadTimeDays=workdays(5), validUntil="2026-11-30"), [(a, q, p) for a, _, q, p in rows], [18])


write(kabel, paliers, lego, fundicao, electronica, parafusos)
