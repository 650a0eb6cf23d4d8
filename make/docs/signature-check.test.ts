import { execFile, spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";

import { topicsIn } from "./texts.ts";

const blocks = topicsIn("events").flatMap((topic) => [...topic.blocks, ...topic.wide]);
const check = blocks.flatMap((block) =>
  typeof block === "object" && "samples" in block ? [block.samples] : [],
)[0]!;

/** The worked example, as the table has it. */
const [secret = "", id = "", timestamp = "", body = "", signature = ""] = blocks
  .flatMap((block) => (typeof block === "object" && "rows" in block ? [block] : []))
  .find(({ columns }) => columns[1] === "Worked example")!
  .rows.map(({ cells }) => cells[1]!.replaceAll("`", ""));

test("the worked signature is the HMAC of the worked delivery, also by the library of the standard", () => {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const digest = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  expect(signature).toBe(`v1,${digest}`);
  expect(new Webhook(secret).sign(id, new Date(Number(timestamp) * 1000), body)).toBe(signature);
  expect(Date.parse(JSON.parse(body).timestamp)).toBe(Number(timestamp) * 1000);
});

test("the Node.js check accepts the worked delivery, and refuses a changed, old or unsigned one", async () => {
  const source = `data:text/javascript,${encodeURIComponent(check.javascript.text)}`;
  const { isGenuine } = await import(/* @vite-ignore */ source);
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,bm90IHRoaXMgb25l ${signature}`,
  };
  const sentAt = Number(timestamp) * 1000;
  expect(isGenuine(headers, body, secret, sentAt)).toBe(true);
  expect(isGenuine(headers, `${body} `, secret, sentAt)).toBe(false);
  expect(isGenuine(headers, body, secret, sentAt + 301_000)).toBe(false);
  expect(isGenuine(headers, body, "whsec_b3RoZXI=", sentAt)).toBe(false);
  const signedWith = (given: string) =>
    isGenuine({ ...headers, "webhook-signature": given }, body, secret, sentAt);
  expect(signedWith("v1,bm90IHRoaXMgb25l")).toBe(false);
  expect(signedWith(`v0,abc ${signature}`)).toBe(true);
  expect(signedWith(signature.replace("v1,", "v0,"))).toBe(false);
  expect(signedWith(signature.replace("v1,", ""))).toBe(false);
});

const hasJava = spawnSync("java", ["-version"]).status === 0;

test.skipIf(!hasJava)(
  "the Java check, compiled and run, knows a genuine delivery behind an unknown scheme (needs java)",
  async () => {
    const [imports, method] = check.java.text.split("\n\n");
    const cases = [
      [signature, body],
      [`v9,%% v1a,x ${signature}`, body],
      [signature, `${body} `],
      [signature.replace("v1,", ""), body],
    ];
    const calls = cases.map(
      (words) =>
        `System.out.println(isGenuine(Map.of("webhook-id", ${JSON.stringify(id)}, "webhook-timestamp", "${timestamp}",
          "webhook-signature", ${JSON.stringify(words[0])}), ${JSON.stringify(words[1])}, "${secret}", ${timestamp}L));`,
    );
    const folder = await mkdtemp(join(tmpdir(), "java-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "Check.java");
    await writeFile(
      file,
      `${imports}\nclass Check {\n${method}\npublic static void main(String[] words) throws Exception {\n${calls.join("\n")}\n}}\n`,
    );
    const { stdout } = await promisify(execFile)("java", [file]);
    expect(stdout.trim().split("\n")).toEqual(["true", "true", "false", "false"]);
  },
  60_000,
);

test("no check decodes what a header brings: an entry of an unknown scheme would stop it", () => {
  for (const language of ["javascript", "python", "java"] as const) {
    const source = check[language].text;
    const afterTheKey = source.slice(source.indexOf("webhook-signature"));
    expect(source, language).toContain("v1,");
    expect(afterTheKey, language).not.toMatch(/decode|"base64"|replace/);
  }
});
