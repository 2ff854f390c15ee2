// Replaces plain text in products of a run.
import type { FindReplaceOptions } from '#domain/runs/actions/find-replace.action.ts';
import { findReplacements, planReplacements } from '#domain/runs/find-replace.ts';
import type { Looked } from '#domain/runs/left-parts.ts';
import type { LeftReason } from '#domain/runs/skip-reasons.ts';
import type { ReadCache } from '#server/database/read-cache.ts';
import type { Context } from '#server/http/context.ts';
import { countHits } from '../hits.commands.ts';
import * as store from '../preview.store.ts';
import { readItems } from '../read-items.ts';
import { type ActionWork, type Chosen, isFew, mostLooked, type Seen } from './planned.ts';

/** Few products are read; of many, those with matches are counted. The matches themselves are a list of their own. */
async function look(
  context: Context,
  { picked: _, ...options }: FindReplaceOptions,
  chosen: Chosen,
  readCache: ReadCache,
): Promise<Seen> {
  const { db } = context;
  const { selection, total, withContent, where } = chosen;
  const seen = { model: null, examples: [] };
  const leave = (because: LeftReason, products = 1): Looked => ({
    taken: [],
    left: options.parts.map((part) => ({ part, because })),
    products,
  });
  if (!isFew(chosen)) {
    const { ids, isComplete } = await countHits(context, readCache, { options, selection });
    const holding = isComplete ? ids.length : withContent;
    const looked = [
      leave('never-written', total - withContent),
      leave('no-match', withContent - holding),
      { taken: options.parts, left: [], products: holding },
    ];
    return { ...seen, isExact: false, looked };
  }
  const items = await readItems(db, await store.listFirst(db, where, mostLooked));
  const looked = items.map(({ product, content }): Looked => {
    if (!content) return leave('never-written');
    const refusals = new Map(findReplacements(content, product, options).map(({ part, refusal }) => [part, refusal]));
    const left = options.parts.filter((part) => refusals.get(part) !== null);
    return {
      taken: options.parts.filter((part) => refusals.get(part) === null),
      left: left.map((part) => ({ part, because: refusals.has(part) ? 'would-not-fit' : 'no-match' })),
    };
  });
  return { ...seen, isExact: true, looked };
}

export const findReplaceWork: ActionWork<'find-replace'> = {
  plan: ({ actor }, options, items) => items.map((item) => ({ ...item, plan: planReplacements(item, options, actor) })),
  look: (context, options, chosen, { readCache }) => look(context, options, chosen, readCache),
  // The rest skips the matches that were skipped for the try: replies do not list them, so no caller can send them again.
  continueFrom: (options, tried) => {
    const picked = options.picked ?? (tried.action === 'find-replace' ? tried.options.picked : undefined);
    return { action: 'find-replace', options: { ...options, ...(picked ? { picked } : {}) } };
  },
};
