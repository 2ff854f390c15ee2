// Use cases of benchmark rules.
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import type { Db } from '#server/database/database.ts';
import * as store from './rules.store.ts';

export type ActiveRules = { rules: readonly BenchmarkRule[]; version: number };

/** A transaction shares the tables of its database's handle, and no two handles share them. */
const remembered = new WeakMap<object, ActiveRules>();

/**
 * The rules judged by now, in one array as long as the version stays: what is remembered by that array stays right. A version is
 * never given twice, also not after a rollback, and changes are made one at a time, so one version always means the same rules.
 */
export async function loadActiveRules(db: Db): Promise<ActiveRules> {
  const handle = db._.schema ?? db;
  const known = remembered.get(handle);
  if (known && known.version === (await store.findVersion(db))) return known;
  const read = await store.readActiveRules(db);
  remembered.set(handle, read);
  return read;
}
