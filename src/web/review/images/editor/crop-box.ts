// The box of a crop, in shares of the sides of the picture.
import type { ShareBox } from '#domain/images/image-file.ts';

type BoxChange = { left: number; top: number; width: number; height: number };

/** Smallest side of a crop: what is smaller was a slip. */
const least = 0.05;
const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));

/** The whole picture but for a margin on each side. */
export const firstBox: ShareBox = { left: 0.1, top: 0.1, width: 0.8, height: 0.8 };

/** The box moved and made larger or smaller, within the picture. */
export function changeBox(box: ShareBox, by: Partial<BoxChange>): ShareBox {
  const width = clamp(box.width + (by.width ?? 0), least, 1);
  const height = clamp(box.height + (by.height ?? 0), least, 1);
  return {
    width,
    height,
    left: clamp(box.left + (by.left ?? 0), 0, 1 - width),
    top: clamp(box.top + (by.top ?? 0), 0, 1 - height),
  };
}

/** `Left 10 %, top 10 %, 80 % by 80 %` */
export function describeBox({ left, top, width, height }: ShareBox): string {
  const share = (value: number) => `${Math.round(value * 100)} %`;
  return `Left ${share(left)}, top ${share(top)}, ${share(width)} by ${share(height)}`;
}
