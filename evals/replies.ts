// What becomes of a language model's answers? Recorded ones for products of our own go through the pipeline; readers said what they make of it.
// Usage: node evals/run.ts replies, or node evals/replies.ts --ask=<folder>   writes what is not answered yet, for somebody to answer
//        node evals/replies.ts --take=<folder>   records the answers   --page=<file>   writes what came of them, to be read   --notes
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isHint } from '#domain/claims/kinds.ts';
import { textParts } from '#domain/parts/parts.ts';
import { foldText } from '#domain/text/words.ts';
import { startModelDouble } from '#testing/model-double.ts';
import { recordedProducts } from './replies/products.ts';
import { type Replayed, recordings, replay } from './replies/replay.ts';

/**
 * What a blind reader said of the texts that came out: whether they would publish them, the words no fact of the source carries, and the
 * facts that matter and are missing; of each repair, whether what it was asked for was wrong.
 */
const readingSchema = z.object({
  verdict: z.enum(['publish', 'edit', 'no']),
  unsupported: z.array(z.string()),
  dropped: z.array(z.string()),
  needlessRepair: z.nullable(z.boolean()),
});
const readings = z
  .record(z.string(), readingSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'replies/readings.json'), 'utf8')));

const targets = { parsed: 1, leaks: 0, publishable: 0.9, needless: 0.1, unmarked: 0.1 };

/** Words a reader found unsupported that no open claim and no hint of the review marks. */
const unmarkedOf = ({ product, claims }: Replayed): string[] =>
  (readings[product.id]?.unsupported ?? []).filter(
    (words) =>
      !claims.some(
        (claim) =>
          claim.verdict !== 'supported' &&
          (foldText(claim.text).includes(foldText(words)) || foldText(words).includes(foldText(claim.text))),
      ),
  );

function describe(replayed: Replayed): string {
  const { product, texts, claims, repairedFor, repaired } = replayed;
  const { source } = product;
  return [
    `### ${product.id}   (${source.retailer ?? 'own shop'})`,
    'SOURCE',
    `title: ${source.title}`,
    `brand: ${source.brand ?? ''}   category: ${[source.category, source.subcategory].filter(Boolean).join(' > ')}`,
    ...source.bullets.map((bullet) => `- ${bullet}`),
    `description: ${source.description}`,
    ...source.attributes.map(({ name, value }) => `${name} = ${value}`),
    'DRAFT',
    ...textParts.flatMap((part) => [`${part}:`, ...[texts?.[part] ?? []].flat().map((line) => `  ${line}`)]),
    'MARKED FOR THE REVIEWER',
    ...claims
      .filter(({ verdict }) => verdict !== 'supported')
      .map((claim) => `  ${claim.part}: ${isHint(claim) ? 'not checked' : claim.verdict}: ${claim.text}`),
    ...(repairedFor.length > 0 ? ['REPAIR ASKED FOR', ...repairedFor.map((line) => `  ${line}`)] : []),
    ...(repaired.length > 0 ? [`  rewritten: ${repaired.join(', ')}`] : []),
    '',
  ].join('\n');
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const share = (count: number, of: number) => (of === 0 ? 0 : count / of);

type Options = { ask: string | null; page: string | null; hasNotes: boolean };

export async function evaluateReplies({ ask, page, hasNotes }: Partial<Options> = {}): Promise<boolean> {
  const double = await startModelDouble();
  const all: Replayed[] = [];
  try {
    for (const product of recordedProducts) all.push(await replay(product, double, ask ?? null));
  } finally {
    await double.close();
  }
  if (page) writeFileSync(page, all.map(describe).join('\n'));
  const parsed = all.filter(({ texts }) => texts !== null);
  const read = parsed.filter(({ product }) => readings[product.id]);
  const verdicts = (wanted: string) => read.filter(({ product }) => readings[product.id]?.verdict === wanted).length;
  const publishable = share(verdicts('publish') + verdicts('edit'), read.length);
  const repairs = parsed.filter(({ repairedFor }) => repairedFor.length > 0);
  const needless = repairs.filter(({ product }) => readings[product.id]?.needlessRepair === true).length;
  const unmarked = read.flatMap((each) => unmarkedOf(each).map((words) => ({ id: each.product.id, words })));
  const found = read.flatMap(({ product }) => readings[product.id]?.unsupported ?? []).length;
  const dropped = read.flatMap(({ product }) => readings[product.id]?.dropped ?? []).length;
  const leaks = all.flatMap((each) => each.leaks.map((leak) => `${each.product.id} ${leak}`));
  const tokens = all.map(({ characters }) => characters / 4).sort((a, b) => a - b);
  const rows: [string, string, string][] = [
    ['products', `${all.length}`, ''],
    ['answered this very request', `${all.filter(({ isOfToday }) => isOfToday).length} of ${all.length}`, ''],
    ['instruction beside the facts, median', `${Math.round(tokens[tokens.length >> 1] ?? 0)} tokens`, '≤ 900'],
    ['parsed', percent(share(parsed.length, all.length)), percent(targets.parsed)],
    ['internal fields sent', `${leaks.length}`, `${targets.leaks}`],
    ['drafts repaired', `${repairs.length} of ${parsed.length}`, ''],
    [
      'of them needless, of all drafts',
      `${needless}, ${percent(share(needless, parsed.length))}`,
      `≤ ${percent(targets.needless)}`,
    ],
    ['read by a blind reader', `${read.length}`, ''],
    ['publish / with an edit / no', `${verdicts('publish')} / ${verdicts('edit')} / ${verdicts('no')}`, ''],
    ['publish or with an edit', percent(publishable), `≥ ${percent(targets.publishable)}`],
    ['unsupported words found by readers', `${found}`, ''],
    ['of them marked by nothing, a draft', share(unmarked.length, read.length).toFixed(2), `≤ ${targets.unmarked}`],
    ['facts that matter and are missing, a draft', share(dropped, read.length).toFixed(2), ''],
  ];
  for (const [what, figure, target] of rows) console.log(`${what.padEnd(44)} ${figure.padStart(16)}  ${target}`);
  if (hasNotes) {
    for (const { product, fault } of all) if (fault) console.log(`${product.id}: ${fault}`);
    for (const leak of leaks) console.log(`SENT ${leak}`);
    for (const { id, words } of unmarked) console.log(`UNMARKED ${id}: ${words}`);
    for (const { product, repairedFor } of repairs)
      console.log(
        `REPAIR ${product.id} (needless: ${readings[product.id]?.needlessRepair}): ${repairedFor.join(' | ')}`,
      );
  }
  return (
    parsed.length === all.length &&
    leaks.length <= targets.leaks &&
    publishable >= targets.publishable &&
    share(needless, parsed.length) <= targets.needless &&
    share(unmarked.length, read.length) <= targets.unmarked
  );
}

if (import.meta.main) {
  const read = (name: string) =>
    process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;
  const from = read('take');
  if (from !== null) console.log(`${recordings.take(from)} answers recorded`);
  const isMet = await evaluateReplies({
    ask: read('ask'),
    page: read('page'),
    hasNotes: process.argv.includes('--notes'),
  });
  process.exit(isMet ? 0 : 1);
}
