import { readTable } from "#app/format/read-table.ts";

import { brand } from "../brand.ts";
import { dataLocation } from "./data-location.ts";
import { uploadRule } from "./upload-rule.ts";

export const subprocessors =
  "Three: hosting, email delivery and payments. We send their names on request and tell you before a new one starts.";

/** What security reviewers look for first. Each `id` is an anchor on the security page. */
export const securityReview = readTable<{ id: string; name: string; text: string }[]>(`
id                | name              | text
model-providers   | Model providers   | The models that read quotes run in our own hosting account. No outside model provider receives your files or questions.
data-residency    | Data residency    | Data and backups are stored in ${dataLocation.country}. ${dataLocation.elsewhere}
export-control    | ITAR              | The service is not set up for ITAR technical data. ${uploadRule}
cmmc              | CMMC and CUI      | ${brand.name} has no CMMC assessment and no FedRAMP authorization. You can still compare prices and clause lists that contain no CUI.
penetration-tests | Penetration tests | An outside firm tests the product once a year. We send the summary under NDA.
recovery          | RPO and RTO       | Our targets: lose at most 1 hour of data (RPO) and restore the service within 4 hours (RTO).`);
