import type { FastifyReply, FastifyRequest } from "fastify";
import { documentHeaders } from "#server/html/document.ts";
import type { Session } from "./desk-sessions.ts";

/** What somebody who is signed in asks for. */
export type SignedIn = {
  request: FastifyRequest;
  reply: FastifyReply;
  session: Session;
  /** Everybody's names, of whom an owner is chosen. */
  people: readonly string[];
};
export type Form = ReadonlyMap<string, string>;

export function send(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).headers(documentHeaders).send(page);
}

export function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, "http://desk").searchParams;
}

export function formOf({ body }: FastifyRequest): Form {
  return body instanceof Map ? body : new Map();
}
