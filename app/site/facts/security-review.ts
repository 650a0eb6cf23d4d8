import { brand } from "../brand.ts";
import { dataLocation } from "./data-location.ts";
import { uploadRule } from "./upload-rule.ts";

export const subprocessors =
  "Three: hosting, email delivery and payments. We send their names on request and tell you before a new one starts.";

/** What security reviewers look for first. Each `id` is an anchor on the security page. */
export const securityReview: { id: string; name: string; text: string }[] = [
  {
    id: "model-providers",
    name: "Model providers",
    text: "The models that read quotes run in our own hosting account. No outside model provider receives your files or questions.",
  },
  {
    id: "data-residency",
    name: "Data residency",
    text: `Data and backups are stored in ${dataLocation.country}. ${dataLocation.elsewhere}`,
  },
  {
    id: "export-control",
    name: "ITAR",
    text: `The service is not set up for ITAR technical data. ${uploadRule}`,
  },
  {
    id: "cmmc",
    name: "CMMC and CUI",
    text: `${brand.name} has no CMMC assessment and no FedRAMP authorization. You can still compare prices and clause lists that contain no CUI.`,
  },
  {
    id: "penetration-tests",
    name: "Penetration tests",
    text: "An outside firm tests the product once a year. We send the summary under NDA.",
  },
  {
    id: "recovery",
    name: "RPO and RTO",
    text: "Our targets: lose at most 1 hour of data (RPO) and restore the service within 4 hours (RTO).",
  },
];
