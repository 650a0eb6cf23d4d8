import { electronicsChallenges } from "./records.ts";
import { IndustryLog } from "#app/sections/industry/industry-log.tsx";

export function Challenges() {
  return (
    <IndustryLog
      title="Five checks before the rank."
      note="A bill of materials is wrong in the same five places every time. They are checked in this order."
      rowHead="Check"
      columns={["Where it hides", "What happens to it"]}
      rows={electronicsChallenges.map(({ heading, hides, answer }) => ({
        name: heading,
        cells: [hides, answer],
      }))}
    />
  );
}
