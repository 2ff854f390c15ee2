// Why a run skips parts of a product, and how that is said.

/**
 * Why a run that writes skips a part unless it is asked to take it: a person decided on it or wrote it, or its inputs did not change. `source-changed` is an approved part whose source changed afterwards.
 */
export const skipReasons = ['source-changed', 'approved', 'rejected', 'edited', 'as-before'] as const;
export type SkipReason = (typeof skipReasons)[number];

type SkipWords = {
  /** On the box of the question before the run. */
  label: string;
  /** In a list of what is skipped, before `parts`. */
  short: string;
  /** Of the product that was done, before its parts. */
  was: string;
};

export const skipWords: Readonly<Record<SkipReason, SkipWords>> = {
  'source-changed': {
    label: 'Approved parts whose source changed',
    short: 'source-changed',
    was: 'Approved before its source changed',
  },
  approved: { label: 'Other approved parts', short: 'approved', was: 'Already approved' },
  rejected: { label: 'Rejected parts', short: 'rejected', was: 'Already rejected' },
  edited: { label: 'Parts edited manually', short: 'edited', was: 'Edited manually' },
  'as-before': {
    label: 'Parts where nothing changed since the last draft',
    short: 'up-to-date',
    was: 'Nothing changed since the last draft',
  },
};

/** Why an action skips a part, from what says most about a product to what says least. */
export const leftReasons = [
  'never-written',
  'would-not-fit',
  'no-match',
  'open-claim',
  'must-rule',
  'wish-not-followed',
  'no-policy',
  'second-person',
  'empty',
  'source-changed',
  'approved',
  'rejected',
  'edited',
  'as-before',
  'not-pending',
] as const;
export type LeftReason = (typeof leftReasons)[number];

/** Whether a part that an action on decisions leaves still waits: it has content, and nobody decided on it. */
export const isStillOpen = (because: LeftReason): boolean => because !== 'not-pending' && because !== 'never-written';

/** In the question before an action. */
export const leftWords: Readonly<Record<LeftReason, string>> = {
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
  'second-person': 'Waiting for a second person, who is neither you nor a policy',
  'never-written': 'No optimized content yet. Generate it first',
  'not-pending': 'Already approved or rejected',
  'would-not-fit': 'The text would be too long, or the title would be empty',
  'no-match': 'No match',
};
