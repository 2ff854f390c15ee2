// Files of any columns: tables that are nobody's own, workbooks, JSON and XML. Columns are recognized by their names and values.
import { suggestColumns } from '../columns/suggest-columns.ts';
import type { ReadFormat } from '../rows/format.ts';

export const csv: ReadFormat = { id: 'csv', layout: 'table', suggestMapping: suggestColumns };
export const xlsx: ReadFormat = { id: 'xlsx', layout: 'workbook', suggestMapping: suggestColumns };
export const json: ReadFormat = { id: 'json', layout: 'json', suggestMapping: suggestColumns };
export const jsonLines: ReadFormat = { id: 'jsonl', layout: 'json-lines', suggestMapping: suggestColumns };
export const xml: ReadFormat = { id: 'xml', layout: 'xml', suggestMapping: suggestColumns };
