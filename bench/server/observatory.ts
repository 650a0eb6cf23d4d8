/**
 * Grades the server's headers with Mozilla's own grader, which is no dependency of the site:
 *
 *   npm install --prefix /tmp/observatory --ignore-scripts @mdn/mdn-http-observatory
 *   node bench/server/observatory.ts /tmp/observatory
 *
 * The grader wants a public HTTPS site; it is given the real server's answers as if they came from one whose proxy
 * redirects HTTP to HTTPS and that is not yet on the browsers' preload list.
 */
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { startBenchServer } from "./bench-server.ts";

const installDir = process.argv[2];
if (installDir === undefined) {
  console.error(
    "Name the folder in which @mdn/mdn-http-observatory is installed (see the top of this file).",
  );
  process.exit(2);
}
const graderDir = resolve(installDir, "node_modules/@mdn/mdn-http-observatory");
const preloadList = join(graderDir, "conf/hsts-preload.json");
if (!existsSync(preloadList)) await writeFile(preloadList, "{}");

const load = (path: string) => import(join(graderDir, "src", path));
const { ALL_TESTS } = await load("constants.js");
const { getGradeForScore, getScoreModifier } = await load("grader/grader.js");
const { Requests } = await load("types.js");
const { Session } = await load("retriever/session.js");
const { parseHttpEquivHeaders } = await load("retriever/utils.js");
const { AxiosHeaders } = await import(resolve(installDir, "node_modules/axios/index.js"));

await using server = await startBenchServer();
for (const path of ["/", "/pricing", "/no-such-page"]) {
  const { score, grade, notes } = await gradePage(path);
  console.log(`${path}: ${score} (${grade})  ${notes.join(", ")}`);
}

async function gradePage(path: string) {
  const answer = await fetch(server.url + path);
  const html = await answer.text();
  const response = {
    headers: new AxiosHeaders(Object.fromEntries(answer.headers)),
    request: { headers: new AxiosHeaders() },
    status: 200,
    statusText: "OK",
    verified: true,
    data: html,
    config: { headers: new AxiosHeaders() },
  };
  const requests = new Requests("quotewright.example");
  requests.resources.path = html;
  const url = new URL("https://quotewright.example/");
  Object.assign(requests.responses, {
    auto: { ...response, httpEquiv: parseHttpEquivHeaders(html, url.href) },
    cors: response,
    http: response,
    https: response,
    httpRedirects: [
      { url: new URL("http://quotewright.example/"), status: 301 },
      { url, status: 200 },
    ],
    httpsRedirects: [{ url, status: 200 }],
  });
  requests.session = new Session(url);

  const results: { result: string }[] = ALL_TESTS.map((test: (r: unknown) => unknown) =>
    test(requests),
  );
  const modifiers = results.map(({ result }) => ({
    result,
    points: Number(getScoreModifier(result)),
  }));
  const points = modifiers.reduce((sum, { points: p }) => sum + p, 100);
  const { score, grade } = getGradeForScore(points);
  const notes = modifiers
    .filter(({ points: p }) => p !== 0)
    .map(({ result, points: p }) => `${result} ${p}`);
  return { score, grade, notes };
}
