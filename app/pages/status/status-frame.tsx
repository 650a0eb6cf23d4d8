import type { ReactNode } from "react";

import { type ServiceStatus, statusNames } from "#app/site/status/services.ts";
import { classNames } from "#app/ui/class-names.ts";

/** A shape and a word for each status: color never says it alone. */
const looks: Record<ServiceStatus, { color: string; shape: ReactNode }> = {
  operational: {
    color: "text-ok",
    shape: <circle cx="10" cy="10" r="6" className="fill-current" />,
  },
  degraded: { color: "text-warn", shape: <path d="M10 3L18 17H2z" className="fill-current" /> },
  outage: { color: "text-err", shape: <path d="M4 4h12v12H4z" className="fill-current" /> },
  investigating: { color: "text-ink", shape: <circle cx="10" cy="10" r="6" /> },
  completed: { color: "text-ink", shape: <path d="M4 10.5l4 4 8-9" /> },
};

/** A status as a feature control frame: symbol, then word. */
export function StatusFrame({ status }: { status: ServiceStatus }) {
  const { color, shape } = looks[status];
  return (
    <span
      className={classNames(
        "inline-flex items-stretch border border-current bg-ground align-middle font-mono text-note leading-none font-[450]",
        color,
      )}
    >
      <svg
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="w-8 flex-none border-r border-current fill-none stroke-current stroke-[1.5] px-2"
      >
        {shape}
      </svg>
      <span className="px-2 py-1.5">{statusNames[status]}</span>
    </span>
  );
}
