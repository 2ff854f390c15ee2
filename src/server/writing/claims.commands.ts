// Use case of the claim checker: judge a text by what the product's source says. Stores nothing.
import type { Product } from '#domain/catalogue/product.ts';
import type { ClaimsBody, ClaimsReply, FactSource } from '#domain/claims/claims.contract.ts';
import { extractFacts, type Facts } from '#domain/claims/facts.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import type { Context } from '#server/app/context.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import * as store from './claims.store.ts';

/** The facts of a product: what its fields and its active data sources say. */
export async function loadFacts(db: Db, product: Product): Promise<Facts> {
  const sources = await store.listFactSources(db, product.id);
  return extractFacts(
    product,
    sources.map(({ text }) => text),
  );
}

/** The claims of a text and their verdicts; those of bullets one bullet after another, each with its place in the list. */
export async function checkProductText(context: Context, productId: number, body: ClaimsBody): Promise<ClaimsReply> {
  const facts = await loadFacts(context.db, await loadProduct(context.db, productId));
  return { claims: checkPart(facts, body.content) };
}

/** The data sources that count as facts of a product. */
export async function listProductFactSources(context: Context, productId: number): Promise<FactSource[]> {
  await loadProduct(context.db, productId);
  return await store.listFactSources(context.db, productId);
}
