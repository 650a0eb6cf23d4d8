import securityDomains, { type SecurityAnswer } from "records:security/answers";

import { DownloadCsv } from "#app/sections/download-csv.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Table } from "#app/ui/table.tsx";

/** The questions of a buyer's security team, answered in its own order. */
export function Answers() {
  return (
    <Faq
      title="Answers to your questionnaire."
      note={
        <>
          <p>
            In CAIQ style, by domain of the Cloud Controls Matrix: yes, no, or shared between you
            and us. Each answer links to its control.
          </p>
          <DownloadCsv
            name="security-answers"
            word="answers"
            table={answerRows}
            className="mt-5 noscript:hidden"
          >
            Download answers
          </DownloadCsv>
          <AnswerCounts />
        </>
      }
      questions={securityDomains.map(({ domain, code, answers }) => ({
        question: domain,
        answer: <AnswerList code={code} answers={answers} />,
      }))}
    />
  );
}

const kinds = ["Yes", "Shared", "No"] as const;

/** How many answers of each kind, by domain: where a reviewer has to read on. */
function AnswerCounts() {
  const domains = securityDomains.map(({ code, answers }) => ({
    code,
    counts: kinds.map((kind) => answers.filter(({ answer }) => answer === kind).length),
  }));
  return (
    <Table
      caption="Answers by domain"
      isInText
      density="tight"
      className="mt-8 font-mono text-note max-lg:hidden"
      columns={[
        {
          head: "Domain",
          isRowHead: true,
          cellClassName: "font-[450] text-ink",
          render: ({ code }) => code,
        },
        ...kinds.map((kind, index) => ({
          head: kind,
          render: ({ counts }: (typeof domains)[number]) => counts[index] || "–",
        })),
      ]}
      rows={domains}
      rowKey={({ code }) => code}
    />
  );
}

function AnswerList({ code, answers }: { code: string; answers: SecurityAnswer[] }) {
  return (
    <>
      <p className="mb-1 note">{code}</p>
      <dl>
        {answers.map(({ question, answer, text, control }) => (
          <div
            key={question}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-t border-hair py-3"
          >
            <dt className="col-start-2 row-start-1 text-ink">{question}</dt>
            <dd className="contents">
              <b className="col-start-1 row-start-1 font-mono text-small font-strong text-ink">
                {answer}
              </b>
              <span className="col-start-2 mt-0.5 text-small">
                {text}{" "}
                <SiteLink to={`/security#${control}`} className="figures text-link">
                  {control}
                </SiteLink>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function answerRows(): string[][] {
  const rows = securityDomains.flatMap(({ domain, code, answers }) =>
    answers.map((each) => [code, domain, each.question, each.answer, each.text, each.control]),
  );
  return [["CCM domain", "Domain", "Question", "Answer", "Explanation", "Control"], ...rows];
}
