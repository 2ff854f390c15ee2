// Why a run skips parts, in words.
import type { LeftReason, SkipReason } from '#domain/runs/run-action.ts';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { formatNumber } from '#web/kit/format.ts';

/** What a run that writes skips: on the box of its question, and in a list. */
export const skipWords: Readonly<Record<SkipReason, { label: string; short: string }>> = {
  'source-changed': { label: 'Approved parts whose source changed', short: 'source-changed' },
  approved: { label: 'Other approved parts', short: 'approved' },
  rejected: { label: 'Rejected parts', short: 'rejected' },
  edited: { label: 'Parts edited manually', short: 'edited' },
  'as-before': { label: 'Parts where nothing changed since the last draft', short: 'up-to-date' },
};

/** Why an action skips parts. */
export const skippedWords: Readonly<Record<LeftReason, string>> = {
  'source-changed': 'Already approved, but the source changed since then',
  approved: 'Already approved',
  rejected: 'Rejected (they stay rejected)',
  edited: 'Edited manually',
  'as-before': 'Nothing changed since the last draft',
  empty: 'Empty, but the source has text',
  'open-claim': 'Open claims: the source does not support the text',
  'must-rule': 'Broken required rules: the retailer rejects such listings',
  'wish-not-followed': 'Wish not followed',
  'no-policy': 'No approval policy covers them',
  'never-written': 'No optimized content yet. Generate it first',
  'not-pending': 'Already approved or rejected',
  'would-not-fit': 'The text would be too long, or the title would be empty',
  'no-match': 'No match',
};

/** `9 parts`, and of how many products nothing is taken: `9 parts (2 whole products)`. */
export function countSkipped({ parts, products }: RunPreview['left'][number]): string {
  const counted = `${formatNumber(parts)} ${parts === 1 ? 'part' : 'parts'}`;
  if (products === 0) return counted;
  return `${counted} (${formatNumber(products)} whole ${products === 1 ? 'product' : 'products'})`;
}
