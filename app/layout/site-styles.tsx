import { useEffect, useState } from "react";
import { preload } from "react-dom";
import { useLocation } from "react-router";

import siteStyles from "../app.css?url";

/**
 * The styles of the whole site. The build gives each prerendered page a file with only the rules it uses in their place
 * (scripts/page-styles.ts), so the browser asks for all of them when the visitor goes on, and React waits for them.
 */
export function SiteStyles() {
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const hasNavigated = pathname !== firstPath;

  useEffect(() => {
    const signals = ["pointerover", "touchstart", "focusin"];
    function prepare({ target }: Event) {
      if (!(target instanceof Element) || !target.closest("a[href^='/']")) return;
      preload(siteStyles, { as: "style" });
      stop();
    }
    const stop = () => signals.forEach((signal) => removeEventListener(signal, prepare));
    for (const signal of signals) addEventListener(signal, prepare, { passive: true });
    return stop;
  }, []);

  if (!import.meta.env.SSR && !import.meta.env.DEV && !hasNavigated) return null;
  return <link rel="stylesheet" href={siteStyles} precedence="site" />;
}
