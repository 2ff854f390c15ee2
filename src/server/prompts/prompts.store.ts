// The only SQL on prompts.
import { and, desc, eq, sql } from 'drizzle-orm';
import {
  type Prompt,
  type PromptInput,
  type PromptScope,
  promptScopeSchema,
} from '#domain/prompts/prompts.contract.ts';
import type { Db } from '#server/database/database.ts';
import { optimizationPrompts } from '#server/database/schema.ts';

type Row = typeof optimizationPrompts.$inferSelect;
type Written = { actorId: number; at: Date };

function toPrompt(row: Row): Prompt {
  const { updatedBy: _, createdAt, updatedAt, ...prompt } = row;
  return {
    ...prompt,
    scope: promptScopeSchema.parse(row.scope),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Prompts of a scope (or all) whose text or value holds the search text, newest first. */
export async function listPrompts(db: Db, filter: { scope?: PromptScope; search?: string }): Promise<Prompt[]> {
  const search = filter.search?.trim().toLowerCase();
  const rows = await db
    .select()
    .from(optimizationPrompts)
    .where(
      and(
        filter.scope ? eq(optimizationPrompts.scope, filter.scope) : undefined,
        search
          ? sql`position(${search} in lower(${optimizationPrompts.prompt} || ' ' || coalesce(${optimizationPrompts.scopeValue}, ''))) > 0`
          : undefined,
      ),
    )
    .orderBy(desc(optimizationPrompts.createdAt), desc(optimizationPrompts.id));
  return rows.map(toPrompt);
}

export async function findPrompt(db: Db, id: number): Promise<Prompt | null> {
  const [row] = await db.select().from(optimizationPrompts).where(eq(optimizationPrompts.id, id)).for('update');
  return row ? toPrompt(row) : null;
}

export async function insertPrompt(db: Db, input: PromptInput, by: Written): Promise<Prompt> {
  const values = { ...input, createdBy: by.actorId, updatedBy: by.actorId, createdAt: by.at, updatedAt: by.at };
  const [row] = await db.insert(optimizationPrompts).values(values).returning();
  if (!row) throw new Error('The prompt was not stored');
  return toPrompt(row);
}

export async function savePrompt(db: Db, id: number, input: PromptInput, by: Written): Promise<Prompt> {
  const values = { ...input, scopeValue: input.scopeValue ?? null, updatedBy: by.actorId, updatedAt: by.at };
  const [row] = await db.update(optimizationPrompts).set(values).where(eq(optimizationPrompts.id, id)).returning();
  if (!row) throw new Error(`Prompt ${id} was not stored`);
  return toPrompt(row);
}

/** True when there was one to delete. */
export async function removePrompt(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .delete(optimizationPrompts)
    .where(eq(optimizationPrompts.id, id))
    .returning({ id: optimizationPrompts.id });
  return rows.length > 0;
}
