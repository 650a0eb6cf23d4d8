import { packageMix, rankAtLeadTime } from "./gearbox-package.ts";
import { balloonedQuote, quoteReadings, type ValueId } from "./quote-readings.ts";
import { GdtSymbol, type GdtSymbolName } from "#app/ui/drafting/gdt-symbol.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { HeadedZone } from "#app/ui/drafting/headed-zone.tsx";

interface Feature {
  symbol: GdtSymbolName;
  name: string;
  text: string;
  /** What it makes of the sample: what goes in, what comes out. */
  given: string;
  made: string;
}

const reading = (id: ValueId) => quoteReadings().find((each) => each.id === id)!;
const asItReads = (id: ValueId) => {
  const { asQuoted, normalized } = reading(id);
  return { given: asQuoted, made: normalized };
};
const [soonest, latest] = balloonedQuote.leadTimeAnswers.map(({ leadTimeDays }) =>
  rankAtLeadTime(balloonedQuote.responseId, leadTimeDays),
);

const features: Feature[] = [
  {
    symbol: "position",
    name: "Multi-file intake",
    text: "Upload a folder or forward the emails.",
    given: `${packageMix.responses} files`,
    made: "1 package",
  },
  {
    symbol: "parallelism",
    name: "Unit normalization",
    text: "All prices in one currency and unit.",
    ...asItReads("shaft"),
  },
  {
    symbol: "cylindricity",
    name: "Confidence scores",
    text: "Every value has one. Answers are remembered.",
    given: `${reading("validity").confidence}%`,
    made: "asks the buyer",
  },
  {
    symbol: "profile",
    name: "Landed cost",
    text: "Freight, duty and tooling, by the delivery term.",
    ...asItReads("delivery"),
  },
  {
    symbol: "perpendicularity",
    name: "Compliance checks",
    text: "Certificates and flow-downs, compared with your requirements.",
    ...asItReads("certificate"),
  },
  {
    symbol: "runout",
    name: "Re-ranking",
    text: "Each answer updates the ranking.",
    given: `rank ${soonest}`,
    made: `rank ${latest}, a week later`,
  },
];

export function Features() {
  return (
    <HeadedZone title="What it does.">
      <PhoneFold summary="Functions">
        <ul className="border-t border-line">
          {features.map(({ symbol, name, text, given, made }) => (
            <li
              key={name}
              className="grid grid-cols-1 items-center gap-x-pad gap-y-3 border-hair px-pad py-5 not-last:border-b lg:grid-cols-12"
            >
              <h3 className="text-h4 font-medium tracking-snug lg:col-span-3">{name}</h3>
              <p className="max-w-[35em] text-ink-2 lg:col-span-5">{text}</p>
              <p className="flex w-max max-w-full items-stretch border border-line font-mono text-note lg:col-span-4 lg:w-full">
                <GdtSymbol name={symbol} className="w-10 border-r border-line px-3" />
                <span className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
                  {given}
                  <span aria-hidden="true" className="leader-rule" />
                  <span className="sr-only">becomes</span>
                  <b className="font-[540]">{made}</b>
                </span>
              </p>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </HeadedZone>
  );
}
