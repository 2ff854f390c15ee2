// The brand a title may begin with: what the source names, unless it names none or the shop itself.
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { findChannel } from '#domain/channels/channel-limits.ts';
import { toOneLine } from '#domain/text/plain-text.ts';
import { hasPhrase } from '#domain/text/words.ts';

const noBrand =
  /^(?:no ?brand|no name|unbranded|unknown|generic|n\/?a|none|other|others|not applicable|does not apply|default|various|own brand|oem|-+)$/i;
/** A company or an address is who sells, not what shoppers call the goods. */
const seller =
  /\b(?:shop|store|shopify|outlet|wholesale|supplier|vendor|seller|marketplace|dropship\w*|imports?|trading|llc|ltd|inc|gmbh|co)\b\.?|\.[a-z]{2,}$|[@/\\_]|https?:/i;

/** In a shop of one's own the vendor may be the shop itself: there a brand is one that the texts speak of. */
const isOwnShop = (retailer: string | null) => /^(?:general|shopify)$/.test(findChannel(retailer));

/** Null where the source names none; `texts` are what the source says of the product, without the brand field. */
export function readBrand({ brand: raw, retailer }: SourceProduct, texts: string): string | null {
  const brand = toOneLine((raw ?? '').slice(0, 200));
  if (brand === '' || brand.length > 40 || noBrand.test(brand) || !/\p{L}/u.test(brand)) return null;
  const isNamed = hasPhrase(texts, brand);
  return isNamed || !(seller.test(brand) || isOwnShop(retailer)) ? brand : null;
}
