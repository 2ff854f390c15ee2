// How much of a catalogue needs a person after the built-in writer wrote it: products by lens, and what they would be by if the five rules
// broken most were fixed or waived. Usage: node evals/lenses.ts <catalogue file> <retailer> [--step=10]; without a file over ../shared/data.
import { noAims } from '#domain/benchmarks/aims.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { Waived } from '#domain/benchmarks/waived.ts';
import { type Lens, lenses } from '#domain/catalogue/lens.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { isOpenClaim } from '#domain/claims/open-claim.ts';
import { partNames } from '#domain/parts/parts.ts';
import { type CheckedProduct, checkListing } from '#domain/review/check-listing.ts';
import { startFromSource } from '#domain/review/review.ts';
import { applyDrafts } from '#domain/writing/apply-drafts.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import { runPipeline } from '#domain/writing/pipeline.ts';
import { readCatalogues, readProducts } from './writing/catalogues.ts';
import { on } from './writing/guards.ts';

const me = { id: 1, fullName: 'Eval' };
const rulesHandled = 5;

async function write(product: SourceProduct): Promise<CheckedProduct> {
  const drafts = await runPipeline(
    { product, dataSources: [], prompts: [], prompt: null, keywords: [], parts: partNames, rules: builtInRules, on },
    builtInEngine,
    () => '',
  );
  const { content } = applyDrafts(startFromSource(product), drafts, me);
  return { id: null, product, content, dataSources: [], judgements: [] };
}

const countBy = <Key>(keys: readonly Key[]): [Key, number][] => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
};

function measure(written: readonly CheckedProduct[], waivers: readonly Waived[]) {
  const checked = written.map((each) => checkListing(each, { rules: builtInRules, waivers, on }, noAims));
  const byLens = countBy(checked.flatMap(({ check }) => check.lens ?? []));
  const rules = countBy(
    checked.flatMap(({ check: { reviewCheck } }) => [
      ...new Set([...reviewCheck.parts, reviewCheck.facts].flatMap(({ must }) => must)),
    ]),
  );
  const kinds = countBy(
    checked.flatMap(({ claims }) => [
      ...new Set(
        Object.values(claims)
          .flat()
          .filter(isOpenClaim)
          .map(({ kind, verdict }) => `${kind} ${verdict}`),
      ),
    ]),
  );
  const of = (lens: Lens) => byLens.find(([each]) => each === lens)?.[1] ?? 0;
  return { total: checked.length, of, rules, kinds, toLook: checked.length - of('clean') - of('unchanged') };
}

const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;

function print(name: string, written: readonly CheckedProduct[]): void {
  const before = measure(written, []);
  const handled = before.rules.slice(0, rulesHandled);
  const retailers = new Set(written.map(({ product }) => product.retailer ?? ''));
  const waivers = handled.flatMap(([ruleId]) =>
    [...retailers].map((value): Waived => ({ ruleIds: [ruleId], scope: 'retailer', value, until: null })),
  );
  const after = measure(written, waivers);
  console.log(`\n${name}: ${before.total} products, ${percent(before.toLook, before.total)} need review`);
  console.log(`  ${lenses.map((lens) => `${lens} ${before.of(lens)}`).join(', ')}`);
  console.log(
    `  required rules: ${before.rules
      .slice(0, 8)
      .map(([id, count]) => `${id} ${count}`)
      .join(', ')}`,
  );
  console.log(
    `  open claims: ${before.kinds
      .slice(0, 10)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', ')}`,
  );
  console.log(`  with ${handled.length} rules handled: ${percent(after.toLook, after.total)} need review`);
}

const [file, retailer = 'Amazon'] = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const step = Number(process.argv.find((each) => each.startsWith('--step='))?.slice(7) ?? 1);
const catalogues = file
  ? [{ name: `${file} as ${retailer}`, products: await readProducts(file, retailer, step) }]
  : await readCatalogues(step);
for (const { name, products } of catalogues) {
  const written: CheckedProduct[] = [];
  for (const product of products) written.push(await write(product));
  print(name, written);
}
