import { apiLimits } from "./api-limits.ts";
import type { SampleLanguage } from "./languages.ts";

const toleranceSeconds = apiLimits.webhook.toleranceMinutes * 60;

/**
 * How a receiver checks a delivery. Entries of the header are compared whole: those of schemes it does not know are no
 * base64 of ours, so they are never decoded. A test runs the one for Node.js on the worked example.
 */
export const signatureCheck: Record<SampleLanguage, string> = {
  curl: `# $ID, $TIMESTAMP and $BODY as they came, $SECRET from your settings
KEY=$(printf '%s' "\${SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \\n')
printf '%s.%s.%s' "$ID" "$TIMESTAMP" "$BODY" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary |
  base64 # compare with what follows "v1," in webhook-signature`,
  javascript: `import { createHmac, timingSafeEqual } from "node:crypto";

export function isGenuine(headers, body, secret, now = Date.now()) {
  const timestamp = headers["webhook-timestamp"];
  if (!(Math.abs(now / 1000 - timestamp) <= ${toleranceSeconds})) return false;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const digest = createHmac("sha256", key)
    .update(\`\${headers["webhook-id"]}.\${timestamp}.\${body}\`)
    .digest("base64");
  const expected = Buffer.from(\`v1,\${digest}\`);
  return headers["webhook-signature"].split(" ").some((entry) => {
    const given = Buffer.from(entry);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`,
  python: `import base64, hashlib, hmac, time

def is_genuine(headers, body: bytes, secret, now=None):
    timestamp = headers["webhook-timestamp"]
    if abs((now or time.time()) - int(timestamp)) > ${toleranceSeconds}:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{timestamp}.".encode() + body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    given = headers["webhook-signature"].encode().split(b" ")
    return any(hmac.compare_digest(expected, entry) for entry in given)`,
  java: `import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

static boolean isGenuine(Map<String, String> headers, String body, String secret, long now)
        throws Exception {
    var timestamp = headers.get("webhook-timestamp");
    if (Math.abs(now - Long.parseLong(timestamp)) > ${toleranceSeconds}) return false;
    var key = Base64.getDecoder().decode(secret.replace("whsec_", ""));
    var mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    var signed = headers.get("webhook-id") + "." + timestamp + "." + body;
    var digest = mac.doFinal(signed.getBytes(StandardCharsets.UTF_8));
    var expected = ("v1," + Base64.getEncoder().encodeToString(digest)).getBytes();
    return Arrays.stream(headers.get("webhook-signature").split(" "))
        .anyMatch((entry) -> MessageDigest.isEqual(entry.getBytes(), expected));
}`,
};
