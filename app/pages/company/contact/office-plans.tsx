import { Drawing } from "#app/art/drawing.tsx";
import { type Office, offices } from "#app/site/offices.ts";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

/** Each office as a sheet of its own: the plan, and the title block that says where it is. */
export function OfficePlans() {
  return (
    <HeadedZone
      id="offices"
      title="Our three offices."
      note="Please make an appointment before you visit. Number 1 on each plan marks the entrance."
    >
      <ul className="ruled-cells border-t-[1.5px] border-line [--cell-rule:var(--color-line)] lg:grid-cols-3">
        {offices.map((office) => (
          <li key={office.city} className="flex flex-col">
            <OfficeSheet office={office} />
          </li>
        ))}
      </ul>
    </HeadedZone>
  );
}

function OfficeSheet({ office }: { office: Office }) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-4 border-b border-hair px-pad py-3">
        <h3 className="text-h4 font-medium tracking-snug">{office.city}</h3>
        <span className="note">{office.role}</span>
      </div>
      <div className="gridded p-pad">
        <Drawing of={office.plan} className="mx-auto max-w-lg" />
      </div>
      <p className="flex-1 border-t border-hair px-pad py-3 text-small text-ink-2">
        <span className="figures text-note text-ink">1.</span> {office.entrance}
      </p>
      <TitleBlock
        className="sm:grid-cols-2 sm:*:first:col-span-full lg:grid-cols-1"
        entries={[
          {
            label: "Address",
            value: (
              <address className="not-italic">
                {office.address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            ),
          },
          {
            label: "Phone",
            value: (
              <a
                href={`tel:${office.phone.replaceAll(" ", "")}`}
                className="inline-block py-1 text-link"
              >
                {office.phone.replaceAll(" ", "\u00a0")}
              </a>
            ),
          },
          {
            label: "Email",
            value: (
              <a
                href={`mailto:${office.email}`}
                className="inline-block py-1 [overflow-wrap:anywhere] text-link"
              >
                {office.email}
              </a>
            ),
          },
        ]}
      />
    </>
  );
}
