import { docsSubjects } from "#app/site/contact-subjects.ts";
import { jobs } from "#app/site/careers/jobs.ts";
import { securitySubjects } from "#app/site/security/security-controls.ts";
import { upcomingSessions } from "#app/site/webinars/webinars.ts";
import { LeadForm } from "#app/forms/lead-form.tsx";
import { application } from "#app/site/careers/apply-message.ts";
import { registration } from "#app/site/webinars/register-message.ts";
import { forms } from "#contract/forms.ts";

/** Without a script nothing reads the address's query, so its fragment picks the form with the message begun. */
export function BegunMessages() {
  const subjects = [
    ...jobs.map(application),
    ...upcomingSessions.map(registration),
    ...Object.values(docsSubjects),
    ...Object.values(securitySubjects),
  ];
  return subjects.map(({ key, message }) => (
    <div key={key} id={key} className="hidden scroll-mt-28 target:block">
      <LeadForm form={forms.contact} message={message} />
    </div>
  ));
}
