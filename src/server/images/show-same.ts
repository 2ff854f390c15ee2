import { copySide, isAlike } from '#domain/images/alike.ts';
import { fromBands } from '#domain/images/bands.ts';
import type { Measured } from './measured.ts';

const look = ({ copy, bands }: Pick<Measured, 'copy' | 'bands'>) => ({
  hash: fromBands(bands),
  copy: { data: Buffer.from(copy, 'base64'), side: copySide },
});

/** Whether two measured files show the same picture. */
export const showSame = (one: Pick<Measured, 'copy' | 'bands'>, other: Pick<Measured, 'copy' | 'bands'>): boolean =>
  isAlike(look(one), look(other));
