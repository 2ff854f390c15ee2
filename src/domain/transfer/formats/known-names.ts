// Names of columns that some catalog is known to use.
import { isKnownName } from '../columns/target-by-name.ts';
import { readFormats } from './read-formats.ts';

/** A longer text is no name. */
const longestName = 120;

/** True for a name some catalogue gives a column. */
export const isKnown = (name: string): boolean =>
  name.length <= longestName &&
  (isKnownName(name) || Object.values(readFormats).some((format) => format.isOwnName?.(name)));
