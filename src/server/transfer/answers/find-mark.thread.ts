// Looks for the mark of an answer sheet in a workbook, in a thread: a workbook can inflate to a thousand times its size.
import { readFileSync } from 'node:fs';
import { Unzip, UnzipInflate } from 'fflate';
import { markPattern } from '#domain/transfer/answers/answer-mark.ts';
import { workbookLimits } from '../read-workbook.ts';

/** The files of a workbook that hold texts of cells. */
const cellTexts = /^\/?xl\/(sharedStrings|worksheets\/[^/]+)\.xml$/i;
const pieceSize = 65_536;
/** A mark may lie on the border of two pieces. */
const overlap = 64;

/** False also for what is no zip, or more than a workbook may be: whoever reads the file then says so. */
export function hasMark({ path }: { path: string }): boolean {
  const bytes = readFileSync(path);
  let inflated = 0;
  let isFound = false;
  const unzip = new Unzip((file) => {
    if (!cellTexts.test(file.name)) return;
    const decoder = new TextDecoder();
    let before = '';
    file.ondata = (fault, data) => {
      if (fault) return;
      inflated += data.length;
      const text = before + decoder.decode(data, { stream: true });
      isFound ||= markPattern.test(text);
      before = text.slice(-overlap);
      if (isFound || inflated > workbookLimits.inflated) file.terminate?.();
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && !isFound && inflated <= workbookLimits.inflated; at += pieceSize)
      unzip.push(bytes.subarray(at, at + pieceSize), at + pieceSize >= bytes.length);
  } catch {
    // Damaged: the reader of catalogs says what is wrong with it.
    return false;
  }
  return isFound;
}
