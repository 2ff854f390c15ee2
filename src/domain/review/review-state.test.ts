import { expect, test } from 'vitest';
import { forEachPart, type Status } from '#domain/parts/parts.ts';
import { describeReview } from './review-state.ts';
import { contentStatus, pendingParts } from './score.ts';

const stateOf = ([title, description, bullets, images]: readonly [Status, Status, Status, Status]) => {
  const statuses = { ...forEachPart((): Status => 'pending'), title, description, bullets, images };
  return describeReview({
    hasContent: true,
    pendingParts: pendingParts(statuses),
    contentStatus: contentStatus(statuses),
  });
};

test.each([
  [['pending', 'pending', 'pending', 'pending'], 'Ready to review, 0 of 4'],
  [['approved', 'pending', 'pending', 'pending'], 'In review, 1 of 4'],
  [['approved', 'rejected', 'pending', 'pending'], 'In review, 2 of 4, 1 rejected'],
  [['rejected', 'rejected', 'rejected', 'pending'], 'In review, 3 of 4, 3 rejected'],
  [['approved', 'approved', 'approved', 'approved'], 'All 4 approved'],
  [['approved', 'approved', 'approved', 'rejected'], '3 of 4 approved, 1 rejected'],
] as const)('parts that are %j read: %s', (statuses, text) => {
  expect(stateOf(statuses).text).toBe(text);
  const stage = text.startsWith('Ready') ? 'ready' : text.startsWith('In review') ? 'started' : 'decided';
  expect(stateOf(statuses).stage).toBe(stage);
});

test.each([
  [['pending', 'pending', 'pending', 'pending'], '0 of 4'],
  [['approved', 'rejected', 'pending', 'pending'], '2 of 4, 1 rejected'],
  [['approved', 'approved', 'approved', 'approved'], '4 of 4'],
] as const)('parts that are %j are counted as %s', (statuses, progress) =>
  expect(stateOf(statuses).progress).toBe(progress),
);

test('without content nothing is ready to be reviewed', () => {
  const none = { hasContent: false, pendingParts: pendingParts(null), contentStatus: contentStatus(null) };
  expect(describeReview(none)).toEqual({ stage: 'unwritten', progress: 'Nothing written yet', text: 'No content yet' });
});
