import { contentTypes } from "./bad-submissions/content-types.ts";
import { encodings } from "./bad-submissions/encodings.ts";
import { unknownForms } from "./bad-submissions/unknown-forms.ts";
import { missingFields } from "./bad-submissions/missing-fields.ts";
import { wrongAddresses } from "./bad-submissions/wrong-addresses.ts";
import { longValues } from "./bad-submissions/long-values.ts";
import { controlCharacters } from "./bad-submissions/control-characters.ts";
import { wrongFields } from "./bad-submissions/wrong-fields.ts";
import { otherSites } from "./bad-submissions/other-sites.ts";
import type { BadSubmission } from "./bad-submissions/rows.ts";

/** Posts that must be refused. Each row stands for a mistake or an attack of its own. */
export const badSubmissions: readonly BadSubmission[] = [
  ...contentTypes,
  ...encodings,
  ...unknownForms,
  ...missingFields,
  ...wrongAddresses,
  ...longValues,
  ...controlCharacters,
  ...wrongFields,
  ...otherSites,
];
