// Who a text says made the product: `by Nestle`, `made by Acme & Sons`, `Brand: Acme`.
import { mentionOf, type Read } from '../mention.ts';
import { readNumeral } from '../tokens/numerals.ts';
import { type Scan, stemOf, tokenAt } from '../tokens/tokens.ts';

const making = /^(?:made|manufactured|produced|built|crafted|handmade|handcrafted|brewed|baked|roasted)$/;
const labels = /^(?:brand|manufacturer)$/;
/** By what things are done, and no maker, though a title writes them with a capital. */
const means = new Set(
  'hand hands day night mail email phone app bluetooth wi wifi usb nfc infrared radio design nature step side machine foot car sea air train bike default law order request far no the a an your our its'.split(
    ' ',
  ),
);
const longest = 4;

/** The place after a name of capitalized words that begins here, and its words. */
function readName(scan: Scan, at: number): { words: string[]; next: number } {
  const { clause } = tokenAt(scan, at);
  const words: string[] = [];
  let next = at;
  for (let place = at; words.length < longest; place += 1) {
    const { key, type, start, clause: own } = tokenAt(scan, place);
    if (own !== clause) break;
    if (/^(?:&|-|'|\.)$/.test(key) && words.length > 0) continue;
    if (type !== 'word' || !/\p{Lu}/u.test(scan.source.charAt(start)) || readNumeral(scan, place)) break;
    words.push(stemOf(key));
    next = place + 1;
  }
  return { words, next };
}

/** A maker. `isAlone`: said of the product itself, as after `made`; else the word before `by` says of what. */
export function readMaker(scan: Scan, at: number): Read | null {
  const { key } = tokenAt(scan, at);
  const before = tokenAt(scan, at - 1);
  const isLabel = labels.test(key) && tokenAt(scan, at + 1).key === ':' && before.clause !== tokenAt(scan, at).clause;
  if (key !== 'by' && !isLabel) return null;
  const isFirst = before.sentence !== tokenAt(scan, at).sentence;
  // `powered by Intel`, `loved by Chefs`
  if (!isLabel && !isFirst && /ed$/.test(before.key) && !making.test(before.key)) return null;
  const { words, next } = readName(scan, isLabel ? at + 2 : at + 1);
  if (words.length === 0 || means.has(words[0] ?? '')) return null;
  const value = { type: 'key', key: `maker ${words.join(' ')}`, parents: [] } as const;
  const isAlone = isLabel || isFirst || making.test(before.key);
  return { mention: { ...mentionOf(scan, at, next, 'feature', value), isAlone, isLoose: !isAlone }, next };
}
