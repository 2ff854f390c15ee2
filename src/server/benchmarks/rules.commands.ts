// Use cases of benchmark rules: every change of one, with its record.

import { ruleFields } from '#domain/audit/audit-fields.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { type RuleInput, toBenchmarkRule } from '#domain/benchmarks/rule-input.ts';
import type { RuleChange, StoredRule } from '#domain/benchmarks/rules.contract.ts';
import { packName } from '#domain/benchmarks/select-rules.ts';
import { Problem } from '#domain/problem.ts';
import { recordChange } from '#server/audit/audit.commands.ts';
import { type RuleRow, ruleIdOf, toRule } from '#server/checks/active-rules.commands.ts';
import { rulesChanged } from '#server/checks/epoch.commands.ts';
import type { Db } from '#server/database/database.ts';
import type { Context } from '#server/http/context.ts';
import { announce } from '#server/live/live.ts';
import { builtInValues, isAsBuiltIn } from './rules.seed.ts';
import * as store from './rules.store.ts';
import { findStoredRule, listChanges } from './rules-list.store.ts';

/** The version of a rule a caller last saw, from If-Match; null when it did not say. */
type SeenVersion = number | null;
type Draft = { ruleId: number; before: RuleRow | null; after: RuleRow | null; undoes?: number; restores?: true };

/** Notes it in the audit log as well: that of the rules keeps each wording whole, this one says from where and beside what else. */
async function recordRule(tx: Db, context: Context, { ruleId, before, after, undoes, restores }: Draft): Promise<void> {
  const name = (after ?? before)?.label ?? '';
  const own = before === null ? 'added' : after === null ? 'deleted' : 'changed';
  const action = undoes !== undefined ? 'undone' : restores ? 'restored' : own;
  const target = { id: ruleId, name };
  await recordChange(tx, context, { kind: 'rule', action, target, fields: ruleFields, before, after });
}

/** Runs one change of the rules as one transaction: `change` writes and says what it did, and that is recorded and announced. */
async function changeRules(
  context: Context,
  change: (tx: Db, by: store.Author) => Promise<Draft>,
): Promise<{ change: number; rule: StoredRule | null }> {
  const by = { actorId: context.actor.id, at: context.now() };
  return await context.db.transaction(async (tx) => {
    await store.lockRules(tx);
    const draft = await change(tx, by);
    const id = await store.insertChanges(tx, [draft], by);
    await recordRule(tx, context, draft);
    await rulesChanged(context, tx);
    await announce(tx, { type: 'rules' });
    return { change: id, rule: draft.after && (await findStoredRule(tx, draft.ruleId)) };
  });
}

async function changeOne(context: Context, change: (tx: Db, by: store.Author) => Promise<Draft>): Promise<StoredRule> {
  const { rule } = await changeRules(context, change);
  if (!rule) throw new Error('The changed benchmark rule is gone');
  return rule;
}

/** The row as the caller saw it. Throws NOT_FOUND or STALE_VERSION. */
async function findSeen(tx: Db, id: number, seen: SeenVersion): Promise<RuleRow> {
  const row = await store.findRow(tx, id);
  if (!row) throw new Problem('NOT_FOUND', 'Rule not found');
  if (seen !== null && seen !== (await store.findRuleVersion(tx, id)))
    throw new Problem(
      'STALE_VERSION',
      'Someone else changed this rule while you were editing. Your change was not saved. Review the current rule and save again.',
    );
  return row;
}

/** Expressions can hold up a server for hours: only those that came with a rule stay with it. */
function refuseForeignPatterns(input: RuleInput, row: RuleRow | null): void {
  if (input.benchmarkType !== 'forbidden' || input.rule.patterns.length === 0) return;
  const own = [row && toRule(row), row && builtInValues(row)].flatMap((given) =>
    given?.benchmarkType === 'forbidden' ? (given.rule as { patterns: string[] }).patterns : [],
  );
  if (input.rule.patterns.every((pattern) => own.includes(pattern))) return;
  throw new Problem('INVALID_INPUT', 'You cannot add patterns. Enter words or phrases instead.', {
    issues: [{ path: 'rule.patterns', message: 'You cannot add patterns. Enter words or phrases instead.' }],
  });
}

/** A rule of the workspace that names no subject is about itself: no other rule takes its place, nor it another's. */
function subjectOf(row: Pick<RuleRow, 'id' | 'key' | 'subject'> | null): string {
  if (!row) return 'own';
  return row.key === null ? `own-${row.id}` : row.subject;
}

/** The rule an input makes of a row, or of none; its retailer written as its pack is named. */
export function ruleOf(input: RuleInput, row: RuleRow | null): BenchmarkRule {
  refuseForeignPatterns(input, row);
  const given = { ...input, retailer: packName(input.retailer) };
  return toBenchmarkRule(given, row ? ruleIdOf(row) : 'own.new', subjectOf(row));
}

function valuesOf(input: RuleInput, row: RuleRow | null): store.RuleValues {
  const notes = input.notes || null;
  return { ...store.toValues(ruleOf(input, row)), key: row?.key ?? null, notes };
}

export async function addRule(context: Context, input: RuleInput): Promise<StoredRule> {
  return await changeOne(context, async (tx, by) => {
    const made = await store.insertRow(tx, valuesOf(input, null), true, by);
    const after = input.subject ? made : await store.updateRow(tx, made.id, { subject: subjectOf(made) });
    return { ruleId: after.id, before: null, after };
  });
}

/** Changes what is given. Throws NOT_FOUND, STALE_VERSION or INVALID_INPUT. */
export async function changeRule(
  context: Context,
  id: number,
  seen: SeenVersion,
  { isActive, rule }: { isActive?: boolean | undefined; rule?: RuleInput | undefined },
): Promise<StoredRule> {
  return await changeOne(context, async (tx, by) => {
    const before = await findSeen(tx, id, seen);
    const after = await store.updateRow(tx, id, {
      ...(rule ? valuesOf(rule, before) : {}),
      ...(isActive === undefined ? {} : { isActive }),
      updatedBy: by.actorId,
      updatedAt: by.at,
    });
    return { ruleId: id, before, after };
  });
}

/** Gives a built-in rule Copydesk's wording again; from then on it follows Copydesk's versions as if never touched. */
export async function restoreRule(context: Context, id: number, seen: SeenVersion): Promise<StoredRule> {
  return await changeOne(context, async (tx, by) => {
    const before = await findSeen(tx, id, seen);
    const values = builtInValues(before);
    if (!values) throw new Problem('ILLEGAL_TRANSITION', 'Only a rule that came with Copydesk can be restored.');
    if (before.updatedBy === null && before.isActive && isAsBuiltIn(before, values))
      throw new Problem('ILLEGAL_TRANSITION', 'The rule already matches Copydesk’s version.');
    const after = await store.updateRow(tx, id, {
      ...values,
      notes: null,
      isActive: true,
      updatedBy: null,
      updatedAt: by.at,
    });
    return { ruleId: id, before, after, restores: true };
  });
}

/** Deletes a rule of the workspace and answers the change, which can be undone. */
export async function deleteRule(context: Context, id: number, seen: SeenVersion): Promise<{ change: number }> {
  const { change } = await changeRules(context, async (tx) => {
    const before = await findSeen(tx, id, seen);
    if (before.key !== null)
      throw new Problem('ILLEGAL_TRANSITION', 'You cannot delete a rule that came with Copydesk. Turn it off instead.');
    await store.deleteRow(tx, id);
    return { ruleId: id, before, after: null };
  });
  return { change };
}

/** Takes back the newest change of a rule. Throws NOT_FOUND, STALE_VERSION or ILLEGAL_TRANSITION. */
export async function undoChange(
  context: Context,
  changeId: number,
): Promise<{ change: number; rule: StoredRule | null }> {
  return await changeRules(context, async (tx) => {
    const undone = await store.findChange(tx, changeId);
    if (!undone) throw new Problem('NOT_FOUND', 'Change not found');
    if (undone.changedBy === null)
      throw new Problem(
        'ILLEGAL_TRANSITION',
        'This change came with a Copydesk update and cannot be undone. You can turn the rule off.',
      );
    const { ruleId } = undone;
    if ((await store.findRuleVersion(tx, ruleId)) !== changeId)
      throw new Problem('STALE_VERSION', 'The rule was changed again after that. You can undo only the latest change.');
    const before = await store.findRow(tx, ruleId);
    const after = store.readSnapshot(undone.before);
    if (after && before) await store.updateRow(tx, ruleId, withoutId(after));
    else if (after) await store.reinsertRow(tx, after);
    else await store.deleteRow(tx, ruleId);
    return { ruleId, before, after, undoes: changeId };
  });
}

function withoutId({ id: _, ...rest }: RuleRow): Omit<RuleRow, 'id'> {
  return rest;
}

export async function loadRule(db: Db, id: number): Promise<{ rule: StoredRule; changes: RuleChange[] }> {
  const rule = await findStoredRule(db, id);
  if (!rule) throw new Problem('NOT_FOUND', 'Rule not found');
  return { rule, changes: await listChanges(db, id) };
}
