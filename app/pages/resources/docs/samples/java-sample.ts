import type { CodeLine } from "./code-listing.ts";
import { jsonNotation } from "./format-json.ts";
import type { SampleRequest, SampleValue } from "./operations.ts";
import { keyVariable, plainLines, propertyLines } from "./sample-lines.ts";

const authorization = `    .header("Authorization", "Bearer " + System.getenv("${keyVariable}"))`;
const quoted = (text: unknown) => JSON.stringify(String(text));
/** Text inside a text block, where only backslashes and three quotes in a row mean something. */
const inBlock = (text: string) => text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"""');

const imports: Record<SampleRequest["sentAs"], string[]> = {
  query: ["java.net.URI", "java.net.http.*"],
  form: [
    "java.net.URI",
    "java.net.http.*",
    "java.net.http.HttpRequest.BodyPublishers",
    "java.nio.file.Path",
  ],
  json: ["java.net.URI", "java.net.http.*", "java.net.http.HttpRequest.BodyPublishers"],
};

export function javaSample(request: SampleRequest): CodeLine[] {
  return [
    ...imports[request.sentAs].map((name) => ({ code: `import ${name};` })),
    { code: "" },
    ...building[request.sentAs](request),
    ...plainLines(`var response = HttpClient.newHttpClient()
    .send(request, HttpResponse.BodyHandlers.ofString());
System.out.println(response.body());`),
  ];
}

const building: Record<SampleRequest["sentAs"], (request: SampleRequest) => CodeLine[]> = {
  query: ({ url, values }) => [
    { code: `var url = URI.create("${url}"` },
    ...values.map(({ name, value, item }, index) => ({
      code: `    + "${index === 0 ? "?" : "&"}${name}=${encodeURIComponent(String(value))}"${index === values.length - 1 ? ");" : ""}`,
      item,
    })),
    ...plainLines(`var request = HttpRequest.newBuilder(url)
${authorization}
    .build();`),
  ],
  form: ({ url, values }) => {
    const file = values.find(({ isFile }) => isFile);
    const others = values.filter(({ isFile }) => !isFile);
    if (!file) throw new Error("A form without a file is better sent as JSON.");
    return [
      ...plainLines(`var boundary = "part-" + System.nanoTime();
var body = BodyPublishers.concat(
    BodyPublishers.ofString("""
        --%s\\r
        Content-Disposition: form-data; name="${file.name}"; filename="${file.value}"\\r
        \\r
        """.formatted(boundary)),`),
      { code: `    BodyPublishers.ofFile(Path.of(${quoted(file.value)})),`, item: file.item },
      { code: `    BodyPublishers.ofString("""` },
      { code: "        \\r" },
      ...others.flatMap(formPart),
      ...plainLines(`        --%1$s--\\r
        """.formatted(boundary)));
var url = URI.create("${url}");
var request = HttpRequest.newBuilder(url)
${authorization}
    .header("Content-Type", "multipart/form-data; boundary=" + boundary)
    .POST(body)
    .build();`),
    ];
  },
  json: ({ url, values }) => [
    ...plainLines('var body = """\n    {'),
    ...propertyLines(values, jsonNotation, "      ", { lastComma: false }).map((line) => ({
      ...line,
      code: inBlock(line.code),
    })),
    ...plainLines(`    }
    """;
var url = URI.create("${url}");
var request = HttpRequest.newBuilder(url)
${authorization}
    .header("Content-Type", "application/json")
    .POST(BodyPublishers.ofString(body))
    .build();`),
  ],
};

function formPart({ name, value, item }: SampleValue): CodeLine[] {
  const text = inBlock(String(value)).replaceAll("%", "%%");
  return [
    ...plainLines(`        --%1$s\\r
        Content-Disposition: form-data; name="${name}"\\r
        \\r`),
    { code: `        ${text}\\r`, item },
  ];
}
