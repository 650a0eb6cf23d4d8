import { compare } from "#corpus/compare.ts";
import { listCorpus, readCorpusFile } from "#corpus/corpus-files.ts";
import { matters } from "#corpus/difference.ts";
import { recognizeFile } from "#corpus/recognize-file.ts";

import { secondReader } from "../../cli/other-readers.ts";

/**
 * Which signs against a file's reading are harmless: how many quotes have each of them and none that is asked about, and how
 * many of these are right as they were read. The result is copied into `analyzer/intake/recognize/proof/signs.ts`, after each
 * training of the second reader too.
 */
interface Signed {
  readonly batch: string;
  readonly signs: readonly string[];
  readonly isRight: boolean;
}

const leastFiles = 3;
const leastShare = 0.97;
/** What only one reader has, and what an award rests on, is asked about however often it was right. */
const always =
  /^(?:other |only one|charges|lead time|minimum|incoterm|Alternative|a charge|asked about (?:stated-total|validUntil|currency$))/;

const readTwice = await secondReader();
const files: Signed[] = [];
for (const { path, truth } of await listCorpus()) {
  if (!truth.lines) continue;
  const alone = await readCorpusFile({ path });
  const second = await readTwice(alone);
  if (second === null) continue;
  const recognition = recognizeFile({ ...alone, second });
  if (recognition.lines.length === 0) continue;
  files.push({
    batch: path.split("/")[0] ?? "",
    signs: [...(recognition.signs?.values() ?? [])].flat(),
    isRight: !compare(truth, recognition).some(matters),
  });
}

const { harmless, counted } = harmlessOf(files);
console.table(counted);
console.log("unasked:", rightOf(files, harmless));
const held = files.filter(({ batch }) => /^unseen1[3-9]/.test(batch));
const leftOut = [...Map.groupBy(held, ({ batch }) => batch)].map(([batch, own]) =>
  rightOf(own, harmlessOf(files.filter((each) => each.batch !== batch)).harmless),
);
console.log("unasked of batches that were left out of the count:", leftOut);

function rightOf(of: readonly Signed[], known: ReadonlySet<string>): string {
  const unasked = of.filter(({ signs }) => signs.every((sign) => known.has(sign)));
  return `${unasked.filter(({ isRight }) => isRight).length} of ${unasked.length} right`;
}

/** One after the other, the commonest first: what is harmless shows what else is. */
function harmlessOf(of: readonly Signed[]) {
  const harmless = new Set<string>();
  const counted: { sign: string; files: number; right: number }[] = [];
  for (;;) {
    const alone = of.flatMap(({ signs, isRight }) => {
      const [sign, another] = signs.filter((each) => !harmless.has(each));
      return sign === undefined || another !== undefined ? [] : [{ sign, isRight }];
    });
    const [best] = [...Map.groupBy(alone, ({ sign }) => sign)]
      .map(([sign, own]) => ({
        sign,
        files: own.length,
        right: own.filter(({ isRight }) => isRight).length,
      }))
      .filter(
        ({ sign, files, right }) =>
          !always.test(sign) && files >= leastFiles && right >= files * leastShare,
      )
      .sort((a, b) => b.right - a.right);
    if (best === undefined) return { harmless, counted };
    harmless.add(best.sign);
    counted.push(best);
  }
}
