/**
 * The words of schema.org that this site uses, as written there; a name that is not here does not compile. schema-dts knows
 * all of them, and made the type check of the whole app take more than twice as long.
 */
export interface Graph {
  "@context": "https://schema.org";
  "@graph": Thing[];
}

export type Thing =
  | Article
  | BreadcrumbList
  | Event
  | FaqPage
  | JobPosting
  | Organization
  | SoftwareApplication
  | WebSite;

/** A thing that is described elsewhere. */
interface Reference {
  "@id": string;
}

export interface Article {
  "@type": "BlogPosting" | "TechArticle";
  headline: string;
  description: string;
  datePublished: string;
  dateModified: string;
  author: Person | Organization;
  publisher: Organization;
  mainEntityOfPage: string;
  image: string;
  inLanguage: string;
}

export interface BreadcrumbList {
  "@type": "BreadcrumbList";
  itemListElement: { "@type": "ListItem"; position: number; name: string; item: string }[];
}

export interface Event {
  "@type": "Event";
  name: string;
  description: string;
  url: string;
  startDate: string;
  endDate: string;
  eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode";
  eventStatus: "https://schema.org/EventScheduled";
  location: { "@type": "VirtualLocation"; url: string };
  image: string;
  performer: Person;
  organizer: Organization;
}

export interface FaqPage {
  "@type": "FAQPage";
  mainEntity: {
    "@type": "Question";
    name: string;
    acceptedAnswer: { "@type": "Answer"; text: string };
  }[];
}

export interface JobPosting {
  "@type": "JobPosting";
  title: string;
  description: string;
  identifier: { "@type": "PropertyValue"; name: string; value: string };
  datePosted: string;
  validThrough: string;
  employmentType: "CONTRACTOR" | "FULL_TIME";
  hiringOrganization: Organization;
  jobLocation: Place;
  baseSalary: {
    "@type": "MonetaryAmount";
    currency: string;
    value: { "@type": "QuantitativeValue"; minValue: number; maxValue: number; unitText: string };
  };
  url: string;
}

export interface Organization {
  "@type": "Organization";
  "@id"?: string;
  name: string;
  legalName?: string;
  url?: string;
  logo?: string;
  description?: string;
  foundingDate?: string;
  contactPoint?: ContactPoint[];
  location?: Place[];
}

interface ContactPoint {
  "@type": "ContactPoint";
  name?: string;
  contactType: string;
  telephone?: string;
  email: string;
}

interface Person {
  "@type": "Person";
  name: string;
}

export interface Place {
  "@type": "Place";
  name: string;
  address: {
    "@type": "PostalAddress";
    streetAddress: string;
    addressLocality: string;
    addressRegion?: string;
    postalCode: string;
    addressCountry: string;
  };
}

export interface SoftwareApplication {
  "@type": "SoftwareApplication";
  name: string;
  applicationCategory: string;
  operatingSystem: string;
  url: string;
  description: string;
  provider: Reference;
  offers: Offer[];
}

interface Offer {
  "@type": "Offer";
  name: string;
  description: string;
  url: string;
  price: number;
  priceCurrency: string;
  priceSpecification: {
    "@type": "UnitPriceSpecification";
    price: number;
    priceCurrency: string;
    unitCode: string;
  };
}

export interface WebSite {
  "@type": "WebSite";
  "@id": string;
  name: string;
  url: string;
  inLanguage: string;
  publisher: Reference;
}
