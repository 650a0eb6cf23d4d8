import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

const parameter = "message";

/**
 * The contact page with the message begun: for "Register Now", "Apply Now" and the like. The key is for visitors
 * without JavaScript: under it the page names the subject (docs/decisions/0106-one-contact-form.md).
 */
export function contactAddress(subject: {
  message: string;
  key?: string;
}): `/company/contact?${string}` {
  const query = new URLSearchParams({ [parameter]: subject.message });
  return `/company/contact?${query}${subject.key ? `#${subject.key}` : ""}`;
}

/** Puts the address's message into the form, unless the visitor has written one. */
export function useMessagePrefill(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const prefilled = useRef("");
  const { search } = useLocation();

  useEffect(() => {
    const message = new URLSearchParams(search).get(parameter);
    const control = form.current?.elements.namedItem("message");
    if (!message || !(control instanceof HTMLTextAreaElement)) return;
    if (control.value && control.value !== prefilled.current) return;
    control.value = message.slice(0, control.maxLength);
    prefilled.current = control.value;
  }, [search]);

  return form;
}
