// The sheets of a workbook. A zip is behind a guard: it can inflate to a thousand times its size.
import { readFile } from 'node:fs/promises';
import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import type { Sheet } from '#domain/transfer/files/sheet.ts';
import { readSheetPart } from './read-sheet.ts';
import { readSpreadsheetXml } from './read-spreadsheet-xml.ts';
import { openSheetSpan, type SheetSpan, spanProblem } from './sheet-span.ts';
import { type Parts, readNumberFormats, readRelations, readSharedTexts, readSheetList } from './workbook-parts.ts';

export const workbookLimits = { inflated: 50_000_000, ratio: 200, entries: 2_000, file: 50_000_000 } as const;

export type WorkbookSheets = { sheets: Sheet[] } | { problem: string };

const tooLarge = 'The workbook is too large once unpacked (more than 50 MB). Save it as CSV and upload that file.';

/** Null when the zip is sound and within the limits, else a sentence for the user. */
function checkZip(bytes: Uint8Array): string | null {
  let entries = 0;
  let inflated = 0;
  const names = new Set<string>();
  try {
    unzipSync(bytes, {
      filter(file) {
        entries += 1;
        inflated += file.originalSize;
        names.add(file.name);
        return false;
      },
    });
  } catch {
    return 'The workbook is damaged and cannot be unpacked.';
  }
  if (entries > workbookLimits.entries) return 'The workbook contains too many internal files to be a catalog.';
  if (inflated > workbookLimits.inflated || inflated > bytes.length * workbookLimits.ratio) return tooLarge;
  const isSheet = [...names].some((name) => /^\/?xl\/workbook\.xml$/i.test(name));
  if (!isSheet) return 'This is a zip archive or another kind of document, not an XLSX workbook.';
  return checkInflated(bytes);
}

/** Declared sizes can lie, and a far cell needs none: unpacks piece by piece and stops at the limit. */
function checkInflated(bytes: Uint8Array): string | null {
  let inflated = 0;
  let problem: string | null = null;
  const spans: SheetSpan[] = [];
  const unzip = new Unzip((file) => {
    const span = openSheetSpan();
    spans.push(span);
    file.ondata = (fault, data) => {
      if (fault) problem ??= 'The workbook is damaged and cannot be unpacked.';
      else {
        inflated += data.length;
        span.add(data);
      }
      problem ??= inflated > workbookLimits.inflated ? tooLarge : (span.problem() ?? spanProblem(spans));
      if (problem !== null) file.terminate?.();
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && problem === null; at += 65_536)
      unzip.push(bytes.subarray(at, at + 65_536), at + 65_536 >= bytes.length);
  } catch {
    problem ??= 'The workbook is damaged and cannot be unpacked.';
  }
  return problem;
}

/** What sheets are read from; pictures and the like stay packed. */
const readPart = /\.(?:xml|rels)$/i;

function unpack(bytes: Uint8Array): Parts {
  const files = unzipSync(bytes, { filter: ({ name }) => readPart.test(name) });
  return new Map(Object.entries(files).map(([path, content]) => [path.replace(/^\//, ''), content]));
}

/** The visible sheets of a workbook as text, in their order. */
export async function readWorkbookSheets(path: string): Promise<WorkbookSheets> {
  const bytes = await readFile(path);
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const problem = isZip ? checkZip(bytes) : null;
  if (problem !== null) return { problem };
  try {
    if (!isZip) return { sheets: readSpreadsheetXml(bytes) };
    const parts = unpack(bytes);
    const book =
      [...readRelations(parts, '').values()].find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
    const { sheets, is1904 } = readSheetList(parts, book);
    const others = [...readRelations(parts, book).values()];
    const part = (type: string) => parts.get(others.find((other) => other.type === type)?.target ?? '');
    const books = { texts: readSharedTexts(part('sharedStrings')), formats: readNumberFormats(part('styles')), is1904 };
    return { sheets: sheets.map((sheet) => readSheetPart(sheet.name, sheet.path, parts, books)) };
  } catch (fault) {
    const detail = fault instanceof Error && fault.message.length < 200 ? ` (${fault.message})` : '';
    return { problem: `The workbook cannot be read${detail}.` };
  }
}
