import type { RequestPlant } from "#app/samples/approval-rules.ts";
import { brand } from "#app/site/brand.ts";
import { type Counter, counters, type Kpi } from "./operations-kpis.ts";

/** The process was changed on purpose between the two, so each has limits of its own. */
export const logPhases = {
  before: { name: "By hand", firstWeek: 1, lastWeek: 13 },
  after: { name: `With ${brand.name}`, firstWeek: 14, lastWeek: 26 },
} as const;

/** Week, plant, awards, cycle hours, approval hours, budget, landed cost, asked, quoted in time. */
const table = `
1 dayton 6 1957 360 33200 33605 42 32
1 monterrey 9 3256 485 53500 54380 81 65
1 aachen 4 1316 223 28600 28611 36 27
2 dayton 9 3398 496 56300 56889 72 55
2 monterrey 10 3929 480 73400 72848 70 56
2 aachen 5 1463 271 31300 30885 40 32
3 dayton 5 1681 307 26900 26883 50 39
3 monterrey 7 2729 418 48100 47688 70 55
3 aachen 6 1856 368 34700 34020 42 32
4 dayton 9 3387 577 56100 56517 63 49
4 monterrey 7 2730 367 36900 36009 63 50
4 aachen 5 1495 287 31600 32274 50 41
5 dayton 8 2585 435 44800 44343 64 50
5 monterrey 11 3966 621 67900 68480 99 74
5 aachen 8 2480 423 47500 47942 72 55
6 dayton 7 2496 443 39300 39609 63 49
6 monterrey 11 4261 672 72700 73529 110 84
6 aachen 7 2228 415 38400 38753 70 57
7 dayton 8 2629 478 57200 56616 80 66
7 monterrey 11 3747 675 72900 72114 110 89
7 aachen 5 1885 295 29600 30021 40 30
8 dayton 9 3106 661 60200 61113 81 63
8 monterrey 9 2798 534 59600 59505 90 74
8 aachen 7 2373 412 49700 49776 70 51
9 dayton 7 2715 483 37900 37110 70 56
9 monterrey 6 4027 341 43600 43458 42 33
9 aachen 6 1958 389 44100 44293 60 47
10 dayton 6 2246 405 35600 35650 48 36
10 monterrey 7 2845 464 47300 47534 56 44
10 aachen 6 1862 364 33800 33224 42 32
11 dayton 8 2479 502 51500 52271 56 45
11 monterrey 10 3777 520 61400 61276 90 68
11 aachen 6 2009 345 42100 41517 54 42
12 dayton 10 3282 729 61400 61853 100 77
12 monterrey 9 3056 520 56600 56119 72 57
12 aachen 7 2367 400 51600 51348 63 50
13 dayton 11 3757 815 64800 64335 110 87
13 monterrey 8 3016 413 49700 49570 80 61
13 aachen 5 1591 278 33500 33573 40 31
14 dayton 10 999 110 64900 60289 90 81
14 monterrey 11 1185 125 79900 73647 88 78
14 aachen 6 518 67 42200 38657 60 54
15 dayton 7 718 91 48100 43340 63 56
15 monterrey 5 608 49 32300 29073 50 44
15 aachen 7 684 69 36500 33381 56 50
16 dayton 7 769 84 50500 45109 56 50
16 monterrey 10 1075 117 55800 49845 70 63
16 aachen 5 506 60 29900 27260 35 32
17 dayton 7 763 78 47800 43785 56 51
17 monterrey 10 1081 110 62800 56614 80 72
17 aachen 4 329 46 26500 24014 32 28
18 dayton 5 532 61 35100 31850 40 37
18 monterrey 7 752 88 50400 46469 70 63
18 aachen 5 464 54 30800 27906 45 41
19 dayton 8 815 92 43800 40686 80 72
19 monterrey 8 917 76 48800 45273 64 58
19 aachen 7 717 88 43600 40504 63 57
20 dayton 6 597 76 32000 29486 54 48
20 monterrey 9 954 104 61200 56259 90 80
20 aachen 6 598 75 35300 32508 48 43
21 dayton 10 1084 131 68400 62547 90 81
21 monterrey 10 1037 113 58100 53250 70 65
21 aachen 8 653 95 58900 54073 64 58
22 dayton 11 1067 217 63900 57925 99 93
22 monterrey 7 737 83 43700 39660 63 60
22 aachen 7 695 77 42500 38574 56 52
23 dayton 5 517 57 28800 26006 45 42
23 monterrey 11 1248 120 74700 67486 110 101
23 aachen 8 682 89 43600 39327 56 51
24 dayton 8 808 176 51900 46508 64 61
24 monterrey 9 870 111 55000 49190 81 75
24 aachen 7 658 77 47000 42092 56 52
25 dayton 7 736 83 49300 44378 56 54
25 monterrey 9 933 101 49900 44687 72 69
25 aachen 6 607 66 33400 30411 60 56
26 dayton 8 743 83 57400 52245 80 74
26 monterrey 7 666 76 45900 42171 63 58
26 aachen 4 352 46 22800 20652 40 37`;

/** One plant's week, as counters: every measure is a sum divided by a sum, so that plants add up. Illustrative, in US dollars. */
export const operationsLog = table
  .trim()
  .split("\n")
  .map((line) => {
    const [week, plant, ...figures] = line.split(" ");
    const counted = counters.map((counter, index) => [counter, Number(figures[index])]);
    return {
      week: Number(week),
      plant: plant as RequestPlant,
      ...(Object.fromEntries(counted) as Record<Counter, number>),
    };
  });

interface LoggedCause {
  kpi: Kpi["id"];
  firstWeek: number;
  lastWeek: number;
  /** Null: all plants. */
  plant: RequestPlant | null;
  cause: string;
  action: string;
}

/** What somebody wrote beside the log when a week was unlike the others. */
export const loggedCauses: readonly LoggedCause[] = [
  {
    kpi: "cycle",
    firstWeek: 9,
    lastWeek: 9,
    plant: "monterrey",
    cause: "The foundry withdrew after award. Nine castings went out to quote again.",
    action: "A second source is asked on every casting RFQ.",
  },
  {
    kpi: "approval",
    firstWeek: 22,
    lastWeek: 24,
    plant: "dayton",
    cause: "Controller on leave, no deputy named. Requests waited until they escalated.",
    action: "Deputy set for every approver.",
  },
  {
    kpi: "landed",
    firstWeek: 19,
    lastWeek: 24,
    plant: null,
    cause: "The market price of aluminum fell six weeks in a row, and new quotes followed.",
    action: "None needed.",
  },
  {
    kpi: "response",
    firstWeek: 14,
    lastWeek: 21,
    plant: null,
    cause: "Suppliers still wrote to the old address. Replies were entered late, by hand.",
    action: "The old address has forwarded mail since week 22.",
  },
];
