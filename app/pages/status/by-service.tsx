import { type Service, services, serviceStatuses } from "#app/site/status/services.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { claims } from "#app/site/claims.ts";
import { Dimension } from "#app/ui/drafting/dimension.tsx";
import { Table } from "#app/ui/table.tsx";
import { percentOf } from "#app/ui/drafting/percent-of.ts";

import { StatusFrame } from "./status-frame.tsx";

export function ByService() {
  return (
    <Zone space="flush">
      <SectionHead title="Status by service.">
        <p>
          Uptime over 90 days, on a scale from 99.80 to 100.00. The dashed line is the SLA. All
          downtime of the sample falls on one day, at the same time. The overall status is
          operational when every service is, outage when any service is in outage, and degraded
          otherwise.
        </p>
      </SectionHead>
      <ServiceTable services={services} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line-2 px-pad py-5">
        <h3 className="label">Symbols</h3>
        {serviceStatuses.map((status) => (
          <StatusFrame key={status} status={status} />
        ))}
      </div>
    </Zone>
  );
}

/** Ends of the printed scale, in percent; the limit we sign for lies in its middle. */
const scale = { from: 99.8, to: 100 };
const share = (uptime: number) => (uptime - scale.from) / (scale.to - scale.from);
const limit = Number.parseFloat(claims.uptime.figure);

function ServiceTable({ services }: { services: Service[] }) {
  return (
    <>
      <div className="border-t border-line px-pad py-2 note md:hidden">
        <ScaleNumbers />
      </div>
      <Table
        caption="Status and 90-day uptime of each service"
        stacks="md"
        columns={[
          {
            head: "Service",
            width: "w-[25%]",
            isRowHead: true,
            cellClassName: "text-h4 font-[500] tracking-snug",
            render: ({ name }) => name,
          },
          {
            head: "Status",
            width: "w-[17%]",
            cellClassName: "max-md:order-last max-md:col-span-full",
            render: ({ status }) => <StatusFrame status={status} />,
          },
          {
            head: (
              <>
                <span className="sr-only">On one scale</span>
                <ScaleNumbers />
              </>
            ),
            cellClassName: "max-md:order-3 max-md:col-span-full",
            render: ({ uptime }) => <UptimeGauge uptime={uptime} />,
          },
          {
            head: "Uptime",
            width: "w-[15%]",
            isNumber: true,
            cellClassName: "text-h4 max-md:order-2",
            render: ({ uptime }) => `${uptime.toFixed(2)}%`,
          },
        ]}
        rows={services}
        rowKey={({ name }) => name}
        density="loose"
        isMiddle
        isUnruled
        rowClassName={() =>
          "max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-y-2"
        }
      />
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

const graduations = Array.from({ length: 21 }, (_, index) => percentOf(index * 0.05));

/** The uptime as a dimension line; dashed, the lower limit. */
function UptimeGauge({ uptime }: { uptime: number }) {
  return (
    <div aria-hidden="true" className="relative h-7">
      <svg className="absolute inset-0 size-full overflow-visible stroke-hair">
        {graduations.map((x) => (
          <line key={x} x1={x} x2={x} y1="22" y2="28" />
        ))}
        <line
          x1={percentOf(share(limit))}
          x2={percentOf(share(limit))}
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
