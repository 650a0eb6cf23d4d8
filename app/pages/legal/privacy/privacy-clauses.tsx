import document from "records:legal/privacy";

import { LegalDocument } from "#app/sections/legal/legal-document.tsx";

export function PrivacyClauses() {
  return <LegalDocument {...document} />;
}
