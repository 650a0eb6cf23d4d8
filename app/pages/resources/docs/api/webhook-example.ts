/** One delivery, signed: a reader who recomputes the signature gets the same one, and so does a test. */
export const webhookExample = {
  secret: "whsec_c2VjdGlvbi1BLUEtc2NhbGUtMToxLXJldkQ=",
  id: "msg_2417_40718_03",
  timestamp: "1789378202",
  body: '{"type":"analysis.failed","timestamp":"2026-09-14T09:30:02Z","data":{"id":"ana_2418","status":"failed","detail":"Page 2 is a photo of a printout. Send the original."}}',
  signature: "v1,2jpU5XKhr+3OVDD01B6Dg28D8oLL+Z+pQ7/Yht/otb8=",
} as const;
