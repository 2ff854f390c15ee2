// Answers from the fields of the product: price, brand, category, SKU, retailer, arrival.
import { nameLimits } from './known-limits.ts';
import { escapeMarkdown } from './markdown-text.ts';
import { type Answer, describeTime, type ProductFacts } from './product-facts.ts';

const field = (name: string, value: string | null, missing: string): Answer => ({
  lines: [
    value === null || value.trim() === ''
      ? `${missing} You can add it with **Edit Product**.`
      : `**${name}:** ${escapeMarkdown(value)}`,
  ],
  found: [`field ${name} of the source product`],
});

export function answerPrice({ product }: ProductFacts): Answer {
  return field('Price', product.price, 'The source has no price.');
}

export function answerBrand({ product }: ProductFacts): Answer {
  return field('Brand', product.brand, 'The source has no brand.');
}

export function answerSku({ product }: ProductFacts): Answer {
  return field('SKU', product.sku, 'The source has no SKU.');
}

export function answerCategory({ product }: ProductFacts): Answer {
  const steps = [product.category, product.subcategory].filter((step) => step !== null && step.trim() !== '');
  if (steps.length === 0) return field('Category', null, 'The source has no category: the product is Uncategorized.');
  const lines = [`**Category:** ${steps.map((step) => escapeMarkdown(step ?? '')).join(' › ')}`];
  return { lines, found: ['fields Category and Subcategory of the source product'] };
}

export function answerChannel(facts: ProductFacts): Answer {
  const answer = field('Retailer', facts.product.retailer, 'The source has no retailer.');
  const name = nameLimits(facts);
  const rules =
    name === null
      ? 'I do not know the limits of this channel, so Copydesk’s general limits apply.'
      : `The limits of ${escapeMarkdown(name)} apply. Ask *What are the limits?*`;
  return { lines: [...answer.lines, '', rules], found: answer.found };
}

export function answerArrival({ product, timeZone }: ProductFacts): Answer {
  const lines = [
    `The product was added to Copydesk on ${describeTime(product.createdAt, timeZone)}. Its source was last changed on ${describeTime(product.updatedAt, timeZone)}.`,
  ];
  return { lines, found: ['dates of the product record'] };
}
