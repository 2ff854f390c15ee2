// Takes HTML apart into lines of text and list items. Scripts and styles are left out; nothing of the markup survives.
import { Parser } from 'htmlparser2';

/** A line of text (empty: the gap between paragraphs), a heading or a list item, in the order of the document. */
type HtmlBlock = { kind: 'line' | 'heading' | 'item'; text: string };

const tagNames =
  'a|abbr|address|article|aside|b|big|blockquote|body|br|button|caption|center|cite|code|col|colgroup|dd|del|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|meta|nav|noscript|object|ol|option|p|picture|pre|q|s|script|section|select|small|source|span|strike|strong|style|sub|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|tt|u|ul|video|wbr|o:p';
const anyTag = new RegExp(`</?(?:${tagNames})(?:\\s[^<>]*)?/?>|<!--|<!doctype`, 'i');
const blockTag = /<(?:p|br|div|h[1-6]|table|tr|section|article|blockquote|dl|hr)[\s/>]/i;

/** True when the text holds at least one tag HTML knows: `a < b` and `<3` are text. */
export function isHtml(text: string): boolean {
  return text.includes('<') && anyTag.test(text);
}

const blocks = new Set(
  'address article aside blockquote body caption center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table tbody tfoot thead ul'.split(
    ' ',
  ),
);
const dropped = new Set([
  'script',
  'style',
  'template',
  'head',
  'title',
  'select',
  'textarea',
  'iframe',
  'object',
  'svg',
]);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** No text nests tags this deep; the parser's time grows with the square of the depth. */
const maxDepth = 1_000;
const pieceSize = 16_384;

/** Text of markup too damaged to be taken apart. */
function stripTags(html: string): HtmlBlock[] {
  const text = html.replace(/<(script|style)\b[^<]*<\/\1>|<[^<>]*>/gi, ' ').replace(/\s+/g, ' ');
  return [{ kind: 'line', text: text.trim() }];
}

/** Lines, headings and list items of an HTML text; references are decoded once. Text without block tags keeps its own lines. */
export function readHtml(html: string): HtmlBlock[] {
  const found: HtmlBlock[] = [];
  const keepsLines = !blockTag.test(html);
  let line = '';
  let item: string | null = null;
  let listDepth = 0;
  let skipped = 0;
  let heading = false;
  let cells = 0;
  let cellStart = false;
  /** Last sign of the open line or item that is no space; asking the text itself would copy it for every cell. */
  let lastSign = '';
  let depth = 0;
  let isTooDeep = false;

  const endItem = () => {
    if (item !== null && item.trim() !== '') found.push({ kind: 'item', text: item.trim() });
    item = null;
    lastSign = '';
  };
  const endLine = () => {
    const text = line.trim();
    line = '';
    lastSign = '';
    if (text !== '') found.push({ kind: heading ? 'heading' : 'line', text });
  };
  const endParagraph = () => {
    endLine();
    const last = found.at(-1);
    if (last && last.kind !== 'item' && last.text !== '') found.push({ kind: 'line', text: '' });
  };
  const add = (text: string) => {
    lastSign = text.trimEnd().at(-1) ?? lastSign;
    if (item !== null) item += text;
    else line += text;
  };
  const addText = (text: string) => {
    if (cellStart && text.trim() !== '') {
      cellStart = false;
      if (lastSign !== '' && lastSign !== ':') add(cells === 2 ? ': ' : ' | ');
      else if (lastSign !== '') add(' ');
    }
    if (!keepsLines || item !== null) {
      add(text.replace(/[ \t\r\n\f]+/g, ' '));
      return;
    }
    for (const [index, part] of text.split(/\r\n|\n|\r/).entries()) {
      if (index > 0) {
        if (line.trim() === '') endParagraph();
        else endLine();
      }
      add(part);
    }
  };

  const parser = new Parser({
    onopentag(name) {
      depth += 1;
      if (depth > maxDepth) {
        isTooDeep = true;
        parser.pause();
        return;
      }
      if (dropped.has(name)) skipped += 1;
      if (skipped > 0) return;
      if (name === 'li') {
        endItem();
        endLine();
        item = '';
      } else if (name === 'ul' || name === 'ol') {
        listDepth += 1;
        if (item === null) endLine();
        else endItem();
      } else if (name === 'br') {
        if (item !== null) item += ' ';
        else if (line.trim() === '' && found.at(-1)?.kind === 'line') endParagraph();
        else endLine();
      } else if (name === 'tr') {
        if (item === null) endLine();
        cells = 0;
      } else if (name === 'td' || name === 'th') {
        cells += 1;
        cellStart = cells > 1;
      } else if (blocks.has(name)) {
        if (item !== null) item += ' ';
        else endParagraph();
        heading = headings.has(name);
      }
    },
    ontext(text) {
      if (skipped === 0) addText(text);
    },
    onclosetag(name) {
      depth -= 1;
      if (dropped.has(name)) skipped = Math.max(0, skipped - 1);
      if (skipped > 0) return;
      if (name === 'li') endItem();
      else if (name === 'ul' || name === 'ol') {
        listDepth -= 1;
        endItem();
        if (listDepth <= 0) endParagraph();
      } else if (name === 'tr') {
        if (item === null) endLine();
      } else if (blocks.has(name)) {
        if (item !== null) item += ' ';
        else endParagraph();
        heading = false;
      }
    },
  });
  // Piece by piece: a paused parser stops at the end of what it was given.
  for (let at = 0; at < html.length && !isTooDeep; at += pieceSize) parser.write(html.slice(at, at + pieceSize));
  if (isTooDeep) return stripTags(html);
  parser.end();
  endItem();
  endLine();
  return found;
}
