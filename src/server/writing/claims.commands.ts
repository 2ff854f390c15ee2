// Use case of the claim checker: judge a text by what the product's source says. Stores nothing.
import { type CheckedClaim, checkClaims } from '#domain/writing/claims/check-claims.ts';
import { extractFacts } from '#domain/writing/claims/facts.ts';
import type { ClaimsBody, ClaimsReply } from '#domain/writing/claims.contract.ts';
import type { Context } from '#server/app/context.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';

/** The claims of a text and their verdicts; those of bullets one bullet after another, each with its place in the list. */
export async function checkProductText(context: Context, productId: number, body: ClaimsBody): Promise<ClaimsReply> {
  const facts = extractFacts(await loadProduct(context.db, productId));
  if (body.contentType !== 'bullets') return checkClaims(facts, body.content);
  const claims = body.content.flatMap((bullet, item): (CheckedClaim & { item: number })[] =>
    checkClaims(facts, bullet).claims.map((claim) => ({ ...claim, item })),
  );
  return { claims };
}
