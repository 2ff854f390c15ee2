// The first rows of a table as what their cells look like, without their texts: enough to find its header and what its rows have in common.
import { type CellShape, shapeOf } from './cell-shape.ts';

export type CellDigest = {
  shape: CellShape;
  /** The same for cells of the same text. */
  text: number;
  /** Whether it may name a column: short, and no figure, address or sentence. */
  isShort: boolean;
  /** Whether it is so short that another may be the same by chance. */
  isTiny: boolean;
  /** Whether it is a single word, as codes and handles are. */
  isToken: boolean;
  /** Whether it is written as machines write names (`item_sku`, `mainImageUrl`), and whether of several words. */
  isTechnical: boolean;
  isJoined: boolean;
};

/** A row by its cells, empty ones included. */
export type RowDigest = { cells: CellDigest[]; filled: number };

const longestName = 60;
/** What a bracket adds says what is meant, or how machines call it: `Tagline (product.metafields.custom.tagline)`. */
const withoutBrackets = (name: string) => name.replace(/(?<=\S)\s*[([][^()[\]]*[)\]]/g, '');
const longestWithBrackets = 200;
const numeric = /^[\s\d.,:%$€£+/-]+$/;
const address = /^https?:|^\/\/|@/;
const sentence = /[.!?]$/;
const technical = /^[*#]?[\p{Ll}\d]+(?:[_.:#[\]/-]+[\p{L}\d]+)*\]?$|^\p{Ll}[\p{L}\d]*$/u;
const joined = /[_.:]|\p{Ll}\p{Lu}/u;

export function digestRows(rows: readonly (readonly string[])[]): RowDigest[] {
  const texts = new Map<string, number>();
  return rows.map((row) => {
    const cells = row.map((cell): CellDigest => {
      const text = cell.trim();
      const number = texts.get(text) ?? texts.size;
      texts.set(text, number);
      return {
        shape: shapeOf(text),
        text: number,
        isShort:
          text.length <= longestWithBrackets &&
          withoutBrackets(text).length <= longestName &&
          !numeric.test(text) &&
          !address.test(text) &&
          !sentence.test(text.replace(/\?$/, '')),
        isTiny: text.length <= 3,
        isToken: !/\s/.test(text),
        isTechnical: technical.test(text),
        isJoined: joined.test(text),
      };
    });
    return { cells, filled: cells.filter(({ shape }) => shape !== 'empty').length };
  });
}

/** A column as the cells of the body make it out. */
export type BodyColumn = {
  /** What most of its cells look like; of two kinds as frequent the one that comes last. */
  shape: CellShape;
  /** Whether so many of them do that a cell of another shape stands out; words stand out nowhere. */
  isSure: boolean;
  /** Share of the rows that have a cell in it. */
  fill: number;
  /** Whether its cells are single words. */
  isToken: boolean;
};

const sureShare = 0.7;
const tokenShare = 0.9;

/** What the columns of these rows hold. */
export function describeColumns(rows: readonly RowDigest[], width: number): BodyColumn[] {
  return Array.from({ length: width }, (_, at) => {
    const counts = new Map<CellShape, number>();
    const filled = rows.flatMap(({ cells }) => {
      const cell = cells[at];
      return cell && cell.shape !== 'empty' ? [cell] : [];
    });
    for (const { shape } of filled) {
      const count = (counts.get(shape) ?? 0) + 1;
      counts.delete(shape);
      counts.set(shape, count);
    }
    const most: [CellShape, number] = ['empty', 0];
    const [shape, count] = [...counts].reduce((best, next) => (next[1] >= best[1] ? next : best), most);
    return {
      shape,
      isSure: filled.length > 0 && shape !== 'word' && count >= filled.length * sureShare,
      fill: filled.length / Math.max(1, rows.length),
      isToken: filled.filter(({ isToken }) => isToken).length >= filled.length * tokenShare,
    };
  });
}
