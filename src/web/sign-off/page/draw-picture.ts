// A picture from where the reply says it is seen; where it cannot be loaded, what stands in its place.
import { mediaPath } from '#domain/images/media-address.ts';
import { element } from './element.ts';

/** Pixels that a smaller copy of a file stored here is wide. */
type CopyWidth = 160 | 480;

export function drawImage(source: string, alt: string, width: CopyWidth, insteadOf: () => Node | null): HTMLElement {
  const src = source.startsWith(mediaPath) ? `${source}?w=${width}` : source;
  const image = element('img', {
    class: 'size-full object-contain',
    attributes: { src, alt, loading: 'lazy', referrerpolicy: 'no-referrer' },
  });
  image.addEventListener('error', () => {
    const other = insteadOf();
    if (other) image.replaceWith(other);
    else image.remove();
  });
  return image;
}

/** Beside the name of a product, which says what it shows. */
export const drawPicture = (source: string | null, size: string): HTMLElement =>
  element(
    'span',
    {
      class: `${size} shrink-0 overflow-hidden rounded-lg border border-line bg-sunken has-[img]:bg-matte`,
      attributes: { 'aria-hidden': 'true' },
    },
    source ? drawImage(source, '', 160, () => null) : null,
  );
