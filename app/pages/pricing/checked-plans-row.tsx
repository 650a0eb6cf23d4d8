import { checkedPlans, usersText } from "#app/site/plans/checked-plans.ts";
import { plans } from "#app/site/plans/plans.ts";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { formatMoney } from "#app/format/format-money.ts";

/** One row under the cards, each price below its plan's. On paper the comparison says it. */
export function CheckedPlansRow() {
  return (
    <section data-screen-only className="border-t-[1.5px] border-line">
      <PhoneFold summary={checkedPlans.name}>
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-hair px-pad py-4">
          <h2 className="text-h4 font-medium tracking-snug">{checkedPlans.name}</h2>
          <p className="text-small text-ink-2">{checkedPlans.what}</p>
        </div>
        <dl className="grid md:grid-cols-3">
          {plans.map(({ name, checkedPrice, checkedUsers }) => (
            <div
              key={name}
              className="flex flex-wrap items-baseline gap-x-3 border-hair px-pad py-3 not-first:max-md:border-t md:not-first:border-l"
            >
              <dt className="w-24 text-small">{name}</dt>
              <dd className="text-h4 tracking-figure">
                {checkedPrice === null ? "Custom" : formatMoney(checkedPrice)}
                {checkedPrice !== null && <small className="ml-2 note">/month</small>}
              </dd>
              <dd className="note">{usersText(checkedUsers)}</dd>
            </div>
          ))}
        </dl>
      </PhoneFold>
    </section>
  );
}
