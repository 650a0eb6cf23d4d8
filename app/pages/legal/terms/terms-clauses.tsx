import document from "records:legal/terms";

import { LegalDocument } from "#app/sections/legal/legal-document.tsx";

export function TermsClauses() {
  return <LegalDocument {...document} />;
}
