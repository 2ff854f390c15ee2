// What keeps a part from being approved unseen: claims the source does not bear out, and rules that must be kept and are not.
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { type Part, partTable } from '#domain/parts/parts.ts';
import type { JudgedClaims } from './attestation.ts';

/** Why a part is left, and one sentence on what a person should look at. */
export type Unclean = { because: 'open-claim' | 'rule-not-kept'; reason: string };

/** What a person should look at first; null for a clean part. `results` are those of the whole listing. */
export function findUnclean(
  part: Part,
  claims: Pick<JudgedClaims, 'open'> | null,
  results: readonly { rule: Pick<BenchmarkRule, 'attribute' | 'severity' | 'label'>; hasPassed: boolean }[],
): Unclean | null {
  const { label } = partTable[part];
  const open = claims?.open.length ?? 0;
  if (open > 0) {
    const count = open === 1 ? '1 claim is' : `${open} claims are`;
    return { because: 'open-claim', reason: `${label}: ${count} not borne out by the source.` };
  }
  const broken = results.find(
    ({ rule, hasPassed }) => rule.attribute === part && rule.severity === 'block' && !hasPassed,
  );
  return broken ? { because: 'rule-not-kept', reason: `${label} does not keep “${broken.rule.label}”.` } : null;
}
