import { termsOfService } from "./terms-of-service.ts";
import { LegalDocument } from "#app/sections/legal/legal-document.tsx";

export function TermsClauses() {
  return <LegalDocument {...termsOfService} />;
}
