import { useScriptRequests } from "./use-script-requests.ts";

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
