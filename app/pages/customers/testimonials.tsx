import { claims } from "#app/content/claims.ts";
import { customerVideos } from "#app/content/customer-videos.ts";
import { leadTestimonial, testimonials } from "#app/content/testimonials.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Propulsor } from "#app/sections/propulsor.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Zone } from "#app/ui/zone.tsx";

import { LeadQuote } from "./testimonials/lead-quote.tsx";
import { OnCamera } from "./testimonials/on-camera.tsx";
import { SignOffs } from "./testimonials/sign-offs.tsx";

export const handle: Page = {
  path: "/customers/testimonials",
  name: "Testimonials",
  title: "Testimonials from purchasing teams",
  description: `Six buyers from six floors on reading quotes with Quotewright, signed and stamped. ${claims.satisfaction.figure} satisfaction, ${claims.customers.figure} customers, rated ${claims.rating.figure}.`,
  sheet: 16,
};
export const meta = () => pageMeta(handle);

export default function TestimonialsPage() {
  return (
    <>
      <Zone letter="A" space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Signed by people who sign for things."
          lead="Every quote here has a name, a desk and a stamp, and not one of them says game changer."
        />
        <LeadQuote testimonial={leadTestimonial} />
        <FigureStrip
          figures={[claims.satisfaction, claims.customers, claims.rating]}
          className="grid-cols-3"
        />
      </Zone>
      <SignOffs sheet={handle.sheet} testimonials={testimonials} />
      <OnCamera sheet={handle.sheet} videos={customerVideos} />
      <RelatedSheets
        letter="D"
        sheet={handle.sheet}
        note="The arguments that go with the adjectives."
        paths={["/customers", "/customers/case-studies", "/product", "/pricing"]}
      />
      <CallToAction
        letter="E"
        sheet={handle.sheet}
        title="Add your stamp."
        lead="Run one live RFQ in the free trial. If it does not hold tolerance, tell us on camera."
        drawing={<Propulsor />}
      >
        <ButtonLink to="/demo" tone="go">
          Book a Demo
        </ButtonLink>
        <ButtonLink to="/customers/case-studies">Read case studies</ButtonLink>
      </CallToAction>
    </>
  );
}
