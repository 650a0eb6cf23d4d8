import { offices } from "#app/site/offices.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** Which offices there are; addresses and plans are on the contact sheet. */
export function OfficeList() {
  return (
    <Zone space="bare">
      <div className="grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="flex flex-col items-start gap-1 border-line-2 px-pad py-6 max-lg:border-b lg:border-r">
          <h2 className="text-h3">Three offices.</h2>
          <ArrowLink to="/company/contact#offices" className="text-small">
            Floor plans and phone numbers
          </ArrowLink>
        </div>
        <ul className="ruled-cells md:grid-cols-3">
          {offices.map(({ city, role }) => (
            <li
              key={city}
              className="flex flex-wrap items-baseline justify-between gap-x-4 px-pad py-6"
            >
              <h3 className="text-h4 font-medium tracking-snug">{city}</h3>
              <p className="note">{role}</p>
            </li>
          ))}
        </ul>
      </div>
      {/* Links to this place lead on to the statement. */}
      <p id="accessibility" className="border-t border-hair px-pad py-4 text-ink-2">
        What we tested on this website, and its known limitations:{" "}
        <ArrowLink to="/company/accessibility">Accessibility statement</ArrowLink>
      </p>
    </Zone>
  );
}
