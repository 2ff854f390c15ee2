// Tables and JSON as lines of text a person can read: `Weight: 12 kg`. Of a sheet of many products only the rows of this one are kept.
import Papa from 'papaparse';

const isSame = (cell: string, sku: string) => cell.trim().toLowerCase() === sku.trim().toLowerCase();

/**
 * A CSV as lines `column: value`, an empty line between rows. Two columns are names and values. Where a cell holds the product's SKU,
 * rows without it are of other products and left out.
 */
export function readTable(text: string, sku: string): string {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [head = [], ...rows] = data;
  if (head.length < 2 || rows.length === 0) return text;
  const own = sku.trim() === '' ? [] : rows.filter((row) => row.some((cell) => isSame(cell, sku)));
  if (head.length === 2 && own.length === 0) return data.map((row) => lineOf(row[0] ?? '', row[1] ?? '')).join('\n');
  return (own.length > 0 ? own : rows)
    .map((row) =>
      row.flatMap((cell, index) => (cell.trim() === '' ? [] : [lineOf(head[index] ?? '', cell)])).join('\n'),
    )
    .join('\n\n');
}

function lineOf(name: string, value: string): string {
  if (value.trim() === '') return name.trim();
  return name.trim() === '' ? value.trim() : `${name.trim()}: ${value.trim()}`;
}

/** Deeper objects are passed over; no sheet needs them, and the reader calls itself. */
const maxDepth = 20;

/** JSON as lines `name: value`; null where the text is none. Of a list of products only the one with this SKU is kept, if it is there. */
export function readJson(text: string, sku: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (Array.isArray(value)) {
    const own = value.filter((each) => isRecord(each) && Object.values(each).some((cell) => isSame(String(cell), sku)));
    if (sku.trim() !== '' && own.length > 0) value = own;
  }
  return linesOf('', value, 0).join('\n');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function linesOf(name: string, value: unknown, depth: number): string[] {
  if (value === null || depth > maxDepth) return [];
  if (Array.isArray(value)) {
    const isPlain = value.every((each) => typeof each !== 'object' || each === null);
    if (isPlain) return value.length === 0 ? [] : [lineOf(name, value.filter((each) => each !== null).join(', '))];
    return value.flatMap((each) => [...linesOf(name, each, depth + 1), '']);
  }
  if (isRecord(value)) return Object.entries(value).flatMap(([key, each]) => linesOf(key, each, depth + 1));
  return [lineOf(name, String(value))];
}
