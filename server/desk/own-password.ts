import { markup } from "#server/html/markup.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { formOf, send, type SignedIn } from "./desk-request.ts";
import { type Said, screen, secret, token } from "./desk-screen.ts";
import { hashPassword, isPasswordOf, isWeak, passwordRule } from "./passwords.ts";

/** Where a person chooses a password instead of the one they were given. */
export function showOwnPassword({ reply, session }: SignedIn, status = 200, said?: Said) {
  const main = markup`<div class="zone"><h1>Your password</h1><p>${passwordRule} You sign in anew with it.</p>
<form method="post" action="/password">${token(session)}${secret("password", "Password now", "current-password")}${secret("next", "New password", "new-password")}<div class="actions"><button class="go">Change it</button></div></form></div>`;
  return send(reply, status, screen({ title: "Your password", session, said, main }));
}

export async function changeOwnPassword(store: LeadStore, visit: SignedIn) {
  const { person } = visit.session;
  const form = formOf(visit.request);
  const next = form.get("next") ?? "";
  const refuse = (text: string) => showOwnPassword(visit, 422, { kind: "err", text });
  if (!person) return refuse("You have no password of your own here.");
  if (!(await isPasswordOf(person.password, form.get("password") ?? ""))) {
    return refuse("That is not your password.");
  }
  if (isWeak(next)) return refuse(`The new password is easily guessed. ${passwordRule}`);
  await store.setPerson({ name: person.name, password: await hashPassword(next) });
  return visit.reply.redirect("/", 303);
}
