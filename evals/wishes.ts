// What becomes of wishes for a text? Each is made by the built-in writer through the pipeline, as the box and the chat make it.
// Usage: node evals/wishes.ts <file.json> [--all]. The file is a list of { id, product, part, wish } or { id, product, part, wishes },
// where wishes follow one another on the text the one before left.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { type PartContent, pickParts, type TextPart } from '#domain/parts/parts.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import { runPipeline } from '#domain/writing/pipeline.ts';
import { describeUnmet } from '#domain/writing/unmet-wish.ts';
import { type GivenProduct, toProduct } from './given-product.ts';

type WishCase = {
  id: number;
  product: GivenProduct;
  part: TextPart;
  wish?: string;
  wishes?: string[];
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const on = new Date('2026-11-27T12:00:00Z');

type Made = { outcome: 'followed' | 'same' | 'missed' | 'needs-model'; says: string; before: unknown; after: unknown };

/** Makes one wish on the text on the screen; `stored` is the text after it. */
async function make(
  product: SourceProduct,
  part: TextPart,
  wish: string,
  { present, earlier }: { present: PartContent; earlier: string | undefined },
): Promise<Made & { prompt: string | undefined; stored: PartContent }> {
  const [drafted] = await runPipeline(
    {
      product,
      dataSources: [],
      prompts: [],
      prompt: wish,
      present,
      ...(earlier === undefined ? {} : { earlier: { [part]: earlier } }),
      keywords: [],
      parts: [part],
      rules: builtInRules,
      on,
    },
    builtInEngine,
    hash,
  );
  if (!drafted) throw new Error('Nothing was written');
  const unmet = describeUnmet({ part, value: drafted.value, draft: drafted.draft }, present[part]);
  if (unmet)
    return {
      outcome: unmet.because,
      says: unmet.text,
      before: present[part],
      after: drafted.value,
      prompt: earlier,
      stored: present,
    };
  const stored = { ...present, [part]: drafted.value };
  const says = (drafted.draft.wishes ?? []).map(({ text, verdict }) => `${verdict} “${text}”`).join(', ');
  return {
    outcome: 'followed',
    says,
    before: present[part],
    after: drafted.value,
    prompt: drafted.draft.prompt ?? undefined,
    stored,
  };
}

const [file, ...flags] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file of wishes.');
const asked = JSON.parse(readFileSync(file, 'utf8')) as WishCase[];
const tally = new Map<string, number>();
for (const { id, product: given, part, wish, wishes } of asked) {
  const product = toProduct(given, id);
  let present = pickParts(product);
  let earlier: string | undefined;
  for (const each of wishes ?? [wish ?? '']) {
    const { prompt, stored, ...made } = await make(product, part, each, { present, earlier });
    present = stored;
    earlier = prompt;
    tally.set(made.outcome, (tally.get(made.outcome) ?? 0) + 1);
    if (flags.includes('--all')) console.log(JSON.stringify({ id, part, wish: each, ...made }));
  }
}
console.log([...tally].map(([outcome, count]) => `${outcome} ${count}`).join(', '));
