// An export for review as a file: an answer sheet, as a workbook or as CSV.
import { Readable } from 'node:stream';
import { answerHeader, answerRows, decisionWords } from '#domain/transfer/answers/answer-cells.ts';
import { csvLine } from '#domain/transfer/cells/write-cell.ts';
import type { ReviewFormat } from '#domain/transfer/export-labels.ts';
import { columnName, sheetLimits } from '#domain/transfer/files/write-sheet.ts';
import type { ExportItem } from '#domain/transfer/record.ts';
import { inPieces, requireSheet } from '../export.ts';
import { packWorkbook, type SheetExtras } from '../export-workbook.ts';
import { digest } from './digest.ts';

/** Excel reads a CSV file as UTF-8 only with this before it. */
const byteOrderMark = '\ufeff';

async function* rowsOf(
  items: AsyncIterable<ExportItem>,
  token: string,
  onRow: () => void,
): AsyncGenerator<readonly string[]> {
  yield answerHeader;
  for await (const item of items)
    for (const row of answerRows(item, token, digest)) {
      onRow();
      yield row;
    }
}

/** Wide columns for texts; that of the marks is hidden, and a decision is chosen from a list. */
function sheetExtras(): SheetExtras {
  const at = (name: string) => answerHeader.indexOf(name) + 1;
  const widths = answerHeader.map((name) => (['Before', 'After', 'Change to'].includes(name) ? 60 : 16));
  const columns = answerHeader.map((name, index) => {
    const hidden = index === answerHeader.length - 1 ? ' hidden="1"' : '';
    return `<col min="${at(name)}" max="${at(name)}" width="${widths[index]}" customWidth="1"${hidden}/>`;
  });
  const letter = columnName(at('Decision') - 1);
  const list = `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="Decision" error="Choose ${decisionWords.join(', ')}, or leave it empty." sqref="${letter}2:${letter}${sheetLimits.rows}"><formula1>"${decisionWords.join(',')}"</formula1></dataValidation>`;
  return {
    columns: `<cols>${columns.join('')}</cols>`,
    after: `<dataValidations count="1">${list}</dataValidations>`,
    isWrapped: true,
  };
}

async function* limited(rows: AsyncIterable<readonly string[]>): AsyncGenerator<readonly string[]> {
  let count = 0;
  for await (const row of rows) {
    requireSheet(count);
    count += 1;
    yield row;
  }
}

async function* csvTexts(rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const row of rows) yield csvLine(row);
}

/** `token` names the export in its marks; `onRow` is called for each row. The stream ends with TOO_LARGE beyond the rows of a sheet. */
export function answerStream(
  format: ReviewFormat,
  items: AsyncIterable<ExportItem>,
  { token, onRow }: { token: string; onRow: () => void },
): Readable {
  const rows = rowsOf(items, token, onRow);
  const bytes = format === 'review-xlsx' ? packWorkbook(limited(rows), sheetExtras()) : inPieces(csvTexts(rows));
  return Readable.from(bytes, { objectMode: false });
}
