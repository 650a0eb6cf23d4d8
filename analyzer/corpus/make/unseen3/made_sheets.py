"""The spreadsheets of unseen3-made: XLSX, CSV and XLS."""

import datetime
import sys

import xlsxwriter
from openpyxl import Workbook
from openpyxl.styles import Alignment, Font, PatternFill

from kit import Folder, line, perl, steps, weeks, workdays

f = Folder("unseen3-made")


def blocks():
    """Offers one below the other; the supplier stands only in the first row of its block."""
    name = "en-offers-received.xlsx"
    wb = xlsxwriter.Workbook(str(f.file(name))); ws = wb.add_worksheet("Offers received"); h = wb.add_format({"bold": 1, "bg_color": "#D9E1F2", "text_wrap": 1}); d = wb.add_format({"num_format": "dd-mmm-yy"})
    ws.write("A1", "Sourcing event 118 - Extruded profiles"); ws.write("A2", "Summary by K. Ndlovu, 17 Nov 2026")
    for c, x in enumerate(["Vendor", "Profile no.", "Kilograms", "Offered price per kg", "Ccy", "Die cost (once)", "Weeks", "Incoterm", "Offer expires"]):
        ws.write(3, c, x, h)
    offers = [("Alumec Extrusions Ltd", "GBP", 7, "DAP", datetime.date(2026, 12, 15), [("PX-1140", 4000, 4.62, 780), ("PX-1152", 2500, 4.88, 940)]),
              ("Ostrobothnia Profiles Oy", "EUR", 9, "FCA", datetime.date(2026, 12, 31), [("PX-1140", 4000, 5.05, 690), ("PX-1152", 2500, 5.22, 690)]),
              ("Metalúrgica Cávado, S.A.", "EUR", 6, "CPT", datetime.date(2026, 11, 30), [("PX-1140", 4000, 4.94, 0), ("PX-1152", 2500, 5.31, 850)])]
    r = 4; lines, charges = [], []
    for sup, cur, wk, inc, valid, items in offers:
        for k, (part, qty, price, die) in enumerate(items):
            if k == 0:
                ws.write(r, 0, sup)
            for c, x in enumerate((part, qty, price, cur, die, wk, inc), 1):
                ws.write(r, c, x)
            ws.write_datetime(r, 8, datetime.datetime(valid.year, valid.month, valid.day), d); r += 1
            lines.append(line(part, qty, price, {"supplier": sup, "currency": cur, "incoterm": inc, "validUntil": valid.isoformat(), "leadTimeDays": wk * 7, "unit": "kg"}))
            if die:
                charges.append({"part": part, "supplier": sup, "amount": die})
    ws.set_column("A:A", 28); ws.set_column("B:I", 14); wb.close()
    f.truth(name, "en", "suppliers-down", lines, charges)


def pairs():
    """Quantity and price in pairs of columns."""
    name = "en-wire-edm-pairs.xlsx"
    wb = Workbook(); ws = wb.active; ws.title = "Sheet1"
    ws["A1"] = "Kokosing Wire EDM"; ws["A1"].font = Font(bold=True, size=14, color="FF7030A0"); ws["A2"] = "Mount Vernon, Ohio - quotes@kokosingedm.example - 740 555 0121"
    ws["A3"] = "Quotation for: Licking Tool & Die"; ws["A4"] = "Quote: K26-409    Dated: November 16, 2026"
    for c, x in enumerate(["Detail", "Material", "Qty A", "Price A", "Qty B", "Price B", "Qty C", "Price C", "Fixture, one time", "Turnaround"], 1):
        ws.cell(6, c, x).font = Font(bold=True)
    rows = [("LTD-55-101", "D2 58-60 Rc", 1, 840, 2, 610, 5, 495, 250, "10 days"), ("LTD-55-102", "D2 58-60 Rc", 1, 515, 2, 390, 5, 322, None, "10 days"), ("LTD-55-118", "CPM M4", 2, 1275, 4, 1090, 8, 985, 400, "3 weeks")]
    for r, row in enumerate(rows, 7):
        for c, x in enumerate(row, 1):
            cell = ws.cell(r, c, x)
            if c in (4, 6, 8, 9):
                cell.number_format = '"$"#,##0.00'
    ws["A11"] = "Prices are each. Steel supplied by customer. FOB Mount Vernon OH. Quote void after January 15, 2027."
    wb.save(f.file(name))
    common = {"supplier": "Kokosing Wire EDM", "currency": "USD", "incoterm": "FOB", "validUntil": "2027-01-15"}
    f.truth(name, "en", "breaks-across", [steps(r[0], [(r[2], r[3]), (r[4], r[5]), (r[6], r[7])], common, leadTimeDays=10 if r[9] == "10 days" else 21) for r in rows], [{"part": r[0], "amount": r[8]} for r in rows if r[8]])


def sheets():
    """The terms on the first sheet, the prices on the second."""
    name = "en-labels-two-sheets.xlsx"
    wb = Workbook(); a = wb.active; a.title = "Summary"; b = wb.create_sheet("Price list")
    for r, (x, y) in enumerate([("Supplier", "Annan Labels & Nameplates"), ("Contact", "Ishbel Gourlay, 01461 555 010"), ("Quote reference", "ALN/26/2207"), ("Quote date", "6 November 2026"), ("For", "Solway Meters Ltd"), ("Currency", "Pounds sterling"), ("Delivery", "DDP Carlisle"), ("Lead time", "12 working days from artwork approval"), ("Prices firm until", "6 May 2027"), ("Artwork & plates", "£225.00 one-off for the whole range")], 2):
        a.cell(r, 2, x).font = Font(bold=True); a.cell(r, 3, y)
    a.column_dimensions["B"].width = 22; a.column_dimensions["C"].width = 44
    for c, x in enumerate(["Meter label", "Size mm", "Colours", "Ordering quantity", "£ / 1000"], 1):
        b.cell(1, c, x).fill = PatternFill("solid", fgColor="FFDDEBF7")
    rows = [("SM-L01", "60 x 40", 2, 20000, 31.5), ("SM-L02", "60 x 40", 3, 20000, 36.8), ("SM-L07", "100 x 25", 1, 50000, 24.2), ("SM-N10", "80 x 50 anodised plate", 1, 3000, 412)]
    for r, row in enumerate(rows, 2):
        for c, x in enumerate(row, 1):
            b.cell(r, c, x)
    wb.save(f.file(name))
    common = {"supplier": "Annan Labels & Nameplates", "currency": "GBP", "incoterm": "DDP", "validUntil": "2027-05-06", "leadTimeDays": workdays(12), "per": 1000}
    f.truth(name, "en", "two-sheets", [line(r[0], r[3], r[4], common) for r in rows], [{"amount": 225}])


def steel():
    """A service centre: bars by the pound, cut charge in a row."""
    name = "en-bar-stock-per-pound.xlsx"
    wb = Workbook(); ws = wb.active; ws.title = "Q88127"
    for r, row in enumerate([["MONONGAHELA SPECIALTY BAR"], ["Quote 88127", None, None, "Date:", "11/17/2026"], ["Customer: Ligonier Hydraulics", None, None, "Good through:", "11/24/2026"], [],
                             ["Item", "Grade / size", "Pcs", "Weight lb", "$/lb", "Ext $", "Avail."], ["4140HT-3.000", "4140 HT 3.000 rd x 12'", 4, 1154, 1.42, 1638.68, "stock"], ["17-4-2.250", "17-4PH H1150 2.250 rd x 12'", 3, 487, 6.85, 3335.95, "stock"], ["C954-4.0", "C954 alum. bronze 4.0 rd x 6'", 1, 252, 8.1, 2041.2, "10 days"],
                             [None, "Saw cutting, per your list", None, None, None, 140], [None, "Total", None, None, None, 7155.83], [], ["Mill test reports included. Delivered on our truck. All prices US$."]], 1):
        for c, x in enumerate(row, 1):
            ws.cell(r, c, x)
    ws.column_dimensions["A"].width = 22; ws.column_dimensions["B"].width = 32
    wb.save(f.file(name))
    common = {"supplier": "Monongahela Specialty Bar", "currency": "USD", "validUntil": "2026-11-24", "unit": "lb"}
    f.truth(name, "en", "by-weight", [line("4140HT-3.000", 1154, 1.42, common, leadTimeDays=0), line("17-4-2.250", 487, 6.85, common, leadTimeDays=0), line("C954-4.0", 252, 8.1, common, leadTimeDays=10)], [{"amount": 140}])


def kabel():
    """Base price and copper per piece, and the price with copper that counts."""
    name = "de-kabelsaetze-kupfer.xlsx"
    wb = xlsxwriter.Workbook(str(f.file(name))); ws = wb.add_worksheet("Angebot"); b = wb.add_format({"bold": 1}); e = wb.add_format({"num_format": '#,##0.00 "EUR"'}); h = wb.add_format({"bold": 1, "text_wrap": 1, "border": 1})
    for r, x in enumerate(["Kabelkonfektion Spreewald eG", "Lübbenau, Tel. 03542 555 41", "", "Angebot KA-2611/17 an Fördertechnik Calau GmbH, 13.11.2026", "Bindefrist 31.12.2026 / Lieferbedingung DAP Calau / Zahlung 30 Tage netto"]):
        ws.write(r, 0, x, b if r == 0 else None)
    for c, x in enumerate(["Pos", "Teilenr. Kunde", "Bezeichnung", "Stück", "Grundpreis", "Cu-Zuschlag", "Endpreis je Stück", "Positionswert", "Lieferzeit"]):
        ws.write(6, c, x, h)
    rows = [(1, "FC-9001", "Kabelsatz Antrieb 4G2,5", 80, 31.2, 2.65, 33.85, 2708, "4 Wochen"), (2, "FC-9002", "Kabelsatz Sensorik 12-polig", 80, 27.9, 0.9, 28.8, 2304, "4 Wochen"), (3, "FC-9010", "Erdungsband 25 mm², 300 mm", 160, 4.1, 1.25, 5.35, 856, "2 Wochen")]
    for r, row in enumerate(rows, 7):
        for c, x in enumerate(row):
            ws.write(r, c, x, e if c in (4, 5, 6, 7) else None)
    ws.write(10, 2, "Prüfadapter für FC-9002, einmalig"); ws.write(10, 7, 410, e); ws.write(11, 2, "Summe netto", b); ws.write(11, 7, 6278, e)
    ws.write(13, 0, "Der Endpreis enthält den Kupferzuschlag auf Basis DEL-Notiz vom 12.11.2026."); ws.set_column("B:C", 26); ws.set_column("D:I", 15); wb.close()
    common = {"supplier": "Kabelkonfektion Spreewald eG", "currency": "EUR", "incoterm": "DAP", "validUntil": "2026-12-31"}
    f.truth(name, "de", "plain", [line(r[1], r[3], r[6], common, leadTimeDays=int(r[8][0]) * 7) for r in rows], [{"part": "FC-9002", "amount": 410}])


def minuterie():
    name = "it-minuterie-al-mille.xlsx"
    wb = Workbook(); ws = wb.active; ws.title = "Preventivo"
    for r, row in enumerate([["Viteria Val Chiampo S.n.c. di Dal Lago & C."], ["Preventivo n. 903 del 12/11/2026", None, None, "Cliente:", "Serramenti Agno S.r.l."], [],
                             ["Articolo", "Descrizione", "Qtà", "Prezzo €/1000 pz", "Sconto", "Prezzo netto €/1000 pz", "Totale €", "Disponibilità"],
                             ["AUT-4216Z", "Vite autoforante 4,2x16 zincata", 100000, 14.0, "10%", 12.6, 1260, "pronta"], ["AUT-4825Z", "Vite autoforante 4,8x25 zincata", 60000, 21.5, "10%", 19.35, 1161, "pronta"], ["RIV-40-10A", "Rivetto alluminio 4,0x10", 80000, 17.0, "20%", 13.6, 1088, "7 giorni"], ["INS-M6-R", "Inserto filettato M6 rigato", 10000, 68.0, "20%", 54.4, 544, "15 giorni"],
                             [None, None, None, None, None, "Imponibile", 4053], [], ["Trasporto: contributo fisso € 18,00 per spedizione. Pagamento: bonifico 30 gg d.f. Validità preventivo: 20 giorni."]], 1):
        for c, x in enumerate(row, 1):
            ws.cell(r, c, x)
    ws["A1"].font = Font(bold=True, size=13); ws.column_dimensions["B"].width = 34; ws.column_dimensions["A"].width = 16
    wb.save(f.file(name))
    common = {"supplier": "Viteria Val Chiampo S.n.c. di Dal Lago & C.", "currency": "EUR", "validUntil": "2026-12-02", "per": 1000}
    f.truth(name, "it", "discounted", [line("AUT-4216Z", 100000, 12.6, common, leadTimeDays=0), line("AUT-4825Z", 60000, 19.35, common, leadTimeDays=0), line("RIV-40-10A", 80000, 13.6, common, leadTimeDays=7), line("INS-M6-R", 10000, 54.4, common, leadTimeDays=15)], [{"amount": 18}])


def lists():
    name = "en-portal-responses.csv"
    f.text(name, """"Event ID","Bidder","Item","Item text","Requested qty","Bid unit price","Bid currency","Tool cost","Promised days","Delivery basis","Bid valid to","Bidder comment"
"EV-7741","Burrard Die Casting Ltd","DC-2001","Housing, zinc, die cast","15000","2.185","CAD","24500.00","63","FCA Burnaby","2027-01-31","Tool life 500k shots"
"EV-7741","Burrard Die Casting Ltd","DC-2002","Lid, zinc, die cast","15000","1.140","CAD","17800.00","63","FCA Burnaby","2027-01-31",""
"EV-7741","Saanich Castings Inc.","DC-2001","Housing, zinc, die cast","15000","2.040","CAD","28900.00","77","DAP Surrey","2026-12-31","Includes trim die"
"EV-7741","Saanich Castings Inc.","DC-2002","Lid, zinc, die cast","15000","1.095","CAD","19650.00","77","DAP Surrey","2026-12-31","Includes trim die"
"EV-7741","Peace River Metals","DC-2002","Lid, zinc, die cast","15000","1.210","CAD","12000.00","49","DAP Surrey","2026-12-15","No bid on DC-2001"
""", newline="\r\n")
    lines, charges = [], []
    for sup, part, price, tool, days, inc, valid in [("Burrard Die Casting Ltd", "DC-2001", 2.185, 24500, 63, "FCA", "2027-01-31"), ("Burrard Die Casting Ltd", "DC-2002", 1.14, 17800, 63, "FCA", "2027-01-31"), ("Saanich Castings Inc.", "DC-2001", 2.04, 28900, 77, "DAP", "2026-12-31"), ("Saanich Castings Inc.", "DC-2002", 1.095, 19650, 77, "DAP", "2026-12-31"), ("Peace River Metals", "DC-2002", 1.21, 12000, 49, "DAP", "2026-12-15")]:
        lines.append(line(part, 15000, price, {"supplier": sup, "currency": "CAD", "incoterm": inc, "leadTimeDays": days, "validUntil": valid})); charges.append({"part": part, "supplier": sup, "amount": tool})
    f.truth(name, "en", "rows", lines, charges)

    name = "en-no-currency.csv"
    f.text(name, """Tideway Gasket & Seal,,,,
Quote ref TG-4410,17 Nov 2026,,,
,,,,
Gasket,Thickness,No. off,Price each,Total
TG-FF-100,3 mm,80,4.35,348.00
TG-FF-150,3 mm,80,6.10,488.00
TG-RF-250,1.5 mm,25,12.80,320.00
,,,Sum,1156.00
Delivery 6 days,,,,
""")
    f.truth(name, "en", "plain", mustAsk="currency")

    name = "it-ricambi-nastri.csv"
    f.text(name, """FORNITORE;Nastri Trasportatori Secchia S.r.l.
OFFERTA;2026/1190 del 16/11/2026
VALIDITA';31/12/2026
RESA;Porto franco - DAP Sassuolo
CONSEGNA;3 settimane data ordine
VALUTA;EUR

RIGA;CODICE;DESCRIZIONE;UM;QUANTITA';PREZZO NETTO;IMPORTO
10;NT-RUL-89-600;Rullo diam. 89 lungh. 600;NR;120;17,80;2.136,00
20;NT-TAM-320;Tamburo motore diam. 320;NR;2;1.485,00;2.970,00
30;NT-RAS-650;Raschiatore completo;NR;4;212,50;850,00
40;SPESE;Spese imballo pallet;NR;1;48,00;48,00
TOTALE;;;;;;6.004,00
""", encoding="cp1252", newline="\r\n")
    common = {"supplier": "Nastri Trasportatori Secchia S.r.l.", "currency": "EUR", "incoterm": "DAP", "validUntil": "2026-12-31", "leadTimeDays": 21}
    f.truth(name, "it", "plain", [line("NT-RUL-89-600", 120, 17.8, common), line("NT-TAM-320", 2, 1485, common), line("NT-RAS-650", 4, 212.5, common)], [{"amount": 48}])


def polish():
    name = "pl-wycena-wtrysk.xls"
    perl(rf"""use utf8; use Spreadsheet::WriteExcel; my $w=Spreadsheet::WriteExcel->new('{f.file(name)}'); my $s=$w->add_worksheet('Wycena'); my $b=$w->add_format(bold=>1); my $n=$w->add_format(num_format=>'# ##0.00');
my $r=0; for my $x ('Tworzywa Nadodrze Sp. z o.o.','Głogów, tel. 76 555 01 30','Wycena W/611/2026 z dnia 12.11.2026','Zamawiający: Lampex S.A.') {{ $s->write_string($r,0,$x,$r==0?$b:undef); $r++; }}
$r=5; my @h=('Indeks','Opis detalu','Partia (szt.)','Cena jedn. netto','Koszt formy netto','Czas dostawy'); $s->write_string($r,$_,$h[$_],$b) for 0..$#h;
for my $x (['LX-301','Klosz PMMA',10000,2.86,46500,'9 tygodni'],['LX-302','Obudowa ABS',10000,1.74,39800,'9 tygodni'],['LX-310','Zaślepka PP',30000,0.22,0,'3 tygodnie']) {{ $r++; $s->write_string($r,0,$x->[0]); $s->write_string($r,1,$x->[1]); $s->write_number($r,2,$x->[2]); $s->write_number($r,3,$x->[3],$n); $s->write_number($r,4,$x->[4],$n); $s->write_string($r,5,$x->[5]); }}
$r+=2; for my $x ('Waluta: PLN, ceny bez podatku VAT','Baza dostawy: FCA Głogów','Wycena ważna 30 dni','Płatność: przelew 30 dni') {{ $s->write_string($r++,0,$x); }}
$s->set_column(0,5,20); $w->close();""")
    common = {"supplier": "Tworzywa Nadodrze Sp. z o.o.", "currency": "PLN", "incoterm": "FCA", "validUntil": "2026-12-12"}
    f.truth(name, "pl", "plain", [line("LX-301", 10000, 2.86, common, leadTimeDays=63), line("LX-302", 10000, 1.74, common, leadTimeDays=63), line("LX-310", 30000, 0.22, common, leadTimeDays=21)], [{"part": "LX-301", "amount": 46500}, {"part": "LX-302", "amount": 39800}])


if __name__ == "__main__":
    for make in (blocks, pairs, sheets, steel, kabel, minuterie, lists, polish):
        if len(sys.argv) == 1 or make.__name__ in sys.argv:
            make()
            print(make.__name__, flush=True)
