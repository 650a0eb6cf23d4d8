import { brand } from "#app/site/brand.ts";
import { plans } from "#app/site/plans/plans.ts";

import { absolute, organizationId } from "./organization.ts";
import type { Thing } from "./schema-org.ts";

/** Plans with a price of their own; Enterprise is agreed on, so it is no offer. */
export function softwareApplication(): Thing {
  return {
    "@type": "SoftwareApplication",
    name: brand.name,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    url: absolute("/product"),
    description: brand.description,
    provider: { "@id": organizationId },
    offers: plans.flatMap(({ name, description, monthlyPrice }) =>
      monthlyPrice === null
        ? []
        : [
            {
              "@type": "Offer",
              name,
              description,
              url: absolute("/pricing"),
              price: monthlyPrice,
              priceCurrency: "USD",
              priceSpecification: {
                "@type": "UnitPriceSpecification",
                price: monthlyPrice,
                priceCurrency: "USD",
                unitCode: "MON",
              },
            },
          ],
    ),
  };
}
