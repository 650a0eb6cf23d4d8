import { ARRIVAL_HEADER } from "#contract/arrival.ts";
import {
  FILL_TIME_HEADER,
  FORM_ACTION,
  FORM_NAME_FIELD,
  type FormContract,
  HONEYPOT_FIELD,
  IDEMPOTENCY_HEADER,
  type SubmissionAnswer,
  SUBMIT_TIMEOUT_MS,
} from "#contract/forms.ts";

type Refusal = Extract<SubmissionAnswer, { ok: false }>;

export type RefusedField = NonNullable<Refusal["fields"]>[number];

type PostResult =
  | {
      ok: true;
      /** What to do next, where the server says so. */
      note?: string | undefined;
    }
  | {
      ok: false;
      /** A plain sentence on what happened, where one is known. */
      note?: string;
      refusedFields?: RefusedField[];
    };

interface FilledForm {
  form: FormContract;
  values: FormData;
  /** Absent where the browser cannot make one; the server then goes by the content. */
  idempotencyKey: string | undefined;
  fillMs: number;
}

const offlineNote =
  "You are offline. Your text is still in the form. Send it again when you are connected.";

/** Sends a filled form, once. Anything but an OK answer within the time limit is a failure. */
export async function postForm(filled: FilledForm): Promise<PostResult> {
  if (!navigator.onLine) return { ok: false, note: offlineNote };
  try {
    const response = await fetch(formEndpoint, {
      method: "POST",
      body: bodyOf(filled),
      headers: { Accept: "application/json", ...(postsToThisSite && ownHeaders(filled)) },
      signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
    });
    if (response.ok) return { ok: true, note: await nextStep(response) };
    const { fields, detail } = (await response.json()) as Refusal;
    return fields ? { ok: false, refusedFields: fields } : { ok: false, note: detail };
  } catch {
    return { ok: false };
  }
}

/** Another site's form service answers in its own way. */
async function nextStep(response: Response): Promise<string | undefined> {
  if (!postsToThisSite) return undefined;
  return response.json().then(
    ({ detail }: SubmissionAnswer) => detail,
    () => undefined,
  );
}

function ownHeaders({ fillMs, idempotencyKey }: FilledForm): Record<string, string> {
  // As the page's first script keeps it (page/loading/start-page.ts).
  const arrival = /^arrival\?(.+)/.exec(window.name)?.[1];
  return {
    ...(arrival && { [ARRIVAL_HEADER]: arrival }),
    [FILL_TIME_HEADER]: String(Math.round(fillMs)),
    ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
  };
}

/** Exactly the contract's fields; the honeypot only when something filled it. */
function bodyOf({ form, values }: FilledForm): URLSearchParams {
  const body = new URLSearchParams({ [FORM_NAME_FIELD]: form.name });
  for (const { name } of form.fields) body.append(name, String(values.get(name) ?? ""));
  const trapped = values.get(HONEYPOT_FIELD);
  if (trapped) body.append(HONEYPOT_FIELD, String(trapped));
  return body;
}

/** Where forms are sent: to this site, unless a static host's build was told another address (FORM_ENDPOINT). */
export const formEndpoint: string = import.meta.env["FORM_ENDPOINT"] ?? FORM_ACTION;

/** Another site's form service knows neither our headers nor Netlify's attributes. */
export const postsToThisSite = formEndpoint.startsWith("/");
