import type { Event } from "schema-dts";

import { brand } from "#app/content/brand.ts";
import type { UpcomingSession } from "#app/content/webinars.ts";
import { socialImage } from "#app/lib/page-meta.ts";
import { sessionEnd, sessionStart, webinarsPath } from "#app/lib/webinar-session.ts";
import { isoWithOffset } from "#app/lib/zoned-time.ts";

import { absolute, organizationId } from "./organization.ts";

export function webinarEvent(session: UpcomingSession): Event {
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
