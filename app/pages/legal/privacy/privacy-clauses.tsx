import { privacyPolicy } from "#app/content/privacy-policy.ts";
import { LegalDocument } from "#app/sections/legal-document.tsx";

export function PrivacyClauses({ sheet }: { sheet: number }) {
  return <LegalDocument sheet={sheet} {...privacyPolicy} />;
}
