// Answers about what is missing and what to do next, from the data alone.
import { type Part, partNames, partTable, scoredParts } from '#domain/parts/parts.ts';
import { presentOf } from '#domain/review/content.ts';
import { findBreaches } from './answer-limits.ts';
import { findLimits, foundLimits, nameLimits } from './known-limits.ts';
import { escapeMarkdown } from './markdown-text.ts';
import { type Answer, listWords, type ProductFacts } from './product-facts.ts';

const labels = (parts: readonly Part[]) => listWords(parts.map((part) => partTable[part].label));
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Fields and facts the source does not give, parts that wait, and limits not kept. */
export function answerMissing(facts: ProductFacts): Answer {
  const { product, content, now } = facts;
  const isBlank = (value: string | null) => value === null || value.trim() === '';
  const gaps = [
    ...(isBlank(product.description) ? ['no description'] : []),
    ...(product.bullets.length === 0 ? ['no bullets'] : []),
    ...(product.images.length === 0 ? ['no images'] : []),
    ...(isBlank(product.price) ? ['no price'] : []),
    ...(isBlank(product.brand) ? ['no brand'] : []),
    ...(isBlank(product.category) ? ['no category'] : []),
    ...(isBlank(product.subcategory) ? ['no subcategory'] : []),
    ...(isBlank(product.retailer) ? ['no retailer'] : []),
    ...(product.attributes.length === 0 ? ['no attributes, so the writer has few facts to work with'] : []),
  ];
  const limits = findLimits(facts);
  const values = presentOf({ content, product });
  const breaches = partNames.flatMap((part) =>
    findBreaches(part, values[part], limits).map((breach) => `- **${capital(partTable[part].word)}:** ${breach}`),
  );
  const pending = scoredParts.filter((part) => !content || content.parts[part].status === 'pending');
  const review = content
    ? pending.length === 0
      ? '- **Review:** no part is pending'
      : `- **Review:** still pending: ${labels(pending)}`
    : '- **Review:** no optimized content yet; all four parts are pending';
  const who = nameLimits(facts);
  const name = who === null ? 'Copydesk’s general limits' : `the limits of ${escapeMarkdown(who)}`;
  return {
    lines: [
      gaps.length === 0 ? '- **Source:** every field is filled' : `- **Source:** ${listWords(gaps)}`,
      review,
      ...(breaches.length === 0
        ? [`- **Limits:** ${content ? 'the optimized content' : 'the source'} is within ${name}`]
        : []),
      ...(breaches.length > 0 ? ['', `Outside ${name}:`, '', ...breaches] : []),
    ],
    found: ['fields of the source product', 'review of the product', foundLimits(now)],
  };
}

/** The next steps, the most urgent first. */
export function answerNext(facts: ProductFacts): Answer {
  const { product, content, now } = facts;
  const found = ['review of the product', foundLimits(now)];
  if (!content) {
    const thin =
      product.attributes.length === 0
        ? [
            `2. The source has no attributes. Add what you know with **Edit Product** first: the writer uses only these facts.`,
          ]
        : [];
    return {
      lines: ['1. **Generate Content**: there is no optimized content yet.', ...thin],
      found: ['review of the product', ...(thin.length > 0 ? ['attributes of the source product'] : [])],
    };
  }
  const limits = findLimits(facts);
  const withStatus = (status: string) => scoredParts.filter((part) => content.parts[part].status === status);
  const broken = partNames.filter((part) => findBreaches(part, content.parts[part].value, limits).length > 0);
  const changed = partNames.filter((part) => content.parts[part].record.sourceChanges.length > 0);
  const [pending, rejected] = [withStatus('pending'), withStatus('rejected')];
  const steps = [
    ...(changed.length > 0 ? [`**Review ${labels(changed)} again**: the source changed after the approval.`] : []),
    ...broken.map(
      (part) =>
        `**Fix ${partTable[part].label}** (${findBreaches(part, content.parts[part].value, limits).join(', ')}): edit it, or use Optimize Content.`,
    ),
    ...(pending.length > 0 ? [`**Review ${labels(pending)}**: A approves, R rejects, E edits.`] : []),
    ...(rejected.length > 0
      ? [`**Rework ${labels(rejected)}**: rejected. Rewrite with Optimize Content or edit, then review again.`]
      : []),
  ];
  if (steps.length === 0) {
    return {
      lines: [
        'Nothing is left to do here: all four parts are approved and within the limits. Continue with the next product, or download the file on the Import page.',
      ],
      found,
    };
  }
  return { lines: steps.map((step, index) => `${index + 1}. ${step}`), found };
}
