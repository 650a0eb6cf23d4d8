import { claims } from "#app/site/claims.ts";
import { NumberedNotes } from "#app/sections/numbered-notes.tsx";

const benefits = {
  Health: "Medical, dental and vision from the first day, for you and your dependents.",
  Equity: "Every full-time offer includes a grant. We explain its value and its conditions.",
  "Time off": "Paid leave. Managers take theirs too.",
  Parents: "Paid leave for every new parent, and a gradual return to work.",
  "Plant visits": "Everyone visits a customer's plant, including finance. We provide safety shoes.",
};

/** General notes of the offer; the learning budget is the figure of the page. */
export function Benefits() {
  return (
    <NumberedNotes title="Benefits." notes={benefits}>
      <p>
        <span className="block text-mega tracking-figure">{claims.learningBudget.figure}</span>
        <span className="mt-5 block text-h4">
          {claims.learningBudget.label}, every year, for courses, books and conferences.
        </span>
      </p>
    </NumberedNotes>
  );
}
