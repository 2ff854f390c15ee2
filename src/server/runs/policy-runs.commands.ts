// The run of the standing policies: what it would approve now, and that it starts once a day.
import { dayOf } from '#domain/benchmarks/rule-days.ts';
import { partNames } from '#domain/parts/parts.ts';
import { type PolicyPreview, previewedProducts } from '#domain/review/approval-policy.contract.ts';
import type { RunSelection } from '#domain/runs/runs.contract.ts';
import { countSelection, whereSelection } from '#server/catalogue/catalogue.commands.ts';
import type { Context } from '#server/http/context.ts';
import { loadPolicies, loadStoredPolicies, takeDay } from '#server/review/policies.commands.ts';
import { decideApprovals } from './actions/approve.action.ts';
import type { Jobs } from './jobs.ts';
import { listAfter } from './preview.store.ts';
import { readItems } from './read-items.ts';
import { startRun } from './runs.commands.ts';

/** Everything that waits and has content: the policies choose among its parts. */
const selection: RunSelection = { filter: { decided: 'open' } };
const options = { parts: [...partNames], takeAll: false, byPolicy: true };
/** Products checked in one piece. */
const atOnce = 100;

/** What the standing policies would approve now. */
export async function previewPolicies(context: Context): Promise<PolicyPreview> {
  const preview: PolicyPreview = { products: 0, parts: 0, productIds: [] };
  if (!(await loadPolicies(context.db)).some(({ isOn }) => isOn)) return preview;
  const where = whereSelection({ kind: 'filter', filter: { decided: 'open' }, except: [], first: undefined });
  for (let after = 0; ; ) {
    const ids = await listAfter(context.db, where, after, atOnce);
    const last = ids.at(-1);
    if (last === undefined) return preview;
    after = last;
    const items = await readItems(context.db, ids);
    for (const [at, approval] of (await decideApprovals(context, options, items)).entries()) {
      const item = items[at];
      if (!approval || !item || approval.parts.length === 0) continue;
      preview.products += 1;
      preview.parts += approval.parts.length;
      if (preview.productIds.length < previewedProducts) preview.productIds.push(item.product.id);
    }
  }
}

/** Starts the run of today where a policy is on and it has not started yet. It is recorded under the person who changed a policy last. */
export async function startPolicyRun(context: Context, openJobs: () => Promise<Jobs>): Promise<void> {
  const on = (await loadStoredPolicies(context.db)).filter(({ isOn }) => isOn);
  const [latest] = on.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  if (!latest) return;
  const jobs = await openJobs();
  await context.db.transaction(async (tx) => {
    if (!(await takeDay(tx, dayOf(context.now())))) return;
    const { total } = await countSelection(tx, {
      kind: 'filter',
      filter: { decided: 'open' },
      except: [],
      first: undefined,
    });
    if (total === 0) return;
    const actor = latest.updatedBy ?? context.actor;
    await startRun({ ...context, db: tx, actor }, jobs, { action: { action: 'approve', options }, selection });
  });
}
