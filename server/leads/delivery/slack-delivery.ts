import { forms } from "#contract/forms.ts";
import type { SlackConfig } from "#server/config.ts";
import { arrivalParts } from "#server/leads/describe-lead.ts";
import type { Lead } from "#server/leads/store.ts";
import { type Delivery, personalForms } from "./deliveries.ts";
import { answered, isTaken, sendJson } from "./post-json.ts";

/** What Slack takes of a header, of a section's text and of one of its at most ten fields. */
const MAX_HEADER = 150;
const MAX_TEXT = 3_000;
const MAX_FIELD = 2_000;

/**
 * To a channel, by Slack's incoming webhook. All texts are plain: what a visitor writes rings nobody and links nowhere.
 * What Slack says of the address (gone, archived, forbidden) is no fault of the lead's, and is tried again.
 */
export function makeSlackDelivery({ url }: SlackConfig): Delivery {
  return {
    target: "slack",
    forms: personalForms,
    async deliver(lead, signal) {
      const status = await sendJson(url, {
        body: JSON.stringify(toMessage(lead)),
        signal,
      });
      if (isTaken(status)) return;
      throw [403, 404, 410].includes(status) ? answered(status, "unwilling") : answered(status);
    },
  };
}

function toMessage(lead: Lead) {
  const { form, fields, sourcePage, id } = lead;
  const name = form.charAt(0).toUpperCase() + form.slice(1);
  const title = `${name}: ${[fields["name"], fields["company"]].filter(Boolean).join(", ")}`;
  const short = forms[form].fields.flatMap((field): [string, string][] => {
    const value = fields[field.name];
    return value === undefined || field.multiline ? [] : [[field.label, value]];
  });
  const { message } = fields;
  const origin = [...(sourcePage ? [`Page: ${sourcePage.split("?")[0]}`] : []), ...arrivals(lead)];
  return {
    // For notifications, where a few signs are markup of Slack's own.
    text: escape(cut(title, MAX_HEADER)),
    blocks: [
      { type: "header", text: plain(title, MAX_HEADER) },
      {
        type: "section",
        fields: short.map(([label, value]) => plain(`${label}\n${value}`, MAX_FIELD)),
      },
      ...(message === undefined ? [] : [{ type: "section", text: plain(message, MAX_TEXT) }]),
      {
        type: "context",
        elements: [plain([...origin, `Lead ${id}`].join(" · "), MAX_FIELD)],
      },
    ],
  };
}

const arrivals = (lead: Lead) => arrivalParts(lead).map(([label, value]) => `${label}: ${value}`);

const plain = (text: string, most: number) => ({
  type: "plain_text",
  text: cut(text, most),
  emoji: false,
});

/** In whole characters: half of one would be a wrong sign. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 2).replace(/[\uD800-\uDBFF]$/, "")} …`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
