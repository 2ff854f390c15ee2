import { expect, test } from 'vitest';
import { forEachPart } from '#domain/parts/parts.ts';
import { reasonsOf, type ShownReason, sharedReasons } from './shared-notes.ts';

const because = 'facts' as const;
const say = (texts: string[]): ShownReason[] => texts.map((text) => ({ text, because }));
const parts = (title: string[], bullets: string[], description: string[]) => ({
  ...forEachPart((): ShownReason[] => []),
  title: say(title),
  bullets: say(bullets),
  description: say(description),
});

test.each([
  ['a reason of two parts is shared', parts(['no fact'], ['no fact', 'merged'], []), ['no fact']],
  ['a reason of one part is its own', parts(['a'], ['b'], ['c']), []],
  ['a reason said twice on one part is still its own', parts(['a', 'a'], [], []), []],
  ['shared reasons keep their order', parts(['a', 'b'], ['b', 'a'], []), ['a', 'b']],
])('%s', (_title, given, shared) => {
  expect(sharedReasons(given).map(({ text }) => text)).toEqual(shared);
});

test('a rule that is said for several parts is named without one of them', () => {
  const reason = (label: string): ShownReason => ({
    text: 'Left out "a"',
    because: 'rule',
    rule: { label, source: 'x' },
  });
  const given = {
    ...parts([], [], []),
    title: [reason('Praise in the title')],
    bullets: [reason('Praise in the bullet points')],
  };
  expect(sharedReasons(given)).toEqual([
    { text: 'Left out "a"', because: 'rule', rule: { label: 'Praise', source: 'x' } },
  ]);
});

test('notes from before drafts were recorded are shown without a cause', () => {
  expect(reasonsOf({ notes: ['Left out "a"'] })).toEqual([{ text: 'Left out "a"', because: null }]);
});
