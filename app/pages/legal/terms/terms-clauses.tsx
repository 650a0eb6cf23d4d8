import { termsOfService } from "./terms-of-service.ts";
import { LegalDocument } from "#app/sections/legal/legal-document.tsx";

export function TermsClauses({ sheet }: { sheet: number }) {
  return <LegalDocument sheet={sheet} {...termsOfService} />;
}
