import { lazy, Suspense, useRef, useSyncExternalStore } from "react";

import { currentToasts, noToasts, subscribeToToasts, type Toast } from "#app/ui/notify.ts";

import type { ToastSlip as Slip } from "./notifications/toast-slip.tsx";
import { useExpansion } from "./notifications/use-expansion.ts";
import { useCoversFocus } from "./use-covers-focus.ts";

// Fetched with the first toast. Without it the words are still spoken, by the live regions.
const ToastSlip = lazy(async (): Promise<{ default: typeof Slip | (() => null) }> => {
  const module = await import("./notifications/toast-slip.tsx").catch(() => null);
  return { default: module?.ToastSlip ?? (() => null) };
}) as unknown as typeof Slip;

/** A pile of slips at the bottom right: the newest in front, the others behind it until it is opened. */
export function Notifications() {
  const { toasts, announcement } = useSyncExternalStore(
    subscribeToToasts,
    currentToasts,
    () => noToasts,
  );
  const isPageHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  const region = useRef<HTMLElement>(null);
  const { isExpanded, toggle, handlers } = useExpansion(region, toasts);
  const isAside = useCoversFocus(region, toasts.length > 0 && toasts);
  const isUrgent = announcement?.type === "error";

  return (
    <section
      ref={region}
      aria-label="Notifications"
      tabIndex={-1}
      className="toasts"
      data-screen-only
      {...handlers}
    >
      <Announcement role="status" toast={isUrgent ? null : announcement} />
      <Announcement role="alert" toast={isUrgent ? announcement : null} />
      {toasts.length === 0 ? (
        <p className="toasts-none">No notifications</p>
      ) : (
        <div className="toast-pile" data-expanded={isExpanded} data-aside={isAside}>
          {toasts.length > 1 && (
            <button
              type="button"
              className="toast-count"
              aria-expanded={isExpanded}
              onClick={toggle}
            >
              {toasts.length} notifications
            </button>
          )}
          <ol>
            <Suspense fallback={null}>
              {toasts.map((toast) => (
                <ToastSlip key={toast.id} toast={toast} isPaused={isExpanded || isPageHidden} />
              ))}
            </Suspense>
          </ol>
        </div>
      )}
    </section>
  );
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

interface AnnouncementProps {
  /** `status` waits for a pause in what is being read, `alert` does not. */
  role: "status" | "alert";
  toast: Toast | null;
}

/** A live region of its own: the pile opens and closes without being read out again. */
function Announcement({ role, toast }: AnnouncementProps) {
  return (
    <p role={role} className="sr-only">
      {/* Keyed, so that the same words raised twice are spoken twice. */}
      {toast && (
        <span key={`${toast.id}.${toast.version}`}>
          {toast.message ? `${toast.title}. ${toast.message}` : toast.title}
        </span>
      )}
    </p>
  );
}
