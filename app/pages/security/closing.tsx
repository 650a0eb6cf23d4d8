import pinTumbler from "drawing:pin-tumbler";

import { Drawing } from "#app/art/drawing.tsx";
import { contactAddress } from "#app/forms/message-prefill.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { securitySubjects } from "#app/site/security/security-controls.ts";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Review us before you buy."
      lead="Ask for the documents, or book a demo and bring your security reviewer."
      drawing={<Drawing of={pinTumbler} decorative />}
    >
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink to={contactAddress(securitySubjects.papers)}>Ask for the documents</ButtonLink>
    </CallToAction>
  );
}
