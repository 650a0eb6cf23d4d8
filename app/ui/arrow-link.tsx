import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { SiteLink, type SiteLinkProps } from "./site-link.tsx";

export function ArrowLink({ className, children, ...link }: SiteLinkProps) {
  return (
    <SiteLink
      className={classNames(
        "group/arrow relative inline-flex min-h-6 items-center gap-[0.45em] border-b-[1.5px] border-line pb-[0.1em] font-[540] no-underline hover:border-current hover:text-signal-ink",
        className,
      )}
      {...link}
    >
      {children}
      <Icon
        name="right"
        className="size-[1em] flex-none transition-transform duration-240 ease-draw group-hover/arrow:translate-x-[3px]"
      />
    </SiteLink>
  );
}
