/** What the site leaves in the visitor's browser, under which names, and how that goes again. */
export const keptOnDevice = {
  rfq: "Kept in this browser, for this browser only.",
  supplier:
    "This browser then keeps the supplier's name, currency and terms, the file's layout and your answers about them. No part, no quantity, no price.",
  forgotten:
    "Kept RFQs, remembered suppliers and the programs that read them are deleted from this browser.",
  promise:
    "Your choice of paper or blueprint, and until you close the tab how far you scrolled. From /try: a copy of the tool, so that it opens offline; from your first own quote on, the second reader. Only if you ask: RFQs, what you settled for a supplier, the scan program. We receive none of it.",
  arrival:
    "Which campaign link or page of another site brought you here is kept in the tab's memory until you close the tab or go to another site. We receive it only with a form that you send, together with the page that held the form.",
  tab: "Until you close the tab, your browser also keeps how far you scrolled on each page and whether a page was reloaded after an update.",
  policy:
    'The tool at /try reads your quotes in your own browser. Neither what is in them nor their names are sent to us. Your browser stores a copy of the tool, so that it opens offline. It stores your files only if you ask it to keep an RFQ, the name, layout, currency and terms of a supplier only if you ask it to remember that supplier, and the program that reads scans only if you agree to fetch it. With the first quote of your own it stores what the second reader has learned (3.7 MB). "Forget everything" on that page deletes all of these.',
} as const;

/** All names under which the site stores anything. One that ends in a hyphen or a colon is the beginning of several. */
export const storedNames = {
  localStorage: ["print", "try-it-kept", "try-it-suppliers"],
  sessionStorage: ["react-router-", "remix-router-", "reloaded-for:"],
  indexedDB: ["try-it"],
  caches: ["try-", "scan-reader", "second-reader"],
} as const;
