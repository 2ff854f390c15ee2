// Answers about the limits of a channel, and whether this product keeps them.
import { type Part, partNames } from '#domain/review/content.ts';
import { type ChannelLimits, channelLimits, findChannel } from '#domain/writing/channel-limits.ts';
import { measure } from './answer-parts.ts';
import { type Answer, channelName, count, type ProductFacts, partWords } from './product-facts.ts';

type Text = string | string[];
const words = (text: string) => (text.trim() === '' ? 0 : text.trim().split(/\s+/).length);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What breaks the limits, in plain words; empty when the value keeps them. */
export function findBreaches(part: Part, value: Text, limits: ChannelLimits): string[] {
  const breaches: string[] = [];
  if (typeof value === 'string') {
    const max = part === 'title' ? limits.title.max : limits.description.maxChars;
    if (value.length > max) breaches.push(`${count(value.length - max, 'character')} too long`);
    const least = part === 'description' ? limits.description.minWords : null;
    if (least !== null && words(value) < least) breaches.push(`${count(least - words(value), 'word')} too short`);
    if (value.trim() === '') breaches.push('empty');
    return breaches;
  }
  if (part === 'images') {
    if (value.length === 0) breaches.push('no image');
    if (limits.images.max !== null && value.length > limits.images.max)
      breaches.push(`${value.length - limits.images.max} too many`);
    return breaches;
  }
  const { min, max, maxChars, totalChars } = limits.bullets;
  if (value.length < min) breaches.push(`${min - value.length} too few`);
  if (value.length > max) breaches.push(`${value.length - max} too many`);
  const long = value.filter((bullet) => bullet.length > maxChars).length;
  if (long > 0) breaches.push(`${count(long, 'bullet')} over ${maxChars} characters`);
  const total = value.reduce((sum, bullet) => sum + bullet.length, 0);
  if (totalChars !== null && total > totalChars) breaches.push(`${total} characters in all, ${totalChars} allowed`);
  return breaches;
}

function tellLimit(part: Part, limits: ChannelLimits): string {
  const { title, bullets, description, images } = limits;
  switch (part) {
    case 'title':
      return `at most ${count(title.max, 'character')}; aim for ${title.aim}`;
    case 'bullets': {
      const total = bullets.totalChars === null ? '' : `, ${count(bullets.totalChars, 'character')} in all`;
      return `${bullets.min} to ${bullets.max} bullets of at most ${count(bullets.maxChars, 'character')} each${total}`;
    }
    case 'description': {
      const least = description.minWords === null ? '' : `, at least ${count(description.minWords, 'word')}`;
      return `at most ${count(description.maxChars, 'character')}${least}; ${description.html ? 'HTML is allowed' : 'no HTML'}`;
    }
    case 'images':
      return images.max === null ? 'no limit known' : `at most ${count(images.max, 'image')}`;
  }
}

/** The limits of the channel the question names, else of the product's own, and how the present texts stand against them. */
export function answerLimits(asked: Part | null, text: string, { product, content, now }: ProductFacts): Answer {
  const named = findChannel(text);
  const own = findChannel(product.retailer);
  const channel = named === 'general' ? own : named;
  const limits = channelLimits(named === 'general' ? product.retailer : named.replace('_', ' '), product.category, now);
  const name =
    channel === 'general' ? 'a channel I know no limits of (Copydesk’s general limits)' : channelName(channel);
  const parts = asked ? [asked] : partNames;
  const values = content ?? product;
  return {
    lines: [
      `On ${name}:`,
      '',
      ...parts.flatMap((part) => {
        const breaches = findBreaches(part, values[part], limits);
        const state = breaches.length === 0 ? 'within the limit' : breaches.join(', ');
        return [
          `- **${capital(partWords[part])}:** ${tellLimit(part, limits)}. ${content ? 'Now' : 'The source has'}: ${measure(part, values[part])}: ${state}.`,
        ];
      }),
      ...(named !== 'general' && named !== own
        ? ['', `This product’s own retailer is another one; ask *What are the limits?* for it.`]
        : []),
    ],
    found: [
      `channel limits as of ${now.toISOString().slice(0, 10)}`,
      content ? 'counted in the optimized content' : 'counted in the source',
    ],
  };
}
