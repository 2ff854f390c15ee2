// The texts of a part as cells of an answer sheet, and back.
import { type PartContent, partNames, partTable, pickParts, type Status, type TextPart } from '#domain/parts/parts.ts';
import { plainText } from '../cells/write-cell.ts';
import { fitCell } from '../files/fit-cell.ts';
import type { ExportItem } from '../record.ts';
import { type Digest, foldCell, hashText, writeMark } from './answer-mark.ts';

/** The columns of the sheet, in their order. They are found by these names when the file comes back, in any order. */
export const answerColumns = {
  sku: 'SKU',
  product: 'Product',
  part: 'Part',
  status: 'Status',
  before: 'Before',
  after: 'After',
  decision: 'Decision',
  changeTo: 'Change to',
  comment: 'Comment',
  mark: 'Copydesk mark (do not change)',
} as const;
export type AnswerColumn = keyof typeof answerColumns;
export const answerHeader: readonly string[] = Object.values(answerColumns);

/** The columns that make a table one of our answer sheets, whatever else was left out of it. */
const tellingColumns = ['part', 'before', 'after', 'decision', 'changeTo'] as const satisfies AnswerColumn[];

/** Whether the columns of a file are those of an answer sheet, with its marks or without. */
export function isAnswerSheet(columns: readonly string[]): boolean {
  const names = new Set(columns.map((name) => foldCell(name).toLowerCase()));
  return tellingColumns.every((column) => names.has(answerColumns[column].toLowerCase()));
}

/** What can be written into the column of decisions. */
export const decisionWords = ['approve', 'reject', 'change'] as const;
export type DecisionWord = (typeof decisionWords)[number];

const statusWords: Readonly<Record<Status, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

/** The whole text of a part: of a list one value a line. */
export const wholeCell = (value: string | readonly string[]): string =>
  typeof value === 'string'
    ? plainText(value).trim()
    : value
        .map((item) =>
          plainText(item)
            .replaceAll(/\s*[\r\n]+\s*/g, ' ')
            .trim(),
        )
        .filter((item) => item !== '')
        .join('\n');

/** The same as a cell of a sheet can hold it. */
export function partCell(value: string | readonly string[]): string {
  const cell = wholeCell(value);
  return fitCell(cell) ?? cell;
}

const listSign = /^[•·▪◦●‣*–-]\s+/;

/** What a cell says of a part of text. */
export function readPartCell<P extends TextPart>(part: P, cell: string): PartContent[P];
export function readPartCell(part: TextPart, cell: string): string | string[] {
  const text = plainText(cell.replaceAll('_x000D_', '').replaceAll(/\r\n?/g, '\n')).trim();
  if (partTable[part].kind === 'texts')
    return text
      .split('\n')
      .map((line) => line.trim().replace(listSign, ''))
      .filter((line) => line !== '');
  return part === 'title' ? text.replaceAll(/\s+/gu, ' ') : text;
}

/** The rows of a product in an answer sheet: one for each part that has a text before or after; none without optimized content. */
export function answerRows({ product, content }: ExportItem, token: string, digest: Digest): string[][] {
  if (!content) return [];
  const source = pickParts(product);
  return partNames.flatMap((part) => {
    const { value, status } = content.parts[part];
    const [before, after] = [partCell(source[part]), partCell(value)];
    if (before === '' && after === '') return [];
    const mark = { token, productId: product.id, part, hash: hashText(part, after, digest) };
    const cells: Record<AnswerColumn, string> = {
      sku: plainText(product.sku),
      product: plainText(product.title),
      part: partTable[part].shortLabel,
      status: statusWords[status],
      before,
      after,
      decision: '',
      changeTo: '',
      comment: '',
      mark: writeMark(mark, digest),
    };
    return [Object.keys(answerColumns).map((column) => cells[column as AnswerColumn])];
  });
}
