import { once } from "node:events";
import type { Server } from "node:net";
import { join } from "node:path";
import { buildDesk } from "#server/desk/desk.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { codeOf } from "#server/thrown.ts";
import { CommandError } from "./command-error.ts";

const MIN_PASSWORD_LENGTH = 12;
const siteBuild = join(import.meta.dirname, "../../build");
const loopback = new Set(["127.0.0.1", "::1", "localhost"]);

type DeskCommand = {
  port: number;
  host: string;
  password: string | undefined;
  /** Where the site is served: never by both, also while the server is stopped. */
  publicPort: number;
  siteUrl: string;
};

/** Serves the desk until the process is told to stop. */
export async function runDesk(
  store: LeadStore,
  { port, host, password, publicPort, siteUrl }: DeskCommand,
  print: (text: string) => void,
): Promise<void> {
  if (port !== 0 && port === publicPort) {
    throw new CommandError(`Port ${port} is the public site's (PORT). Name another with --port.`);
  }
  if (password === undefined && !loopback.has(host)) {
    throw new CommandError(
      `Others than this machine could reach the desk at ${host}. Set LEADS_DESK_PASSWORD, or leave --host out.`,
    );
  }
  if (password !== undefined && password.length < MIN_PASSWORD_LENGTH) {
    throw new CommandError(`LEADS_DESK_PASSWORD has under ${MIN_PASSWORD_LENGTH} characters.`);
  }
  const { app, key } = buildDesk({ store, password, siteUrl, buildDir: siteBuild });
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw new CommandError(`The desk cannot use ${host} port ${port} (${codeOf(error)}).`);
  }
  const name = loopback.has(host) ? "localhost" : host;
  const url = `http://${name.includes(":") ? `[${name}]` : name}:${portOf(app.server.address(), port)}/`;
  print(`The desk is at ${key === undefined ? url : `${url}enter?key=${key}`}`);
  if (key !== undefined) print("The address works once. Ctrl+C closes the desk.");
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await app.close();
}

function portOf(address: ReturnType<Server["address"]>, asked: number): number {
  return typeof address === "object" && address !== null ? address.port : asked;
}
