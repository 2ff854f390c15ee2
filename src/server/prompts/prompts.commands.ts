// Use cases of prompts: create, change, delete.
import type * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';
import { type Prompt, type PromptInput, promptInput, type promptPatch } from '#domain/prompts/prompts.contract.ts';
import type { Context } from '#server/app/context.ts';
import * as store from './prompts.store.ts';

/** A global prompt speaks of no value, whatever the form still held. */
function withoutStrayValue(input: PromptInput): PromptInput {
  return input.scope === 'global' ? { ...input, scopeValue: null } : input;
}

export async function createPrompt(context: Context, input: PromptInput): Promise<Prompt> {
  const by = { actorId: context.actor.id, at: context.now() };
  return await store.insertPrompt(context.db, withoutStrayValue(input), by);
}

/** Changes the given fields; the whole must still satisfy the form's rules. Throws NOT_FOUND or INVALID_INPUT. */
export async function updatePrompt(context: Context, id: number, patch: z.output<typeof promptPatch>): Promise<Prompt> {
  return await context.db.transaction(async (tx) => {
    const stored = await store.findPrompt(tx, id);
    if (!stored) throw new Problem('NOT_FOUND', 'Prompt not found');
    const { prompt, scope, scopeValue, isActive } = { ...stored, ...patch };
    const merged = promptInput.safeParse({ prompt, scope, scopeValue, isActive });
    if (!merged.success) {
      const issues = merged.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
      throw new Problem('INVALID_INPUT', issues[0]?.message ?? 'Invalid prompt.', { issues });
    }
    return await store.savePrompt(tx, id, withoutStrayValue(merged.data), {
      actorId: context.actor.id,
      at: context.now(),
    });
  });
}

export async function deletePrompt(context: Context, id: number): Promise<void> {
  if (!(await store.removePrompt(context.db, id))) throw new Problem('NOT_FOUND', 'Prompt not found');
}
