/** What is counted of visits, for those who are counted and for those who ask. */
export const visitsCounted = {
  brief: "Visits are counted as daily sums, without addresses or identifiers.",
  tried:
    "When you leave this page, it tells us how many files of which kind (such as PDF) you tried, and nothing else of them. If your browser sends Do Not Track or Global Privacy Control, it tells us nothing.",
  policy:
    "Where our own server shows this website, it counts what happens on it as sums for each day: pages opened, the sites and campaigns that visits came from, forms begun and sent, searches that found nothing, and how many files of which kind (such as PDF) were tried at /try. For what the server cannot see by itself, the page sends it a short message. The sums hold no network address, no identifier and nothing that you typed, and no cookie or fingerprint is used to make them. They are deleted after 400 days. If your browser sends Do Not Track or Global Privacy Control, nothing that you do is counted.",
} as const;
