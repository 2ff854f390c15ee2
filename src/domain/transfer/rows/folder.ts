// What brings rows of a file together: rows go in one by one, products come out.
import type { RawRecord } from '../files/scan.ts';
import type { ReadItem } from '../record.ts';
import type { RecordGroup } from './build-product.ts';

/**
 * `translations`: rows in other languages of a product the file has no main row of. `later`: rows of a product for which there was no room; all of
 * its rows come as such, and are to be brought together with those of fewer products.
 */
export type Folded =
  | { group: RecordGroup }
  | { translations: RawRecord[] }
  | { refused: ReadItem }
  | { later: RawRecord[]; key: string };
export type Folder = {
  push(record: RawRecord): Folded[];
  end(): Folded[];
};

/** Characters of rows that may wait for their relatives. Beyond it the longest waiting are given up, so that memory stays bounded. */
export const waitingLimit = 32_000_000;

export const sizeOf = (record: RawRecord): number =>
  record.fields.reduce((size, [, cell]) => size + cell.length + 40, 100);
