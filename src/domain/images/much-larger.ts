// Which of two files that show the same is worth more.
import type { ImageFile } from './image-file.ts';

/** Longest side by longest side: a difference people see. */
const factor = 1.25;
const longest = ({ measures: { width, height } }: ImageFile): number => Math.max(width, height);

/** Whether a file has so many more pixels that it goes before one that comes first; not known of one without a file. */
export const isMuchLarger = (one: ImageFile | null, than: ImageFile | null): boolean =>
  one !== null && than !== null && longest(one) >= longest(than) * factor;
