import { describe, expect, it } from 'vitest';
import type { RecordedClaim } from '#domain/claims/checked-claim.ts';
import { unwrap } from '#domain/result.ts';
import { decidePart, replacePart, startFromSource } from './review.ts';
import { attestationOf, needsSecond, secondPersonNeed } from './second-person.ts';

const maya = { id: 1, fullName: 'Maya Lindqvist' };
const tomas = { id: 2, fullName: 'Tomas Berg' };
const source = { title: 'Mug, 16 oz', description: 'A mug.' };
const at = '2026-11-29T10:00:00.000Z';
const claim = (text: string): RecordedClaim => ({
  ...{ text, start: 4, end: 9, kind: 'weight', verdict: 'contradicted', isAttested: true },
  evidence: [{ field: 'title', start: 5, end: 10, text: '16 oz' }],
});
const written = replacePart(startFromSource(source), 'title', 'Mug, 18 oz', { origin: 'person', by: maya }).content;
const approve = (content: typeof written, by = maya, claims = [claim('18 oz')]) =>
  decidePart(content, 'title', 'approved', { by, at, source, openClaims: claims, needsSecond: 'contradictions' });
const waiting = unwrap(approve(written)).content;

describe('taking a first approval back', () => {
  const pending = (by: typeof maya) => decidePart(waiting, 'title', 'pending', { by, at, source });

  it('is for who made it: the part is as it was, and history has nothing of it', () => {
    const { content, history } = unwrap(pending(maya));
    expect([content.parts.title, history]).toEqual([written.parts.title, []]);
  });

  it('is nobody else’s', () => {
    expect(pending(tomas).ok).toBe(false);
  });
});

it.each([
  ['none', ['contradiction'], 'contradicted'],
  ['none', ['waiver'], 'none'],
  ['any', ['contradiction'], 'any'],
] as const)(
  'with claims confirmed by name: %s and a second person for %j it is %s',
  (attestation, secondPerson, is) => {
    expect(attestationOf({ attestation, secondPerson })).toBe(is);
  },
);

describe('an approval that confirms a contradiction', () => {
  it('by the first person leaves the part pending, and says who and when', () => {
    expect(waiting.parts.title.status).toBe('pending');
    expect(waiting.parts.title.record).toMatchObject({ decidedBy: null, firstApproval: { by: maya, at } });
    expect(waiting.approvedBy).toBeNull();
    expect(unwrap(approve(written)).history).toEqual([]);
  });

  it('is refused to the same person', () => {
    const again = approve(waiting);
    expect(!again.ok && again.problem.message).toBe(
      'You approved Product Title already. A second person must confirm.',
    );
  });

  it('by another person is done, and part and history carry both names', () => {
    const { content, history } = unwrap(approve(waiting, tomas));
    expect(content.parts.title).toMatchObject({
      ...{ status: 'approved', record: { decidedBy: tomas, attestedBy: tomas, firstApproval: { by: maya } } },
    });
    expect(history).toMatchObject([{ action: 'approved', details: { attestedBy: tomas, firstApprovedBy: maya } }]);
  });

  it('falls when the text changes, when it is refused, and when other claims are contradicted', () => {
    const edited = replacePart(waiting, 'title', 'Mug, 19 oz', { origin: 'person', by: tomas }).content;
    expect(edited.parts.title.record).not.toHaveProperty('firstApproval');
    const refused = unwrap(decidePart(waiting, 'title', 'rejected', { by: tomas, at, source })).content;
    expect(refused.parts.title.record).not.toHaveProperty('firstApproval');
    const other = unwrap(approve(waiting, tomas, [claim('18 oz'), claim('two')])).content;
    expect(other.parts.title).toMatchObject({ status: 'pending', record: { firstApproval: { by: tomas } } });
  });
});

it.each([
  [['contradiction'], [claim('18 oz')], true, 'pending'],
  [['contradiction'], [], true, 'approved'],
  [['contradiction'], [{ ...claim('18 oz'), verdict: 'unsupported' as const }], true, 'approved'],
  [[], [claim('18 oz')], false, 'approved'],
] as const)('with %j of claims %j needs a second person: %s', (acts, claims, needs, status) => {
  expect(needsSecond('contradiction', acts, false)).toBe(needs);
  const need = secondPersonNeed({ secondPerson: acts, secondPersonCategories: [] }, { category: null }, false);
  const given = { by: maya, at, source, openClaims: [...claims] as RecordedClaim[], needsSecond: need };
  expect(unwrap(decidePart(written, 'title', 'approved', given)).content.parts.title.status).toBe(status);
});

it('where nobody signs in there is no second person to need', () => {
  expect(needsSecond('waiver', ['waiver'], true)).toBe(false);
  expect(needsSecond('waiver', ['waiver'], false)).toBe(true);
});
