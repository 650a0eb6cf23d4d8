import type { RefObject } from "react";

import {
  approvalRules,
  approvers,
  requestCategories,
  requestPlants,
  requestSettings,
  sampleRequest,
} from "#app/samples/approval-rules.ts";
import { type ApprovalRoute, routeSteps } from "#app/samples/approval-route.ts";
import { ruleSummary } from "./rule-text.ts";
import { NumberSettingField } from "#app/sections/number-setting-field.tsx";
import { ResultRoom } from "#app/sections/result-room.tsx";
import { ChoiceChips } from "#app/ui/choice-chips.tsx";

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface RequestFormProps {
  form: RefObject<HTMLFormElement | null>;
  route: ApprovalRoute;
  missing: readonly string[];
  isUsable: boolean;
  onInput: () => void;
}

/** What is asked for, and the rules that it meets. */
export function RequestForm({ form, route, missing, isUsable, onInput }: RequestFormProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <h3 className="border-b border-line px-pad py-3 text-h4 font-medium tracking-snug">
        Role-based routing
      </h3>
      <form
        ref={form}
        aria-label="Request"
        onInput={onInput}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-4 px-pad py-4"
      >
        <NumberSettingField name="amount" setting={requestSettings.amount} isUsable={isUsable} />
        <div className="contents noscript:hidden">
          <ChoiceChips
            label="Category"
            name="category"
            options={options(requestCategories)}
            value={sampleRequest.category}
          />
          <ChoiceChips
            label="Plant"
            name="plant"
            options={options(requestPlants)}
            value={sampleRequest.plant}
          />
        </div>
        <p className="hidden noscript:block">
          {requestCategories[sampleRequest.category]}, {requestPlants[sampleRequest.plant]}
        </p>
      </form>
      <ResultRoom missing={missing}>
        <MatchedRules route={route} />
      </ResultRoom>
    </div>
  );
}

function MatchedRules({ route }: { route: ApprovalRoute }) {
  return (
    <div className="border-t border-hair px-pad py-4">
      <h4 className="mb-2 label">Rules that match</h4>
      <ul aria-label="Rules that match" className="text-small">
        {routeSteps(route).map(({ rule: id, approver }) => {
          const rule = approvalRules.find((rule) => rule.id === id)!;
          return (
            <li
              key={id}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-hair py-2"
            >
              <span className="figures text-note leading-6 text-ink-3">{id}</span>
              <span>
                {approvers[approver].title}
                <span className="block note">{ruleSummary(rule)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
