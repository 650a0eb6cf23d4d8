"""CSV, plain text, HTML and RTF: exports of several programs, records one under another, a portal's page."""

from kit import after, csv_of, eu, sp, text, tr, true, us, weeks, workdays, write


def epicor():
    name, s = "en-us-erp-export.csv", "Stillwater Precision Turning Co."
    rows = [("7714-220", "C", "SPOOL, 440C HT 58-60 RC", 350, 23.75, 35), ("7714-221", "B", "SLEEVE, 4140 PH GROUND", 350, 18.2, 35), ("7714-305", "A", "CAP, END, 6061-T6 BLK ANOD", 700, 6.15, 28), ("7716-010", "D", "STEM, VALVE, 17-4 H1025", 1200, 9.4, 42)]
    head = ("QuoteNum", "QuoteDate", "ExpirationDate", "VendorName", "CustName", "Line", "PartNum", "Rev", "LineDesc", "OrderQty", "UOM", "UnitPrice", "ExtPrice", "LeadTimeDays", "ShipTerms", "Currency")
    base = ("31877", "10/22/2026", "12/21/2026", s, "Ocheyedan Fluid Power Inc")
    text(name, csv_of([head] + [(*base, i, a, v, d, q, "EA", f"{p:.4f}", f"{q * p:.2f}", t, "FOB Origin", "USD") for i, (a, v, d, q, p, t) in enumerate(rows, 1)]))
    true(name, "export-every-row", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil="2026-12-21"), [(a, q, p, dict(leadTimeDays=t)) for a, _, _, q, p, t in rows])


def break_columns():
    name, s = "en-us-break-columns.csv", "Halyard Components, Inc."
    rows = [("MCP6002T-I/SN", "Chandler Micro", 41200, ((100, 0.412), (500, 0.368), (1000, 0.331), (3300, 0.297)), "stock"), ("LT8609SEV", "Linearis", 880, ((25, 5.94), (100, 5.21), (250, 4.83)), "stock"), ("FTSH-105-01-L", "Samwell", 0, ((50, 2.36), (250, 2.04), (1000, 1.79)), "10"), ("BAT54S-7-F", "Diodix", 126000, ((500, 0.081), (3000, 0.052)), "stock")]
    head = ["MPN", "Mfr", "Avail Qty", "Lead Time (wks)"] + [x for k in "1234" for x in (f"Break {k} Qty", f"Break {k} Price")]
    data = [("Halyard Components, Inc.", "Quote", "HQ-556012"), ("Prepared for", "Tamarack Controls LLC"), ("Quote date", "11/03/2026"), ("Good through", "11/17/2026"), ("Prices", "USD each"), (), head]
    for a, m, n, b, t in rows:
        flat = [x for q, p in b for x in (q, f"{p:.3f}")]
        data.append([a, m, n, t] + flat + [""] * (8 - len(flat)))
    data += [(), ("Terms", "EXW Haverhill Point MA; net 30; price at break applies to the whole quantity")]
    text(name, csv_of(data))
    true(name, "break-columns", "en", dict(supplier=s, currency="USD", incoterm="EXW", validUntil="2026-11-17"), [(a, None, b, dict(leadTimeDays=0 if t == "stock" else 70)) for a, _, _, b, t in rows])


def comparison():
    name = "en-uk-three-bids-long.csv"
    parts = [("WK-118", "Hinge bracket, 304 2B 3mm", 500), ("WK-119", "Hinge pin, 303 Ø8", 1000), ("WK-125", "Cover, 1.5mm Zintec, P/C RAL7035", 250)]
    bids = {"Brackley Fabrications Ltd": ((4.35, 1.12, 13.9), (180, 0, 240), 4, "DAP", "31/01/2027"), "Mossend Metal Products": ((4.1, 1.3, 14.65), (0, 0, 320), 5, "EXW", "18/12/2026"), "T W Harbottle & Co Ltd": ((4.82, 0.98, 12.75), (95, 0, 0), 3, "DAP", "30/11/2026")}
    data = [("RFQ 2026-207", "Bid summary prepared by M. Osgood, Weardale Kitchens plc", "", "13/11/2026"), ("Part", "Description", "Qty", "Bidder", "Unit GBP", "Extended GBP", "Tooling GBP", "Wks", "Incoterm", "Valid to")]
    lines, charges = [], []
    for i, (a, d, q) in enumerate(parts):
        for s, (prices, tools, w, term, valid) in bids.items():
            data.append((a, d, q, s, f"{prices[i]:.2f}", f"{q * prices[i]:.2f}", tools[i] or "", w, term, valid))
            day = "-".join(reversed(valid.split("/")))
            lines.append((a, q, prices[i], dict(supplier=s, leadTimeDays=7 * w, incoterm=term, validUntil=day)))
            if tools[i]:
                charges.append((a, tools[i], s))
    text(name, csv_of(data))
    true(name, "comparison-long", "en", dict(currency="GBP"), lines, charges)


def fixations():
    name, s = "fr-visserie-export.csv", "Visserie Boulonnerie du Forez"
    rows = [("CHC0630A2", "Vis CHc M6x30 inox A2", 5000, 0.0845, "Stock"), ("FHC0516A4", "Vis FHc M5x16 inox A4", 4000, 0.0712, "Stock"), ("H1080ZN", "Vis H M10x80 8.8 zinguée", 2500, 0.1936, "8 jours"), ("RON10Z", "Rondelle Z M10 zinguée", 10000, 0.0184, "Stock"), ("ECF10", "Écrou frein M10 zingué", 2500, 0.0665, "Stock")]
    data = [("Fournisseur", s), ("Devis", "DV2610-0448"), ("Date", "29/10/2026"), ("Validité", "30/11/2026"), ("Client", "Remorques Beauvallon"), ("Devise", "EUR"), (), ("Réf. article", "Libellé", "Qté", "PU net HT", "Montant HT", "Disponibilité")]
    data += [(a, d, q, sp(p, 4, ""), sp(q * p, 2, ""), t) for a, d, q, p, t in rows] + [("", "Frais de port", "1", "22,50", "22,50", ""), ("", "Total HT", "", "", sp(sum(q * p for _, _, q, p, _ in rows) + 22.5, 2, ""), "")]
    text(name, csv_of(data, ";"), "cp1252")
    true(name, "export-carriage-row", "fr", dict(supplier=s, currency="EUR", validUntil="2026-11-30"), [(a, q, p, dict(leadTimeDays=8 if t == "8 jours" else 0)) for a, _, q, p, t in rows], [22.5])


def elettronica():
    name, s = "it-schede-export.csv", "Sestri Elettronica Industriale S.r.l."
    rows = [("SEI-CPU-04", "Scheda CPU montata e collaudata", 150, 64.2, 6), ("SEI-IO-16", "Scheda 16 I/O montata e collaudata", 300, 38.75, 6), ("SEI-ALIM-2", "Alimentatore 24 V 2 A", 150, 21.9, 4), ("SEI-DISP", "Display con telaio", 150, 29.4, 8)]
    data = [(s, "", "", "", "", ""), ("Offerta n. 1190/2026 del 04/11/2026", "", "", "", "", ""), ("Spett.le Macchine Tessili Valseriana S.p.A.", "", "", "", "", ""), ("", "", "", "", "", ""), ("Codice", "Descrizione", "Q.tà", "Prezzo netto €", "Importo €", "Consegna sett.")]
    tot = sum(r[2] * r[3] for r in rows)
    data += [(a, d, q, eu(p), eu(q * p), t) for a, d, q, p, t in rows] + [("", "Attrezzaggio linea e programmi SMT (una tantum)", 1, "450,00", "450,00", ""), ("", "Totale IVA esclusa", "", "", eu(tot + 450), ""), ("Resa FCA Sestri, pagamento 60 gg d.f.f.m., offerta valida fino al 15/12/2026", "", "", "", "", "")]
    text(name, csv_of(data, ";"))
    true(name, "sheet-saved-as-csv", "it", dict(supplier=s, currency="EUR", incoterm="FCA", validUntil="2026-12-15"), [(a, q, p, dict(leadTimeDays=7 * t)) for a, _, q, p, t in rows], [450])


def overflade():
    name, s = "da-overflade.csv", "Midtsjællands Overfladebehandling A/S"
    rows = [("LB-0410", "Pulverlak RAL 7016, beslag", 400, 14.5), ("LB-0411", "Pulverlak RAL 7016, ramme", 120, 62.0), ("LB-0550", "Anodisering natur 15 my, skinne", 800, 9.85)]
    data = [("Leverandør:", s), ("Tilbudsnr.:", "T-26-3071"), ("Tilbudsdato:", "02-11-2026"), ("Gældende til:", "31-12-2026"), ("Kunde:", "Stevns Facadeteknik ApS"), ("Valuta:", "DKK"), (), ("Linje", "Emnenr.", "Behandling", "Antal", "Pris pr. stk.", "Beløb", "Leveringstid")]
    data += [(i, a, d, q, eu(p), eu(q * p), "7 arbejdsdage") for i, (a, d, q, p) in enumerate(rows, 1)] + [(4, "", "Ophængning, engangsbeløb LB-0411", 1, "850,00", "850,00", ""), ("", "", "I alt ekskl. moms", "", "", eu(sum(r[2] * r[3] for r in rows) + 850), "")]
    text(name, csv_of(data, ";"))
    true(name, "export-charge-row", "da", dict(supplier=s, currency="DKK", validUntil="2026-12-31", leadTimeDays=workdays(7)), [(a, q, p) for a, _, q, p in rows], [("LB-0411", 850)])


def records():
    name, s = "en-us-records.txt", "Pocono Spring & Stamping"
    rows = [("PS-2208", "Compression spring, 302 SS, .045 wire", 15000, 0.1475, "5 weeks ARO"), ("PS-2210", "Torsion spring, music wire, zinc", 6000, 0.384, "5 weeks ARO"), ("PS-2315", "Battery contact, BeCu, gold flash", 20000, 0.2265, "8 weeks ARO")]
    blocks = "\n".join(f"ITEM {i}\n  Part:        {a}\n  Description: {d}\n  Quantity:    {q:,} pcs\n  Price:       ${p:.4f} each\n  Delivery:    {t}\n" for i, (a, d, q, p, t) in enumerate(rows, 1))
    text(name, f"""QUOTATION 11924
{s}, 600 Bushkill Run, Tannersburg PA 18399
Phone 570-555-0171   Quoted by: Lorraine Hess

To:    Keystone Handheld Instruments, attn Bruce Amato
Date:  November 6, 2026

{blocks}
ITEM 4
  Progressive die for PS-2315, one-time charge
  Price:       $8,450.00

Terms net 30. F.O.B. Tannersburg. Prices are firm for sixty (60) days
from the date above. Minimum order 5,000 pcs per part number.
""", newline="\n")
    true(name, "records", "en", dict(supplier=s, currency="USD", incoterm="FOB", validUntil=after("2026-11-06", 60), minimumOrder=5000), [(a, q, p, dict(leadTimeDays=56 if "8" in t else 35)) for a, _, q, p, t in rows], [("PS-2315", 8450)])


def offert():
    name, s = "sv-offert.txt", "Gnosjöbygdens Kabel & Montage AB"
    rows = [("KM-2001", "Kabelstam 12-polig, 1,8 m", 400, 86.5), ("KM-2002", "Kabelstam 6-polig, 0,9 m", 800, 41.2), ("KM-2040", "Jordkabel 16 mm², 0,5 m", 400, 29.9)]
    body = "\n".join(f"{a:<10}{d:<30}{q:>7}{sp(p, 2, ' '):>12}{sp(q * p, 2, ' '):>14}" for a, d, q, p in rows)
    tot = sum(q * p for *_, q, p in rows)
    text(name, f"""{s}
Storgatan 88, 335 99 Hillerstad

OFFERT 26-414
2026-11-09
Till: Skogsmaskiner i Bräcke AB, Peter Ahlgren

Tack för er förfrågan. Vi offererar enligt nedan, priser i SEK exkl. moms:

{"Art.nr":<10}{"Benämning":<30}{"Antal":>7}{"À-pris":>12}{"Belopp":>14}
{"-" * 73}
{body}
{"-" * 73}
{"Summa":<47}{"":>12}{sp(tot, 2, ' '):>14}

Verktygskostnad krimpning KM-2040: 3 200 kr, engångskostnad.
Leveranstid: 5-6 veckor. Leveransvillkor: FCA Hillerstad.
Offerten gäller till och med 2026-12-31.

Med vänlig hälsning
Annika Lööf
""", "utf-8")
    true(name, "aligned-text", "sv", dict(supplier=s, currency="SEK", incoterm="FCA", leadTimeDays=weeks(5, 6), validUntil="2026-12-31"), [(a, q, p) for a, _, q, p in rows], [("KM-2040", 3200)])


def portal():
    name, s = "en-us-supplier-portal.html", "Quincy Bay Castings LLC"
    rows = [("10-44871", "Pump cover, A356-T6", 600, 21.85, 56), ("10-44872", "Pump housing, A356-T6", 600, 47.3, 56), ("10-45016", "Bracket, A380 die cast", 2400, 3.94, 35)]
    body = "".join(f"<tr class='line'><td>{i}</td><td><a href='#'>{a}</a><div class='sub'>{d}</div></td><td class='n'>{q:,}</td><td class='n'>${us(p)}</td><td class='n'>${us(q * p)}</td><td>{t} days</td><td>Quoted</td></tr>\n" for i, (a, d, q, p, t) in enumerate(rows, 1))
    tot = sum(r[2] * r[3] for r in rows)
    text(name, f"""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>SourceBridge - Response R-20771</title>
<style>body{{font-family:Segoe UI,Arial}}.n{{text-align:right}}.sub{{color:#666;font-size:12px}}nav a{{margin-right:14px}}dt{{font-weight:bold;float:left;width:150px}}</style></head>
<body><nav><a href="#">Home</a><a href="#">My RFQs</a><a href="#">Messages (2)</a><a href="#">Sign out</a></nav>
<h1>Supplier response R-20771</h1>
<dl><dt>RFQ</dt><dd>RFQ-4409 Coolant pump family</dd><dt>Supplier</dt><dd>{s}</dd><dt>Submitted</dt><dd>Nov 11, 2026 4:18 PM</dd><dt>Buyer</dt><dd>Thessaly Motors, Inc.</dd><dt>Currency</dt><dd>USD</dd><dt>Incoterms</dt><dd>FCA Quincy Bay, WI</dd><dt>Response valid until</dt><dd>Jan 10, 2027</dd></dl>
<table><thead><tr><th>#</th><th>Item</th><th>Annual qty</th><th>Unit price</th><th>Extended</th><th>Lead time</th><th>Status</th></tr></thead>
<tbody>
{body}</tbody><tfoot><tr><td colspan="4">Total</td><td class="n">${us(tot)}</td><td></td><td></td></tr></tfoot></table>
<h2>One-time costs</h2>
<table><thead><tr><th>Description</th><th>Applies to</th><th>Amount</th></tr></thead><tbody><tr><td>Permanent mold tooling</td><td>10-44871</td><td class="n">$14,600.00</td></tr><tr><td>Permanent mold tooling</td><td>10-44872</td><td class="n">$22,900.00</td></tr><tr><td>Die cast insert</td><td>10-45016</td><td class="n">$9,750.00</td></tr></tbody></table>
<footer>SourceBridge &copy; 2026 &middot; Help &middot; Privacy</footer></body></html>
""")
    true(name, "portal-one-time-table", "en", dict(supplier=s, currency="USD", incoterm="FCA", validUntil="2027-01-10"), [(a, q, p, dict(leadTimeDays=t)) for a, _, q, p, t in rows], [("10-44871", 14600), ("10-44872", 22900), ("10-45016", 9750)])


def offerte():
    name, s = "nl-offerte-online.html", "Plaatwerk Vechtdal B.V."
    rows = [("PV-60211", "Behuizing 1,5 mm DC01, gepoedercoat RAL 9005", 150, 38.6), ("PV-60212", "Deksel 1,5 mm DC01, gepoedercoat RAL 9005", 150, 14.95), ("PV-60230", "Montageplaat 3 mm sendzimir", 300, 7.2)]
    tot = sum(r[2] * r[3] for r in rows)
    body = "".join(tr((f"{q} st", f"<b>{a}</b>", d, f"€ {eu(p)}", f"€ {eu(q * p)}"), right=(0, 3, 4)) + "\n" for a, d, q, p in rows)
    text(name, f"""<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Offerte OF-2026-0393</title></head><body>
<div><strong>{s}</strong><br>Ambachtsweg 7<br>7799 ZZ Ommerschans<br>KvK 00000000</div>
<div>Lagerweij Koeltechniek<br>t.a.v. mevr. S. Bosman</div>
<h2>Offerte</h2>
<table><tr><td>Offertenummer</td><td>OF-2026-0393</td></tr><tr><td>Offertedatum</td><td>10-11-2026</td></tr><tr><td>Vervaldatum</td><td>10-12-2026</td></tr><tr><td>Uw referentie</td><td>aanvraag behuizing K3</td></tr></table>
<table><tr><th>Aantal</th><th>Artikel</th><th>Omschrijving</th><th>Prijs</th><th>Totaal</th></tr>
{body}{tr(("1", "", "Programmeer- en instelkosten", "€ 225,00", "€ 225,00"), right=(0, 3, 4))}
<tr><td colspan="4">Subtotaal</td><td align=right>€ {eu(tot + 225)}</td></tr><tr><td colspan="4">21% btw</td><td align=right>€ {eu((tot + 225) * 0.21)}</td></tr><tr><td colspan="4"><b>Totaal</b></td><td align=right><b>€ {eu((tot + 225) * 1.21)}</b></td></tr></table>
<p>Levertijd: 4 weken na opdracht. Levering DAP Hoogeveld.</p><p>Akkoord? Klik <a href="#">hier</a> om de offerte te tekenen.</p></body></html>
""")
    true(name, "online-offer-tax", "nl", dict(supplier=s, currency="EUR", incoterm="DAP", leadTimeDays=28, validUntil="2026-12-10"), [(a, q, p) for a, _, q, p in rows], [225])


def drehteile():
    name, s = "de-drehteile-brief.rtf", "Drehtechnik Ahlers & Partner GmbH"
    rows = [("4711-030-2", "Hülse 1.4571 Ø24x40", 800, 6.85), ("4711-031-0", "Gewindebolzen 1.4571 M12", 1600, 3.42), ("4711-044-1", "Flansch AlMgSi1 eloxiert", 400, 17.6)]
    esc = lambda t: "".join(c if ord(c) < 128 else f"\\'{c.encode('cp1252')[0]:02x}" for c in t)
    edges = (700, 2300, 5600, 6700, 8100, 9600)
    row = lambda cells, style="": "\\trowd\\trgaph70" + "".join(f"\\cellx{x}" for x in edges) + "\n" + "".join(f"\\pard\\intbl{' ' if j < 3 else chr(92) + 'qr '}{style}{esc(str(c))}\\cell" for j, c in enumerate(cells)) + "\\row\n"
    para = lambda t: "\\pard " + esc(t) + "\\par\n"
    tot = sum(q * p for *_, q, p in rows)
    body = row(("Pos.", "Zeichnungs-Nr.", "Benennung", "Stück", "Einzelpreis", "Gesamtpreis"), "\\b ").replace("\\cell", "\\b0\\cell").replace("\\b0\\cellx", "\\cellx")
    body += "".join(row((i, a, d, eu(q, 0), eu(p) + " EUR", eu(q * p) + " EUR")) for i, (a, d, q, p) in enumerate(rows, 1)) + row(("", "", "Nettosumme", "", "", eu(tot) + " EUR"))
    text(name, "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Calibri;}}\\f0\\fs22\n" + para(s) + para("Ziegeleistraße 40 · 32999 Lippewerder") + "\\par\n" + para("Firma") + para("Armaturenbau Siekmann GmbH & Co. KG") + para("Herrn Jens Rolfes") + "\\par\n" + para("Lippewerder, den 5. November 2026") + "\\par\n{\\b " + esc("Angebot 260955") + "\\par}\n" + para("Sehr geehrter Herr Rolfes,") + para("wir danken für Ihre Anfrage vom 30.10. und bieten Ihnen an:") + "\\par\n" + body + "\\pard\\par\n" + para("Lieferzeit: ca. 6 Wochen nach Auftragseingang") + para("Lieferung: FCA Lippewerder, Verpackung inklusive") + para("Zahlung: 14 Tage 2 % Skonto, 30 Tage netto") + para("Für 4711-044-1 fallen einmalig 290,00 EUR Vorrichtungskosten an, die in der Summe nicht enthalten sind.") + para("An dieses Angebot halten wir uns bis Ende Januar 2027 gebunden.") + "\\par\n" + para("Mit freundlichen Grüßen") + para("Heike Ahlers") + "}\n", "ascii")
    true(name, "letter-cash-discount", "de", dict(supplier=s, currency="EUR", incoterm="FCA", leadTimeDays=42, validUntil="2027-01-31"), [(a, q, p) for a, _, q, p in rows], [("4711-044-1", 290)])


write(epicor, break_columns, comparison, fixations, elettronica, overflade, records, offert, portal, offerte, drehteile)
