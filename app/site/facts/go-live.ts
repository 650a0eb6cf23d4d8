/** How soon a team works with it, and what it has to bring. */
export const goLive = {
  time: "You can rank a first RFQ on day one. Approval routes and single sign-on take about two weeks to set up.",
  takes:
    "You need one administrator, your approval limits, and a mailbox to forward quotes from. Suppliers change nothing.",
} as const;
