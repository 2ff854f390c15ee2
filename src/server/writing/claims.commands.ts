// Use cases of the claim checker on one product: check a text without storing anything, and list what counts as facts.
import type { ClaimsBody, ClaimsReply, FactSource } from '#domain/claims/claims.contract.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { listFactSources } from '#server/claims/claim-basis.commands.ts';
import { loadChecker } from '#server/claims/claim-checker.commands.ts';
import type { Context } from '#server/http/context.ts';

/** Checks a text without storing anything. */
export async function checkProductText(context: Context, productId: number, body: ClaimsBody): Promise<ClaimsReply> {
  const check = await loadChecker(context.db, await loadProduct(context.db, productId), [body.content]);
  return { claims: check(body.content) };
}

/** The data sources that count as facts of a product. */
export async function listProductFactSources(context: Context, productId: number): Promise<FactSource[]> {
  await loadProduct(context.db, productId);
  return await listFactSources(context.db, productId);
}
