// Runs, complete; give what the test is about. Serves nothing, so that unit tests can use them.

import { forEachPart } from '#domain/parts/parts.ts';
import { actionOf } from '#domain/runs/actions/run-actions.ts';
import { type RunFinding, runFindings } from '#domain/runs/run.ts';
import type * as contracts from '#domain/runs/runs.contract.ts';
import { me, picture } from './person-and-picture.ts';

type Run = contracts.Run;

const at = '2026-11-23T14:04:00.000Z';

/** Why products of a run need a look; none where it is not given. */
export const findings = (given: Partial<Record<RunFinding, number>> = {}): Run['findings'] => ({
  ...(Object.fromEntries(runFindings.map((finding) => [finding, 0])) as Run['findings']),
  ...given,
});

const generate: Run['action'] = {
  action: 'generate',
  options: { parts: ['title', 'bullets', 'description'], take: [], keywords: null },
};

/** A run that writes, in its middle. */
export function run(given: Partial<Run> = {}): Run {
  const isWriting = actionOf((given.action ?? generate).action).isWriting;
  return {
    id: 7,
    action: generate,
    selection: { filter: {} },
    state: 'running',
    sample: null,
    counts: { total: 1240, done: 821, asked: 0, unchanged: 40, refused: 3, failed: 4 },
    written: isWriting ? { changed: 733, changedToLook: 105, unchanged: 88, unchangedToLook: 6 } : null,
    parts: null,
    confirmed: 0,
    skippedHits: null,
    findings: findings({ 'open-claim': 31, 'must-rule': 56, 'wish-not-followed': 24 }),
    pace: { perMinute: 44, secondsLeft: 540, recent: Array.from({ length: 20 }, (_, index) => 30 + index) },
    note: null,
    createdBy: { id: me.id, fullName: me.fullName },
    createdAt: at,
    startedAt: at,
    finishedAt: null,
    continuedBy: null,
    undoneBy: null,
    undos: [],
    putBack: 0,
    undoUntil: null,
    ...given,
  };
}

/** One that has just ended, so that every screen shows it. */
export function endedRun(given: Partial<Run> = {}): Run {
  const counts = { total: 3, done: 3, asked: 0, unchanged: 0, refused: 0, failed: 0 };
  const finishedAt = new Date().toISOString();
  const changed = (given.counts ?? counts).done;
  const written = actionOf((given.action ?? generate).action).isWriting
    ? { changed, changedToLook: 0, unchanged: 0, unchangedToLook: 0 }
    : null;
  return run({ state: 'done', counts, written, findings: findings(), pace: null, finishedAt, ...given });
}

/** The run of an import; nobody knows how much there is before its file is read. */
export function importOf(given: Partial<Run> = {}) {
  const action = { action: 'import' as const, options: { importId: 1, fileName: 'catalogue.csv' } };
  return { ...endedRun({ selection: { filter: { import: '1' } }, written: null, ...given }), action };
}

export function runItem(given: Partial<contracts.RunItem> = {}): contracts.RunItem {
  return {
    productId: 1,
    place: 'catalog',
    title: 'Stoneware mug',
    sku: 'MUG-1',
    outcome: 'done',
    finding: null,
    lens: 'clean',
    isChanged: true,
    parts: ['title', 'bullets', 'description'],
    changedParts: ['title', 'bullets'],
    newTitle: 'Clayfield stoneware mug',
    statuses: { ...forEachPart(() => 'pending' as const), description: 'approved' },
    image: picture('mug'),
    reason: null,
    at,
    ...given,
  };
}

const nothing = { lens: null, parts: [], changedParts: [], newTitle: null };

export const runItems = [
  runItem(),
  runItem({
    productId: 2,
    title: 'Glass carafe',
    sku: 'CRF-2',
    finding: 'open-claim',
    lens: 'open-claim',
    parts: ['description'],
    changedParts: ['description'],
    newTitle: null,
  }),
  runItem({
    productId: 3,
    title: 'Rainbow kite',
    sku: 'KTE-3',
    outcome: 'failed',
    isChanged: null,
    ...nothing,
    statuses: null,
    image: null,
    reason: 'Something went wrong on our side. This product was not changed.',
  }),
  runItem({
    productId: 4,
    title: 'Beech bowl',
    sku: 'BWL-4',
    outcome: 'unchanged',
    isChanged: null,
    ...nothing,
    reason: 'As before.',
  }),
  runItem({
    productId: 5,
    place: 'deleted',
    title: null,
    sku: null,
    outcome: 'refused',
    isChanged: null,
    ...nothing,
    statuses: null,
    image: null,
    reason: 'The product was deleted.',
  }),
  runItem({ productId: 6, title: 'Wool throw', sku: 'THR-6', outcome: null, isChanged: null, ...nothing, at: null }),
];

/** An approval that waits for a look at three of its products. */
export function sampledRun(given: Partial<NonNullable<Run['sample']>> = {}): Run {
  return run({
    id: 12,
    action: {
      action: 'approve',
      options: { parts: ['title', 'bullets', 'description', 'images'], takeAll: false, byPolicy: false },
    },
    state: 'awaiting-look',
    counts: { total: 812, done: 0, asked: 0, unchanged: 0, refused: 0, failed: 0 },
    findings: findings(),
    pace: null,
    sample: {
      productIds: [1, 2, 3],
      found: { rejected: 0, edited: 0, approved: 0, open: 3 },
      waiting: given.found?.open ?? 3,
      lookedBy: null,
      lookedAt: null,
      ...given,
    },
  });
}

/** Two matches of a find and replace, in two products. */
export function listedHits(given: Partial<contracts.ListedHits> = {}): contracts.ListedHits {
  const place = { version: 1, item: 0, at: 2 };
  return {
    asOf: at,
    total: 2,
    products: 2,
    inNames: 0,
    searched: 3,
    isComplete: true,
    hits: [
      {
        ...place,
        productId: 1,
        title: 'Stoneware mug',
        part: 'title',
        before: 'A ',
        found: 'Grey',
        replacement: 'Gray',
        after: ' mug',
      },
      {
        ...place,
        productId: 2,
        title: 'Carafe',
        part: 'bullets',
        before: 'A ',
        found: 'grey',
        replacement: 'gray',
        after: ' lid',
      },
    ],
    ...given,
  };
}

export function preview(given: Partial<contracts.RunPreview> = {}): contracts.RunPreview {
  return {
    total: 3,
    taken: 3,
    takenParts: 12,
    asked: 0,
    askedParts: 0,
    isExact: true,
    left: [],
    skipped: [],
    points: null,
    note: null,
    withKeywords: 0,
    model: null,
    examples: [],
    ...given,
  };
}
