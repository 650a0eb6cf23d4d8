import { countText } from "#app/tool/figure-text.ts";
import type { MissingView } from "#app/tool/worker/request-messages.ts";
import { copyText } from "#app/ui/clipboard.ts";
import { Icon } from "#app/ui/icon.tsx";

/** What each supplier's quote leaves open, with a mail that asks for it. */
export function MissingList({ missing }: { missing: readonly MissingView[] }) {
  if (missing.length === 0) return null;
  return (
    <details className="group border-t border-hair" open={missing.length <= 3}>
      <summary className="flex min-h-11 items-center gap-3 px-pad text-small font-medium hover:bg-ground">
        <Icon name="plus" className="size-4 group-open:rotate-45" />
        Missing from {countText(missing.length, "supplier")}
      </summary>
      <ul>
        {missing.map(({ supplier, parts, questions, mail }) => (
          <li key={supplier} className="border-t border-hair px-pad py-3 text-small">
            <p className="font-medium">{supplier}</p>
            <ul className="mt-1 grid gap-0.5 text-ink-2">
              {parts.length > 0 && <li>Not quoted: {parts.join(", ")}</li>}
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
            <p className="mt-2 flex flex-wrap gap-x-4">
              <a className="min-h-6 text-link" href={mailAddress(mail)}>
                Write the email<span className="sr-only"> to {supplier}</span>
              </a>
              <button
                type="button"
                className="min-h-6 text-link"
                onClick={() => void copyText(`the email to ${supplier}`, mail.text)}
              >
                Copy it<span className="sr-only"> for {supplier}</span>
              </button>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The visitor's own mail program opens it; who it goes to is theirs to fill in. */
function mailAddress({ subject, text }: MissingView["mail"]): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
