import { useEffect, useState } from "react";

/** How a page's code can send something; scripts, styles and images are fetched by other ways. */
const bySending = new Set(["fetch", "xmlhttprequest", "beacon"]);

/** The addresses that the page's code asked for since this was mounted, as the browser itself counted them. */
export function useScriptRequests(): readonly string[] {
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
