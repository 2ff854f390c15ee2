// The brand a title may begin with: what the source names, unless it names none or the shop itself.
import { readBrandName } from '#domain/text/brand-name.ts';
import { escapeSigns, foldText } from '#domain/text/words.ts';

/** A place where one buys, and nobody who makes anything: `at Orvik Store`, `visit Orvik`. */
const asPlace = /(?<![\p{L}\p{N}])(?:at|from|on|to|through|via|visit)\s+(?:the\s+)?$/u;

const longestLead = 12;

function speaksOf(texts: string, brand: string): boolean {
  const text = foldText(texts);
  const mentions = text.matchAll(
    new RegExp(`(?<![\\p{L}\\p{N}])${escapeSigns(foldText(brand))}(?![\\p{L}\\p{N}])`, 'gu'),
  );
  return [...mentions].some(({ index }) => !asPlace.test(text.slice(Math.max(0, index - longestLead), index)));
}

/**
 * Null where the source names none; `texts` are what the source says of the product, without the brand field. Shops put their own name in
 * that field as well, and one product alone does not show which it is: a brand is what the texts speak of, too, or one of several in its
 * catalogue.
 */
export function readBrand(raw: string | null, texts: string, isMadeByBrand = false): string | null {
  const brand = readBrandName(raw);
  return brand !== null && (isMadeByBrand || speaksOf(texts, brand)) ? brand : null;
}
