// Brings the table of rules up to the rules this Copydesk ships: adds what is missing, renews what the workspace never touched.
import { builtInRules } from '#domain/benchmarks/packs.ts';
import { isSameValue } from '#domain/canonical-json.ts';
import type { RuleRow } from '#server/checks/active-rules.commands.ts';
import { rulesChanged } from '#server/checks/epoch.commands.ts';
import type { Db } from '#server/database/database.ts';
import {
  deleteRow,
  insertChanges,
  insertRows,
  listBuiltInRows,
  lockRules,
  type RuleValues,
  toValues,
  updateRow,
} from './rules.store.ts';

/** Whether a row says what the built-in rule says. */
export function isAsBuiltIn(row: RuleRow, values: RuleValues): boolean {
  return (Object.keys(values) as (keyof RuleValues)[]).every((name) => isSameValue(row[name], values[name]));
}

/** What Copydesk ships for a row; null for a rule of the workspace, and for one that is shipped no more. */
export function builtInValues({ key }: Pick<RuleRow, 'key'>): RuleValues | null {
  const rule = builtInRules.find(({ id }) => id === key);
  return rule ? toValues(rule) : null;
}

type Plan = { missing: RuleValues[]; outdated: { row: RuleRow; values: RuleValues }[]; withdrawn: RuleRow[] };

function compare(rows: readonly RuleRow[]): Plan {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const shipped = builtInRules.map(toValues);
  const keys = new Set(shipped.map(({ key }) => key));
  return {
    missing: shipped.filter(({ key }) => !byKey.has(key ?? null)),
    outdated: shipped.flatMap((values) => {
      const row = byKey.get(values.key ?? null);
      return row && row.updatedBy === null && !isAsBuiltIn(row, values) ? [{ row, values }] : [];
    }),
    withdrawn: rows.filter(({ key, updatedBy }) => updatedBy === null && !keys.has(key ?? undefined)),
  };
}

const isNothing = ({ missing, outdated, withdrawn }: Plan) => missing.length + outdated.length + withdrawn.length === 0;

/** Runs on each start: one query when nothing changed. A rule the workspace has touched, and a rule of its own, are left alone. */
export async function seedRules(tx: Db, now: Date): Promise<void> {
  if (isNothing(compare(await listBuiltInRows(tx)))) return;
  await lockRules(tx);
  const { missing, outdated, withdrawn } = compare(await listBuiltInRows(tx));
  const by = { actorId: null, at: now };
  if (missing.length > 0) {
    const added = await insertRows(tx, missing, now);
    await insertChanges(
      tx,
      added.map((after) => ({ ruleId: after.id, before: null, after })),
      by,
    );
  }
  for (const { row, values } of outdated) {
    const after = await updateRow(tx, row.id, { ...values, updatedAt: now });
    await insertChanges(tx, [{ ruleId: row.id, before: row, after }], by);
  }
  for (const before of withdrawn) {
    await deleteRow(tx, before.id);
    await insertChanges(tx, [{ ruleId: before.id, before, after: null }], by);
  }
  await rulesChanged({ now: () => now }, tx);
}
