import { Drawing } from "#app/art/drawing.tsx";
import { caseStudies } from "#app/site/case-studies.ts";
import { improvementText } from "#app/format/improvement.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The cases, each a way down to its own zone, with the first thing that it changed. */
export function CaseIndex() {
  return (
    <nav aria-label="Case studies">
      <ul className="ruled-cells border-t-[1.5px] border-line md:grid-cols-3">
        {caseStudies.map((study) => {
          const [first] = study.results;
          return (
            <li key={study.id}>
              <SiteLink
                to={`#${study.id}`}
                className="group grid h-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-6 px-pad py-5 no-underline hover:bg-ink/4 focus-visible:-outline-offset-2"
              >
                <Drawing of={study.wordmark} eager className="h-6 w-auto max-w-full" />
                <span className="note">{study.industry}</span>{" "}
                {first && (
                  <span className="self-end text-small">
                    <b className="block text-h3 leading-none font-head tracking-snug whitespace-nowrap">
                      {improvementText(first)}
                    </b>{" "}
                    <span className="mt-1.5 block text-ink-2">{first.metric}</span>
                  </span>
                )}
                <Icon
                  name="down"
                  className="size-6 self-end justify-self-end transition-transform duration-240 ease-draw group-hover:translate-y-1"
                />
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
