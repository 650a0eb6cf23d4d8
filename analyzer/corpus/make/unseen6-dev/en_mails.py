"""English mails."""

from kit import Quote, mail, rows, span, until, us, weeks, workdays


def prose():
    """A short mail, nothing in a table; the set-up and the freight in passing."""
    q = Quote("en-us-prose-plating.eml", "prose", "en", "Quinlan Plating Works", "USD", leadTimeDays=workdays(7), validUntil=until(2026, 11, 16, 30))
    q.line("BRK-4410", 2000, 0.68)
    q.line("BRK-4412", 500, 1.15)
    q.charge(95)
    mail(q.path, "Mike Quinlan <mike@quinlanplating.example>", "Dana Ruiz <druiz@hollowaylatch.example>", "Re: Zinc plate quote BRK-4410 / BRK-4412", "Mon, 16 Nov 2026 08:14:33 -0600", text="""Dana,

Good talking to you. On the BRK-4410 brackets we can do clear zinc per ASTM B633 SC2 at $0.68 each for the
2,000 pieces. The BRK-4412 has the blind holes, so that one would be $1.15 each for 500 pcs.

There's a one-time $95.00 charge for racks that covers both parts. Turnaround is 7 working days once we have
the parts in house. Minimum lot charge is $150, you're well above that on both.

Pricing is good for 30 days. You pay the freight both ways or use your own truck.

Thanks,
Mike Quinlan
Quinlan Plating Works
1212 Foundry St, Rockford IL  |  815-555-0131

On Fri, Nov 13, 2026 at 3:40 PM Dana Ruiz wrote:
> Mike, can you give me a price for clear zinc on 2000 pcs BRK-4410 and 500 pcs
> BRK-4412? Last time we paid $0.61 for the 4410.
> Dana Ruiz, Holloway Latch Co.
""")
    q.save(noMinimumPieces=True)


def in_table():
    """The supplier writes his prices into the buyer's table, in red; one item is not offered."""
    q = Quote("en-uk-reply-in-table.eml", "answered-inline", "en", "Pennard Castings Ltd", "GBP", validUntil="2026-12-31", incoterm="FCA")
    items = [("BH-0071", "Bearing cap, LM25", 120, "14.85", 6), ("BH-0072", "Bearing cap, LM25, machined", 120, "26.40", 7), ("BH-0079", "Sump cover, LM24 (pressure die)", 500, None, None), ("BH-0083", "Bracket, LM6", 250, "9.32", 6)]
    red = lambda t: f'<span style="color:red">{t}</span>'
    body = rows([(a, t, n, red("£" + x) if x else red("regret, no quote - we are sand only"), red(f"{k} weeks") if k else "") for a, t, n, x, k in items])
    for a, _, n, x, k in items:
        if x:
            q.line(a, n, float(x), leadTimeDays=k * 7)
    q.charge(880, "BH-0083")
    mail(q.path, "Rhys Pennard <rhys@pennardcastings.example>", "Sunita Patel <s.patel@brackenhydraulics.example>", "RE: Enquiry E-3390 castings", "Thu, 12 Nov 2026 11:02:00 +0000", html=f"""<html><body><p>Hi Sunita,</p><p>Please see our prices in red in your table below. New pattern needed for BH-0083 only, £880.00 one off. FCA Neath, valid to the end of the year.</p><p>Regards<br>Rhys Pennard<br>Pennard Castings Ltd, Neath</p><hr>
<p><b>From:</b> Sunita Patel<br><b>Sent:</b> 09 November 2026 14:20<br><b>To:</b> Rhys Pennard<br><b>Subject:</b> Enquiry E-3390 castings</p><p>Dear Rhys, please quote for the following and fill in the table:</p>
<table border=1><tr><th>Part</th><th>Description</th><th>Qty</th><th>Your price each</th><th>Your lead time</th></tr>{body}</table><p>Sunita Patel, Buyer, Bracken Hydraulics Ltd</p></body></html>""")
    q.save()


def forwarded():
    """Forwarded by a colleague of the buyer; the quote of the supplier stands below, with an older price in the chain."""
    q = Quote("en-us-forwarded-connectors.eml", "forwarded", "en", "Amberline Interconnect", "USD", validUntil="2026-11-30", incoterm="EXW")
    q.line("AL-M12-8F-2M", 300, 14.2, leadTimeDays=weeks(5), minimumOrder=100)
    q.line("AL-M12-4M-FLD", 600, 6.85, leadTimeDays=0, minimumOrder=50)
    q.line("AL-CAP-M12", 1000, 0.92, leadTimeDays=0, minimumOrder=500)
    mail(q.path, "Peter Gallo <pgallo@northbayfeeders.example>", "Purchasing <purchasing@northbayfeeders.example>", "FW: Quote 77-2041 connectors", "Fri, 13 Nov 2026 16:55:21 -0500", text="""Please load this one, it is the one we go with if Amphora cannot do better.
Pete

---------- Forwarded message ----------
From: Yolanda Reyes <yreyes@amberline-interconnect.example>
Date: Fri, Nov 13, 2026 at 2:11 PM
Subject: Quote 77-2041 connectors
To: Peter Gallo <pgallo@northbayfeeders.example>

Hi Pete,

Revised quote 77-2041 below, with the better price on the cordsets that you asked for.

Part number      Qty     Price each   MOQ    Availability
AL-M12-8F-2M     300     $14.20       100    5 weeks
AL-M12-4M-FLD    600     $6.85        50     stock
AL-CAP-M12       1000    $0.92        500    stock

EXW Elkhart, IN. Expires 11/30/2026. Net 30.

Yolanda Reyes
Inside Sales, Amberline Interconnect

> On Nov 10, 2026, Yolanda Reyes wrote:
> Hi Pete, quote 77-2041:
> AL-M12-8F-2M     300     $15.65       100    5 weeks
> AL-M12-4M-FLD    600     $6.85        50     stock
> AL-CAP-M12       1000    $0.92        500    stock
""")
    q.save()


def trading():
    """A Chinese trading firm: label and value for each item, one after the other, tooling refundable."""
    q = Quote("en-cn-trading-blocks.eml", "blocks", "en", "Ningbo Yuanhang Import & Export Co., Ltd.", "USD", incoterm="FOB", validUntil="2026-12-10")
    items = [("YH-CNC-118", "Aluminum heat sink, anodized black", 2000, "3.26", 1000, span(25, 30), "25-30 days", 0), ("YH-DC-207", "Zinc die cast handle, chrome", 3000, "1.84", 2000, span(40, 45), "40-45 days", 2600)]
    blocks = []
    for i, (a, t, n, x, m, days, said, tool) in enumerate(items, 1):
        q.line(a, n, float(x), minimumOrder=m, leadTimeDays=days)
        if tool:
            q.charge(tool, a)
        blocks.append(f"Item {i}: {t}\nPart No.: {a}\nQuantity: {n} pcs\nUnit price: USD {x}/pc FOB Ningbo\nMOQ: {m} pcs\nTooling: {f'USD {us(tool)} (one time)' if tool else 'not needed'}\nLead time: {said}\n")
    mail(q.path, "Wendy Jin <wendy@yuanhang-trade.example>", "procurement@lakesidefixtures.example", "Best offer for heat sink and handle", "Tue, 10 Nov 2026 17:08:45 +0800", text="""Dear Mr. Robert,

Good day! Thanks for your inquiry. Pls find our best offer below:

""" + "\n".join(blocks) + """
Payment: T/T 30% in advance, 70% against copy of B/L.
Packing: export carton + pallet, included.
The offer is valid until Dec 10, 2026.

Looking forward to your kind order.

Best regards,
Wendy Jin (Sales Manager)
Ningbo Yuanhang Import & Export Co., Ltd.
Add: Room 1806, Haishu Building, Ningbo, China   Mob/WhatsApp: +86 139 0000 0000
""")
    q.save()


if __name__ == "__main__":
    for make in (prose, in_table, forwarded, trading):
        make()
