import { useRef, useState, useSyncExternalStore } from "react";

import type { FormContract } from "#contract/forms.ts";

import { postForm, type RefusedField } from "./post-form.ts";

export type Submission =
  | { status: "idle" }
  | { status: "submitting" }
  | {
      status: "succeeded";
      message: string;
      /** What to do next. */
      note?: string | undefined;
      values: Record<string, string>;
    }
  | {
      status: "failed";
      message: string;
      /** A plain sentence on what happened, where one is known. */
      note?: string | undefined;
    };

/** The life-cycle of a form, from filled to answered. */
export function useSubmission(form: FormContract) {
  const [submission, setSubmission] = useState<Submission>({ status: "idle" });
  const isUnderWay = useRef(false);
  const idempotencyKey = useRef<string | undefined>(undefined);
  const shownAtMs = useShownAtMs();

  /** Posts what is in the form and resolves to the fields that were refused, if the answer named any. */
  async function submit(element: HTMLFormElement): Promise<RefusedField[]> {
    if (isUnderWay.current) return [];
    isUnderWay.current = true;
    setSubmission({ status: "submitting" });
    // Kept until success is seen, so that a second try after an unknown outcome is the same lead.
    // Absent on plain http addresses.
    idempotencyKey.current ??= crypto.randomUUID?.();
    const values = new FormData(element);
    const result = await postForm({
      form,
      values,
      idempotencyKey: idempotencyKey.current,
      fillMs: performance.now() - shownAtMs,
    });
    isUnderWay.current = false;
    if (!result.ok) {
      setSubmission({ status: "failed", message: form.failureMessage, note: result.note });
      return result.refusedFields ?? [];
    }
    idempotencyKey.current = undefined;
    element.reset();
    const texts = [...values].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    );
    setSubmission({
      status: "succeeded",
      message: form.successMessage,
      note: result.note,
      values: Object.fromEntries(texts),
    });
    return [];
  }

  return { submission, submit, clearResult: () => setSubmission({ status: "idle" }) };
}

/** A prerendered form is on display from the start of the page, not from the moment React takes it over. */
function useShownAtMs(): number {
  const isHydrated = useIsHydrated();
  return useState(() => (isHydrated ? performance.now() : 0))[0];
}

const subscribe = () => () => {};

/** False in the prerendered HTML and while React takes it over; true in everything rendered after that. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
