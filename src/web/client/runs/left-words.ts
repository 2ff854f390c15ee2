// Why a run leaves parts as they are, in words.
import type { LeftReason, SkipReason } from '#domain/runs/run-action.ts';
import type { RunPreview } from '#domain/runs/runs.contract.ts';
import { formatNumber } from '#web/kit/format.ts';
import { countProducts } from '../count-products.ts';

/** What a run that writes passes over: as the box before a run names it, and in a list. */
export const skipWords: Readonly<Record<SkipReason, { label: string; short: string }>> = {
  'source-changed': { label: 'Approved parts whose source changed', short: 'approved, source changed' },
  approved: { label: 'Other approved parts', short: 'approved' },
  rejected: { label: 'Rejected parts', short: 'rejected' },
  edited: { label: 'Parts edited manually', short: 'edited manually' },
  'as-before': { label: 'Parts with nothing new to write from', short: 'nothing new to write from' },
};

/** Why an action leaves parts. */
export const leftWords: Readonly<Record<LeftReason, string>> = {
  'source-changed': 'Approved already; the source changed since',
  approved: 'Approved already',
  rejected: 'Rejected: they stay rejected',
  edited: 'Edited manually',
  'as-before': 'Nothing new to write from',
  empty: 'Empty, though the source has text',
  'open-claim': 'Open claims: the source does not support the text',
  'must-rule': 'Must rules: the retailer refuses listings that break them',
  'wish-not-followed': 'Wish not followed',
  'no-policy': 'No policy approves it',
  'never-written': 'No optimized content yet: generate it first',
  'not-pending': 'Approved or rejected already',
  'would-not-fit': 'The text would be too long, or a title empty',
  'no-match': 'Nothing matches',
};

/** `9 parts`, and of how many products nothing is taken: `9 parts (2 products as a whole)`. */
export function countLeft({ parts, products }: RunPreview['left'][number]): string {
  const counted = `${formatNumber(parts)} ${parts === 1 ? 'part' : 'parts'}`;
  return products > 0 ? `${counted} (${countProducts(products)} as a whole)` : counted;
}
