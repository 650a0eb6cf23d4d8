import { offices } from "#app/site/offices.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** Where we are; the plans are on the contact sheet. */
export function OfficeList() {
  return (
    <Zone space="flush">
      <SectionHead title="Our three offices.">
        <p>
          Two in the United States and one in London.{" "}
          <ArrowLink to="/company/contact#offices">Floor plans and phone numbers</ArrowLink>
        </p>
      </SectionHead>
      <ul className="ruled-cells border-t-[1.5px] border-line md:grid-cols-3">
        {offices.map((office, index) => (
          <li
            key={office.city}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 px-pad pt-6 pb-8 md:max-lg:grid-cols-1 md:max-lg:gap-y-4"
          >
            <Balloon>{index + 1}</Balloon>
            <div>
              <h3 className="text-h3">{office.city}</h3>
              <p className="mt-1 mb-4 note">{office.role}</p>
              <address className="text-small text-ink-2 not-italic">
                {office.address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </div>
          </li>
        ))}
      </ul>
      {/* Links to this place lead on to the statement. */}
      <p id="accessibility" className="border-t border-hair px-pad py-4 text-ink-2">
        What we tested on this website, and its known limitations:{" "}
        <ArrowLink to="/company/accessibility">Accessibility statement</ArrowLink>
      </p>
    </Zone>
  );
}
