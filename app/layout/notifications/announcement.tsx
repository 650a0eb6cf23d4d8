import type { Toast } from "#app/ui/notify.ts";

interface AnnouncementProps {
  /** `status` waits for a pause in what is being read, `alert` does not. */
  role: "status" | "alert";
  toast: Toast | null;
}

/** A live region of its own: the pile opens and closes without being read out again. */
export function Announcement({ role, toast }: AnnouncementProps) {
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
