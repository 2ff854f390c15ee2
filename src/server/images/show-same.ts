import { isAlike } from '#domain/images/alike.ts';
import { readCopy } from './copy-text.ts';
import type { Measured } from './measured.ts';

/** Whether two measured files show the same picture. */
export const showSame = (one: Pick<Measured, 'copy'>, other: Pick<Measured, 'copy'>): boolean =>
  isAlike(readCopy(one.copy), readCopy(other.copy));
