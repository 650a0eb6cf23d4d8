import turbineDisc from "drawing:turbine-disc";

import { Drawing } from "#app/art/drawing.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { claims } from "#app/site/claims.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Is something missing?"
      lead={`Tell us which guide or template would help you. We reply within ${claims.contactReply.figure}.`}
      drawing={<Drawing of={turbineDisc} decorative />}
    >
      <ButtonLink to="/company/contact" tone="go">
        Write to us
      </ButtonLink>
      <ButtonLink to="/resources/blog">Read the blog</ButtonLink>
    </CallToAction>
  );
}
