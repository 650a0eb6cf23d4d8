import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";

import { upcomingSessions } from "#app/site/webinars/webinars.ts";

const last = upcomingSessions.at(-1)!;

/** The page as it is prerendered on that day. */
async function builtOn(buildDay: string): Promise<string> {
  vi.resetModules();
  vi.doMock("#app/site/build-day.ts", () => ({ buildDay }));
  const { UpcomingSessions } = await import("./upcoming-sessions.tsx");
  return renderToStaticMarkup(
    <MemoryRouter>
      <UpcomingSessions />
    </MemoryRouter>,
  );
}

const count = (html: string, text: string) => html.split(text).length - 1;

test("a build shows those sessions as passed that were before its day", async () => {
  const onTheDay = await builtOn(last.date);
  expect(count(onTheDay, "This session has passed")).toBe(upcomingSessions.length - 1);
  expect(count(onTheDay, "Register Now:")).toBe(1);
  expect(onTheDay).toContain("Next sessions.");

  const later = await builtOn("2099-01-01");
  expect(count(later, "This session has passed")).toBe(upcomingSessions.length);
  expect(later).toContain("No session is planned now.");
});
