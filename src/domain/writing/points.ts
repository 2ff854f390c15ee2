// Takes lines apart that hold several points: headers in capitals inside a bullet, `[Header]: detail`, lists between asterisks.
import type { Line } from '#domain/text/plain-text.ts';

/** A header in capitals inside a text: two words of it at least, or one of five letters after a full stop, and a colon. */
const innerHeader =
  /(?<!\S|[+&/–—-]\s)(?:(?:[\p{Lu}\d][\p{Lu}\d'’&/.-]*|&),?\s+){1,9}[\p{Lu}\d][\p{Lu}\d'’&/.-]*(?=:\s)|(?<=[.!?]\s)\p{Lu}{5,}(?=:\s)/gu;

function splitHeaders({ text, isItem }: Line): Line[] {
  if (!/:\s/.test(text)) return [{ text, isItem }];
  const starts = [...text.matchAll(innerHeader)]
    // `Orvik KT-22 LED HDTV: Watch` opens with a name.
    .filter(({ index }) => !/(?:^|\s)[\p{Lu}\d][\p{Lu}\d'’&/.-]* $/u.test(text.slice(0, index)))
    .filter(({ 0: header, index }) => /\S \S+ $/.test(text.slice(0, index)) && /\p{Lu}{3}/u.test(header))
    .map(({ index }) => index);
  if (starts.length === 0) return [{ text, isItem }];
  const cuts = [0, ...starts];
  return cuts.map((start, at) => ({ text: text.slice(start, cuts[at + 1]).trim(), isItem: isItem || at > 0 }));
}

/** `in: * Alaska * Arizona *` is a list: `in: Alaska, Arizona`. */
function readAsterisks(text: string): string {
  if ((text.match(/\s\*\s/g) ?? []).length < 2) return text;
  return text
    .replace(/\s*\*\s*$/, '')
    .replace(/:\s*\*\s+/g, ': ')
    .replace(/\s+\*\s+/g, ', ')
    .replace(/^\*\s+/, '');
}

/** The points of a line. `[Design note]:Front print` becomes `Design note: Front print`. */
export function splitPoints(line: Line): Line[] {
  // `【Smooth drawing experienced the best …`: where its header ends, nobody can tell.
  if (/^【[^】]*$/u.test(line.text)) return [];
  const text = readAsterisks(line.text)
    .replace(/^[[【]\s*([^\]】]{2,50}?)\s*[\]】]\s*[:：]?\s*(?=\S)/u, '$1: ')
    .replace(/^(?:Product|Item) (?:Description|Details|Features|Overview)[:\s]+(?=\p{Lu})/u, '')
    .replace(/^[【】]+|[【】]+$/gu, '')
    // The lens `Sonnar T*` keeps its sign.
    .replace(/(?<!\s\p{Lu})(?<=[\p{L}\d])\*(?=[\s,.;)]|$)/gu, '');
  // `TWO AIR FRY BASKETS The Dual Air Fryer cooks`: a header that lost its colon.
  const loud =
    /^((?:[\p{Lu}\d][\p{Lu}\d'’&/-]*\s){2,6})(?=(?:\p{Lu}\p{Ll}+|A)\s\S+\s\S+\s)/u.exec(text)?.[1]?.trim() ?? '';
  if (line.isItem && /\p{Lu}{4}/u.test(loud))
    return splitHeaders({ text: `${loud}: ${text.slice(loud.length).trim()}`, isItem: true });
  const isBracketed = text !== line.text && /^[[【]/.test(line.text);
  return splitHeaders({ text, isItem: line.isItem || isBracketed });
}
