// Splits JSON into its items without holding the file: an array of objects (anywhere in the document) or one object after another.
import { isRecord, type Literal, type LiteralRecord, parseJson } from '../cells/read-literal.ts';
import { type RawRecord, type RecordScanner, requireEnd, scanLimits } from './scan.ts';
import { cleanName, storableCell } from './scan-table.ts';
import { unfoldRecord } from './unfold-record.ts';

function isDeeper(value: Literal, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const entry of Object.values(value)) if (isDeeper(entry, levels - 1)) return true;
  return false;
}

/** An object as a record. */
function toJsonRecord(row: number, json: string): RawRecord {
  let value: Literal;
  try {
    value = parseJson(json);
  } catch (fault) {
    const detail =
      fault instanceof Error
        ? fault.message.replace(/ in JSON at position.*$| \(line.*$|\.\.\..*$/s, '').slice(0, 120)
        : '';
    return { row, fields: [], refusal: `This is not valid JSON: ${detail.replace(/\.$/, '')}.` };
  }
  if (!isRecord(value)) return { row, fields: [], refusal: 'This item is not a product with named fields.' };
  return toRecord(row, value);
}

/** A nested value as a record of a file: fields of wrappers under dotted names, anything else nested as JSON; empty values are left out. */
export function toRecord(row: number, value: LiteralRecord): RawRecord {
  if (isDeeper(value, scanLimits.depth))
    return { row, fields: [], refusal: `The item is nested deeper than ${scanLimits.depth} levels.` };
  const fields: RawRecord['fields'] = [];
  const unfolded = unfoldRecord(value);
  for (const [key, entry] of unfolded.fields) {
    if (entry === null || entry === '') continue;
    const isNested = typeof entry === 'object';
    if (isNested && Object.keys(entry).length === 0) continue;
    const cell = storableCell(isNested ? JSON.stringify(entry) : String(entry));
    if (cell !== '') fields.push([cleanName(key) || 'Column', cell]);
    if (fields.length > scanLimits.columns)
      return { row, fields: [], refusal: `The item has more than ${scanLimits.columns} fields.` };
  }
  return unfolded.warnings.length === 0 ? { row, fields } : { row, fields, warnings: unfolded.warnings };
}

/**
 * Items of an array, or objects that follow one another. `skip` is the number of characters before the first item
 * (past the array's bracket); the array's closing bracket ends the reading.
 */
export function createJsonScanner(skip: number, isArray: boolean): RecordScanner {
  let toSkip = skip;
  let row = 0;
  let parts: string[] = [];
  let size = 0;
  let depth = 0;
  let inString = false;
  let isEscaped = false;
  let isInside = false;
  let isDone = false;

  function finish(found: RawRecord[], piece: string): void {
    parts.push(piece);
    const text = parts.join('');
    parts = [];
    size = 0;
    isInside = false;
    row += 1;
    found.push(toJsonRecord(row, text));
  }

  return {
    push(chunk) {
      const found: RawRecord[] = [];
      let at = Math.min(toSkip, chunk.length);
      toSkip -= at;
      let start = at;
      while (at < chunk.length && !isDone) {
        if (inString) {
          if (isEscaped) {
            isEscaped = false;
            at += 1;
            continue;
          }
          const quote = chunk.indexOf('"', at);
          const slash = chunk.indexOf('\\', at);
          if (slash !== -1 && (quote === -1 || slash < quote)) {
            isEscaped = true;
            at = slash + 1;
          } else if (quote === -1) at = chunk.length;
          else {
            inString = false;
            at = quote + 1;
          }
          continue;
        }
        const code = chunk.charCodeAt(at);
        if (!isInside) {
          // Between items: spaces and commas.
          if (code <= 32 || code === 44 || code === 0xfeff) {
            at += 1;
            continue;
          }
          if (isArray && code === 93) {
            isDone = true;
            break;
          }
          isInside = true;
          start = at;
        }
        at += 1;
        if (code === 34) inString = true;
        else if (code === 123 || code === 91) {
          depth += 1;
        } else if (code === 125 || code === 93) {
          depth -= 1;
          if (depth < 0) {
            // The array ends right after a plain value.
            depth = 0;
            finish(found, chunk.slice(start, at - 1));
            isDone = true;
          } else if (depth === 0) finish(found, chunk.slice(start, at));
        } else if (depth === 0 && code === 44) finish(found, chunk.slice(start, at - 1));
      }
      if (isInside && !isDone) {
        parts.push(chunk.slice(start));
        size += chunk.length - start;
        requireEnd(size, `Item ${row + 1}`);
      }
      return found;
    },
    end() {
      const open =
        isArray && !isDone ? 'The file ends before its list is closed. The last items may be missing.' : null;
      const refusal = isInside ? 'The file ends in the middle of this item.' : open;
      return refusal === null ? [] : [{ row: row + 1, fields: [], refusal }];
    },
  };
}

/** One JSON object a line. A line that is not one is refused by itself. */
export function createJsonLinesScanner(): RecordScanner {
  let rest = '';
  let row = 0;
  const readLine = (line: string): RawRecord[] => {
    const text = line.trim();
    if (text === '') return [];
    row += 1;
    return [toJsonRecord(row, text)];
  };
  return {
    push(chunk) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      requireEnd(rest.length, `Line ${row + 1}`);
      return lines.flatMap(readLine);
    },
    end: () => readLine(rest),
  };
}
