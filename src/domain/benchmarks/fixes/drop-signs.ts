// Takes signs out of a text so that no word and no figure comes to mean anything else.
import { joinSpaces } from '#domain/text/words.ts';
import type { TextSpan } from '../kinds/find-forbidden.ts';

/** Signs that mean something beside a figure, or between two words. */
const measuring = /^[$€£¥₹¢±~@#%°^*/+=<>≤≥×÷√µ½¼¾]+$/u;
/** Signs that part phrases where they stand by themselves: `Lamp | Black`. */
const parting = /^[|•·*~]+$/;
/** Spaces before a sign are fewer. */
const tailSize = 20;
const pictured = /\p{Extended_Pictographic}/u;
/** What may begin a sentence or an item, on the same line. */
const opens = /^[^\S\n]*(?:\p{Extended_Pictographic}\uFE0F?[^\S\n]*)*[\p{Lu}\p{N}]/u;
const isWord = (sign: string) => /[\p{L}\p{M}\p{N}]/u.test(sign);
const isFigure = (sign: string) => /\p{N}/u.test(sign);

/** What stands in the place of a sign; null where it cannot go. `isTitle`: titles have no sentences that end. */
function replacementOf(text: string, { start, end }: TextSpan, isTitle: boolean): string | null {
  const sign = text.slice(start, end);
  if (/^\s*$/.test(sign) || /^\p{Cc}+$/u.test(sign)) return ' ';
  if (isWord(sign)) return null;
  const [before, after] = [text.charAt(start - 1), text.charAt(end)];
  if (measuring.test(sign)) {
    const [far, next] = [text.slice(0, start).trimEnd().at(-1) ?? '', text.slice(end).trimStart().charAt(0)];
    if (sign === '*' && isFigure(far) && isFigure(next)) return 'x';
    // A mark of a footnote behind a figure, `8 GB*`, stands at the end of a word; a price or an amount has its sign at its figure.
    const isFootnote = sign === '*' && isWord(before) && !isWord(after) && !isFigure(next);
    if ((isFigure(before) || isFigure(after) || isFigure(next)) && !isFootnote) return null;
    if (isWord(before) && isWord(after)) return null;
  }
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
  if (parting.test(sign) && /\S\s+$/.test(line) && /^\s+\S/.test(text.slice(end))) return ',';
  // In sentences a picture may stand where one ends, or between the items of a list: without it they run together.
  const last = text.slice(0, start).trimEnd().at(-1) ?? '';
  if (!isTitle && pictured.test(sign) && isWord(last) && opens.test(text.slice(end))) return null;
  if (/^[?]+$/.test(sign) && !isTitle) return null;
  if (/^!+$/.test(sign) && !isTitle) return isWord(before) || /["'”’)%]/.test(before) ? '.' : '';
  if (sign === '…' && !isTitle) return null;
  return isWord(before) && isWord(after) ? ' ' : '';
}

/** Without the spaces a sign leaves behind. */
const tidy = (text: string) =>
  text
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/ +(?=[,;:.!?)](?:\s|$))/g, '')
    .replace(/\( +/g, '(')
    .replace(/\((?:\s*)\)/g, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/^[^\S\n]+|[^\S\n]+$/gm, '');

/** The text without the signs at these places, which come in order; null where one of them cannot go. */
export function dropSignsAt(text: string, places: readonly TextSpan[], isTitle: boolean): string | null {
  let written = '';
  let at = 0;
  for (const place of places) {
    if (place.start < at) continue;
    const replacement = replacementOf(text, place, isTitle);
    if (replacement === null) return null;
    written += text.slice(at, place.start) + replacement;
    at = place.end;
    // `packed 🎂—with care`: the space was the sign's.
    if (/^[—–]\p{L}/u.test(text.slice(at, at + 3)))
      written = written.slice(0, -tailSize) + written.slice(-tailSize).replace(/[^\S\n]+$/, '');
  }
  const left = tidy(written + text.slice(at)).trim();
  return isTitle ? joinSpaces(left).replace(/^[\s,;:|–—-]+|[\s,;:|–—-]+$/g, '') : left;
}
