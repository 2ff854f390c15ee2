// What claims of a product are judged by beside its own fields: its data sources, and what was decided of statements.
import { createHash } from 'node:crypto';
import type { Judgement } from '#domain/claims/judgements.ts';
import { type BriefFact, describeFact, type FactProduct, listFacts } from '#domain/models/brief/brief-facts.ts';
import { stillHold } from '#domain/models/judge/judge-reply.ts';
import type { Db } from '#server/database/database.ts';
import { loadAttributeChoices } from './attribute-choices.commands.ts';
import * as store from './claims.store.ts';
import { findJudgedProducts, findJudgements, saveJudgements } from './judgements.store.ts';

export { listFactSources } from './claims.store.ts';

type StoredFactProduct = FactProduct & { id: number };

/** The facts a language model is given of a product. */
export async function loadBriefFacts(db: Db, product: StoredFactProduct): Promise<BriefFact[]> {
  const sources = await store.listFactSources(db, product.id);
  const attributeChoices = await loadAttributeChoices(db);
  return listFacts({ product, dataSources: sources.map(({ text }) => text), attributeChoices });
}

/** What was decided of statements of many products and still holds, in their order; most have nothing, and cost nothing. */
export async function loadJudgementsOfMany(db: Db, products: readonly StoredFactProduct[]): Promise<Judgement[][]> {
  const judged = await findJudgedProducts(
    db,
    products.map(({ id }) => id),
  );
  const loaded: Judgement[][] = [];
  for (const product of products) loaded.push(judged.has(product.id) ? await loadJudgements(db, product) : []);
  return loaded;
}

/** The texts of the data sources that count as facts of many products, in their order. */
export async function listFactTextsOfMany(db: Db, productIds: readonly number[]): Promise<string[][]> {
  const texts = await store.listFactTexts(db, productIds);
  return productIds.map((id) => texts.filter(({ productId }) => productId === id).map(({ text }) => text));
}

const keyOf = (facts: readonly BriefFact[]) =>
  createHash('sha256').update(facts.map(describeFact).join('\n')).digest('hex');

/** What was decided of statements and still holds by the source as it is now. */
export async function loadJudgements(db: Db, product: StoredFactProduct): Promise<Judgement[]> {
  const stored = await findJudgements(db, product.id);
  if (stored.length === 0) return [];
  const facts = await loadBriefFacts(db, product);
  return stillHold(stored, facts, keyOf(facts));
}

/** Keeps what was decided by the source as it is now. */
export async function keepJudgements(
  db: Db,
  product: StoredFactProduct,
  judgements: readonly Judgement[],
  at: Date,
): Promise<void> {
  if (judgements.length === 0) return;
  const facts = await loadBriefFacts(db, product);
  await saveJudgements(db, product.id, judgements, { factsKey: keyOf(facts), at });
}
