import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { cancelAnytime } from "#app/site/facts/cancel.ts";
import { afterTermination, retention } from "#app/site/facts/retention.ts";
import { training } from "#app/site/facts/training.ts";
import type { LegalDocument } from "#app/sections/legal/legal.ts";

import { termsRevisions } from "./terms-revisions.ts";

const { mailboxes, legalName, name } = brand;

export const termsOfService: LegalDocument = {
  clauses: [
    {
      id: "agreement",
      title: "The agreement",
      part: "Contract and service",
      summary:
        "You agree on behalf of your company. A signed order form takes precedence over these terms.",
      text: [
        `These terms are an agreement between ${legalName} ("${name}", "we") and the company that uses the service ("you"). Whoever accepts them confirms that they may bind that company.`,
        "An order form names your plan, its price and its term. Where an order form or a signed agreement says something else, it prevails over these terms.",
      ],
    },
    {
      id: "service",
      title: "The service",
      summary: "The service reads, normalizes and ranks quotes. You make the award.",
      text: [
        "The service takes in RFQs and quotes, normalizes them across vendors, currencies and units, ranks them by landed cost, delivery lead time and supplier reliability, routes approvals and keeps a log of decisions. Modules and limits are those of your plan.",
        "Rankings, scores and suggestions support a decision; they do not make it. Values have a confidence score. You check those below the threshold. You are responsible for the awards you make and for the suppliers you choose.",
      ],
    },
    {
      id: "accounts",
      title: "Accounts and users",
      summary: "One account per person. Keep credentials safe and report misuse.",
      text: [
        "You may give access to as many users as your plan allows. Users are people, not shared mailboxes. You keep credentials safe, you remove users who leave, and you tell us without delay when an account may have been misused.",
      ],
    },
    {
      id: "trial",
      title: "Free trial",
      summary: `A ${claims.trial.figure} ${claims.trial.label}, no credit card. It ends by itself.`,
      text: [
        `Every plan begins with a ${claims.trial.figure} ${claims.trial.label}. We ask for no credit card. A trial that you do not turn into a subscription ends by itself, and its data can be exported as after any termination.`,
      ],
    },
    {
      id: "fees",
      title: "Fees and payment",
      part: "Money",
      summary: "Monthly or annual, in advance. No setup fees.",
      text: [
        "Fees are those of your order form, payable in advance, monthly or annually as you chose. There are no setup fees. Fees exclude taxes, which we add where the law requires it.",
        "An invoice that you dispute in good faith and in time does not count as late for the disputed part. If an undisputed invoice stays unpaid after a written reminder, we may suspend the service until it is paid.",
      ],
    },
    {
      id: "price-changes",
      title: "Price changes",
      summary: `${claims.changeNotice.figure} notice, and never during a term you have paid for.`,
      text: [
        `We may change prices with ${claims.changeNotice.figure} notice. A change takes effect with the next term, never within one that has been paid. If you do not agree you may end the subscription before the change takes effect.`,
      ],
    },
    {
      id: "your-data",
      title: "Your data",
      part: "Data, use and security",
      summary: "Your data stays yours. We use it only to provide the service to you.",
      text: [
        "You keep all rights in what you put into the service. You grant us the right to host, process and show it as far as is needed to provide, secure and support the service to you. You confirm that you may give us what you upload, your suppliers' quotes included.",
        `The privacy policy says how we handle personal data. ${retention} ${training} A data processing agreement is part of these terms where the law requires one.`,
      ],
    },
    {
      id: "acceptable-use",
      title: "Acceptable use",
      summary: "Do not attack or resell the service, or use it to break the law.",
      text: [
        "You will not, and will not let others:",
        [
          "use the service against the law, including export control and sanctions rules that apply to your drawings and parts;",
          "upload technical data controlled under ITAR, or controlled unclassified information (CUI);",
          "upload what you have no right to share, or what is meant to do damage;",
          "probe, overload or get around the security of the service, other than under our disclosure policy;",
          "resell the service, or use it to build one that competes with it;",
          "show one supplier's confidential quote to another through the service.",
        ],
      ],
    },
    {
      id: "confidentiality",
      title: "Confidentiality",
      summary:
        "Each of us keeps the other's information confidential. Your quotes are always confidential.",
      text: [
        "Each of us protects the other's confidential information with the care it gives its own, and no less than reasonable care, uses it only for this agreement, and shares it only with people who need it and are bound to the same. Your customer content is confidential without being marked. This does not cover what is public, already known, independently developed, or must be disclosed by law.",
      ],
    },
    {
      id: "security-and-availability",
      title: "Security and availability",
      summary: `${claims.encryption.figure} encryption, separate data for each customer, ${claims.uptime.figure} uptime target.`,
      text: [
        `We keep the security measures described on the security page, among them ${claims.encryption.figure} encryption at rest, TLS in transit, row level security per tenant, single sign-on on plans that include it, backups and an audit trail. We may improve these measures. We do not weaken them.`,
        `We target ${claims.uptime.figure} uptime. Where your order form contains SLA guarantees, the credits it names are the remedy for missing them. We aim to notify you of an incident that affects you within ${claims.incidentNotice.figure}.`,
      ],
    },
    {
      id: "intellectual-property",
      title: "Intellectual property",
      part: "Rights and liability",
      summary: "We own the software. You own your data.",
      text: [
        "We and our licensors keep all rights in the service, its software and its documentation. You get a right to use it during the term, which is not exclusive and not transferable. If you send us suggestions, we may use them without payment.",
      ],
    },
    {
      id: "warranties",
      title: "Warranties and disclaimer",
      summary:
        "The service works as documented, or we fix it or refund. We do not vouch for suppliers.",
      text: [
        "We warrant that the service will work materially as its documentation describes. If it does not, tell us, and we will fix it within a reasonable time or, failing that, refund the fees paid for the part that does not work.",
        "Beyond this the service is provided as is, as far as the law allows. We do not warrant that a quote is honest, that a supplier delivers, or that a price will be met.",
      ],
    },
    {
      id: "liability",
      title: "Limitation of liability",
      summary: `Limited to the fees of the previous ${claims.liability.figure}. Indirect loss, such as lost profit, is excluded for both of us.`,
      text: [
        `The total liability of each of us arising from this agreement is limited to the fees paid or payable by you for the previous ${claims.liability.figure} before the event that gave rise to it. Neither of us is liable for indirect or consequential loss, or for lost profit, revenue or goodwill.`,
        "These limits do not apply to your duty to pay fees, to an indemnity under these terms, to willful misconduct, or to anything for which liability cannot be limited by law.",
      ],
    },
    {
      id: "indemnity",
      title: "Indemnity",
      summary:
        "We defend you against claims about our software. You defend us against claims about your files.",
      text: [
        "We defend you against third-party claims that the service, used as agreed, infringes their intellectual property, and pay what is awarded. You do the same for us for claims that arise from content you had no right to upload. The defended side informs the other promptly, leaves the defense to them, and helps.",
      ],
    },
    {
      id: "termination",
      title: "Term and termination",
      part: "Ending and changing it",
      summary: `${cancelAnytime} Enterprise contracts end with ${claims.terminationNotice.figure} notice.`,
      text: [
        `A subscription runs by the month or by the year and renews for the same period. You may cancel it at any time, and it ends with the month or year that is paid for. An Enterprise contract runs for the term of its order form; either of us may end it with ${claims.terminationNotice.figure} notice at the end of that term. If we end a subscription, we give you the same notice.`,
        `Either of us may end it at once if the other commits a material breach and does not cure it within the same period after a written notice, or becomes insolvent. If you end it for our breach, we refund the fees for the time that is left.`,
      ],
    },
    {
      id: "after-termination",
      title: "Your data after termination",
      summary: `You can export your data for ${claims.dataExport.figure}. It is then deleted, with the exceptions named here.`,
      text: [
        `${afterTermination} The export has the formats that the service offers: CSV, PDF and the original files. Copies in backups are deleted as the backups expire.`,
      ],
    },
    {
      id: "changes",
      title: "Changes to these terms",
      summary: `${claims.changeNotice.figure} notice. If you disagree, you can end the contract before the change.`,
      text: [
        `We may change these terms with ${claims.changeNotice.figure} notice to account owners and on this page. A change that is to your disadvantage takes effect with your next term. If you do not agree you may end the subscription before it does. Every change is listed under Revisions below.`,
      ],
    },
    {
      id: "general",
      title: "General",
      summary: "California law applies. Courts in San Francisco decide.",
      text: [
        "These terms are governed by the laws of the State of California, without its conflict rules, and the courts of San Francisco have jurisdiction. Neither of us may assign the agreement without the other's consent, except to a successor of the whole business. Neither is liable for delay through events beyond its control. If a clause is void, the rest stands. Not enforcing a right is not giving it up.",
      ],
    },
    {
      id: "contact",
      title: "Notices and contact",
      summary: "Write to sales about contracts, to support about the service.",
      text: [
        `Notices to us go to ${mailboxes.sales} and, in matters of the service, to ${mailboxes.support}. Notices to you go to the email address of the account owner. A notice counts from the next working day.`,
      ],
    },
  ],
  revisions: termsRevisions,
};
