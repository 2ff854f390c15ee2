// Writes every product of a catalogue as the server would and holds the drafts against the guards.

import { noAims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { builtInRules } from '#domain/benchmarks/packs.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { type PartContent, partNames } from '#domain/parts/parts.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import { runPipeline } from '#domain/writing/pipeline.ts';
import type { Catalogue } from './catalogues.ts';
import { type Breach, findBreaches, on } from './guards.ts';

/** A product, its draft, what the writer says of it, and its Listing Quality before and after. */
export type MeasuredDraft = {
  catalogue: string;
  product: SourceProduct;
  draft: PartContent;
  notes: string[];
  breaches: readonly Breach[];
  before: number;
  after: number;
  /** Claims of the draft by the checker's verdict. */
  claims: { supported: number; doubted: number };
};

const keywords = ['premium', 'quality', 'comfortable', 'durable'];

async function writeOne({ name: catalogue, language }: Catalogue, product: SourceProduct): Promise<MeasuredDraft> {
  const parts = await runPipeline(
    { product, dataSources: [], prompts: [], prompt: null, keywords, parts: partNames, rules: builtInRules, on },
    builtInEngine,
    () => '',
  );
  const draft = Object.fromEntries(parts.map(({ part, value }) => [part, value])) as PartContent;
  const notes = parts.flatMap((part) => part.draft.reasons.map(({ text }) => text));
  const claims = { supported: 0, doubted: 0 };
  for (const { draft: record } of parts) {
    claims.supported += record.checks.supported;
    claims.doubted += record.checks.unsupported + record.checks.contradicted;
  }
  return {
    catalogue,
    product,
    draft,
    notes,
    claims,
    breaches: findBreaches(product, draft, notes, language === 'English'),
    before: evaluate(product, product, builtInRules, on, noAims).quality,
    after: evaluate(draft, product, builtInRules, on, noAims).quality,
  };
}

/** Writes the products one after another. */
export async function measureCatalogue(catalogue: Catalogue): Promise<MeasuredDraft[]> {
  const written: MeasuredDraft[] = [];
  for (const product of catalogue.products) written.push(await writeOne(catalogue, product));
  return written;
}

/** Products the writer alone writes in a second of the processor, all threads counted. */
export async function timeWriting(requests: readonly Parameters<typeof builtInEngine.write>[0][]): Promise<number> {
  const started = process.cpuUsage();
  for (const request of requests) await builtInEngine.write(request, null);
  const { user, system } = process.cpuUsage(started);
  return requests.length / ((user + system) / 1e6);
}
