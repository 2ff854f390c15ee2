// The brand a text may name: what the field Brand holds, unless that is a placeholder.
import { toOneLine } from './plain-text.ts';

const noBrand =
  /^(?:no ?brand|no name|unbranded|unknown|generic|n\/?a|none|other|others|not applicable|does not apply|default|various|(?:my|our|own|the) (?:brand|store|shop|company)|oem|-+)$/i;

/** The name in a brand field, on one line; null where the field is empty or holds no name, such as `Unbranded`. */
export function readBrandName(raw: string | null): string | null {
  const brand = toOneLine((raw ?? '').slice(0, 200));
  return brand === '' || brand.length > 40 || noBrand.test(brand) || !/\p{L}/u.test(brand) ? null : brand;
}
