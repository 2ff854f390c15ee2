// Files of any columns: tables that are nobody's own, workbooks, JSON and XML. Columns are recognized by their names and values.
import { suggestGeneric } from '../columns/target-by-name.ts';
import type { ReadFormat } from '../rows/format.ts';

export const csv: ReadFormat = { id: 'csv', layout: 'table', suggestMapping: suggestGeneric };
export const xlsx: ReadFormat = { id: 'xlsx', layout: 'workbook', suggestMapping: suggestGeneric };
export const json: ReadFormat = { id: 'json', layout: 'json', suggestMapping: suggestGeneric };
export const jsonLines: ReadFormat = { id: 'jsonl', layout: 'json-lines', suggestMapping: suggestGeneric };
export const xml: ReadFormat = { id: 'xml', layout: 'xml', suggestMapping: suggestGeneric };
