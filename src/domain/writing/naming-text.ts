// A text that only names the product (`Black floor lamp` of a `Floor Lamp`) makes a bullet of what it adds to the title, not of the name: `Color: Black`.

import { capitalise, contentWords, coverage } from '#domain/text/words.ts';
import type { FactLine } from './fact-groups.ts';
import { isMaterial } from './noun-phrase.ts';
import { hasColour } from './plain-values.ts';
import { isNoun, namesProduct } from './product-name.ts';
import { isClothing } from './shopper-order.data.ts';
import { dropFullStop } from './shorten.ts';
import type { Source } from './source.ts';

const longestName = 6;
/** More than a name: what it is with, for or in. */
const more = /\s(?:with|without|for|in|of|on|at|by|from|to|that|which|featuring)\s|[,;:(\d]/i;
/** Praise that a name may carry and that tells nothing. */
const praise =
  /^(?:stylish|chic|sleek|comfortable|comfy|classic|beautiful|lovely|pretty|nice|cute|elegant|vibrant|cool|great|new|trendy)$/i;
/** Words that name a colour or a substance, as the product will have it. */
const isEither = (word: string) => /^(?:gold|silver|bronze|copper|brass|nickel|chrome|platinum)(?:en)?$/i.test(word);

/** `Wooden` as the name of what it is. */
const nounOf = (word: string) => word.replace(/^wooden$/i, 'wood').replace(/^woollen$|^woolen$/i, 'wool');

/** The facts such a text holds, as lines; null for a text that says more, or that holds none. */
export function readNamingText(text: string, source: Source): FactLine[] | null {
  const bare = dropFullStop(text).replace(/^An?\s/, '');
  const words = bare.split(' ');
  if (words.length < 2 || words.length > longestName || more.test(bare) || !isNoun(text, source, false)) return null;
  const known = new Set(contentWords(source.title));
  const isKnown = (word: string) => contentWords(word).every((each) => known.has(each));
  const colours = words.filter((word) => !word.includes('-') && hasColour(word) && !isMaterial(word));
  const materials = words.filter((word) => isMaterial(word));
  if ([...colours, ...materials].some(isEither)) return null;
  const isTold = (word: string) =>
    /^and$/i.test(word) || isKnown(word) || praise.test(word) || colours.includes(word) || materials.includes(word);
  if (!words.every(isTold)) return null;
  const line = (header: string, details: readonly string[]) =>
    details.length === 0 || source.facts.some(({ name }) => name === header)
      ? []
      : [{ header, detail: capitalise(details.join(' ').toLowerCase()) }];
  const at = (list: readonly string[]) =>
    words.slice(words.indexOf(list[0] ?? ''), words.lastIndexOf(list.at(-1) ?? '') + 1);
  const isRun = (list: readonly string[]) => at(list).every((word) => list.includes(word) || /^and$/i.test(word));
  if (!isRun(colours) || !isRun(materials)) return null;
  return [...line('Material', at(materials).map(nounOf)), ...line('Color', at(colours))];
}

/** What a short text says the product has: `Blue tee with side pockets` is no feature of a tee, its pockets are. Nothing where the title has it. */
export function readFeature(text: string, source: Source): string[] {
  // `Bra top` of a bra: what it is.
  if (source.isEnglish && text.split(' ').every((word) => isClothing(word))) return [];
  const [whole = '', thing = '', part = ''] = /^(\S.*?) with (?!an? |the )(\S[^,;]*)$/i.exec(text) ?? [];
  if (!source.isEnglish || whole === '' || !namesProduct(thing, source)) return [text];
  const isInTitle = coverage(contentWords(part), new Set(contentWords(source.title))) === 1;
  return isInTitle ? [] : [capitalise(part)];
}
