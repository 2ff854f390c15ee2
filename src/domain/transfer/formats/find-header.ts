// Finds the row of a table that names its columns, wherever it is: templates of marketplaces have several rows of names, price lists a title
// above. Rows are compared with the body below by what their cells look like; names that some catalog uses count most.
import { type BodyColumn, describeColumns, type RowDigest } from '../files/digest-rows.ts';

/** `at` is the row of names and `end` the first row behind all rows of names and what explains them. */
export type FoundHeader = { at: number; end: number };

/** Rows of a table, and how many names of a row some catalog uses, with those of the groups above it where they help. */
export type TableHead = { rows: readonly RowDigest[]; countKnown(at: number): number };

/** A header is not further down. */
const mostAbove = 60;
const mostBody = 60;

type Body = { columns: BodyColumn[]; typical: number };

/** The rows at the bottom of the head that are full: of a head with several rows of names most likely products. */
function bodyOf(rows: readonly RowDigest[]): Body {
  const counts = rows.map(({ filled }) => filled).filter((count) => count > 0);
  const typical = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
  const full = rows.filter(({ filled }) => filled >= Math.max(1, typical * 0.6));
  const sample = full.slice(-Math.min(mostBody, Math.ceil(full.length / 3)));
  const width = sample.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  return { columns: describeColumns(sample, width), typical };
}

const filledCells = ({ cells }: RowDigest) => cells.filter(({ shape }) => shape !== 'empty');
const countTexts = (row: RowDigest) => new Set(filledCells(row).map(({ text }) => text)).size;

/** `evidence`: cells in columns whose body looks like something; `contrast`: the share of them that look otherwise. */
function contrastOf({ cells }: RowDigest, { columns }: Body): { evidence: number; contrast: number } {
  const seen = columns.flatMap(({ isSure, shape }, at) => {
    const own = cells[at]?.shape ?? 'empty';
    return isSure && own !== 'empty' ? [own !== shape] : [];
  });
  return { evidence: seen.length, contrast: seen.filter(Boolean).length / Math.max(1, seen.length) };
}

/** True for a row that looks like those of the body. */
function isBodyRow(row: RowDigest, body: Body): boolean {
  const { evidence, contrast } = contrastOf(row, body);
  return evidence > 1 && contrast < 0.4;
}

/**
 * True where no word of a row comes again below, or a third at most, in other columns than their own: of a row that differs from the body
 * wherever that looks like something, or of which several names are known.
 */
function isOwnWords(row: RowDigest & { known: number }, below: readonly RowDigest[], body: Body): boolean {
  const later = below.slice(0, 19);
  const all = new Set(later.flatMap(({ cells }) => cells.map(({ text }) => text)));
  const again = row.cells.flatMap(({ text, shape, isTiny }, at) =>
    shape !== 'empty' && !isTiny && all.has(text) ? [at] : [],
  );
  const { evidence, contrast } = contrastOf(row, body);
  if (again.length === 0) return true;
  const isInOwnColumn = (at: number) => later.some(({ cells }) => cells[at]?.text === row.cells[at]?.text);
  const isNamed = row.known >= 2 || (evidence > 1 && contrast === 1);
  return isNamed && again.length * 3 <= row.filled && !again.some(isInOwnColumn);
}

/** True where a row may name columns by itself: short different words that are not those of the rows below. */
function looksNamed(row: RowDigest & { known: number }, below: readonly RowDigest[], body: Body): boolean {
  const filled = filledCells(row);
  return (
    filled.length > 0 &&
    filled.every(({ isShort }) => isShort) &&
    countTexts(row) === filled.length &&
    filled.length >= row.cells.length / 2 &&
    isOwnWords(row, below, body)
  );
}

type Candidate = RowDigest & { at: number; known: number; isTechnical: boolean; isUnique: boolean; score: number };

function weigh(head: TableHead, at: number, body: Body): Candidate {
  const row = head.rows[at] ?? { cells: [], filled: 0 };
  const filled = filledCells(row);
  const isTechnical =
    filled.filter((cell) => cell.isTechnical).length >= filled.length * 0.8 &&
    filled.filter(({ isJoined }) => isJoined).length * 3 >= filled.length;
  const known = head.countKnown(at);
  const { evidence, contrast } = contrastOf(row, body);
  const score =
    (known / Math.max(1, filled.length)) * 4 +
    Math.min(known, 8) / 4 +
    (evidence > 0 ? contrast * 2 : 0) +
    Math.min(1, filled.length / Math.max(1, body.typical)) * 2 -
    at * 0.01;
  return { ...row, at, known, isTechnical, isUnique: countTexts(row) === filled.length, score };
}

/** True for a row that names the columns of this body. */
function isCandidate(
  { rows }: TableHead,
  { at, filled, known, ...row }: Candidate,
  first: number,
  body: Body,
): boolean {
  const { evidence, contrast } = contrastOf({ ...row, filled }, body);
  if (known >= 2 && known * 5 >= filled && (at === first || filled * 2 >= body.typical)) return true;
  if (known === 1 && at === first && rows.length - at < 2) return true;
  if (!looksNamed({ ...row, filled, known }, rows.slice(at + 1), body)) return false;
  if (at === first) return filled > 1 || body.typical <= 2;
  const isBelowTitles = rows.slice(first, at).every((above) => above.filled * 2 <= filled);
  return isBelowTitles && filled > 1 && (known > 0 || (evidence > 0 && contrast === 1));
}

/** Behind the names: words of a few kinds that stand for all columns (*Required*, *Optional*), or explanations where the body has figures. */
function isExplanation(row: RowDigest, body: Body): boolean {
  const { evidence, contrast } = contrastOf(row, body);
  if (row.filled < 3 || row.filled * 2 < body.typical || evidence === 0 || contrast < 1) return false;
  const sure = body.columns.filter(({ isSure, fill }) => isSure && fill > 0.5).length;
  const isShort = filledCells(row).every((cell) => cell.isShort);
  const isRepeating = row.filled >= 4 && countTexts(row) * 2 <= row.filled && isShort;
  return isRepeating || (evidence >= 3 && evidence >= sure * 0.8);
}

/** Whether a row next to one of names is another: full, different from the body, and named itself. */
function isSecondRow(row: Candidate, best: Candidate, body: Body): boolean {
  const { evidence, contrast } = contrastOf(row, body);
  if (row.filled * 2 < best.filled || (evidence > 0 && contrast < 0.8)) return false;
  return (row.known >= 2 && row.known * 4 >= row.filled) || (row.isTechnical && row.isUnique && evidence > 0);
}

const mostlyShort = 0.9;

/** True for names of which so many are known that they are those of a table, whatever is below. */
function areKnown(row: RowDigest, known: number): boolean {
  if (known >= 3 && known * 4 >= row.filled) return true;
  const short = filledCells(row).filter(({ isShort }) => isShort).length;
  // A word cut short ends as a sentence does: `Net Cont.`
  return known >= 5 && short >= row.filled * mostlyShort;
}

/** The row that names the columns; null where none does. `first` is the first row that counts. */
export function findHeader(head: TableHead, first: number): FoundHeader | null {
  const { rows } = head;
  const body = bodyOf(rows.slice(first));
  const last = Math.min(rows.length, first + mostAbove);
  const isFilled = (at: number) => at >= first && at < last && (rows[at]?.filled ?? 0) > 0;
  const candidates: Candidate[] = [];
  for (let at = first; at < last; at += 1) {
    const row = rows[at];
    if (!row || !isFilled(at)) continue;
    const isSure = at === first && areKnown(row, head.countKnown(at));
    if (!isSure && isBodyRow(row, body)) continue;
    const candidate = weigh(head, at, body);
    if (isSure || isCandidate(head, candidate, first, body)) candidates.push(candidate);
  }
  const byScore = (a: Candidate, b: Candidate) => b.score - a.score;
  const best = candidates.toSorted(byScore)[0];
  if (!best) return null;
  const block = [best];
  for (const step of [-1, 1])
    for (let at = best.at + step; isFilled(at); at += step) {
      const row = rows[at];
      if (!row || isBodyRow(row, body)) break;
      const next = weigh(head, at, body);
      if (!isSecondRow(next, best, body)) break;
      block.push(next);
    }
  const machine = block.filter(({ isTechnical, isUnique, known }) => isTechnical && isUnique && known > 0);
  const header = machine.toSorted((a, b) => b.at - a.at)[0] ?? block.toSorted(byScore)[0] ?? best;
  let end = Math.max(...block.map(({ at }) => at)) + 1;
  for (let row = rows[end]; end < rows.length - 1 && row && isExplanation(row, body); row = rows[end]) end += 1;
  return { at: header.at, end };
}
