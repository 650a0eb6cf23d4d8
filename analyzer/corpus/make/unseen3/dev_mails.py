"""The mails, letters and other texts of unseen3-dev: EML, DOCX, TXT and HTML."""

import sys
from email.message import EmailMessage
from email.policy import SMTP

from docx import Document
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.shared import Cm, Pt

from kit import Folder, line, spread, steps, weeks, workdays

f = Folder("unseen3-dev")


def mail(name, sender, to, subject, date, text, html=None):
    m = EmailMessage(policy=SMTP)
    m["From"], m["To"], m["Subject"], m["Date"] = sender, to, subject, date
    m["Message-ID"] = f"<{name.split('.')[0]}@mail.example>"
    m.set_content(text)
    if html:
        m.add_alternative(html, subtype="html")
    f.file(name).write_bytes(m.as_bytes())


def short():
    name = "en-two-sentences.eml"
    mail(name, "Curt Lindqvist <curt@lindqvistmachine.example>", "Priya Raman <praman@northfork.example>", "Re: RFQ 30-1174 clamp body", "Thu, 12 Nov 2026 09:14:22 -0600",
         """Hi Priya,

Looked over the print for 30-1174 rev D. 50 pcs would be $41.20 ea, 100 pcs $36.75 ea, 250 pcs $33.90 ea. Soft jaws and
programming are a one time $380.

We're running 5 weeks ARO right now. Quote is good til the end of the year. FOB our dock in Willmar.

Let me know,
Curt

--
Curt Lindqvist
Lindqvist Machine Works, Inc.
O: (320) 555-0144   C: (320) 555-0171
ISO 9001:2015 | 5-axis milling up to 40"
""")
    f.truth(name, "en", "prose", [steps("30-1174", [(50, 41.2), (100, 36.75), (250, 33.9)], {"supplier": "Lindqvist Machine Works, Inc.", "currency": "USD", "incoterm": "FOB", "validUntil": "2026-12-31", "leadTimeDays": 35})],
            [{"part": "30-1174", "amount": 380}])


def inside():
    """The supplier writes behind the rows of the table that the buyer sent."""
    name = "en-prices-in-quoted-table.eml"
    mail(name, "Siobhan Teague <sales@teague-rubber.example>", "Karl Amberley <k.amberley@vitrolux.example>", "RE: RFQ 5520 rubber parts", "Fri, 13 Nov 2026 15:40:08 +0000",
         """Karl

Please see our prices against your list below. All in GBP, each, ex works Trowbridge, 4 weeks from order. Tooling exists for
the first two; the bush needs a new mould at GBP 1,280 (one off).

Valid 60 days.

Regards
Siobhan Teague
Teague Rubber Mouldings Ltd
01225 555 0133

From: Karl Amberley <k.amberley@vitrolux.example>
Sent: 10 November 2026 11:02
To: Siobhan Teague
Subject: RFQ 5520 rubber parts

> Hi Siobhan, could you quote for these please
>
> Part no.     Description              Qty     Your price
> VX-118       Buffer 40 dia 60 ShA     500     1.84
> VX-121       Foot, M8 stud            500     2.37
> VX-140       Bush, bonded             250     6.95
>
> Thanks, Karl
""")
    common = {"supplier": "Teague Rubber Mouldings Ltd", "currency": "GBP", "incoterm": "EXW", "validUntil": "2027-01-12", "leadTimeDays": 28}
    f.truth(name, "en", "answered-inline", [line("VX-118", 500, 1.84, common), line("VX-121", 500, 2.37, common), line("VX-140", 250, 6.95, common)], [{"part": "VX-140", "amount": 1280}])


def forwarded():
    name = "en-forwarded-offer.eml"
    mail(name, "Dermot Hanley <d.hanley@burrenpack.example>", "Purchasing <purchasing@burrenpack.example>", "FW: Quotation gearmotors", "Mon, 16 Nov 2026 08:05:51 +0000",
         """Can you put this one in the comparison please. D.

-------- Forwarded Message --------
Subject: Quotation gearmotors
Date: Fri, 13 Nov 2026 17:22:10 +0100
From: Anneke Vreeland <a.vreeland@drivtec.example>
To: Dermot Hanley <d.hanley@burrenpack.example>

Dear Dermot,

Thank you for your enquiry. We can offer:

- 6 pcs GM-63-0.37-I20 helical worm gearmotor, 0.37 kW: EUR 318.00 each, delivery 3 weeks
- 2 pcs GM-75-0.75-I40 helical worm gearmotor, 0.75 kW: EUR 446.50 each, delivery 3 weeks
- 8 pcs TA-63 torque arm: EUR 27.80 each, from stock

Delivery CPT Ennis. Packing EUR 45.00 for the order. Offer valid until 15 December 2026. Payment 30 days.

Kind regards,
Anneke Vreeland
Drivtec Aandrijvingen B.V. | Oldenzaal | +31 541 555 017

This message may contain confidential information. If you are not the intended recipient please delete it.
""")
    common = {"supplier": "Drivtec Aandrijvingen B.V.", "currency": "EUR", "incoterm": "CPT", "validUntil": "2026-12-15"}
    f.truth(name, "en", "list", [line("GM-63-0.37-I20", 6, 318, common, leadTimeDays=21), line("GM-75-0.75-I40", 2, 446.5, common, leadTimeDays=21), line("TA-63", 8, 27.8, common, leadTimeDays=0)], [{"amount": 45}])


def table():
    name = "en-powder-coat-table.eml"
    rows = [("CG-100", "Side frame, 1.9 m²", "75", "$16.40", "$1,230.00"), ("CG-101", "Cross member, 0.6 m²", "150", "$5.85", "$877.50"), ("CG-115", "Guard panel, 1.1 m²", "75", "$9.95", "$746.25")]
    trs = "".join("<tr>" + "".join(f'<td style="border:1px solid #ccc;padding:3px 8px">{x}</td>' for x in r) + "</tr>" for r in rows)
    html = f"""<html><body style="font-family:Calibri,sans-serif;font-size:11pt"><p>Good morning Denise,</p><p>Pricing for powder coat, one color (RAL 9005 texture), parts supplied clean:</p>
<table style="border-collapse:collapse"><tr style="background:#eee"><th>Part</th><th>What</th><th>Pcs</th><th>Rate/pc</th><th>Amount</th></tr>{trs}
<tr><td></td><td></td><td></td><td>Masking plugs (one time)</td><td>$120.00</td></tr><tr><td></td><td></td><td></td><td><b>Total</b></td><td><b>$2,973.75</b></td></tr></table>
<p>Turnaround is 7 business days from the day we receive the parts. Quote honored through 11/30/2026. Net 15.</p>
<p>Thanks!<br><b>Marisol Ibarra</b><br>Cactus Wren Finishing LLC<br>Office 520-555-0186 &nbsp; Cell 520-555-0162</p><p style="color:#999;font-size:8pt">CONFIDENTIALITY NOTICE: this e-mail is intended only for the addressee.</p></body></html>"""
    text = "Good morning Denise,\n\nPricing for powder coat is in the table; please view this mail as HTML.\n\nMarisol Ibarra\nCactus Wren Finishing LLC\n"
    mail(name, "Marisol Ibarra <marisol@cactuswren.example>", "Denise Fuller <dfuller@copperglen.example>", "Powder coat pricing CG parts", "Mon, 09 Nov 2026 07:48:00 -0700", text, html)
    common = {"supplier": "Cactus Wren Finishing LLC", "currency": "USD", "validUntil": "2026-11-30", "leadTimeDays": workdays(7)}
    f.truth(name, "en", "plain", [line("CG-100", 75, 16.4, common), line("CG-101", 150, 5.85, common), line("CG-115", 75, 9.95, common)], [{"amount": 120}])


def federn():
    name = "de-federn-staffel.eml"
    mail(name, "Ruth Hoppstädter <r.hoppstaedter@federn-saar.example>", "Einkauf <einkauf@moselgeraete.example>", "AW: Anfrage Druckfedern 88-140 und 88-152", "Di, 10 Nov 2026 13:31:00 +0100".replace("Di", "Tue"),
         """Sehr geehrter Herr Weyand,

vielen Dank für Ihre Anfrage. Gerne bieten wir Ihnen wie folgt an:

Druckfeder 88-140, Draht 1,2 mm, EN 10270-1 SM
   500 Stück    0,68 EUR/Stück
 2.000 Stück    0,41 EUR/Stück
 5.000 Stück    0,33 EUR/Stück

Druckfeder 88-152, Draht 2,0 mm, 1.4310
   500 Stück    1,52 EUR/Stück
 2.000 Stück    1,08 EUR/Stück
 5.000 Stück    0,94 EUR/Stück

Einrichtekosten fallen nicht an. Lieferzeit 4-5 Wochen ab Auftragseingang, ab Werk Dillingen, zzgl. MwSt.
Das Angebot gilt bis 15.01.2027.

Mit freundlichen Grüßen
Ruth Hoppstädter

Federnfabrik Saar-Nied GmbH
Tel. +49 6831 555-0, Durchwahl -27
Geschäftsführer: Armin Nilles, Registergericht Saarbrücken HRB 55501
""")
    common = {"supplier": "Federnfabrik Saar-Nied GmbH", "currency": "EUR", "incoterm": "EXW", "validUntil": "2027-01-15", "leadTimeDays": weeks(4, 5)}
    f.truth(name, "de", "blocks", [steps("88-140", [(500, 0.68), (2000, 0.41), (5000, 0.33)], common), steps("88-152", [(500, 1.52), (2000, 1.08), (5000, 0.94)], common)])


def cablaggi():
    name = "it-cablaggi-mail.eml"
    rows = [("CB-2201", "Cablaggio quadro 24 poli", "100", "€ 36,40", "35 gg"), ("CB-2202", "Prolunga M12 5 m", "300", "€ 8,15", "20 gg"), ("CB-2207", "Cavo potenza 4G6 con capicorda", "100", "€ 19,90", "20 gg")]
    trs = "".join("<tr>" + "".join(f"<td>{x}</td>" for x in r) + "</tr>" for r in rows)
    html = f"""<html><body><p>Buongiorno Sig. Marchetti,</p><p>ecco la nostra quotazione per i cablaggi richiesti:</p><table border=1 cellspacing=0 cellpadding=4><tr><th>Vs. codice</th><th>Descrizione</th><th>Pezzi</th><th>Prezzo cad.</th><th>Consegna</th></tr>{trs}</table>
<p>Attrezzatura di collaudo per CB-2201: € 540,00 una tantum.<br>Merce resa DAP Vs. magazzino Faenza. Pagamento RB 60 gg.<br>Offerta valida fino al 18/12/2026, IVA esclusa.</p><p>Cordiali saluti<br>Serena Baldoni<br>Cablotecnica Romagna S.r.l. – tel. 0546 555 012</p></body></html>"""
    mail(name, "Serena Baldoni <commerciale@cablotecnica.example>", "Ufficio acquisti <acquisti@marchettiimpianti.example>", "R: richiesta offerta cablaggi", "Wed, 11 Nov 2026 11:20:45 +0100", "Quotazione in formato HTML.\n", html)
    common = {"supplier": "Cablotecnica Romagna S.r.l.", "currency": "EUR", "incoterm": "DAP", "validUntil": "2026-12-18"}
    f.truth(name, "it", "plain", [line("CB-2201", 100, 36.4, common, leadTimeDays=35), line("CB-2202", 300, 8.15, common, leadTimeDays=20), line("CB-2207", 100, 19.9, common, leadTimeDays=20)], [{"part": "CB-2201", "amount": 540}])


def fill(table, rows):
    for r in rows:
        for cell, x in zip(table.add_row().cells, r):
            cell.text = x


def anodise():
    name = "en-anodising-letter.docx"
    d = Document(); d.styles["Normal"].font.name = "Calibri"; d.styles["Normal"].font.size = Pt(11)
    h = d.sections[0].header.paragraphs[0]; h.text = "Tamar Anodising & Finishing Ltd\nCallington, Cornwall  |  01579 555 014"; h.alignment = WD_ALIGN_PARAGRAPH.RIGHT
    d.add_paragraph("10 November 2026"); d.add_paragraph("Pennygillam Optics Ltd\nFor the attention of Mr S. Rowe"); d.add_paragraph("Quotation TAF/3317").runs[0].bold = True
    d.add_paragraph("Dear Mr Rowe,\nWith reference to your enquiry we are pleased to quote for hard anodising, 40 micron, black dyed and sealed:")
    t = d.add_table(rows=0, cols=4); t.style = "Table Grid"
    fill(t, [("Your part", "Batch size", "Price per part", "Batch price"), ("PO-6100 barrel", "200", "£3.15", "£630.00"), ("PO-6104 ring", "400", "£1.20", "£480.00"), ("PO-6120 base", "100", "£6.80", "£680.00")])
    d.add_paragraph()
    for x in ("Special jigs for PO-6120: £165.00, charged with the first batch only.", "Certificate of conformity with each batch, free of charge.", "Turnround 8-10 working days from receipt of parts.", "Collection from and return to our works by yourselves.", "Prices hold until 31 March 2027 and exclude VAT."):
        d.add_paragraph(x, style="List Bullet")
    d.add_paragraph("Yours sincerely,\n\nMerryn Hocking\nSales Office")
    d.save(f.file(name))
    common = {"supplier": "Tamar Anodising & Finishing Ltd", "currency": "GBP", "validUntil": "2027-03-31", "leadTimeDays": workdays(8, 10)}
    f.truth(name, "en", "plain", [line("PO-6100", 200, 3.15, common), line("PO-6104", 400, 1.2, common), line("PO-6120", 100, 6.8, common)], [{"part": "PO-6120", "amount": 165}])


def alternates():
    name = "en-enclosure-alternate.docx"
    d = Document(); d.styles["Normal"].font.name = "Arial"; d.styles["Normal"].font.size = Pt(10)
    d.add_heading("QUOTATION", 0)
    d.add_paragraph("Huron Bay Enclosures Co.\n410 Dock Street, Alpena, Michigan\nTel. (989) 555-0128")
    info = d.add_table(rows=0, cols=4); fill(info, [("Quote #:", "HB-10226", "Date:", "November 11, 2026"), ("Customer:", "Presque Controls", "Valid through:", "January 15, 2027"), ("Sales rep:", "Gwen Achterberg", "Terms:", "Net 30, FOB Alpena MI")])
    d.add_paragraph()
    t = d.add_table(rows=0, cols=6); t.style = "Light Shading"
    fill(t, [("Ln", "Catalog number", "Description", "Qty", "Net each", "Delivery"), ("1", "HB-242010-N4", "Wall mount enclosure 24x20x10, NEMA 4, steel, gray", "15", "$318.00", "2-3 weeks"),
             ("1A", "HB-242010-4X", "ALTERNATE to line 1: same, NEMA 4X, 304 stainless", "15", "$742.00", "5-6 weeks"), ("2", "HB-P2420", "Back panel for 24x20, white", "15", "$46.50", "2-3 weeks"), ("3", "HB-FK6", "Fan kit 6 in., 120 VAC", "15", "$129.75", "stock")])
    for row in t.rows:
        for cell, w in zip(row.cells, (1, 3.2, 6.4, 1.2, 2.2, 2.4)):
            cell.width = Cm(w)
    d.add_paragraph("\nCut-outs per your drawing PC-88: add a one time programming charge of $95.00. Prices in U.S. dollars.")
    d.save(f.file(name))
    common = {"supplier": "Huron Bay Enclosures Co.", "currency": "USD", "incoterm": "FOB", "validUntil": "2027-01-15"}
    f.truth(name, "en", "plain", [line("HB-242010-N4", 15, 318, common, leadTimeDays=weeks(2, 3)), line("HB-242010-4X", 15, 742, common, leadTimeDays=weeks(5, 6), alternative=True), line("HB-P2420", 15, 46.5, common, leadTimeDays=weeks(2, 3)), line("HB-FK6", 15, 129.75, common, leadTimeDays=0)], [{"amount": 95}])


def staffel():
    name = "de-fraesteile-brief.docx"
    d = Document(); d.styles["Normal"].font.name = "Arial"; d.styles["Normal"].font.size = Pt(10)
    d.add_paragraph("CNC-Fertigung Oberpfalz\nInhaber Xaver Dietl, Gewerbering 3, Neunburg").runs[0].bold = True
    d.add_paragraph("Messtechnik Altmühl GmbH\nHerrn Brandl\nGunzenhausen"); d.add_paragraph("Neunburg, 12. November 2026").alignment = WD_ALIGN_PARAGRAPH.RIGHT
    d.add_paragraph("Angebot 26-219 zu Ihrer Anfrage vom 5. November").runs[0].bold = True
    d.add_paragraph("Sehr geehrter Herr Brandl,\nfür die angefragten Frästeile nennen wir Ihnen folgende Stückpreise in Euro:")
    t = d.add_table(rows=0, cols=5); t.style = "Table Grid"
    fill(t, [("Zeichnungs-Nr.", "Werkstoff", "10 Stk", "50 Stk", "100 Stk"), ("MA-3012-01", "EN AW-7075", "86,50", "61,20", "55,90"), ("MA-3012-02", "EN AW-7075", "44,00", "29,80", "26,40"), ("MA-3020", "1.4404", "132,00", "104,50", "98,75")])
    d.add_paragraph("\nFür die MA-3020 kommt einmalig eine Spannvorrichtung mit 290,00 EUR hinzu. Die Lieferzeit beträgt 3 bis 4 Wochen. Wir liefern frei Haus (DAP Gunzenhausen), zahlbar innerhalb 14 Tagen netto. Das Angebot ist sechs Wochen gültig. Die Mehrwertsteuer ist in den Preisen nicht enthalten.")
    d.add_paragraph("Mit freundlichen Grüßen\n\nXaver Dietl"); d.save(f.file(name))
    common = {"supplier": "CNC-Fertigung Oberpfalz", "currency": "EUR", "incoterm": "DAP", "validUntil": "2026-12-24", "leadTimeDays": weeks(3, 4)}
    q = (10, 50, 100)
    f.truth(name, "de", "breaks-across", [steps("MA-3012-01", zip(q, (86.5, 61.2, 55.9)), common), steps("MA-3012-02", zip(q, (44, 29.8, 26.4)), common), steps("MA-3020", zip(q, (132, 104.5, 98.75)), common)], [{"part": "MA-3020", "amount": 290}])


def oferta():
    name = "pl-oferta-obrobka.docx"
    d = Document()
    d.add_heading("Zakład Obróbki Metali Wisłoka Sp. z o.o.", 2); d.add_paragraph("ul. Przemysłowa 5, Dębica, tel. 14 555 01 22, NIP 555-01-22-333")
    d.add_paragraph("Oferta handlowa nr 214/11/2026\nData: 13.11.2026\nDla: Hydroma S.A., Pan Krzysztof Baran")
    t = d.add_table(rows=0, cols=6); t.style = "Table Grid"
    fill(t, [("Lp.", "Nr rysunku", "Nazwa", "Ilość [szt.]", "Cena netto [zł/szt.]", "Wartość netto [zł]"), ("1", "HY-1120.00", "Tłok", "60", "148,50", "8 910,00"), ("2", "HY-1121.00", "Cylinder", "60", "312,00", "18 720,00"), ("3", "HY-1135.02", "Nakrętka dociskowa", "240", "27,30", "6 552,00"), ("", "", "Oprzyrządowanie do poz. 2 (jednorazowo)", "1", "2 400,00", "2 400,00"), ("", "", "Razem netto", "", "", "36 582,00")])
    for x in ("Termin realizacji: 6 tygodni od zamówienia", "Warunki dostawy: EXW Dębica", "Termin płatności: 30 dni", "Oferta ważna do 31.12.2026 r.", "Do cen należy doliczyć 23 % VAT."):
        d.add_paragraph(x, style="List Bullet")
    d.add_paragraph("Z poważaniem\nBeata Wójtowicz"); d.save(f.file(name))
    common = {"supplier": "Zakład Obróbki Metali Wisłoka Sp. z o.o.", "currency": "PLN", "incoterm": "EXW", "validUntil": "2026-12-31", "leadTimeDays": 42}
    f.truth(name, "pl", "plain", [line("HY-1120.00", 60, 148.5, common), line("HY-1121.00", 60, 312, common), line("HY-1135.02", 240, 27.3, common)], [{"part": "HY-1121.00", "amount": 2400}])


def offert():
    name = "sv-offert-utskrift.txt"
    f.text(name, """Tranås Plastform AB                                      OFFERT 26-1182
Verkstadsgatan 11, Tranås                                Datum 2026-11-12
Tel 0140-555 010                                         Sida 1

Kund: Sommens Båtteknik AB                               Er ref: Lena Kvist
                                                         Vår ref: Jonas Ekdal

Artikel      Benämning                    Antal    À-pris SEK     Summa SEK
--------------------------------------------------------------------------
SB-410       Ventilgaller, ASA svart        500         24,60     12 300,00
SB-411       Lucka 220 mm, ASA vit          250         71,90     17 975,00
SB-425       Genomföring, PA6             2 000          6,35     12 700,00
             Verktyg SB-425, engångskostnad                       38 000,00
--------------------------------------------------------------------------
                                              Totalt exkl. moms   80 975,00

Leveranstid:     8 veckor
Leveransvillkor: FCA Tranås
Betalning:       30 dagar netto
Giltighet:       offerten gäller t.o.m. 2026-12-31
""", encoding="utf-8")
    common = {"supplier": "Tranås Plastform AB", "currency": "SEK", "incoterm": "FCA", "validUntil": "2026-12-31", "leadTimeDays": 56}
    f.truth(name, "sv", "plain", [line("SB-410", 500, 24.6, common), line("SB-411", 250, 71.9, common), line("SB-425", 2000, 6.35, common)], [{"part": "SB-425", "amount": 38000}])


def proposta():
    name = "pt-proposta-tubos.html"
    f.text(name, """<!doctype html>
<html lang="pt">
  <head><meta charset="utf-8"><title>Proposta 1187/2026</title></head>
  <body>
    <h1>Serralharia Vale do Ceira, Lda.</h1>
    <p>Zona Industrial da Lousã, lote 12 &middot; Telef. 239 555 014</p>
    <p>Proposta n.º 1187/2026 de 13/11/2026<br>Cliente: Mobiliário Urbano do Centro, S.A.</p>
    <table>
      <thead><tr><th>Ref.ª</th><th>Designação</th><th>Quant.</th><th>Preço unit.</th><th>Valor</th></tr></thead>
      <tbody>
        <tr><td>MU-0301</td><td>Estrutura de banco, tubo 40x40, galvanizada</td><td>50</td><td>94,20 €</td><td>4.710,00 €</td></tr>
        <tr><td>MU-0302</td><td>Costas em chapa perfurada</td><td>50</td><td>38,70 €</td><td>1.935,00 €</td></tr>
        <tr><td>MU-0315</td><td>Papeleira 60 l</td><td>30</td><td>71,50 €</td><td>2.145,00 €</td></tr>
        <tr><td></td><td>Gabarito de soldadura (custo único)</td><td>1</td><td>320,00 €</td><td>320,00 €</td></tr>
      </tbody>
    </table>
    <p>Total sem IVA: 9.110,00 €</p>
    <dl>
      <dt>Prazo de entrega</dt><dd>5 semanas</dd>
      <dt>Condições de entrega</dt><dd>DAP Coimbra</dd>
      <dt>Condições de pagamento</dt><dd>30 dias</dd>
      <dt>Validade da proposta</dt><dd>30 dias</dd>
    </dl>
    <p>Com os melhores cumprimentos,<br>Filipa Simões</p>
  </body>
</html>
""")
    common = {"supplier": "Serralharia Vale do Ceira, Lda.", "currency": "EUR", "incoterm": "DAP", "validUntil": "2026-12-13", "leadTimeDays": 35}
    f.truth(name, "pt", "plain", [line("MU-0301", 50, 94.2, common), line("MU-0302", 50, 38.7, common), line("MU-0315", 30, 71.5, common)], [{"amount": 320}])


if __name__ == "__main__":
    for make in (short, inside, forwarded, table, federn, cablaggi, anodise, alternates, staffel, oferta, offert, proposta):
        if len(sys.argv) == 1 or make.__name__ in sys.argv:
            make()
            print(make.__name__, flush=True)
