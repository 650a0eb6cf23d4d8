import document from "records:terms";

import { LegalDocument } from "#app/sections/legal/legal-document.tsx";

export function TermsClauses() {
  return <LegalDocument {...document} />;
}
