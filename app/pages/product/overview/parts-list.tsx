import exploded from "drawing:exploded";

import { Drawing } from "#app/art/drawing.tsx";
import { type Module, moduleId, modules } from "#app/site/modules.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

interface Detail extends Record<"x" | "y" | "width" | "height", number> {
  part: string;
  text: string;
}

/** What the parts do, in the order of the balloons, each with its window on the exploded view: the same file, seen smaller. */
const details: Detail[] = [
  {
    x: 74,
    y: 46,
    width: 232,
    height: 278,
    part: "Housing",
    text: "Upload a folder of quotes or forward the emails. The analyzer reads them, converts currencies and units, ranks them by landed cost, lead time and reliability, and asks about values it is not sure of.",
  },
  {
    x: 410,
    y: 117,
    width: 287,
    height: 202,
    part: "Gear and shaft",
    text: "Request submission, automatic routing, parallel approval, final approval, and escalation after SLA thresholds. The audit trail records each step.",
  },
  {
    x: 306,
    y: 122,
    width: 96,
    height: 152,
    part: "Bearings",
    text: "What each supplier promised, what they delivered, and their certificates. The scorecard feeds the next ranking, so late deliveries lower a supplier's score.",
  },
  {
    x: 787.8,
    y: 122,
    width: 280,
    height: 290,
    part: "Cover",
    text: "Natural language questions over your procurement data. It shows the records behind each answer, suggests an action and prepares the approval request. It does not place orders.",
  },
];

const columns =
  "grid md:grid-cols-[minmax(0,3fr)_minmax(0,7fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,6fr)_minmax(0,3fr)]";

export function PartsList() {
  return (
    <HeadedZone
      tone="raised"
      title="What each module does."
      note="All modules share one data model. The result of one is the input of the next, so data is entered once."
    >
      <ol className="border-t border-line">
        {modules.map((module, index) => (
          <Part key={module.name} module={module} number={index + 1} />
        ))}
      </ol>
      {/* Not modules, but read from their data. */}
      <div
        className={`${columns} border-t-[1.5px] border-line bg-ground py-7 *:px-pad max-lg:gap-5`}
      >
        <h3 className="text-h3 md:max-lg:text-h4">And two reports.</h3>
        <p className="max-w-[42em] text-ink-2">
          Analytics charts cycle time, approvals and landed cost week by week. Spend analytics shows
          spend by supplier, category and plant. Both use the data of the four modules.
        </p>
        <div className="flex flex-wrap items-start gap-x-8 gap-y-3 text-small md:max-lg:col-start-2 lg:flex-col">
          <ArrowLink to="/product/analytics">See Analytics</ArrowLink>
          <ArrowLink to="/product/spend-intelligence">See Spend analytics</ArrowLink>
        </div>
      </div>
    </HeadedZone>
  );
}

function Part({ module, number }: { module: Module; number: number }) {
  const { name, features, to, takesIn, handsOn } = module;
  const { part, text, ...window } = details[number - 1]!;
  const drawing = { ...exploded, ...window, notes: false };
  return (
    <li id={moduleId(to)} className={`${columns} border-hair not-last:border-b target:bg-ground`}>
      <div className="flex border-hair gridded px-pad py-6 max-md:hidden md:border-r md:max-lg:row-span-2">
        <Drawing of={drawing} decorative className="m-auto h-52 w-auto max-lg:h-44" />
      </div>
      <div className="px-pad py-7">
        <div className="flex items-center gap-4">
          <Balloon>{number}</Balloon>
          <h3 className="text-h3">{name}</h3>
          <span className="ml-auto note max-sm:hidden">{part}</span>
          <Drawing of={drawing} decorative className="ml-auto h-14 w-auto flex-none sm:hidden" />
        </div>
        <p className="mt-4 max-w-[38em] text-ink-2">{text}</p>
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 font-mono text-note">
          {features.map((feature) => (
            <li key={feature} className="border-l border-line pl-2 leading-tight">
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col justify-between gap-6 border-hair px-pad pb-7 lg:border-l lg:pt-8">
        <dl className="grid gap-3 text-small max-lg:grid-cols-2">
          <div>
            <dt className="label">Input</dt>
            <dd>{takesIn}</dd>
          </div>
          <div>
            <dt className="label">Result</dt>
            <dd>{handsOn}</dd>
          </div>
        </dl>
        <ArrowLink to={to} className="self-start text-small">
          See {name}
        </ArrowLink>
      </div>
    </li>
  );
}
