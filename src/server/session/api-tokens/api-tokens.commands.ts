// Use cases of tokens of programs: see them, make them, revoke them.
import { Problem } from '#domain/problem.ts';
import { type ApiToken, type ApiTokenInput, mostTokens } from '#domain/session/api-tokens.contract.ts';
import { record } from '#server/audit/audit.commands.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { requirePassword } from '../require-password.ts';
import { changeTeam } from '../team/change-team.ts';
import { hashToken, newToken } from '../tokens.ts';
import * as store from './api-tokens.store.ts';
import { tokenPrefix } from './token-prefix.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** Characters after it that are shown later: they find a token, and are far too few to guess it. */
const shownLength = 4;

const toToken = (row: store.NamedToken): ApiToken => ({
  ...{ id: row.id, name: row.name, start: row.start, role: row.role },
  madeBy: { id: row.userId, fullName: row.madeBy },
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  lastUsedFrom: row.lastUsedFrom,
});

export async function listApiTokens({ db }: Context): Promise<ApiToken[]> {
  return (await store.listTokens(db)).map(toToken);
}

/**
 * Makes a token of who acts and answers it with its secret: who has a password gives it, as a browser that was left open must not make what
 * outlives it. Throws INVALID_INPUT about `password`, RATE_LIMITED, FORBIDDEN, ILLEGAL_TRANSITION where there are too many.
 */
export async function makeApiToken(
  context: Context,
  { name, role, days, password = '' }: ApiTokenInput,
  { hasPassword, ...caller }: { userId: number; address: string; hasPassword: boolean },
): Promise<ApiToken & { token: string }> {
  if (hasPassword) await requirePassword(context, caller, { password, path: 'password' });
  const token = `${tokenPrefix}${newToken()}`;
  return await changeTeam(context, async (tx, acting) => {
    const createdAt = context.now();
    if ((await store.countOpenTokens(tx, createdAt)) >= mostTokens)
      throw new Problem('ILLEGAL_TRANSITION', `There are ${mostTokens} tokens. Revoke one that is not used any more.`);
    const row = await store.insertApiToken(tx, {
      ...{ name, role, userId: acting.id, createdAt },
      tokenHash: hashToken(token),
      start: token.slice(0, tokenPrefix.length + shownLength),
      expiresAt: new Date(createdAt.getTime() + days * dayMs),
    });
    const target = { id: row.id, name };
    const after = { Role: role, 'Works for': `${days} days` };
    await record(tx, context, { kind: 'token', action: 'made', target, after });
    return { ...toToken({ ...row, madeBy: context.actor.fullName }), token };
  });
}

/** Throws NOT_FOUND, FORBIDDEN. */
export async function revokeApiToken(context: Context, id: number): Promise<void> {
  await changeTeam(context, async (tx) => {
    const token = await store.deleteToken(tx, id);
    if (!token) throw new Problem('NOT_FOUND', 'Token not found. It may have been revoked.');
    await record(tx, context, { kind: 'token', action: 'revoked', target: { id, name: token.name } });
    // Event streams it opened end.
    await announce(tx, { type: 'sessions', userId: token.userId });
  });
}
