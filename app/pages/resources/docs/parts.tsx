import docsParts from "docs:parts";

import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

/** The four groups of topics, and the API reference: what each has, and where. */
export function Parts() {
  return (
    <>
      <HeadedZone id="documentation" title="Documentation.">
        <ul className="ruled-cells border-t border-line md:grid-cols-2 xl:grid-cols-4">
          {docsParts
            .filter(({ id }) => id !== "reference")
            .map(({ id, path, name, description, places }) => (
              <li key={id} className="row-span-3 grid grid-rows-subgrid gap-y-4 p-pad">
                <h3 className="text-h4 font-medium tracking-snug">
                  <ArrowLink to={path}>{name}</ArrowLink>
                </h3>
                <p className="text-small text-ink-2">{description}</p>
                <ul className="gap-x-6 text-small max-md:grid max-md:grid-cols-2">
                  {places.map((place) => (
                    <li key={place.id} id={place.id} className="border-t border-hair">
                      <SiteLink
                        to={`${path}#${place.id}`}
                        className="flex min-h-11 items-center no-underline hover:underline"
                      >
                        {place.title}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
        </ul>
      </HeadedZone>
      <HeadedZone
        tone="raised"
        id="reference"
        title="API reference."
        note="Parameters, samples in four languages, answers and errors."
      >
        {docsParts
          .filter(({ id }) => id === "reference")
          .map(({ id, path, places }) => (
            <ul key={id} className="ruled-cells border-t border-line lg:grid-cols-5">
              {places.map((place) => (
                <li key={place.id} id={place.id}>
                  <SiteLink
                    to={`${path}#${place.id}`}
                    className="block h-full px-pad py-4 no-underline hover:bg-ink/4 focus-visible:-outline-offset-2"
                  >
                    <span className="font-medium">{place.title}</span>{" "}
                    <span className="mt-1 block font-mono text-note [overflow-wrap:anywhere] text-ink-2">
                      {place.call}
                    </span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          ))}
      </HeadedZone>
    </>
  );
}
