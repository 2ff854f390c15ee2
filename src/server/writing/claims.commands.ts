// Use cases of the claim checker: judge a text by what the product's source says, and by what was decided where rules alone could not.
import { createHash } from 'node:crypto';
import type { Product } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import type { ClaimsBody, ClaimsReply, FactSource } from '#domain/claims/claims.contract.ts';
import { applyJudgements, indexJudgements, type Judgement } from '#domain/claims/judgements.ts';
import type { CheckText, PartText } from '#domain/claims/part-claims.ts';
import { type BriefFact, listFacts, tellFact } from '#domain/models/brief/brief-facts.ts';
import { stillHold } from '#domain/models/judge/judge-reply.ts';
import type { Context } from '#server/app/context.ts';
import { isLong, runInThread } from '#server/app/threads.ts';
import { loadAttributeChoices } from '#server/attributes/attribute-choices.commands.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import * as store from './claims.store.ts';
import { type ClaimSources, type ClaimsInput, checkTexts, openCheck } from './claims.thread.ts';
import { findJudgedProducts, findJudgements, saveJudgements } from './judgements.store.ts';

const claimsThread = new URL('./claims.thread.ts', import.meta.url);

/** The facts a language model is given of a product. */
export async function loadBriefFacts(db: Db, product: Product): Promise<BriefFact[]> {
  const sources = await store.listFactSources(db, product.id);
  const attributeChoices = await loadAttributeChoices(db);
  return listFacts({ product, dataSources: sources.map(({ text }) => text), attributeChoices });
}

/** What was decided of statements of many products and still holds, in their order; most have nothing, and cost nothing. */
export async function loadJudgementsOfMany(db: Db, products: readonly Product[]): Promise<Judgement[][]> {
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
  createHash('sha256').update(facts.map(tellFact).join('\n')).digest('hex');

/** What was decided of statements and still holds by the source as it is now. */
export async function loadJudgements(db: Db, product: Product): Promise<Judgement[]> {
  const stored = await findJudgements(db, product.id);
  if (stored.length === 0) return [];
  const facts = await loadBriefFacts(db, product);
  return stillHold(stored, facts, keyOf(facts));
}

/** Keeps what was decided by the source as it is now. */
export async function keepJudgements(
  db: Db,
  product: Product,
  judgements: readonly Judgement[],
  at: Date,
): Promise<void> {
  if (judgements.length === 0) return;
  const facts = await loadBriefFacts(db, product);
  await saveJudgements(db, product.id, judgements, { factsKey: keyOf(facts), at });
}

/**
 * Reads facts and judgements once, for any number of texts of a product. Those of the texts asked for `ahead` that would hold up
 * the requests of others are read in a thread.
 */
export async function loadChecker(db: Db, product: Product, ahead: readonly PartText[] = []): Promise<CheckText> {
  const sources = await store.listFactSources(db, product.id);
  const index = indexJudgements(await loadJudgements(db, product));
  const from: ClaimSources = { product, dataSources: sources.map(({ text }) => text) };
  const known = await checkAhead({ ...from, texts: ahead });
  const check = openCheck(from);
  return (text) => applyJudgements(text, known.get(text) ?? check(text), index);
}

async function checkAhead(input: ClaimsInput): Promise<Map<PartText, PlacedClaim[]>> {
  const { texts } = input;
  if (texts.length === 0 || !isLong(input)) return new Map();
  const claims = await runInThread(claimsThread, checkTexts, input);
  return new Map(texts.map((text, at) => [text, claims[at] ?? []]));
}

/** Checks a text without storing anything. */
export async function checkProductText(context: Context, productId: number, body: ClaimsBody): Promise<ClaimsReply> {
  const check = await loadChecker(context.db, await loadProduct(context.db, productId), [body.content]);
  return { claims: check(body.content) };
}

/** The data sources that count as facts of a product. */
export async function listProductFactSources(context: Context, productId: number): Promise<FactSource[]> {
  await loadProduct(context.db, productId);
  return await store.listFactSources(context.db, productId);
}
