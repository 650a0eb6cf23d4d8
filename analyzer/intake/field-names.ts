import type { QuoteField } from "./quote-line.ts";
import type { LineField } from "./recognition.ts";

/** What a field is called in questions and reasons. */
export const fieldNames: Readonly<Record<QuoteField, string>> = {
  supplier: "supplier",
  part: "part",
  description: "description",
  quantity: "quantity",
  unit: "unit",
  priceUnit: "price unit",
  price: "price",
  discount: "discount",
  total: "line total",
  currency: "currency",
  tooling: "tooling",
  freight: "freight",
  duty: "duty",
  incoterm: "Incoterm",
  leadTime: "lead time",
  validUntil: "valid until",
  minimumOrder: "minimum order",
  rating: "rating",
};

/** What can be said of a line, by its name. */
export const lineFieldNames: Readonly<Record<LineField, string>> = {
  ...fieldNames,
  charges: "charges",
  alternative: "alternative",
};
