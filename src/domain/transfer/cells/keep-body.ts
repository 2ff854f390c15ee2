// Other bullets in the HTML of a shop's description field, whose own headings, tables and links stay.
import { Parser } from 'htmlparser2';
import { readBody } from './read-body.ts';
import { writeBody } from './write-body.ts';

type Span = { start: number; end: number };

/** Where the lists stand that are in no other list. */
function findLists(html: string): Span[] {
  const found: Span[] = [];
  let depth = 0;
  let start = 0;
  const isList = (name: string) => name === 'ul' || name === 'ol';
  const parser = new Parser({
    onopentagname(name) {
      if (!isList(name)) return;
      if (depth === 0) start = parser.startIndex;
      depth += 1;
    },
    onclosetag(name) {
      if (!isList(name)) return;
      depth -= 1;
      if (depth === 0) found.push({ start, end: parser.endIndex + 1 });
    },
  });
  parser.end(html);
  return found;
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

/** No shop has so many lists, nor tags so deep, in one text: the parser's time grows with the square of the depth. */
const mostLists = 50;
const deepest = 100;

function isPlain(html: string): boolean {
  let depth = 0;
  let most = 0;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      most = Math.max(most, depth);
      if (most > deepest) parser.pause();
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html);
  return most <= deepest;
}

/**
 * The HTML with these bullets in the place of its lists of texts, or behind it where it has none; null where an import would not read just that
 * description and those bullets in it.
 */
export function withBullets(html: string, description: string, bullets: readonly string[]): string | null {
  if (!isPlain(html)) return null;
  const lists = findLists(html);
  if (lists.length > mostLists) return null;
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
