import pricingQuestions from "records:pricing/questions";

import { Faq } from "#app/sections/faq.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export function Questions() {
  return (
    <Faq
      title="Pricing questions."
      note="Plans, billing, the trial, your data and security."
      questions={pricingQuestions.map(({ question, answer }) => ({
        question,
        answer: (
          <p>
            {answer.map((part) =>
              typeof part === "string" ? (
                part
              ) : (
                <SiteLink key={part.to} to={part.to} className="text-link">
                  {part.label}
                </SiteLink>
              ),
            )}
          </p>
        ),
      }))}
    />
  );
}
