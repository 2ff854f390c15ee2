// The only SQL on the wordings of prompts. They are added to and never changed: drafts name them.
import { desc, eq } from 'drizzle-orm';
import { type Prompt, type PromptVersion, promptScopeSchema } from '#domain/prompts/prompts.contract.ts';
import type { Db } from '#server/database/database.ts';
import { users, promptVersions as versions } from '#server/database/schema.ts';

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
