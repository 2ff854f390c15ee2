// Use cases of keywords: their lists, and files they are read from.
import { keywordFields } from '#domain/audit/audit-fields.ts';
import { foldKeywords } from '#domain/keywords/keyword.ts';
import type { KeywordList, KeywordListInput, ListScope, ReadFile } from '#domain/keywords/keywords.contract.ts';
import { readKeywordFile } from '#domain/keywords/read-keyword-file.ts';
import { Problem } from '#domain/problem.ts';
import { recordChange } from '#server/audit/audit.commands.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { lockListings, recheckProduct } from '#server/checks/check.commands.ts';
import { aimsChanged } from '#server/checks/epoch.commands.ts';
import type { Db } from '#server/database/database.ts';
import { postgresCode } from '#server/database/postgres-code.ts';
import type { Context } from '#server/http/context.ts';
import { decodeText } from '#server/intake/decode-text.ts';
import { announce } from '#server/live/live.ts';
import * as store from './keywords.store.ts';

export { countKeywords, listLists } from './keywords.store.ts';

const productId = /^[1-9]\d{0,9}$/;

/** Throws INVALID_INPUT where the value of a product is no id of one. */
function checkScope<S extends ListScope>(scope: S): S {
  if (scope.scope === 'category' || (productId.test(scope.value) && Number(scope.value) <= 2_147_483_647)) return scope;
  throw new Problem('INVALID_INPUT', 'Invalid product ID');
}

/** The list of a category or a product; null where it has none. */
export async function loadList(db: Db, scope: ListScope): Promise<KeywordList | null> {
  return await store.findList(db, checkScope(scope));
}

const moved = () =>
  new Problem(
    'STALE_VERSION',
    'Someone else changed these keywords while you were editing. Your changes were not saved. Review the current keywords and save again.',
  );

/** A product is locked before its list, in the order a deletion locks them. */
async function holdProduct(tx: Db, { scope, value }: ListScope): Promise<void> {
  if (scope === 'product') await lockListings(tx, [Number(value)]);
}

/** Announces that a list changed, and has what it applies to checked again: a product at once, a category in the background. */
async function checkAgain(context: Pick<Context, 'now'>, tx: Db, { scope, value }: ListScope): Promise<void> {
  if (scope === 'product') await recheckProduct(tx, Number(value), context.now());
  else await aimsChanged(context, tx);
  await announce(tx, { type: 'keywords' });
}

type NotedList = {
  action: 'changed' | 'deleted';
  scope: ListScope;
  before: KeywordList | null;
  after: KeywordList | null;
};

async function recordList(tx: Db, context: Context, { action, scope, before, after }: NotedList): Promise<void> {
  const target = { id: null, name: scope.scope === 'product' ? `product ${scope.value}` : scope.value };
  await recordChange(tx, context, { kind: 'keywords', action, target, fields: keywordFields, before, after });
}

/** Puts a list in the place of the present one. Throws NOT_FOUND for a product that is not there, STALE_VERSION. */
export async function saveList(context: Context, seen: number | null, given: KeywordListInput): Promise<KeywordList> {
  const input = checkScope({ ...given, keywords: foldKeywords(given.keywords) });
  const by = { actorId: context.actor.id, at: context.now() };
  try {
    return await context.db.transaction(async (tx) => {
      if (input.scope === 'product') await loadProduct(tx, Number(input.value));
      await holdProduct(tx, input);
      const stored = await store.findList(tx, input, { lock: true });
      if (seen !== null && seen !== (stored?.version ?? 0)) throw moved();
      if (stored) await store.saveList(tx, input, by);
      else await store.insertList(tx, input, by);
      await checkAgain(context, tx, input);
      const saved = await store.findList(tx, input);
      if (!saved) throw new Error('The keywords were not stored');
      await recordList(tx, context, { action: 'changed', scope: input, before: stored, after: saved });
      return saved;
    });
  } catch (error) {
    // Somebody made a list of the same category or product in the same moment.
    if (postgresCode(error) === '23505') throw moved();
    throw error;
  }
}

/** Deletes a list and answers what it was. Throws NOT_FOUND. */
export async function deleteList(context: Context, given: ListScope): Promise<KeywordList> {
  const scope = checkScope(given);
  return await context.db.transaction(async (tx) => {
    await holdProduct(tx, scope);
    const stored = await store.findList(tx, scope, { lock: true });
    if (!stored) throw new Problem('NOT_FOUND', 'There are no keywords to delete.');
    await store.removeList(tx, scope);
    await checkAgain(context, tx, scope);
    await recordList(tx, context, { action: 'deleted', scope, before: stored, after: null });
    return stored;
  });
}

/** Throws UNSUPPORTED_MEDIA for what is no text, INVALID_INPUT for a file without a column of keywords. Stores nothing. */
export async function readFile(bytes: Uint8Array): Promise<ReadFile> {
  if (bytes.length === 0) throw new Problem('INVALID_INPUT', 'The file is empty.');
  const text = await decodeText(bytes);
  if (text === null)
    throw new Problem('UNSUPPORTED_MEDIA', 'This is not a text file. Save the sheet as CSV and try again.');
  return readKeywordFile(text);
}
