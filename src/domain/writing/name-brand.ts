// Says whose the product is where a description speaks of it without its brand: `this tower heater` as `this tower heater from Honeywell`.

import { contentWords, foldText, hasPhrase } from '#domain/text/words.ts';
import { headWord } from './noun-phrase.ts';
import { kindOf } from './product-kind.ts';
import { headOf } from './product-name.ts';
import { isFragment } from './sentence-shape.ts';
import type { Source } from './source.ts';

/** `this` and the words after it, as far as they are in small letters. */
const pointed = /(?<!\p{L})(?:this|these)((?: [\p{Ll}\d][\p{L}\d'’"/-]*){1,6})/giu;
/** What may follow a noun that stands whole: `this tote bag` goes on after `tote`. */
const after =
  /^(?:[.,;:!]|$|\s(?:is|are|was|has|have|features?|offers?|comes?|includes?|provides?|makes?|delivers?|keeps?|helps?|lets?|gives?|allows?|that|which|with|for|in|from|to|and|of|by|can|will|showcases?|fits?|works?|uses?|boasts?)(?!\p{L}))/iu;

/** `this dryer, which offers`: a name before it would be what offers. */
const clause = /^, (?:which|who|that)\s/;

/** `this charger and cable`, `this bag by hand`: there `from` would fall between what belongs together. */
const joint = /^\s(?:and|of|by|from|to)\s/i;

/** `this Orvik K5 lamp` of the brand `Orvik Lighting`: its first word, with a capital, says whose it is. */
function namesMake(text: string, brand: string): boolean {
  const [make = ''] = brand.split(' ', 1);
  return (
    make.length > 3 &&
    make !== brand &&
    [...text.matchAll(/\p{Lu}[\p{L}\d'’-]{3,}/gu)].some(([word]) => foldText(word) === foldText(make))
  );
}

/** The texts with the brand at the first `this …` that names the product; as they are where the brand is said already. */
export function nameBrand(texts: readonly string[], source: Source, before: string): string[] {
  const { brand } = source;
  const [first, ...rest] = texts;
  if (brand === null || first === undefined || hasPhrase([before, ...texts].join(' '), brand)) return [...texts];
  if (namesMake([before, ...texts].join(' '), brand)) return [...texts];
  // `the dress line of this brand` speaks of another.
  if (/(?<!\p{L})this brand(?!\p{L})/iu.test(first)) return [...texts];
  const heads = [headOf(source), headWord(kindOf(source)?.phrase ?? '')].flatMap((head) => contentWords(head ?? ''));
  for (const { 0: found, 1: words = '', index } of first.matchAll(pointed)) {
    const start = index + found.length - words.length;
    let end = start;
    for (const word of words.trim().split(' ')) {
      end += word.length + 1;
      const isNamed = heads.includes(contentWords(word)[0] ?? '') && after.test(first.slice(end));
      if (isNamed && !clause.test(first.slice(end)) && isFragment(first.slice(start + 1, end), 9))
        return [
          // Only a bare noun takes the brand before it: `this Acme lovely kit` is no English.
          end - start === word.length + 1 || joint.test(first.slice(end))
            ? `${first.slice(0, start)} ${brand}${first.slice(start)}`
            : `${first.slice(0, end)} from ${brand}${first.slice(end)}`,
          ...rest,
        ];
    }
  }
  return [...texts];
}
