import { brand } from "#app/site/brand.ts";
import { cities, type City } from "#app/site/cities.ts";
import { offices } from "#app/site/offices.ts";

export const absolute = (path: string) => brand.siteUrl + path;
/** How other things refer to us. */
export const organizationId = absolute("/#organization");

export function organization(): Thing {
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: brand.name,
    legalName: brand.legalName,
    url: absolute("/"),
    logo: absolute("/icon-512.png"),
    description: brand.description,
    foundingDate: "2019",
  };
}

export function organizationWithContacts(): Thing {
  return {
    ...organization(),
    contactPoint: [
      ...offices.map(({ city, phone, email }) => ({
        "@type": "ContactPoint",
        name: city,
        contactType: "sales",
        telephone: phone,
        email,
      })),
      { "@type": "ContactPoint", contactType: "customer support", email: brand.mailboxes.support },
    ],
    location: offices.map(({ city }) => placeOf(city)),
  };
}

export function webSite(): Thing {
  return {
    "@type": "WebSite",
    "@id": absolute("/#website"),
    name: brand.name,
    url: absolute("/"),
    inLanguage: "en",
    publisher: { "@id": organizationId },
  };
}

/** A city without an office has no street. */
export function placeOf(city: City): Thing {
  const [street = "", town = ""] = offices.find((office) => office.city === city)?.address ?? [];
  const [, region, postalCode = town.replace(`${city} `, "")] =
    /([A-Z]{2}) (\d{5})$/.exec(town) ?? [];
  return {
    "@type": "Place",
    name: `${brand.name}, ${city}`,
    address: {
      "@type": "PostalAddress",
      ...(street && { streetAddress: street }),
      addressLocality: city,
      ...(region && { addressRegion: region }),
      ...(postalCode && { postalCode }),
      addressCountry: cities[city],
    },
  };
}

/**
 * A thing in the words of schema.org; check/pages/structured-data-rules.ts has what each type must say. schema-dts, which
 * types all of its words, made the type check of the whole app take more than twice as long.
 */
export interface Thing {
  "@type"?: string;
  "@id"?: string;
  [name: string]: unknown;
}
