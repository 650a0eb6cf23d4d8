import { prerender } from "react-dom/static";
import { expect, test } from "vitest";

import { whenSeen } from "./deferred.tsx";

const Part = () => <p>Prices</p>;

async function htmlOf(load: Parameters<typeof whenSeen>[0]): Promise<string> {
  const Waiting = whenSeen(load);
  const failures: unknown[] = [];
  const { prelude } = await prerender(<Waiting />, {
    onError: (error) => void failures.push(error),
  });
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}

test("a part is named by its file, which exports nothing else, or by itself", async () => {
  expect(await htmlOf(async () => ({ Part }))).toContain("<p>Prices</p>");
  expect(await htmlOf(async () => Part)).toContain("<p>Prices</p>");
});

test("a file of two exports does not tell which of them waits", async () => {
  await expect(htmlOf(async () => ({ Part, Other: Part }))).rejects.toThrow("one export");
});
