"""Writes newest-b: the other languages."""
from lib import table


def write(to):
    french(to)
    italian(to)
    spanish(to)
    north(to)
    east(to)
    asia(to)


def french(to):
    def devis():
        from reportlab.lib import colors
        from reportlab.lib.styles import getSampleStyleSheet
        from reportlab.platypus import Paragraph, Spacer, Table, TableStyle
        s = getSampleStyleSheet()["Normal"]
        rows = [["Réf. article", "Désignation", "Qté", "U", "P.U. HT", "Remise", "P.U. net HT", "Montant HT"],
                ["CHV-0612", "Chariot à billes taille 25", "18", "U", "64,00", "12 %", "56,32", "1 013,76"], ["CHV-0640", "Rail profilé 25, long. 1 240 mm", "6", "U", "148,50", "12 %", "130,68", "784,08"], ["CHV-0655", "Racleur double lèvre", "36", "U", "7,25", "", "7,25", "261,00"],
                ["", "Frais de coupe", "", "", "", "", "", "48,00"], ["", "Total HT", "", "", "", "", "", "2 106,84"], ["", "TVA 20 %", "", "", "", "", "", "421,37"], ["", "Total TTC", "", "", "", "", "", "2 528,21"]]
        style = TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 8.5), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8.5), ("BOX", (0, 0), (-1, -1), 0.6, colors.black), ("LINEBELOW", (0, 0), (-1, 0), 0.6, colors.black), ("ALIGN", (2, 0), (-1, -1), "RIGHT")])
        return [Paragraph("<b>SAS CHEVRIER TRANSMISSIONS</b>", s), Paragraph("ZA des Îles, 74300 Cluses - SIRET 000 000 000 00000", s), Spacer(1, 10), Paragraph("DEVIS N° D26-11842 du 09/11/2026", s), Paragraph("Client : Mécalp Automation, à l'attention de Mme Perret", s), Spacer(1, 10), Table(rows, style=style), Spacer(1, 10),
                Paragraph("Délai : 15 jours à réception de commande. Port : FCA Cluses. Devis valable jusqu'au 09/12/2026.", s), Paragraph("Règlement : 45 jours fin de mois par virement. Montants exprimés en euros.", s)], None
    to.reportlab("fr-devis-remise.pdf", devis)
    c = {"supplier": "SAS Chevrier Transmissions", "currency": "EUR", "leadTimeDays": 15, "incoterm": "FCA", "validUntil": "2026-12-09"}
    to.truth("fr-devis-remise.pdf", "discounted", c, [("CHV-0612", 18, 56.32), ("CHV-0640", 6, 130.68), ("CHV-0655", 36, 7.25)], [48])

    to.eml("fr-reponse.eml", "Nathalie Bouvet <n.bouvet@decolletage-bouvet.example>", "achats@hydrofil.example", "RE : demande de prix axe HF-2208", "Fri, 13 Nov 2026 11:20:00 +0100",
           """Bonjour Monsieur Garnier,

Pour l'axe HF-2208, nous vous proposons :
- 1 000 pièces : 1,92 € pièce
- 3 000 pièces : 1,58 € pièce
- 10 000 pièces : 1,31 € pièce

Frais de mise en route : 160 € (une seule fois). Délai 6 semaines, départ usine Marnaz (EXW).
Offre valable 1 mois.

Cordialement,
Nathalie Bouvet
Décolletage Bouvet SARL
""")
    to.truth("fr-reponse.eml", "prose", {"supplier": "Décolletage Bouvet SARL", "currency": "EUR", "leadTimeDays": 42, "incoterm": "EXW", "validUntil": "2026-12-13"},
             [{"part": "HF-2208", "breaks": [[1000, 1.92], [3000, 1.58], [10000, 1.31]]}], [{"part": "HF-2208", "amount": 160}])

    to.openpyxl("fr-bordereau.xlsx", [
        ["Bordereau de prix à compléter par le fournisseur", None, None, None, None, None], ["Consultation", "C-2026-318"], ["Fournisseur :", "Tôlerie Industrielle du Forez"], ["Devise :", "EUR"], ["Incoterm :", "DAP Saint-Étienne"], [],
        ["Repère", "Plan", "Libellé", "Quantité annuelle", "Prix unitaire", "Outillage", "Délai (semaines)", "Mini de commande"],
        ["A", "TL-500-11", "Capot latéral", 2400, 11.35, 1850, 4, 200], ["B", "TL-500-12", "Capot arrière", 2400, 9.8, 1600, 4, 200], ["C", "TL-500-19", "Équerre", 9600, 1.06, None, 3, 800]], title="Prix", formats={"E8:E10": "#,##0.00 €"}, bold=(7,))
    c = {"supplier": "Tôlerie Industrielle du Forez", "currency": "EUR", "incoterm": "DAP"}
    to.truth("fr-bordereau.xlsx", "other", c, [
        {"part": "TL-500-11", "quantity": [2400, 200], "unitPrice": 11.35, "leadTimeDays": 28, "minimumOrder": 200}, {"part": "TL-500-12", "quantity": [2400, 200], "unitPrice": 9.8, "leadTimeDays": 28, "minimumOrder": 200},
        {"part": "TL-500-19", "quantity": [9600, 800], "unitPrice": 1.06, "leadTimeDays": 21, "minimumOrder": 800}], [{"part": "TL-500-11", "amount": 1850}, {"part": "TL-500-12", "amount": 1600}])

    to.csv("fr-panier.csv", [
        ["Fournisseur", "Visserie Atlantique"], ["Date d'export", "12/11/2026"], [], ["Code", "Article", "Conditionnement", "Quantité", "Prix HT € le cent", "Total HT €", "Dispo sous"],
        ["VA 933 0825", "Vis TH M8x25 A2", "200", "2000", "14,60", "292,00", "3 jours"], ["VA 934 08", "Écrou H M8 A2", "500", "4000", "5,15", "206,00", "3 jours"], ["VA 125 084", "Rondelle plate M8 A2", "1000", "8000", "1,84", "147,20", "3 jours"], ["VA 912 1040", "Vis CHC M10x40 12.9", "100", "600", "38,90", "233,40", "8 jours"]], delimiter=";")
    c = {"supplier": "Visserie Atlantique", "currency": "EUR", "per": 100}
    to.truth("fr-panier.csv", "per-hundred", c, [
        {"part": "VA 933 0825", "quantity": 2000, "unitPrice": 14.6, "leadTimeDays": 3}, {"part": "VA 934 08", "quantity": 4000, "unitPrice": 5.15, "leadTimeDays": 3}, {"part": "VA 125 084", "quantity": 8000, "unitPrice": 1.84, "leadTimeDays": 3}, {"part": "VA 912 1040", "quantity": 600, "unitPrice": 38.9, "leadTimeDays": 8}])


def italian(to):
    to.page("it-offerta.pdf", """<html><head><meta charset="utf-8"><title>Offerta</title><style>body{font:12px Verdana}table{border-collapse:collapse}td,th{border:1px solid #999;padding:4px}</style></head><body>
    <h2>Officine Meccaniche Ferrarini S.r.l.</h2><p>Via dell'Artigianato 21 - 41012 Carpi (MO) - P.IVA 00000000000</p><p>Spett.le <b>Idropompe Reggiane S.p.A.</b><br>c.a. Ufficio Acquisti</p><p>Offerta n. 388/26 del 10/11/2026 &ndash; Rif. Vs. richiesta del 02/11/2026</p>""" +
            table([["Codice", "Descrizione", "Q.tà", "Prezzo cad. €", "Importo €", "Consegna"], ["IR-0904/1", "Albero pompa AISI 420", "100", "74,30", "7.430,00", "6 settimane"], ["IR-0904/2", "Girante in bronzo", "100", "58,00", "5.800,00", "8 settimane"], ["IR-0911", "Flangia cieca DN65", "250", "12,45", "3.112,50", "4 settimane"], ["", "Attrezzatura (una tantum) per IR-0904/2", "", "", "1.240,00", ""]]) +
            "<p>Totale imponibile € 17.582,50 + IVA 22%</p><p>Resa: franco fabbrica (EXW) Carpi. Pagamento: RiBa 60 gg d.f.f.m. Validità offerta: 31/01/2027.</p></body></html>", "wkhtmltopdf")
    c = {"supplier": "Officine Meccaniche Ferrarini S.r.l.", "currency": "EUR", "incoterm": "EXW", "validUntil": "2027-01-31"}
    to.truth("it-offerta.pdf", "other", c, [
        {"part": "IR-0904/1", "quantity": 100, "unitPrice": 74.3, "leadTimeDays": 42}, {"part": "IR-0904/2", "quantity": 100, "unitPrice": 58, "leadTimeDays": 56}, {"part": "IR-0911", "quantity": 250, "unitPrice": 12.45, "leadTimeDays": 28}], [{"part": "IR-0904/2", "amount": 1240}])

    to.eml("it-risposta.eml", "Paolo Zanin <zanin@mollificiozanin.example>", "acquisti@serravetri.example", "R: Richiesta prezzo molle", "Mon, 9 Nov 2026 15:05:00 +0100",
           """Buongiorno Elisa,

ecco i prezzi richiesti:

SV-M12 molla a compressione, 3.000 pz, € 0,215 cad.
SV-M14 molla a trazione, 3.000 pz, € 0,348 cad.
SV-M20 molla a torsione, 800 pz, € 0,92 cad.

Consegna 25 giorni dall'ordine, porto franco DAP Vs. stabilimento.
Contributo attrezzatura SV-M20: 130 € una tantum.
Prezzi validi fino al 18 dicembre 2026.

Saluti
Paolo Zanin
Mollificio Zanin Snc
""")
    c = {"supplier": "Mollificio Zanin Snc", "currency": "EUR", "leadTimeDays": 25, "incoterm": "DAP", "validUntil": "2026-12-18"}
    to.truth("it-risposta.eml", "prose", c, [("SV-M12", 3000, 0.215), ("SV-M14", 3000, 0.348), ("SV-M20", 800, 0.92)], [{"part": "SV-M20", "amount": 130}])

    to.xls("it-scaglioni.xls", [
        ["Torneria Valsabbia di Ghidini & C. S.a.s."], ["Preventivo", "P26/207", "del 06/11/2026"], ["Prezzi in Euro/pezzo - Resa FCA Odolo - validità 45 giorni"], [],
        ["Disegno", "Descrizione", "Materiale", "da 500 pz", "da 2.000 pz", "da 10.000 pz", "Tempi di consegna"],
        ["VT 1180", "Raccordo 1/2\"", "CW617N", 1.74, 1.39, 1.18, "30 gg"], ["VT 1181", "Raccordo 3/4\"", "CW617N", 2.46, 2.02, 1.77, "30 gg"], ["VT 1206", "Ghiera", "11SMnPb37", 0.88, 0.61, 0.49, "20 gg"]], title="Preventivo", money="#,##0.00")
    c = {"supplier": "Torneria Valsabbia di Ghidini & C. S.a.s.", "currency": "EUR", "incoterm": "FCA", "validUntil": "2026-12-21"}
    to.truth("it-scaglioni.xls", "breaks-across", c, [
        {"part": "VT 1180", "leadTimeDays": 30, "breaks": [[500, 1.74], [2000, 1.39], [10000, 1.18]]}, {"part": "VT 1181", "leadTimeDays": 30, "breaks": [[500, 2.46], [2000, 2.02], [10000, 1.77]]}, {"part": "VT 1206", "leadTimeDays": 20, "breaks": [[500, 0.88], [2000, 0.61], [10000, 0.49]]}])


def spanish(to):
    to.docx("es-presupuesto.docx", [
        ("h", "Calderería Ayala Hermanos, S.L."), "Polígono Sansinenea, parcela 6 · 20740 Zestoa (Gipuzkoa)", "Presupuesto 2026/0912 · Fecha: 12 de noviembre de 2026", "Cliente: Envases del Ebro, S.A.",
        [["Cant.", "Referencia", "Concepto", "Precio unitario", "Importe"], ["4", "EE-T500", "Tolva inox 304, 500 l", "1.380,00 €", "5.520,00 €"], ["8", "EE-S120", "Soporte regulable", "146,50 €", "1.172,00 €"], ["2", "EE-C900", "Carenado desmontable", "615,00 €", "1.230,00 €"]],
        "Base imponible: 7.922,00 €. IVA 21 % no incluido.", "Portes a su fábrica de Tudela: 210,00 €.", "Plazo de entrega: 5 semanas desde la confirmación del pedido.", "Validez de la oferta: 30 días."], style="Medium Grid 1")
    c = {"supplier": "Calderería Ayala Hermanos, S.L.", "currency": "EUR", "leadTimeDays": 35, "validUntil": "2026-12-12"}
    to.truth("es-presupuesto.docx", "other", c, [("EE-T500", 4, 1380), ("EE-S120", 8, 146.5), ("EE-C900", 2, 615)], [210])

    to.page("es-cotizacion-mx.pdf", """<html><head><meta charset="utf-8"><title>Cotización</title><style>body{font:11px Arial}.h{display:flex;justify-content:space-between}table{width:100%;border-collapse:collapse}th{background:#eee}td,th{padding:4px;border-bottom:1px solid #ccc}</style></head><body>
    <div class=h><div><b>Troquelados del Bajío S.A. de C.V.</b><br>Av. Industria 402, León, Gto.<br>RFC XXX000000XX0</div><div>COTIZACIÓN<br>Folio: C-7719<br>Fecha: 10/nov/2026<br>Vigencia: 10/dic/2026</div></div><p>Atención: Ing. Laura Méndez, Autopartes Querétaro</p>""" +
            table([["Part.", "No. de parte", "Descripción", "Cantidad", "P. Unit. (MXN)", "Total (MXN)"], ["1", "AQ-88120", "Soporte radiador LH", "10,000", "23.80", "238,000.00"], ["2", "AQ-88121", "Soporte radiador RH", "10,000", "23.80", "238,000.00"], ["3", "AQ-90377", "Grapa de piso", "40,000", "4.15", "166,000.00"], ["4", "HERRAMENTAL", "Troquel progresivo AQ-90377 (pago único)", "1", "315,000.00", "315,000.00"], ["", "", "", "", "Subtotal", "957,000.00"], ["", "", "", "", "IVA 16%", "153,120.00"], ["", "", "", "", "Total", "1,110,120.00"]]) +
            "<p>Tiempo de entrega: 8 semanas. L.A.B. nuestra planta en León (FCA). Condiciones de pago: 30 días crédito.</p></body></html>")
    c = {"supplier": "Troquelados del Bajío S.A. de C.V.", "currency": "MXN", "leadTimeDays": 56, "incoterm": "FCA", "validUntil": "2026-12-10"}
    to.truth("es-cotizacion-mx.pdf", "other", c, [("AQ-88120", 10000, 23.8), ("AQ-88121", 10000, 23.8), ("AQ-90377", 40000, 4.15)], [{"part": "AQ-90377", "amount": 315000}])

    to.xlsxwriter("es-oferta.xlsx", [
        ["Proveedor", "Rodamientos Levante, S.A."], ["Oferta nº", "OF-22871"], ["Fecha", "05/11/2026"], ["Moneda", "EUR"], [],
        ["Su código", "Nuestro artículo", "Uds.", "Tarifa", "Dto. %", "Neto", "Plazo (días)"], ["M-40021", "Rodamiento 22212 E", 10, 92.0, 42, 53.36, 7], ["M-40035", "Rodamiento 6012 2RS", 50, 18.4, 42, 10.67, 2], ["M-40036", "Soporte SNL 512", 10, 61.5, 38, 38.13, 15],
        [], ["Pedido mínimo 150 € - portes pagados a partir de 600 €"]], title="Oferta", money="#,##0.00", header=5)
    c = {"supplier": "Rodamientos Levante, S.A.", "currency": "EUR"}
    to.truth("es-oferta.xlsx", "discounted", c, [
        {"part": "M-40021", "quantity": 10, "unitPrice": 53.36, "leadTimeDays": 7}, {"part": "M-40035", "quantity": 50, "unitPrice": 10.67, "leadTimeDays": 2}, {"part": "M-40036", "quantity": 10, "unitPrice": 38.13, "leadTimeDays": 15}], noMinimumPieces=True)


def north(to):
    to.groff("nl-offerte.pdf", """.TL
Offerte 26.1174
.AU
Van Rossum Verspaning B.V.
.AI
Nijverheidsweg 18, 5431 Cuijk
.LP
Aan: Kemper Liften B.V., t.a.v. dhr. Smeets
.br
Datum: 9 november 2026
.LP
.TS
l l r r r.
Artikelnr.	Omschrijving	Aantal	Stuksprijs	Totaal
_
KL-3020	Loopwiel staal 42CrMo4	60	€ 41,75	€ 2.505,00
KL-3021	Lagerbus brons	120	€ 13,20	€ 1.584,00
KL-3044	Asborgplaat	300	€ 2,85	€ 855,00
_
	Instelkosten (eenmalig)			€ 225,00
	Totaal excl. btw			€ 5.169,00
.TE
.LP
Levertijd: 4 weken na opdracht. Levering: DAP Nijmegen. Deze offerte is geldig tot en met 11 december 2026.
.LP
Met vriendelijke groet,
.br
Joost van Rossum
""")
    c = {"supplier": "Van Rossum Verspaning B.V.", "currency": "EUR", "leadTimeDays": 28, "incoterm": "DAP", "validUntil": "2026-12-11"}
    to.truth("nl-offerte.pdf", "other", c, [("KL-3020", 60, 41.75), ("KL-3021", 120, 13.2), ("KL-3044", 300, 2.85)], [225])

    def offert(o):
        o.docx("sv-offert.docx", [
            "Smålands Ytbehandling AB", "Box 44, 331 21 Värnamo", "OFFERT 26-0588                                  2026-11-11", "Er referens: Karin Lindqvist, Nordfläkt AB",
            [["Artikelnummer", "Benämning", "Antal", "Á-pris (SEK)", "Summa (SEK)"], ["NF-2201", "Fläktkåpa, pulverlack RAL 9005", "400", "38,50", "15 400,00"], ["NF-2202", "Galler, elförzinkat", "800", "9,25", "7 400,00"], ["NF-2210", "Fäste, pulverlack RAL 9005", "1 200", "6,80", "8 160,00"]],
            "Ställkostnad 950 kr tillkommer per order.", "Leveranstid: 2 veckor från mottaget gods. Leveransvillkor: FCA Värnamo.", "Offerten gäller t.o.m. 2026-12-31. Moms tillkommer."], font="Liberation Sans")
        return "sv-offert.docx"
    to.office("sv-offert.pdf", offert, "pdf")
    c = {"supplier": "Smålands Ytbehandling AB", "currency": "SEK", "leadTimeDays": 14, "incoterm": "FCA", "validUntil": "2026-12-31"}
    to.truth("sv-offert.pdf", "other", c, [("NF-2201", 400, 38.5), ("NF-2202", 800, 9.25), ("NF-2210", 1200, 6.8)], [950])

    to.text("da-tilbud.txt", """Fjordens Maskinfabrik A/S
Havnevej 12, 7100 Vejle

Tilbud nr. 10877                                   Dato: 10.11.2026
Til: Bælum Pumper ApS

Varenr.      Beskrivelse              Antal    Pris pr. stk.      I alt
BP-6610      Pumpehus, bearbejdet        50        1.245,00    62.250,00
BP-6611      Dæksel                      50          318,50    15.925,00
BP-6625      Akseltap                   200           74,20    14.840,00

Alle priser er i DKK ekskl. moms.
Fikstur til BP-6610: 8.500,00 (engangsbeløb)
Leveringstid: 7 uger
Levering: EXW Vejle
Tilbuddet er gældende til 15.12.2026
""")
    c = {"supplier": "Fjordens Maskinfabrik A/S", "currency": "DKK", "leadTimeDays": 49, "incoterm": "EXW", "validUntil": "2026-12-15"}
    to.truth("da-tilbud.txt", "other", c, [("BP-6610", 50, 1245), ("BP-6611", 50, 318.5), ("BP-6625", 200, 74.2)], [{"part": "BP-6610", "amount": 8500}])

    to.latex("pt-proposta.pdf", r"""\documentclass[a4paper,10pt]{article}\usepackage[T1]{fontenc}\usepackage{lmodern,textcomp}\usepackage{booktabs}\usepackage[margin=22mm]{geometry}\pagestyle{empty}\parindent0pt
\begin{document}{\Large Moldes Marinha Grande, Lda.}\\Zona Industrial do Casal da Lebre, lote 9\par\bigskip
Proposta comercial n.º 2026/334\hfill 6 de novembro de 2026\\Exmos. Senhores Plásticos Vouga, S.A.\par\bigskip
\begin{tabular}{@{}llrrr@{}}\toprule Referência & Designação & Quantidade & Preço unit. (\texteuro) & Molde (\texteuro)\\\midrule
PV-1501 & Tampa rosca 38 mm & 200.000 & 0,042 & 18.500,00\\PV-1502 & Pega lateral & 50.000 & 0,137 & 12.750,00\\\bottomrule\end{tabular}\par\bigskip
Prazo de entrega das peças: 3 semanas após aprovação do molde.\\Condições de entrega: FCA Marinha Grande.\\Proposta válida até 31 de dezembro de 2026. IVA não incluído.\end{document}
""")
    c = {"supplier": "Moldes Marinha Grande, Lda.", "currency": "EUR", "leadTimeDays": 21, "incoterm": "FCA", "validUntil": "2026-12-31"}
    to.truth("pt-proposta.pdf", "other", c, [("PV-1501", 200000, 0.042), ("PV-1502", 50000, 0.137)], [{"part": "PV-1501", "amount": 18500}, {"part": "PV-1502", "amount": 12750}])


def east(to):
    to.openpyxl("pl-oferta.xlsx", [
        ["Zakład Obróbki Metali WIRTECH Sp. z o.o.", None, None, None, None, None, None], ["ul. Fabryczna 8, 38-200 Jasło"], ["Oferta nr 118/11/2026 z dnia 12.11.2026"], ["Dla: Podlaskie Maszyny Rolnicze S.A."], [],
        ["Lp.", "Nr rysunku", "Nazwa detalu", "Ilość szt.", "Cena netto za szt. [PLN]", "Wartość netto [PLN]", "Termin realizacji"],
        [1, "PMR.22.014", "Tuleja", 600, 18.9, 11340, "4 tygodnie"], [2, "PMR.22.015", "Sworzeń fi 30", 600, 24.35, 14610, "4 tygodnie"], [3, "PMR.31.002", "Koło zębate z=27", 80, 186, 14880, "7 tygodni"],
        [None, None, "Razem netto", None, None, 40830, None], [None, None, "VAT 23%", None, None, 9390.9, None], [None, None, "Razem brutto", None, None, 50220.9, None], [],
        ["Warunki dostawy: EXW Jasło. Oferta ważna do 31.12.2026."]], title="Oferta", formats={"E7:F12": "#,##0.00"}, widths={"A": 8, "B": 16, "C": 24}, bold=(1, 6))
    c = {"supplier": "Zakład Obróbki Metali WIRTECH Sp. z o.o.", "currency": "PLN", "incoterm": "EXW", "validUntil": "2026-12-31"}
    to.truth("pl-oferta.xlsx", "other", c, [
        {"part": "PMR.22.014", "quantity": 600, "unitPrice": 18.9, "leadTimeDays": 28}, {"part": "PMR.22.015", "quantity": 600, "unitPrice": 24.35, "leadTimeDays": 28}, {"part": "PMR.31.002", "quantity": 80, "unitPrice": 186, "leadTimeDays": 49}])

    to.eml("pl-odpowiedz.eml", "Agnieszka Wrona <wrona@lakmal.example>", "zakupy@meblostal.example", "Odp: zapytanie o malowanie", "Thu, 12 Nov 2026 13:31:00 +0100",
           """Dzień dobry,

w odpowiedzi na zapytanie podaję ceny malowania proszkowego:

MS-101 rama stołu - 9,40 zł/szt. przy 300 szt.
MS-102 noga - 2,15 zł/szt. przy 1200 szt.

Czas realizacji 6 dni. Jednorazowa opłata za uruchomienie: 200 zł.
Ceny netto, ważne do 30 listopada 2026.

Pozdrawiam
Agnieszka Wrona
Lakmal s.c.
""")
    to.truth("pl-odpowiedz.eml", "prose", {"supplier": "Lakmal s.c.", "currency": "PLN", "leadTimeDays": 6, "validUntil": "2026-11-30"}, [("MS-101", 300, 9.4), ("MS-102", 1200, 2.15)], [200])

    to.ods("cs-nabidka.ods", [
        ["Kovárna Bystřice s.r.o."], ["Nabídka č. NB260417", None, "Datum: 9.11.2026"], ["Odběratel: Moravské pohony a.s."], [],
        ["Číslo dílu", "Název", "Hmotnost kg", "Množství ks", "Cena za kus (CZK)", "Zápustka (CZK)", "Dodací lhůta"],
        ["MP-7001", "Příruba kovaná", 3.4, 1500, 286.5, 96000, "9 týdnů"], ["MP-7002", "Vidlice", 1.9, 3000, 174, 88000, "9 týdnů"], ["MP-7010", "Páka", 0.8, 3000, 92.4, 71000, "8 týdnů"], [],
        ["Dodací podmínky: FCA Bystřice, Incoterms 2020"], ["Platnost nabídky: do 15.1.2027"], ["Ceny bez DPH"]], title="Nabídka")
    c = {"supplier": "Kovárna Bystřice s.r.o.", "currency": "CZK", "incoterm": "FCA", "validUntil": "2027-01-15"}
    to.truth("cs-nabidka.ods", "other", c, [
        {"part": "MP-7001", "quantity": 1500, "unitPrice": 286.5, "leadTimeDays": 63}, {"part": "MP-7002", "quantity": 3000, "unitPrice": 174, "leadTimeDays": 63}, {"part": "MP-7010", "quantity": 3000, "unitPrice": 92.4, "leadTimeDays": 56}],
        [{"part": "MP-7001", "amount": 96000}, {"part": "MP-7002", "amount": 88000}, {"part": "MP-7010", "amount": 71000}])


def asia(to):
    to.openpyxl("zh-baojia.xlsx", [
        ["宁波海曙精锻五金有限公司", None, None, None, None, None, None, None], ["报价单", None, None, None, None, None, None, None], ["客户：上海恒岳机械", None, None, None, "日期：2026年11月10日"], ["报价编号：HS-261110-3", None, None, None, "币种：人民币（未税）"], [],
        ["序号", "图号", "品名", "材质", "数量（件）", "单价（元）", "模具费（元）", "交期（天）"], [1, "HY-203-01", "连接座", "ADC12", 5000, 12.6, 28000, 35], [2, "HY-203-02", "端盖", "ADC12", 5000, 6.85, 19500, 35], [3, "HY-210-05", "支架", "Q235", 8000, 3.2, None, 20], [],
        ["备注："], ["1. 报价有效期至2026年12月31日"], ["2. 交货条件：FCA 宁波"], ["3. 付款方式：月结60天"]], title="报价单", merges=("A1:H1", "A2:H2"), bold=(1, 2, 6))
    c = {"supplier": "宁波海曙精锻五金有限公司", "currency": "CNY", "incoterm": "FCA", "validUntil": "2026-12-31"}
    to.truth("zh-baojia.xlsx", "other", c, [
        {"part": "HY-203-01", "quantity": 5000, "unitPrice": 12.6, "leadTimeDays": 35}, {"part": "HY-203-02", "quantity": 5000, "unitPrice": 6.85, "leadTimeDays": 35}, {"part": "HY-210-05", "quantity": 8000, "unitPrice": 3.2, "leadTimeDays": 20}],
        [{"part": "HY-203-01", "amount": 28000}, {"part": "HY-203-02", "amount": 19500}])

    css = "<style>body{font:12px 'Noto Sans CJK SC','Noto Serif CJK SC'}table{border-collapse:collapse;width:100%}td,th{border:1px solid #444;padding:4px}</style>"
    to.page("zh-jieti.pdf", f"""<html lang="zh"><head><meta charset="utf-8"><title>报价</title>{css}</head><body><h2>苏州泓达塑胶科技有限公司</h2><p>致：Lindgren Medical AB　　报价日期：2026-11-06　　有效期：30天</p>""" +
            table([["料号", "名称", "1000件", "5000件", "10000件", "模具费(USD)"], ["LM-0071", "上壳 / Upper shell", "0.86", "0.71", "0.64", "6,800"], ["LM-0072", "下壳 / Lower shell", "0.92", "0.78", "0.70", "7,200"]]) +
            "<p>单价单位：美元/件。贸易条款：FOB 上海。量产交期：订单后4周。</p><p>联系人：周敏</p></body></html>")
    c = {"supplier": "苏州泓达塑胶科技有限公司", "currency": "USD", "leadTimeDays": 28, "incoterm": "FOB", "validUntil": "2026-12-06"}
    to.truth("zh-jieti.pdf", "breaks-across", c, [{"part": "LM-0071", "breaks": [[1000, 0.86], [5000, 0.71], [10000, 0.64]]}, {"part": "LM-0072", "breaks": [[1000, 0.92], [5000, 0.78], [10000, 0.7]]}],
             [{"part": "LM-0071", "amount": 6800}, {"part": "LM-0072", "amount": 7200}])

    css = css.replace("SC'", "JP'")
    to.page("ja-mitsumori.pdf", f"""<html lang="ja"><head><meta charset="utf-8"><title>御見積書</title>{css}</head><body><h2 style="text-align:center">御見積書</h2><p>東峰計器株式会社 御中</p><p style="text-align:right">見積番号 26-1142<br>2026年11月9日<br>有限会社三好製作所<br>長野県岡谷市<br>担当 三好</p><p>下記の通りお見積り申し上げます。</p><p>納期：受注後30日　受渡条件：DAP 松本　有効期限：2026年12月25日</p>""" +
            table([["No.", "品番", "品名", "数量", "単位", "単価（円）", "金額（円）"], ["1", "TK-4410", "シャフト SUS303", "1,000", "個", "185", "185,000"], ["2", "TK-4411", "カラー C3604", "2,000", "個", "62", "124,000"], ["3", "TK-4425", "ノブ A5056", "500", "個", "340", "170,000"], ["4", "", "治具費（初回のみ）", "1", "式", "45,000", "45,000"], ["", "", "小計", "", "", "", "524,000"], ["", "", "消費税（10%）", "", "", "", "52,400"], ["", "", "合計", "", "", "", "576,400"]]) + "</body></html>")
    c = {"supplier": "有限会社三好製作所", "currency": "JPY", "leadTimeDays": 30, "incoterm": "DAP", "validUntil": "2026-12-25"}
    to.truth("ja-mitsumori.pdf", "other", c, [("TK-4410", 1000, 185), ("TK-4411", 2000, 62), ("TK-4425", 500, 340)], [45000])
