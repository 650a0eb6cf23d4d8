/** The demo call, as operations on a traveler. */
export interface DemoOperation {
  number: number;
  name: string;
  minutes: number;
  text: string;
  /** What it leaves you with. */
  result: string;
}

export const demoAgenda: DemoOperation[] = [
  {
    number: 10,
    name: "Upload",
    minutes: 3,
    text: "You drop in one of your own RFQs and the replies to it, or forward the emails while we talk.",
    result: "Your own files, read in",
  },
  {
    number: 20,
    name: "Analyze",
    minutes: 4,
    text: "It reads, converts and ranks. We go through the lines it was not sure of, because that is the honest part.",
    result: "A ranked sheet with sources",
  },
  {
    number: 30,
    name: "Approve",
    minutes: 4,
    text: "We route the award by role and budget, the way your company does it, with the SLA running.",
    result: "A route with your titles in it",
  },
  {
    number: 40,
    name: "Execute",
    minutes: 4,
    text: "Export to PDF or your ERP's format, look at the log, ask what you like. Price included.",
    result: "The normalized sheet, yours to keep",
  },
];
