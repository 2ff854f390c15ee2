// Short texts without a verb, as fashion shops write them (`94% silk, 6% elastane.` `Color wine.` `Made in Turkey.`): facts, care or features.
import type { Fact } from './fact.ts';
import { lowerStart } from './fact-groups.ts';
import { topicOf } from './headers.ts';
import { joinEntries } from './plain-values.ts';
import { dropFullStop } from './shorten.ts';
import { contentWords } from './words.ts';

/** A fragment that is a fact in disguise; null for any other. */
export function readFragment(text: string): Fact | null {
  const bare = dropFullStop(text);
  if (
    /^\d{1,3}% \p{L}[\p{L}\d%, /&-]*$/u.test(bare) &&
    bare.split(' ').length <= 14 &&
    !/^\d+% (?:off|of)\s/i.test(bare)
  )
    return { name: 'Composition', value: bare, subject: 'material' };
  const color = /^Colou?r:? (?!may)(\p{L}[\p{L} /-]{2,30})$/u.exec(bare)?.[1];
  if (color !== undefined) return { name: 'Color', value: color, subject: 'color' };
  const measure = /^(Length|Width|Height|Depth|Inseam|Drop|Diameter|Heel height|Dimensions):? (\S*\d.*)$/u.exec(bare);
  if (measure) return { name: measure[1] ?? '', value: measure[2] ?? '', subject: 'size' };
  const size = /^(?:One size|One Size Fits All|OS)$/i.test(bare);
  if (size) return { name: 'Size', value: 'One size', subject: 'size' };
  return null;
}

const ownSentence =
  /[:;]|\p{L}\. \p{Lu}|(?:available|required|included|separately|optional|only|recommended)$|^(?:(?:Fits|For|With|In|On|By|From|Not?|Also|Plus|And|Just|Perfect|Great|Ideal|Each|All)\s|\p{Lu}\p{L}+ing\s)/u;
const participle =
  /^(?:\p{Lu}\p{Ll}+(?:ed|cut|sewn|woven|knit)|Made|Handmade|Cut|Woven|Knit)\s(?:with|in|by|from|for|to|at|on|of|out)\s/u;
const ownTopics = new Set(['Care', 'Warranty', 'In the box', 'Good to know', 'Compatibility']);

/** One word or a heading that tells nothing: `Really`, `About us`. */
export const isIdle = (text: string): boolean =>
  (contentWords(text).length < 2 && !text.includes('-') && topicOf(text, new Set(), true) === null) ||
  /^(?:about us|one gift|contact|items? to note|please note)|^[\d.,]+ ?\p{L}+\.?$/iu.test(text);

/** Fragments as sentences: origin, care and the like on their own, all else in one that lists the features. */
export function tellFragments(fragments: readonly string[], isMany: boolean): string[] {
  const sentences: string[] = [];
  const features: string[] = [];
  for (const text of fragments.map((fragment) => dropFullStop(fragment))) {
    // `For any occasion` tells nothing.
    if (/^(?:For|With|In|On|By|From|At)\s/.test(text) && text.split(' ').length <= 4) continue;
    const topic = topicOf(text, new Set(), true);
    if (isIdle(text)) continue;
    if (participle.test(text) || /^(?:Suitable|Ideal|Perfect|Great) (?:for|as|to) /.test(text))
      sentences.push(`${isMany ? 'They are' : 'It is'} ${text.charAt(0).toLowerCase()}${text.slice(1)}.`);
    else if (ownTopics.has(topic ?? '') || ownSentence.test(text)) sentences.push(`${text}.`);
    else features.push(text);
  }
  if (features.length === 0) return sentences;
  const listed = features.map(lowerStart);
  const list = listed.some((text) => text.includes(',')) ? listed.join('; ') : joinEntries(listed);
  return [`Features include ${list}.`, ...sentences];
}
