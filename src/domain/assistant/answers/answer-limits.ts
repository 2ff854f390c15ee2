// Answers about the limits of a channel as the workspace's rules set them, and whether this product keeps them.

import { findChannel } from '#domain/channels/channel-limits.ts';
import { type Part, type PartContent, partNames, partTable, type TextPart } from '#domain/parts/parts.ts';
import { presentOf } from '#domain/review/content.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { measure } from './answer-parts.ts';
import { findLimits, foundLimits, type KnownLimits, nameLimits } from './known-limits.ts';
import { escapeMarkdown } from './markdown-text.ts';
import { type Answer, count, listWords, type ProductFacts } from './product-facts.ts';

const words = (text: string) => (text.trim() === '' ? 0 : text.trim().split(/\s+/).length);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `10 to 255 characters`, `at most 75 characters` */
const sayRange = (least: number | null, most: number, noun: string) =>
  least === null ? `at most ${count(most, noun)}` : `${least} to ${count(most, noun)}`;

type PartLimit<P extends Part> = {
  /** What of a value breaks the limits. */
  findBreaches: (value: PartContent[P], limits: KnownLimits) => string[];
  describe: (limits: KnownLimits) => string;
};

type TextBounds = { max: number; least: number | null; leastWords?: number | null };

function breachesOfText(part: TextPart, value: string, { max, least: given, leastWords = null }: TextBounds): string[] {
  const breaches: string[] = [];
  if (value.length > max) breaches.push(`${count(value.length - max, 'character')} too long`);
  // What no figure counts may be left out.
  if (value.trim() === '') return partTable[part].isScored ? ['empty'] : [];
  if (leastWords !== null && words(value) < leastWords)
    breaches.push(`${count(leastWords - words(value), 'word')} too short`);
  const least = given ?? 0;
  if (value.length < least) breaches.push(`${count(least - value.length, 'character')} too short`);
  return breaches;
}

const partLimits: { [P in Part]: PartLimit<P> } = {
  title: {
    findBreaches: (value, { title, least }) => breachesOfText('title', value, { max: title.max, least: least.title }),
    describe: ({ title, least }) => {
      const aim = title.aim < title.max ? `; aim for ${title.aim}` : '';
      return `${sayRange(least.title, title.max, 'character')}${aim}`;
    },
  },
  bullets: {
    findBreaches: (value, { bullets: { min, max, maxChars, totalChars }, least: { bullet } }) => {
      const breaches: string[] = [];
      if (value.length < min) breaches.push(`${min - value.length} too few`);
      if (value.length > max) breaches.push(`${value.length - max} too many`);
      const long = value.filter((text) => text.length > maxChars).length;
      if (long > 0) breaches.push(`${count(long, 'bullet')} over ${groupDigits(maxChars)} characters`);
      const least = bullet ?? 0;
      const short = value.filter((text) => text.length < least).length;
      if (short > 0) breaches.push(`${count(short, 'bullet')} under ${least} characters`);
      const total = value.reduce((sum, text) => sum + text.length, 0);
      if (totalChars !== null && total > totalChars)
        breaches.push(`${total} characters in total, ${totalChars} allowed`);
      return breaches;
    },
    describe: ({ bullets, least }) => {
      const total = bullets.totalChars === null ? '' : `, ${count(bullets.totalChars, 'character')} in total`;
      const each = sayRange(least.bullet, bullets.maxChars, 'character');
      const number = bullets.min === bullets.max ? `${bullets.max}` : `${bullets.min} to ${bullets.max}`;
      return `${number} bullets of ${each} each${total}`;
    },
  },
  description: {
    findBreaches: (value, { description: { maxChars, minWords }, least }) =>
      breachesOfText('description', value, { max: maxChars, least: least.description, leastWords: minWords }),
    describe: ({ description, least }) => {
      const most = sayRange(least.description, description.maxChars, 'character');
      const leastWords = description.minWords === null ? '' : `, at least ${count(description.minWords, 'word')}`;
      return `${most}${leastWords}; ${description.html ? 'HTML is allowed' : 'no HTML'}`;
    },
  },
  images: {
    findBreaches: (value, { images, least: { images: least } }) => {
      if (value.length === 0) return ['no image'];
      return [
        ...(value.length < (least ?? 0) ? [`${(least ?? 0) - value.length} too few`] : []),
        ...(images.max !== null && value.length > images.max ? [`${value.length - images.max} too many`] : []),
      ];
    },
    describe: ({ images, least }) => {
      if (images.max !== null) return sayRange(least.images, images.max, 'image');
      return least.images === null ? 'no limit known' : `at least ${count(least.images, 'image')}`;
    },
  },
};

/** What breaks the limits, in plain words; empty when the value keeps them. */
export const findBreaches = <P extends Part>(part: P, value: PartContent[P], limits: KnownLimits): string[] =>
  partLimits[part].findBreaches(value, limits);

function describeLimit(part: Part, limits: KnownLimits): string {
  const unruled = limits.unruled[part];
  const note = unruled.length === 0 ? '' : ` (no rule sets the ${listWords(unruled)}; the writer uses this limit)`;
  return `${partLimits[part].describe(limits)}${note}`;
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
