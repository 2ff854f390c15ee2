// A file of answers as rows: it is recognized by its own mark alone, and its columns by their names.
import { stat } from 'node:fs/promises';
import { Problem } from '#domain/problem.ts';
import { type AnswerColumn, answerColumns } from '#domain/transfer/answers/answer-cells.ts';
import { type AnswerMark, foldCell, markPattern, readMark } from '#domain/transfer/answers/answer-mark.ts';
import type { GivenAnswer } from '#domain/transfer/answers/judge-answer.ts';
import type { RawRecord } from '#domain/transfer/files/scan.ts';
import { runInThread } from '#server/http/threads.ts';
import { openBytes, readStart, unpackTo } from '#server/intake/open-bytes.ts';
import { openText } from '../open-text.ts';
import { type RecordSource, readRecords } from '../read-records.ts';
import { workbookLimits } from '../read-workbook.ts';
import { readXlsx } from '../read-xlsx.ts';
import { digest } from './digest.ts';
import { hasMark } from './find-mark.thread.ts';

const threadFile = new URL('./find-mark.thread.ts', import.meta.url);
/** The header and a first row of the longest cells. */
const headSize = 512 * 1024;

const isZip = (head: Uint8Array) => head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;

/** Its characters that are in ASCII, in whichever encoding: a mark has no others. */
const plainHead = (head: Uint8Array): string => Buffer.from(head).toString('latin1').replaceAll('\0', '');

/** Whether a file holds answers; one that cannot be read holds none, and the reader of catalogs says what is wrong with it. */
export async function isAnswerFile(path: string): Promise<boolean> {
  try {
    return await findMark(path);
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

async function findMark(path: string): Promise<boolean> {
  const { size } = await stat(path);
  if (size === 0) return false;
  const bytes = await openBytes(path);
  const { head } = await readStart(bytes, headSize);
  if (!isZip(head)) return markPattern.test(plainHead(head));
  if (size > workbookLimits.file) return false;
  const look = (of: string) => runInThread(threadFile, hasMark, { path: of });
  return bytes.inside === null ? await look(path) : await unpackTo(bytes, look);
}

/** The rows of the file and the names of its columns. Each row counts, whatever it looks like. */
async function openRows(path: string): Promise<{ source: RecordSource; columns: readonly string[] }> {
  const { size } = await stat(path);
  const bytes = await openBytes(path);
  const start = await readStart(bytes, headSize);
  if (!isZip(start.head)) {
    const { source } = await openText(bytes, start, { format: 'csv' });
    if (source.kind !== 'text' || source.layout.kind !== 'table') return { source, columns: [] };
    const { layout } = source;
    return { source: { ...source, layout: { ...layout, body: null } }, columns: layout.shape.columns };
  }
  const { tables, columns } = bytes.inside === null ? await readXlsx(path) : await unpackTo(bytes, readXlsx);
  return {
    source: { kind: 'sheets', tables: tables.map((table) => ({ ...table, body: null })), bytes: size },
    columns,
  };
}

export type AnswerLine = { row: number; given: GivenAnswer; sku: string; title: string };

const nameOf = (column: AnswerColumn) => foldCell(answerColumns[column]).toLowerCase();

/** A row of the file; a mark counts in whichever column it is. */
function toLine({ row, fields }: RawRecord, hasAfter: boolean): AnswerLine {
  const cells = new Map(fields.map(([name, cell]) => [foldCell(name).toLowerCase(), cell]));
  const cellOf = (column: AnswerColumn) => cells.get(nameOf(column)) ?? '';
  const marked = fields.find(([, cell]) => markPattern.test(cell))?.[1] ?? cellOf('mark');
  const mark: AnswerMark | 'changed' | null = marked.trim() === '' ? null : (readMark(marked, digest) ?? 'changed');
  const given = {
    mark,
    decision: cellOf('decision'),
    after: hasAfter ? cellOf('after') : undefined,
    changeTo: cellOf('changeTo'),
    comment: cellOf('comment'),
  };
  return { row, given, sku: cellOf('sku'), title: cellOf('product') };
}

/** The rows of a file of answers in its order. Throws a `Problem` where it cannot be read, or has no column to answer in. */
export async function* readAnswerLines(path: string): AsyncGenerator<AnswerLine[]> {
  const { source, columns } = await openRows(path);
  const names = new Set(columns.map((name) => foldCell(name).toLowerCase()));
  const has = (column: AnswerColumn) => names.has(nameOf(column));
  if (!has('decision') && !has('changeTo') && !has('after')) {
    const { decision, changeTo, after } = answerColumns;
    throw new Problem(
      'INVALID_INPUT',
      `This file has the marks of an export for review, but no column “${decision}”, “${changeTo}” or “${after}”. Keep the first row as it was exported.`,
    );
  }
  for await (const { records } of readRecords(source))
    yield records.filter(({ refusal }) => refusal === undefined).map((record) => toLine(record, has('after')));
}
