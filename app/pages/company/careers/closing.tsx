import inspectionFixture from "drawing:inspection-fixture";

import { Drawing } from "#app/art/drawing.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Your role is not listed?"
      lead={
        <>
          Tell us what you would like to do here. We reply within {claims.contactReply.figure}. You
          can also write to{" "}
          <a
            href={`mailto:${brand.mailboxes.careers}`}
            className="[overflow-wrap:anywhere] text-link"
          >
            {brand.mailboxes.careers}
          </a>
        </>
      }
      drawing={<Drawing of={inspectionFixture} decorative />}
    >
      <ButtonLink to="/company/contact" tone="go">
        Write to us
      </ButtonLink>
    </CallToAction>
  );
}
