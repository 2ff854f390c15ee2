// Use cases of prompts: create, change, delete, and which of them hold for a product.

import type * as z from 'zod/mini';
import { promptFields } from '#domain/audit/audit-fields.ts';
import { Problem } from '#domain/problem.ts';
import { selectApplicable } from '#domain/prompts/applicable.ts';
import { mergeInstruction } from '#domain/prompts/merge.ts';
import {
  type ProductPrompts,
  type Prompt,
  type PromptInput,
  type PromptVersion,
  promptInput,
  type promptPatch,
} from '#domain/prompts/prompts.contract.ts';
import type { ScopedProduct } from '#domain/prompts/scopes.ts';
import { recordChange } from '#server/audit/audit.commands.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { keepVersion, listVersions } from './prompt-versions.store.ts';
import * as store from './prompts.store.ts';

/** A global prompt has no value, even if the form still had one. */
export function withoutStrayValue(input: PromptInput): PromptInput {
  return input.scope === 'global' ? { ...input, scopeValue: null } : input;
}

/** The audit log names a prompt by where it holds: its wordings are among its versions. */
async function recordPrompt(
  tx: Db,
  context: Context,
  action: 'added' | 'changed' | 'deleted',
  before: Prompt | null,
  after: Prompt | null,
): Promise<void> {
  const prompt = after ?? before;
  if (!prompt) return;
  const { id, scope, scopeValue } = prompt;
  const target = { id, name: `${id}, ${scopeValue === null ? scope : `${scope} ${scopeValue}`}` };
  await recordChange(tx, context, { kind: 'prompt', action, target, fields: promptFields, before, after });
}

export async function createPrompt(context: Context, input: PromptInput): Promise<Prompt> {
  const by = { actorId: context.actor.id, at: context.now() };
  return await context.db.transaction(async (tx) => {
    const made = await store.insertPrompt(tx, withoutStrayValue(input), by);
    await keepVersion(tx, made, by);
    await recordPrompt(tx, context, 'added', null, made);
    await announce(tx, { type: 'prompts' });
    return made;
  });
}

/** Changes the given fields; the whole must still satisfy the form's rules. Throws NOT_FOUND or INVALID_INPUT. */
export async function updatePrompt(context: Context, id: number, patch: z.output<typeof promptPatch>): Promise<Prompt> {
  return await context.db.transaction(async (tx) => {
    const stored = await store.findPrompt(tx, id, { lock: true });
    if (!stored) throw new Problem('NOT_FOUND', 'Prompt not found');
    const { prompt, scope, scopeValue, isActive } = { ...stored, ...patch };
    const merged = promptInput.safeParse({ prompt, scope, scopeValue, isActive });
    if (!merged.success) {
      const issues = merged.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
      throw new Problem('INVALID_INPUT', issues[0]?.message ?? 'Invalid prompt.', { issues });
    }
    const by = { actorId: context.actor.id, at: context.now() };
    const saved = await store.savePrompt(tx, id, withoutStrayValue(merged.data), by);
    if (saved.version !== stored.version) await keepVersion(tx, saved, by);
    await recordPrompt(tx, context, 'changed', stored, saved);
    await announce(tx, { type: 'prompts' });
    return saved;
  });
}

export async function deletePrompt(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const stored = await store.findPrompt(tx, id, { lock: true });
    if (!(stored && (await store.removePrompt(tx, id)))) throw new Problem('NOT_FOUND', 'Prompt not found');
    await recordPrompt(tx, context, 'deleted', stored, null);
    await announce(tx, { type: 'prompts' });
  });
}

export async function loadPrompt(db: Db, id: number): Promise<Prompt> {
  const prompt = await store.findPrompt(db, id);
  if (!prompt) throw new Problem('NOT_FOUND', 'Prompt not found');
  return prompt;
}

/** The wordings of a prompt, newest first. Throws NOT_FOUND where there never was one. */
export async function loadPromptVersions(db: Db, id: number): Promise<PromptVersion[]> {
  const versions = await listVersions(db, id);
  if (versions.length === 0) throw new Problem('NOT_FOUND', 'Prompt not found');
  return versions;
}

/** The active prompts that hold for each of the products, widest first; in the order of the products. */
export async function loadPromptsInEffect(db: Db, products: readonly ScopedProduct[]): Promise<Prompt[][]> {
  const prompts = await store.findApplicable(db, products);
  return products.map((product) => selectApplicable(prompts, product));
}

/** The active prompts that hold for a product, widest first. */
export async function loadApplicablePrompts(db: Db, product: ScopedProduct): Promise<Prompt[]> {
  const [prompts = []] = await loadPromptsInEffect(db, [product]);
  return prompts;
}

/** What holds for a product, and the one instruction it amounts to. */
export async function loadProductPrompts(db: Db, productId: number): Promise<ProductPrompts> {
  const prompts = await loadApplicablePrompts(db, await loadProduct(db, productId));
  return { prompts, merged: mergeInstruction(prompts) };
}
