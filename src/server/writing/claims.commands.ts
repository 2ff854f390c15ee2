// Use cases of the claim checker: judge a text by what the product's source says, and by what was decided where rules alone could not.
import { createHash } from 'node:crypto';
import type { Product } from '#domain/catalogue/product.ts';
import type { ClaimsBody, ClaimsReply, FactSource } from '#domain/claims/claims.contract.ts';
import { extractFacts, type Facts } from '#domain/claims/facts.ts';
import { applyJudgements, indexJudgements, type Judgement } from '#domain/claims/judgements.ts';
import { type CheckText, checkPart } from '#domain/claims/part-claims.ts';
import { type BriefFact, listFacts, tellFact } from '#domain/models/brief/brief-facts.ts';
import { stillHold } from '#domain/models/judge/judge-reply.ts';
import type { Context } from '#server/app/context.ts';
import { loadAttributeChoices } from '#server/attributes/attribute-choices.commands.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import * as store from './claims.store.ts';
import { findJudgements, saveJudgements } from './judgements.store.ts';

/** The facts of a product: what its fields and its active data sources say. */
async function loadFacts(db: Db, product: Product): Promise<Facts> {
  const sources = await store.listFactSources(db, product.id);
  return extractFacts(
    product,
    sources.map(({ text }) => text),
  );
}

/** The facts a language model is given of a product. */
export async function loadBriefFacts(db: Db, product: Product): Promise<BriefFact[]> {
  const sources = await store.listFactSources(db, product.id);
  const attributeChoices = await loadAttributeChoices(db);
  return listFacts({ product, dataSources: sources.map(({ text }) => text), attributeChoices });
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

/** Reads facts and judgements once, for any number of texts of a product. */
export async function loadChecker(db: Db, product: Product): Promise<CheckText> {
  const facts = await loadFacts(db, product);
  const index = indexJudgements(await loadJudgements(db, product));
  return (content) => applyJudgements(content, checkPart(facts, content), index);
}

/** Checks a text without storing anything. */
export async function checkProductText(context: Context, productId: number, body: ClaimsBody): Promise<ClaimsReply> {
  const check = await loadChecker(context.db, await loadProduct(context.db, productId));
  return { claims: check(body.content) };
}

/** The data sources that count as facts of a product. */
export async function listProductFactSources(context: Context, productId: number): Promise<FactSource[]> {
  await loadProduct(context.db, productId);
  return await store.listFactSources(context.db, productId);
}
