import { classNames } from "./class-names.ts";

const paths = {
  right: "M3 10h13M11 5l5 5-5 5",
  down: "M10 3v13M5 11l5 5 5-5",
  check: "M4 10.5l4 4 8-9",
  close: "M5 5l10 10M15 5L5 15",
  plus: "M10 4v12M4 10h12",
  download: "M10 3v10M6 9l4 4 4-4M3.5 17h13",
  calendar: "M3 5h14v12H3zM3 8.5h14M7 3v4M13 3v4",
  play: "M6 4l10 6-10 6z",
  mail: "M2.5 5h15v11h-15zM2.5 5.5L10 11l7.5-5.5",
  info: "M10 9v5M10 6v.1M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0",
  warning: "M10 3L18 17H2zM10 8v4M10 14.5v.1",
  unfold: "M4 7l6 6 6-6",
  menu: "M3 6h14M3 10h14M3 14h14",
  link: "M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2",
  copy: "M7 7h10v10H7zM13 7V3H3v10h4",
  reset: "M4 10a6 6 0 1 0 2-4.500M6 2v4h4",
  search: "M3 8.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M12.5 12.5L17 17",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={classNames(
        "fill-none stroke-current stroke-[1.6] [stroke-linecap:round] [stroke-linejoin:round]",
        className,
      )}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
