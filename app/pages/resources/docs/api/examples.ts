/**
 * What the API answers in the samples. A test holds the figures to the records they come from: the home dashboard's
 * sample package, ranked by the analyzer, and the claims of the specification.
 */
export const completedEvent = {
  type: "analysis.completed",
  timestamp: "2026-09-14T09:30:02Z",
  data: {
    id: "ana_2417",
    status: "completed",
    rfq: "RFQ-2417",
    responses: 14,
    analysis_seconds: 2.4,
    weights: { landed_cost: 40, lead_time: 30, reliability: 30 },
    best: [
      {
        rank: 1,
        vendor_id: "tallow-creek",
        score: 95,
        landed_cost_usd: 44582,
        lead_time_days: 22,
        reliability: 98,
      },
      {
        rank: 2,
        vendor_id: "norrvik",
        score: 91,
        landed_cost_usd: 41280,
        lead_time_days: 34,
        reliability: 86,
      },
      {
        rank: 3,
        vendor_id: "reinhold-vogt",
        score: 87,
        landed_cost_usd: 51600,
        lead_time_days: 18,
        reliability: 90,
      },
    ],
  },
};

export const vendorPage = {
  data: [
    {
      id: "tallow-creek",
      name: "Tallow Creek Machine",
      place: "Wichita, KS",
      reliability: 98,
      orders_on_time: 12,
      orders: 12,
    },
    {
      id: "reinhold-vogt",
      name: "Reinhold & Vogt",
      place: "Stuttgart, DE",
      reliability: 90,
      orders_on_time: 10,
      orders: 12,
    },
  ],
  pagination: { limit: 2, offset: 0, total: 3, next_offset: 2 },
};

export const workflow = {
  id: "wfl_0042",
  status: "active",
  workflow_type: "parallel",
  approvers: ["quality", "finance"],
  rules: [
    { field: "landed_cost_usd", above: 40000, add_approver: "plant_manager" },
    { field: "waiting_hours", above: 24, add_approver: "procurement_director" },
  ],
  created_at: "2026-09-14T09:31:40Z",
};

export const dashboard = {
  date_range: "2026-07-01/2026-09-30",
  metrics: [
    { name: "cycle_time_days", value: 6, previous: 20, change_percent: -70 },
    { name: "approval_hours", value: 8, previous: 40, change_percent: -80 },
    { name: "landed_cost_index", value: 91, previous: 100, change_percent: -9 },
  ],
};
