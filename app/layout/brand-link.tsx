import { BrandMark } from "#app/art/brand-mark.tsx";
import { brand } from "#app/site/brand.ts";
import { classNames } from "#app/ui/class-names.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

/** A name that begins with Q takes the mark for it; before any other one the mark stands by itself. */
const lettering = brand.name.startsWith("Q") ? brand.name.slice(1) : ` ${brand.name}`;

/** The wordmark: the Q is a balloon with its leader, the rest is lettering. */
export function BrandLink({ className }: { className?: string }) {
  return (
    <SiteLink
      to="/"
      className={classNames(
        "inline-flex items-baseline leading-none font-medium tracking-display no-underline",
        className,
      )}
    >
      <BrandMark className="mr-[0.015em] size-[1em] translate-y-[0.17em] overflow-visible" />
      <span aria-hidden="true">{lettering}</span>
      <span className="sr-only">{brand.name}, home</span>
    </SiteLink>
  );
}
