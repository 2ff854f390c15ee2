// The brand a title may begin with: what the source names, unless it names none or the shop itself.
import { readBrandName } from '#domain/text/brand-name.ts';
import { hasPhrase } from '#domain/text/words.ts';

/**
 * Null where the source names none; `texts` are what the source says of the product, without the brand field. Shops put their own name in
 * that field as well, and nothing of one product tells which it is: a brand is what the texts speak of, too, or one of several in its
 * catalogue.
 */
export function readBrand(raw: string | null, texts: string, isMadeByBrand = false): string | null {
  const brand = readBrandName(raw);
  return brand !== null && (isMadeByBrand || hasPhrase(texts, brand)) ? brand : null;
}
