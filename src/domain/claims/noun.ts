// What a product is, in the noun a shopper uses: read in its title, else taken from its category.

import { namesGoods } from '#domain/text/goods.ts';
import { singularOf } from '#domain/text/word-forms.ts';
import { foldText } from '#domain/text/words.ts';
import { colourRows } from './reading/colour-words.ts';
import { unmistakableWords } from './tokens/lexicon.ts';

const colours = unmistakableWords(colourRows);

const isGoods = (word: string) => !colours.has(word) && namesGoods(word);

/** Whether a text says what the thing is: whether one of its words names goods. */
export function saysGoods(text: string): boolean {
  return (foldText(text).match(/\p{L}{3,}/gu) ?? []).some(isGoods);
}

/** Named in the plural though there is one of them. */
const pairs =
  /(?:pants|shorts|jeans|leggings|trousers|tights|briefs|boxers|shoes|boots|sandals|sneakers|trainers|slippers|heels|loafers|socks|gloves|mittens|earrings|glasses|goggles|scissors|pliers|headphones|earphones|earbuds|binoculars|pajamas|pyjamas|tweezers|overalls|clothes|chips|cookies|noodles|nuts|vitamins|capsules|tablets)$/i;

/**
 * The noun of a category, as it goes behind a name: `Desk Lamp` of `Home > Lighting > Desk Lamps`. Null where its last step names several
 * kinds, or none.
 */
export function nounOfCategory(category: string | null): string | null {
  const step =
    (category ?? '')
      .split(/[>/|»\\]/)
      .at(-1)
      ?.trim() ?? '';
  if (step === '' || step.length > 40 || /[,&;:()]|\band\b|\bor\b|\bfor\b/i.test(step)) return null;
  const words = step.split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length > 3 || !isGoods(last.toLowerCase())) return null;
  if (pairs.test(last)) return step;
  const singular = singularOf(last.toLowerCase());
  if (singular === last.toLowerCase()) return step;
  const written = last === last.toUpperCase() ? singular.toUpperCase() : last.slice(0, 1) + singular.slice(1);
  return [...words.slice(0, -1), written].join(' ');
}
