import { brand } from "#app/site/brand.ts";
import { electronicsChallenges } from "./records.ts";
import { IndustryLog } from "#app/sections/industry/industry-log.tsx";

export function Challenges() {
  return (
    <IndustryLog
      title="Five checks on every line."
      note={`${brand.name} runs these checks before it ranks, in this order.`}
      rowHead="Check"
      columns={["The problem", `What ${brand.name} does`]}
      rows={electronicsChallenges.map(({ heading, hides, answer }) => ({
        name: heading,
        cells: [hides, answer],
      }))}
    />
  );
}
