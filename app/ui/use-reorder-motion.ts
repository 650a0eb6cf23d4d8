import { type RefObject, useLayoutEffect, useRef } from "react";

/** Rows that change places travel there: each is drawn from where it was. `order` is a key of the present order. */
export function useReorderMotion(list: RefObject<HTMLElement | null>, order: string) {
  const tops = useRef(new Map<Element, number>());

  useLayoutEffect(() => {
    list.current?.setAttribute("data-reorders", "");
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const row of rows) {
      const before = tops.current.get(row);
      const travel = before === undefined ? 0 : before - row.offsetTop;
      if (travel && !isCalm) {
        row.animate([{ transform: `translateY(${travel}px)` }, { transform: "none" }], {
          duration: 520,
          easing: "cubic-bezier(.6,.05,.15,1)",
        });
      }
    }
    tops.current = new Map(rows.map((row) => [row, row.offsetTop]));
  }, [list, order]);
}
