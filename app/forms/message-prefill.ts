import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

const parameter = "message";

/** The contact page with the message begun: for "Register Now", "Apply Now" and the like. */
export function contactAddress(message: string): `/company/contact?${string}` {
  return `/company/contact?${new URLSearchParams({ [parameter]: message })}`;
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
