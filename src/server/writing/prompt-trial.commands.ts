// Tries a prompt on products of the workspace: drafts with it and without it, compared and thrown away.

import { noAims } from '#domain/benchmarks/aims.ts';
import { partNames } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import type { TrialSample, TriedProduct } from '#domain/prompts/prompt-trial.contract.ts';
import { compareDrafts, guidancesOf } from '#domain/prompts/prompt-trial.ts';
import type { Prompt, PromptInput } from '#domain/prompts/prompts.contract.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import type { Engine } from '#domain/writing/engine.ts';
import type { StopSignal } from '#domain/writing/progress.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import { loadAims } from '#server/checks/aims.commands.ts';
import type { Context } from '#server/http/context.ts';
import { withPictures } from '#server/media/images.commands.ts';
import { loadApplicablePrompts, loadPrompt, withoutStrayValue } from '#server/prompts/prompts.commands.ts';
import { findTrialSample } from './prompt-trial.store.ts';
import { draftParts } from './writing.commands.ts';

/** No stored prompt has it: what is new comes after all others of its scope. */
const newPromptId = 2_147_483_647;

type Tried = { prompt: PromptInput; id?: number | undefined };

/** The prompt as it would be once saved. Throws NOT_FOUND where the one it changes is gone. */
async function asSaved({ db, now, actor }: Context, { prompt, id }: Tried): Promise<Prompt> {
  const { scope, scopeValue = null, ...typed } = withoutStrayValue(prompt);
  const stored = id === undefined ? null : await loadPrompt(db, id);
  const at = now().toISOString();
  const base = stored ?? { id: newPromptId, version: 1, createdBy: actor.id, createdAt: at, updatedAt: at };
  return { ...base, ...typed, scope, scopeValue };
}

/** Up to `n` products the prompt is for, always the same ones, and what trying it on one of them takes. */
export async function sampleForTrial(
  context: Context,
  { n, ...tried }: Tried & { n: number },
  engine: Engine,
): Promise<TrialSample> {
  const sample = await findTrialSample(context.db, await asSaved(context, tried), n);
  // Two drafts, each of which may have to be written once more.
  const calls = engine === builtInEngine ? { least: 0, most: 0 } : { least: 2, most: 4 };
  return { ...sample, engine: engine.name, calls };
}

/** Drafts a product without the prompt and with it, and compares. Stores nothing but the use of a model. Throws what the engine throws. */
export async function tryOnProduct(
  context: Context,
  { productId, ...given }: Tried & { productId: number },
  engine: Engine,
  stop: StopSignal,
): Promise<TriedProduct> {
  const tried = await asSaved(context, given);
  const draft = (guidance: readonly Prompt[]) =>
    draftParts(context, productId, { parts: partNames, keywords: null, prompt: null, guidance }, engine, {
      stop,
      purpose: 'trial',
    });
  const product = await loadProduct(context.db, productId);
  const guidances = guidancesOf(tried, await loadApplicablePrompts(context.db, product), product);
  if (!guidances) throw new Problem('INVALID_INPUT', 'The prompt does not apply to this product.');
  const without = await draft(guidances.without);
  const withIt = await draft(guidances.with);
  const { rules } = await loadActiveRules(context.db);
  const [aims = noAims] = await loadAims(context.db, [product]);
  return {
    id: product.id,
    sku: product.sku,
    title: product.title,
    ...compareDrafts(
      tried,
      guidances,
      { without: without.drafts, with: withIt.drafts },
      { product: await withPictures(context.db, product, null), rules, aims, on: context.now() },
    ),
  };
}
