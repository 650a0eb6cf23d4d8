import { FORM_ACTION } from "#contract/forms.ts";

/** The build decides where forms go, the setting only what the policy allows: what to say where the two differ. */
export function formEndpointWarning(built: string, given: string | undefined): string | undefined {
  const setting = given?.trim() || FORM_ACTION;
  if (hrefOf(setting) === hrefOf(built)) return undefined;
  if (built === FORM_ACTION) {
    return "FORM_ENDPOINT is set, but the site was built without it: its forms come to this server. Build again with it, or leave it out.";
  }
  if (setting === FORM_ACTION) {
    return `FORM_ENDPOINT is not set, but the site was built with it: its forms go to ${built}, ${refused}. Set it to that, or build again without it.`;
  }
  return originOf(setting) === originOf(built)
    ? `FORM_ENDPOINT has another path than the one that the site was built with: its forms go to ${built} all the same. Build again with the new one, or set it to that.`
    : `FORM_ENDPOINT has another host than the one that the site was built with: its forms go to ${built}, ${refused}. Set it to that, or build again with the new one.`;
}

const refused = "which the policy of this server's pages does not allow";

function hrefOf(address: string): string {
  return URL.canParse(address) ? new URL(address).href : address;
}

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}
