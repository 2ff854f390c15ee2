// Use cases of sign-offs for members: make a link, list them, revoke one, forget old ones.
import { undoDays } from '#domain/history/undo-days.ts';
import { isEmptyValue, partNames, pickParts } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { type RunSelection, toSelection } from '#domain/runs/runs.contract.ts';
import {
  listedSignOffs,
  mostLinkedProducts,
  mostSignOffProducts,
  type SignOff,
} from '#domain/sign-off/sign-off.contract.ts';
import { record } from '#server/audit/audit.commands.ts';
import { loadProducts } from '#server/catalogue/catalogue.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { loadContents } from '#server/review/review.commands.ts';
import { hashToken, newToken } from '#server/session/session.commands.ts';
import { hashPart, listLastRuns, listWaiting } from '#server/transfer/answers/answers.commands.ts';
import * as store from './sign-offs.store.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** How long after its end a sign-off is listed. */
const keptDays = 90;

const tooMany = `A sign-off can have at most ${mostSignOffProducts} products. Select fewer.`;

/** The pending parts of products as they are now, but for those without a text before and after. */
async function listShown(tx: Db, ids: readonly number[]) {
  const products = new Map((await loadProducts(tx, ids)).map((product) => [product.id, product]));
  return (await loadContents(tx, ids)).flatMap(({ productId, parts }) => {
    const product = products.get(productId);
    if (!product) return [];
    const source = pickParts(product);
    return partNames.flatMap((part) => {
      const { value: after, status } = parts[part];
      const before = source[part];
      if (status !== 'pending' || (isEmptyValue(before) && isEmptyValue(after))) return [];
      const { sku, title } = product;
      return [{ productId, part, sku, title, before, after, hash: hashPart(part, after) }];
    });
  });
}

async function viewAll(db: Db, rows: readonly store.NamedSignOff[], now: Date): Promise<SignOff[]> {
  const ids = rows.map(({ id }) => id);
  const counts = await store.countAnswered(db, ids);
  const waiting = await listWaiting(db, ids, new Date(now.getTime() - undoDays * dayMs));
  const productIds = await store.listProductIds(db, ids, mostLinkedProducts);
  const lastRuns = await listLastRuns(db, ids);
  const none = { products: 0, parts: 0, answered: 0, sentParts: 0, unsentParts: 0, sentAt: null };
  return rows.map(({ id, forWhom, message, createdBy, madeBy, createdAt, expiresAt, revokedAt }) => {
    const { sentAt, ...counted } = counts.get(id) ?? none;
    return {
      ...{ id, forWhom, message, madeBy: { id: createdBy, fullName: madeBy } },
      ...{ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
      revokedAt: revokedAt?.toISOString() ?? null,
      ...{ ...counted, sentAt: sentAt?.toISOString() ?? null },
      ...{ productIds: productIds.get(id) ?? [], lastRunId: lastRuns.get(id) ?? null },
      waiting: waiting
        .filter(({ signOffId }) => signOffId === id)
        .map((each) => ({ answersId: each.id, sentAt: each.createdAt.toISOString() })),
    };
  });
}

export const listSignOffs = async ({ db, now }: Context): Promise<SignOff[]> =>
  await viewAll(db, await store.listSignOffs(db, listedSignOffs), now());

type Asked = { selection: RunSelection; forWhom: string; message?: string | undefined; days: number };

/**
 * Makes a link with the pending parts of products as they are now, and answers its token, which is stored as a hash alone. Throws
 * INVALID_INPUT where there are too many products, NOTHING_TO_REVIEW where nothing waits.
 */
export async function makeSignOff(
  context: Context,
  { selection, forWhom, message, days }: Asked,
): Promise<SignOff & { token: string }> {
  const { db, actor, now } = context;
  return await db.transaction(async (tx) => {
    const ids = await store.listPending(tx, toSelection(selection), mostSignOffProducts + 1);
    if (ids.length > mostSignOffProducts)
      throw new Problem('INVALID_INPUT', tooMany, { issues: [{ path: 'selection', message: tooMany }] });
    const shown = await listShown(tx, ids);
    if (shown.length === 0)
      throw new Problem(
        'NOTHING_TO_REVIEW',
        'None of these products has a pending text, so there is nothing to sign off.',
      );
    const token = newToken();
    const createdAt = now();
    const row = await store.insertSignOff(tx, {
      ...{ tokenHash: hashToken(token), forWhom, message: message || null, createdBy: actor.id, createdAt },
      expiresAt: new Date(createdAt.getTime() + days * dayMs),
    });
    await store.insertParts(
      tx,
      shown.map((part) => ({ ...part, signOffId: row.id })),
    );
    const count = new Set(shown.map(({ productId }) => productId)).size;
    const after = { Products: count === 1 ? '1 product' : `${count} products`, 'Works for': `${days} days` };
    await record(tx, context, { kind: 'sign-off', action: 'made', target: { id: row.id, name: forWhom }, after });
    await announce(tx, { type: 'sign-offs' });
    const [made] = await viewAll(tx, [{ ...row, madeBy: actor.fullName }], createdAt);
    if (!made) throw new Error('The sign-off was not stored');
    return { ...made, token };
  });
}

/** Throws NOT_FOUND. */
export async function revokeSignOff(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const row = await store.revokeSignOff(tx, id, context.now());
    if (!row) throw new Problem('NOT_FOUND', 'Sign-off not found. Its link may have been revoked.');
    await record(tx, context, { kind: 'sign-off', action: 'revoked', target: { id, name: row.forWhom } });
    await announce(tx, { type: 'sign-offs' });
  });
}

/** Those that ended so long ago that they are listed no more. Answers that were sent stay with their runs. */
export async function forgetSignOffs({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await store.purgeSignOffs(db, new Date(now().getTime() - keptDays * dayMs));
}
