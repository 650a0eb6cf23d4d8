import { Drawing } from "#app/art/drawing.tsx";
import { Signature } from "#app/sections/signature.tsx";
import { authorTitle } from "#app/site/authors.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import type { RoleStart } from "records:company/role-starts";

/** The part of the product that the role owns, and the person who asks for it. */
export function OwnPart({ start: { part, manager, stamp, says } }: { start: RoleStart }) {
  return (
    <Zone space="bare" className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid gridded md:grid-cols-2">
        <div className="flex flex-col items-start gap-4 px-pad py-10">
          <p className="label">The part you own</p>
          <h2 className="text-h3">{part.name}</h2>
          <p className="max-w-[25em] text-ink-2">{part.about}</p>
          <ArrowLink to={part.to}>{part.page}</ArrowLink>
        </div>
        <div className="grid place-items-center p-pad">
          <Drawing of={part.drawing} decorative className="max-w-lg" />
        </div>
      </div>
      <figure className="flex flex-col justify-between gap-6 border-line-2 on-raised px-pad py-10 max-lg:border-t lg:border-l">
        <figcaption className="label">You would report to</figcaption>
        <blockquote className="text-h4 leading-tight tracking-snug text-pretty">{says}</blockquote>
        <Signature name={manager} title={authorTitle(manager)} stamp={stamp} />
      </figure>
    </Zone>
  );
}
