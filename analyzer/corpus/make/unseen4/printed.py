"""Ten PDFs printed by Chromium, wkhtmltopdf and LibreOffice, and five letters in .docx. Names as arguments make only those."""

import sys
import tempfile
from pathlib import Path

import docx
from docx.shared import Pt

from paths import after, between, eu, in_weeks, made, spaced, us, working_days
from kit import chromium, line, soffice, steps, wkhtmltopdf


def cells(row, tag="td", right_from=2):
    return "<tr>" + "".join(f"<{tag}{' class=n' if at >= right_from else ''}>{value}</{tag}>" for at, value in enumerate(row)) + "</tr>"


def netsuite():
    name = "en-estimate-with-freight.pdf"
    lines = [("FAN-1200-3", "Axial fan 1200 mm, 3-phase", 4, 1284.0), ("FAN-0900-3", "Axial fan 900 mm, 3-phase", 6, 918.0), ("FAN-0630-1", "Axial fan 630 mm, 1-phase", 8, 466.5),
             ("GRD-1200", "Guard, galvanised wire, 1200", 4, 96.5), ("GRD-0900", "Guard, galvanised wire, 900", 6, 74.0), ("GRD-0630", "Guard, galvanised wire, 630", 8, 51.25),
             ("SHT-1200", "Gravity shutter 1200", 4, 312.0), ("SHT-0900", "Gravity shutter 900", 6, 248.0), ("SHT-0630", "Gravity shutter 630", 8, 177.5),
             ("VFD-7K5", "Variable frequency drive 7.5 kW, IP55", 4, 742.0), ("VFD-4K0", "Variable frequency drive 4 kW, IP55", 6, 538.0), ("SPD-1PH-10A", "Speed controller 1-phase 10 A", 8, 129.0),
             ("ISO-63A", "Isolator 63 A 4-pole IP66", 4, 88.4), ("ISO-32A", "Isolator 32 A 4-pole IP66", 14, 52.3), ("AVM-M10", "Anti-vibration mount M10", 72, 6.85),
             ("DCT-FLX-630", "Flexible connector 630 mm", 8, 64.2), ("DCT-FLX-900", "Flexible connector 900 mm", 6, 83.75), ("TMP-PT100", "Duct sensor PT100", 9, 47.6),
             ("HUM-4-20", "Humidity transmitter 4-20 mA", 3, 318.0), ("CTL-8CH", "Climate controller 8 channel", 1, 2140.0), ("ENC-800", "Enclosure 800 x 600 x 250 IP66", 1, 486.0),
             ("CBL-4C-10", "Cable gland kit", 36, 18.25), ("SCR-M8-30", "Fixing pack M8", 12, 14.9), ("LBL-SET", "Label set", 1, 65.0)]
    goods = sum(q * p for _, _, q, p in lines)
    rows = "".join(f"<tr><td>{q}</td><td>{part}<br>{words}</td><td class=n>{us(p)}</td><td class=n>{us(q * p)}</td></tr>" for part, words, q, p in lines)
    chromium(f"""<style>body{{font:11px Arial}}table{{width:100%;border-collapse:collapse}}th{{background:#e3e3e3;text-align:left;padding:4px}}td{{padding:4px;vertical-align:top}}.n{{text-align:right}}</style>
<table><tr><td><b style='font-size:16px'>Airdale Ventilation Pty Ltd</b><br>19 Kurrajong Ave<br>Dandenong VIC 3175<br>Australia</td><td class=n><span style='font-size:24px'>Estimate</span><br><b>#EST20931</b><br>10/11/2026</td></tr></table>
<p><b>Bill To</b><br>Murray Grain Handling<br>Echuca VIC</p>
<table><tr><th>Expires</th><th>Sales Rep</th><th>Shipping Method</th><th>Terms</th></tr><tr><td>10/12/2026</td><td>D. Kaur</td><td>Road freight</td><td>30 days EOM</td></tr></table><br>
<table><thead><tr><th style='width:50px'>Quantity</th><th>Item</th><th class=n>Rate</th><th class=n>Amount</th></tr></thead>{rows}</table>
<table style='width:40%;margin-left:60%'><tr><td>Subtotal</td><td class=n>{us(goods)}</td></tr><tr><td>Shipping Cost (Road freight)</td><td class=n>340.00</td></tr>
<tr><td>GST (10%)</td><td class=n>{us((goods + 340) / 10)}</td></tr><tr><td><b>Total (AUD)</b></td><td class=n><b>{us((goods + 340) * 1.1)}</b></td></tr></table>
<p>Lead time: 3 weeks from order. Part shipments not available.</p>""", made.file(name))
    common = {"supplier": "Airdale Ventilation Pty Ltd", "currency": "AUD", "validUntil": "2026-12-10", "leadTimeDays": 21}
    made.truth(name, "en", "plain", [line(part, q, p, common) for part, _, q, p in lines], [{"amount": 340}])


def pcba():
    name = "en-pcba-turnkey-three-volumes.pdf"
    chromium("""<style>body{font:12px 'Liberation Sans';margin:30px}h1{font-size:18px;color:#1a5276}table{border-collapse:collapse;width:100%}th,td{border:1px solid #aaa;padding:5px}th{background:#d6eaf8}.n{text-align:right}</style>
<h1>Calder Ridge Electronics Inc.</h1><p>Turnkey assembly quotation CRE-26-1930 &middot; November 12, 2026 &middot; For: Summit Telemetry</p>
<table><tr><th rowspan=2>Assembly</th><th rowspan=2>Rev</th><th colspan=3>Unit price in USD at order quantity of</th><th rowspan=2>NRE</th></tr><tr><th>50</th><th>100</th><th>250</th></tr>
<tr><td>ST-GW-100</td><td>C</td><td class=n>$148.20</td><td class=n>$126.75</td><td class=n>$111.40</td><td class=n>$1,250</td></tr>
<tr><td>ST-RF-220</td><td>B</td><td class=n>$87.60</td><td class=n>$74.30</td><td class=n>$66.95</td><td class=n>$950</td></tr>
<tr><td>ST-PS-015</td><td>A</td><td class=n>$41.15</td><td class=n>$33.80</td><td class=n>$29.90</td><td class=n>$600</td></tr></table>
<p>NRE covers stencils, programming and AOI setup, payable once with the first order.</p>
<p><b>Lead time:</b> 8 weeks after receipt of order (driven by U7 on ST-GW-100 and U3 on ST-RF-220).<br><b>Delivery:</b> EXW Calder Ridge<br><b>Validity:</b> 15 days; component pricing may change after that.<br>
<b>Excess material:</b> MOQ overage is not included and will be reported before order.</p>""", made.file(name))
    common = {"supplier": "Calder Ridge Electronics Inc.", "currency": "USD", "incoterm": "EXW", "leadTimeDays": 56, "validUntil": after(2026, 11, 12, 15)}
    made.truth(name, "en", "breaks-across", [steps("ST-GW-100", [(50, 148.2), (100, 126.75), (250, 111.4)], common), steps("ST-RF-220", [(50, 87.6), (100, 74.3), (250, 66.95)], common),
                                             steps("ST-PS-015", [(50, 41.15), (100, 33.8), (250, 29.9)], common)],
               [{"part": "ST-GW-100", "amount": 1250}, {"part": "ST-RF-220", "amount": 950}, {"part": "ST-PS-015", "amount": 600}])


def proalpha():
    name = "de-blechteile-angebot.pdf"
    lines = [("BT-90411", "Gehäusehaube DC01 1,5 mm pulverbeschichtet RAL 7035", 120, 38.6), ("BT-90412", "Montageplatte verzinkt 2 mm", 120, 14.95), ("BT-90420", "Tür links mit Scharnierbolzen", 60, 52.3)]
    rows = "".join(f"<tr><td>{at}</td><td>{part}<br><small>{words}</small></td><td class=n>{q},00 Stk</td><td class=n>{eu(p)}</td><td class=n>{eu(q * p)}</td></tr>" for at, (part, words, q, p) in enumerate(lines, 1))
    chromium(f"""<html lang=de><meta charset=utf-8><style>body{{font:11px 'Liberation Sans'}}table{{width:100%;border-collapse:collapse}}td,th{{padding:4px;text-align:left;border-bottom:1px solid #bbb}}.n{{text-align:right}}</style>
<div style='text-align:right'><b style='font-size:15px'>Blechtechnik Ammerland GmbH</b><br>Am Esch 11, 26655 Westerstede</div>
<p>Friesen Schaltanlagen GmbH<br>Einkauf<br>26721 Emden</p><h2>Angebot 1026-4471</h2>
<table><tr><td>Datum</td><td>13.11.2026</td><td>Ihr Zeichen</td><td>FS-E/ho</td></tr><tr><td>Bearbeiter</td><td>Herr Janssen</td><td>Bindefrist</td><td>18.12.2026</td></tr></table><br>
<table><tr><th>Pos.</th><th>Artikel / Bezeichnung</th><th class=n>Menge</th><th class=n>E-Preis EUR</th><th class=n>G-Preis EUR</th></tr>{rows}
<tr><td>4</td><td>Einmalige Einrichtekosten</td><td class=n>1,00 psch</td><td class=n>260,00</td><td class=n>260,00</td></tr>
<tr><td></td><td></td><td></td><th class=n>Netto</th><th class=n>{eu(sum(q * p for _, _, q, p in lines) + 260)}</th></tr></table>
<p>Lieferzeit: 4 - 5 Wochen nach technischer Klärung<br>Lieferbedingung: DAP Emden<br>Zahlung: 10 Tage 2 %, 30 Tage netto</p></html>""", made.file(name))
    common = {"supplier": "Blechtechnik Ammerland GmbH", "currency": "EUR", "incoterm": "DAP", "leadTimeDays": in_weeks(4, 5), "validUntil": "2026-12-18"}
    made.truth(name, "de", "plain", [line(part, q, p, common) for part, _, q, p in lines], [{"amount": 260}])


def pruziny():
    name = "cs-pruziny-nabidka.pdf"
    lines = [("PR-5510", "Pružina tlačná 2,0x18x60", 2000, 6.4), ("PR-5512", "Pružina tažná 1,2x10x45", 3000, 4.85), ("PR-5530", "Drátěný dílec", 1000, 11.9)]
    rows = "".join(f"<tr><td>{part}</td><td>{words}</td><td class=n>{spaced(q, 0)} ks</td><td class=n>{spaced(p)}</td><td class=n>{spaced(q * p)}</td></tr>" for part, words, q, p in lines)
    chromium(f"""<html lang=cs><meta charset=utf-8><style>body{{font:12px 'DejaVu Sans'}}table{{width:100%}}th{{text-align:left;border-bottom:2px solid}}.n{{text-align:right}}</style>
<h2>Cenová nabídka č. N26-0587</h2><p>Dodavatel: <b>Pružinárna Blansko s.r.o.</b>, Svitavská 40, Blansko<br>Odběratel: Zámky Vamberk a.s.<br>Datum: 11. 11. 2026 &nbsp; Platnost nabídky do: 31. 12. 2026</p>
<table><tr><th>Číslo výkresu</th><th>Název</th><th class=n>Množství</th><th class=n>Cena Kč/ks</th><th class=n>Celkem Kč</th></tr>{rows}</table>
<p>Nástroj pro PR-5530: 8 500 Kč jednorázově.<br>Dodací lhůta: 3 týdny. Dodací podmínka: EXW Blansko.<br>Ceny jsou bez DPH.</p></html>""", made.file(name))
    common = {"supplier": "Pružinárna Blansko s.r.o.", "currency": "CZK", "incoterm": "EXW", "leadTimeDays": 21, "validUntil": "2026-12-31"}
    made.truth(name, "cs", "plain", [line(part, q, p, common) for part, _, q, p in lines], [{"part": "PR-5530", "amount": 8500}])


def dynamics():
    name = "en-sales-quote-line-discount.pdf"
    lines = [("70061", "Timing belt pulley T10-32", 40, 23.8, 10), ("70064", "Timing belt pulley T10-48", 40, 34.5, 10), ("71220", "Taper bush 2012-30", 80, 9.6, 15), ("73105", "Timing belt T10 1400 25 mm", 20, 27.4, 0)]
    rows = "".join(f"<tr><td>{part}</td><td>{words}</td><td class=n>{q}</td><td>PCS</td><td class=n>{us(p)}</td><td class=n>{d or ''}</td><td class=n>{us(q * p * (100 - d) / 100)}</td></tr>" for part, words, q, p, d in lines)
    total = sum(q * p * (100 - d) / 100 for _, _, q, p, d in lines)
    wkhtmltopdf(f"""<html><meta charset=utf-8><style>body{{font:12px Arial}}table{{width:100%;border-collapse:collapse}}th{{text-align:left;border-bottom:1px solid}}td,th{{padding:4px}}.n{{text-align:right}}</style>
<table><tr><td><b>Meadowgate Foods Engineering</b><br>Purchasing<br>Spalding</td><td class=n><b style='font-size:17px'>Fenland Transmissions Ltd</b><br>Ely Road, March<br>VAT Reg. No. GB000000000</td></tr></table>
<h2>Sales - Quote SQ-1048</h2><table><tr><td>Document Date</td><td>9 November 2026</td><td>Quote Valid To Date</td><td>9 December 2026</td></tr><tr><td>Payment Terms</td><td>Net 30 days</td><td>Shipment Method</td><td>DAP</td></tr>
<tr><td>Salesperson</td><td>Ian Petch</td><td>Lead Time</td><td>5 days</td></tr></table><br>
<table><tr><th>No.</th><th>Description</th><th class=n>Quantity</th><th>Unit</th><th class=n>Unit Price Excl. VAT</th><th class=n>Disc. %</th><th class=n>Line Amount Excl. VAT</th></tr>{rows}</table>
<table style='width:45%;margin-left:55%'><tr><td>Total GBP Excl. VAT</td><td class=n>{us(total)}</td></tr><tr><td>20% VAT</td><td class=n>{us(total * 0.2)}</td></tr><tr><td><b>Total GBP Incl. VAT</b></td><td class=n><b>{us(total * 1.2)}</b></td></tr></table></html>""", made.file(name))
    common = {"supplier": "Fenland Transmissions Ltd", "currency": "GBP", "incoterm": "DAP", "leadTimeDays": 5, "validUntil": "2026-12-09"}
    made.truth(name, "en", "discount-column", [line(part, q, round(p * (100 - d) / 100, 4), common) for part, _, q, p, d in lines])


def odoo():
    name = "en-quotation-with-sections.pdf"
    sections = [("Cylinders", [("CYL-50-200", "Cylinder 50 bore 200 stroke", 12, 71.5), ("CYL-32-100", "Cylinder 32 bore 100 stroke", 24, 44.2)]), ("Valves", [("VLV-5/2-G14", "Solenoid valve 5/2 G1/4 24 V", 36, 38.9), ("MAN-06", "Manifold 6 stations", 6, 52.0)])]
    rows = ""
    for section, lines in sections:
        rows += f"<tr><td colspan=5 style='background:#eee'><b>{section}</b></td></tr>"
        rows += "".join(f"<tr><td>[{part}] {words}</td><td class=n>{q}.00 Units</td><td class=n>{us(p)}</td><td>21% VAT</td><td class=n>{us(q * p)} €</td></tr>" for part, words, q, p in lines)
        rows += f"<tr><td colspan=5 class=n><b>Subtotal</b> {us(sum(q * p for _, _, q, p in lines))} €</td></tr>"
    every = [each for _, lines in sections for each in lines]
    total = sum(q * p for _, _, q, p in every)
    wkhtmltopdf(f"""<html><meta charset=utf-8><style>body{{font:13px Lato,Helvetica}}table{{width:100%;border-collapse:collapse}}th{{text-align:left;border-bottom:2px solid #555}}td,th{{padding:5px}}.n{{text-align:right}}</style>
<p><b>Pneumatix Benelux NV</b><br>Industrielaan 5, 9320 Aalst, Belgium</p><p style='margin-left:60%'>Corlay Packaging Ltd<br>Shannon, Ireland</p><h2>Quotation # S01877</h2>
<table><tr><td><b>Quotation Date:</b><br>11/12/2026</td><td><b>Expiration:</b><br>12/12/2026</td><td><b>Salesperson:</b><br>Lies Moerman</td><td><b>Incoterm:</b><br>FCA</td></tr></table><br>
<table><tr><th>Description</th><th class=n>Quantity</th><th class=n>Unit Price</th><th>Taxes</th><th class=n>Amount</th></tr>{rows}</table>
<table style='width:40%;margin-left:60%'><tr><td><b>Untaxed Amount</b></td><td class=n>{us(total)} €</td></tr><tr><td>VAT 21%</td><td class=n>{us(total * 0.21)} €</td></tr><tr><td><b>Total</b></td><td class=n>{us(total * 1.21)} €</td></tr></table>
<p>Delivery within 2 weeks after order confirmation.<br>Payment terms: 30 Days</p></html>""", made.file(name))
    common = {"supplier": "Pneumatix Benelux NV", "currency": "EUR", "incoterm": "FCA", "leadTimeDays": 14, "validUntil": "2026-12-12"}
    made.truth(name, "en", "sections", [line(part, q, p, common) for part, _, q, p in every])


def rodamientos():
    name = "es-rodamientos-descuento.pdf"
    lines = [("6308-2RS-C3", "Rodamiento rígido de bolas", 60, 21.4, 45, "Stock", 0), ("NU2210-E", "Rodamiento de rodillos", 16, 88.6, 45, "Stock", 0), ("UCP208", "Soporte de pie", 30, 26.5, 50, "5 días", 5), ("SPZ-1600", "Correa trapecial", 40, 12.8, 40, "Stock", 0)]
    rows = "".join(f"<tr><td>{part}</td><td>{words}</td><td class=n>{q}</td><td class=n>{eu(p)}</td><td class=n>{d},00</td><td class=n>{eu(q * round(p * (100 - d) / 100, 4))}</td><td>{when}</td></tr>" for part, words, q, p, d, when, _ in lines)
    total = sum(q * p * (100 - d) / 100 for _, _, q, p, d, _, _ in lines)
    wkhtmltopdf(f"""<html lang=es><meta charset=utf-8><style>body{{font:12px Verdana,sans-serif}}table{{width:100%;border-collapse:collapse}}.l td,.l th{{border:1px solid #999;padding:4px}}.n{{text-align:right}}</style>
<table><tr><td><b>Suministros Industriales Nervión, S.A.</b><br>Pol. Ind. Ugaldeguren, Zamudio (Bizkaia)</td><td class=n>OFERTA Nº 26/04418<br>Fecha: 10-11-2026<br>Cliente: Papelera Oria, S.L.<br>Validez: hasta 31-12-2026</td></tr></table><br>
<table class=l><tr><th>Artículo</th><th>Descripción</th><th>Cant.</th><th>Precio €</th><th>% Dto.</th><th>Importe €</th><th>Disponib.</th></tr>{rows}<tr><td colspan=5 class=n>Base imponible</td><td class=n>{eu(total)}</td><td></td></tr>
<tr><td colspan=5 class=n>IVA 21 %</td><td class=n>{eu(total * 0.21)}</td><td></td></tr><tr><td colspan=5 class=n><b>TOTAL</b></td><td class=n><b>{eu(total * 1.21)}</b></td><td></td></tr></table>
<p>Forma de pago: recibo 60 días. Pedido mínimo 60 €.</p></html>""", made.file(name))
    common = {"supplier": "Suministros Industriales Nervión, S.A.", "currency": "EUR", "validUntil": "2026-12-31"}
    made.truth(name, "es", "discount-column", [line(part, q, round(p * (100 - d) / 100, 4), common, leadTimeDays=days) for part, _, q, p, d, _, days in lines], noMinimumPieces=True)


def decolletage():
    name = "fr-decolletage-quantites.pdf"
    lines = [("DC-810", "Axe inox 303 Ø6", ["1,240", "0,985", "0,872"]), ("DC-811", "Douille laiton", ["0,760", "0,590", "0,515"]), ("DC-825", "Vis épaulée 42CD4", ["2,150", "1,785", "1,620"])]
    rows = "".join(cells([part, words, *prices]) for part, words, prices in lines)
    wkhtmltopdf(f"""<html lang=fr><meta charset=utf-8><style>body{{font:13px 'Liberation Sans'}}table{{border-collapse:collapse;width:100%}}th,td{{border:1px solid #888;padding:4px}}.n{{text-align:right}}</style>
<p><b>SARL Décolletage de l'Arve</b><br>74300 Cluses</p><p>Cluses, le 10 novembre 2026</p><p>Société Robinetterie Marne<br>Votre demande de prix du 04/11/2026</p><h3>Offre de prix 2026-1183</h3>
<p>Prix unitaires en euros hors taxes selon la quantité par lancement :</p><table>{cells(["Référence", "Désignation", "1 000 p.", "2 500 p.", "5 000 p."], "th")}{rows}</table>
<p>Outillage spécifique DC-825 : 310 € HT<br>Délai : 5 à 6 semaines<br>Conditions : EXW Cluses, 45 jours fin de mois<br>Offre valable 2 mois, jusqu'au 10 janvier 2027</p></html>""", made.file(name))
    common = {"supplier": "SARL Décolletage de l'Arve", "currency": "EUR", "incoterm": "EXW", "leadTimeDays": in_weeks(5, 6), "validUntil": "2027-01-10"}
    made.truth(name, "fr", "breaks-across", [steps(part, zip((1000, 2500, 5000), [float(each.replace(",", ".")) for each in prices]), common) for part, _, prices in lines],
               [{"part": "DC-825", "amount": 310}])


def letter(*paragraphs, size=11, font="Calibri"):
    document = docx.Document()
    document.styles["Normal"].font.name = font
    document.styles["Normal"].font.size = Pt(size)
    for words in paragraphs:
        write(document, words)
    return document


def write(document, words):
    paragraph = document.add_paragraph()
    for at, piece in enumerate(words.split("**")):
        paragraph.add_run(piece).bold = at % 2 == 1


def grid(document, rows, style="Table Grid"):
    table = document.add_table(0, len(rows[0]), style)
    for row in rows:
        for cell, value in zip(table.add_row().cells, row):
            cell.text = str(value)


def as_pdf(document, name):
    with tempfile.TemporaryDirectory() as where:
        source = Path(where) / "letter.docx"
        document.save(str(source))
        soffice(source, "pdf", made.file(name))


def integrator():
    name = "en-integrator-proposal-alternate.pdf"
    document = letter("**Ironwood Automation Systems**", "Proposal P-2291 - Case infeed line for Dunmore Beverages", "November 13, 2026", "**1. Equipment**", font="Liberation Serif")
    grid(document, [["Item", "Model", "Description", "Qty", "Unit price", "Total"], ["1", "CV-24-PR", "Powered roller conveyor, 24 in x 10 ft", "6", "$7,850", "$47,100"], ["2", "TR-90", "90 degree transfer", "2", "$11,400", "$22,800"],
                    ["3", "CP-PLC2", "Control panel with PLC and HMI", "1", "$28,600", "$28,600"]])
    for words in ("", "**2. Alternate to item 3**"):
        write(document, words)
    grid(document, [["Item", "Model", "Description", "Qty", "Unit price", "Total"], ["3A", "CP-PLC2-S", "Control panel as item 3, with safety PLC, in place of item 3", "1", "$33,250", "$33,250"]])
    for words in ("", "**3. Commercial terms**", "Freight and rigging to Dunmore is quoted at a fixed $3,900 and is in addition to the equipment prices.",
                  "Delivery: 14 to 16 weeks after receipt of order and approved drawings. Prices are in US dollars, FCA Ironwood.", "Payment: 30% with order, 60% before shipment, 10% after acceptance. This proposal is valid until January 31, 2027."):
        write(document, words)
    as_pdf(document, name)
    common = {"supplier": "Ironwood Automation Systems", "currency": "USD", "incoterm": "FCA", "leadTimeDays": in_weeks(14, 16), "validUntil": "2027-01-31"}
    made.truth(name, "en", "alternates", [line("CV-24-PR", 6, 7850, common), line("TR-90", 2, 11400, common), line("CP-PLC2", 1, 28600, common), line("CP-PLC2-S", 1, 33250, common, alternative=True)], [{"amount": 3900}])


def beschichtung():
    name = "de-pulverbeschichtung-angebot.pdf"
    lines = [("RT-1001", "Rahmen 1200x800", 80, 18.9), ("RT-1002", "Querträger", 160, 6.45), ("RT-1010", "Abdeckblech", 80, 9.2)]
    document = letter("**Lackier- und Pulverzentrum Eifel GmbH**", "Industriepark 7, 53925 Kall", "", "An: Rollentechnik Voss GmbH", "**Angebot AN-26-1420**        Kall, 10.11.2026", "Pulverbeschichtung RAL 9005 feinstruktur, inkl. Vorbehandlung:", font="Liberation Sans", size=10)
    grid(document, [["Pos", "Teil", "Benennung", "Stückzahl", "Preis/Stück", "Gesamt"], *[[str(at), part, words, str(q), f"{eu(p)} €", f"{eu(q * p)} €"] for at, (part, words, q, p) in enumerate(lines, 1)],
                    ["", "", "Summe netto", "", "", f"{eu(sum(q * p for _, _, q, p in lines))} €"]])
    for words in ("", "Für den Farbwechsel berechnen wir je Auftrag pauschal 65,00 €.", "Mindestauftragswert 180,00 €. Durchlaufzeit 6 Arbeitstage ab Anlieferung.", "Preise ab Werk (EXW Kall), zzgl. 19 % MwSt. Angebot gültig bis 28.02.2027."):
        write(document, words)
    as_pdf(document, name)
    common = {"supplier": "Lackier- und Pulverzentrum Eifel GmbH", "currency": "EUR", "incoterm": "EXW", "leadTimeDays": working_days(6), "validUntil": "2027-02-28"}
    made.truth(name, "de", "plain", [line(part, q, p, common) for part, _, q, p in lines], [{"amount": 65}], noMinimumPieces=True)


def composite():
    name = "en-composite-covers-letter.docx"
    letter("**Halyard Composites Ltd**", "Unit 12, Solent Marine Park, Southampton", "11 November 2026", "Ms J. Kerrigan\nTidewater Instruments", "Dear Ms Kerrigan,", "**Your enquiry TW-0931, moulded covers**",
           "We are pleased to offer the radome cover, part number TW-5540, hand laid in E-glass and polyester, at £386.00 each for a batch of 30.",
           "The mounting ring, part number TW-5541, would be £74.50 each, also for 30.",
           "As an alternative for the cover, TW-5540 resin infused in vinyl ester would be £428.00 each for the same quantity. It is 0.9 kg lighter.",
           "The mould for TW-5540 costs £3,450 and serves both methods. The ring needs no tooling.", "We would deliver eight weeks after your order, FCA Southampton. The prices exclude VAT and hold until 29 January 2027.", "Yours sincerely,", "Tom Allard\nHalyard Composites Ltd").save(str(made.file(name)))
    common = {"supplier": "Halyard Composites Ltd", "currency": "GBP", "incoterm": "FCA", "leadTimeDays": 56, "validUntil": "2027-01-29"}
    made.truth(name, "en", "prose", [line("TW-5540", 30, 386, common), line("TW-5541", 30, 74.5, common), line("TW-5540", 30, 428, common, alternative=True)], [{"amount": 3450}])


def sheet_metal():
    name = "en-sheet-metal-setup-and-breaks.docx"
    lines = [("CH-2200", "Chassis, 16 ga CRS", [84.1, 52.6, 41.9, 37.25], 180), ("CH-2201", "Cover, 18 ga CRS", [51.4, 31.75, 25.3, 22.6], 120), ("CH-2215", "Rear panel, .090 5052", [38.2, 24.9, 20.15, 18.4], 95)]
    document = letter("**Quarrytown Fabricating, Inc.**", "Barre, Vermont", "QUOTE 8814     Date 11/09/2026     Customer: Maple Audio", "Pricing in USD each:")
    grid(document, [["Part", "Description", "Qty 5", "Qty 25", "Qty 100", "Qty 250", "Setup (one time)"], *[[part, words, *[f"${us(p)}" for p in prices], f"${us(setup)}"] for part, words, prices, setup in lines]], "Light Grid Accent 1")
    for words in ("", "Finish: powder coat, one color, included.", "Lead time 15 working days.", "Ex works Barre (EXW). Good for 60 days."):
        write(document, words)
    document.save(str(made.file(name)))
    common = {"supplier": "Quarrytown Fabricating, Inc.", "currency": "USD", "incoterm": "EXW", "leadTimeDays": working_days(15), "validUntil": after(2026, 11, 9, 60)}
    made.truth(name, "en", "breaks-across", [steps(part, zip((5, 25, 100, 250), prices), common) for part, _, prices, _ in lines], [{"part": part, "amount": setup} for part, _, _, setup in lines])


def heat_treat():
    name = "en-heat-treat-by-the-pound.docx"
    document = letter("Great Bend Heat Treating Co.", "Quotation HT-5521", "November 10, 2026", "To: Prairie Gear Works", font="Arial", size=10)
    grid(document, [["Part #", "Process", "Lot weight", "Price"], ["PG-118", "Carburize & harden 58-62 HRC", "2,400 lb", "$0.86 / lb"],
                    ["PG-240", "Carburize, press quench", "3,600 lb", "$1.34 / lb"], ["PG-300", "Induction harden", "1,100 lb", "$1.12 / lb"]])
    for words in ("", "Minimum charge $175.00 per lot.", "Quench plug for PG-240: $540.00, one time.", "Turnaround: 8 - 10 days. F.O.B. Great Bend, KS.", "Pricing good through 12/31/2026."):
        write(document, words)
    document.save(str(made.file(name)))
    common = {"supplier": "Great Bend Heat Treating Co.", "currency": "USD", "unit": "lb", "incoterm": "FOB", "leadTimeDays": between(8, 10), "validUntil": "2026-12-31"}
    made.truth(name, "en", "by-weight", [line("PG-118", 2400, 0.86, common), line("PG-240", 3600, 1.34, common), line("PG-300", 1100, 1.12, common)], [{"part": "PG-240", "amount": 540}], noMinimumPieces=True)


def vorrichtung():
    name = "de-vorrichtungen-brief.docx"
    document = letter("**Vorrichtungsbau Kehl & Sohn**", "Werkstraße 5, 73312 Geislingen", "Geislingen, den 12.11.2026", "Firma Achsenwerk Donau GmbH\nHerrn Pfister", "**Angebot Nr. 26/317**", "Sehr geehrter Herr Pfister,", "auf Grundlage Ihrer Zeichnungen bieten wir an:",
                      "Pos. 1\nSpannvorrichtung nach Zeichnung AD-V-0811\nMenge: 2 Stück\nEinzelpreis: 6.480,00 EUR\nGesamtpreis: 12.960,00 EUR",
                      "Pos. 2\nPrüflehre nach Zeichnung AD-L-0125\nMenge: 1 Stück\nEinzelpreis: 1.950,00 EUR\nGesamtpreis: 1.950,00 EUR",
                      "Pos. 3\nSatz Spannbacken nach Zeichnung AD-V-0830\nMenge: 4 Stück\nEinzelpreis: 412,50 EUR\nGesamtpreis: 1.650,00 EUR",
                      "Summe netto: 16.560,00 EUR", "Verpackung: pauschal 240,00 EUR", "Lieferzeit: 10 Wochen nach Zeichnungsfreigabe.\nLieferbedingung: EXW Geislingen\nAngebotsbindung: bis 31.12.2026", "Mit freundlichen Grüßen", "M. Kehl", font="Arial")
    document.save(str(made.file(name)))
    common = {"supplier": "Vorrichtungsbau Kehl & Sohn", "currency": "EUR", "incoterm": "EXW", "leadTimeDays": 70, "validUntil": "2026-12-31"}
    made.truth(name, "de", "blocks", [line("AD-V-0811", 2, 6480, common), line("AD-L-0125", 1, 1950, common), line("AD-V-0830", 4, 412.5, common)], [{"amount": 240}])


def usinagem():
    name = "pt-usinagem-proposta.docx"
    lines = [("UB-410", "Eixo SAE 4140", 100, 58.9), ("UB-411", "Luva SAE 1045", 200, 23.4), ("UB-428", "Tampa alumínio 6351", 100, 37.15)]
    document = letter("**Usinagem Boa Vista Ltda.**", "Joinville - SC", "Proposta comercial nº 2026/0388", "Data: 11/11/2026", "Cliente: Motores Itapocu S.A.")
    grid(document, [["Item", "Código", "Descrição", "Qtde", "Valor unit. (R$)", "Valor total (R$)"], *[[str(at), part, words, str(q), eu(p), eu(q * p)] for at, (part, words, q, p) in enumerate(lines, 1)],
                    ["", "", "Total", "", "", eu(sum(q * p for _, _, q, p in lines))]])
    for words in ("", "Dispositivo de fixação UB-428: R$ 1.350,00 (cobrança única).", "Prazo de entrega: 20 dias corridos após o pedido.", "Frete: FOB Joinville. Pagamento: 28 ddl.", "Validade da proposta: 11/12/2026."):
        write(document, words)
    document.save(str(made.file(name)))
    common = {"supplier": "Usinagem Boa Vista Ltda.", "currency": "BRL", "incoterm": "FOB", "leadTimeDays": 20, "validUntil": "2026-12-11"}
    made.truth(name, "pt", "plain", [line(part, q, p, common) for part, _, q, p in lines], [{"part": "UB-428", "amount": 1350}])


for each in (netsuite, pcba, proalpha, pruziny, dynamics, odoo, rodamientos, decolletage, integrator, beschichtung, composite, sheet_metal, heat_treat, vorrichtung, usinagem):
    if not sys.argv[1:] or each.__name__ in sys.argv[1:]:
        each()
