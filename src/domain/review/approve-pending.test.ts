import { describe, expect, it, test } from 'vitest';
import type { PlacedClaim } from '#domain/claims/checked-claim.ts';
import { type ApprovalChoice, approvePending, type ClaimDecider } from './approve-pending.ts';
import { decideClaims } from './attestation.ts';
import type { ReviewedContent } from './content.ts';
import type { ReviewCheck } from './part-check.ts';
import { startFromSource } from './review.ts';
import { testCheck } from './test-check.ts';
import { withPart } from './test-content.ts';

const tess = { id: 1, fullName: 'Tess' };
const source = { title: 'Mug', description: 'A mug.', bullets: ['Holds tea'], images: ['a.jpg', 'b.jpg'] };
const decision = { by: tess, at: '2026-11-21T10:00:00.000Z', source };
const nothingClaimed: ClaimDecider = () => ({ open: [], needed: [], isCovered: true });
const fresh = startFromSource(source);
const labels: Readonly<Record<string, string>> = { long: 'Title length limit', brand: 'Brand present' };
const nameRule = (id: string) => labels[id] ?? id;
const all: ReviewCheck = testCheck({ title: {}, bullets: {}, description: {}, images: {} });

const approve = (
  content: ReviewedContent,
  check: ReviewCheck,
  { decideClaimsOf = nothingClaimed, ...choice }: Partial<ApprovalChoice> & { decideClaimsOf?: ClaimDecider } = {},
) => approvePending(content, check, decision, decideClaimsOf, { nameRule, ...choice });

describe('approving what is pending', () => {
  it('takes the parts that wait, and no other', () => {
    const content = withPart(fresh, 'title', { status: 'rejected' });
    const { change, ...approval } = approve(content, testCheck({ bullets: {}, description: {}, images: {} }));
    expect(approval).toEqual({
      parts: ['bullets', 'description', 'images'],
      asked: [],
      left: [{ part: 'title', because: 'not-pending' }],
      refusal: null,
    });
    expect(change.content.parts.title).toEqual(content.parts.title);
    for (const part of approval.parts) expect(change.content.parts[part].status).toBe('approved');
    expect(change.history.map((entry) => [entry.contentType, entry.action])).toEqual(
      approval.parts.map((part) => [part, 'approved']),
    );
  });

  it('takes the parts it is asked for alone', () => {
    expect(approve(fresh, all, { parts: ['description'] })).toMatchObject({ parts: ['description'], left: [] });
  });

  it('changes nothing where nothing waits', () => {
    const approved = approve(fresh, all).change.content;
    const approval = approve(approved, testCheck({}));
    expect(approval).toMatchObject({ parts: [], refusal: null, change: { content: approved, history: [] } });
    expect(approval.left.map(({ because }) => because)).toEqual(Array.from({ length: 4 }, () => 'not-pending'));
  });

  test.each([
    ['changed', null],
    ['unchanged', null],
    ['empty', null],
    ['missing', { because: 'empty', refusal: 'Product Title is empty, but its source is not.' }],
  ] as const)('of a part that is %s', (value, left) => {
    const content = value === 'empty' || value === 'missing' ? withPart(fresh, 'title', { value: '' }) : fresh;
    const source = value === 'missing' ? decision.source : { ...decision.source, title: '' };
    const approval = approvePending(content, testCheck({ title: { value } }), { ...decision, source }, nothingClaimed, {
      nameRule,
      parts: ['title'],
    });
    expect(approval.parts).toEqual(left ? [] : ['title']);
    expect(approval.left).toEqual(left ? [{ part: 'title', because: left.because }] : []);
    expect(approval.refusal).toBe(left?.refusal ?? null);
    expect(approval.change.history[0]?.details?.isLeftEmpty).toBe(value === 'empty' ? true : undefined);
  });
});

/** What somebody should look at, with what is said of it, and whether an approval of all takes it. */
const open = [
  ['one open claim', { openClaims: 1 }, 'open-claim', 'Product Title has 1 open claim.', true],
  ['several open claims', { openClaims: 3 }, 'open-claim', 'Product Title has 3 open claims.', true],
  [
    'a broken must rule',
    { must: ['long', 'brand'] },
    'must-rule',
    'Product Title breaks the rule “Title length limit”.',
    true,
  ],
  [
    'a wish it does not follow',
    { unmetWishes: 1 },
    'wish-not-followed',
    'Product Title does not follow everything in a prompt.',
    true,
  ],
  ['a claim and a rule', { openClaims: 1, must: ['long'] }, 'open-claim', 'Product Title has 1 open claim.', true],
  ['no text', { value: 'missing' }, 'empty', 'Product Title is empty, but its source is not.', false],
] as const;

describe('what a person should look at', () => {
  test.each(open)('a part with %s stays as it is, with why', (_name, check, because, refusal) => {
    const approval = approve(fresh, testCheck({ title: check as object, bullets: {} }), {
      parts: ['title', 'bullets'],
    });
    expect(approval).toMatchObject({ parts: ['bullets'], left: [{ part: 'title', because }], refusal });
    expect(approval.change.content.parts.title).toEqual(fresh.parts.title);
  });

  test.each(open)('a part with %s, where all are asked for', (_name, check, _because, _refusal, isTaken) => {
    const approval = approve(fresh, testCheck({ title: check as object }), { parts: ['title'], takeAll: true });
    expect(approval.parts).toEqual(isTaken ? ['title'] : []);
  });

  it('a should rule and a waived rule hold nothing back', () => {
    const check = testCheck({ title: { should: ['long'], waived: ['brand'] } }, { should: ['x'], waived: ['y'] });
    expect(approve(fresh, check, { parts: ['title'] }).parts).toEqual(['title']);
  });

  it('images one of which is rejected are decided one by one, also where all are asked for', () => {
    const check = testCheck({ images: { hasRejectedImage: true } });
    for (const takeAll of [false, true])
      expect(approve(fresh, check, { parts: ['images'], takeAll })).toMatchObject({
        parts: [],
        left: [{ part: 'images', because: 'rejected' }],
        refusal: 'Product Images has a rejected image. Review the images one by one.',
      });
  });

  it('a must rule that the facts break holds every part back, and is named for the product', () => {
    const check = testCheck({ title: {}, bullets: { value: 'unchanged' } }, { must: ['brand'] });
    expect(approve(fresh, check, { parts: ['title', 'bullets'] })).toMatchObject({
      parts: [],
      left: [
        { part: 'title', because: 'must-rule' },
        { part: 'bullets', because: 'must-rule' },
      ],
      refusal: 'The product breaks the rule “Brand present”.',
    });
    expect(approve(fresh, check, { parts: ['title', 'bullets'], takeAll: true }).parts).toEqual(['title', 'bullets']);
  });

  it('the first that is found is the reason given', () => {
    const check = testCheck({ title: { must: ['long'] }, bullets: { openClaims: 2 } });
    expect(approve(fresh, check, { parts: ['title', 'bullets'] }).refusal).toBe(
      'Product Title breaks the rule “Title length limit”.',
    );
  });
});

describe('claims at an approval of all', () => {
  const unsupported: PlacedClaim = {
    text: '9W',
    start: 0,
    end: 2,
    kind: 'power',
    verdict: 'unsupported',
    evidence: [],
  };
  const contradicted = { ...unsupported, verdict: 'contradicted' as const };
  const check = testCheck({
    title: { openClaims: 1 },
    bullets: { openClaims: 1, must: ['long'] },
    description: {},
    images: {},
  });

  it('a part with a claim to attest stays pending, and the others are approved with what they leave open', () => {
    const decideClaimsOf: ClaimDecider = (part) =>
      decideClaims(part, part === 'title' ? [contradicted] : part === 'bullets' ? [unsupported] : [], 'contradicted');
    const approval = approve(fresh, check, { takeAll: true, decideClaimsOf });
    expect(approval).toMatchObject({
      parts: ['bullets', 'description', 'images'],
      asked: [],
      left: [{ part: 'title', because: 'open-claim' }],
      refusal:
        'The source contradicts 1 claim in Product Title. Confirm under your name that the text is true, or change it.',
    });
    expect(approval.change.content.parts.title.status).toBe('pending');
    expect(approval.change.history.map(({ details }) => details?.openClaims)).toEqual([
      [unsupported],
      undefined,
      undefined,
    ]);
  });

  it('are decided of texts that are about to be approved alone', () => {
    const decided: string[] = [];
    approve(fresh, check, {
      decideClaimsOf: (part) => {
        decided.push(part);
        return { open: [], needed: [], isCovered: true };
      },
    });
    expect(decided).toEqual(['description']);
  });
});

describe('where every approval needs two people', () => {
  const two = { ...decision, needsSecond: 'every' as const };
  const by = (person: typeof tess, content: ReviewedContent, choice: Partial<ApprovalChoice> = {}) =>
    approvePending(content, all, { ...two, by: person }, nothingClaimed, { nameRule, ...choice });
  const ada = { id: 2, fullName: 'Ada' };

  it('the first asks, with nothing in history, and another one confirms', () => {
    const asked = by(tess, fresh);
    expect(asked).toMatchObject({ parts: [], asked: ['title', 'bullets', 'description', 'images'], refusal: null });
    expect(asked.change.history).toEqual([]);
    expect(asked.change.content.approvedBy).toBeNull();
    const confirmed = by(ada, asked.change.content);
    expect(confirmed).toMatchObject({ parts: ['title', 'bullets', 'description', 'images'], asked: [], refusal: null });
    for (const { details } of confirmed.change.history) expect(details).toMatchObject({ firstApprovedBy: tess });
  });

  it('leaves to others what the same person approved first, and says so', () => {
    const again = by(tess, by(tess, fresh, { parts: ['title'] }).change.content, { parts: ['title', 'bullets'] });
    expect(again).toMatchObject({
      ...{ parts: [], asked: ['bullets'], left: [{ part: 'title', because: 'second-person' }] },
      refusal: 'Product Title: Approved by Tess. A second person must confirm.',
    });
  });

  it('takes nothing by a policy, neither as the first nor as the second', () => {
    const policyOf = () => ({ id: 3 }) as never;
    for (const content of [fresh, by(ada, fresh).change.content])
      expect(by(tess, content, { policyOf })).toMatchObject({
        ...{ parts: [], asked: [], change: { content, history: [] } },
        refusal: 'Product Title needs two people, and an approval policy does not count as one.',
      });
  });
});
