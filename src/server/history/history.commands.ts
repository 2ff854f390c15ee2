// What other features may ask of history, within their own transactions.
import type { HistoryDraft } from '#domain/history/history.contract.ts';
import type { Db } from '#server/database/database.ts';
import { noteDecisions } from '#server/webhooks/outbox.commands.ts';
import { type Author, appendEntries } from './history.store.ts';

export { findEnding, isCounted, isEscape, isOfPicture } from './counted.store.ts';
export {
  findEntry,
  listHistory,
  listPeople,
  loadReplay,
  loadSourceHistory,
  loadWritings,
} from './history.store.ts';

/** Appends entries to the history of products, in order; part of the transaction that made the changes. Webhooks hear of decisions here. */
export async function appendHistory(
  tx: Db,
  drafts: readonly (HistoryDraft & { productId: number })[],
  by: Author,
): Promise<void> {
  await appendEntries(tx, drafts, by);
  await noteDecisions(tx, drafts, by);
}
