export type ToastType = "plain" | "success" | "error" | "loading";

export interface ToastContent {
  title: string;
  message?: string;
  /** A `loading` toast stays until it is updated to another type. */
  type?: ToastType;
}

export interface Toast extends ToastContent {
  id: number;
  type: ToastType;
  /** Counts updates: a new version is announced again and gets its full display time. */
  version: number;
}

interface ToastState {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** The last thing raised or updated, to be spoken once. */
  announcement: Toast | null;
}

export const noToasts: ToastState = { toasts: [], announcement: null };

let state = noToasts;
let lastId = 0;
const listeners = new Set<() => void>();

function setState(next: ToastState) {
  state = next;
  for (const listener of listeners) listener();
}

export function currentToasts(): ToastState {
  return state;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Raises a toast from anywhere in the site's code; the returned id updates or dismisses it. */
export function notify(content: ToastContent): number {
  const toast: Toast = { type: "plain", ...content, id: ++lastId, version: 0 };
  setState({ toasts: [...state.toasts, toast], announcement: toast });
  return toast.id;
}

/** Changes a toast where it stands. One that the visitor has closed stays closed. */
notify.update = (id: number, changes: Partial<ToastContent>) => {
  const shown = state.toasts.find((toast) => toast.id === id);
  if (!shown) return;
  const updated: Toast = { ...shown, ...changes, version: shown.version + 1 };
  setState({
    toasts: state.toasts.map((toast) => (toast === shown ? updated : toast)),
    announcement: updated,
  });
};

notify.dismiss = (id: number) => {
  setState({
    toasts: state.toasts.filter((toast) => toast.id !== id),
    announcement: state.announcement?.id === id ? null : state.announcement,
  });
};
