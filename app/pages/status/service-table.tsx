import { claims } from "#app/site/claims.ts";
import type { Service } from "#app/site/status/services.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";

import { StatusFrame } from "./status-frame.tsx";

/** Ends of the printed scale, in percent; the limit we sign for lies in its middle. */
const scale = { from: 99.8, to: 100 };
const share = (uptime: number) => (uptime - scale.from) / (scale.to - scale.from);
const limit = Number.parseFloat(claims.uptime.figure);

const head = "border-y border-line px-3 py-2 first:pl-pad last:pr-pad";
const cell = "px-3 md:py-4 first:pl-pad md:last:pr-pad";

export function ServiceTable({ services }: { services: Service[] }) {
  return (
    <>
      <div className="border-t border-line px-pad py-2 note md:hidden">
        <ScaleNumbers />
      </div>
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">Status and 90-day uptime of each service</caption>
        <thead className="note max-md:sr-only">
          <tr>
            <th scope="col" className={`${head} w-[25%] font-text`}>
              Service
            </th>
            <th scope="col" className={`${head} w-[17%] font-text`}>
              Status
            </th>
            <th scope="col" className={head}>
              <span className="sr-only">On one scale</span>
              <ScaleNumbers />
            </th>
            <th scope="col" className={`${head} w-[15%] text-right font-text`}>
              Uptime
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {services.map((service) => (
            <tr
              key={service.name}
              className="border-t border-hair max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-y-2 max-md:py-3"
            >
              <th scope="row" className={`${cell} text-h4 font-[500] tracking-snug`}>
                {service.name}
              </th>
              <td className={`${cell} max-md:order-last max-md:col-span-full max-md:pl-pad`}>
                <StatusFrame status={service.status} />
              </td>
              <td className={`${cell} max-md:order-3 max-md:col-span-full max-md:px-pad`}>
                <UptimeGauge uptime={service.uptime} />
              </td>
              <td className={`${cell} text-right figures text-h4 max-md:order-2 max-md:pr-pad`}>
                {service.uptime.toFixed(2)}%
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function ScaleNumbers() {
  return (
    <span aria-hidden="true" className="flex justify-between font-text">
      <span>{scale.from.toFixed(2)}</span>
      <span>{limit.toFixed(2)} SLA</span>
      <span>{scale.to.toFixed(2)}</span>
    </span>
  );
}

const graduations = Array.from({ length: 21 }, (_, index) => `${index * 5}%`);

/** The uptime as a dimension line; dashed, the lower limit. */
function UptimeGauge({ uptime }: { uptime: number }) {
  return (
    <div aria-hidden="true" className="relative h-7">
      <svg className="absolute inset-0 size-full overflow-visible stroke-hair">
        {graduations.map((x) => (
          <line key={x} x1={x} x2={x} y1="22" y2="28" />
        ))}
        <line
          x1={`${share(limit) * 100}%`}
          x2={`${share(limit) * 100}%`}
          y2="28"
          className="stroke-line-2 stroke-[1.5] [stroke-dasharray:3_2.5]"
        />
      </svg>
      <Dimension share={share(uptime)} className="absolute top-1.5">
        {""}
      </Dimension>
    </div>
  );
}
