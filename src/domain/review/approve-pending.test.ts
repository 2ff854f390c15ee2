import { describe, expect, it, test } from 'vitest';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { approvePending, type ClaimJudge } from './approve-pending.ts';
import { judgeClaims } from './attestation.ts';
import type { ReviewedContent } from './content.ts';
import { startFromSource } from './review.ts';
import { withPart } from './test-content.ts';

const tess = { id: 1, fullName: 'Tess' };
const first = { by: tess, at: '2026-11-21T10:00:00.000Z' };
const later = { by: tess, at: '2026-11-21T11:00:00.000Z' };
const nothingClaimed = () => ({ open: [], needed: [], isCovered: true });
const fresh = startFromSource({
  title: 'Mug',
  description: 'A mug.',
  bullets: ['Holds tea'],
  images: ['a.jpg', 'b.jpg'],
});
const withRejectedImages = (content: ReviewedContent): ReviewedContent => ({
  ...withPart(content, 'images', { status: 'pending' }),
  imagesWithStatus: fresh.imagesWithStatus.map((image, order) => (order ? { ...image, status: 'rejected' } : image)),
});

describe('approving what is pending', () => {
  test.each([
    ['all four parts', fresh, ['title', 'bullets', 'description', 'images'], null],
    [
      'not a rejected part',
      withPart(fresh, 'title', { status: 'rejected' }),
      ['bullets', 'description', 'images'],
      null,
    ],
    [
      'not a part without content',
      withPart(withPart(fresh, 'bullets', { value: [] }), 'description', { value: ' ' }),
      ['title', 'images'],
      null,
    ],
    [
      'not the images when one of them is rejected',
      withRejectedImages(fresh),
      ['title', 'bullets', 'description'],
      null,
    ],
  ] as const)('%s', (_title, content, parts, refusal) => {
    const approval = approvePending(content as ReviewedContent, first, nothingClaimed);
    expect(approval.parts).toEqual(parts);
    expect(approval.refusal).toBe(refusal);
    expect(approval.change.history.map((entry) => [entry.contentType, entry.action])).toEqual(
      parts.map((part) => [part, 'approved']),
    );
    for (const part of parts) expect(approval.change.content.parts[part].status).toBe('approved');
  });

  it('a part with a claim to attest stays pending, and the others are approved with what they leave open', () => {
    const open: PlacedClaim = { text: '9W', start: 0, end: 2, kind: 'power', verdict: 'unsupported', evidence: [] };
    const contradicted = { ...open, verdict: 'contradicted' as const };
    const judge: ClaimJudge = (part) =>
      judgeClaims(part, part === 'title' ? [contradicted] : part === 'bullets' ? [open] : [], 'contradicted');
    const approval = approvePending(fresh, first, judge);
    expect(approval).toMatchObject({
      parts: ['bullets', 'description', 'images'],
      left: [{ part: 'title', because: 'open-claim' }],
      refusal: 'The source contradicts 1 claim of Product Title: attest by name, or change the text.',
    });
    expect(approval.change.content.parts.title.status).toBe('pending');
    expect(approval.change.history.map(({ details }) => details?.openClaims)).toEqual([[open], undefined, undefined]);
  });

  it('claims are weighed of texts with content alone', () => {
    const weighed: string[] = [];
    approvePending(withPart(fresh, 'description', { value: '' }), first, (part) => {
      weighed.push(part);
      return nothingClaimed();
    });
    expect(weighed).toEqual(['title', 'bullets']);
  });

  it('a product with nothing pending is unchanged, one with nothing to approve says why', () => {
    const approved = approvePending(fresh, first, nothingClaimed).change.content;
    expect(approvePending(approved, later, nothingClaimed)).toMatchObject({ parts: [], refusal: null });
    expect(
      approvePending(withPart(approved, 'title', { status: 'pending', value: '' }), later, nothingClaimed).refusal,
    ).toMatch(/no content/);
    expect(approvePending(withRejectedImages(approved), later, nothingClaimed).refusal).toMatch(/one by one/);
  });
});

it('what is left is told with its reason', () => {
  let content = withPart(withRejectedImages(fresh), 'title', { status: 'approved' });
  content = withPart(content, 'bullets', { value: [] });
  const leave = () => ({ because: 'rule-not-kept' as const, reason: 'Product Description is too short.' });
  expect(approvePending(content, first, nothingClaimed, { leave })).toMatchObject({
    parts: [],
    left: [
      { part: 'title', because: 'not-pending' },
      { part: 'bullets', because: 'empty' },
      { part: 'description', because: 'rule-not-kept' },
      { part: 'images', because: 'rejected' },
    ],
  });
  expect(approvePending(content, first, nothingClaimed, { parts: ['description'] })).toMatchObject({
    parts: ['description'],
    left: [],
  });
});

it('a part left to a person is told with its reason, also where others are approved', () => {
  const leave = (part: string) =>
    part === 'title' ? { because: 'open-claim' as const, reason: 'Product Title: 1 claim is open.' } : null;
  expect(approvePending(fresh, first, nothingClaimed, { leave })).toMatchObject({
    parts: ['bullets', 'description', 'images'],
    left: [{ part: 'title', because: 'open-claim' }],
    refusal: 'Product Title: 1 claim is open.',
  });
});
