// Use cases of proposed drafts: have one written without storing it, store one, forget one.

import type { Proposal } from '#domain/assistant/proposal.contract.ts';
import {
  describeProposal,
  isNewText,
  sayNothingNew,
  sayProposal,
  type TextDrafted,
} from '#domain/assistant/propose.ts';
import type { DraftWish } from '#domain/assistant/read-wish.ts';
import { noAims } from '#domain/benchmarks/aims.ts';
import { Problem } from '#domain/problem.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { presentOf } from '#domain/review/content.ts';
import { readWish } from '#domain/wishes/read-wish.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import type { Engine } from '#domain/writing/engine.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import { loadAims } from '#server/checks/aims.commands.ts';
import { loadChecker } from '#server/claims/claim-checker.commands.ts';
import type { Context } from '#server/http/context.ts';
import { withPictures } from '#server/media/images.commands.ts';
import { type SeenVersion, storeDrafts, type WrittenFrom } from '#server/review/review.commands.ts';
import { draftParts, findUnmet } from '#server/writing/writing.commands.ts';
import type { Proposals } from './proposals.ts';

export type Proposed = { text: string; proposal: Proposal | null };

/**
 * Has the wished draft written by the pipeline and keeps it aside: nothing of the product changes. No proposal where it would change
 * nothing, or where the built-in writer cannot follow the wish; what a language model missed of it is said. Throws what the engine throws.
 */
export async function proposeDraft(
  context: Context,
  productId: number,
  { part, words }: DraftWish,
  { engine, proposals, stop }: { engine: Engine; proposals: Proposals; stop: AbortSignal },
): Promise<Proposed> {
  // `Rewrite the title` asks for nothing in particular: it is written from the source.
  const prompt = readWish(words).length === 0 ? null : words;
  const asked = { parts: [part], keywords: [], prompt, fromPresent: prompt !== null };
  const { drafts, from } = await draftParts(context, productId, asked, engine, { stop, purpose: 'chat' });
  const [drafted] = drafts;
  if (!drafted) throw new Error(`${engine.name} did not write the ${part}.`);
  const unmet = prompt === null ? null : findUnmet(drafted, from);
  if (unmet && (engine === builtInEngine || unmet.because === 'same'))
    return { text: sayNothingNew(part, unmet.text), proposal: null };
  if (!isNewText(presentOf(from)[part], drafted.value))
    return { text: sayNothingNew(part, 'Generating again gives the same text.'), proposal: null };
  const proposal = await keepProposal(context, proposals, { productId, drafted: { ...drafted, part }, from });
  return { text: sayProposal(proposal, unmet?.text ?? null), proposal };
}

/** Keeps a draft that nothing has stored, and describes it beside the text on the screen. */
export async function keepProposal(
  context: Context,
  proposals: Proposals,
  { productId, drafted, from }: { productId: number; drafted: TextDrafted; from: WrittenFrom },
): Promise<Proposal> {
  const { product } = from;
  const { rules } = await loadActiveRules(context.db);
  const [aims = noAims] = await loadAims(context.db, [product]);
  const check = await loadChecker(context.db, product, [drafted.value]);
  const checked = await withPictures(context.db, product, from.content);
  const basis = { product: checked, present: presentOf(from), rules, aims, check, on: context.now() };
  const described = describeProposal(drafted, basis);
  return { id: proposals.keep({ productId, drafted, from }), ...described };
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
