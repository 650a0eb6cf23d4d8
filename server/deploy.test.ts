import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { brandName } from "#contract/brand.ts";
import { readConfig } from "./config.ts";
import { unknownSettings } from "./unknown-settings.ts";

/** What can be said of the files for Docker without an engine: that they agree with each other and with the server. */
const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

type Service = {
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: unknown;
  volumes?: string[];
  stop_grace_period?: string;
  mem_limit?: string;
  image?: string;
  build?: { args: Record<string, string> };
  networks?: Record<string, { ipv4_address?: string }>;
};
const compose = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const dockerfile = read("Dockerfile").replaceAll("\\\n", " ");
const instructions = dockerfile.split("\n").filter((line) => /^[A-Z]+ /.test(line));
const instances = Object.entries(compose.services).filter(([name]) => name.startsWith("site-"));

test("every service that another waits for exists and can say that it is well", () => {
  for (const { depends_on = {} } of Object.values(compose.services)) {
    for (const [name, { condition }] of Object.entries(depends_on)) {
      expect(Object.keys(compose.services)).toContain(name);
      expect(condition).toBe("service_healthy");
      // The instances have theirs from the Dockerfile.
      const service = compose.services[name];
      expect(service?.healthcheck !== undefined || name.startsWith("site-")).toBe(true);
    }
  }
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/healthz/m);
});

test("the instances' settings are ones that the server takes", () => {
  expect(instances).toHaveLength(2);
  const password = "a/b@c#d:e?f%25&g h+$";
  const given: Record<string, string> = {
    SITE_URL: "https://www.example.com",
    POSTGRES_PASSWORD: password,
  };
  for (const [, { environment = {} }] of instances) {
    const settings = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, interpolated(value, given)]),
    );
    expect(unknownSettings(settings)).toEqual([]);
    const config = readConfig(settings);
    expect(config).toMatchObject({ siteUrl: "https://www.example.com", trustedProxies: 1 });
    const { hostname, password: sent } = new URL(config.databaseUrl ?? "");
    expect([hostname, decodeURIComponent(sent)]).toEqual(["database", password]);
  }
});

/** As Compose does: a name with what holds where it is not set. */
function interpolated(value: string, given: Record<string, string>): string {
  return value.replace(
    /\$\{(\w+)(?::[-?]([^}]*))?\}/g,
    (_all, name: string, otherwise = "") => given[name] ?? otherwise,
  );
}

test("whatever setting is documented can be set in .env, and where it is left out its default holds", () => {
  const table = read("docs/server.md").split("## Settings")[1]?.split("\n## ")[0] ?? "";
  const rows = table.split("\n").filter((line) => line.startsWith("| `"));
  const documented = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
  );
  expect(documented).toContain("LEADS_DESK_PASSWORD");
  // The image's own, and the database's address, which stands in this file.
  const own = ["PORT", "HOST", "DATA_DIR", "DATABASE_URL"];
  const setBy: Record<string, string> = { DATABASE_PASSWORD: "POSTGRES_PASSWORD" };
  for (const [, { environment = {} }] of instances) {
    for (const name of documented.filter((each) => !own.includes(each))) {
      expect(environment[name], name).toContain(`\${${setBy[name] ?? name}`);
    }
  }
  for (const { mem_limit } of Object.values(compose.services))
    expect(mem_limit).toMatch(/^\d+[mg]$/);
});

test("each image is fixed by digest, and another can be set in .env", () => {
  const images = [
    ...Object.values(compose.services).map(({ image = "" }) => image),
    String(instances[0]?.[1].build?.args["NODE_IMAGE"]),
  ].filter((image) => image !== "site");
  expect(images).toHaveLength(3);
  for (const image of images)
    expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-[a-z]+:[\d.]+[a-z-]*@sha256:[0-9a-f]{64}\}$/);
  const [, ofItself = ""] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile) ?? [];
  expect(images).toContain(`\${NODE_IMAGE:-${ofItself}}`);
  const from = dockerfile.match(/^FROM \S+/gm) ?? [];
  expect(new Set(from)).toEqual(new Set(["FROM ${NODE_IMAGE}"]));
});

test("an instance has longer to stop than the server takes at most", () => {
  const [, deadlineMs] = /STOP_DEADLINE_MS = ([\d_]+)/.exec(read("server/main.ts")) ?? [];
  for (const [, { stop_grace_period = "" }] of instances) {
    expect(Number.parseInt(stop_grace_period) * 1000).toBeGreaterThan(
      Number(deadlineMs?.replace("_", "")),
    );
  }
});

test("nginx asks both instances, on the port that the image listens on", () => {
  const upstream = [...read("deploy/nginx.conf").matchAll(/^\s*server ([\w-]+):(\d+) /gm)];
  const [, port] = /EXPOSE (\d+)/.exec(dockerfile) ?? [];
  expect(upstream.map(([, name, at]) => [name, at])).toEqual(
    instances.map(([name]) => [name, port]),
  );
  expect(dockerfile).toContain(`PORT=${port}`);
});

test("an instance that is started anew is where nginx, which looks once, has found it", () => {
  const addresses = instances.map(([, { networks }]) => networks?.["default"]?.ipv4_address);
  for (const address of addresses) expect(address).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
  expect(new Set(addresses).size).toBe(instances.length);
});

test("what is mounted or copied exists", () => {
  for (const { volumes = [] } of Object.values(compose.services)) {
    for (const [source = ""] of volumes.map((volume) => volume.split(":"))) {
      // The certificates are the operator's.
      if (source === "./deploy/certificates") continue;
      expect(
        source.startsWith("./") ? existsSync(join(root, source)) : source in compose.volumes,
      ).toBe(true);
    }
  }
  const copied = instructions
    .filter((line) => line.startsWith("COPY ") && !line.includes("--from"))
    .flatMap((line) => line.split(" ").slice(1, -1));
  expect(copied).toContain("contract");
  for (const source of copied) expect(existsSync(join(root, source))).toBe(true);
});

test("none of these files says the brand's name, so that a rename leaves what is installed as it is", () => {
  const files = [
    "Dockerfile",
    "compose.yaml",
    ...readdirSync(join(root, "deploy")).map((file) => join("deploy", file)),
  ];
  for (const file of files.filter((file) => statSync(join(root, file)).isFile())) {
    expect(`${file}: ${read(file)}`.toLowerCase()).not.toContain(brandName.toLowerCase());
  }
});
