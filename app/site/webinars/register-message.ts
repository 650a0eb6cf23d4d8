import type { ContactSubject } from "../contact-subjects.ts";
import type { UpcomingSession } from "./webinars.ts";

import { clockTime, sessionDay } from "./session-times.ts";

/** How a registration begins. */
export function registration({ slug, title, date, time }: UpcomingSession): ContactSubject {
  const when = `${sessionDay({ date })}, ${clockTime(time)} New York time`;
  return { key: `register-${slug}`, message: `Please register me for "${title}" on ${when}.\n\n` };
}
