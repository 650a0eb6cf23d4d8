import dividers from "drawing:proportional-dividers";

import { Drawing } from "#app/art/drawing.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Work with us."
      lead="Every open role states its salary range."
      drawing={<Drawing of={dividers} decorative />}
    >
      <ButtonLink to="/company/careers" tone="go">
        See open roles
      </ButtonLink>
      <ButtonLink to="/company/contact">Write to us</ButtonLink>
    </CallToAction>
  );
}
