import { useEffect, useRef } from "react";

import { Icon } from "#app/ui/icon.tsx";
import { notify, type Toast } from "#app/ui/notify.ts";

import { useSwipeAway } from "./use-swipe-away.ts";

/** One slip of paper: what kind of news, the news, and a way to close it. */
export function ToastSlip({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { id, type, title, message } = toast;
  const dismiss = () => notify.dismiss(id);
  const textId = `toast-${id}`;
  useAutoDismiss(toast, isPaused);

  return (
    <li className="toast" data-type={type} {...useSwipeAway(dismiss)}>
      {type !== "plain" && (
        <span className="toast-symbol">
          {type === "loading" ? <i /> : <Icon name={type === "error" ? "warning" : "check"} />}
        </span>
      )}
      <p id={textId} className="toast-text">
        <span className="label">{title}</span>
        {message}
      </p>
      <button
        type="button"
        className="toast-close"
        aria-label="Close toast"
        aria-describedby={textId}
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

export const displayTimeMs = 6000;

/** Takes the toast away when it has been shown long enough; what is left of its time survives a pause. */
function useAutoDismiss({ id, type, version }: Toast, isPaused: boolean) {
  const remainingMs = useRef(displayTimeMs);

  useEffect(() => {
    remainingMs.current = displayTimeMs;
  }, [version]);

  useEffect(() => {
    if (isPaused || type === "loading") return;
    const startedAt = Date.now();
    const timer = setTimeout(() => notify.dismiss(id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAt;
    };
  }, [id, type, version, isPaused]);
}
