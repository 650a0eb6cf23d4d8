/** What the browser and the server agree on about the site's three forms. */

type FieldInput = "text" | "email" | "tel";

type FormField = {
  name: string;
  label: string;
  type: FieldInput;
  /** A textarea in the browser; line breaks are allowed by the server. */
  multiline: boolean;
  required: boolean;
  /** Token of the HTML `autocomplete` attribute. */
  autoComplete: string;
  inputMode: "text" | "email" | "tel";
  /** The server refuses longer values, counted in UTF-16 units with line breaks as one, as browsers count. */
  maxLength: number;
  hint?: string;
};

type FormContract = {
  name: string;
  /** In the order of the specification. */
  fields: readonly FormField[];
  submitLabel: string;
  submittingLabel: string;
  successMessage: string;
  failureMessage: string;
};

const email = {
  name: "email",
  label: "Work email",
  type: "email",
  multiline: false,
  required: true,
  autoComplete: "email",
  inputMode: "email",
  maxLength: 254,
  hint: "We reply to this address.",
} as const satisfies FormField;

const newsletterEmail = {
  ...email,
  hint: "One email when an article is published. Unsubscribe at any time.",
} as const satisfies FormField;

const name = {
  name: "name",
  label: "Name",
  type: "text",
  multiline: false,
  required: true,
  autoComplete: "name",
  inputMode: "text",
  maxLength: 200,
} as const satisfies FormField;

const phone = {
  name: "phone",
  label: "Phone",
  type: "tel",
  multiline: false,
  required: false,
  autoComplete: "tel",
  inputMode: "tel",
  maxLength: 50,
} as const satisfies FormField;

const company = {
  name: "company",
  label: "Company",
  type: "text",
  multiline: false,
  required: true,
  autoComplete: "organization",
  inputMode: "text",
  maxLength: 200,
} as const satisfies FormField;

const message = {
  name: "message",
  label: "Message",
  type: "text",
  multiline: true,
  required: true,
  autoComplete: "on",
  inputMode: "text",
  maxLength: 5000,
} as const satisfies FormField;

export const forms = {
  newsletter: {
    name: "newsletter",
    fields: [newsletterEmail],
    submitLabel: "Subscribe",
    submittingLabel: "Subscribing...",
    successMessage: "Thank you for subscribing! You'll receive our latest insights in your inbox.",
    failureMessage: "Sorry, there was an error subscribing. Please try again.",
  },
  contact: {
    name: "contact",
    fields: [name, phone, email, company, message],
    submitLabel: "Send Message",
    submittingLabel: "Sending...",
    successMessage: "Thank you! Your message has been sent successfully.",
    failureMessage: "Sorry, there was an error sending your message. Please try again.",
  },
  demo: {
    name: "demo",
    fields: [name, email, company, phone, message],
    submitLabel: "Book a Demo",
    submittingLabel: "Submitting...",
    successMessage: "Thank you! We'll contact you shortly to schedule your demo.",
    failureMessage: "Sorry, there was an error submitting your request. Please try again.",
  },
} as const satisfies Record<string, FormContract>;

export type FormName = keyof typeof forms;
export type { FormContract, FormField };

export const formNames = Object.keys(forms) as FormName[];

/** What a form posted without a script is answered with: one page for each form and outcome. */
export const formResults = formNames.flatMap((form) => [
  { name: `${form}-success` as const, form, succeeded: true },
  { name: `${form}-failure` as const, form, succeeded: false },
]);

export type FormResultName = (typeof formResults)[number]["name"];

export function isFormName(value: unknown): value is FormName {
  return typeof value === "string" && Object.hasOwn(forms, value);
}

/** Every form posts here, URL-encoded. */
export const FORM_ACTION = "/";
export const FORM_CONTENT_TYPE = "application/x-www-form-urlencoded";
export const FORM_NAME_FIELD = "form-name";
/** People never see this field; a submission that fills it is kept as spam. */
export const HONEYPOT_FIELD = "bot-field";

/** Sent by fetch only: a UUID made once per filled form and reused until success is seen. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";
/** Sent by fetch only: whole milliseconds between the form's first display and this post. */
export const FILL_TIME_HEADER = "Form-Fill-Ms";
/** A faster post is answered like any other, but kept as spam. */
export const MIN_FILL_MS = 800;

export const MAX_BODY_BYTES = 64 * 1024;
/** The browser gives up after this long and shows the failure message. */
export const SUBMIT_TIMEOUT_MS = 15_000;

export type FieldProblem = "missing" | "malformed" | "too-long" | "control-characters";

/** Why a field was refused, in words that fit beside the field and in a summary. */
export function fieldProblemText(field: FormField, problem: FieldProblem): string {
  switch (problem) {
    case "missing":
      return `${field.label} is required.`;
    case "malformed":
      return field.type === "email"
        ? `${field.label} must be an address such as name@company.com.`
        : `${field.label} cannot be read.`;
    case "too-long":
      return `${field.label} must be ${field.maxLength.toLocaleString("en-US")} characters or fewer.`;
    case "control-characters":
      return `${field.label} contains characters that cannot be kept. Please type it again.`;
  }
}

/** Follows the newsletter's thanks where subscribers are asked to confirm by mail. */
export const CONFIRM_BY_MAIL =
  "One more step for new subscribers: look for our mail and follow the link in it.";

/** The body of every answer to a post made with `Accept: application/json`. */
export type SubmissionAnswer =
  | {
      ok: true;
      message: string;
      /** What the visitor should do next. */
      detail?: string;
    }
  | {
      ok: false;
      /** The form's failure message, or a sentence of its own when the form is not known. */
      message: string;
      reason: RefusalReason;
      /** One sentence on what was wrong. */
      detail: string;
      fields?: { name: string; problem: FieldProblem; text: string }[];
    };

export type RefusalReason =
  | "wrong-content-type"
  | "malformed-body"
  | "body-too-large"
  | "unknown-form"
  | "invalid-fields"
  | "cross-origin"
  | "too-many-requests"
  | "not-stored";
