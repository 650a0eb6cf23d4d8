import {
  rankedSampleHref,
  sampleHref,
  type SamplePackage,
  samplePackages,
} from "#app/samples/sample-packages.ts";
import { sampleSettings } from "#app/samples/sample-settings.ts";
import { templates } from "#app/site/templates.ts";
import { sampleSourceId } from "#app/tool/fetch-sample.ts";
import { analysisInput } from "#app/tool/package/analysis-input.ts";
import { emptyPackage, reducePackage } from "#app/tool/package/package-state.ts";
import { openPackage } from "#app/tool/worker/open-package.ts";
import type { PackageView } from "#app/tool/worker/package-view.ts";

import { readCollection } from "../collections/read-collection.ts";
import { guidePdf } from "./pdf/guide-pdf.ts";
import { pdfFonts } from "./pdf/pdf-fonts.ts";
import { sampleFile } from "./samples/sample-files.ts";
import { quoteComparison } from "./templates/quote-comparison.ts";
import { textOf } from "./templates/read-records.ts";
import { rfqPackage } from "./templates/rfq-package.ts";
import { supplierScorecard } from "./templates/supplier-scorecard.ts";
import { writeWorkbook } from "./workbooks/workbook.ts";

/** A file that visitors can save. */
export interface Download {
  slug: string;
  href: string;
  bytes: Buffer;
  /** Of a PDF. */
  pageCount?: number;
}

export const downloadKinds = ["guides", "templates", "samples"] as const;
export type DownloadKind = (typeof downloadKinds)[number];

/** Makes every file of a kind. `site` is the address that links in them lead to. */
export async function makeDownloads(kind: DownloadKind, site: string): Promise<Download[]> {
  switch (kind) {
    case "guides":
      return await makeGuides(site);
    case "templates":
      return await makeTemplates();
    case "samples":
      return await makeSamples();
  }
}

async function makeGuides(site: string): Promise<Download[]> {
  const fonts = await pdfFonts();
  const made: Download[] = [];
  for (const guide of readCollection("guides")) {
    const pdf = await guidePdf(guide, { fonts, site });
    made.push({ slug: guide.slug, href: `/resources/guides/${guide.slug}.pdf`, ...pdf });
  }
  return made;
}

/** How each template's file is made. */
export const templateFiles: Record<(typeof templates)[number]["slug"], () => Promise<Buffer>> = {
  "rfq-package": () => writeWorkbook(rfqPackage()),
  "quote-comparison": () => writeWorkbook(quoteComparison()),
  "supplier-scorecard": () => writeWorkbook(supplierScorecard()),
  "approval-matrix": async () => Buffer.from(textOf("approval-matrix.csv")),
};

async function makeTemplates(): Promise<Download[]> {
  return await Promise.all(
    templates.map(async ({ slug, href }) => ({ slug, href, bytes: await templateFiles[slug]() })),
  );
}

async function makeSamples(): Promise<Download[]> {
  const files = samplePackages.flatMap(({ id, files }) => files.map(({ name }) => ({ id, name })));
  return await Promise.all([
    ...files.map(async ({ id, name }) => ({
      slug: `${id}/${name}`,
      href: sampleHref(id, name),
      bytes: await sampleFile(id, name),
    })),
    ...samplePackages.map(async (sample) => ({
      slug: `${sample.id}/ranked`,
      href: rankedSampleHref(sample.id),
      bytes: Buffer.from(JSON.stringify(await rankedSample(sample))),
    })),
  ]);
}

/** What the tool shows when a sample is opened: made by the tool's own engine, from the files that visitors get. */
async function rankedSample({ id, files, settings }: SamplePackage): Promise<PackageView> {
  const { askedQuantities, weights, today } = settings;
  const sources = await Promise.all(
    files.map(async ({ name }, index) => ({
      id: sampleSourceId(id, index),
      kind: "file" as const,
      name,
      file: new Blob([new Uint8Array(await sampleFile(id, name))]),
      isSample: true as const,
    })),
  );
  const opened = openPackage();
  const { signal } = new AbortController();
  await opened.read({ sources }, { signal, onProgress: () => {} });
  const state = reducePackage(emptyPackage(today), {
    kind: "opened",
    sources,
    sampleId: id,
    settings: { ...sampleSettings, askedQuantities },
  });
  return opened.analyze(analysisInput(state, weights));
}
