import { fetchDefaults } from "#app/search/fetch-with-retry.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The index is on its way. A try that failed is owned up to. */
export function IndexLoading({ retry }: { retry: number }) {
  return (
    <p role="status" className="flex items-center gap-3 border-b border-line px-pad py-4 note">
      <i className="size-4 flex-none rounded-full border-[1.5px] border-dashed border-current" />
      {retry === 0
        ? "Loading the search index…"
        : `The search index did not load. Trying again, ${retry} of ${fetchDefaults.retries}…`}
    </p>
  );
}

export function IndexFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-4 border-b border-line bg-err-wash px-pad py-5"
    >
      <Icon name="warning" className="size-6 flex-none text-err" />
      <p className="min-w-60 flex-1 text-small">
        <b className="block">The search index could not be fetched.</b>
        We tried {fetchDefaults.retries + 1} times. Search does not work now. Check your connection
        and try again, or use the links below and in the footer.
      </p>
      <Button size="small" icon="reset" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}
