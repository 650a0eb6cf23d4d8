import { privacyPolicy } from "./privacy-policy.ts";
import { LegalDocument } from "#app/sections/legal/legal-document.tsx";

export function PrivacyClauses() {
  return <LegalDocument {...privacyPolicy} />;
}
