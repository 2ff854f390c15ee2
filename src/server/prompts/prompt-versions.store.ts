// The only SQL on the wordings of prompts. They are added to and never changed: drafts name them.
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Wording } from '#domain/prompts/draft-instruction.ts';
import { type Prompt, type PromptVersion, promptScopeSchema } from '#domain/prompts/prompts.contract.ts';
import type { Db } from '#server/database/database.ts';
import { optimizationPrompts as prompts, users, promptVersions as versions } from '#server/database/schema.ts';

/** Keeps a prompt as it reads now. Belongs in the transaction that stores the prompt. */
export async function keepVersion(db: Db, prompt: Prompt, by: { actorId: number | null; at: Date }): Promise<void> {
  const { id: promptId, version, scope, scopeValue } = prompt;
  await db
    .insert(versions)
    .values({ promptId, version, prompt: prompt.prompt, scope, scopeValue, createdBy: by.actorId, createdAt: by.at });
}

export async function listVersions(db: Db, promptId: number): Promise<PromptVersion[]> {
  const rows = await db
    .select({ row: versions, fullName: users.fullName })
    .from(versions)
    .leftJoin(users, eq(users.id, versions.createdBy))
    .where(eq(versions.promptId, promptId))
    .orderBy(desc(versions.version));
  return rows.map(({ row: { version, prompt, scope, scopeValue, createdAt, createdBy }, fullName }) => ({
    version,
    prompt,
    scope: promptScopeSchema.parse(scope),
    scopeValue,
    createdAt: createdAt.toISOString(),
    createdBy: createdBy === null || fullName === null ? null : { id: createdBy, fullName },
  }));
}

type Named = readonly { id: number; version: number }[];

/** The wordings of these versions that are kept, in no particular order. */
export async function findWordings(db: Db, named: Named): Promise<Wording[]> {
  if (named.length === 0) return [];
  const rows = await db
    .select()
    .from(versions)
    .where(or(...named.map(({ id, version }) => and(eq(versions.promptId, id), eq(versions.version, version)))));
  return rows.map(({ promptId, version, prompt, scope, scopeValue }) => ({
    promptId,
    version,
    prompt,
    scope: promptScopeSchema.parse(scope),
    scopeValue,
  }));
}

/** How these prompts stand now, as far as they are there. */
export async function findStandings(db: Db, named: Named): Promise<Pick<Prompt, 'id' | 'version' | 'isActive'>[]> {
  if (named.length === 0) return [];
  return await db
    .select({ id: prompts.id, version: prompts.version, isActive: prompts.isActive })
    .from(prompts)
    .where(
      inArray(
        prompts.id,
        named.map(({ id }) => id),
      ),
    );
}
