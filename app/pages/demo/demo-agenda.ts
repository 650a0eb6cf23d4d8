import { brand } from "#app/site/brand.ts";

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
    text: "You upload one of your own RFQs with its quotes, or forward the emails during the call.",
    result: "Your files, uploaded",
  },
  {
    number: 20,
    name: "Analyze",
    minutes: 4,
    text: `${brand.name} reads, converts and ranks the quotes. We look at the values it was not sure of.`,
    result: "A ranking with sources",
  },
  {
    number: 30,
    name: "Approve",
    minutes: 4,
    text: "We route the award to your approvers by role and budget, with SLA tracking.",
    result: "An approval route for your company",
  },
  {
    number: 40,
    name: "Execute",
    minutes: 4,
    text: "We export the award to PDF or an ERP file and look at the log. You ask questions, price included.",
    result: "The normalized quotes, yours to keep",
  },
];
