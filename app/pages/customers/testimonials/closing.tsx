import { CallToAction } from "#app/sections/call-to-action.tsx";
import { Propulsor } from "#app/sections/propulsor.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export function Closing() {
  return (
    <CallToAction
      title="Add your stamp."
      lead="Run one live RFQ in the free trial. If it does not hold tolerance, tell us on camera."
      drawing={<Propulsor />}
    >
      <ButtonLink to="/demo" tone="go">
        Book a Demo
      </ButtonLink>
      <ButtonLink to="/customers/case-studies">Read case studies</ButtonLink>
    </CallToAction>
  );
}
