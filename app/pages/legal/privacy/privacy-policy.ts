import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { dataLocation } from "#app/site/facts/data-location.ts";
import { keptOnDevice } from "#app/site/facts/kept-on-device.ts";
import { afterTermination, retention } from "#app/site/facts/retention.ts";
import { training } from "#app/site/facts/training.ts";
import { visitsCounted } from "#app/site/facts/visits-counted.ts";
import type { LegalDocument } from "#app/sections/legal/legal.ts";

import { privacyRevisions } from "./privacy-revisions.ts";

const { mailboxes, legalName, name } = brand;

export const privacyPolicy: LegalDocument = {
  clauses: [
    {
      id: "scope",
      title: "Who we are, and what this covers",
      part: "What we collect, and why",
      summary:
        "This covers our website and our product. In the product your company decides how data is used.",
      text: [
        `${legalName} ("${name}", "we") provides an RFQ analyzer and related procurement modules to companies, and this website. This policy says which personal data we process, why, and what you can ask of us.`,
        "For what you do on this website we are the controller. For what our customers put into the product (RFQs, quotes, supplier records, approvals) the customer is the controller and we are its processor: we act on its instructions, under the terms of service and a data processing agreement.",
      ],
    },
    {
      id: "collection",
      title: "What we collect",
      summary: "What you enter in a form, what your company uploads, and logs of use.",
      text: [
        "We process the following:",
        [
          "Website forms. Newsletter: your email address. Contact and demo: name, email, company, message, and a phone number if you give one. With each: the page that held the form, and the campaign or site that brought you here.",
          "Accounts. Name, work email, role, and how you sign in. With single sign-on we receive the identity your provider asserts, never your password.",
          "Customer content. Quotes and RFQs as they came, the values read from them, supplier contacts, comments, approvals and awards.",
          "Use of the product. Which actions were taken, by whom and when (the audit trail).",
          "Billing. The person and address that invoices go to.",
        ],
        "We do not buy personal data, and we do not look you up elsewhere to add to what you told us.",
      ],
    },
    {
      id: "use",
      title: "What we use it for",
      summary: "To run the service, answer you and send invoices. Not for advertising.",
      text: [
        "We use personal data to:",
        [
          "provide, secure and support the product, including reading and ranking the quotes you send;",
          "answer messages, arrange demos and write proposals;",
          "send the newsletter to those who asked for it, until they unsubscribe;",
          "invoice, keep accounts and meet legal duties;",
          "find and fix faults.",
        ],
        "We do not sell personal data, we do not share it for cross-context advertising, and we make no decision about a person by automated means alone. The product ranks quotes, not people, and a person approves the award.",
      ],
    },
    {
      id: "legal-bases",
      title: "Legal bases",
      summary: "We rely on a contract, a legitimate interest, your consent or the law.",
      text: [
        "Where the GDPR or the UK GDPR applies, we rely on: performance of a contract (the product, billing, answering a request for a demo); legitimate interests (security, fault finding, answering other messages), which we weigh against yours; consent (the newsletter), which you may withdraw at any time; and legal obligation (accounts).",
      ],
    },
    {
      id: "rfq-data",
      title: "RFQ data, and when it is anonymized",
      part: "Where it goes",
      summary: retention,
      text: [
        `${retention} Names, email addresses, company names, part numbers and free text are then removed or replaced so that no person and no customer can be identified. Lead times, cost structures and units remain.`,
        "An award file holds the quotes, the approvals and the audit trail of one award. A customer may ask for earlier anonymization or deletion at any time.",
        training,
      ],
    },
    {
      id: "sharing",
      title: "Who else sees it",
      summary:
        "Our subprocessors, under contract, and the people you address. Authorities only if the law compels us.",
      text: [
        "We share personal data with:",
        [
          "subprocessors that host the service, deliver email and process payments, each bound by contract to our instructions. We send the current list on request;",
          "the approvers, colleagues and suppliers whom you address through the product;",
          "authorities, where a valid legal order compels us. We tell you first unless that is forbidden;",
          "a successor, if the business or a part of it is transferred, under this policy.",
        ],
      ],
    },
    {
      id: "transfers",
      title: "International transfers",
      summary: `Data is stored in ${dataLocation.country}, with the safeguards that the law requires.`,
      text: [
        `Customer content is stored in ${dataLocation.country}. We have offices in the United States and the United Kingdom. Where personal data leaves the European Economic Area, the United Kingdom or Switzerland, we rely on an adequacy decision or on the standard contractual clauses with the additional measures they call for. Copies are available on request.`,
      ],
    },
    {
      id: "security",
      title: "Security",
      summary: `${claims.encryption.figure} encryption, customers' data kept separate, every access logged.`,
      text: [
        `Data is encrypted with ${claims.encryption.figure} at rest and with TLS in transit. Tenants are isolated by row level security in the database. Access follows roles, sign-in can be tied to your identity provider, and every access is logged. Backups are made and restores are rehearsed.`,
        `If an incident affects your data we aim to tell you within ${claims.incidentNotice.figure} of becoming aware of it, with what we know and what we are doing. To report a weakness, write to ${mailboxes.security}.`,
      ],
    },
    {
      id: "retention",
      title: "How long we keep it",
      part: "How long, and your rights",
      summary: `Customer content: until the contract ends, and ${claims.dataExport.figure} longer for export. Messages: until they are answered.`,
      text: [
        [
          `Customer content is kept while the contract runs. ${afterTermination} Copies in backups are deleted as the backups expire.`,
          "RFQ data and award files are kept as set out in the clause on RFQ data.",
          "Contact and demo messages are kept until the matter is closed, and deleted earlier if you ask.",
          `A newsletter address is kept until you unsubscribe. Use the link in any newsletter, or write to ${mailboxes.privacy}. It is then erased. We keep only a keyed hash of it, so that unsubscribing still works.`,
          "Invoices are kept as long as tax law requires.",
        ],
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      summary:
        "You can see, correct, export or delete your data, and object to its use. It costs nothing.",
      text: [
        "Depending on where you live (under the GDPR, the UK GDPR or the CCPA, among others) you may ask us to confirm what we hold, give you a copy in a portable form, correct it, delete it, or restrict what we do with it. You may object to processing based on legitimate interests and withdraw a consent. We do not discriminate against people who do.",
        `Write to ${mailboxes.privacy}. We answer without undue delay and within the time the law sets. If the data is in a customer's account we pass your request to that customer and help it to answer. You may also complain to your supervisory authority.`,
      ],
    },
    {
      id: "website",
      title: "This website",
      summary: `No cookies, no trackers, nothing loaded from other sites. ${visitsCounted}`,
      text: [
        "This website sets no cookies, loads nothing from other hosts and uses no analytics service. Fonts and drawings come from the same address as the page.",
        "If you choose paper or blueprint in the header, the choice is kept in your own browser and is not sent to us. To slow down automated posts, we count form posts, and the messages of the next paragraph, by network address in memory. We do not write the address to our logs.",
        "Where our own server shows this website, it counts what happens on it as sums for each day: pages opened, the sites and campaigns that visits came from, forms begun and sent, searches that found nothing, and how many files of which kind (such as PDF) were tried at /try. For what the server cannot see by itself, the page sends it a short message. The sums hold no network address, no identifier and nothing that you typed, and no cookie or fingerprint is used to make them. They are deleted after 400 days. If your browser sends Do Not Track or Global Privacy Control, nothing that you do is counted.",
        keptOnDevice.arrival,
        keptOnDevice.policy,
        keptOnDevice.tab,
      ],
    },
    {
      id: "children",
      title: "Children",
      part: "Last things",
      summary: "The product is for companies. It is not for children.",
      text: [
        "The website and the product are meant for people at work. We do not knowingly collect personal data from children, and delete it if we learn that we have.",
      ],
    },
    {
      id: "changes",
      title: "Changes to this policy",
      summary: `${claims.changeNotice.figure} notice, and an entry in the list of revisions.`,
      text: [
        `When we make a material change to this policy, we give ${claims.changeNotice.figure} notice by email to account owners and on this page before it takes effect. Every change is listed under Revisions below.`,
      ],
    },
    {
      id: "contact",
      title: "Contact",
      summary: "Write to our privacy mailbox.",
      text: [
        `Questions and requests about privacy go to ${mailboxes.privacy}, or by post to ${legalName} at the address of our headquarters on the contact page.`,
      ],
    },
  ],
  revisions: privacyRevisions,
};
