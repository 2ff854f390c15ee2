// The rules listings are checked by now. They are changed in src/server/benchmarks.
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { Db } from '#server/database/database.ts';
import { findVersion, readActiveRules } from './active-rules.store.ts';

export { findVersion, type RuleRow, ruleIdOf, toRule } from './active-rules.store.ts';

type ActiveRules = { rules: readonly BenchmarkRule[]; version: number };

/** A transaction shares the tables of its database's handle, and no two handles share them. */
const remembered = new WeakMap<object, ActiveRules>();

/**
 * The rules in effect now, in one array as long as the version stays: what is remembered by that array stays right. A version is
 * never given twice, also not after a rollback, and changes are made one at a time, so one version always means the same rules.
 * `version` is the one the caller has just read.
 */
export async function loadActiveRules(db: Db, version?: number): Promise<ActiveRules> {
  const handle = db._.schema ?? db;
  const known = remembered.get(handle);
  if (known && known.version === (version ?? (await findVersion(db)))) return known;
  const read = await readActiveRules(db);
  // Another call may have read the same meanwhile: the first array of a version is the one that is kept.
  const meanwhile = remembered.get(handle);
  if (meanwhile?.version === read.version) return meanwhile;
  remembered.set(handle, read);
  return read;
}
