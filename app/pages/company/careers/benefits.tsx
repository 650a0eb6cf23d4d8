import { claims } from "#app/site/claims.ts";
import { NumberedNotes } from "#app/sections/numbered-notes.tsx";

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
export function Benefits() {
  return (
    <NumberedNotes title="Benefits, as general notes." notes={benefits}>
      <p>
        <span className="block text-mega tracking-figure">{claims.learningBudget.figure}</span>
        <span className="mt-5 block text-h4">
          {claims.learningBudget.label}, every year, for courses, books and the welding class you
          have been putting off.
        </span>
      </p>
    </NumberedNotes>
  );
}
