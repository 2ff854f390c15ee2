import { describe, expect, it, test } from 'vitest';
import { partNames } from '#domain/parts/parts.ts';
import { withPart } from '#domain/review/test-content.ts';
import { answerMissing, answerNext } from './answer-next.ts';
import { freshFacts, testFacts } from './test-facts.ts';

const { content } = testFacts();
if (!content) throw new Error('The skillet has content.');
const allApproved = partNames.reduce((done, part) => withPart(done, part, { status: 'approved' }), content);
const withoutRules = { rules: [], productIs: { retailer: null } };

describe('what is missing', () => {
  it.each([
    ['description', ' ', 'no description'],
    ['bullets', [], 'no bullets'],
    ['images', [], 'no images'],
    ['price', null, 'no price'],
    ['brand', '', 'no brand'],
    ['category', null, 'no category'],
    ['subcategory', ' ', 'no subcategory'],
    ['retailer', null, 'no retailer'],
    ['attributes', [], 'no attributes, so the writer has few facts to work with'],
  ])('of the source: %s', (field, value, said) => {
    expect(answerMissing(testFacts({ productIs: { [field]: value } })).lines[0]).toBe(`- **Source:** ${said}`);
  });

  it('of a full source nothing, and of several fields all', () => {
    expect(answerMissing(testFacts()).lines[0]).toBe('- **Source:** every field is filled');
    expect(answerMissing(testFacts({ productIs: { price: null, brand: null } })).lines[0]).toBe(
      '- **Source:** no price and no brand',
    );
  });

  it('of the review: the parts that wait', () => {
    expect(answerMissing(testFacts()).lines[1]).toBe('- **Review:** still pending: Feature Bullets and Product Images');
    expect(answerMissing(testFacts({ content: allApproved })).lines[1]).toBe('- **Review:** no part is pending');
    expect(answerMissing(freshFacts()).lines[1]).toBe(
      '- **Review:** no optimized content yet; all four parts are pending',
    );
  });

  it('of the limits: what is not kept, by the name of the channel', () => {
    const { lines, found } = answerMissing(testFacts());
    expect(lines.slice(2, 6)).toEqual(['', 'Outside the limits of Amazon:', '', '- **Bullets:** 1 too few']);
    expect(found).toEqual([
      'fields of the source product',
      'review of the product',
      'benchmark rules of this workspace as of 2026-11-21',
    ]);
    const kept = withPart(content, 'bullets', { value: ['One', 'Two', 'Three'] });
    const lax = { ...withoutRules, content: kept };
    expect(answerMissing(testFacts(lax)).lines[2]).toBe(
      '- **Limits:** the optimized content is within Copydesk’s general limits',
    );
    expect(answerMissing(testFacts({ ...lax, content: null })).lines.slice(2)).toEqual([
      '- **Limits:** the source is within Copydesk’s general limits',
    ]);
  });
});

describe('what to do next', () => {
  const steps = (given: Parameters<typeof testFacts>[0]) => answerNext(testFacts(given)).lines;

  it('begins with generating, and with facts where there are none', () => {
    const generate = '1. **Generate Content**: there is no optimized content yet.';
    expect(answerNext(freshFacts())).toEqual({ lines: [generate], found: ['review of the product'] });
    expect(answerNext(freshFacts({ attributes: [] }))).toEqual({
      lines: [
        generate,
        '2. The source has no attributes. Add what you know with **Edit Product** first: the writer uses only these facts.',
      ],
      found: ['review of the product', 'attributes of the source product'],
    });
  });

  it('numbers the steps, the most urgent first', () => {
    const change = { field: 'Weight', before: '2.4 kg', after: '2.5 kg', changedAt: '2026-11-20T10:00:00.000Z' };
    const changed = withPart(content, 'title', { record: { sourceChanges: [change] } });
    expect(steps({ content: withPart(changed, 'bullets', { value: ['One'] }), ...withoutRules })).toEqual([
      '1. **Review Product Title again**: the source changed after the approval.',
      expect.stringMatching(/^2\. \*\*Fix Feature Bullets\*\* \(\d too few\): edit it, or use Optimize Content\.$/),
      '3. **Review Feature Bullets and Product Images**: A approves, R rejects, E edits.',
      '4. **Rework Product Description**: rejected. Rewrite with Optimize Content or edit, then review again.',
    ]);
  });

  test('nothing is left where all is approved within the limits', () => {
    const done = withPart(allApproved, 'bullets', { value: ['One', 'Two', 'Three'] });
    const { lines, found } = answerNext(testFacts({ content: done, ...withoutRules }));
    expect(lines).toEqual([expect.stringMatching(/^Nothing is left to do here: all four parts are approved/)]);
    expect(found).toEqual(['review of the product', 'benchmark rules of this workspace as of 2026-11-21']);
  });
});
