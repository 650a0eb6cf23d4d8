import board from "drawing:board";

import { Drawing } from "#app/art/drawing.tsx";
import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { docsSubjects } from "#app/site/contact-subjects.ts";
import { contactAddress } from "#app/forms/message-prefill.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** Closes the documentation; a part of it, whose drawing is in its head, ends on the same words alone. */
export function Support({ isPart = false }: { isPart?: boolean }) {
  const lead = (
    <>
      Send us the request and the answer, without the key. Support is available{" "}
      {claims.support.figure}, and a person replies within {claims.contactReply.figure}. You can
      also write to{" "}
      <a href={`mailto:${brand.mailboxes.support}`} className="text-link">
        {brand.mailboxes.support}
      </a>
    </>
  );
  const actions = (
    <>
      <ButtonLink to={contactAddress(docsSubjects.apiQuestion)} tone="go">
        Contact support
      </ButtonLink>
      <ButtonLink to={contactAddress(docsSubjects.gap)}>Report a gap in the docs</ButtonLink>
      <ButtonLink to="/status">System status</ButtonLink>
    </>
  );
  if (isPart) {
    return (
      <Zone
        tone="blueprint"
        className="grid gap-6 px-pad lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      >
        <h2 className="text-h2">Get help with the API.</h2>
        <div>
          <p className="max-w-[42em] text-ink-2">{lead}</p>
          <div className="mt-6 button-row">{actions}</div>
        </div>
      </Zone>
    );
  }
  return (
    <div id="support" className="border-t border-line-2">
      <CallToAction
        title={
          <>
            {/* In one line it would run up to the drawing. */}
            Get help with <br className="max-lg:hidden" />
            the API.
          </>
        }
        lead={lead}
        drawing={<Drawing of={board} decorative />}
      >
        {actions}
      </CallToAction>
    </div>
  );
}
