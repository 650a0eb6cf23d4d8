import { useEffect, useState } from "react";

import { notify } from "#app/ui/notify.ts";
import { TickLabel } from "#app/ui/tick-label.tsx";

import { countText } from "#app/tool/figure-text.ts";
import { forgetPackage, hasKeptPackage, keepPackage } from "../intake/kept-package.ts";
import type { QuotePackage } from "#app/tool/package/use-package.ts";
import { useScriptRequests } from "./use-script-requests.ts";

/** Long enough that typing writes once. */
const keepAfterMs = 500;

/** What left this browser, how to check that, and whether anything stays in it. */
export function PrivacyStrip({ quotes }: { quotes: QuotePackage }) {
  const requests = useScriptRequests();
  return (
    <div className="ruled-cells lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
      <p className="px-pad py-4">
        <span className="block font-mono text-label text-ink-3">Of your quotes, sent</span>
        <output className="block text-h3 font-[500] whitespace-nowrap">0 bytes</output>
      </p>
      <div className="px-pad py-4 text-small text-ink-2">
        <p>
          The reader runs under{" "}
          <code className="font-mono text-note">connect-src &apos;none&apos;</code>: the browser
          itself refuses it any connection, so the zero is a rule and not a reading. To check, pull
          the plug and go on working, or watch the network panel of the developer tools.
        </p>
        <p className="mt-1.5 note">
          Requests by script since you began, by the browser&apos;s own count: {requests.length}
          {requests.length > 0 && `, to fetch from ${foldersOf(requests).join(", ")}`}.
        </p>
      </div>
      <Keeping quotes={quotes} />
    </div>
  );
}

function foldersOf(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf("/") + 1)))];
}

function Keeping({ quotes }: { quotes: QuotePackage }) {
  const { state } = quotes;
  const [isKept, setKept] = useState(hasKeptPackage);

  useEffect(() => {
    if (!isKept || state.sources.length === 0) return;
    const timer = setTimeout(() => {
      keepPackage(state).catch(() => {
        setKept(false);
        notify({
          type: "error",
          title: "Not kept",
          message: "The browser has no room for it, or does not allow it.",
        });
      });
    }, keepAfterMs);
    return () => clearTimeout(timer);
  }, [isKept, state]);

  const forget = async () => {
    setKept(false);
    await forgetPackage();
  };
  return (
    <div className="flex flex-wrap content-start items-center gap-x-6 gap-y-1 px-pad py-4 text-small">
      <TickLabel
        className="min-h-10 items-center gap-3 font-medium"
        checked={isKept}
        onChange={({ target }) => (target.checked ? setKept(true) : void forget())}
      >
        Keep on this device
      </TickLabel>
      <button
        type="button"
        className="min-h-10 text-link"
        onClick={async () => {
          quotes.clear();
          await forget();
          notify({
            title: "Forgotten",
            message: "Nothing of the package is left in this browser.",
          });
        }}
      >
        Forget everything
      </button>
      <p className="basis-full text-ink-2">
        {isKept
          ? `${countText(state.sources.length, "file")} kept in this browser, for this browser only.`
          : "A reload forgets all of it."}
      </p>
    </div>
  );
}
