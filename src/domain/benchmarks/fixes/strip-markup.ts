// Takes markup out of a text: the tags a rule refuses, what runs or styles with them, and entities as the signs they stand for.
import { decodeHTML } from 'entities';

/** What makes a paragraph or a line of its own. */
const blocks = new Set(
  'p div br ul ol dl h1 h2 h3 h4 h5 h6 table tr hr section article dt dd blockquote pre form'.split(' '),
);
/** What is inside is no text. */
const unread = new Set('script style template noscript iframe object embed applet'.split(' '));

export const tagPattern = /<\/?([a-z][a-z\d-]*)(?:\s[^<>]*)?\/?>/gi;
export const entityPattern = /&(?:[a-z]{2,12}|#\d{1,7}|#x[\da-f]{1,6});/gi;

/** `isRefused`: whether a tag must go, by its name. `isPlain`: whether no markup is left, so that lines are breaks and no tags. */
export function stripTags(text: string, isRefused: (tag: string) => boolean, isPlain: boolean): string {
  const lower = text.toLowerCase();
  let written = '';
  let at = 0;
  for (const mark of text.matchAll(tagPattern)) {
    const name = (mark[1] ?? '').toLowerCase();
    if (mark.index < at || !isRefused(name)) continue;
    written += text.slice(at, mark.index);
    at = mark.index + mark[0].length;
    const isOpening = !mark[0].startsWith('</');
    if (unread.has(name)) {
      const close = isOpening ? lower.indexOf(`</${name}`, at) : -1;
      const end = close < 0 ? -1 : text.indexOf('>', close);
      if (end >= 0) at = end + 1;
      continue;
    }
    const line = isPlain ? '\n' : '<br>';
    if (name === 'li') written += isOpening ? `${line}• ` : '';
    else if (blocks.has(name) && (isPlain || (isOpening && name !== 'ul' && name !== 'ol'))) written += line;
    else if (name === 'td' || name === 'th') written += ' ';
  }
  return written + text.slice(at);
}

export const decodeEntities = (text: string): string => text.replace(entityPattern, (code) => decodeHTML(code));

type Wanted = { isRefused: (tag: string) => boolean; isAny: boolean; hasBreaks: boolean };

/** A text without refused markup; entities are markup where the rule does not take any tag. What they hide may be markup again. */
export function stripMarkup(text: string, { isRefused, isAny, hasBreaks }: Wanted): string {
  let left = stripTags(text, isRefused, !hasBreaks);
  for (let pass = 0; !isAny && pass < 3 && left.search(entityPattern) >= 0; pass += 1)
    left = stripTags(decodeEntities(left), isRefused, !hasBreaks);
  return left
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^(?:<br>\s*)+/i, '')
    .trim();
}
