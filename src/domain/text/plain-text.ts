// Turns a source's text (plain, HTML, entities written twice, control characters) into plain lines, without joining digits that stood apart.
import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { compactText, pieceOf } from './compact-text.ts';
import { joinSpaces } from './words.ts';

/** Only this much of one text is read: far above any real description, small enough to stay quick. */
export const readLimit = 40_000;

const tag =
  /<\/?(?:p|br|div|span|ul|ol|li|b|i|u|em|strong|a|h[1-6]|table|tr|td|th|img|meta|font|script|style|section|article|body|html|hr|sup|sub|small|center)\b[^<>]*>/i;
const entity = /&(?:amp;)*(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,31}\d{0,2});/i;
const blocks = new Set('p div br ul ol li h1 h2 h3 h4 h5 h6 table tr hr section article dt dd'.split(' '));
const unread = new Set(['script', 'style', 'template', 'noscript', 'iframe']);

function readHtml(html: string): string {
  let text = '';
  let silent = 0;
  let isItemStart = false;
  const parser = new Parser({
    onopentagname: (name) => {
      if (unread.has(name)) silent += 1;
      if (blocks.has(name)) text += '\n';
      if (name === 'li') isItemStart = true;
    },
    ontext: (data) => {
      if (silent > 0) return;
      if (isItemStart && data.trim() !== '') {
        // The mark goes before the first text, not at the tag: `<li><p>` would lose it.
        text += '\n• ';
        isItemStart = false;
      }
      text += joinSpaces(data);
    },
    onclosetag: (name) => {
      if (unread.has(name)) silent = Math.max(0, silent - 1);
      if (name === 'th') text += ': ';
      else if (name === 'td') text += ' ';
      else if (blocks.has(name)) text += '\n';
    },
  });
  parser.write(html);
  parser.end();
  return text;
}

/** A sign that goes away leaves a space between digits, or between any word characters if asked, so that no new number or word arises. */
function dropSigns(text: string, signs: RegExp, apart = /\d/): string {
  if (text.search(signs) < 0) return text;
  return text.replace(signs, (sign: string, ...rest: unknown[]) => {
    const offset = rest.find((value) => typeof value === 'number') ?? 0;
    const before = text.charAt(offset - 1);
    const after = text.charAt(offset + sign.length);
    return apart.test(before) && apart.test(after) ? ' ' : '';
  });
}

/** In brackets only where it is written to its name: `Left (L) or right (R)` and a point `(c)` are words of their sentence. */
const trademarks = /[™®©℠]|(?<=\p{L})\((?:tm|r)\)/giu;
// Format characters, and the variation selectors that choose a picture's look.
const invisible = /[^\P{Cf}\u{200C}]|[\u{FE00}-\u{FE0F}]/gu;
const controls = /[^\P{Cc}\n]|\u{FFFD}|\p{Cs}/gu;
/** Without arrows, which say something between two figures: `0 ↔ 40 °C`. */
const pictures = /(?![\u{2190}-\u{21FF}])\p{Extended_Pictographic}|\p{RI}|\p{Emoji_Modifier}|\u{20E3}/gu;
/** Texts of nothing but letters, figures and signs every keyboard has: most of them. */
const plainSigns = /^[\n\x20-\x7e]*$/;
const mayBeTrademark = /[^\n\x20-\x7e]|\((?:tm|r)\)/i;
/** Signs around which `toPlainText` has something to fix. */
const needsFix = / [.,)]|[,:]\p{L}|\( |\.\.|\.\d+% /u;
/** Markdown: `**Key specs:** 8 GB`. */
const emphasis = /(\*{2,3})([^\s*](?:[^*\n]*[^\s*])?)\1/g;
const bulletMark = /^\s*(?:[•·●▪■◆►▶➤➔→✓✔✅★☆*‣∙⁃]|[–—-](?=\s))\s*/u;

/** Plain text, one line per line, without marks of trade, pictures and signs that cannot be seen. */
export const toPlainText = (raw: string): string => readPlain(compactText(raw.slice(0, readLimit)));

/** A text without tags, its paragraphs on lines of their own and points of lists marked, its entities as the signs they stand for. */
export function withoutMarkup(raw: string): string {
  // `&174;` lost its sign.
  let text = raw.includes('&') ? raw.replace(/&(?=\d{2,4};)/g, '&#') : raw;
  for (let pass = 0; pass < 3 && (tag.test(text) || entity.test(text)); pass += 1) {
    text = tag.test(text) ? readHtml(text) : decodeHTML(text);
  }
  // Tags no browser knows, such as `<copy>`.
  return text.replace(/<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?\/?>/gi, ' ');
}

function readPlain(raw: string): string {
  let text = withoutMarkup(raw);
  if (!plainSigns.test(text)) {
    text = text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(controls, ' ');
    // Letters and figures of mathematics, which some take for bold ones.
    if (text.includes('\uD835')) text = text.replace(/[\u{1D400}-\u{1D7FF}]/gu, (sign) => sign.normalize('NFKC'));
    text = dropSigns(text, invisible);
    // A mark of trade that was lost in another encoding: `Orvik¿ lamp`. Behind a figure it was a unit nobody knows any more, and stays; a
    // question in Spanish opens with one.
    if (text.includes('¿'))
      text = text.replace(/(?<=\p{L})¿+(?=\p{Lu})/gu, ' ').replace(/(?<=\p{L})¿+(?![\p{L}¿])/gu, '');
  }
  if (text.includes('**')) text = text.replace(emphasis, '$2');
  if (mayBeTrademark.test(text)) text = dropSigns(text, trademarks);
  text = text.replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ');
  // Most texts have nothing to fix here.
  if (!needsFix.test(text)) return text.trim();
  return (
    text
      .replace(/(?<=[\p{L}\d)]) (?=[.,](?:\s|$))/gu, '')
      // `wool .Made in Italy`.
      .replace(/(?<=\p{L}{2}) \.(?=\p{Lu}\p{Ll})/gu, '. ')
      // `hats ,scarves`, `silk cuffs,and`, `( and more )`, `pens, etc... into`.
      .replace(/(?<=\p{L}{2})(?: ,|,)(?=\p{L}{3})/gu, ', ')
      .replace(/\( (?=\S)/g, '(')
      .replace(/(?<=\S) \)/g, ')')
      // `Cinema:Help a friend` opens a sentence.
      .replace(/(?<=\p{Ll}{2}):(?=\p{Lu}\p{Ll}+ |A )|(?<=\p{L}{3}):(?=\p{Lu}\p{Ll}+ \p{L}+ \p{L})/gu, ': ')
      .replace(/(?<=\p{Ll}{3})\.(?=\d+% \p{L})/gu, '. ')
      .replace(/(?<=\betc)\.{2,}/gi, '.')
      .trim()
  );
}

type Line = { text: string; isItem: boolean };

/** Nothing breaks a shorter line to fit a page: it is one of its own, such as a heading. */
const leastWrapped = 20;

/** The lines of a plain text. A line with a bullet mark, and each part between inline marks, is an item. Wrapped sentences are joined. */
export function readLines(plain: string): Line[] {
  const lines: Line[] = [];
  const write = pieceOf(plain);
  for (const row of plain.split('\n')) {
    const isPlain = plainSigns.test(row);
    // A mark may stand behind what it marks: `Free shipping ✓. A cabinet`.
    const pieces = isPlain
      ? [row]
      : row.split(/[•●▪►➤✓✔✅]/u).map((piece, at) => (at === 0 ? piece : piece.replace(/^\s*[.,;:!?]+(?=\s)/u, '')));
    for (const [index, piece] of pieces.entries()) {
      const isItem = index > 0 || bulletMark.test(piece);
      const bare = piece.replace(bulletMark, '');
      const text = write(joinSpaces(isPlain ? bare : bare.replace(pictures, ' ')).trim());
      if (text === '') continue;
      const previous = lines.at(-1);
      const isWrapped =
        !isItem &&
        index === 0 &&
        previous &&
        previous.text.length >= leastWrapped &&
        /^\p{Ll}/u.test(text) &&
        /[\p{L},]$/u.test(previous.text);
      if (isWrapped && previous) previous.text += ` ${text}`;
      else lines.push({ text, isItem });
    }
  }
  return lines;
}

/** What most values are: nothing has to be looked for in them. */
const plainWords = /^[a-z\d]+(?: [a-z\d]+)*$/i;

/** A text on one line. */
export function toOneLine(raw: string): string {
  const text = compactText(raw.slice(0, readLimit));
  if (text.length < 100 && plainWords.test(text)) return text;
  return readLines(readPlain(text))
    .map((line) => line.text)
    .join(' ');
}
