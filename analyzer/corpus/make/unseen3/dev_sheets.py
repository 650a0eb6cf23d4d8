"""The spreadsheets of unseen3-dev: XLSX, CSV and ODS."""

import datetime
import sys

import xlsxwriter
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table as OdfTable, TableCell, TableRow
from odf.text import P
from openpyxl import Workbook
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

from kit import Folder, line, perl, steps, weeks, workdays

f = Folder("unseen3-dev")


def bearings():
    """List price, discount and nett; only the nett price counts."""
    name = "en-bearings-list-and-nett.xlsx"
    wb = Workbook(); ws = wb.active; ws.title = "Quote 551872"
    ws["A1"] = "Wensum Bearing Services"; ws["A1"].font = Font(bold=True, size=16)
    ws["A2"] = "Unit 4, Mile Cross Road, Norwich    Tel 01603 555 0161"
    ws["A4"], ws["B4"] = "Quotation", "551872"; ws["E4"], ws["F4"] = "Date", datetime.date(2026, 11, 13)
    ws["A5"], ws["B5"] = "Customer", "Blakeney Conveyors Ltd"; ws["E5"], ws["F5"] = "Offer closes", datetime.date(2026, 12, 4)
    for cell in ("F4", "F5"):
        ws[cell].number_format = "dd/mm/yyyy"
    head = ["Line", "Make", "Designation", "Qty req'd", "List £", "Less %", "Nett £ each", "Nett £ total", "Despatch"]
    for at, text in enumerate(head, 1):
        ws.cell(7, at, text).font = Font(bold=True)
    rows = [("Orvex", "6206-2RS-C3", 40, 9.8, 62, "Same day"), ("Orvex", "6308-2Z", 20, 21.4, 62, "Same day"),
            ("Tarmo", "UCP208", 16, 44.6, 55, "Same day"), ("Tarmo", "UCF210", 8, 58.3, 55, "3-4 days"), ("Orvex", "22210-EK", 6, 132, 48, "2 weeks")]
    lines = []
    common = {"supplier": "Wensum Bearing Services", "currency": "GBP", "validUntil": "2026-12-04"}
    days = {"Same day": [0, 1], "3-4 days": [3, 4], "2 weeks": 14}
    for at, (make, part, qty, lst, disc, avail) in enumerate(rows, 8):
        nett = round(lst * (100 - disc) / 100, 2)
        for col, value in enumerate((at - 7, make, part, qty, lst, disc, nett, round(nett * qty, 2), avail), 1):
            cell = ws.cell(at, col, value)
            if col in (5, 7, 8):
                cell.number_format = "#,##0.00"
        lines.append(line(part, qty, nett, common, leadTimeDays=days[avail]))
    ws["G13"], ws["H13"] = "Total ex VAT", round(sum(l["quantity"] * l["unitPrice"] for l in lines), 2)
    ws["A15"] = "No delivery charge on orders over £150. Nett prices as shown already include your contract discount."
    ws.column_dimensions["C"].width = 18; ws.column_dimensions["I"].width = 14
    wb.save(f.file(name))
    f.truth(name, "en", "discounted", lines)


def bareboards():
    """Bare boards: a merged head over the quantities, tooling and test in columns of their own."""
    name = "en-bare-boards-matrix.xlsx"
    wb = xlsxwriter.Workbook(str(f.file(name))); ws = wb.add_worksheet("Pricing")
    b = wb.add_format({"bold": 1}); c = wb.add_format({"bold": 1, "align": "center", "border": 1, "bg_color": "#FCE4D6"}); m = wb.add_format({"num_format": "$#,##0.00", "border": 1}); n = wb.add_format({"border": 1})
    ws.write("A1", "Granite Peak Circuits", wb.add_format({"bold": 1, "font_size": 14})); ws.write("A2", "Bare board quotation GP-88120, issued 6-Nov-2026, valid 30 days")
    ws.write("A3", "Buyer: Sundance Instruments / L. Whitcomb"); ws.write("A4", "Currency: USD")
    ws.merge_range("A6:A7", "Board P/N", c); ws.merge_range("B6:B7", "Layers", c); ws.merge_range("C6:C7", "Finish", c); ws.merge_range("D6:F6", "Price each at quantity", c)
    for at, q in enumerate((25, 100, 250)):
        ws.write(6, 3 + at, q, c)
    ws.merge_range("G6:G7", "Tooling (one time)", c); ws.merge_range("H6:H7", "E-test fixture (one time)", c); ws.merge_range("I6:I7", "Lead time", c)
    rows = [("SDI-00412-R3", 4, "ENIG", 31.4, 14.85, 11.2, 250, 180, "15 working days"), ("SDI-00413-R1", 2, "HASL-LF", 18.9, 7.1, 5.05, 150, 0, "10 working days"),
            ("SDI-00560-R2", 6, "ENIG", 58.75, 33.2, 27.9, 350, 240, "15 working days")]
    for at, row in enumerate(rows, 7):
        for col, value in enumerate(row):
            ws.write(at, col, value, m if 3 <= col <= 7 else n)
    ws.write("A12", "Ex works Pocatello ID. Panelization at our option. Minimum order value $300 per part number.", b)
    ws.set_column("A:A", 16); ws.set_column("G:I", 20)
    wb.close()
    common = {"supplier": "Granite Peak Circuits", "currency": "USD", "validUntil": "2026-12-06", "incoterm": "EXW"}
    f.truth(name, "en", "breaks-across", [steps(r[0], zip((25, 100, 250), r[3:6]), common, leadTimeDays=workdays(int(r[8][:2]))) for r in rows],
            [{"part": r[0], "amount": r[6] + r[7]} for r in rows], noMinimumPieces=True)


def bidtab():
    """A buyer's comparison: three suppliers side by side, tooling and term below."""
    name = "en-bid-tabulation.xlsx"
    wb = Workbook(); ws = wb.active; ws.title = "Bid tab"
    ws["A1"] = "Bid tabulation - RFQ 2291 Sheet metal brackets"; ws["A1"].font = Font(bold=True)
    ws["A2"] = "Prepared by: J. Mulroney   16-Nov-2026   all figures USD"
    sup = ["Ironwood Fab Inc.", "Teton Laser & Form", "Clearwater Metal Products"]
    ws["A4"], ws["B4"], ws["C4"] = "Item", "Description", "Annual qty"
    for at, s in enumerate(sup):
        ws.cell(4, 4 + 2 * at, s); ws.merge_cells(start_row=4, end_row=4, start_column=4 + 2 * at, end_column=5 + 2 * at)
        ws.cell(4, 4 + 2 * at).alignment = Alignment(horizontal="center")
        ws.cell(5, 4 + 2 * at, "Unit"); ws.cell(5, 5 + 2 * at, "Extended")
    items = [("BRK-1001", "Bracket, L, 10 ga", 2500, (3.42, 3.1, 3.65)), ("BRK-1002", "Bracket, Z, 10 ga", 2500, (3.88, 4.05, 3.7)),
             ("PNL-2040", "Panel, louvered", 400, (27.6, 25.95, 29.1)), ("CVR-3300", "Cover, formed, w/ PEM", 400, (41.25, 38.4, 36.8))]
    for r, (part, text, qty, prices) in enumerate(items, 6):
        ws.cell(r, 1, part); ws.cell(r, 2, text); ws.cell(r, 3, qty)
        for at, p in enumerate(prices):
            ws.cell(r, 4 + 2 * at, p).number_format = "$0.00"; ws.cell(r, 5 + 2 * at, p * qty).number_format = "$#,##0.00"
    tooling, lead, terms = (1800, 0, 2450), ("5 weeks", "6 weeks", "4 weeks"), ("FOB Duluth", "FOB Driggs", "FOB Orofino")
    ws["A10"] = "Total parts"; ws["A11"] = "Tooling, one time"; ws["A12"] = "Grand total"; ws["A13"] = "Lead time"; ws["A14"] = "Delivery terms"; ws["A15"] = "Quote good until"
    for at in range(3):
        col = 5 + 2 * at
        total = sum(q * p[at] for _, _, q, p in items)
        ws.cell(10, col, total).number_format = "$#,##0.00"; ws.cell(11, col, tooling[at]).number_format = "$#,##0.00"; ws.cell(12, col, total + tooling[at]).number_format = "$#,##0.00"
        ws.cell(13, col, lead[at]); ws.cell(14, col, terms[at]); ws.cell(15, col, datetime.date(2026, 12, 31)).number_format = "m/d/yyyy"
    wb.save(f.file(name))
    days = (35, 42, 28)
    f.truth(name, "en", "suppliers-across", [line(part, qty, prices[at], {"supplier": sup[at], "currency": "USD", "incoterm": "FOB", "validUntil": "2026-12-31", "leadTimeDays": days[at]})
            for part, _, qty, prices in items for at in range(3)], [{"supplier": sup[0], "amount": 1800}, {"supplier": sup[2], "amount": 2450}])


def fasteners():
    """Prices per thousand and per hundred, as the unit beside each says."""
    name = "en-fasteners-price-per.xlsx"
    wb = xlsxwriter.Workbook(str(f.file(name))); ws = wb.add_worksheet()
    g = wb.add_format({"bold": 1, "bottom": 2})
    for r, row in enumerate([("Bolt & Anchor Supply of Dayton",), ("QUOTE 0098814", None, None, "11/12/2026"), ("Ship to: Miami Valley Trailers",)]):
        for cc, x in enumerate(row):
            if x is not None:
                ws.write(r, cc, x)
    for cc, x in enumerate(["Item number", "Item description", "Order qty", "Price", "Per", "Ext. amount", "Whse status"]):
        ws.write(4, cc, x, g)
    rows = [("HCS-381615-G8", "Hex cap screw 3/8-16 x 1-1/2 Gr 8 YZ", 12000, 148.6, "M", "In stock"), ("FLW-38-SAE", "Flat washer 3/8 SAE YZ", 24000, 21.15, "M", "In stock"),
            ("NLN-3816", "Nylon insert lock nut 3/8-16", 12000, 57.4, "M", "7 days"), ("UB-214-5", "U-bolt 1/2-13 x 2-1/4 x 5", 400, 312, "C", "3 weeks"), ("CLV-58", "Clevis 5/8 forged", 60, 14.25, "EA", "3 weeks")]
    size = {"M": 1000, "C": 100, "EA": 1}; days = {"In stock": 0, "7 days": 7, "3 weeks": 21}
    lines = []; total = 0
    for r, (p, d, q, price, per, st) in enumerate(rows, 5):
        ext = round(q * price / size[per], 2); total += ext
        for cc, x in enumerate((p, d, q, price, per, ext, st)):
            ws.write(r, cc, x)
        lines.append(line(p, q, price, {"supplier": "Bolt & Anchor Supply of Dayton", "currency": "USD", "validUntil": "2026-12-12"}, per=size[per], leadTimeDays=days[st]))
    ws.write(11, 4, "Total"); ws.write(11, 5, total); ws.write(13, 0, "Per: EA = each, C = hundred, M = thousand. US dollars. Quote firm thru 12/12/2026.")
    ws.set_column("A:B", 26); wb.close()
    f.truth(name, "en", "per-thousand", lines)


def form():
    """The buyer's own form, filled in by the supplier; the buyer's name stands at the top."""
    name = "de-anfrageformular.xlsx"
    wb = Workbook(); ws = wb.active; ws.title = "Anfrage"
    fill = PatternFill("solid", fgColor="FFFFE0"); thin = Side(style="thin"); box = Border(thin, thin, thin, thin)
    ws["A1"] = "Anfrage 700-2210 / Holstein Medizintechnik AG"; ws["A1"].font = Font(bold=True, size=13)
    ws["A2"] = "Bitte die gelben Felder ausfüllen und bis 20.11.2026 zurücksenden."
    for r, (a, b) in enumerate([("Anbieter:", "Spritzguss Eiderstedt GmbH"), ("Ansprechpartner:", "Frau Momsen, 04861 555-30"), ("Angebotsnummer:", "AN-26-1107"), ("Angebotsdatum:", "16.11.2026"), ("Angebot gültig bis:", "28.02.2027"), ("Währung:", "EUR"), ("Lieferkondition:", "DDP Itzehoe")], 4):
        ws.cell(r, 1, a); ws.cell(r, 2, b).fill = fill
    head = ["Lfd.", "Sachnummer", "Benennung", "Jahresbedarf", "Losgröße", "Stückpreis netto", "Werkzeug einmalig", "Erstmuster (EMPB)", "Wiederbeschaffungszeit"]
    for cc, x in enumerate(head, 1):
        ws.cell(12, cc, x).font = Font(bold=True); ws.cell(12, cc).border = box
    rows = [(1, "HM 40-1120", "Gehäuse oben, ABS", 24000, 6000, 0.874, 21500, 450, "6 Wochen"), (2, "HM 40-1121", "Gehäuse unten, ABS", 24000, 6000, 0.792, 19800, 450, "6 Wochen"), (3, "HM 40-1135", "Lichtleiter, PC klar", 48000, 12000, 0.163, 12400, 300, "6 Wochen"), (4, "HM 40-1140", "Rändelknopf, POM", 24000, 6000, 0.218, None, None, "4 Wochen")]
    for r, row in enumerate(rows, 13):
        for cc, x in enumerate(row, 1):
            cell = ws.cell(r, cc, x); cell.border = box
            if cc >= 5:
                cell.fill = fill
            if cc in (6, 7, 8):
                cell.number_format = '#,##0.000 "€"' if cc == 6 else '#,##0.00 "€"'
    ws["A18"] = "Bemerkung des Anbieters: Pos. 4 aus vorhandenem Werkzeug."
    wb.save(f.file(name))
    common = {"supplier": "Spritzguss Eiderstedt GmbH", "currency": "EUR", "incoterm": "DDP", "validUntil": "2027-02-28"}
    f.truth(name, "de", "rfq-filled-in", [line(r[1], [r[4], r[3]], r[5], common, leadTimeDays=int(r[8][0]) * 7) for r in rows],
            [{"part": r[1], "amount": r[6] + r[7]} for r in rows if r[6]])


def mecanizado():
    name = "es-mecanizado-aluminio.xlsx"
    perl(rf"""use utf8; use Excel::Writer::XLSX; my $w=Excel::Writer::XLSX->new('{f.file(name)}'); my $s=$w->add_worksheet('Oferta'); my $b=$w->add_format(bold=>1); my $n=$w->add_format(num_format=>'#,##0.00 [$€-40A]');
my @top=('TALLERES IRATXO, S.L.','Polígono Arbide 14, Irún  -  Tel. 943 555 021','','Oferta nº: 26/0733','Fecha: 10/11/2026','Cliente: Automatismos Bidasoa, S.A.','Referencia: su correo del 06/11/2026');
my $r=0; $s->write_string($r++,0,$_,$r==1?$b:undef) for @top; $r=8;
my @h=('Pos.','Plano','Denominación','Cant.','Precio unit.','Importe','Plazo'); $s->write_string($r,$_,$h[$_],$b) for 0..$#h;
my @d=([1,'AB-7120-2','Placa base EN AW-6082, anodizado natural',30,47.6,'4 semanas'],[2,'AB-7121-1','Soporte motor EN AW-7075',30,38.15,'4 semanas'],[3,'AB-7140-0','Casquillo bronce RG7',120,6.9,'2 semanas']);
for my $x (@d) {{ $r++; $s->write($r,0,$x->[0]); $s->write_string($r,1,$x->[1]); $s->write_string($r,2,$x->[2]); $s->write($r,3,$x->[3]); $s->write($r,4,$x->[4],$n); $s->write($r,5,$x->[3]*$x->[4],$n); $s->write_string($r,6,$x->[5]); }}
$r+=1; $s->write_string($r,2,'Preparación de máquina y útiles (una sola vez)'); $s->write($r,5,380,$n);
$r+=1; $s->write_string($r,2,'Base imponible',$b); $s->write($r,5,30*47.6+30*38.15+120*6.9+380,$n);
$r+=2; $s->write_string($r++,0,$_) for ('Precios sin IVA, en euros.','Entrega: EXW Irún. Portes a su cargo.','Forma de pago: 60 días fecha factura.','Validez de la oferta: 30 días desde la fecha.');
$s->set_column(1,2,24); $w->close();""")
    common = {"supplier": "Talleres Iratxo, S.L.", "currency": "EUR", "incoterm": "EXW", "validUntil": "2026-12-10"}
    f.truth(name, "es", "plain", [line("AB-7120-2", 30, 47.6, common, leadTimeDays=28), line("AB-7121-1", 30, 38.15, common, leadTimeDays=28), line("AB-7140-0", 120, 6.9, common, leadTimeDays=14)], [{"amount": 380}])


def exports():
    f.text("en-erp-sales-quote.csv", """QuoteNum,QuoteDate,ExpireDate,SellerName,CustNum,Line,ItemNum,ItemDesc,SellQty,UM,UnitPrice,ExtPrice,Currency,LeadDays,FOB,SetupCharge
SQ-40277,2026-11-09,2026-12-24,Vermilion Elastomers Inc,C10288,1,VE-O-214-70N,"O-RING, -214, NBR 70",5000,EA,0.0385,192.50,USD,10,FOB Origin,0.00
SQ-40277,2026-11-09,2026-12-24,Vermilion Elastomers Inc,C10288,2,VE-O-325-75V,"O-RING, -325, FKM 75",2000,EA,0.2140,428.00,USD,10,FOB Origin,0.00
SQ-40277,2026-11-09,2026-12-24,Vermilion Elastomers Inc,C10288,3,VE-M-10877,"GROMMET, MOLDED EPDM, PER DWG 70-5020 REV C",1500,EA,1.3600,2040.00,USD,35,FOB Origin,2250.00
SQ-40277,2026-11-09,2026-12-24,Vermilion Elastomers Inc,C10288,4,VE-M-10878,"BELLOWS, MOLDED SILICONE",750,EA,4.8250,3618.75,USD,35,FOB Origin,3100.00
""", newline="\r\n")
    common = {"supplier": "Vermilion Elastomers Inc", "currency": "USD", "validUntil": "2026-12-24", "incoterm": "FOB"}
    f.truth("en-erp-sales-quote.csv", "en", "export", [line("VE-O-214-70N", 5000, 0.0385, common, leadTimeDays=10), line("VE-O-325-75V", 2000, 0.214, common, leadTimeDays=10),
            line("VE-M-10877", 1500, 1.36, common, leadTimeDays=35), line("VE-M-10878", 750, 4.825, common, leadTimeDays=35)], [{"part": "VE-M-10877", "amount": 2250}, {"part": "VE-M-10878", "amount": 3100}])
    f.text("en-distributor-break-rows.csv", """Broadmeadow Electronic Distribution Ltd;;;;;;
Web quote WQ-7715520;;;;;;
Created 14 Nov 2026 - prices held until 28 Nov 2026;;;;;;
;;;;;;
Order code;Manufacturer part;In stock;From qty;Price each (GBP);Factory lead
2817740;LSM-12DQT;3150;1;2.94;ex stock
2817740;LSM-12DQT;3150;10;2.61;ex stock
2817740;LSM-12DQT;3150;100;2.18;ex stock
2901166;CKT-M12-5F-2M;0;1;11.40;9 weeks
2901166;CKT-M12-5F-2M;0;25;9.85;9 weeks
2644018;RLY-24V-2CO;640;20;3.12;ex stock
2644018;RLY-24V-2CO;640;100;2.77;ex stock
""")
    common = {"supplier": "Broadmeadow Electronic Distribution Ltd", "currency": "GBP", "validUntil": "2026-11-28"}
    f.truth("en-distributor-break-rows.csv", "en", "breaks-down", [steps("LSM-12DQT", [(1, 2.94), (10, 2.61), (100, 2.18)], common, leadTimeDays=0), steps("CKT-M12-5F-2M", [(1, 11.4), (25, 9.85)], common, leadTimeDays=63),
            steps("RLY-24V-2CO", [(20, 3.12), (100, 2.77)], common, leadTimeDays=0)])
    f.text("es-barras-por-kilo.csv", """Proveedor;Aceros y Metales Nervión, S.A.;;;;;
Oferta;O-261187;;Fecha;11/11/2026;;
Cliente;Mecánicas Ezkurdi, S.L.;;Válida hasta;25/11/2026;;
;;;;;;
Pos;Código;Material;Medida (mm);Peso (kg);€/kg;Importe (€)
1;AC-F114-60;Acero F-1140 redondo;Ø60 x 3000;840;1,38;1.159,20
2;AL-6082-80;Aluminio 6082 T6 redondo;Ø80 x 3000;410;5,72;2.345,20
3;BR-RG7-50;Bronce RG7 barra perforada;Ø50/30 x 500;65;14,90;968,50
;;;;;;
;Corte a medida, importe único;;;;;85,00
;Total sin IVA;;;;;4.557,90
;Plazo de entrega: 3 días hábiles.;;;;;
""", encoding="cp1252", newline="\r\n")
    common = {"supplier": "Aceros y Metales Nervión, S.A.", "currency": "EUR", "validUntil": "2026-11-25", "leadTimeDays": workdays(3), "unit": "kg"}
    f.truth("es-barras-por-kilo.csv", "es", "by-weight", [line("AC-F114-60", 840, 1.38, common), line("AL-6082-80", 410, 5.72, common), line("BR-RG7-50", 65, 14.9, common)], [{"amount": 85}])


def visserie():
    name = "fr-visserie-au-cent.ods"
    doc = OpenDocumentSpreadsheet(); t = OdfTable(name="Offre de prix")
    rows = [["Boulonnerie Forézienne"], ["ZA du Crêt, Saint-Galmier"], [], ["Offre de prix", "OP-8826", "", "Date", "13/11/2026"], ["Client", "Charpentes Astier", "", "Valable jusqu'au", "15/12/2026"], [],
            ["Article", "Libellé", "Quantité", "Prix net au cent (€)", "Montant net (€)", "Disponibilité"],
            ["BF-TH12-60", "Vis TH M12x60 8.8 zinguée", 4000, 31.2, 1248.0, "Stock"], ["BF-EH12", "Écrou H M12 cl. 8 zingué", 4000, 9.45, 378.0, "Stock"], ["BF-RL12", "Rondelle L12 zinguée", 8000, 4.1, 328.0, "Stock"],
            ["BF-TF16-200", "Tige filetée coupée M16x200", 600, 142.5, 855.0, "8 jours"], [], ["", "", "", "Total HT", 2809.0], ["Frais de port offerts dès 500 € HT. Paiement 30 jours net."]]
    for row in rows:
        tr = TableRow()
        for x in row:
            if isinstance(x, str):
                cell = TableCell(valuetype="string"); cell.addElement(P(text=x))
            else:
                cell = TableCell(valuetype="float", value=x); cell.addElement(P(text=str(x).replace(".", ",")))
            tr.addElement(cell)
        t.addElement(tr)
    doc.spreadsheet.addElement(t); doc.save(str(f.file(name)))
    common = {"supplier": "Boulonnerie Forézienne", "currency": "EUR", "validUntil": "2026-12-15", "per": 100}
    f.truth(name, "fr", "per-hundred", [line("BF-TH12-60", 4000, 31.2, common, leadTimeDays=0), line("BF-EH12", 4000, 9.45, common, leadTimeDays=0), line("BF-RL12", 8000, 4.1, common, leadTimeDays=0), line("BF-TF16-200", 600, 142.5, common, leadTimeDays=8)])


if __name__ == "__main__":
    for make in (bearings, bareboards, bidtab, fasteners, form, mecanizado, exports, visserie):
        if len(sys.argv) == 1 or make.__name__ in sys.argv:
            make()
            print(make.__name__, flush=True)
