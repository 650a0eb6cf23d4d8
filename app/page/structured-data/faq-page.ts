import { securityAnswers } from "#app/site/security/security-answers.ts";
import { pricingQuestions } from "#app/site/plans/pricing-questions.ts";

import type { Thing } from "./schema-org.ts";

interface AnsweredQuestion {
  question: string;
  /** The words that the page shows below the question. */
  answer: string;
}

export function faqPage(questions: AnsweredQuestion[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export function pricingAnswers(): AnsweredQuestion[] {
  return pricingQuestions().map(({ question, answer }) => ({
    question,
    answer: answer.map((part) => (typeof part === "string" ? part : part.label)).join(""),
  }));
}

export function securityAnswerTexts(): AnsweredQuestion[] {
  return securityAnswers().flatMap(({ answers }) =>
    answers.map(({ question, answer, text }) => ({ question, answer: `${answer}. ${text}` })),
  );
}
