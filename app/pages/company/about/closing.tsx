import housing from "drawing:housing";

import { Drawing } from "#app/art/drawing.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="We need people who check twice."
      lead="Open roles have the salary printed on them. We ask suppliers to quote clearly, so we do too."
      drawing={<Drawing of={housing} decorative />}
    >
      <ButtonLink to="/company/careers" tone="go">
        See open roles
      </ButtonLink>
      <ButtonLink to="/company/contact">Write to us</ButtonLink>
    </CallToAction>
  );
}
