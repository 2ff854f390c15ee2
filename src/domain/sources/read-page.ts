// The text of a web page: what the page is about, without navigation, scripts, forms and the like, one line a paragraph.
import { Parser } from 'htmlparser2';
import { readHtml } from '#domain/transfer/cells/read-html.ts';

/** What a page says beside its own matter; facts of a menu would be facts of the product. */
const beside = new Set(['nav', 'aside', 'footer', 'header', 'form', 'button', 'dialog', 'noscript']);
/** Within the main part a header holds its heading. */
const besideMain = new Set([...beside].filter((name) => name !== 'header'));

/** The parser's time grows with the square of the depth; pages nested deeper are read whole. */
const maxDepth = 500;
const pieceSize = 16_384;

type Span = { start: number; end: number };
type Found = { main: Span | null; beside: Span[]; besideMain: Span[] };

function findSpans(html: string): Found {
  const found: Found = { main: null, beside: [], besideMain: [] };
  const open: { name: string; start: number }[] = [];
  let depth = 0;
  let isTooDeep = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > maxDepth) {
        isTooDeep = true;
        parser.pause();
        return;
      }
      if (name === 'main' || attributes.role === 'main' || beside.has(name))
        open.push({ name: attributes.role === 'main' ? 'main' : name, start: parser.startIndex });
      else open.push({ name: '', start: 0 });
    },
    onclosetag() {
      depth -= 1;
      const opened = open.pop();
      if (!opened || opened.name === '') return;
      const span = { start: opened.start, end: parser.endIndex + 1 };
      if (opened.name === 'main') {
        // Of several the longest is the page's own.
        if (!found.main || span.end - span.start > found.main.end - found.main.start) found.main = span;
        return;
      }
      found.beside.push(span);
      if (besideMain.has(opened.name)) found.besideMain.push(span);
    },
  });
  for (let at = 0; at < html.length && !isTooDeep; at += pieceSize) parser.write(html.slice(at, at + pieceSize));
  if (isTooDeep) return { main: null, beside: [], besideMain: [] };
  parser.end();
  return found;
}

function cutOut(html: string, whole: Span, spans: readonly Span[]): string {
  let kept = '';
  let at = whole.start;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= at || start >= whole.end) continue;
    if (start > at) kept += `${html.slice(at, start)}<br>`;
    at = end;
  }
  return kept + html.slice(at, whole.end);
}

function linesOf(html: string): string {
  return readHtml(html)
    .map(({ kind, text }) => (kind === 'item' ? `• ${text}` : text))
    .join('\n');
}

/** The lines of a page; of all of it if its main content cannot be distinguished from the rest. */
export function readPage(html: string): string {
  const whole = { start: 0, end: html.length };
  const found = findSpans(html);
  const own = linesOf(found.main ? cutOut(html, found.main, found.besideMain) : cutOut(html, whole, found.beside));
  return own.trim() === '' ? linesOf(html) : own;
}
