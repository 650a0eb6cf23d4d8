"""Polish, Czech, Swedish, Danish, Norwegian and Japanese quotes."""


import docx
from kit import Quote, eu, groff, mail, rows, until, us, weasy, weeks, workdays
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle


def pl_sheet_metal():
    """Ordinary: net, VAT and gross columns beside each other."""
    q = Quote("pl-blachy-netto-brutto.pdf", "tax-column", "pl", "Zakład Obróbki Blach Wierzbicki i Synowie Sp. z o.o.", "PLN", validUntil="2026-12-10", leadTimeDays=workdays(14))
    pdfmetrics.registerFont(TTFont("DV", "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
    items = [("BL-220-14", "Wspornik giętki, DC01 2 mm, ocynk", 300, 14.8), ("BL-220-15", "Osłona napędu, DC01 1,5 mm, RAL 9005", 120, 63.5), ("BL-231-02", "Płyta montażowa S235 8 mm", 80, 112.4)]
    style = ParagraphStyle("n", fontName="DV", fontSize=9, leading=12)
    big = ParagraphStyle("b", parent=style, fontSize=13, leading=18)
    p = lambda t, s=style: Paragraph(t, s)
    body = [["Lp.", "Nr rysunku", "Nazwa", "Ilość", "J.m.", "Cena netto", "Wartość netto", "VAT", "Wartość brutto"]]
    for i, (a, t, n, x) in enumerate(items, 1):
        body.append([i, a, p(t), n, "szt.", eu(x), eu(n * x, 2, " "), "23%", eu(n * x * 1.23, 2, " ")])
        q.line(a, n, x)
    total = sum(n * x for *_, n, x in items)
    body.append(["", "", "Razem", "", "", "", eu(total, 2, " "), "", eu(total * 1.23, 2, " ")])
    t = Table(body, colWidths=[24, 62, 150, 36, 30, 56, 68, 34, 74])
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "DV", 8), ("GRID", (0, 0), (-1, -1), 0.3, colors.grey), ("ALIGN", (3, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")]))
    story = [p("Zakład Obróbki Blach Wierzbicki i Synowie Sp. z o.o.", big), p("ul. Hutnicza 40, 41-506 Chorzów, NIP 555-012-34-56"), Spacer(1, 14), p("OFERTA NR 318/11/2026", big), p("Data wystawienia: 10.11.2026 &nbsp;&nbsp; Oferta ważna do: 10.12.2026"), p("Dla: Przenośniki Silesia S.A., p. Agnieszka Duda"), Spacer(1, 10), t, Spacer(1, 10), p("Ceny w złotych (PLN). Termin realizacji: 14 dni roboczych od zamówienia. Transport po stronie zamawiającego. Płatność: przelew 30 dni.")]
    SimpleDocTemplate(q.path, pagesize=A4, invariant=1, leftMargin=30, rightMargin=30).build(story)
    q.save()


def cs_cable():
    """Price per metre and per piece, minimum by the drum, discount only if paid in advance."""
    q = Quote("cs-kabely-metraz.pdf", "units", "cs", "KABELO Hradec, spol. s r.o.", "CZK", validUntil="2026-11-30", incoterm="DAP")
    items = [("CYKY-J 5x6", "Kabel silový", 500, "m", 118.4, 100, 3), ("JYSTY 4x2x0,8", "Sdělovací kabel stíněný", 1000, "m", 27.9, 500, 3), ("KO-68 IP54", "Krabice odbočná", 60, "ks", 64.0, None, 1)]
    table = []
    for i, (a, t, n, u, x, m, d) in enumerate(items, 1):
        table.append((i, a, t, f"{eu(n, 0, ' ')} {u}", f"{eu(x)} Kč/{u}", eu(n * x, 2, " "), f"{m} m" if m else "–", f"{d} týd."))
        q.line(a, n, x, unit="m" if u == "m" else ..., minimumOrder=m or ..., leadTimeDays=d * 7)
    total = sum(r[2] * r[4] for r in items)
    q.charge(950)
    weasy(q.path, f"""<style>@page{{size:A4;margin:16mm}}body{{font:9pt sans-serif}}table{{border-collapse:collapse;width:100%;margin:5mm 0}}td,th{{border:.4pt solid #777;padding:1mm 1.5mm;text-align:left;white-space:nowrap}}</style>
<table style="margin:0"><tr><td style="width:50%">Dodavatel:<br><b>KABELO Hradec, spol. s r.o.</b><br>Pouchovská 77, 503 41 Hradec Králové<br>IČ 555 01 234</td><td>Odběratel:<br><b>Elektromontáže Bystřice a.s.</b><br>Nádražní 5, 753 01 Hranice</td></tr></table>
<h3>Cenová nabídka č. NAB-2026-2214</h3><p>Vystaveno 9. 11. 2026, platnost do 30. 11. 2026</p>
<table><tr><th>#</th><th>Označení</th><th>Popis</th><th>Množství</th><th>Cena bez DPH</th><th>Celkem Kč</th><th>Min. odběr</th><th>Dodání</th></tr>{rows(table, right=(3, 4, 5))}<tr><td colspan=5>Cena celkem bez DPH</td><td style="text-align:right">{eu(total, 2, " ")}</td><td colspan=2></td></tr><tr><td colspan=5>Dělení kabelu a balné</td><td style="text-align:right">950,00</td><td colspan=2></td></tr><tr><td colspan=5>K úhradě bez DPH</td><td style="text-align:right">{eu(total + 950, 2, " ")}</td><td colspan=2></td></tr></table>
<p>Dodání DAP Hranice. Při platbě předem sleva 2 %.</p><p>Vyřizuje: Jana Klimešová</p>""")
    q.save()


def sv_groff():
    """Ordinary letter with a table by tbl, set-up in the foot of the table."""
    q = Quote("sv-skarande-offert.pdf", "letter-table", "sv", "Ljungbergs Mekaniska i Gnosjö AB", "SEK", validUntil=until(2026, 11, 5, 30), leadTimeDays=weeks(5), incoterm="FCA")
    items = [("304-118", "Axel, SS 2541, slipad", 150, 186.0), ("304-122", "Fläns, SS 1650", 150, 94.5), ("304-140", "Distanshylsa, EN AW-6082", 600, 21.75)]
    for a, _, n, x in items:
        q.line(a, n, x)
    q.charge(1800)
    body = "\n".join(f"{a}\t{t}\t{n} st\t{eu(x)}\t{eu(n * x, 2, ' ')}" for a, t, n, x in items)
    total = sum(n * x for *_, n, x in items)
    groff(q.path, f""".nf
\\&
.sp 3
\\fB\\s+3Ljungbergs Mekaniska i Gnosjö AB\\s0\\fP
Verkstadsgatan 11, 335 31 Gnosjö
.sp 2
OFFERT 26-0915		2026-11-05
.sp
Hydraulikteknik i Borås AB
Att: Linnéa Åkerström
.sp
Tack för er förfrågan. Vi offererar enligt nedan, priser i SEK exkl. moms:
.sp
.TS
allbox;
lB lB rB rB rB
l l r r r.
Art.nr	Benämning	Antal	À-pris	Summa
{body}
			Ställkostnad, engång	1 800,00
			Totalt	{eu(total + 1800, 2, ' ')}
.TE
.sp
Leveranstid: 5 veckor efter order. Leveransvillkor: FCA Gnosjö.
Betalning: 30 dagar netto. Offerten gäller i 30 dagar.
.sp
Med vänlig hälsning
Per-Olof Ljungberg
.fi
""", "-t")
    q.save()


def da_mail():
    """A mail in plain text with a table made of blanks, tiers in words."""
    q = Quote("da-fjedre-mail.eml", "breaks-prose", "da", "Sandholm Fjedre ApS", "DKK", validUntil="2026-12-31", incoterm="EXW")
    q.line("TF-1180", None, [(500, 6.4), (1000, 5.1), (2500, 4.35)], leadTimeDays=weeks(2, 3))
    q.line("TF-1195", None, [(500, 9.85), (1000, 8.2), (2500, 7.05)], leadTimeDays=weeks(2, 3))
    q.charge(750, "TF-1195")
    mail(q.path, "Birgitte Sandholm <bs@sandholmfjedre.example>", "Lars Nørregaard <lno@vestmotor.example>", "SV: Forespørgsel trykfjedre", "Thu, 12 Nov 2026 13:20:05 +0100", text="""Hej Lars

Tak for din forespørgsel. Vores priser i DKK pr. stk. ekskl. moms:

                         500 stk.   1.000 stk.   2.500 stk.
TF-1180 trykfjeder          6,40         5,10         4,35
TF-1195 dobbeltfjeder       9,85         8,20         7,05

For TF-1195 kommer værktøj på 750,00 kr. oveni som engangsbeløb.
Leveringstid 2-3 uger, ab fabrik Horsens (EXW).
Tilbuddet gælder til og med 31.12.2026.

Venlig hilsen
Birgitte Sandholm
Sandholm Fjedre ApS, Spedalsø 4, 8700 Horsens
""")
    q.save()


def no_docx():
    """Ordinary letter as docx with an option that is not ordered."""
    q = Quote("no-sensorer-brev.docx", "letter", "no", "Fjellheim Instrument AS", "NOK", validUntil="2026-12-15", leadTimeDays=weeks(6), incoterm="DAP")
    items = [("FI-5020", "Trykksensor 0–400 bar, 4–20 mA", 24, 2480), ("FI-5031", "Temperaturføler Pt100, Ex-utførelse", 24, 1915), ("FI-K10", "Kabel M12, 10 m", 48, 264)]
    d = docx.Document()
    d.add_heading("Tilbud 26-1107", 1)
    for t in ("Fjellheim Instrument AS, Industriveien 6, 3610 Kongsberg", "Til: Havbruk Teknikk Nord AS v/ Ingrid Solbakken", "Dato: 11.11.2026          Gyldig til: 15.12.2026"):
        d.add_paragraph(t)
    t = d.add_table(rows=1, cols=5)
    t.style = "Table Grid"
    for c, h in zip(t.rows[0].cells, ("Varenr.", "Beskrivelse", "Antall", "Pris pr. stk. (kr)", "Sum (kr)")):
        c.text = h
    for a, s, n, x in items:
        for c, v in zip(t.add_row().cells, (a, s, str(n), eu(x, 2, " "), eu(n * x, 2, " "))):
            c.text = v
        q.line(a, n, x)
    for c, v in zip(t.add_row().cells, ("", "Sum ekskl. mva.", "", "", eu(sum(n * x for *_, n, x in items), 2, " "))):
        c.text = v
    for s in ("Opsjon, ikke medregnet: kalibreringsbevis kr 420,00 pr. sensor.", "Alle priser i NOK. Leveringstid 6 uker fra ordre, DAP Bodø. Betaling 30 dager netto.", "Vennlig hilsen\nTorbjørn Fjellheim"):
        d.add_paragraph(s)
    d.save(q.path)
    q.save()


def ja_pdf():
    """Ordinary Japanese estimate; processing jig as a row, tax and total."""
    q = Quote("ja-mitsumorisho.pdf", "quote-sheet", "ja", "有限会社 坂巻バネ製作所", "JPY", validUntil=until(2026, 11, 4, 30), leadTimeDays=21)
    pdfmetrics.registerFont(UnicodeCIDFont("HeiseiKakuGo-W5"))
    items = [("SB-0714", "圧縮コイルばね SWP-B φ1.4", 1000, 42), ("SB-0722", "ねじりコイルばね SUS304 φ2.0", 500, 118), ("SB-0730", "引張ばね SWP-A φ0.9", 2000, 35)]
    st = ParagraphStyle("n", fontName="HeiseiKakuGo-W5", fontSize=10, leading=15)
    p = lambda t, **k: Paragraph(t, ParagraphStyle("x", parent=st, **k))
    body = [["品番", "品名・仕様", "数量", "単位", "単価（円）", "金額（円）"]]
    for a, t, n, x in items:
        body.append([a, t, us(n, 0), "個", us(x, 0), us(n * x, 0)])
        q.line(a, n, x)
    sub = sum(n * x for *_, n, x in items) + 15000
    q.charge(15000, "SB-0722")
    body += [["", "SB-0722 治具代（初回のみ）", "1", "式", "15,000", "15,000"], ["", "小計", "", "", "", us(sub, 0)], ["", "消費税 10%", "", "", "", us(sub * 0.1, 0)], ["", "合計", "", "", "", us(sub * 1.1, 0)]]
    t = Table(body, colWidths=[70, 190, 55, 35, 70, 80])
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "HeiseiKakuGo-W5", 9), ("GRID", (0, 0), (-1, -1), 0.4, colors.black), ("ALIGN", (2, 0), (-1, -1), "RIGHT")]))
    SimpleDocTemplate(q.path, pagesize=A4, invariant=1).build([p("御見積書", fontSize=18, leading=26, alignment=1), p("日進搬送システム株式会社 御中", fontSize=12), p("見積No. M-26114　　2026年11月4日", alignment=2), p("有限会社 坂巻バネ製作所", alignment=2), p("長野県岡谷市川岸9-9-9　TEL 0266-00-0000", alignment=2), Spacer(1, 8), p("納期：ご発注後3週間　　見積有効期限：30日間　　お支払条件：従来通り"), Spacer(1, 8), t])
    q.save()


if __name__ == "__main__":
    for make in (pl_sheet_metal, cs_cable, sv_groff, da_mail, no_docx, ja_pdf):
        make()
