// Answers about the limits of a channel as the workspace's rules set them, and whether this product keeps them.

import { findChannel } from '#domain/channels/channel-limits.ts';
import { type Part, partNames, partTable } from '#domain/parts/parts.ts';
import { presentOf } from '#domain/review/content.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { measure } from './answer-parts.ts';
import { findLimits, foundLimits, type KnownLimits, nameLimits } from './known-limits.ts';
import { escapeMarkdown } from './markdown-text.ts';
import { type Answer, count, listWords, type ProductFacts } from './product-facts.ts';

type Text = string | string[];
const words = (text: string) => (text.trim() === '' ? 0 : text.trim().split(/\s+/).length);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What breaks the limits, in plain words; empty when the value keeps them. */
export function findBreaches(part: Part, value: Text, limits: KnownLimits): string[] {
  const breaches: string[] = [];
  if (typeof value === 'string') {
    const max = part === 'title' ? limits.title.max : limits.description.maxChars;
    if (value.length > max) breaches.push(`${count(value.length - max, 'character')} too long`);
    // What no figure counts may be left out.
    if (value.trim() === '') return partTable[part].isScored ? ['empty'] : [];
    const leastWords = part === 'description' ? limits.description.minWords : null;
    if (leastWords !== null && words(value) < leastWords)
      breaches.push(`${count(leastWords - words(value), 'word')} too short`);
    const least = (part === 'title' ? limits.least.title : limits.least.description) ?? 0;
    if (value.length < least) breaches.push(`${count(least - value.length, 'character')} too short`);
    return breaches;
  }
  if (part === 'images') {
    if (value.length === 0) return ['no image'];
    const least = limits.least.images ?? 0;
    if (value.length < least) breaches.push(`${least - value.length} too few`);
    if (limits.images.max !== null && value.length > limits.images.max)
      breaches.push(`${value.length - limits.images.max} too many`);
    return breaches;
  }
  const { min, max, maxChars, totalChars } = limits.bullets;
  if (value.length < min) breaches.push(`${min - value.length} too few`);
  if (value.length > max) breaches.push(`${value.length - max} too many`);
  const long = value.filter((bullet) => bullet.length > maxChars).length;
  if (long > 0) breaches.push(`${count(long, 'bullet')} over ${groupDigits(maxChars)} characters`);
  const least = limits.least.bullet ?? 0;
  const short = value.filter((bullet) => bullet.length < least).length;
  if (short > 0) breaches.push(`${count(short, 'bullet')} under ${least} characters`);
  const total = value.reduce((sum, bullet) => sum + bullet.length, 0);
  if (totalChars !== null && total > totalChars) breaches.push(`${total} characters in total, ${totalChars} allowed`);
  return breaches;
}

/** `10 to 255 characters`, `at most 75 characters` */
const sayRange = (least: number | null, most: number, noun: string) =>
  least === null ? `at most ${count(most, noun)}` : `${least} to ${count(most, noun)}`;

function describeFigures(part: Part, { title, bullets, description, images, least }: KnownLimits): string {
  switch (part) {
    case 'title': {
      const aim = title.aim < title.max ? `; aim for ${title.aim}` : '';
      return `${sayRange(least.title, title.max, 'character')}${aim}`;
    }
    case 'bullets': {
      const total = bullets.totalChars === null ? '' : `, ${count(bullets.totalChars, 'character')} in total`;
      const each = sayRange(least.bullet, bullets.maxChars, 'character');
      const number = bullets.min === bullets.max ? `${bullets.max}` : `${bullets.min} to ${bullets.max}`;
      return `${number} bullets of ${each} each${total}`;
    }
    case 'description': {
      const most = sayRange(least.description, description.maxChars, 'character');
      const leastWords = description.minWords === null ? '' : `, at least ${count(description.minWords, 'word')}`;
      return `${most}${leastWords}; ${description.html ? 'HTML is allowed' : 'no HTML'}`;
    }
    case 'images':
      if (images.max !== null) return sayRange(least.images, images.max, 'image');
      return least.images === null ? 'no limit known' : `at least ${count(least.images, 'image')}`;
    default:
      return 'no limit known';
  }
}

function describeLimit(part: Part, limits: KnownLimits): string {
  const unruled = limits.unruled[part];
  const note = unruled.length === 0 ? '' : ` (no rule sets the ${listWords(unruled)}; the writer uses this limit)`;
  return `${describeFigures(part, limits)}${note}`;
}

/** The limits of the channel the question names, else of the product's own, and how the present texts stand against them. */
export function answerLimits(asked: Part | null, text: string, facts: ProductFacts): Answer {
  const { product, content, now } = facts;
  const named = findChannel(text);
  const retailer = named === 'general' ? product.retailer : named.replace('_', ' ');
  const limits = findLimits(facts, retailer);
  const name = nameLimits(facts, retailer);
  const parts = asked ? [asked] : partNames;
  const values = presentOf({ content, product });
  return {
    lines: [
      `On ${name === null ? 'a channel with unknown limits (Copydesk’s general limits apply)' : escapeMarkdown(name)}:`,
      '',
      ...parts.map((part) => {
        const breaches = findBreaches(part, values[part], limits);
        const state = breaches.length === 0 ? 'within the limit' : breaches.join(', ');
        return `- **${capital(partTable[part].word)}:** ${describeLimit(part, limits)}. ${content ? 'Now' : 'The source has'}: ${measure(part, values[part])}: ${state}.`;
      }),
      ...(named !== 'general' && named !== findChannel(product.retailer)
        ? ['', `This product has a different retailer. Ask *What are the limits?* for its own limits.`]
        : []),
    ],
    found: [foundLimits(now), content ? 'counted in the optimized content' : 'counted in the source'],
  };
}
