// What a cell looks like, whatever it means: cells of one column look alike, and the name of the column does not.

export type CellShape = 'empty' | 'number' | 'code' | 'address' | 'prose' | 'word';

const number = /^[\p{Sc}\s+-]*(?:\p{Lu}{3} ?)?\d[\d.,\s'’:/%-]*(?:\p{Sc}|%|\p{Lu}{3})?$/u;
const address = /^(?:https?:)?\/\/\S|^[^\s@]{1,100}@[^\s@]{1,300}$|^www\.\S/i;
/** Letters and digits without a space. */
const code = /^(?=\S*\d)(?=\S*\p{L})\S{2,40}$/u;
/** Texts that describe are longer than those that name, or end as sentences do. */
const proseLength = 60;
const sentence = /\S+(?: \S+){2,}[.!?。]$|[\n<]/u;

export function shapeOf(cell: string): CellShape {
  const text = cell.trim();
  if (text === '') return 'empty';
  if (number.test(text)) return 'number';
  if (address.test(text)) return 'address';
  if (text.length > proseLength || sentence.test(text)) return 'prose';
  return code.test(text) ? 'code' : 'word';
}

/** How many cells of a row hold anything. */
export function countFilled(cells: readonly string[]): number {
  let filled = 0;
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') filled += 1;
  return filled;
}
