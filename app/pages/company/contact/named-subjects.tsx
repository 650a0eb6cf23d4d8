import { application, docsSubjects } from "#app/site/contact-subjects.ts";
import { registration } from "#app/site/webinars/webinar-session.ts";
import { jobs } from "#app/site/careers/jobs.ts";
import { securitySubjects } from "#app/site/security/security-controls.ts";
import { upcomingSessions } from "#app/site/webinars/webinars.ts";

/** Without a script nothing reads the address's query: its fragment shows the subject, and the post's Referer holds it. */
export function NamedSubjects() {
  const subjects = [
    ...jobs.map(application),
    ...upcomingSessions.map(registration),
    ...Object.values(docsSubjects),
    ...Object.values(securitySubjects),
  ];
  return subjects.map(({ key, message }) => (
    <p key={key} id={key} className="mb-6 hidden max-w-[35em] scroll-mt-28 target:block">
      <b className="block">{message.split("\n", 1)}</b> This is sent along with your message.
    </p>
  ));
}
