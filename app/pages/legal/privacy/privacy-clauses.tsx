import { privacyPolicy } from "./privacy-policy.ts";
import { LegalDocument } from "#app/sections/legal/legal-document.tsx";

export function PrivacyClauses({ sheet }: { sheet: number }) {
  return <LegalDocument sheet={sheet} {...privacyPolicy} />;
}
