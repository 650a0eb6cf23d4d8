import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a client-side navigation: focus goes to the new page's main, and its title is spoken once.
 * A change of query or fragment is not a new page.
 */
export function RouteChange() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setTitle(document.title);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p role="status" data-route-announcement className="sr-only">
      {title}
    </p>
  );
}
