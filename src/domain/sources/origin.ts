// Where the text of a data source comes from, and what may be done with it therefore.
import type { DataSource } from './sources.contract.ts';

/** An address can be read again, a file and a text cannot; only a text is typed and can be changed. */
export type SourceOrigin = 'text' | 'file' | 'address';

type Described = Pick<DataSource, 'sourceUrl' | 'fileName' | 'fetchedAt'> & { characters: number };

/** A row without a text names a page that was never read. */
export function originOf({ sourceUrl, fileName, fetchedAt, characters }: Described): SourceOrigin {
  if (sourceUrl !== null && (fetchedAt !== null || characters === 0)) return 'address';
  return fileName === null ? 'text' : 'file';
}
