import pinTumbler from "drawing:pin-tumbler";

import { contactAddress } from "#app/forms/message-prefill.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { securitySubjects } from "#app/site/security/security-controls.ts";
import { DemoOr } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Review us before you buy."
      lead="Ask for the documents, or book a demo and bring your security reviewer."
      drawing={pinTumbler}
    >
      <DemoOr to={contactAddress(securitySubjects.papers)}>Ask for the documents</DemoOr>
    </CallToAction>
  );
}
