import { contactAddress } from "#app/forms/message-prefill.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import { application } from "#app/site/contact-subjects.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { roleAt } from "./role/role-page.ts";
import { salaryText } from "#app/site/careers/salary-range.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

import type { Route } from "./+types/role";

/** One module for every role: the route table gives each an address of its own. */
export const loader = ({ url }: Route.LoaderArgs) => roleAt(url.pathname);
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page) : [];

const Duties = whenTouched(() => import("./role/duties.tsx"));
const Pay = whenTouched(() => import("./role/pay.tsx"));
const Process = whenSeen(() => import("./role/process.tsx"));
const Closing = whenSeen(() => import("./role/closing.tsx"));
const OtherRoles = whenSeen(() => import("./role/other-roles.tsx"));

export default function RolePage({ loaderData: { page, job, openRoles } }: Route.ComponentProps) {
  return (
    <>
      <PageStart
        page={page}
        title={job.title}
        lead={job.summary}
        actions={
          <>
            <ButtonLink to={contactAddress(application(job))} tone="go">
              Apply Now
            </ButtonLink>
            <ButtonLink to="/company/careers">All open roles</ButtonLink>
          </>
        }
      >
        <TitleBlock
          className="grid-cols-2 lg:grid-cols-4"
          entries={[
            { label: "Department", value: job.department },
            { label: "Location", value: job.location },
            { label: "Type", value: job.type },
            { label: "Salary range", value: salaryText(job.salary) },
          ]}
        />
      </PageStart>
      <Duties job={job} />
      <Pay job={job} openRoles={openRoles} />
      <Process job={job} />
      <OtherRoles roles={openRoles.filter(({ path }) => path !== job.path)} />
      <RelatedSheets paths={["/company/careers", "/company/about", "/product"]} />
      <Closing job={job} />
    </>
  );
}
