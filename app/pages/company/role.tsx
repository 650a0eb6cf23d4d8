import { contactAddress } from "#app/forms/message-prefill.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { application } from "#app/site/contact-subjects.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { roleAt } from "./role/role-page.ts";
import { startOf } from "./role/role-start.server.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

import type { Route } from "./+types/role";

/** One module for every role: the route table gives each an address of its own. */
export const loader = ({ url }: Route.LoaderArgs) => {
  const role = roleAt(url.pathname);
  return { ...role, start: startOf(role.job) };
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.page) : [];

const Salary = whenTouched(async () => (await import("./role/role-head.tsx")).Salary);
const FirstDays = whenTouched(async () => (await import("./role/role-head.tsx")).FirstDays);
const OwnPart = whenTouched(async () => (await import("./role/role-head.tsx")).OwnPart);
const Manager = whenTouched(async () => (await import("./role/role-head.tsx")).Manager);
const Duties = whenSeen(async () => (await import("./role/role-body.tsx")).Duties);
const Process = whenSeen(async () => (await import("./role/role-body.tsx")).Process);
const Closing = whenSeen(async () => (await import("./role/role-body.tsx")).Closing);
const OtherRoles = whenSeen(async () => (await import("./role/role-body.tsx")).OtherRoles);

export default function RolePage({
  loaderData: { page, job, openRoles, start },
}: Route.ComponentProps) {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={page} />
        <header className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="flex min-w-0 flex-col justify-between gap-8 px-pad py-7">
            <h1 className="text-h1 tracking-display">{job.title}</h1>
            <div className="grid gap-5">
              <p className="text-lede text-ink-2">{job.summary}</p>
              <div className="button-row">
                <ButtonLink to={contactAddress(application(job))} tone="go">
                  Apply Now
                </ButtonLink>
                <ButtonLink to="/company/careers">All open roles</ButtonLink>
              </div>
            </div>
            <Salary job={job} openRoles={openRoles} />
          </div>
          {start && <OwnPart start={start} />}
        </header>
        <TitleBlock
          className="grid-cols-3"
          entries={[
            { label: "Department", value: job.department },
            { label: "Location", value: job.location },
            { label: "Type", value: job.type },
          ]}
        />
        {start && <FirstDays days={start.days} />}
      </FirstZone>
      {start && <Manager start={start} />}
      <Duties job={job} />
      <Process job={job} />
      <OtherRoles roles={openRoles.filter(({ path }) => path !== job.path)} />
      <RelatedSheets paths={["/company/careers", "/company/about", "/product"]} />
      <Closing job={job} />
    </>
  );
}
