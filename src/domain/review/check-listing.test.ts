import { describe, expect, it, test } from 'vitest';
import { type Aims, noAims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { figuresOf } from '#domain/benchmarks/listing-figures.ts';
import { ownRule } from '#domain/benchmarks/packs/general-rules.data.ts';
import type { BenchmarkRule, Severity } from '#domain/benchmarks/rule.ts';
import type { Waived } from '#domain/benchmarks/waived.ts';
import { product as sourceProduct } from '#domain/catalogue/test-product.ts';
import type { Judgement } from '#domain/claims/judgements.ts';
import type { DraftRecord } from '#domain/history/draft-record.ts';
import type { Part, Status } from '#domain/parts/parts.ts';
import { type CheckedProduct, checkListing } from './check-listing.ts';
import type { ReviewedContent } from './content.ts';
import { emptyCheck, type PartCheck, shownWords } from './part-check.ts';
import { startFromSource } from './review.ts';
import { noBroken, testPartCheck } from './test-check.ts';
import { withPart } from './test-content.ts';

const on = new Date('2026-11-21T12:00:00Z');
const product = sourceProduct({
  title: 'Clayfield Stoneware Mug, 350 ml',
  description: 'A mug of glazed stoneware. It holds 350 ml. The best mug for slow mornings.',
  bullets: ['Holds 350 ml'],
  images: ['/1.jpg', '/2.jpg'],
  brand: 'Clayfield',
  category: 'Mugs',
  retailer: 'Amazon',
});
const source = startFromSource(product);

/** A rule that refuses some words in an attribute. */
const refuses = (attribute: Part, phrase: string, severity: Severity, subject = phrase): BenchmarkRule =>
  ownRule(
    { attribute, subject, label: `No ${phrase}`, severity, points: 3 },
    { benchmarkType: 'forbidden', rule: { what: phrase, phrases: [phrase], patterns: [] } },
  );
const asks = (attribute: BenchmarkRule['attribute'], severity: Severity, fact?: string): BenchmarkRule =>
  ownRule(
    { attribute, subject: fact ?? 'present', label: `Needs ${fact ?? attribute}`, severity, points: 3 },
    { benchmarkType: 'required', rule: fact ? { fact } : {} },
  );

type CheckOptions = Partial<Omit<CheckedProduct, 'content'>> & {
  rules?: BenchmarkRule[];
  waivers?: Waived[];
  aims?: Aims;
};
function check(
  content: ReviewedContent | null,
  { rules = [], waivers = [], aims = noAims, ...given }: CheckOptions = {},
) {
  const listing = { id: 7, product, dataSources: [], judgements: [], ...given, content };
  return checkListing(listing, { rules, waivers, on }, aims);
}
function partOf(part: Part, content: ReviewedContent, given: CheckOptions = {}): PartCheck {
  const found = check(content, given).check.reviewCheck.parts.find((each) => each.part === part);
  if (!found) throw new Error(`${part} was not checked`);
  return found;
}
const write = (part: 'title' | 'description', value: string) => withPart(source, part, { value });
const decideAll = (status: Status) =>
  (['title', 'bullets', 'description', 'images'] as const).reduce(
    (all, part) => withPart(all, part, { status }),
    source,
  );

describe('a listing', () => {
  it('without content has the figures of its source, and nothing is written', () => {
    const rules = [asks('title', 'block'), refuses('title', 'Mug', 'block')];
    const benchmark = evaluate(product, product, rules, on, noAims);
    expect(check(null, { rules })).toEqual({
      check: {
        ...figuresOf(benchmark),
        lens: 'nothing-written',
        reviewCheck: emptyCheck,
        brokenRules: [],
        waivedRules: [],
        isSourceChanged: false,
      },
      claims: {},
    });
    expect(benchmark.quality).toBeLessThan(100);
  });

  it('with content has the figures of its content, after any decision', () => {
    const rules = [refuses('title', 'BUY NOW', 'block')];
    const loud = write('title', 'BUY NOW');
    for (const content of [loud, withPart(loud, 'title', { status: 'approved' })])
      expect(check(content, { rules }).check).toMatchObject({ listingQuality: 97, complianceLevel: 'non-compliant' });
    expect(check(source, { rules }).check).toMatchObject({ listingQuality: 100, complianceLevel: 'compliant' });
  });

  it('is checked by the aims it is given', () => {
    const rules = [
      ownRule(
        { attribute: 'substance', subject: 'keywords', label: 'Keywords', severity: 'warn', points: 5 },
        { benchmarkType: 'substance', rule: { measure: 'keywords' } },
      ),
    ];
    const aims = { ...noAims, keywords: ['stoneware teacup'] };
    expect(check(source, { rules, aims }).check.listingQuality).toBeLessThan(
      check(source, { rules }).check.listingQuality,
    );
  });

  it('has a check of each part that waits, and of no other', () => {
    const content = withPart(withPart(source, 'title', { status: 'approved' }), 'images', { status: 'rejected' });
    expect(check(content).check.reviewCheck.parts.map(({ part }) => part)).toEqual(['bullets', 'description']);
  });

  it('that is decided whole has nothing to check, even if it breaks rules', () => {
    const rules = [asks('facts', 'block', 'Color'), refuses('title', 'Mug', 'block')];
    expect(check(decideAll('approved'), { rules })).toMatchObject({
      check: { lens: null, reviewCheck: emptyCheck, brokenRules: [], waivedRules: [], isSourceChanged: false },
      claims: {},
    });
  });

  it('whose source changed after an approval says so, decided whole or not', () => {
    const sourceChanges = [{ field: 'price', before: '1', after: '2', changedAt: on.toISOString() }];
    const marked = withPart(decideAll('approved'), 'bullets', { record: { sourceChanges } });
    expect(check(marked).check).toMatchObject({ lens: 'source-changed', isSourceChanged: true, brokenRules: [] });
    const open = withPart(marked, 'title', { status: 'pending' });
    expect(check(open).check).toMatchObject({ lens: 'source-changed', isSourceChanged: true });
  });
});

describe('how a draft compares with its source', () => {
  const bare = { ...product, bullets: [' '], images: [] };
  test.each<[string, Part, ReviewedContent, Partial<CheckedProduct>, PartCheck['value']]>([
    ['other words', 'title', write('title', 'A mug'), {}, 'changed'],
    ['a space more', 'title', write('title', `${product.title} `), {}, 'changed'],
    ['the same words', 'title', source, {}, 'unchanged'],
    ['the same bullets', 'bullets', source, {}, 'unchanged'],
    ['bullets in another order', 'images', withPart(source, 'images', { value: ['/2.jpg', '/1.jpg'] }), {}, 'changed'],
    ['no text where the source has some', 'title', write('title', ' '), {}, 'missing'],
    ['no images where the source has some', 'images', withPart(source, 'images', { value: [] }), {}, 'missing'],
    ['no text in both', 'bullets', withPart(source, 'bullets', { value: [] }), { product: bare }, 'empty'],
    ['no images in both', 'images', withPart(source, 'images', { value: [] }), { product: bare }, 'empty'],
    ['text where the source has none', 'bullets', source, { product: bare }, 'changed'],
  ])('%s', (_name, part, content, given, value) => {
    expect(partOf(part, content, given).value).toBe(value);
  });

  it('a listing whose parts all equal their source is unchanged, empty ones too', () => {
    const started = startFromSource({ ...bare, description: 'A mug.' });
    expect(check(started, { product: { ...bare, description: 'A mug.' } }).check.lens).toBe('unchanged');
  });
});

describe('the claims of a part', () => {
  it('that are open are counted, with the words of the first', () => {
    const content = write('title', 'Mug of 500 ml, dishwasher safe');
    const { openClaims, openWords } = partOf('title', content);
    expect(openClaims).toBe(2);
    expect(openWords).toBe('500 ml');
    expect(check(content).check.lens).toBe('open-claim');
    expect(partOf('title', source)).toMatchObject({ openClaims: 0, openWords: null });
  });

  it('are answered as they were found, of texts that wait alone', () => {
    const content = withPart(write('title', 'Mug of 500 ml'), 'description', { status: 'approved' });
    const { claims } = check(content);
    expect(Object.keys(claims).toSorted()).toEqual(['bullets', 'title']);
    expect(claims.title).toMatchObject([{ text: '500 ml', verdict: 'unsupported' }]);
    expect(claims.bullets).toMatchObject([{ text: '350 ml', verdict: 'supported', item: 0 }]);
    expect(check(withPart(source, 'bullets', { value: [] })).claims).not.toHaveProperty('bullets');
  });

  it('praise that the catalogue makes too needs proof, so a text that equals its source can have an open claim', () => {
    expect(partOf('description', source)).toMatchObject({ value: 'unchanged', openClaims: 1, openWords: 'best' });
    expect(check(source).check.lens).toBe('open-claim');
  });

  it('are settled by a data source that says so', () => {
    const dataSources = ['Test of the year: the best mug for slow mornings.'];
    expect(partOf('description', source, { dataSources }).openClaims).toBe(0);
    expect(check(source, { dataSources }).check.lens).toBe('unchanged');
    const larger = write('title', 'Mug, dishwasher safe');
    expect(partOf('title', larger).openClaims).toBe(1);
    expect(partOf('title', larger, { dataSources: ['Dishwasher safe: yes'] }).openClaims).toBe(0);
  });

  it('are settled by what was judged of their statement', () => {
    const content = write('description', 'It is a gift for potters.');
    const against: Judgement = {
      statement: 'It is a gift for potters.',
      verdict: 'unsupported',
      field: null,
      quote: null,
      by: 'a model',
    };
    const quote = 'A mug of glazed stoneware.';
    const inFavor: Judgement = { ...against, verdict: 'supported', field: 'description', quote };
    const openWith = (...judgements: Judgement[]) => partOf('description', content, { judgements }).openClaims;
    // Rules alone have a hint about it, which is no claim.
    expect([openWith(), openWith(against), openWith(inFavor), openWith(against, inFavor)]).toEqual([0, 1, 0, 0]);
    expect(partOf('description', content, { judgements: [against] }).openWords).toBe(against.statement);
  });

  it('are quoted in so many characters at most', () => {
    const long = `made of ${'very '.repeat(40)}rare unobtainium`;
    const judgement: Judgement = { statement: long, verdict: 'unsupported', field: null, quote: null, by: 'a model' };
    const { openWords } = partOf('description', write('description', long), { judgements: [judgement] });
    expect(openWords?.length).toBeLessThanOrEqual(shownWords);
    expect(openWords).toMatch(/…$/);
    expect(long.startsWith(openWords?.slice(0, -1) ?? '?')).toBe(true);
  });
});

describe('the rules of a part', () => {
  const rules = [
    refuses('title', 'Mug', 'block'),
    refuses('title', 'Stoneware', 'warn'),
    refuses('title', 'ml', 'advise'),
    refuses('title', 'Teapot', 'block'),
    refuses('bullets', 'Holds', 'block'),
  ];
  const [must, should, , , ofBullets] = rules.map(({ id }) => id);

  it('that are broken are shown by severity; what is only advice is not shown', () => {
    expect(partOf('title', source, { rules })).toMatchObject({ must: [must], should: [should], waived: [] });
    expect(partOf('bullets', source, { rules })).toMatchObject({ must: [ofBullets], should: [] });
    expect(partOf('images', source, { rules })).toMatchObject(noBroken);
    expect(check(source, { rules }).check.brokenRules.toSorted()).toEqual([must, should, ofBullets].toSorted());
  });

  it('of a part that is decided are not shown', () => {
    const content = withPart(source, 'title', { status: 'approved' });
    expect(check(content, { rules }).check.brokenRules).toEqual([ofBullets]);
  });

  it('that are waived hold nothing back, are shown as such, and cost what they cost', () => {
    const waive = (ruleId = ''): Waived => ({ ruleIds: [ruleId], scope: 'brand', value: 'clayfield', until: null });
    const waivers = [waive(must), waive(should), waive(rules[2]?.id), waive(rules[3]?.id)];
    const title = partOf('title', source, { rules, waivers });
    expect(title).toMatchObject({ must: [], should: [], waived: [must, should] });
    const [plain, waived] = [check(source, { rules }).check, check(source, { rules, waivers }).check];
    expect(waived).toMatchObject({ listingQuality: plain.listingQuality, complianceLevel: plain.complianceLevel });
    expect([...waived.brokenRules, ...waived.waivedRules].toSorted()).toEqual(plain.brokenRules.toSorted());
    expect(waived.waivedRules).toEqual(expect.arrayContaining([must, should]));
  });

  it('are waived for the products of the waiver, up to its last day', () => {
    const waiver = { ruleIds: [must ?? ''], scope: 'products' as const, productIds: [7], until: '2026-11-21' };
    const mustOf = (waivers: Waived[], id: number | null = 7) => partOf('title', source, { rules, waivers, id }).must;
    expect(mustOf([waiver])).toEqual([]);
    expect(mustOf([{ ...waiver, until: '2026-11-20' }])).toEqual([must]);
    expect(mustOf([{ ...waiver, productIds: [8] }])).toEqual([must]);
    expect(mustOf([waiver], null)).toEqual([must]);
  });
});

describe('the rules of the product as a whole', () => {
  const rules = [asks('facts', 'block', 'Color'), asks('facts', 'warn', 'Size'), asks('facts', 'advise', 'Gender')];
  const [color, size] = rules.map(({ id }) => id);
  const plain = write('title', 'Stoneware Mug');
  const quiet = withPart(plain, 'description', { status: 'approved' });

  it('stand beside the parts that wait, and a must rule among them holds the product back', () => {
    const { check: found } = check(quiet, { rules });
    expect(found.reviewCheck.facts).toEqual({ must: [color], should: [size], waived: [] });
    expect(found.reviewCheck.parts).toEqual([
      testPartCheck('title'),
      testPartCheck('bullets', { value: 'unchanged' }),
      testPartCheck('images', { value: 'unchanged' }),
    ]);
    expect(found).toMatchObject({ lens: 'must-rule', brokenRules: [color, size] });
    expect(check(quiet).check.lens).toBe('clean');
  });

  it('hold nothing back where the must rule is waived', () => {
    const waivers: Waived[] = [{ ruleIds: [color ?? ''], scope: 'category', value: 'Mugs', until: null }];
    const { check: found } = check(quiet, { rules, waivers });
    expect(found.reviewCheck.facts).toEqual({ must: [], should: [size], waived: [color] });
    expect(found).toMatchObject({ lens: 'clean', brokenRules: [size], waivedRules: [color] });
  });

  it('a must rule on the substance of all its texts holds it back too; a should rule on it is figures alone', () => {
    const aims = { ...noAims, keywords: ['stoneware teacup'] };
    const places = (severity: Severity) =>
      ownRule(
        { attribute: 'substance', subject: 'keywords', label: 'Keywords used', severity, points: 5 },
        { benchmarkType: 'substance', rule: { measure: 'keywords' } },
      );
    const [must, should] = [places('block'), places('warn')];
    expect(check(quiet, { rules: [must], aims }).check).toMatchObject({
      lens: 'must-rule',
      reviewCheck: { facts: { must: [must.id], should: [], waived: [] } },
      brokenRules: [must.id],
    });
    expect(check(quiet, { rules: [should], aims }).check).toMatchObject({ lens: 'clean', brokenRules: [] });
  });
});

describe('the wishes of a draft', () => {
  const reason = (text: string, isUnmet?: true) => ({
    text,
    because: 'prompt' as const,
    ref: null,
    ...(isUnmet ? { isUnmet } : {}),
  });
  const draft = (...reasons: DraftRecord['reasons']): DraftRecord => ({
    engine: 'built-in',
    reasons,
    checks: { supported: 0, unsupported: 0, contradicted: 0, brokenRules: [] },
    isRepaired: false,
    prompts: [],
    inputHash: 'x',
  });
  const drafted = (...reasons: DraftRecord['reasons']) =>
    withPart(source, 'title', { value: 'Stoneware Mug', record: { draft: draft(...reasons) } });

  it('that it does not follow are counted, with the words of the first', () => {
    const content = drafted(reason('Put the brand first.'), reason('No cork is known.', true), reason('No dye.', true));
    expect(partOf('title', content)).toMatchObject({ unmetWishes: 2, wishWords: 'No cork is known.' });
    expect(partOf('title', drafted(reason('Put the brand first.')))).toMatchObject({ unmetWishes: 0, wishWords: null });
    const quiet = withPart(content, 'description', { status: 'approved' });
    expect(check(quiet).check.lens).toBe('wish-not-followed');
  });

  it('are no matter of a text a person wrote', () => {
    expect(partOf('title', write('title', 'Stoneware Mug')).unmetWishes).toBe(0);
  });
});

describe('the images', () => {
  const withImages = (...statuses: Status[]): ReviewedContent => ({
    ...source,
    imagesWithStatus: source.imagesWithStatus.map((image, at) => ({ ...image, status: statuses[at] ?? 'pending' })),
  });

  it('wait for a person where one of them was rejected', () => {
    expect(partOf('images', withImages('pending', 'rejected')).hasRejectedImage).toBe(true);
    expect(partOf('images', withImages('pending', 'approved')).hasRejectedImage).toBe(false);
    expect(partOf('title', withImages('pending', 'rejected')).hasRejectedImage).toBe(false);
    expect(check(withImages('rejected', 'pending')).check.lens).toBe('part-rejected');
  });
});
