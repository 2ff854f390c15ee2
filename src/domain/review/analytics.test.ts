import { describe, expect, test } from 'vitest';
import { type Part, partTable } from '#domain/parts/parts.ts';
import { analyseHistory, type ReplayedEntry } from './analytics.ts';

const maya = { id: 1, fullName: 'Maya Lindqvist' };
const at = (minute: number) => `2026-03-04T10:${String(minute).padStart(2, '0')}:00.000Z`;
const minutes = (count: number) => count * 60_000;

type Short = [minute: number, type: ReplayedEntry['contentType'], action: ReplayedEntry['action'], content?: unknown];
const statusOf = { approved: 'approved', rejected: 'rejected', imported: null } as Record<
  string,
  ReplayedEntry['status']
>;
const entries = (...list: Short[]): ReplayedEntry[] =>
  list.map(([minute, contentType, action, content = 'text']) => ({
    contentType,
    action,
    status: statusOf[action] === undefined ? 'pending' : statusOf[action],
    changeDate: at(minute),
    changedBy: maya,
    previousContent: content,
    newContent: content,
  }));
const images = ['/a.jpg', '/b.jpg'];
const generated = (minute: number): Short[] => [
  [minute, 'title', 'generated'],
  [minute, 'bullets', 'generated'],
  [minute, 'description', 'generated'],
  [minute, 'images', 'generated', images],
];

/** What is counted of the four specified parts. */
const scored = <Row extends { part: Part }>(rows: readonly Row[]) =>
  rows.filter(({ part }) => partTable[part].isScored);

test('the score follows the decisions, 25 for every approved part', () => {
  const { points } = analyseHistory(
    entries(...generated(0), [1, 'title', 'approved'], [2, 'bullets', 'rejected'], [3, 'title', 'rolled-back']),
    images,
  );
  expect(points.map(({ at: when, score, issues }) => [when, score, issues])).toEqual([
    [at(0), 0, 4],
    [at(1), 25, 3],
    [at(2), 25, 2],
    [at(3), 0, 3],
  ]);
  expect(points[1]?.events).toEqual([{ part: 'title', action: 'approved', by: maya }]);
  expect(points[0]?.events).toHaveLength(4);
});

test('a generation of all parts counts once for the product and once for each part', () => {
  const { totals, parts } = analyseHistory(entries(...generated(0), [5, 'title', 'generated']), images);
  expect(totals.generations).toBe(2);
  expect(scored(parts).map(({ part, generations }) => [part, generations])).toEqual([
    ['title', 2],
    ['bullets', 1],
    ['description', 1],
    ['images', 1],
  ]);
});

test('a reason given to a rejection that stands is no second rejection', () => {
  const { totals, points } = analyseHistory(
    entries([1, 'title', 'rejected'], [2, 'title', 'rejected'], [3, 'title', 'rolled-back'], [4, 'title', 'rejected']),
    images,
  );
  expect(totals).toMatchObject({ rejections: 2, rollbacks: 1 });
  expect(points).toHaveLength(3);
});

test('edits, approvals, rejections and rollbacks are counted', () => {
  const { totals } = analyseHistory(
    entries(
      ...generated(0),
      [1, 'title', 'edited'],
      [2, 'title', 'rejected'],
      [3, 'title', 'rolled-back'],
      [4, 'title', 'restored'],
      [5, 'title', 'approved'],
      [6, 'title', 'imported'],
    ),
    images,
  );
  expect(totals).toEqual({ generations: 1, edits: 1, approvals: 1, rejections: 1, rollbacks: 2 });
});

test('images decided one by one settle their part when the last is decided', () => {
  const { points } = analyseHistory(
    entries(
      ...generated(0),
      [1, 'heroImage', 'approved', '/a.jpg'],
      [2, 'secondaryImage', 'approved', '/b.jpg'],
      [3, 'secondaryImage', 'rolled-back', '/b.jpg'],
    ),
    [],
  );
  expect(points.map(({ score }) => score)).toEqual([0, 0, 25, 0]);
});

test('without an entry of the images as a whole, those of today are the ones decided on', () => {
  const { points } = analyseHistory(
    entries([1, 'heroImage', 'approved', '/a.jpg'], [2, 'secondaryImage', 'approved', '/b.jpg']),
    images,
  );
  expect(points.map(({ score }) => score)).toEqual([0, 25]);
});

test('time from generation to approval is shown per part and for all four', () => {
  const { parts, generatedToAllApproved } = analyseHistory(
    entries(
      ...generated(0),
      [2, 'title', 'approved'],
      [4, 'bullets', 'approved'],
      [5, 'description', 'approved'],
      [9, 'images', 'approved', images],
      [20, 'title', 'rolled-back'],
    ),
    images,
  );
  expect(generatedToAllApproved).toBe(minutes(9));
  expect(scored(parts).map(({ generatedToApproved }) => generatedToApproved)).toEqual([
    null,
    minutes(4),
    minutes(5),
    minutes(9),
  ]);
});

test('parts that history says nothing of are pending', () => {
  const { points } = analyseHistory(entries([1, 'title', 'approved']), images);
  expect(points).toMatchObject([{ score: 25, issues: 3 }]);
});

test('an entry from before statuses were kept leaves its part pending', () => {
  const [edited] = entries([1, 'title', 'edited']);
  expect(analyseHistory([{ ...(edited as ReplayedEntry), status: null }], images).points).toMatchObject([
    { score: 0, issues: 4 },
  ]);
});

test('what a person did in the moment of a generation is counted beside it', () => {
  const { totals, points } = analyseHistory(
    entries(
      [0, 'title', 'edited'],
      [0, 'bullets', 'generated'],
      [0, 'description', 'generated'],
      [0, 'title', 'edited'],
    ),
    images,
  );
  expect(totals).toMatchObject({ generations: 1, edits: 2 });
  expect(points.map(({ events }) => events.length)).toEqual([4]);
});

test('a part approved without a generation took no time, one approved twice the time to the first', () => {
  const { parts } = analyseHistory(
    entries([0, 'title', 'generated'], [2, 'title', 'approved'], [4, 'title', 'approved'], [5, 'bullets', 'approved']),
    images,
  );
  expect(scored(parts).map(({ generatedToApproved }) => generatedToApproved)).toEqual([minutes(2), null, null, null]);
});

describe('images before they were replaced', () => {
  const replaced = (previousContent: unknown): ReplayedEntry[] =>
    entries([5, 'images', 'edited', ['/c.jpg']]).map((entry) => ({ ...entry, previousContent }));

  test('are those the oldest entry of the images replaced', () => {
    const decided = entries([1, 'title', 'generated'], [2, 'heroImage', 'approved', '/a.jpg']);
    const scores = (previousContent: unknown) =>
      analyseHistory([...decided, ...replaced(previousContent)], ['/c.jpg']).points.map(({ score }) => score);
    expect(scores(['/a.jpg'])).toEqual([0, 25, 0]);
    expect(scores(['/a.jpg', '/b.jpg'])).toEqual([0, 0, 0]);
    expect(scores(null), 'unknown: those of today, which are others').toEqual([0, 0, 0]);
  });

  test('are decided on by address and place', () => {
    const scoreAfter = (...list: Short[]) =>
      analyseHistory(entries(...list), ['/a.jpg', '/b.jpg']).points.at(-1)?.score;
    expect(scoreAfter([1, 'heroImage', 'approved', '/a.jpg'], [2, 'secondaryImage', 'approved', '/b.jpg'])).toBe(25);
    expect(scoreAfter([1, 'heroImage', 'approved', '/a.jpg'], [2, 'heroImage', 'approved', '/b.jpg'])).toBe(0);
    expect(scoreAfter([1, 'secondaryImage', 'approved', '/a.jpg'], [2, 'secondaryImage', 'approved', '/b.jpg'])).toBe(
      0,
    );
    expect(scoreAfter([1, 'heroImage', 'approved', ['/a.jpg']], [2, 'secondaryImage', 'approved', '/b.jpg'])).toBe(0);
  });

  test('stay when a decision on all of them names none', () => {
    const { points } = analyseHistory(
      entries(
        [1, 'images', 'approved', null],
        [2, 'heroImage', 'rolled-back', '/a.jpg'],
        [3, 'heroImage', 'approved', '/a.jpg'],
      ),
      images,
    );
    expect(points.map(({ score }) => score)).toEqual([25, 0, 25]);
  });
});

test('a product nobody touched has nothing to show', () => {
  expect(analyseHistory(entries([0, 'title', 'imported']), images)).toMatchObject({
    points: [],
    generatedToAllApproved: null,
    totals: { generations: 0, approvals: 0 },
  });
});
