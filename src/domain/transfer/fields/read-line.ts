// Fields that are one line: title, brand, retailer, and categories without a path.
import { cleanLine } from '../cells/clean-text.ts';
import { dirt } from '../cells/cleaning-log.ts';
import { plainName } from '../cells/column-names.ts';
import { lineText, type Nested, nestedLiteral, readNested } from '../cells/read-nested.ts';
import type { Field, Notes } from './field.ts';

/** Says which of several languages was taken of a field that keeps no others. */
function warnOfLanguages({ column, cell }: Field, found: Nested['languages'], notes: Notes): void {
  if (found)
    notes.warn(
      column,
      cell,
      `The file has this text in ${found.all.join(', ')}. The text in ${found.taken} was imported.`,
    );
}

/** Scraped pages repeat the name of a field before its value: `Brand: Hollin`. */
function withoutName(text: string, column: string): string {
  const [, head = '', rest = ''] = /^([^:]{1,40}):\s+(\S.*)$/u.exec(text) ?? [];
  return rest !== '' && plainName(head) === plainName(column) ? rest : text;
}

const silent: Notes = { clean: () => undefined, warn: () => undefined };

/** A title as products get it, with nothing said of it. */
export const readTitle = (cell: string): string =>
  readLine([{ column: '', cell }], silent, { keepsOthers: true }) ?? '';

/**
 * The first text of the cells as a clean line; null where all are empty. Of a record the text in it, unless it is read `asIs`; of one in several
 * languages it is said which one that is, unless the field `keepsOthers`.
 */
export function readLine(
  fields: readonly Field[],
  notes: Notes,
  { asIs = false, keepsOthers = false } = {},
): string | null {
  for (const field of fields) {
    const literal = asIs ? undefined : nestedLiteral(field.cell);
    if (literal !== undefined && !keepsOthers) warnOfLanguages(field, readNested(literal).languages, notes);
    const { text, bits } = cleanLine(literal === undefined ? field.cell : lineText(field.cell));
    const bare = withoutName(text, field.column);
    notes.clean(bare === text ? bits : bits | dirt.boilerplate, field, bare);
    if (bare !== '') return bare;
  }
  return null;
}
