import sdks from "docs:sdks";

import { AnchorHeading } from "./anchor-heading.tsx";
import { CodeListing } from "./code-listing.tsx";
import { CodeText } from "./code-text.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

/** Three libraries, each with its installation and a first call. */
export function Sdks() {
  return (
    <HeadedZone
      id="sdks"
      title="SDKs in three languages."
      note="The SDKs handle keys, pages of results, retries and types."
    >
      {sdks.map(({ id, name, needs, note, listings }) => (
        <article
          key={id}
          id={id}
          aria-label={`${name} SDK`}
          className="grid gap-y-5 border-t border-line px-pad py-8 laid-out-piece target:bg-vellum lg:grid-cols-12"
        >
          <div className="min-w-0 lg:col-span-4 lg:pr-10">
            <AnchorHeading
              id={id}
              level={3}
              name={name}
              className="text-h4 font-medium tracking-snug"
            />
            <p className="mt-1 note">{needs}</p>
            <p className="mt-4 max-w-[29em] text-ink-2">
              <CodeText text={note} />
            </p>
          </div>
          <PhoneFold
            summary="Installation and first call"
            className="min-w-0 max-md:-mx-pad lg:col-span-8"
          >
            <div className="grid content-start gap-4">
              {listings.map(({ caption, code }) => (
                <CodeListing
                  key={caption}
                  caption={caption}
                  what={`${caption.replace(/ \(.*/, "").toLowerCase()}, ${name}`}
                  code={code}
                />
              ))}
            </div>
          </PhoneFold>
        </article>
      ))}
    </HeadedZone>
  );
}
