import { brand } from "#app/site/brand.ts";
import type { UpcomingSession } from "#app/site/webinars/webinars.ts";
import { socialImage } from "../page-meta.ts";
import { sessionEnd, sessionStart, webinarsPath } from "#app/site/webinars/webinar-session.ts";
import { isoWithOffset } from "#app/format/zoned-time.ts";

import { absolute, organizationId } from "./organization.ts";
import type { Thing } from "./schema-org.ts";

export function webinarEvent(session: UpcomingSession): Thing {
  const { slug, title, description, presenter, timeZone } = session;
  const url = absolute(`${webinarsPath}#${slug}`);
  return {
    "@type": "Event",
    name: title,
    description,
    url,
    startDate: isoWithOffset(sessionStart(session), timeZone),
    endDate: isoWithOffset(sessionEnd(session), timeZone),
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    eventStatus: "https://schema.org/EventScheduled",
    location: { "@type": "VirtualLocation", url },
    image: absolute(socialImage(webinarsPath)),
    performer: { "@type": "Person", name: presenter },
    organizer: { "@id": organizationId, "@type": "Organization", name: brand.name },
  };
}
