"""Mails and text exports: Python's email, and by hand."""

from email.message import EmailMessage
from email.utils import format_datetime
from datetime import datetime, timezone

from truths import Folder, line, steps

f = Folder("unseen-made")


def mail(name, sender, subject, day, text, html=None, charset="utf-8", encoding=None):
    message = EmailMessage()
    message["From"] = sender
    message["To"] = "Purchasing <purchasing@buyer.example>"
    message["Subject"] = subject
    message["Date"] = format_datetime(datetime(2026, 11, day, 10, 24, 7, tzinfo=timezone.utc))
    message["Message-ID"] = f"<{name}@mail.example>"
    if text:
        message.set_content(text, charset=charset, cte=encoding)
        if html:
            message.add_alternative(html, subtype="html")
    else:
        message.set_content(html, subtype="html")
    (f.path / name).write_bytes(message.as_bytes())


mail("en-short-reply.eml", "Col Braithwaite <col@braithwaite-turned.example>", "RE: K-3390 bushes", 10, """\
Hi Morag,

Thanks for this. 250 off K-3390 would be £4.12 each, or £3.78 each if you can take 500.
We'd need £180 once for a fixture. Three weeks from order. Prices hold until 31 December 2026.

Regards
Col

Braithwaite Turned Parts Ltd

> -----Original Message-----
> From: Purchasing
> Sent: 09 November 2026 16:02
> Subject: K-3390 bushes
>
> Col, please quote 250 and 500 off K-3390 to the attached drawing.
> Our target is £3.50. We need them within 4 weeks.
""", encoding="quoted-printable")
f.quote("en-short-reply.eml", "en", "prose", [steps("K-3390", (250, 4.12), (500, 3.78))],
        {"supplier": "Braithwaite Turned Parts Ltd", "currency": "GBP", "leadTimeDays": 21, "validUntil": "2026-12-31"},
        charges=[("K-3390", 180)])

ROW = "<tr><td>{}</td><td>{}</td><td align=right>{}</td><td style='background:#ff9'>{}</td><td style='background:#ff9'>{}</td><td style='background:#ff9'>{}</td></tr>"
mail("en-in-our-own-table.eml", '"Dee Okafor" <dee@pineforge.example>', "Re: RFQ 8841 - filled in below", 11, None, """\
<html><body style="font-family:Calibri">
<p>Hello, our numbers are in your table (yellow). Add $65.00 per order for certs. Quote good through December 15, 2026.</p>
<table border=1 cellspacing=0 cellpadding=3>
<tr><th>Line</th><th>Our part</th><th>Qty</th><th>Unit price, USD</th><th>Lead time</th><th>Supplier notes</th></tr>
""" + "\n".join([
    ROW.format(1, "88-20114", "1,200", "2.185", "4 wks ARO", ""),
    ROW.format(2, "88-20115", "1,200", "3.40", "4 wks ARO", "min 500"),
    ROW.format(3, "88-20177", 75, "118.00", "7 wks ARO", "forging on allocation"),
    ROW.format(4, "88-20180", 75, "N/Q", "", "not our process"),
]) + """
</table>
<p>Dee Okafor<br>Inside Sales<br><b>Pineforge Industries LLC</b></p>
</body></html>
""")
f.quote("en-in-our-own-table.eml", "en", "other", [
    line("88-20114", 1200, 2.185, leadTimeDays=28), line("88-20115", 1200, 3.4, leadTimeDays=28, minimumOrder=500),
    line("88-20177", 75, 118, leadTimeDays=49),
], {"supplier": "Pineforge Industries LLC", "currency": "USD", "validUntil": "2026-12-15"}, charges=[65])

mail("en-forwarded.eml", "Jo Lindqvist <jo@buyer.example>", "FW: Housing SP-4470", 12, """\
Can you add this one to the comparison? Thanks, Jo

From: Ingo Rasmussen <ingo@skagen-plast.example>
Sent: Wednesday, 11 November 2026 13:47
To: Jo Lindqvist
Subject: Housing SP-4470

Dear Jo,

our offer as discussed on the phone:

Part:        SP-4470 housing, PA66-GF30
Quantity:    3,000 pcs per order
Price:       EUR 1.84 per piece
Mould:       EUR 16,500.00, 1+1 cavities, stays your property
MOQ:         1,000 pcs
Delivery:    14 weeks including mould
Terms:       FCA Aalborg, 30 days net
Validity:    31 January 2027

Best regards
Ingo Rasmussen
Skagen Plast A/S
""")
f.quote("en-forwarded.eml", "en", "label-value", [
    line("SP-4470", 3000, 1.84, leadTimeDays=98, minimumOrder=1000),
], {"supplier": "Skagen Plast A/S", "currency": "EUR", "incoterm": "FCA", "validUntil": "2027-01-31"},
    charges=[("SP-4470", 16500)])

mail("en-alternative-material.eml", "Ruth Amador <ruth@tidepool-fluid.example>", "Quote 9917", 9, """\
Good morning,

Please see our pricing for your inquiry of November 5:

  VT-550        as drawn, 316L       80 pcs    $62.40 each
  VT-551        as drawn, 316L       40 pcs    $71.15 each

  Alternative:
  VT-550-304    304 stainless        80 pcs    $48.90 each

Lead time 5 weeks ARO, DAP Tulsa. Firm for 45 days.

Ruth Amador
Tidepool Fluid Components, Inc.
""", """\
<p>Good morning,</p><p>Please see our pricing for your inquiry of November 5:</p>
<table><tr><td>VT-550</td><td>as drawn, 316L</td><td>80 pcs</td><td>$62.40 each</td></tr>
<tr><td>VT-551</td><td>as drawn, 316L</td><td>40 pcs</td><td>$71.15 each</td></tr>
<tr><td colspan=4><i>Alternative:</i></td></tr>
<tr><td>VT-550-304</td><td>304 stainless</td><td>80 pcs</td><td>$48.90 each</td></tr></table>
<p>Lead time 5 weeks ARO, DAP Tulsa. Firm for 45 days.</p>
<p>Ruth Amador<br>Tidepool Fluid Components, Inc.</p>
""")
f.quote("en-alternative-material.eml", "en", "alternatives", [
    line("VT-550", 80, 62.4), line("VT-551", 40, 71.15), line("VT-550-304", 80, 48.9, alternative=True),
], {"supplier": "Tidepool Fluid Components, Inc.", "currency": "USD", "leadTimeDays": 35, "incoterm": "DAP",
    "validUntil": "2026-12-24"})

mail("de-kalenderwoche.eml", "Anja Reuter <a.reuter@kleinhans-federn.example>", "AW: Anfrage Druckfedern", 10, """\
Guten Tag Herr Brandt,

vielen Dank für Ihre Anfrage. Wir bieten Ihnen an:

Druckfeder DF-2.0-18-64, 2.000 Stück: 38,50 EUR je 100 Stück
Druckfeder DF-2.5-22-80, 2.000 Stück: 52,10 EUR je 100 Stück

Einmalige Einrichtekosten 75,00 EUR je Abmessung.
Lieferung in KW 51/2026, ab Werk (EXW) Hohenlimburg.
Das Angebot gilt bis zum 04.12.2026.

Mit freundlichen Grüßen
Anja Reuter
Kleinhans Federn GmbH
""", charset="iso-8859-1", encoding="quoted-printable")
f.quote("de-kalenderwoche.eml", "de", "per-hundred", [
    line("DF-2.0-18-64", 2000, 38.5), line("DF-2.5-22-80", 2000, 52.1),
], {"supplier": "Kleinhans Federn GmbH", "currency": "EUR", "per": 100, "incoterm": "EXW", "validUntil": "2026-12-04",
    "leadTimeDays": list(range(34, 41))}, charges=[("DF-2.0-18-64", 75), ("DF-2.5-22-80", 75)])

mail("fr-offre-courte.eml", "Pauline Maréchal <p.marechal@plasturgie-ain.example>", "Offre bouchons BC-70", 6, """\
Bonjour,

Suite à votre consultation, voici notre meilleure offre pour le bouchon BC-70 (PP noir) :

- 10 000 pièces : 0,142 € HT l'unité
- 50 000 pièces : 0,098 € HT l'unité
- 100 000 pièces : 0,087 € HT l'unité

Moule 4 empreintes : 11 400 € HT.
Délai : 10 semaines après commande. Franco de port à partir de 50 000 pièces.
Offre valable jusqu'au 31/01/2027.

Cordialement,
Pauline Maréchal
Plasturgie de l'Ain SAS
""", encoding="quoted-printable")
f.quote("fr-offre-courte.eml", "fr", "prose", [
    steps("BC-70", (10000, 0.142), (50000, 0.098), (100000, 0.087)),
], {"supplier": "Plasturgie de l'Ain SAS", "currency": "EUR", "leadTimeDays": 70, "validUntil": "2027-01-31"},
    charges=[("BC-70", 11400)])

mail("pt-orcamento.eml", "Tiago Valadares <tiago@metalurgica-vouga.example>", "Orçamento 1203/26", 5, None, """\
<p>Bom dia,</p><p>Segue o nosso orçamento:</p>
<table border="1"><tr><th>Referência</th><th>Descrição</th><th>Quantidade</th><th>Preço unit.</th><th>Prazo</th></tr>
<tr><td>MV-3310</td><td>Flange DN80</td><td>150</td><td>23,70 €</td><td>4 semanas</td></tr>
<tr><td>MV-3312</td><td>Flange DN100</td><td>150</td><td>29,15 €</td><td>4 semanas</td></tr>
<tr><td>MV-3340</td><td>Junta</td><td>300</td><td>1,08 €</td><td>10 dias</td></tr></table>
<p>Transporte: 95,00 € (CPT Leiria). Validade da proposta: 30 dias. Preços sem IVA.</p>
<p>Com os melhores cumprimentos,<br>Tiago Valadares<br>Metalúrgica do Vouga, Lda.</p>
""")
f.quote("pt-orcamento.eml", "pt", "other", [
    line("MV-3310", 150, 23.7, leadTimeDays=28), line("MV-3312", 150, 29.15, leadTimeDays=28),
    line("MV-3340", 300, 1.08, leadTimeDays=10),
], {"supplier": "Metalúrgica do Vouga, Lda.", "currency": "EUR", "incoterm": "CPT", "validUntil": "2026-12-05"},
    charges=[95])

# Exports

f.text("en-erp-quote-lines.csv", """\
Company,QuoteNum,QuoteLine,PartNum,RevisionNum,LineDesc,OrderQty,SellingExpectedUM,DocExpUnitPrice,CurrencyCode,LeadTimeDays,MinLotSize,ExpirationDate,ShipViaCode
Westhaven Valve Corp,104477,1,WV-2-150-CS,B,"GATE VALVE 2"" 150# CS",36,EA,148.25000,USD,42,1,2026-12-31T00:00:00,TRUCK
Westhaven Valve Corp,104477,2,WV-3-150-CS,B,"GATE VALVE 3"" 150# CS",18,EA,211.90000,USD,42,1,2026-12-31T00:00:00,TRUCK
Westhaven Valve Corp,104477,3,WV-2-RTJ-GKT,,"RTJ GASKET 2"" SOFT IRON",72,EA,9.35000,USD,14,12,2026-12-31T00:00:00,TRUCK
""")
f.quote("en-erp-quote-lines.csv", "en", "export", [
    line("WV-2-150-CS", 36, 148.25, leadTimeDays=42, minimumOrder=1),
    line("WV-3-150-CS", 18, 211.9, leadTimeDays=42, minimumOrder=1),
    line("WV-2-RTJ-GKT", 72, 9.35, leadTimeDays=14, minimumOrder=12),
], {"supplier": "Westhaven Valve Corp", "currency": "USD", "validUntil": "2026-12-31"})

f.text("en-qty-price-pairs.csv", """\
Quote,Q-55120
From,Chandler Ridge Electronics
Currency,USD

Req P/N,Quoted P/N,Mfr,Qty1,Price1,Qty2,Price2,Qty3,Price3,MOQ,Lead (wks),NCNR
MX-44-0812,MX-44-0812,Maxwin,500,1.1420,2500,0.9875,10000,0.8610,500,16,Y
TB-3P-508,TB-3P-508,Phenna,100,0.7300,1000,0.6150,5000,0.5480,100,2,N
RL-24-DPDT,RL-24-DPDT,Omrex,50,3.9500,250,3.4400,1000,3.1200,50,20,Y
""")
f.quote("en-qty-price-pairs.csv", "en", "breaks-across", [
    steps("MX-44-0812", (500, 1.142), (2500, 0.9875), (10000, 0.861), leadTimeDays=112, minimumOrder=500),
    steps("TB-3P-508", (100, 0.73), (1000, 0.615), (5000, 0.548), leadTimeDays=14, minimumOrder=100),
    steps("RL-24-DPDT", (50, 3.95), (250, 3.44), (1000, 3.12), leadTimeDays=140, minimumOrder=50),
], {"supplier": "Chandler Ridge Electronics", "currency": "USD"})

f.text("en-unicode-text.txt", "\ufeff" + """\
Quotation from Moorcroft Fixings Ltd\t\t\t\t\t
Ref MF 20981, 2 November 2026\t\t\t\t\t
\t\t\t\t\t
Code\tDescription\tPack\tQty req'd (pcs)\tPrice per 1000\tAvailability
MF-5521\tSelf-clinch nut M5\t1000\t8,000\t£31.60\tstock
MF-5530\tStand-off M4x12\t500\t4,000\t£88.25\tstock
MF-5602\tRivet stud M6x20\t500\t2,500\t£64.90\t4 weeks
\t\t\t\t\t
Free delivery over £150. Prices firm for 30 days. Plus VAT.\t\t\t\t\t
""".replace("\n", "\r\n"), "utf-16-le")
f.quote("en-unicode-text.txt", "en", "per-thousand", [
    line("MF-5521", 8000, 31.6, leadTimeDays=0), line("MF-5530", 4000, 88.25, leadTimeDays=0),
    line("MF-5602", 2500, 64.9, leadTimeDays=28),
], {"supplier": "Moorcroft Fixings Ltd", "currency": "GBP", "per": 1000, "validUntil": "2026-12-02"})

f.text("sv-offert.csv", """\
Offert;OF-26331;;;;;
Leverantör;Hallsbergs Plåtteknik AB;;;;;
Giltig t.o.m.;2026-12-20;;;;;
Leveransvillkor;FCA Hallsberg;;;;;
;;;;;;
Artikelnr;Benämning;Antal;Á-pris SEK;Summa SEK;Verktygskostnad SEK;Leveranstid (veckor)
HP-7001;Fästplåt 3 mm;400;38,50;15 400,00;;4
HP-7002;Kåpa lackerad;120;412,00;49 440,00;18 500,00;7
HP-7010;Distans;1 000;6,25;6 250,00;;3
""".replace("\n", "\r\n"), "cp1252")
f.quote("sv-offert.csv", "sv", "export", [
    line("HP-7001", 400, 38.5, leadTimeDays=28), line("HP-7002", 120, 412, leadTimeDays=49),
    line("HP-7010", 1000, 6.25, leadTimeDays=21),
], {"supplier": "Hallsbergs Plåtteknik AB", "currency": "SEK", "incoterm": "FCA", "validUntil": "2026-12-20"},
    charges=[("HP-7002", 18500)])

f.text("it-listino-offerta.csv", """\
Fornitore;Raccordi Valsesia S.r.l.
Offerta n.;OV/26/0877 del 03/11/2026
Validità;60 giorni data offerta

Cod. art.;Descrizione;Q.ta;UM;Prezzo listino;Sc. %;Prezzo netto;Disponibilità
RV-15-GM;Raccordo dritto 15 G1/2;1.500;PZ;€ 2,40;45+10;€ 1,188;pronta
RV-22-TE;Tee 22;600;PZ;€ 6,80;45+10;€ 3,366;pronta
RV-28-CV;Curva 90° 28;250;PZ;€ 9,10;45;€ 5,005;20 gg

;;;;;Imballo e trasporto;€ 48,00;
""")
f.quote("it-listino-offerta.csv", "it", "discounted", [
    line("RV-15-GM", 1500, 1.188, leadTimeDays=0), line("RV-22-TE", 600, 3.366, leadTimeDays=0),
    line("RV-28-CV", 250, 5.005, leadTimeDays=20),
], {"supplier": "Raccordi Valsesia S.r.l.", "currency": "EUR", "validUntil": "2027-01-02"}, charges=[48])

f.save()
