// The brand a title may begin with: what the source names, unless it names none or the shop itself.
import { toOneLine } from '#domain/text/plain-text.ts';
import { hasPhrase } from '#domain/text/words.ts';

const noBrand =
  /^(?:no ?brand|no name|unbranded|unknown|generic|n\/?a|none|other|others|not applicable|does not apply|default|various|own brand|oem|-+)$/i;
/**
 * Null where the source names none; `texts` are what the source says of the product, without the brand field. Shops put their own name in
 * that field as well, and nothing of one product tells which it is: a brand is what the texts speak of, too.
 */
export function readBrand(raw: string | null, texts: string): string | null {
  const brand = toOneLine((raw ?? '').slice(0, 200));
  if (brand === '' || brand.length > 40 || noBrand.test(brand) || !/\p{L}/u.test(brand)) return null;
  return hasPhrase(texts, brand) ? brand : null;
}
