import { describe, expect, it } from 'vitest';
import type { RecordedClaim } from '#domain/claims/checked-claim.ts';
import type { Status } from '#domain/parts/parts.ts';
import { unwrap } from '#domain/result.ts';
import { decideImage } from './decide-image.ts';
import { decidePart, replacePart, startFromSource } from './review.ts';
import {
  attestationOf,
  firstApproversOf,
  isMyFirst,
  needsSecond,
  type SecondPersonNeed,
  secondPersonNeed,
} from './second-person.ts';

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

describe('what the settings need of a product', () => {
  const settings = { secondPerson: ['contradiction'] as const, secondPersonCategories: ['Toys', 'Baby care'] };

  it.each([
    ['Toys', false, 'every'],
    ['toys', false, 'contradictions'],
    [null, false, 'contradictions'],
    ['Toys', true, 'none'],
  ] as const)('in the category %j, alone: %s, it is %s', (category, isAlone, need) => {
    expect(secondPersonNeed(settings, { category }, isAlone)).toBe(need);
  });

  it('is nothing where no category asks', () => {
    const none = { secondPerson: [], secondPersonCategories: [] };
    expect(secondPersonNeed(none, { category: 'Toys' }, false)).toBe('none');
    expect(secondPersonNeed(none, { category: null }, false)).toBe('none');
  });
});

describe('images of a category that asks', () => {
  const images = ['/1.jpg', '/2.jpg'];
  const pictured = startFromSource({ ...source, images });
  const decide = (content: typeof pictured, by: typeof maya, at: number, to: Status = 'approved') => {
    const image = content.imagesWithStatus[at];
    return decideImage(content, image ?? { url: '', type: 'hero' }, to, { by, at: asOf, source, needsSecond: 'every' });
  };
  const whole = (content: typeof pictured, by: typeof maya) =>
    decidePart(content, 'images', 'approved', { by, at: asOf, source, needsSecond: 'every' });
  const asOf = '2026-11-29T10:00:00.000Z';
  const statuses = (content: typeof pictured) => content.imagesWithStatus.map(({ status }) => status);

  it('wait each by itself, and name both people', () => {
    const asked = unwrap(decide(pictured, maya, 0));
    expect([statuses(asked.content), asked.history]).toEqual([['pending', 'pending'], []]);
    expect(firstApproversOf(asked.content)).toEqual([maya.id]);
    expect(decide(asked.content, maya, 0).ok).toBe(false);
    const confirmed = unwrap(decide(asked.content, tomas, 0));
    expect(statuses(confirmed.content)).toEqual(['approved', 'pending']);
    expect(confirmed.history).toMatchObject([{ contentType: 'heroImage', details: { firstApprovedBy: maya } }]);
    expect(confirmed.content.imagesWithStatus[0]?.firstApproval?.by).toEqual(maya);
  });

  it('that one person approved each by itself are confirmed as a whole', () => {
    const first = unwrap(decide(unwrap(decide(pictured, maya, 0)).content, maya, 1)).content;
    expect(whole(first, maya).ok).toBe(false);
    const { content, history } = unwrap(whole(first, tomas));
    expect(content.parts.images).toMatchObject({ status: 'approved', record: { firstApproval: { by: maya } } });
    expect(history).toMatchObject([{ details: { firstApprovedBy: maya } }]);
    expect(content.imagesWithStatus.map((image) => image.firstApproval?.by)).toEqual([maya, maya]);
  });

  it('of which one is rejected are asked for as a whole: nobody has approved that one', () => {
    const rejected = unwrap(decide(pictured, maya, 1, 'rejected')).content;
    const { content, history } = unwrap(whole(unwrap(decide(rejected, maya, 0)).content, tomas));
    expect([content.parts.images.status, history]).toEqual(['pending', []]);
    expect(content.parts.images.record.firstApproval?.by).toEqual(tomas);
  });

  it('that each approved in a way of their own are confirmed by either', () => {
    const both = unwrap(whole(unwrap(decide(pictured, maya, 0)).content, tomas)).content;
    for (const by of [maya, tomas])
      expect(statuses(unwrap(decide(both, by, 0)).content), by.fullName).toEqual(['approved', 'pending']);
  });

  it('approved as a whole by the first are confirmed one by one, and no image is lost on the way', () => {
    const asked = unwrap(whole(pictured, maya)).content;
    const one = unwrap(decide(asked, tomas, 0)).content;
    expect([statuses(one), one.parts.images.status]).toEqual([['approved', 'pending'], 'pending']);
    expect(one.parts.images.record.firstApproval?.by).toEqual(maya);
    const both = unwrap(decide(one, tomas, 1)).content;
    expect(both.parts.images).toMatchObject({ status: 'approved', record: { firstApproval: { by: maya } } });
  });

  it('are taken back by who approved them, and refused by a rejection', () => {
    const asked = unwrap(decide(pictured, maya, 0)).content;
    expect(decide(asked, tomas, 0, 'pending').ok).toBe(false);
    expect(unwrap(decide(asked, maya, 0, 'pending')).content).toEqual(pictured);
    const refused = unwrap(decide(asked, tomas, 0, 'rejected')).content;
    expect(refused.imagesWithStatus[0]).not.toHaveProperty('firstApproval');
  });

  it('that one person approved each by itself are theirs as a whole, and are taken back together', () => {
    const own = unwrap(decide(unwrap(decide(pictured, maya, 0)).content, maya, 1)).content;
    const mine = (by: typeof maya, need: SecondPersonNeed) => isMyFirst(own, 'images', by, need);
    expect([mine(maya, 'every'), mine(tomas, 'every'), mine(maya, 'none')]).toEqual([true, false, false]);
    const takeBack = (by: typeof maya) => decidePart(own, 'images', 'pending', { by, at: asOf, source });
    expect(takeBack(tomas).ok).toBe(false);
    const { content, history } = unwrap(takeBack(maya));
    expect([content, history]).toEqual([pictured, []]);
    const one = unwrap(decide(pictured, maya, 0)).content;
    expect(isMyFirst(one, 'images', maya, 'every')).toBe(false);
  });

  it('that another person approved keep that approval where all are taken back', () => {
    const both = unwrap(whole(unwrap(decide(pictured, tomas, 0)).content, maya)).content;
    const { content } = unwrap(decidePart(both, 'images', 'pending', { by: maya, at: asOf, source }));
    expect(content.imagesWithStatus[0]?.firstApproval?.by).toEqual(tomas);
    expect(content.parts.images.record).not.toHaveProperty('firstApproval');
  });

  it('that are left out wait when they are shown again', () => {
    const given = [{ url: '/1.jpg' }, { url: '/2.jpg', leftOut: 'It is blurred.' }];
    const left = replacePart(pictured, 'images', ['/1.jpg'], { origin: 'person', by: maya, images: given }).content;
    const shown = unwrap(decide(left, maya, 1, 'rejected')).content;
    expect(shown.imagesWithStatus).toMatchObject([{ url: '/1.jpg' }, { url: '/2.jpg', status: 'pending' }]);
    expect(shown.approvedBy).toBeNull();
  });
});

describe('a first approval that needs no second person any more', () => {
  const asked = unwrap(
    decidePart(written, 'title', 'approved', { by: maya, at, source, needsSecond: 'every' }),
  ).content;

  it('is not completed by itself; the next press completes it, also of the same person', () => {
    expect(asked.parts.title.status).toBe('pending');
    expect(isMyFirst(asked, 'title', maya, 'every')).toBe(true);
    expect(isMyFirst(asked, 'title', maya, 'none')).toBe(false);
    const alone = unwrap(decidePart(asked, 'title', 'approved', { by: maya, at, source })).content.parts.title;
    expect(alone).toMatchObject({ status: 'approved', record: { decidedBy: maya } });
    expect(alone.record).not.toHaveProperty('firstApproval');
    const other = unwrap(decidePart(asked, 'title', 'approved', { by: tomas, at, source })).content.parts.title;
    expect(other).toMatchObject({ status: 'approved', record: { decidedBy: tomas, firstApproval: { by: maya } } });
  });
});
