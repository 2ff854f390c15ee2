import { expect, test } from 'vitest';
import { textParts } from '#domain/parts/parts.ts';
import { proposeText } from './propose-text.ts';
import { testContent, testRecord } from './test-content.ts';

const ann = { id: 1, fullName: 'Ann Lee' };
const proposed = { proposal: { token: 'Copy agent' }, by: ann };
const at = '2026-11-01T10:00:00.000Z';

const codeOf = (result: ReturnType<typeof proposeText>) =>
  result.ok ? null : [result.problem.code, result.problem.message];

test.each(['pending', 'rejected'] as const)(
  'a text that is %s is replaced, waits, and says who proposed it',
  (titleStatus) => {
    const result = proposeText(testContent({ title: 'Mug', titleStatus }), 'title', 'Clay mug', proposed);
    expect(result).toMatchObject({
      ok: true,
      value: {
        content: { parts: { title: { value: 'Clay mug', status: 'pending' } } },
        history: [
          { contentType: 'title', action: 'edited', previousContent: 'Mug', newContent: 'Clay mug', status: 'pending' },
        ],
      },
    });
    const { content, history } = result.ok ? result.value : { content: null, history: [] };
    expect(content?.parts.title.record).toEqual(
      testRecord({ origin: 'proposed', proposal: { token: 'Copy agent' }, writtenBy: ann }),
    );
    expect(history[0]?.details).toEqual({ proposal: { token: 'Copy agent' } });
  },
);

test('what is approved is kept, whole or by the first of two people', () => {
  const approved = testContent({ title: 'Mug', titleStatus: 'approved', bullets: ['a'], bulletsStatus: 'approved' });
  expect(codeOf(proposeText(approved, 'title', 'Clay mug', proposed))).toEqual([
    'ILLEGAL_TRANSITION',
    'The title is approved. A proposal never replaces approved text. An approver can roll it back first.',
  ]);
  expect(codeOf(proposeText(approved, 'bullets', ['b'], proposed))).toEqual([
    'ILLEGAL_TRANSITION',
    'The bullets are approved. A proposal never replaces approved text. An approver can roll them back first.',
  ]);
  const parts = { title: testRecord({ firstApproval: { by: ann, at, openClaims: [] } }) };
  expect(codeOf(proposeText(testContent({ title: 'Mug', parts }), 'title', 'Clay mug', proposed))).toEqual([
    'ILLEGAL_TRANSITION',
    'The title is approved by the first of two people. A proposal never replaces text that someone approved. An approver can reject it first.',
  ]);
});

test('a text that is there already changes nothing, and so takes no rejection back', () => {
  const rejected = testContent({
    ...{ title: 'Mug', titleStatus: 'rejected', bullets: ['a'], bulletsStatus: 'rejected' },
    ...{ description: 'Of clay.', descriptionStatus: 'rejected' },
  });
  const same = { title: 'Mug', bullets: ['a'], description: 'Of clay.' };
  expect(textParts.map((part) => codeOf(proposeText(rejected, part, same[part], proposed)))).toEqual([
    ['NOTHING_CHANGED', 'The proposed title is there already. Nothing was changed.'],
    ['NOTHING_CHANGED', 'The proposed bullets are there already. Nothing was changed.'],
    ['NOTHING_CHANGED', 'The proposed description is there already. Nothing was changed.'],
  ]);
});
