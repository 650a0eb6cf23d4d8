import { blogPagePath, pageSteps } from "#app/prose/blog-pages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

const cell = "flex min-h-12 min-w-12 flex-1 items-center justify-center gap-3 border-hair px-3";
const linked = "no-underline hover:bg-raised focus-visible:-outline-offset-2";

/** From one page of the list to the others. */
export function PageLinks({ number, pageCount }: { number: number; pageCount: number }) {
  return (
    <nav
      aria-label="Pages of articles"
      className="flex flex-wrap border-t border-line font-mono text-note"
    >
      {number > 1 && (
        <SiteLink
          to={blogPagePath(number - 1)}
          rel="prev"
          className={classNames(cell, linked, "flex-none border-r px-pad")}
        >
          <Icon name="right" className="size-4 rotate-180" />
          Newer
        </SiteLink>
      )}
      <ol className="flex max-md:order-last max-md:w-full max-md:border-t max-md:border-hair">
        {pageSteps(number, pageCount).map((step, index) => (
          <li
            key={step ?? `gap ${index}`}
            className="flex border-hair max-md:flex-1 max-md:not-last:border-r md:border-r"
          >
            {step === null ? (
              <span className={cell}>…</span>
            ) : (
              <SiteLink
                to={blogPagePath(step)}
                aria-current={step === number ? "page" : undefined}
                aria-label={`Page ${step}`}
                className={classNames(cell, linked, step === number && "bg-ink text-ink-inverse")}
              >
                {step}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      {number < pageCount && (
        <SiteLink
          to={blogPagePath(number + 1)}
          rel="next"
          className={classNames(cell, linked, "ml-auto flex-none border-l px-pad")}
        >
          Older
          <Icon name="right" className="size-4" />
        </SiteLink>
      )}
    </nav>
  );
}
