"""CSV, docx, rtf, html and plain text."""

import tempfile
from pathlib import Path

import docx
from kit import after, at, eu, foot, soffice, spaced, table, total, true, us, weeks, word_table, working_days, write_csv


def plating_csv():
    name = "en-us-finishing-export.csv"
    rows = [("77-1201", "Type III hardcoat, 0.002, black", 250, "EA", 4.15), ("77-1204", "Type II clear anodize", 1000, "EA", 0.87), ("77-1311", "Chem film class 1A", 600, "EA", 0.52), ("77-1330", "Passivate, nitric 2", 1500, "EA", 0.19)]
    head = ["QuoteNo", "QuoteDate", "ExpireDate", "VendorName", "CustPart", "Process", "Qty", "UOM", "UnitPrice", "ExtPrice", "Currency", "LeadDays"]
    write_csv(name, [head, *[["Q0031177", "2026-10-01", "2026-12-30", "Shoreline Anodizing & Plating Corp", a, b, q, u, f"{p:.4f}", f"{q * p:.2f}", "USD", 8] for a, b, q, u, p in rows], ["Q0031177", "2026-10-01", "2026-12-30", "Shoreline Anodizing & Plating Corp", "CHG-CERT", "Certification, per order", 1, "LOT", "45.0000", "45.00", "USD", ""]])
    true(name, "export", "en", dict(supplier="Shoreline Anodizing & Plating Corp", currency="USD", validUntil="2026-12-30", leadTimeDays=working_days(8)), [(a, q, p) for a, _, q, _, p in rows], [dict(amount=45)])


def moulding_csv():
    name = "de-kunststoff-staffelzeilen.csv"
    parts = [("K-4410", "Gehäuse PA6 GF30", [(1000, 2.85), (5000, 2.31), (20000, 2.08)], 40), ("K-4411", "Deckel PA6 GF30", [(1000, 1.42), (5000, 1.12), (20000, 0.97)], 40), ("K-4425", "Tülle TPE-S", [(5000, 0.385), (20000, 0.298), (50000, 0.264)], 30)]
    write_csv(name, [["Lieferant:", "Spritzguss Wegener & Partner PartG mbB"], ["Angebot:", "W-26-3019", "Datum:", "24.09.2026", "gültig bis:", "31.12.2026"], ["Lieferbedingung:", "FCA Lüdenhagen"], [], ["Artikelnr.", "Bezeichnung", "ab Menge", "Preis EUR/Stück", "Lieferzeit Tage"], *[[a, b, n, eu(p, 3), d] for a, b, s, d in parts for n, p in s], [], ["Werkzeuge sind Eigentum des Kunden und vorhanden."]], ";", "utf-8-sig")
    true(name, "breaks-rows", "de", dict(supplier="Spritzguss Wegener & Partner PartG mbB", currency="EUR", incoterm="FCA", validUntil="2026-12-31"), [(a, None, [list(x) for x in s], dict(leadTimeDays=d)) for a, _, s, d in parts])


def metal_nl():
    name = "nl-metaal-offerte.csv"
    rows = [("HM-2210", "Frame gelast S235, gepoedercoat", 16, 214.5), ("HM-2214", "Afdekplaat RVS 304 2 mm", 60, 27.35), ("HM-2218", "Beugel S355 8 mm", 120, 9.8)]
    goods = total(rows, 2, 3)
    write_csv(name, [["Constructiebedrijf Gebr. van Heerenbeek B.V."], ["Offertenummer", "26.1190", "Datum", "13-10-2026"], ["Klant", "Zuivelmachines Twenthe B.V."], [], ["Artikel", "Omschrijving", "Aantal", "Stukprijs", "Bedrag"], *[[a, b, q, f"€ {eu(p)}", f"€ {eu(q * p)}"] for a, b, q, p in rows], ["", "Korting 5% op alle artikelen", "", "", f"€ -{eu(goods * 0.05)}"], ["", "Lasmal HM-2210", "1", "€ 340,00", "€ 340,00"], ["", "Totaal excl. BTW", "", "", f"€ {eu(goods * 0.95 + 340)}"], [], ["Levertijd 5 weken; franco Almelo-Zuid; geldig tot 30-11-2026"]], ";")
    true(name, "discount-below", "nl", dict(supplier="Constructiebedrijf Gebr. van Heerenbeek B.V.", currency="EUR", validUntil="2026-11-30", leadTimeDays=35), [(a, q, round(p * 0.95, 4)) for a, _, q, p in rows], [dict(part="HM-2210", amount=340)])


def steel_it():
    name = "it-acciai-kg.csv"
    rows = [("39NiCrMo3 D50", "Tondo bonificato D50", 1850, 2.18), ("C40 D80", "Tondo laminato D80", 2400, 1.29), ("AISI 304 60x10", "Piatto inox 60x10", 620, 4.65)]
    write_csv(name, [["Fornitore", "Offerta", "Data", "Articolo", "Descrizione", "Kg", "Prezzo EUR/kg", "Importo EUR", "Consegna gg"], *[["Siderurgica Padana Commerciale S.p.A.", "P-6620", "05/10/2026", a, b, eu(q, 0), eu(p), eu(q * p), 6] for a, b, q, p in rows], ["Siderurgica Padana Commerciale S.p.A.", "P-6620", "05/10/2026", "TRASP", "Trasporto", "", "", eu(120), ""]], ";", "cp1252")
    true(name, "units", "it", dict(supplier="Siderurgica Padana Commerciale S.p.A.", currency="EUR", leadTimeDays=6, unit="kg"), [(a, q, p) for a, _, q, p in rows], [dict(amount=120)])


def document(heading=None, head=None, feet=None):
    d = docx.Document()
    if head:
        d.sections[0].header.paragraphs[0].text = head
    if feet:
        d.sections[0].footer.paragraphs[0].text = feet
    if heading:
        d.add_heading(heading, 1)
    return d


def say(d, *texts):
    for text in texts:
        d.add_paragraph(text)


def forging_letter():
    name = "en-uk-forgings-letter.docx"
    rows = [("LF-880", "Shackle body, grade 6", 400, 12.85), ("LF-881", "Shackle pin, 817M40", 400, 7.3), ("LF-895", "Swivel eye, 817M40", 150, 38.6)]
    d = document("Quotation QF 1926", head="Cradley Chain & Forge Co. Ltd, Anvil Lane, Cradley Bank B99 4ZZ")
    say(d, "6 October 2026", "Tamar Rigging Supplies, Plymouth Sound. For the attention of Roy Hext", "We are pleased to quote as under, heat treated and self colour:")
    word_table(d, ["Part", "Description", "Qty", "£ each", "£ total"], [[a, b, q, f"{p:.2f}", us(q * p)] for a, b, q, p in rows])
    say(d, "", f"Total £{us(total(rows, 2, 3))} plus VAT.", "Dies for LF-895, your contribution, payable once: £1,650.00.", "Proof testing at 2.2 x WLL with certificate, if called for: add £1.15 each (not included above).", "Delivery 8-9 weeks. Carriage paid. This offer remains valid for 28 days.", "Yours faithfully, B. Tromans, Sales Manager")
    d.save(at(name))
    true(name, "letter", "en", dict(supplier="Cradley Chain & Forge Co. Ltd", currency="GBP", validUntil=after(2026, 10, 6, 28), leadTimeDays=weeks(8, 9)), [(a, q, p) for a, _, q, p in rows], [dict(part="LF-895", amount=1650)])


def foundry_alternative():
    name = "en-us-foundry-alternative.docx"
    d = document(None, feet="Marengo Gray Iron Works, Inc. - 5 Cupola Road, Marengo Junction, IA 52999 - ISO 9001")
    d.add_heading("Quotation for Ridgeline Compressors", 2)
    say(d, "Quotation 9042 / September 8, 2026 / Tom Halvorsen")
    word_table(d, ["Item", "Part no.", "Material", "Qty", "Unit price", "Lead time"], [["1", "RC-501", "Class 30 gray iron", "120", "$88.20", "7 weeks"], ["1 ALT", "RC-501-D", "65-45-12 ductile, in place of item 1", "120", "$104.75", "8 weeks"], ["2", "RC-502", "Class 30 gray iron", "120", "$31.60", "7 weeks"]])
    say(d, "", "Core box modification RC-501: $900 (either material). Prices in U.S. dollars, FOB Marengo Junction, valid 45 days.", "Minimum release 60 pieces per part number.")
    d.save(at(name))
    true(name, "alternatives", "en", dict(supplier="Marengo Gray Iron Works, Inc.", currency="USD", incoterm="FOB", validUntil=after(2026, 9, 8, 45), minimumOrder=60), [("RC-501", 120, 88.2, dict(leadTimeDays=49)), ("RC-501-D", 120, 104.75, dict(leadTimeDays=56, alternative=True)), ("RC-502", 120, 31.6, dict(leadTimeDays=49))], [dict(part="RC-501", amount=900)])


def springs_cs():
    name = "cs-pruziny.docx"
    rows = [("PT-0815", "Tlačná pružina 2,0 x 18 x 60", 5000, 485.0), ("PT-0822", "Tlačná pružina 4,0 x 32 x 90", 2000, 1640.0), ("PK-0107", "Zkrutná pružina 1,5, nerez", 1000, 1120.0)]
    d = document("Cenová nabídka 2026-233")
    say(d, "Pružiny Kubát a syn s.r.o., Slatinská 15, 627 99 Brno-Podhájí", "Zákazník: Autodíly Haná s.r.o.     Datum: 21. 9. 2026")
    word_table(d, ["Číslo dílu", "Popis", "Množství (ks)", "Cena Kč/100 ks", "Celkem Kč"], [[a, b, spaced(q, 0), spaced(p), spaced(q * p / 100)] for a, b, q, p in rows])
    say(d, "", f"Celkem bez DPH: {spaced(total(rows, 2, 3, 100))} Kč", "Dodací lhůta: 4 týdny. Dodací podmínky: DAP Prostějov-Sever. Platnost nabídky: 30 dní. Seřízení stroje PK-0107: 900 Kč jednorázově.")
    d.save(at(name))
    true(name, "per-hundred", "cs", dict(supplier="Pružiny Kubát a syn s.r.o.", currency="CZK", incoterm="DAP", validUntil=after(2026, 9, 21, 30), leadTimeDays=28, per=100), [(a, q, p) for a, _, q, p in rows], [dict(part="PK-0107", amount=900)])


def foundry_fr():
    name = "fr-fonderie-alu-lettre.docx"
    rows = [("FA-2201", "Carter AS7G06, coquille", 500, 23.4), ("FA-2202", "Couvercle AS7G06, coquille", 500, 9.85), ("FA-2210", "Support AS9U3, sous pression", 2000, 4.12)]
    d = document(None, feet="Fonderie Alliages Marchetti & Fils SAS - ZI des Forges, 70999 Lure-le-Bas - SIRET 000 000 000 00000")
    say(d, "À l'attention de M. Perrin, Ventilation Jurassienne SA", "Lure-le-Bas, le 30 septembre 2026", "Objet : devis DV26-417")
    word_table(d, ["Réf.", "Désignation", "Qté", "PU HT (€)", "Total HT (€)"], [*[[a, b, spaced(q, 0), spaced(p), spaced(q * p)] for a, b, q, p in rows], ["", "Total HT", "", "", spaced(total(rows, 2, 3))]])
    say(d, "", "Outillages (à votre charge, payables une fois) : coquille FA-2201 8 700 € HT, coquille FA-2202 5 900 € HT. Le moule FA-2210 existe.", "Délai : 10 semaines outillage compris, puis 5 semaines pour les séries. Prix franco. Validité : jusqu'au 15/12/2026. TVA 20 % en sus.", "Mme Odile Marchetti")
    d.save(at(name))
    true(name, "letter", "fr", dict(supplier="Fonderie Alliages Marchetti & Fils SAS", currency="EUR", validUntil="2026-12-15", leadTimeDays=[35, 70, 105]), [(a, q, p) for a, _, q, p in rows], [dict(part="FA-2201", amount=8700), dict(part="FA-2202", amount=5900)])


for make in (plating_csv, moulding_csv, metal_nl, steel_it, forging_letter, foundry_alternative, springs_cs, foundry_fr):
    make()
