import { balloonedQuote } from "./ballooned-quote-records.ts";
import { claims } from "#app/site/claims.ts";
import { packageMix, rankAtLeadTime } from "./package-ranking.ts";
import type { QuoteReading } from "./quote-readings.ts";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";

const named = Number(claims.bestResponses.figure);

/** What the analyzer would rather ask than guess, and what hangs on the answer. */
export function OpenQuestions({ readings }: { readings: readonly QuoteReading[] }) {
  return (
    <div className="grid border-t-[1.5px] border-line on-raised lg:grid-cols-12">
      <h2 className="px-pad pt-6 pb-4 text-h4 font-medium tracking-snug lg:col-span-3 lg:py-7">
        Below {balloonedQuote.asksBelow}% it asks a person.
      </h2>
      <PhoneFold summary="Questions" className="lg:col-span-9">
        <ul className="grid h-full lg:grid-cols-2">
          {readings.map((reading) => (
            <li
              key={reading.id}
              className="grid grid-cols-[3rem_minmax(0,1fr)] border-hair px-pad py-6 max-lg:border-t lg:border-l"
            >
              <Balloon won>{reading.number}</Balloon>
              <div className="text-small">
                <p className="font-medium">{reading.question}</p>
                {reading.id === "leadTime" ? (
                  <LeadTimeAnswers />
                ) : (
                  <p className="mt-1.5 text-ink-2">
                    The rank stays the same. The price may change.
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </div>
  );
}

function LeadTimeAnswers() {
  return (
    <dl className="mt-2 font-mono text-note">
      {balloonedQuote.leadTimeAnswers.map(({ answer, leadTimeDays }) => {
        const rank = rankAtLeadTime(balloonedQuote.responseId, leadTimeDays);
        return (
          <div
            key={answer}
            className="grid grid-cols-[minmax(0,1fr)_3.5rem_minmax(0,1.4fr)] gap-x-2 border-t border-hair py-1.5"
          >
            <dt>{answer}</dt>
            <dd>{leadTimeDays} d</dd>
            <dd>
              rank {rank} of {packageMix.responses}
              {rank > named && <span className="text-signal-ink">, not in the ten best</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
