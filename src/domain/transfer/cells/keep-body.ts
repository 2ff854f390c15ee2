// Other bullets in the HTML of a shop's description field, whose own headings, tables and links stay.
import { Parser } from 'htmlparser2';
import { readBody } from './read-body.ts';
import { writeBody } from './write-body.ts';

type Span = { start: number; end: number };

/** No shop nests tags so deep in a text, nor has so many lists in it: the parser's time grows with the square of the depth. */
const deepest = 100;
const mostLists = 50;

/** Where the lists stand that are in no other list; null where they are no shop's. */
function findLists(html: string): Span[] | null {
  const found: Span[] = [];
  let depth = 0;
  let listDepth = 0;
  let start = 0;
  let isTooDeep = false;
  const isList = (name: string) => name === 'ul' || name === 'ol';
  const parser = new Parser({
    onopentagname(name) {
      depth += 1;
      if (depth > deepest) {
        isTooDeep = true;
        parser.pause();
      }
      if (!isList(name)) return;
      if (listDepth === 0) start = parser.startIndex;
      listDepth += 1;
    },
    onclosetag(name) {
      depth -= 1;
      if (!isList(name)) return;
      listDepth -= 1;
      if (listDepth === 0) found.push({ start, end: parser.endIndex + 1 });
    },
  });
  parser.write(html);
  // What is open is closed at the end; that goes on where it was paused.
  if (isTooDeep) return null;
  parser.end();
  return found.length > mostLists ? null : found;
}

/** The text without these places, with another in the place of the first. */
function replaceAt(text: string, places: readonly Span[], by: string): string {
  let written = '';
  let at = 0;
  for (const [index, { start, end }] of places.entries()) {
    written += text.slice(at, start) + (index === 0 ? by : '');
    at = end;
  }
  return written + text.slice(at);
}

/**
 * The HTML with these bullets in the place of its lists of texts, or behind it where it has none; null where an import would not read just that
 * description and those bullets in it.
 */
export function withBullets(html: string, description: string, bullets: readonly string[]): string | null {
  const lists = findLists(html);
  if (lists === null) return null;
  const ofTexts = lists.filter(({ start, end }) => readBody(html.slice(start, end)).bullets.length > 0);
  const list = writeBody('', bullets);
  const written = ofTexts.length === 0 ? html + list : replaceAt(html, ofTexts, list);
  const wanted = readBody(writeBody(description, bullets));
  // `null` is read as no bullet at all.
  if (wanted.bullets.length < bullets.filter((bullet) => bullet.trim() !== '').length) return null;
  const read = readBody(written);
  const isRight = read.description === wanted.description && read.bullets.join('\n') === wanted.bullets.join('\n');
  return isRight ? written : null;
}
