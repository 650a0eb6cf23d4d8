import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer as createHttpServer, type Server } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { chromium, type Page } from "@playwright/test";

import { type FormName, formNames, forms } from "#contract/forms.ts";
import { contentTypeOf } from "#server/site/content-types.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";

import { fillIn, formPages, mainForm, newAnswers } from "../../e2e/forms/form-journeys.ts";
import { findBrowser } from "../../scripts/find-browser.mjs";
import { report } from "../report.ts";
import { generatedSite } from "./generated-site.ts";
import { measuredRun } from "./process-tree.ts";

/**
 * A whole build with FORM_ENDPOINT, on a static host that does what `_headers` says, and a form service of another origin
 * with TLS: each form is sent with JavaScript and without. `npm run bench -- form-endpoint`; a build made so before can be
 * named: `node bench/building/form-endpoint.ts FOLDER`.
 */
const endpoint = "https://forms.example/take";
using site = process.argv[2] === undefined ? generatedSite(0) : undefined;
if (site) {
  process.env["FORM_ENDPOINT"] = endpoint;
  await measuredRun("react-router", ["build"], site.folder);
}
const client = join(site?.folder ?? process.argv[2]!, site ? "build/client" : "client");

await using host = await startStaticHost();
await using service = await startFormService();
await using browser = await chromium.launch({
  executablePath: findBrowser() as string,
  args: [
    `--host-resolver-rules=MAP forms.example:443 127.0.0.1:${service.port}`,
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
});

const rows = [];
for (const javaScriptEnabled of [true, false]) {
  await using context = await browser.newContext({ javaScriptEnabled, ignoreHTTPSErrors: true });
  for (const name of formNames) {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    const answers = await send(page, name);
    const got = service.posts.splice(0);
    const said = javaScriptEnabled
      ? await page.getByText(forms[name].successMessage).first().isVisible()
      : page.url() === endpoint;
    const isRight =
      said &&
      complaints.length === 0 &&
      got.length === 1 &&
      got[0]!.body.get("form-name") === name &&
      Object.entries(answers).every(
        ([field, text]) => got[0]!.body.get(field)?.replaceAll("\r\n", "\n") === text,
      );
    rows.push({
      form: name,
      JavaScript: javaScriptEnabled ? "on" : "off",
      posts: got.length,
      fields: [...(got[0]?.body.keys() ?? [])].join(" "),
      origin: got[0]?.origin === `http://localhost:${host.port}` ? "the site" : "other",
      outcome: isRight ? "right" : `wrong: ${complaints.join(" ")}`,
    });
    await page.close();
  }
}

const wrong = rows.filter(({ outcome }) => outcome !== "right").length;
await report({
  name: "form-endpoint",
  title: "Forms of a static host that go to another service",
  rows,
  verdicts: [
    `Built with \`FORM_ENDPOINT=${endpoint}\`, served as files with the headers of \`_headers\`; the service has TLS and answers \`Access-Control-Allow-Origin\`.`,
    `${rows.length - wrong} of ${rows.length} arrived as filled in, once, with nothing in the browser's console.`,
  ],
});
process.exitCode = wrong > 0 ? 1 : 0;

async function send(page: Page, name: FormName): Promise<Record<string, string>> {
  await page.goto(`http://localhost:${host.port}${formPages[name]}`);
  const form = mainForm(page, name);
  const answers = newAnswers(name);
  await fillIn(form, answers);
  const answered = page.waitForResponse((response) => response.url() === endpoint);
  await form.getByRole("button").click();
  await (await answered).finished();
  return answers;
}

/** Files with the headers that `_headers` asks for, as a static host sends them. */
async function startStaticHost() {
  const rules = readFileSync(join(client, "_headers"), "utf8")
    .trim()
    .split("\n\n")
    .map((rule) => rule.split("\n  "));
  const server = createHttpServer(({ url = "/" }, response) => {
    const path = new URL(url, "http://localhost").pathname;
    const found = [path, `${path}.html`, join(path, "index.html")]
      .map((name) => join(client, name))
      .find((file) => existsSync(file) && statSync(file).isFile());
    const headers = rules
      .filter(([address = ""]) => matches(address, path))
      .flatMap(([, ...lines]) => lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
    for (const [name, value] of headers) response.setHeader(name!, value!);
    if (!found) return void response.writeHead(404).end();
    response.setHeader("Content-Type", contentTypeOf(found).mime).end(readFileSync(found));
  }).listen(0, "localhost");
  await once(server, "listening");
  return running(server);
}

function matches(address: string, path: string): boolean {
  return address.endsWith("*") ? path.startsWith(address.slice(0, -1)) : address === path;
}

async function startFormService() {
  await using dir = await makeTempDir();
  const [key, cert] = ["key.pem", "cert.pem"].map((name) => join(dir.path, name)) as [
    string,
    string,
  ];
  const options = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=forms.example -keyout ${key} -out ${cert}`;
  execFileSync("openssl", options.split(" "), { stdio: "ignore" });
  const posts: { origin: string | undefined; body: URLSearchParams }[] = [];
  const tls = { key: readFileSync(key), cert: readFileSync(cert) };
  const server = createHttpsServer(tls, async (request, response) => {
    const body = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    if (request.method === "POST") posts.push({ origin: request.headers.origin, body });
    response.writeHead(200, { "Access-Control-Allow-Origin": "*", "Content-Type": "text/html" });
    response.end("<title>Thank you</title><link rel=icon href=data:,>Thank you");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { posts, ...running(server) };
}

function running(server: Server) {
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
