// The only SQL on prompts.
import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import {
  type Prompt,
  type PromptInput,
  type PromptScope,
  promptScopeSchema,
} from '#domain/prompts/prompts.contract.ts';
import { promptScopes } from '#domain/prompts/scope-names.ts';
import { type ScopedProduct, scopedValue } from '#domain/prompts/scopes.ts';
import type { Db } from '#server/database/database.ts';
import { optimizationPrompts as prompts } from '#server/database/schema.ts';
import { type Page, readCursor, writeCursor } from '#server/http/lists.ts';

const streamBatch = 500;

type Row = typeof prompts.$inferSelect;
type Author = { actorId: number; at: Date };

function toPrompt(row: Row): Prompt {
  const { updatedBy: _, createdAt, updatedAt, ...prompt } = row;
  return {
    ...prompt,
    scope: promptScopeSchema.parse(row.scope),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

type Filter = { scope?: PromptScope; search?: string };

function whereFilter(filter: Filter): SQL | undefined {
  const search = filter.search?.trim();
  const text = sql`lower(${prompts.prompt} || ' ' || coalesce(${prompts.scopeValue}, ''))`;
  return and(
    filter.scope ? eq(prompts.scope, filter.scope) : undefined,
    search ? sql`position(lower(${search}) in ${text}) > 0` : undefined,
  );
}

/** By the ids the database gives out: the clocks of several servers differ. */
const newestFirst = desc(prompts.id);

/** One page of the prompts of a scope (or all) whose text or value holds the search text, newest first. */
export async function listPrompts(
  db: Db,
  filter: Filter,
  paging: { limit: number; page?: number; cursor?: string },
): Promise<Page<Prompt>> {
  const where = whereFilter(filter);
  const mark = paging.cursor ? readCursor(paging.cursor) : null;
  const [counted] = await db.select({ total: sql<string>`count(*)` }).from(prompts).where(where);
  const rows = await db
    .select()
    .from(prompts)
    .where(and(where, mark ? lt(prompts.id, mark.id) : undefined))
    .orderBy(newestFirst)
    .limit(paging.limit + 1)
    .offset(mark ? 0 : ((paging.page ?? 1) - 1) * paging.limit);
  const items = rows.slice(0, paging.limit).map(toPrompt);
  const last = rows.length > paging.limit ? items.at(-1) : undefined;
  return {
    items,
    total: Number(counted?.total ?? 0),
    nextCursor: last ? writeCursor({ value: '', id: last.id }) : null,
  };
}

/** All prompts that match, newest first, a batch at a time. */
export async function* streamPrompts(db: Db, filter: Filter): AsyncGenerator<Prompt[]> {
  const where = whereFilter(filter);
  let mark: { id: number } | null = null;
  for (;;) {
    const rows: Row[] = await db
      .select()
      .from(prompts)
      .where(and(where, mark ? lt(prompts.id, mark.id) : undefined))
      .orderBy(newestFirst)
      .limit(streamBatch);
    const items = rows.map(toPrompt);
    if (items.length > 0) yield items;
    const last = items.at(-1);
    if (!last || items.length < streamBatch) return;
    mark = last;
  }
}

/** Active prompts whose scope and value match the product, in no particular order: found by index, one look for each scope. */
export function whereApplicable(product: ScopedProduct): SQL | undefined {
  const matches = promptScopes.flatMap((scope) => {
    const value = scopedValue(product, scope);
    if (scope === 'global') return [eq(prompts.scope, scope)];
    return value === null ? [] : [and(eq(prompts.scope, scope), sql`lower(${prompts.scopeValue}) = lower(${value})`)];
  });
  return and(prompts.isActive, or(...matches));
}

/** The active prompts that hold for any of the products. */
export async function findApplicable(db: Db, products: readonly ScopedProduct[]): Promise<Prompt[]> {
  if (products.length === 0) return [];
  const rows = await db
    .select()
    .from(prompts)
    .where(or(...products.map(whereApplicable)));
  return rows.map(toPrompt);
}

/** The prompt, or null. `lock` holds it until the transaction ends. */
export async function findPrompt(db: Db, id: number, { lock = false } = {}): Promise<Prompt | null> {
  const query = db.select().from(prompts).where(eq(prompts.id, id)).$dynamic();
  const [row] = await (lock ? query.for('update') : query);
  return row ? toPrompt(row) : null;
}

export async function insertPrompt(db: Db, input: PromptInput, by: Author): Promise<Prompt> {
  const values = { ...input, createdBy: by.actorId, updatedBy: by.actorId, createdAt: by.at, updatedAt: by.at };
  const [row] = await db.insert(prompts).values(values).returning();
  if (!row) throw new Error('The prompt was not stored');
  return toPrompt(row);
}

/** Stores a changed prompt; another text or scope makes it another version. */
export async function savePrompt(db: Db, id: number, input: PromptInput, by: Author): Promise<Prompt> {
  const scopeValue = input.scopeValue ?? null;
  const isSame = sql`${prompts.prompt} = ${input.prompt} and ${prompts.scope} = ${input.scope} and ${prompts.scopeValue} is not distinct from ${scopeValue}`;
  const version = sql`case when ${isSame} then ${prompts.version} else ${prompts.version} + 1 end`;
  const values = { ...input, scopeValue, version, updatedBy: by.actorId, updatedAt: by.at };
  const [row] = await db.update(prompts).set(values).where(eq(prompts.id, id)).returning();
  if (!row) throw new Error(`Prompt ${id} was not stored`);
  return toPrompt(row);
}

/** True when there was one to delete. */
export async function removePrompt(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(prompts).where(eq(prompts.id, id)).returning({ id: prompts.id });
  return rows.length > 0;
}
