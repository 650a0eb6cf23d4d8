import { claims } from "#app/content/claims.ts";
import { SectionMark } from "#app/ui/section-head.tsx";
import { Zone } from "#app/ui/zone.tsx";

const benefits = [
  {
    name: "Health",
    text: "Medical, dental and vision from the first day, for you and whoever depends on you.",
  },
  {
    name: "Equity",
    text: "A grant in every offer, explained in dollars and in what has to happen first.",
  },
  {
    name: "Time off",
    text: "Paid leave that managers take too, which is how you can tell that it is meant.",
  },
  {
    name: "Parents",
    text: "Paid leave for every new parent, and a way back that is not all at once.",
  },
  {
    name: "Plant visits",
    text: "Everyone, finance included, spends time on a customer's floor. Safety shoes provided.",
  },
];

/** General notes of the offer; the learning budget is the figure of the page. */
export function Benefits({ sheet }: { sheet: number }) {
  return (
    <Zone
      letter="C"
      space="bare"
      tone="blueprint"
      className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="flex flex-col justify-between gap-12 border-line-2 gridded px-pad pt-zone pb-10 max-lg:border-b lg:border-r">
        <div>
          <SectionMark letter="C" sheet={sheet} />
          <h2 className="mt-5 text-h2">Benefits, as general notes.</h2>
        </div>
        <p>
          <span className="block text-mega tracking-figure">{claims.learningBudget.figure}</span>
          <span className="mt-5 block text-h4">
            {claims.learningBudget.label}, every year, for courses, books and the welding class you
            have been putting off.
          </span>
        </p>
      </div>
      <ol className="grid">
        {benefits.map((benefit, index) => (
          <li
            key={benefit.name}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-2 border-b border-hair px-pad py-5 last:border-b-0 md:grid-cols-[2.5rem_10rem_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="figures text-note text-ink-3">
              {index + 1}.
            </span>
            <h3 className="text-h4 font-medium tracking-snug">{benefit.name}</h3>
            <p className="max-w-[48ch] text-ink-2 max-md:col-start-2">{benefit.text}</p>
          </li>
        ))}
      </ol>
    </Zone>
  );
}
