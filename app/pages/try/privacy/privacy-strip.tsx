import { useEffect, useState } from "react";

/** What left this browser, and how to check that. */
export function PrivacyStrip() {
  const requests = useScriptRequests();
  return (
    <div className="ruled-cells md:grid-cols-[auto_minmax(0,1fr)]">
      <p className="px-pad py-4">
        <span className="block font-mono text-label text-ink-3">Sent from your quotes</span>
        <output className="block text-h3 font-[500] whitespace-nowrap">0 bytes</output>
      </p>
      <div className="px-pad py-4 text-small text-ink-2">
        <p>
          The reader runs under{" "}
          <code className="font-mono text-note">connect-src &apos;none&apos;</code>: the browser
          itself refuses it any connection. To check, disconnect from the network and go on working,
          or watch the network panel of the developer tools.
        </p>
        <p className="mt-1.5">
          Where visits are counted, this page tells us when you leave it how many files of which
          kind (such as PDF) you tried, and nothing else of them. It does not if your browser sends
          Do Not Track or Global Privacy Control.
        </p>
        <p className="mt-1.5 note">
          Requests by script since you began, by the browser&apos;s own count: {requests.length}
          {requests.length > 0 && `, to fetch from ${foldersOf(requests).join(", ")}`}.
        </p>
      </div>
    </div>
  );
}

function foldersOf(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf("/") + 1)))];
}

/** How a page's code can send something; scripts, styles and images are fetched by other ways. */
const bySending = new Set(["fetch", "xmlhttprequest", "beacon"]);

/** The addresses that the page's code asked for since this was mounted, as the browser itself counted them. */
function useScriptRequests(): readonly string[] {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const asked = (list.getEntries() as PerformanceResourceTiming[])
        .filter(({ initiatorType }) => bySending.has(initiatorType))
        .map(({ name }) => new URL(name).pathname);
      if (asked.length > 0) setPaths((before) => [...before, ...asked]);
    });
    observer.observe({ type: "resource" });
    return () => observer.disconnect();
  }, []);
  return paths;
}
