// Checks texts by what the product's source says, and by what was decided where rules alone could not.
import type { Product } from '#domain/catalogue/product.ts';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { applyJudgements, indexJudgements } from '#domain/claims/judgements.ts';
import { openCheck } from '#domain/claims/open-check.ts';
import type { CheckText, PartText } from '#domain/claims/part-claims.ts';
import type { Db } from '#server/database/database.ts';
import { isLong, runInThread } from '#server/http/threads.ts';
import { loadJudgements } from './claim-basis.commands.ts';
import * as store from './claims.store.ts';
import { type ClaimsInput, checkTexts } from './claims.thread.ts';

const claimsThread = new URL('./claims.thread.ts', import.meta.url);

/**
 * Reads facts and judgements once, for any number of texts of a product. `texts` are those that will be checked: where they are long they
 * are read in a thread, so that nobody else's request waits for them.
 */
export async function loadChecker(db: Db, product: Product, texts: readonly PartText[]): Promise<CheckText> {
  const sources = await store.listFactSources(db, product.id);
  const index = indexJudgements(await loadJudgements(db, product));
  const dataSources = sources.map(({ text }) => text);
  const known = await checkAhead({ product, dataSources, texts });
  let check: CheckText | undefined;
  const checkHere: CheckText = (text) => {
    check ??= openCheck(product, dataSources);
    return check(text);
  };
  return (text) => applyJudgements(text, known.get(text) ?? checkHere(text), index);
}

async function checkAhead(input: ClaimsInput): Promise<Map<PartText, PlacedClaim[]>> {
  const { texts } = input;
  if (texts.length === 0 || !isLong(input)) return new Map();
  const claims = await runInThread(claimsThread, checkTexts, input);
  return new Map(texts.map((text, at) => [text, claims[at] ?? []]));
}
