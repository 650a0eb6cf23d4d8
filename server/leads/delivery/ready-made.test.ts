import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { Lead } from "#server/leads/store.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { makeHubspotDelivery } from "./hubspot-delivery.ts";
import { makeSlackDelivery } from "./slack-delivery.ts";
import { receive } from "./testing/receiver.ts";

const never = new AbortController().signal;
const ana = newLead({
  form: "demo",
  fields: {
    name: "Ana María Müller",
    email: "ana+rfq@acme.example",
    company: "ACME <!channel>",
    phone: "+49 30 1234",
    message: "400 brackets & <https://evil.example|more>",
  },
  sourcePage: "/demo?message=private",
  arrival: { utm_source: "google", referrer: "news.example" },
});

type Block = {
  type: string;
  text?: PlainText;
  fields?: PlainText[];
  elements?: PlainText[];
};
type PlainText = { type: string; text: string; emoji?: boolean };

/** What Slack asks of a message (Block Kit reference), and how it answers one that breaks it. */
function slackAnswer(body: string): [status: number, text: string] {
  const { text: fallback, blocks } = JSON.parse(body) as { text: string; blocks: Block[] };
  const isPlain = (each: PlainText | undefined, most: number) =>
    each?.type === "plain_text" && each.text.length > 0 && each.text.length <= most;
  const isWell = blocks.every(({ type, text: own, fields = [], elements = [] }) => {
    if (type === "header") return isPlain(own, 150);
    if (type === "context")
      return elements.length <= 10 && elements.every((each) => isPlain(each, 3000));
    const ofText = own === undefined || isPlain(own, 3000);
    const hasEither = own !== undefined || fields.length > 0;
    return (
      type === "section" &&
      ofText &&
      hasEither &&
      fields.length <= 10 &&
      fields.every((each) => isPlain(each, 2000))
    );
  });
  return isWell && blocks.length <= 50 && fallback !== "" ? [200, "ok"] : [400, "invalid_blocks"];
}

describe("Slack", () => {
  async function slack() {
    const bodies: string[] = [];
    const receiver = await receive(async (request, response) => {
      const body = await text(request);
      bodies.push(body);
      const isJson = request.headers["content-type"] === "application/json";
      const [status, answer] = isJson ? slackAnswer(body) : [400, "invalid_payload"];
      response.writeHead(status).end(answer);
    });
    return Object.assign(receiver, { bodies });
  }

  test("gets a message in blocks of plain text, in which nothing that was written rings or links", async () => {
    using receiver = await slack();
    await makeSlackDelivery(receiver).deliver(ana, never);
    const { text: fallback, blocks } = JSON.parse(receiver.bodies[0] ?? "");
    expect(fallback).toBe("Demo: Ana María Müller, ACME &lt;!channel&gt;");
    expect(blocks.map(({ type }: Block) => type)).toEqual([
      "header",
      "section",
      "section",
      "context",
    ]);
    expect(blocks[1].fields.map(({ text: each }: PlainText) => each)).toContain(
      "Work email\nana+rfq@acme.example",
    );
    expect(blocks[2].text.text).toBe(ana.fields["message"]);
    const origin = `Page: /demo · Campaign source: google · Came from: news.example · Lead ${ana.id}`;
    expect(blocks[3].elements[0].text).toBe(origin);
    expect(receiver.bodies[0]).not.toContain("mrkdwn");
  });

  test("takes the longest and the shortest lead", async () => {
    using receiver = await slack();
    const { deliver } = makeSlackDelivery(receiver);
    const long = {
      name: "🚀".repeat(100),
      email: "a@b.example",
      company: "c".repeat(200),
      message: "🚀".repeat(2_500),
    };
    await deliver(newLead({ fields: long }), never);
    await deliver(newLead({ fields: { email: "a@b.example" }, sourcePage: null }), never);
    expect(receiver.bodies.join("")).not.toMatch(/\\ud83d(?!\\ude80)/);
  });

  test.each([
    [400, "refused"],
    [403, "unwilling"],
    [404, "unwilling"],
    [410, "unwilling"],
    [429, "unwilling"],
    [500, "away"],
  ])("an answer of %i means %s", async (status, kind) => {
    using receiver = await receive((request, response) => {
      request.resume();
      response.writeHead(status).end("no_service");
    });
    const failure = makeSlackDelivery(receiver).deliver(ana, never);
    await expect(failure).rejects.toMatchObject({ message: `answered ${status}`, kind });
  });
});

describe("HubSpot", () => {
  const token = "pat-eu1-0123-4567";
  type Contact = Record<string, string>;

  /** POST creates or conflicts by address, PATCH by idProperty=email updates (CRM API, contacts). */
  async function hubspot() {
    const contacts = new Map<string, Contact>();
    const receiver = await receive(async (request, response) => {
      const answer = (status: number) =>
        response.writeHead(status, { "content-type": "application/json" }).end("{}");
      if (request.headers.authorization !== `Bearer ${token}`) return answer(401);
      const { properties } = JSON.parse(await text(request)) as { properties: Contact };
      const { pathname, searchParams } = new URL(request.url ?? "", "http://hubspot");
      const known = ["email", "firstname", "lastname", "phone", "company", "message"];
      if (!Object.keys(properties).every((name) => known.includes(name))) return answer(400);
      if (request.method === "POST" && pathname === "/crm/v3/objects/contacts") {
        const email = (properties["email"] ?? "").toLowerCase();
        if (contacts.has(email)) return answer(409);
        contacts.set(email, properties);
        return answer(201);
      }
      const email = decodeURIComponent(pathname.split("/").at(-1) ?? "").toLowerCase();
      const contact = searchParams.get("idProperty") === "email" ? contacts.get(email) : undefined;
      if (request.method !== "PATCH" || !contact) return answer(404);
      contacts.set(email, { ...contact, ...properties });
      return answer(200);
    });
    return Object.assign(receiver, { contacts, api: new URL(receiver.url).origin });
  }

  test("gets a contact, and the same one brought up to date when they write again", async () => {
    using receiver = await hubspot();
    const { deliver } = makeHubspotDelivery({ token }, receiver);
    await deliver(ana, never);
    expect([...receiver.contacts.values()]).toEqual([
      {
        email: "ana+rfq@acme.example",
        firstname: "Ana María",
        lastname: "Müller",
        phone: "+49 30 1234",
        company: "ACME <!channel>",
        message: ana.fields["message"],
      },
    ]);
    const again: Lead = {
      ...ana,
      fields: { name: "Ana", email: "Ana+RFQ@acme.example", message: "And when?" },
    };
    await deliver(again, never);
    expect([...receiver.contacts.values()]).toMatchObject([
      { firstname: "Ana", lastname: "Müller", phone: "+49 30 1234", message: "And when?" },
    ]);
  });

  test.each([
    [400, "refused"],
    [401, "unwilling"],
    [403, "unwilling"],
    [429, "unwilling"],
    [502, "away"],
  ])("an answer of %i means %s", async (status, kind) => {
    using receiver = await receive((request, response) => {
      request.resume();
      response.writeHead(status).end();
    });
    const { deliver } = makeHubspotDelivery({ token }, { api: new URL(receiver.url).origin });
    await expect(deliver(ana, never)).rejects.toMatchObject({ kind });
  });

  test("a contact that goes between the two calls is made at the next try; a wrong token waits", async () => {
    using receiver = await receive((request, response) => {
      request.resume();
      response.writeHead(request.method === "POST" ? 409 : 404).end();
    });
    const gone = makeHubspotDelivery({ token }, { api: new URL(receiver.url).origin });
    await expect(gone.deliver(ana, never)).rejects.toMatchObject({ kind: "away" });
    using real = await hubspot();
    const wrong = makeHubspotDelivery({ token: "pat-eu1-wrong" }, real);
    await expect(wrong.deliver(ana, never)).rejects.toMatchObject({ kind: "unwilling" });
    expect(real.contacts.size).toBe(0);
  });
});
