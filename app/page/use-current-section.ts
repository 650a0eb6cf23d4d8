import { useEffect, useState } from "react";

/** Which of these parts of the page is being read: the last that has begun near the top of the window, or above it. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(" ");

  useEffect(() => {
    const order = list.split(" ");
    const begun = new Set<string>();
    // What was scrolled past still counts as seen, however fast that was.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(order.findLast((id) => begun.has(id)));
      },
      { rootMargin: "1000000px 0px -82% 0px" },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [list]);

  return current;
}
