// Values of a field of colors that name none: what is printed on the thing, and handles of a shop's software.
import data from './patterns.json' with { type: 'json' };
import { foldText } from './words.ts';

const patternWords: ReadonlySet<string> = new Set(data.words);

/** Whether a value names a pattern, alone or beside others: `geometric`, `polka dots`. `leopard brown` names a color too. */
export const isPattern = (value: string): boolean =>
  foldText(value)
    .split(/[\s,/-]+/)
    .every((word) => word === 'and' || word === 'all' || word === 'over' || patternWords.has(word));

/** Words of such a compound that people write: `off-white`, `blue-green`, `t-shirt`. */
const spoken =
  /^(?:off|light|dark|deep|pale|bright|semi|multi|mid|ultra|non|extra|half|two|three|one|t|v|a|l|w)-|-(?:tone|toned|ish|like|free|size|neck|in|up|on|off)$/;
const colorWord =
  /^(?:black|white|gr[ae]y|silver|red|pink|orange|yellow|gold|green|blue|navy|teal|purple|violet|brown|beige|tan|cream|ivory)$/;

/** Whether a value is a handle that only software reads: `female-2`, `navy_blue`, `matte-finish`, with no capital and no space. */
export function isSlug(value: string): boolean {
  if (!/^[\p{Ll}\p{N}]+(?:[_-][\p{Ll}\p{N}]+)+$/u.test(value) || /^\d/.test(value)) return false;
  if (value.includes('_')) return true;
  const words = value.split('-');
  return !spoken.test(value) && !words.every((word) => colorWord.test(word));
}
