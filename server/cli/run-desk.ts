import { once } from "node:events";
import type { Server } from "node:net";
import { join } from "node:path";
import { isLoopback } from "#server/connections/loopback.ts";
import { buildDesk } from "#server/desk/desk.ts";
import { isWeak, passwordRule } from "#server/desk/passwords.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { codeOf } from "#server/thrown.ts";
import { CommandError } from "./parse-command.ts";

const siteBuild = join(import.meta.dirname, "../../build");

type DeskCommand = {
  port: number;
  host: string;
  password: string | undefined;
  /** Where the site is served: never by both, also while the server is stopped. */
  publicPort: number;
  siteUrl: string;
  trustedProxies: number;
};

/** Serves the desk until the process is told to stop. */
export async function runDesk(
  store: LeadStore,
  { port, host, password, publicPort, siteUrl, trustedProxies }: DeskCommand,
  print: (text: string) => void,
): Promise<void> {
  if (port !== 0 && port === publicPort) {
    throw new CommandError(`Port ${port} is the public site's (PORT). Name another with --port.`);
  }
  const hasPeople = (await store.people()).length > 0;
  if (password === undefined && !hasPeople && !isLoopback(host)) {
    throw new CommandError(
      `Others than this machine could reach the desk at ${host}. Add people ("people add NAME") or set LEADS_DESK_PASSWORD, or leave --host out.`,
    );
  }
  if (password !== undefined && isWeak(password)) {
    throw new CommandError(`LEADS_DESK_PASSWORD is easily guessed. ${passwordRule}`);
  }
  const { app, key } = buildDesk({
    store,
    password,
    hasPeople,
    siteUrl,
    trustedProxies,
    buildDir: siteBuild,
  });
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw new CommandError(`The desk cannot use ${host} port ${port} (${codeOf(error)}).`);
  }
  const name = isLoopback(host) ? "localhost" : host;
  const url = `http://${name.includes(":") ? `[${name}]` : name}:${portOf(app.server.address(), port)}/`;
  print(`The desk is at ${key === undefined ? url : `${url}enter?key=${key}`}`);
  if (key !== undefined) print("The address works once. Ctrl+C closes the desk.");
  if (!isLoopback(host) && trustedProxies === 0) {
    print(
      "Warning: without TLS, passwords and leads can be read on their way. Put a proxy with TLS in front, and set TRUST_PROXY=1.",
    );
  }
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await app.close();
}

function portOf(address: ReturnType<Server["address"]>, asked: number): number {
  return typeof address === "object" && address !== null ? address.port : asked;
}
