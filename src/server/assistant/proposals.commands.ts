// Use cases of proposed drafts: have one written without storing it, store one, forget one.

import type { Proposal } from '#domain/assistant/proposal.contract.ts';
import {
  boundToPresent,
  describeNoChange,
  describeNoLanguage,
  describeNotShorter,
  describeProposal,
  isNewText,
  readUnfollowed,
  sayProposal,
} from '#domain/assistant/propose.ts';
import { type DraftWish, toPlainPrompt } from '#domain/assistant/read-wish.ts';
import { noAims } from '#domain/benchmarks/aims.ts';
import { Problem } from '#domain/problem.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { presentOf } from '#domain/review/content.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import type { Engine } from '#domain/writing/pipeline.ts';
import type { Context } from '#server/app/context.ts';
import { loadAims } from '#server/benchmarks/aims.commands.ts';
import { loadActiveRules } from '#server/benchmarks/rules.commands.ts';
import { type SeenVersion, storeDrafts } from '#server/review/review.commands.ts';
import { loadChecker } from '#server/writing/claims.commands.ts';
import { draftParts } from '#server/writing/writing.commands.ts';
import type { Proposals } from './proposals.ts';

export type Proposed = { text: string; proposal: Proposal | null };

/**
 * Has the wished draft written by the pipeline and keeps it aside: nothing of the product changes. No proposal where it would change
 * nothing. Throws what the engine throws.
 */
export async function proposeDraft(
  context: Context,
  productId: number,
  wish: DraftWish,
  { engine, proposals, stop }: { engine: Engine; proposals: Proposals; stop: AbortSignal },
): Promise<Proposed> {
  const { part } = wish;
  const isBuiltIn = engine === builtInEngine;
  const { clauses, wantsLanguage } = isBuiltIn ? readUnfollowed(wish) : { clauses: [], wantsLanguage: false };
  if (wantsLanguage) return { text: describeNoLanguage(clauses), proposal: null };
  const write = async (prompt: string) => {
    const asked = { parts: [part], keywords: [], prompt: prompt === '' ? null : prompt, fromPresent: true };
    const { drafts, from } = await draftParts(context, productId, asked, engine, { stop, purpose: 'chat' });
    const [drafted] = drafts;
    if (!drafted) throw new Error(`${engine.name} did not write the ${part}.`);
    return { drafted: { ...drafted, part }, from };
  };
  let { drafted, from } = await write(isBuiltIn ? toPlainPrompt(wish) : wish.words);
  const before = presentOf(from)[part];
  const bound = isBuiltIn ? boundToPresent(wish, before) : null;
  const isBound = bound !== null && drafted.value.length > bound.most;
  if (isBound) ({ drafted, from } = await write(bound.prompt));
  const { product } = from;
  const present = presentOf(from);
  if (!isNewText(present[part], drafted.value)) return { text: describeNoChange(drafted, clauses), proposal: null };
  if (bound && drafted.value.length >= before.length)
    return { text: describeNotShorter(part, String(before), String(drafted.value)), proposal: null };
  const { rules } = await loadActiveRules(context.db);
  const [aims = noAims] = await loadAims(context.db, [product]);
  const check = await loadChecker(context.db, product);
  const described = describeProposal(drafted, { product, present, rules, aims, check, on: context.now() });
  const id = proposals.keep({ productId, drafted, from });
  return { text: sayProposal(described, clauses, isBound ? bound.most : null), proposal: { id, ...described } };
}

/**
 * Stores a proposed draft as generating does: pending, with its record, the replaced text in history. Throws NOT_FOUND when it is no
 * longer kept, STALE_VERSION when its part or the product changed since it was written.
 */
export async function storeProposal(
  context: Context,
  proposals: Proposals,
  { productId, proposalId, seen }: { productId: number; proposalId: string; seen: SeenVersion },
): Promise<OptimizedContent> {
  const kept = proposals.find(productId, proposalId);
  if (!kept)
    throw new Problem(
      'NOT_FOUND',
      'This draft is no longer available, for example because the server was restarted. Nothing was changed. Ask for the draft again.',
    );
  try {
    const content = await storeDrafts(context, [kept.drafted], kept.from, seen);
    proposals.drop(productId, proposalId);
    return content;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'STALE_VERSION') throw error;
    throw new Problem(
      'STALE_VERSION',
      `The ${kept.drafted.part} or the product changed after this draft was proposed. Nothing was replaced. Ask for a new draft.`,
    );
  }
}
