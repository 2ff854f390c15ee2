// How the packs write a rule down: who states it, what it is about, and what its kind asks.
import type { Standing } from '#domain/channels/channel-limits.data.ts';
import type { Attribute } from '../finding.ts';
import { anyCategory, type BenchmarkRule, type Severity } from '../rule.ts';

export type Word = Pick<BenchmarkRule, 'retailer' | 'category' | 'source' | 'standing' | 'asOf' | 'from' | 'until'>;

export type Source = { source: string; asOf: string | null; standing: Standing };
/** Who states a rule, and where it was read. */
export const by = (retailer: string, source: Source): Word => ({ retailer, category: anyCategory, ...source });

type RuleBase = { attribute: Attribute; subject: string; label: string; severity: Severity; points: number };
export type Body<Type extends BenchmarkRule['benchmarkType']> = {
  benchmarkType: Type;
  rule: Extract<BenchmarkRule, { benchmarkType: Type }>['rule'];
};

/** A rule of a pack; its id says whose it is, what it is about and when it holds. */
export function make<Type extends BenchmarkRule['benchmarkType']>(
  word: Word,
  given: RuleBase,
  body: Body<Type>,
): BenchmarkRule {
  const variant = [word.from, word.until].filter((day) => day !== undefined);
  const id = [word.retailer, given.attribute, given.subject, ...variant].join('.');
  return { ...word, id, ...given, ...body } as BenchmarkRule;
}
