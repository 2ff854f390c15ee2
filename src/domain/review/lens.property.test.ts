// One meaning of clean: what a lens says of a product and what an approval in bulk does with it, for any content, statuses, rules and claims.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noAims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { ownRule } from '#domain/benchmarks/packs/general-rules.data.ts';
import { type BenchmarkRule, severities } from '#domain/benchmarks/rule.ts';
import type { Waived } from '#domain/benchmarks/waived.ts';
import { waivedRules } from '#domain/benchmarks/waiver.ts';
import { lenses } from '#domain/catalogue/lens.ts';
import { product as sourceProduct } from '#domain/catalogue/test-product.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { applyJudgements, indexJudgements, type Judgement } from '#domain/claims/judgements.ts';
import { isOpenClaim } from '#domain/claims/open-claim.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import {
  forEachPart,
  isEmptyValue,
  isTextPart,
  type PartContent,
  partNames,
  pickParts,
  type Status,
  scoredParts,
  statuses,
} from '#domain/parts/parts.ts';
import { approvePending } from './approve-pending.ts';
import { attestationSchema, decideClaims } from './attestation.ts';
import { type CheckedProduct, checkListing } from './check-listing.ts';
import { type ContentParts, type ReviewedContent, valuesOf } from './content.ts';
import { imagesStatusOf } from './image-entries.ts';
import { hasSourceChanged, isApprovable, isTakenWithTheRest } from './part-check.ts';
import { decidePart, startFromSource } from './review.ts';

const on = new Date('2026-11-21T12:00:00Z');
const tess = { id: 1, fullName: 'Tess' };

/** Texts that say nothing, that only name the product, that state facts, and that praise. */
const text = fc.constantFrom(
  '',
  ' ',
  'Stoneware mug',
  'Mug, 350 ml',
  'Mug, 500 ml',
  'The best mug',
  'Dishwasher safe mug',
);
const list = fc.array(text, { maxLength: 2 });
const images = fc.array(fc.constantFrom('/1.jpg', '/2.jpg', '/3.jpg'), { maxLength: 2 });
const values: fc.Arbitrary<PartContent> = fc
  .record({ title: text, description: text, bullets: list, images })
  .map(pickParts);

const status = fc.constantFrom<Status>(...statuses);
const reasons = fc.array(
  fc.record({
    text: fc.constant('No cork is known.'),
    because: fc.constant('prompt' as const),
    ref: fc.constant(null),
    isUnmet: fc.constant(true as const),
  }),
  { maxLength: 1 },
);
const draft = reasons.map(
  (of): DraftRecord => ({
    engine: 'built-in',
    reasons: of,
    checks: { supported: 0, unsupported: 0, contradicted: 0, brokenRules: [] },
    isRepaired: false,
    prompts: [],
    inputHash: 'x',
  }),
);
const sourceChange = fc.constant({ field: 'price', before: '1', after: '2', changedAt: on.toISOString() });
const state = fc.record({
  status,
  isSame: fc.boolean(),
  draft: fc.option(draft, { nil: undefined }),
  sourceChanges: fc.array(sourceChange, { maxLength: 1 }),
});
const states = fc.record(forEachPart(() => state));

const severity = fc.constantFrom(...severities);
/** A rule or none for each: words a part may not use, a part or a fact that has to be there. */
const rules: fc.Arbitrary<BenchmarkRule[]> = fc
  .tuple(
    ...partNames.map((attribute) =>
      fc.record({ attribute: fc.constant(attribute), severity, fact: fc.constant(undefined) }),
    ),
    fc.record({ attribute: fc.constant('facts' as const), severity, fact: fc.constant('Color') }),
    fc.record({ attribute: fc.constant('title' as const), severity, fact: fc.constant('brand') }),
  )
  .chain((all) => fc.subarray([...all]))
  .map((chosen) =>
    chosen.map(({ fact, ...given }) =>
      ownRule(
        { ...given, subject: fact ?? 'present', label: 'A rule', points: 3 },
        { benchmarkType: 'required', rule: fact ? { fact } : {} },
      ),
    ),
  );

const listing = fc
  .record({
    source: values,
    given: values,
    states,
    imageStatuses: fc.array(status, { minLength: 2, maxLength: 2 }),
    rules,
    waived: fc.func(fc.boolean()),
    dataSources: fc.subarray(['Dishwasher safe. The best mug in a test of ten.']),
    isJudged: fc.boolean(),
    attestation: fc.constantFrom(...attestationSchema.options),
  })
  .map(({ source, given, states: chosen, imageStatuses, waived, isJudged, ...rest }) => {
    const product = sourceProduct({ ...source, brand: 'Clayfield', category: 'Mugs' });
    const start = startFromSource(product);
    const parts = Object.fromEntries(
      partNames.map((part) => {
        const { isSame, status: of, draft: by, sourceChanges } = chosen[part];
        const { value, record } = start.parts[part];
        const own = { value: isSame ? value : given[part], status: of };
        return [part, { ...own, record: { ...record, ...(by ? { draft: by } : {}), sourceChanges } }];
      }),
    ) as ContentParts;
    const imagesWithStatus = parts.images.value.map((url, order) => ({
      url,
      order,
      type: order === 0 ? ('hero' as const) : ('secondary' as const),
      status: imageStatuses[order] ?? 'pending',
    }));
    // The status of the part follows its images, where it has some.
    if (imagesWithStatus.length > 0) parts.images.status = imagesStatusOf(imagesWithStatus);
    const content: ReviewedContent = { parts, imagesWithStatus, approvedBy: null };
    const waivers = rest.rules
      .filter(({ id }) => waived(id))
      .map(({ id }): Waived => ({ ruleIds: [id], scope: 'brand', value: 'Clayfield', until: null }));
    const quote = 'Stoneware mug';
    const judgement = {
      statement: 'Stoneware mug',
      verdict: 'unsupported',
      field: null,
      quote,
      by: 'a model',
    } as const;
    const judgements: Judgement[] = isJudged ? [judgement] : [];
    const checked: CheckedProduct & { content: ReviewedContent } = {
      id: 1,
      product,
      content,
      dataSources: rest.dataSources,
      judgements,
    };
    return { checked, basis: { rules: rest.rules, waivers, on }, attestation: rest.attestation };
  });
type Drawn = typeof listing extends fc.Arbitrary<infer Of> ? Of : never;

const decisionOn = ({ checked }: Drawn) => ({ by: tess, at: on.toISOString(), source: checked.product });

function approve(drawn: Drawn, { takeAll = false } = {}) {
  const { checked, basis, attestation } = drawn;
  const { check, claims } = checkListing(checked, basis, noAims);
  const approval = approvePending(
    checked.content,
    check.reviewCheck,
    decisionOn(drawn),
    (part) => decideClaims(part, claims[part] ?? [], attestation),
    { takeAll, nameRule: (id) => id },
  );
  return { check, approval };
}

const isPending = ({ parts }: ReviewedContent) => scoredParts.filter((part) => parts[part].status === 'pending');
const isRejected = ({ parts }: ReviewedContent) => scoredParts.some((part) => parts[part].status === 'rejected');

it('a product under clean or unchanged is one an approval in bulk takes whole and that nothing else speaks against', () => {
  fc.assert(
    fc.property(listing, (drawn) => {
      const { content } = drawn.checked;
      const { check, approval } = approve(drawn);
      const isTakenWhole = isPending(content).length > 0 && isPending(approval.change.content).length === 0;
      // What was rejected or approved before is looked at first, though the parts that wait are taken.
      const speaksAgainst = isRejected(content) || hasSourceChanged(content);
      expect(check.lens === 'clean' || check.lens === 'unchanged').toBe(isTakenWhole && !speaksAgainst);
    }),
  );
});

it('an approval in bulk takes exactly the parts that are approvable', () => {
  fc.assert(
    fc.property(listing, (drawn) => {
      const { check, approval } = approve(drawn);
      const { parts, facts } = check.reviewCheck;
      expect(approval.parts).toEqual(parts.filter((each) => isApprovable(each, facts)).map(({ part }) => part));
      const left = partNames.filter((part) => !approval.parts.includes(part));
      expect(approval.left.map(({ part }) => part)).toEqual(left);
      expect(approval.refusal !== null).toBe(left.some((part) => parts.some((each) => each.part === part)));
    }),
  );
});

it('every pending product is under exactly one lens, and one that waits for nothing under none but a changed source', () => {
  fc.assert(
    fc.property(listing, (drawn) => {
      const { content } = drawn.checked;
      const { lens } = approve(drawn).check;
      if (isPending(content).length > 0) expect(lenses.filter((each) => each === lens)).toHaveLength(1);
      else expect(lens).toBe(hasSourceChanged(content) ? 'source-changed' : null);
    }),
  );
});

it('nothing approved in bulk breaks a must rule, makes an open claim, misses a wish, or was emptied', () => {
  fc.assert(
    fc.property(listing, (drawn) => {
      const { id, product, content, dataSources, judgements } = drawn.checked;
      const { rules, waivers } = drawn.basis;
      const waived = waivedRules(waivers, product, id, '2026-11-21');
      const broken = evaluate(valuesOf(content), product, rules, on, noAims).results.filter(
        ({ hasPassed, rule }) => !hasPassed && rule.severity === 'block' && !waived.has(rule.id),
      );
      const facts = extractFacts(product, dataSources);
      for (const part of approve(drawn).approval.parts) {
        const { value, record } = content.parts[part];
        expect(broken.filter(({ rule }) => rule.attribute === part || rule.attribute === 'facts')).toEqual([]);
        if (isTextPart(part)) {
          const claims = applyJudgements(value, checkPart(facts, value), indexJudgements(judgements));
          expect(claims.filter(isOpenClaim)).toEqual([]);
        }
        expect(record.draft?.reasons.some(({ isUnmet }) => isUnmet) ?? false).toBe(false);
        expect(isEmptyValue(value) && !isEmptyValue(pickParts(product)[part])).toBe(false);
      }
    }),
  );
});

it('unchanged is what equals its source in every part that waits', () => {
  fc.assert(
    fc.property(listing, (drawn) => {
      const { content, product } = drawn.checked;
      const { lens } = approve(drawn).check;
      const isSame = isPending(content).every((part) => {
        const [value, source] = [content.parts[part].value, pickParts(product)[part]];
        return JSON.stringify(value) === JSON.stringify(source) || (isEmptyValue(value) && isEmptyValue(source));
      });
      if (lens === 'unchanged') expect(isSame).toBe(true);
      if (lens === 'clean') expect(isSame).toBe(false);
    }),
  );
});

it('an approval changes nothing of what was found of the parts that still wait', () => {
  fc.assert(
    fc.property(listing, fc.boolean(), (drawn, takeAll) => {
      const { check, approval } = approve(drawn, { takeAll });
      const after = checkListing({ ...drawn.checked, content: approval.change.content }, drawn.basis, noAims).check;
      const waiting = check.reviewCheck.parts.filter(({ part }) => !approval.parts.includes(part));
      expect(after.reviewCheck.parts).toEqual(waiting);
      expect(after.listingQuality).toBe(check.listingQuality);
      // Asked once more, the same approval takes nothing.
      const again = approve({ ...drawn, checked: { ...drawn.checked, content: approval.change.content } }, { takeAll });
      expect(again.approval.parts).toEqual([]);
    }),
  );
});

it('what *Approve the rest* takes holds all that an approval in bulk takes, and can be approved', () => {
  fc.assert(
    fc.property(listing, (drawn) => {
      const { parts, facts } = approve(drawn).check.reviewCheck;
      for (const each of parts) {
        if (isApprovable(each, facts)) expect(isTakenWithTheRest(each)).toBe(true);
        if (!isTakenWithTheRest(each)) continue;
        expect(decidePart(drawn.checked.content, each.part, 'approved', decisionOn(drawn)).ok).toBe(true);
      }
    }),
  );
});

it('what is drawn meets every lens, so that none of this holds for want of a case', () => {
  const met = new Map<string | null, number>();
  fc.assert(
    fc.property(listing, (drawn) => {
      const { lens } = approve(drawn).check;
      met.set(lens, (met.get(lens) ?? 0) + 1);
    }),
    { numRuns: 1_000 },
  );
  expect([...met.keys()].toSorted()).toEqual([...lenses, null].toSorted());
});
