// A description as its merchant laid it out: paragraphs of sentences, points of a list, and specifications pasted between them.
import { readAttributeName } from '#domain/attributes/attribute-use.ts';
import { isReadable } from '#domain/attributes/usable-attributes.ts';
import { readLines, toPlainText } from '#domain/text/plain-text.ts';
import { splitSentences } from '#domain/text/sentences.ts';

/** `prose` holds sentences; an `item` is one point of a list, a `spec` one of `Label: value`, a `heading` stands over others. Headings that say nothing are gone. */
export type Block = {
  kind: 'prose' | 'item' | 'spec' | 'heading';
  sentences: readonly string[];
  /** A few words at the head of points without marks: a point as well, or what they stand under. */
  mayHead?: true;
  /** A list of its own, even after another list. */
  isApart?: true;
};

/** Headings over what stands there anyway. */
const emptyHeading =
  /^(?:(?:product|item|key|main|top|special|technical|general|additional|more|other|full|quick|short|about|the|this|these|our) )*(?:features?|highlights?|details?|overview|descriptions?|specifications?|specs?|information|info|summary|benefits?|about(?: this| the)?(?: item| product)?|characteristics|key points|advantages|introduction|note|notes|size chart|size guide|measurements|dimensions|why choose us|why buy)(?: (?:and|&) (?:features?|benefits?|details?|specifications?))?\s*:?$/i;

export const isEmptyHeading = (line: string): boolean => emptyHeading.test(line.trim());

const endsSentence = /[.!?…]["'”’)\]]*$/u;
/** Codes, stock and sale: never public, even if the text contains them. */
const internalLabel =
  /^(?:sku|upc|ean|gtin|isbn(?:-1[03])?|asin|mpn|barcode|item (?:no|number|code|#|id)|product (?:code|id|number)|article (?:no|number)|part (?:no|number)|model id|style (?:no|number|code)|vendor|supplier|price|rrp|msrp|mrp|cost|stock|availability|quantity available|condition|shipping(?: \w+)?|delivery(?: \w+)?|returns?|seller|store|tags?|url|link)\.?\s*$/i;
/** A longer value is a text. */
const longestValue = 100;
const labelled = /^([\p{L}\d][^:.!?\n]{0,40}?)\s*:\s+(\S.*)$/u;

/** A line of `Label: value`; null where it is none. `isKnown` where shoppers read the label in any shop. */
function readSpec(line: string): { isInternal: boolean; isKnown: boolean } | null {
  const [, label = '', value = ''] = labelled.exec(line) ?? [];
  if (label === '' || label.split(' ').length > 5) return null;
  if (value.length > longestValue || splitSentences(value).length > 1) return null;
  if (internalLabel.test(label)) return { isInternal: true, isKnown: false };
  return { isInternal: !isReadable(value), isKnown: readAttributeName(label).use !== 'hidden' };
}

/** A code that stands in front of the text of its line: `Article no: 991.97 The surface …`. */
const leadingCode =
  /^(?:article|item|product|part|style|model)\s(?:no|nr|number|code|id)\b\.?\s*[:#]?\s*(?=\S*\d)[\w./-]+\s+(?=\p{Lu})/iu;

type Row = { text: string; kind: Block['kind']; mayHead?: true };
/** So many short lines in a row, none of them a sentence, are a list without marks. */
const leastRun = 3;
const longestPoint = 120;

function readRows(raw: string): Row[] {
  const rows: Row[] = [];
  for (const { text: line, isItem } of readLines(toPlainText(raw))) {
    const text = line.replace(leadingCode, '');
    if (isEmptyHeading(text)) continue;
    const spec = readSpec(text);
    if (spec?.isInternal) continue;
    rows.push({ text, kind: spec?.isKnown ? 'spec' : isItem ? 'item' : 'prose' });
  }
  return rows;
}

/** Up to three words without a figure. */
const fewWords = /^(?:[^\s\d.!?:]+ ?){1,3}$/u;

/** Turns runs of short lines without a full stop into points. */
function findUnmarked(rows: readonly Row[]): Row[] {
  const isPoint = ({ text, kind }: Row) =>
    kind === 'item' || kind === 'spec' || (kind === 'prose' && text.length <= longestPoint && !endsSentence.test(text));
  const found = [...rows];
  for (let from = 0; from < found.length; ) {
    let to = from;
    while (to < found.length && isPoint(found[to] as Row)) to += 1;
    if (to - from >= leastRun) {
      for (let at = from; at < to; at += 1) {
        const row = found[at] as Row;
        if (row.kind !== 'prose') continue;
        const mayHead = at === from && fewWords.test(row.text);
        found[at] = { ...row, kind: 'item', ...(mayHead ? { mayHead } : {}) };
      }
    }
    from = to + 1;
  }
  return found;
}

/** A few words without a figure, in front of a colon or of what is no such line itself. */
const headingWords = /^(?:[^\s\d.!?]+ ?){1,5}:?$/u;
const isHeading = ({ text, kind }: Row, next: Row | undefined): boolean =>
  kind === 'prose' &&
  headingWords.test(text) &&
  (text.endsWith(':') || (next !== undefined && (next.kind !== 'prose' || endsSentence.test(next.text))));

/** The blocks of a text, in its order. */
export function readBlocks(raw: string): Block[] {
  const rows = readRows(raw);
  const headed = rows.map((row, at): Row => (isHeading(row, rows[at + 1]) ? { ...row, kind: 'heading' } : row));
  return findUnmarked(headed).map(({ text, kind, mayHead }) => ({
    kind,
    sentences: kind === 'prose' ? splitSentences(text) : [text],
    ...(mayHead ? { mayHead } : {}),
  }));
}

/** The lines of a text that only introduce what stands below them, those that say nothing included. */
export function findHeadings(raw: string): Set<string> {
  const lines = raw.split('\n').map((line) => line.trim());
  const headings = readBlocks(raw)
    .filter(({ kind, mayHead }) => kind === 'heading' || mayHead === true)
    .flatMap(({ sentences }) => sentences);
  return new Set([...headings, ...lines.filter((line) => line !== '' && isEmptyHeading(line))]);
}
