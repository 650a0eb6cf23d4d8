import { requestCategories, requestPlants, supplierCountries } from "#app/samples/approvals.ts";
import type { PreparedRequest } from "./answering/answer.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

/** A request that is filled in but not sent: that takes a person. */
export function PreparedRequestSlip({ request }: { request: PreparedRequest }) {
  const { amount, category, plant, from, subject, signers, address } = request;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-pad py-4">
        <div>
          <h3 className="mb-1 label">Prepared request, not sent</h3>
          <p className="leading-tight font-medium">{unbroken(subject)}</p>
        </div>
        <ButtonLink to={address} size="small">
          Send for approval
        </ButtonLink>
      </div>
      <TitleBlock
        className="grid-cols-2 md:grid-cols-4"
        entries={[
          { label: "Amount", value: formatMoney(amount) },
          { label: "Category", value: requestCategories[category] },
          { label: "Plant", value: requestPlants[plant] },
          { label: "Supplier ships from", value: supplierCountries[from] },
        ]}
      />
      <p className="border-t border-hair px-pad py-2.5 note">Approvers: {signers.join(", ")}.</p>
    </>
  );
}
