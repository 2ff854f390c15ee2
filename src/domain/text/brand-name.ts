// The brand a text may name: what the field Brand holds, unless that is a placeholder.
import { toOneLine } from './plain-text.ts';

const noBrand =
  /^(?:no ?brand|no name|unbranded|unknown|generic|n\/?a|none|other|others|not applicable|does not apply|default|various|(?:my|our|own|the) (?:brand|store|shop|company)|oem|-+)$/i;

/** The name in a field, on one line; null where the field is empty, holds more than `most` characters or no name, such as `Unbranded`. */
export function readName(raw: string | null, most: number): string | null {
  const name = toOneLine((raw ?? '').slice(0, 200));
  return name === '' || name.length > most || noBrand.test(name) || !/\p{L}/u.test(name) ? null : name;
}

/** The name in a brand field. */
export const readBrandName = (raw: string | null): string | null => readName(raw, 40);
