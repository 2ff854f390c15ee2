// Use cases of standing policies.

import { policyFields } from '#domain/audit/audit-fields.ts';
import { Problem } from '#domain/problem.ts';
import type { Policies, PolicyInput, StoredPolicy } from '#domain/review/approval-policy.contract.ts';
import type { ApprovalPolicy } from '#domain/review/approval-policy.ts';
import { recordChange } from '#server/audit/audit.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import * as store from './policies.store.ts';

export { takeDay } from './policies.store.ts';

const gone = () => new Problem('NOT_FOUND', 'Policy not found');
/** What is counted of the approvals of policies, in days: as long as a run can be undone. */
const countedDays = 30;

/** The policies as they are looked up for a part of a product. */
export const loadPolicies = (db: Db): Promise<readonly ApprovalPolicy[]> => store.listPolicies(db);
export const loadStoredPolicies = (db: Db): Promise<StoredPolicy[]> => store.listPolicies(db);

export async function listPolicies({ db, now }: Context): Promise<Policies> {
  const since = new Date(now().getTime() - countedDays * 24 * 60 * 60 * 1_000);
  return { policies: await store.listPolicies(db), ...(await store.countEscapes(db, since)) };
}

/** As the audit log names a policy: by what it is about. */
function aboutPolicy({ id, retailer, category }: StoredPolicy) {
  const name = [retailer, category].filter((each) => each !== null).join(', ') || 'All products';
  return { kind: 'policy', target: { id, name }, fields: policyFields } as const;
}

/** Adds a policy, or replaces one. Throws NOT_FOUND where there is none to replace. */
export async function savePolicy(context: Context, id: number | null, input: PolicyInput): Promise<StoredPolicy> {
  return await context.db.transaction(async (tx) => {
    const before = id === null ? null : await store.findPolicy(tx, id);
    const saved = await store.savePolicy(tx, id, input, { actorId: context.actor.id, at: context.now() });
    const policy = saved === null ? null : await store.findPolicy(tx, saved);
    if (!policy) throw gone();
    const action = id === null ? 'added' : 'changed';
    await recordChange(tx, context, { ...aboutPolicy(policy), action, before, after: policy });
    await announce(tx, { type: 'catalogue' });
    return policy;
  });
}

/** Throws NOT_FOUND where there is none. */
export async function deletePolicy(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const before = await store.findPolicy(tx, id);
    if (!(before && (await store.deletePolicy(tx, id)))) throw gone();
    await recordChange(tx, context, { ...aboutPolicy(before), action: 'deleted', before, after: null });
    await announce(tx, { type: 'catalogue' });
  });
}
