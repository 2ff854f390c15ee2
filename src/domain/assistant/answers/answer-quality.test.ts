import { describe, expect, it, test } from 'vitest';
import type { Benchmark, RuleResult } from '#domain/benchmarks/evaluate.ts';
import type { BenchmarkRule } from '#domain/benchmarks/rule.ts';
import { forEachPart, type Part, partNames, partTable } from '#domain/parts/parts.ts';
import { withPart } from '#domain/review/test-content.ts';
import { answerQuality, answerRaise } from './answer-quality.ts';
import { listWords } from './product-facts.ts';
import { freshFacts, testFacts } from './test-facts.ts';

/** A broken rule: what the test does not name is that of a title that is too short. */
const broken = (lost: number, rule: Partial<BenchmarkRule> = {}, finding: Partial<RuleResult> = {}): RuleResult => ({
  verdict: 'below',
  share: 1,
  message: `Message ${lost}`,
  fix: `Do ${lost}.`,
  measured: null,
  limit: null,
  found: [],
  hasPassed: false,
  lost,
  rule: {
    id: `rule ${lost}`,
    retailer: 'general',
    category: '*',
    attribute: 'title',
    subject: 'length',
    label: `Rule ${lost}`,
    severity: 'warn',
    points: lost,
    source: 'Our own',
    asOf: null,
    standing: 'verified',
    benchmarkType: 'length',
    rule: { unit: 'characters', isIdeal: false },
    ...rule,
  } as BenchmarkRule,
  ...finding,
});
const kept = (): RuleResult => broken(0, {}, { verdict: 'passed', hasPassed: true });
/** How `broken` is shown. */
const shownLine = (lost: number, fix = `Do ${lost}.`) =>
  `- **−${lost}** Message ${lost}. ${fix} (rule *Rule ${lost}*, Our own)`;

const levels = (parts: Partial<Benchmark['parts']> = {}): Benchmark['parts'] => ({
  ...forEachPart(() => ({ level: 'compliant' as const, message: 'All is well' })),
  ...parts,
});
const withResults = (results: RuleResult[], parts?: Partial<Benchmark['parts']>) =>
  testFacts({
    benchmark: {
      quality: 100 - results.reduce((sum, { lost }) => sum + lost, 0),
      results,
      parts: levels(parts),
      unchecked: [],
    },
  });

const found = ['Content Benchmark Analysis'];
const byPart = (shownLine: Partial<Record<Part, string>> = {}) =>
  `By part: ${listWords(partNames.map((part) => `${partTable[part].label} ${shownLine[part] ?? 'Compliant'}`))}.`;

describe('why Listing Quality is what it is', () => {
  it('every lost point with its rule, the costly first', () => {
    const facts = withResults([broken(3), kept(), broken(12), broken(5)], {
      title: { level: 'borderline', message: '' },
    });
    expect(answerQuality(null, 'why is the quality so low', facts)).toEqual({
      lines: [
        'Listing Quality is **80** out of 100: the content under review loses 20 points because of 3 rules.',
        '',
        shownLine(12),
        shownLine(5),
        shownLine(3),
        '',
        byPart({ title: 'Borderline' }),
        '',
        'Ask me to *make the title longer*, and I propose a draft with its new scores.',
      ],
      found,
    });
  });

  it('of two that cost the same the first stays first', () => {
    const results = [broken(2, { label: 'One' }), broken(4, { label: 'Two' }), broken(4, { label: 'Three' })];
    const labels = answerQuality(null, '', withResults(results)).lines.flatMap(
      (line) => /rule \*(\w+)\*/.exec(line)?.[1] ?? [],
    );
    expect(labels).toEqual(['Two', 'Three', 'One']);
  });

  it('one point, one rule, nothing lost, before and after generating', () => {
    expect(answerQuality(null, '', withResults([broken(1)])).lines[0]).toBe(
      'Listing Quality is **99** out of 100: the content under review loses 1 point because of 1 rule.',
    );
    expect(answerQuality(null, '', withResults([kept()]))).toEqual({
      lines: ['Listing Quality is **100** out of 100: the content under review passes every rule of its channel.'],
      found,
    });
    const fresh = { ...freshFacts(), benchmark: withResults([]).benchmark };
    expect(answerQuality(null, '', fresh).lines).toEqual([
      'Listing Quality is **100** out of 100: the source passes every rule of its channel.',
    ]);
  });

  it.each([
    ['why is it 72', ', not 72'],
    ['why is it 080 and not 90', ''],
    ['why is it 80', ''],
    ['why is it 072', ', not 72'],
    ['why is it 1000', ''],
    ['why is it a80', ''],
  ])('%s: a wrong figure is put right', (text, correction) => {
    expect(answerQuality(null, text, withResults([broken(20)])).lines[0]).toBe(
      `Listing Quality is **80** out of 100${correction}: the content under review loses 20 points because of 1 rule.`,
    );
  });

  it('eight rules are shown, the others by their sum', () => {
    const shown = (times: number) =>
      answerQuality(null, '', withResults(Array.from({ length: times }, (_, at) => broken(at + 1)))).lines.slice(2, -4);
    expect(shown(8)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((lost) => shownLine(lost)));
    expect(shown(9)).toEqual([
      ...[9, 8, 7, 6, 5, 4, 3, 2].map((lost) => shownLine(lost)),
      '- **−1** for 1 more rule, all listed on the card Content Benchmark Analysis',
    ]);
    expect(shown(10).at(-1)).toBe('- **−3** for 2 more rules, all listed on the card Content Benchmark Analysis');
  });
});

describe('what a rule is shown with', () => {
  const line = (rule: Partial<BenchmarkRule>, finding: Partial<RuleResult> = {}) =>
    answerQuality(null, '', withResults([broken(9, rule, finding)])).lines[2];

  it.each<[source: string, page: string]>([
    ['shop.example/a/b', '[shop.example](https://shop.example/a/b)'],
    ['shop.example/[c]<d>\\`', '[shop.example](https://shop.example/%5Bc%5D%3Cd%3E%5C%60)'],
    ['Our *own* rules', 'Our \\*own\\* rules'],
  ])('the page %s', (source, page) => {
    expect(line({ source })).toBe(`- **−9** Message 9. Do 9. (rule *Rule 9*, ${page})`);
  });

  it('that its figure was read nowhere', () => {
    expect(line({ standing: 'unverified' })).toBe('- **−9** Message 9. Do 9. (rule *Rule 9*, Our own, unverified)');
  });

  it('what to do, as far as that is known', () => {
    expect(line({ label: '*L*' }, { message: '*M*', fix: '*F*' })).toBe(
      '- **−9** \\*M\\*. \\*F\\* (rule *\\*L\\**, Our own)',
    );
    expect(line({}, { fix: null })).toBe(shownLine(9, 'See the rule.'));
    expect(line({ attribute: 'facts' }, { fix: null })).toBe(shownLine(9, 'Add it with **Edit Product**.'));
  });
});

describe('what could be said to have it fixed', () => {
  const offer = (...results: RuleResult[]) => answerQuality(null, '', withResults(results)).lines.at(-1);
  const say = (wishes: string) => `Ask me to ${wishes}, and I propose a draft with its new scores.`;

  it.each<[rule: Partial<BenchmarkRule>, verdict: string, wish: string]>([
    [{}, 'below', '*make the title longer*'],
    [{}, 'slightly-below', '*make the title longer*'],
    [{}, 'above', '*make the title shorter*'],
    [{}, 'slightly-above', '*make the title shorter*'],
    [{}, 'failed', '*rewrite the title*'],
    [
      { attribute: 'bullets', benchmarkType: 'item-length' } as Partial<BenchmarkRule>,
      'below',
      '*rewrite the bullets*',
    ],
    [{ attribute: 'bullets', benchmarkType: 'count' } as Partial<BenchmarkRule>, 'above', '*rewrite the bullets*'],
  ])('%j that is %s', (rule, verdict, wish) => {
    expect(offer(broken(3, rule, { verdict: verdict as RuleResult['verdict'] }))).toBe(say(wish));
  });

  it('one wish once, two at most, none for what no draft fixes', () => {
    const bullets = broken(2, { attribute: 'bullets', benchmarkType: 'count' } as Partial<BenchmarkRule>);
    const description = broken(1, { attribute: 'description' });
    expect(offer(broken(4), broken(3), bullets, description)).toBe(
      say('*make the title longer* or *rewrite the bullets*'),
    );
    expect(offer(broken(4, { attribute: 'images' }), broken(3, { attribute: 'facts' }))).toBe(byPart());
  });
});

describe('why a part has its level', () => {
  const message = 'Much *shorter*';
  const of = (level: Benchmark['parts']['title']['level'], ...results: RuleResult[]) =>
    answerQuality('title', 'why 72', withResults(results, { title: { level, message } }));
  const head = (level: string) => [`The title is **${level}**: Much \\*shorter\\*.`, ''];
  const sources = [...found, 'checked: the content under review'];
  const wish = ['', 'Ask me to *make the title longer*, and I propose a draft with its new scores.'];

  it('with the rules of the part that are broken, the costly first', () => {
    expect(of('borderline', broken(2), broken(5), kept(), broken(9, { attribute: 'bullets' }))).toEqual({
      lines: [
        ...head('Borderline'),
        '2 broken rules can get the listing a warning from the channel. Title loses 7 points:',
        '',
        shownLine(5),
        shownLine(2),
        ...wish,
      ],
      found: sources,
    });
    expect(of('borderline', broken(2), broken(5, { severity: 'advise' })).lines[2]).toBe(
      'A broken rule can get the listing a warning from the channel. Title loses 7 points:',
    );
    expect(of('non-compliant', broken(1, { severity: 'block' }), broken(5)).lines.slice(0, 4)).toEqual([
      ...head('NonCompliant'),
      'A broken rule can get the listing rejected by the channel. Title loses 6 points:',
      '',
    ]);
    expect(of('non-compliant', broken(1, { severity: 'block' }), broken(2, { severity: 'block' })).lines[2]).toBe(
      '2 broken rules can get the listing rejected by the channel. Title loses 3 points:',
    );
    expect(of('borderline', broken(1)).lines[2]).toBe(
      'A broken rule can get the listing a warning from the channel. Title loses 1 point:',
    );
  });

  it('where nothing but advice is left', () => {
    expect(of('compliant', kept())).toEqual({
      lines: [...head('Compliant'), 'No rule costs points for the title.', ''],
      found: sources,
    });
    expect(of('compliant', broken(2, { severity: 'advise' })).lines).toEqual([
      ...head('Compliant'),
      'These rules cost points, but they are only advice and do not change the level:',
      '',
      shownLine(2),
      ...wish,
    ]);
  });

  it('of bullets and images are, and no draft is offered of images', () => {
    const images = answerQuality('images', '', withResults([broken(2, { attribute: 'images' })]));
    expect([images.lines[0], images.lines.at(-1)]).toEqual([
      'The images are **Compliant**: All is well.',
      shownLine(2),
    ]);
    expect(answerQuality('bullets', '', withResults([])).lines[0]).toBe('The bullets are **Compliant**: All is well.');
  });
});

describe('what would raise the figures', () => {
  const { content } = testFacts();
  if (!content) throw new Error('The skillet has content.');
  const open = 'not approved yet: Feature Bullets, Product Description and Product Images.';

  it('approvals the one, fixed rules the other', () => {
    expect(answerRaise(null, withResults([broken(3), broken(5, { attribute: 'bullets' }), kept()]))).toEqual({
      lines: [
        `The **Content Score** is 25. Each approved part adds 25; ${open}`,
        '',
        '**Listing Quality** is 92 out of 100. You can gain 8 points, the biggest gains first:',
        '',
        shownLine(5),
        shownLine(3),
        '',
        'Ask me to *make the bullets longer* or *make the title longer*, and I propose a draft with its new scores.',
      ],
      found: ['review of the product', 'Content Benchmark Analysis'],
    });
  });

  it('of one part by its own rules', () => {
    expect(answerRaise('title', withResults([broken(1), broken(5, { attribute: 'bullets' })])).lines.slice(2)).toEqual([
      '**Listing Quality** is 94 out of 100. You can gain 1 point for the title, the biggest gains first:',
      '',
      shownLine(1),
      '',
      'Ask me to *make the title longer*, and I propose a draft with its new scores.',
    ]);
    expect(answerRaise('images', withResults([broken(1)])).lines.slice(2)).toEqual([
      '**Listing Quality** is 99 out of 100. No points are lost for the images.',
      '',
    ]);
  });

  test('nothing is left where all is approved and kept', () => {
    const approved = partNames.reduce((done, part) => withPart(done, part, { status: 'approved' }), content);
    expect(answerRaise(null, { ...withResults([kept()]), content: approved }).lines).toEqual([
      'The **Content Score** is 100: every part is approved.',
      '',
      '**Listing Quality** is 100 out of 100. No points are lost.',
      '',
    ]);
  });

  test('before anything was generated that comes first', () => {
    expect(answerRaise(null, { ...freshFacts(), benchmark: withResults([]).benchmark }).lines[0]).toBe(
      'The **Content Score** is 58. Use **Generate Content** first. Then each approved part adds 25.',
    );
  });
});
