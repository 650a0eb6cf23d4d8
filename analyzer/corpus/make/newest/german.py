"""Writes the German files of newest-a."""
from lib import table


def write(to):
    css = "<style>body{font:11px Helvetica,Arial}table{width:100%;border-collapse:collapse}th{border-bottom:1px solid}td,th{padding:3px;text-align:left}td:nth-child(n+4),th:nth-child(n+4){text-align:right}.k{font-size:8px;color:#666}.u{position:fixed;bottom:0;font-size:8px}</style>"
    to.page("de-angebot-pe100.pdf", f"""<html><head><title>Angebot</title>{css}</head><body><h3>Osterkamp Stanztechnik GmbH &amp; Co. KG</h3>
    <p class=k>Osterkamp Stanztechnik &middot; Am Hammerwerk 3 &middot; 58511 L&uuml;denscheid</p><p>Brenner Beschl&auml;ge GmbH<br>Einkauf / Frau Seidel<br>Postfach 1240<br>42551 Velbert</p>
    <p><b>Angebot Nr. 426 1187</b> &nbsp; Datum 11.11.2026 &nbsp; Ihre Anfrage vom 03.11.2026 &nbsp; Bearbeiter: Hr. Kuhlmann</p><p>Sehr geehrte Frau Seidel,<br>wir danken f&uuml;r Ihre Anfrage und bieten freibleibend an:</p>""" +
            table([["Pos.", "Ihre Teile-Nr.", "Bezeichnung", "Menge", "ME", "Preis", "PE", "Gesamt EUR"],
                   ["1", "BB 7710.02", "Schlie&szlig;blech 2 mm verzinkt", "5.000", "St", "38,40", "100", "1.920,00"], ["2", "BB 7710.04", "Schlie&szlig;blech 3 mm verzinkt", "5.000", "St", "46,15", "100", "2.307,50"],
                   ["3", "BB 8122.00", "Winkel 40x40 roh", "12.000", "St", "17,90", "100", "2.148,00"], ["4", "", "Folgeverbundwerkzeug zu Pos. 3, einmalig", "1", "St", "6.850,00", "1", "6.850,00"],
                   ["", "", "Nettobetrag", "", "", "", "", "13.225,50"], ["", "", "zzgl. 19 % MwSt.", "", "", "", "", "2.512,85"], ["", "", "Endbetrag", "", "", "", "", "15.738,35"]]) +
            "<p>Lieferzeit: ca. 8 Wochen nach Auftragsklarheit<br>Lieferbedingung: ab Werk L&uuml;denscheid, ausschl. Verpackung<br>Zahlung: 14 Tage 2 % Skonto, 30 Tage netto<br>An dieses Angebot halten wir uns bis zum 23.12.2026 gebunden.</p><div class=u>Gesch&auml;ftsf&uuml;hrer: Dr. Jens Osterkamp &middot; HRB 0000 &middot; Bankverbindung: Sparkasse, IBAN DE00 0000 0000 0000 0000 00</div></body></html>")
    c = {"supplier": "Osterkamp Stanztechnik GmbH & Co. KG", "currency": "EUR", "per": 100, "leadTimeDays": 56, "incoterm": "EXW", "validUntil": "2026-12-23"}
    to.truth("de-angebot-pe100.pdf", "per-hundred", c, [("BB 7710.02", 5000, 38.4), ("BB 7710.04", 5000, 46.15), ("BB 8122.00", 12000, 17.9)], [{"part": "BB 8122.00", "amount": 6850}])

    to.eml("de-rueckmeldung.eml", "Markus Ebner <m.ebner@ebner-zerspanung.example>", "einkauf@alpenlift.example", "AW: Anfrage Seilrolle 22-1180", "Wed, 11 Nov 2026 07:58:00 +0100",
           """Guten Morgen Frau Lechner,

die Seilrolle 22-1180 können wir für 86,50 € das Stück anbieten (24 Stk.), die Achse 22-1181 für 31,20 € (48 Stk.).
Lieferzeit 3 Wochen, geliefert DAP Bludenz. Programmierung und Vorrichtung einmalig 290 €.
Gültig bis Ende Dezember 2026.

Schöne Grüße
Markus Ebner

Ebner Zerspanung e.U.
6714 Nüziders
""")
    to.truth("de-rueckmeldung.eml", "prose", {"supplier": "Ebner Zerspanung e.U.", "currency": "EUR", "leadTimeDays": 21, "incoterm": "DAP", "validUntil": "2026-12-31"}, [("22-1180", 24, 86.5), ("22-1181", 48, 31.2)], [290])

    to.csv("de-belegexport.csv", [
        ["Belegart", "Belegnr", "Datum", "Lieferant", "Position", "Artikelnr", "Artikeltext", "Anz", "Einh", "E-Preis", "Rab %", "G-Preis", "Whg", "LZ (Tage)"],
        ["AN", "2026-5531", "09.11.2026", "Rölling Elektrohandel KG", "1", "ROE 40.1187", "Schütz 3-pol. 22 kW 230 V AC", "12", "Stk", "94,00", "30,00", "789,60", "EUR", "4"],
        ["AN", "2026-5531", "09.11.2026", "Rölling Elektrohandel KG", "2", "ROE 40.1190", "Motorschutzschalter 32-40 A", "12", "Stk", "71,50", "30,00", "600,60", "EUR", "4"],
        ["AN", "2026-5531", "09.11.2026", "Rölling Elektrohandel KG", "3", "ROE 77.0042", "Reihenklemme 4 mm² grau", "600", "Stk", "0,92", "45,00", "303,60", "EUR", "2"],
        ["AN", "2026-5531", "09.11.2026", "Rölling Elektrohandel KG", "4", "ROE 12.9000", "Schaltschrank 800x1000x300", "3", "Stk", "418,00", "20,00", "1.003,20", "EUR", "18"]], delimiter=";", encoding="cp1252")
    c = {"supplier": "Rölling Elektrohandel KG", "currency": "EUR"}
    to.truth("de-belegexport.csv", "discounted", c, [
        {"part": "ROE 40.1187", "quantity": 12, "unitPrice": 65.8, "leadTimeDays": 4}, {"part": "ROE 40.1190", "quantity": 12, "unitPrice": 50.05, "leadTimeDays": 4},
        {"part": "ROE 77.0042", "quantity": 600, "unitPrice": 0.506, "leadTimeDays": 2}, {"part": "ROE 12.9000", "quantity": 3, "unitPrice": 334.4, "leadTimeDays": 18}])

    to.xlsxwriter("de-staffel-ab.xlsx", [
        ["Kunststofftechnik Wiesental AG, CH-4436 Oberdorf"], ["Offerte 26-0733", None, "vom 06.11.2026", None, "gültig 60 Tage"], ["Preise in CHF pro Stück, exkl. MWST, FCA Oberdorf"], [],
        ["Artikel", "Benennung", "ab 1'000", "ab 5'000", "ab 20'000", "Werkzeug CHF", "Lieferfrist"],
        ["WT-3301", "Deckel PA6 GF30", 1.28, 0.94, 0.77, 14200, "5 Wochen"], ["WT-3302", "Gehäuse PA6 GF30", 2.65, 2.11, 1.83, 22900, "5 Wochen"], ["WT-3305", "Clip POM", 0.42, 0.27, 0.19, 8600, "4 Wochen"],
        [], ["Werkzeugbau 10 Wochen, Ausfallmuster inbegriffen."]], title="Offerte", header=4)
    c = {"supplier": "Kunststofftechnik Wiesental AG", "currency": "CHF", "incoterm": "FCA", "validUntil": "2027-01-05"}
    to.truth("de-staffel-ab.xlsx", "breaks-across", c, [
        {"part": "WT-3301", "leadTimeDays": 35, "breaks": [[1000, 1.28], [5000, 0.94], [20000, 0.77]]}, {"part": "WT-3302", "leadTimeDays": 35, "breaks": [[1000, 2.65], [5000, 2.11], [20000, 1.83]]},
        {"part": "WT-3305", "leadTimeDays": 28, "breaks": [[1000, 0.42], [5000, 0.27], [20000, 0.19]]}],
        [{"part": "WT-3301", "amount": 14200}, {"part": "WT-3302", "amount": 22900}, {"part": "WT-3305", "amount": 8600}])

    to.docx("de-schweissbau.docx", [
        "Metallbau Hinrichs & Sohn GmbH\nDeichstraße 70, 26721 Emden", "Emden, den 13. November 2026", "Nordwind Anlagenbau GmbH\nz. Hd. Herrn Tjarks", "Angebot 2611-08: Schweißbaugruppen gemäß Ihrer Zeichnungen",
        "Sehr geehrter Herr Tjarks,", "gerne unterbreiten wir Ihnen folgendes Angebot:",
        [["Zeichnungsnummer", "Gegenstand", "Stückzahl", "Einzelpreis netto", "Gesamtpreis netto"], ["NA-1044-00", "Konsole S355, grundiert", "16", "284,00 €", "4.544,00 €"], ["NA-1045-00", "Podest mit Geländer", "4", "1.965,00 €", "7.860,00 €"], ["NA-1051-10", "Kabelkanalhalter", "90", "22,60 €", "2.034,00 €"]],
        "Für das Abnahmeprüfzeugnis 3.1 berechnen wir pauschal 85,00 €.", "Die Lieferung erfolgt innerhalb von 7 Wochen nach Auftragseingang, DAP Baustelle Wilhelmshaven.", "Unser Angebot ist sechs Wochen gültig.", "Mit freundlichen Grüßen", "Heiko Hinrichs"])
    c = {"supplier": "Metallbau Hinrichs & Sohn GmbH", "currency": "EUR", "leadTimeDays": 49, "incoterm": "DAP", "validUntil": "2026-12-25"}
    to.truth("de-schweissbau.docx", "other", c, [("NA-1044-00", 16, 284), ("NA-1045-00", 4, 1965), ("NA-1051-10", 90, 22.6)], [85])

    def bars():
        from reportlab.lib import colors
        from reportlab.lib.styles import getSampleStyleSheet
        from reportlab.platypus import Paragraph, Spacer, Table, TableStyle
        s = getSampleStyleSheet()["Normal"]
        rows = [["Pos", "Artikel", "Werkstoff / Abmessung", "Menge kg", "Grundpreis\n€/kg", "LZ Nov.\n€/kg", "Endpreis\n€/kg"],
                ["10", "RD-4301-25", "1.4301 rund 25 h9, 3 m", "1.800", "2,140", "1,085", "3,225"], ["20", "RD-4404-40", "1.4404 rund 40 k12, 3 m", "950", "2,480", "1,760", "4,240"], ["30", "SK-4305-19", "1.4305 6kt 19 h11, 3 m", "600", "2,390", "1,020", "3,410"]]
        style = TableStyle([("GRID", (0, 0), (-1, -1), 0.4, colors.grey), ("FONT", (0, 0), (-1, -1), "Helvetica", 9), ("BACKGROUND", (0, 0), (-1, 0), colors.lightgrey), ("ALIGN", (3, 0), (-1, -1), "RIGHT")])
        return [Paragraph("<font size=14><b>Edelstahl-Service Mainkofen GmbH</b></font>", s), Spacer(1, 8), Paragraph("Industriestr. 12, 94469 Deggendorf", s), Spacer(1, 14),
                Paragraph("Preisangebot 900 4127 vom 10.11.2026 für Dreherei Aumüller", s), Spacer(1, 10), Table(rows, style=style), Spacer(1, 10),
                Paragraph("Endpreis = Grundpreis zuzüglich Legierungszuschlag (LZ) November, fest bei Bestellung bis 30.11.2026.", s), Paragraph("Sägezuschnitt pauschal 64,00 €. Lieferung in 5 Tagen mit eigenem Lkw, CPT Ihr Werk.", s)], None
    to.reportlab("de-legierungszuschlag.pdf", bars)
    c = {"supplier": "Edelstahl-Service Mainkofen GmbH", "currency": "EUR", "unit": "kg", "leadTimeDays": 5, "incoterm": "CPT", "validUntil": "2026-11-30"}
    to.truth("de-legierungszuschlag.pdf", "by-weight", c, [("RD-4301-25", 1800, 3.225), ("RD-4404-40", 950, 4.24), ("SK-4305-19", 600, 3.41)], [64])

    to.ods("de-angebotsvergleich.ods", [
        ["Angebotsvergleich Getriebegehäuse", None, None, None], ["Teil", "GG-410-A", None, None], ["Bedarf", "150 Stück", None, None], [],
        [None, "Gießerei Sontheim GmbH", "Odlewnia Kielce Sp. z o.o.", "Fonderie du Jura SA"], ["Stückpreis (EUR)", 118.6, 97.3, 109.9], ["Modellkosten einmalig (EUR)", 7200, 8900, 6400], ["Lieferzeit (Wochen)", 10, 14, 12], ["Lieferbedingung", "FCA Sontheim", "DAP Augsburg", "EXW Delle"]], title="Vergleich")
    c = {"part": "GG-410-A", "currency": "EUR", "quantity": 150}
    to.truth("de-angebotsvergleich.ods", "suppliers-across", c, [
        {"supplier": "Gießerei Sontheim GmbH", "unitPrice": 118.6, "leadTimeDays": 70, "incoterm": "FCA"}, {"supplier": "Odlewnia Kielce Sp. z o.o.", "unitPrice": 97.3, "leadTimeDays": 98, "incoterm": "DAP"},
        {"supplier": "Fonderie du Jura SA", "unitPrice": 109.9, "leadTimeDays": 84, "incoterm": "EXW"}],
        [{"part": "GG-410-A", "supplier": n, "amount": x} for n, x in (("Gießerei Sontheim GmbH", 7200), ("Odlewnia Kielce Sp. z o.o.", 8900), ("Fonderie du Jura SA", 6400))])
