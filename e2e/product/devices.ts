/** Something on a page that answers its controls: a calculator, a chart, a list that is narrowed. */
export interface Device {
  address: string;
  /** Its controls, and all that they change. */
  device: string;
  /** What they come to, inside of it. One of these is in view after a control was used. */
  answer: string;
  /** The answer to another choice may be longer: what follows moves, the controls do not. */
  grows?: boolean;
  /** On a wide screen it stands beside its controls: asked there too, and not only by `npm run test:all`. */
  standsBeside?: boolean;
  /** Other suppliers in the list may have longer names: so far a control may move with that. */
  mayMovePx?: number;
  /** Chips, links and buttons that are answered too, inside of it. */
  presses?: string;
  /** What their answer says in the end, where it has to be waited for. */
  comesLater?: RegExp;
}

const rankingAndReason = "ol[aria-label], table, [aria-label=Weights] > :last-child > p";

export const devices: Device[] = [
  {
    address: "/",
    device: "main .zone",
    answer: rankingAndReason,
    grows: true,
    presses: "button[aria-pressed]",
  },
  {
    address: "/product/rfq-analyzer",
    device: "#ten-best",
    answer: rankingAndReason,
    grows: true,
    mayMovePx: 8,
  },
  { address: "/resources/blog", device: "#articles", answer: "[role=status]", grows: true },
  { address: "/security", device: "#controls", answer: "[role=status]", grows: true },
  {
    address: "/security",
    device: "#this-site",
    answer: "[role=status]",
    presses: "button",
    comesLater: /just now/,
  },
  { address: "/pricing", device: "#worksheet", answer: "[data-verdict]" },
  {
    address: "/product/approval-routing",
    device: "#simulator",
    answer: "[role=status], [aria-label='Rules that match'], [data-missing]",
    grows: true,
    presses: "button[aria-label^='Sign as']",
  },
  { address: "/product/analytics", device: "#charts", answer: "[role=status]" },
  {
    address: "/product/spend-intelligence",
    device: "#sheet",
    answer: "[role=status], [aria-label='Spend as areas']",
    grows: true,
    presses: "[aria-label='Spend as areas'] :is(button, [role=button])",
  },
  {
    address: "/product/vendor-scorecards",
    device: "main .zone",
    answer: "[data-verdict], tfoot, thead",
    grows: true,
    standsBeside: true,
  },
  {
    address: "/product/vendor-scorecards",
    device: "#documents",
    answer: "[role=status]",
    grows: true,
  },
  {
    address: "/product/copilot",
    device: "main .zone",
    answer: "[data-verdict], [aria-label=Answer] h2",
    grows: true,
    presses: "[aria-label='Example questions'] a",
  },
  { address: "/solutions/aerospace", device: "#inspection-sheet", answer: "[data-verdict]" },
  { address: "/solutions/evtol", device: "#inspection-sheet", answer: "[data-verdict]" },
  { address: "/solutions/electronics", device: "#inspection-sheet", answer: "[data-verdict]" },
  {
    address: "/solutions/discrete-manufacturing",
    device: "#inspection-sheet",
    answer: "[data-verdict]",
  },
  { address: "/solutions/multi-plant", device: "#inspection-sheet", answer: "[data-verdict]" },
];

/** Made of the same parts as that of /solutions/aerospace. */
export const isLikeAnother = ({ address }: Device) => /^\/solutions\/(?!aerospace)/.test(address);

/** The tool, whose every step is a journey (try.spec.ts), and the documentation's search and tabs (docs.spec.ts). */
export const elsewhere = ["/try", "/resources/docs"];
