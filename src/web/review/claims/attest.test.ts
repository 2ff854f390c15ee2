import { expect, it, test } from 'vitest';
import type { PartClaim, PlacedClaim } from '#domain/claims/checked-claim.ts';
import type { FlatContent } from '#domain/review/flat-content.ts';
import { testContent } from '#domain/review/test-content.ts';
import { type Question, questionOf, standingQuestion } from './attest.ts';

const contradicted: PlacedClaim = {
  text: '18 oz',
  start: 4,
  end: 9,
  kind: 'weight',
  verdict: 'contradicted',
  evidence: [{ field: 'title', start: 0, end: 5, text: '16 oz' }],
};
const unsupported: PlacedClaim = {
  ...contradicted,
  start: 20,
  end: 23,
  text: 'red',
  verdict: 'unsupported',
  evidence: [],
};
const inTitle = (claim: PlacedClaim): PartClaim => ({ ...claim, contentType: 'title' });
const question: Question = questionOf('title', 'Mug 18 oz', [inTitle(contradicted)], [contradicted, unsupported]);
type TitleFields = Partial<Pick<FlatContent, 'title' | 'titleStatus'>>;
const content = (given: TitleFields) => testContent({ title: 'Mug 18 oz', titleStatus: 'pending', ...given });

it('what the server wants attested is asked, with what else is open for the record', () => {
  expect(question.needed).toEqual([inTitle(contradicted)]);
  expect(question.open).toEqual([{ ...contradicted, isAttested: true }, unsupported]);
});

it('a refusal is asked about as it came when the browser has no checker yet, and of its part alone', () => {
  const other: PartClaim = { ...contradicted, contentType: 'description' };
  const { needed, open } = questionOf('title', 'Mug 18 oz', [inTitle(contradicted), other], null);
  expect(needed).toEqual([inTitle(contradicted)]);
  expect(open).toEqual([{ ...contradicted, isAttested: true }]);
});

test.each<[string, TitleFields, boolean]>([
  ['stands while its text waits', {}, true],
  ['is void when the text changed', { title: 'Mug 16 oz' }, false],
  ['is void when the part was approved meanwhile', { titleStatus: 'approved' }, false],
  ['is void when the part was rejected', { titleStatus: 'rejected' }, false],
])('the question %s', (_name, given, stands) => {
  expect(standingQuestion(question, content(given)) !== null).toBe(stands);
});
