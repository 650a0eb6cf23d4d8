/** One of each way to ask, and of each way to ask in vain. */
export const pinnedQuestions = `
spend
Spending by supplier
How much did we pay Norrvik this year?
how much did we spend in Q1
money by plant
total outlay in 2025
what was invoiced last month
order value by category
freight on castings
shipping cost at Dayton
carriage by month
customs by plant
duty at Dayton vs Aachen
tariff since March
tooling charge by supplier
nre
how many orders
number of orders by month
how many late orders by plant
How often was Norrvik late in 2026?
order count from Tallow Creek in H1
otd by vendor
delivery performance of Hollerbach
punctuality, best first
on-time rate under 90%
how late was Kilnmark
average days late by category
days overdue at least 5 days
lead time
leadtimes by shop
average lead time of castings, not at Dayton
who is fastest
slowest supplier for electronics
turnaround by quarter
how long do orders from Arteaga take
landed cost on RFQ-2441
quoted price for the control board
cheapest quote on rfq2424
Who is cheapest for the bracket?
most expensive quote for the drive shaft
highest landed cost for each RFQ
lowest quote by rfq
average landed cost
landed cost of Norrvik
quoted lead time on RFQ-2433
promised lead time of Halden
score on the motor mount
score of Reinhold on RFQ-2417
why is Tallow Creek first on RFQ-2417
Who should we award the manifold to?
ranking by supplier
score
quotes for castings
how many quotes by supplier
quotes over $60,000
open quotes
awarded quotes in Q2
list of quotes under 30 days
approvals
pending approvals
overdue approvals by approver
how many approvals are pending
approval amount by role
approvals with finance over $50k
How long do approvals take by role?
Who signs slowest?
longest approval time
approvals within SLA
share of approvals by plant
unsigned approvals at Monterrey each over 30,000 dollars
reliability
most reliable vendor
reliability of Hollerbach in Q1
suppliers with a rating over 80
who is best
best supplier
worst vendor for castings
top 3 suppliers by freight
bottom two plants by on-time rate
three largest orders
top five orders over $60k
which orders were late in March
Which late orders came from Norrvik?
orders more than 2 weeks late
orders between 60k and 80k
orders between €20 and 30k
spend between March and May
spend from March to May 2026
orders over ninety thousand dollars
orders above the 50,000 dollars
orders over 1.2 million
spend by supplier over $400,000
spend by supplier, each over 20,000
at most 10 days lead time by supplier
spend by plant in euros
duty in pounds by category
freight in SEK
what share of spend is electronics
share of spend by category except tooling
percentage of late orders by supplier
spend by supplier except Norrvik and Tallow Creek
spend not in Mexico
how many orders were not late
no late orders
compare Q1 and Q2 spend
Dayton or Aachen freight
Norrvik versus Reinhold on-time rate in 2026
spend last three months
spend in the past 2 quarters
spend in the third quarter
spend in 2nd half of 2025
spend year to date
spend before March
spend after May 2026
spend until December 2025
spend may 2026
monthly spend at Monterrey
trend of freight
when was freight highest
where did we spend the most
who got the most money
spend by plant and supplier
approvals by plant and supplier
spend by RFQ
spend on RFQ-2417
on-time rate by approver
score in Q3 by plant
late quotes
open approvals by plant
speend on castigns in Dayton
freight by suplier
dutt by plant
orderz from Norvik
spend on titanium
cost by supplier
cost of freight
price on RFQ-2445
the Dayton plant
castings
7
top
spend 12
spend in 2019
spend in 2025 over
Will prices go up?
approve AR-340
buy more castings
Why is freight so high?
What is the weather in Lisbon?
hello
thanks
?!
Qu’est-ce que ça coûte à Monterrey?
SPEND BY PLANT!!!
`
  .trim()
  .split("\n");
