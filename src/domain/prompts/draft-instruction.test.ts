import { expect, test } from 'vitest';
import { scoredParts } from '#domain/parts/parts.ts';
import { readDraftInstruction, type Wording } from './draft-instruction.ts';

const wording = (given: Partial<Wording>): Wording => ({
  promptId: 1,
  version: 1,
  prompt: 'Keep the title under 60 characters',
  scope: 'global',
  scopeValue: null,
  ...given,
});
const wish = {
  text: 'Keep the title under 60 characters',
  origin: 'global prompt',
  verdict: 'followed' as const,
  says: '',
  needsModel: false,
};
const record = { engine: 'built-in', prompts: [{ id: 1, version: 1 }], prompt: null, wishes: [wish] };
const present = [{ id: 1, version: 1, isActive: true }];

test('a draft shows the wording it was written with, even if the prompt has changed', () => {
  const wordings = [wording({}), wording({ version: 2, prompt: 'Keep the title under 90 characters' })];
  expect(readDraftInstruction('title', record, wordings, [{ id: 1, version: 2, isActive: true }])).toEqual({
    engine: 'built-in',
    lines: [
      {
        text: 'Keep the title under 60 characters',
        from: { promptId: 1, version: 1, scope: 'global', scopeValue: null, since: 'changed' },
        isFollowed: true,
        says: null,
        needsModel: false,
        isForPart: true,
        exceptions: [],
        overridden: null,
      },
    ],
    lost: [],
    isOwnKnown: true,
  });
});

test.each([
  [
    'missed',
    [{ ...wish, verdict: 'missed' as const, says: 'the text has 70 characters' }],
    false,
    'the text has 70 characters',
  ],
  ['nobody could check', [{ ...wish, verdict: 'not-checked' as const }], null, null],
  ['written before wishes were checked', undefined, null, null],
])('a line says what its check found: %s', (_which, wishes, isFollowed, says) => {
  const { wishes: _own, ...older } = record;
  const found = readDraftInstruction('title', wishes ? { ...record, wishes } : older, [wording({})], present);
  expect(found.lines).toMatchObject([{ isFollowed, says }]);
});

test.each([
  ['same', present],
  ['off', [{ id: 1, version: 1, isActive: false }]],
  ['changed', [{ id: 1, version: 2, isActive: false }]],
  ['deleted', []],
])('a prompt that is %s since', (since, now) => {
  const { lines } = readDraftInstruction('title', record, [wording({})], now);
  expect(lines[0]?.from?.since).toBe(since);
});

test('the user’s own prompt is the narrowest line of all', () => {
  const { lines } = readDraftInstruction(
    'title',
    { ...record, prompt: 'Keep the title under 40 characters' },
    [wording({})],
    present,
  );
  expect(lines).toMatchObject([
    { overridden: 'The custom prompt for this draft has a narrower scope: "Keep the title under 40 characters".' },
    { text: 'Keep the title under 40 characters', from: null, overridden: null },
  ]);
});

test.each([
  ['title', true],
  ['description', false],
  ['images', false],
] as const)('whether a line speaks of the drafted part: %s', (part, isForPart) => {
  expect(readDraftInstruction(part, record, [wording({})], present).lines[0]?.isForPart).toBe(isForPart);
});

test.each([
  ['Mention cotton', [true, true, true, false]],
  ['Keep titles and descriptions under 60 characters', [true, false, true, false]],
] as const)('"%s" is for a part when it names it, or names none', (prompt, areFor) => {
  const isForPart = scoredParts.map(
    (part) => readDraftInstruction(part, record, [wording({ prompt })], present).lines[0]?.isForPart,
  );
  expect(isForPart).toEqual(areFor);
});

test('of several prompts each line has its own wording, and what became of its own prompt', () => {
  const led = { ...record, prompts: [1, 2, 3].map((id) => ({ id, version: id })) };
  const wordings = [
    wording({ promptId: 9, version: 1, prompt: 'Mention wool' }),
    wording({ promptId: 3, version: 3, prompt: 'Mention linen' }),
    wording({ promptId: 1, prompt: 'Mention cotton' }),
  ];
  const now = [
    { id: 9, version: 7, isActive: true },
    { id: 3, version: 3, isActive: false },
    { id: 1, version: 1, isActive: true },
  ];
  const { lines, lost } = readDraftInstruction('title', led, wordings, now);
  expect(lines.map(({ text, from }) => [text, from?.promptId, from?.since])).toEqual([
    ['Mention cotton', 1, 'same'],
    ['Mention linen', 3, 'off'],
  ]);
  expect(lost).toEqual([{ promptId: 2, version: 2 }]);
});

test('a wording that was not kept is reported, not guessed', () => {
  expect(readDraftInstruction('title', record, [wording({ version: 2 })], present)).toMatchObject({
    lines: [],
    lost: [{ promptId: 1, version: 1 }],
  });
});

test('a draft of before own prompts were kept does not say there was none', () => {
  const { prompt: _, ...old } = record;
  expect(readDraftInstruction('title', old, [wording({})], present).isOwnKnown).toBe(false);
});
