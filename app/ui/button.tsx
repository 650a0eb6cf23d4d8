import type { ComponentProps, ReactNode } from "react";

import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import { SiteLink, type SiteLinkProps } from "./site-link.tsx";

export interface ButtonLook {
  /** `go` is vermilion: one in a view, the action we would take. */
  tone?: "plain" | "go";
  size?: "normal" | "small";
  wide?: boolean;
  icon?: IconName | null;
}

const tones = {
  plain: "border-line text-ink hover:bg-ink hover:text-ink-inverse",
  go: "border-signal bg-signal text-on-signal hover:border-signal-hover hover:bg-signal-hover",
};

export function buttonClasses({ tone = "plain", size = "normal", wide = false }: ButtonLook) {
  return classNames(
    "group/button inline-flex items-stretch rounded-1 border-[1.5px] leading-[1.1] font-[540] tracking-snug no-underline transition-colors duration-120 disabled:opacity-50",
    size === "small" ? "min-h-10 text-small" : "min-h-12 text-[1rem]",
    wide && "w-full",
    tones[tone],
  );
}

/** Two compartments: the label, and what will happen. */
export function ButtonBody({
  tone,
  size,
  icon = "right",
  children,
}: ButtonLook & { children: ReactNode }) {
  return (
    <>
      <span
        className={classNames(
          "flex flex-1 items-center py-1.5",
          size === "small" ? "px-3.5" : "px-[1.15rem]",
        )}
      >
        {children}
      </span>
      {icon && (
        <Icon
          name={icon}
          className={classNames(
            "h-auto flex-none self-stretch border-l-[1.5px]",
            tone === "go" ? "border-on-signal/35" : "border-current",
            size === "small" ? "w-9 px-3" : "w-11 px-3.5",
          )}
        />
      )}
    </>
  );
}

export function ButtonLink(props: ButtonLook & SiteLinkProps) {
  const { tone, size, wide, icon, className, children, ...link } = props;
  const look = { tone, size, wide, icon } as ButtonLook;
  return (
    <SiteLink className={classNames(buttonClasses(look), className)} {...link}>
      <ButtonBody {...look}>{children}</ButtonBody>
    </SiteLink>
  );
}

export function Button(props: ButtonLook & ComponentProps<"button">) {
  const { tone, size, wide, icon, className, children, ...button } = props;
  const look = { tone, size, wide, icon } as ButtonLook;
  return (
    <button type="button" className={classNames(buttonClasses(look), className)} {...button}>
      <ButtonBody {...look}>{children}</ButtonBody>
    </button>
  );
}

/** The buttons of a head or a closing: a demo, and one other way on. */
export function DemoOr(other: ComponentProps<typeof ButtonLink>) {
  return (
    <>
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink {...other} />
    </>
  );
}
