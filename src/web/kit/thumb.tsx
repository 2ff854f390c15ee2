// A product image in a fixed box: loaded late unless it is among the first in sight, from our own copy where its address cannot be shown, and
// a placeholder when there is none.
import { Image as ImageIcon, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { cn } from './cn.ts';

type CopyWidth = 160 | 480;

/** The copy of an image that was measured; the server answers 404 for any other. */
const copyOf = (url: string, width: CopyWidth) => `/media/shown?url=${encodeURIComponent(url)}&w=${width}`;

/** Where a picture is looked for, in this order. The page's policy shows nothing over plain http. */
function placesOf(src: string | null | undefined, width: CopyWidth): string[] {
  if (!src) return [];
  if (/^https:/i.test(src)) return [src, copyOf(src, width)];
  return [/^http:/i.test(src) ? copyOf(src, width) : src];
}

type ThumbProps = {
  src: string | null | undefined;
  /** Empty where the name stands beside the image. */
  alt: string;
  /** Size and aspect of the box, such as `size-10` or `aspect-square w-full`. */
  className?: string;
  fit?: 'cover' | 'contain';
  /** False where the surroundings already draw an edge. */
  isFramed?: boolean;
  /** Pixels our own copy is wide, should it be shown. */
  copyWidth?: CopyWidth;
  /** True for what a page shows first: it is asked for at once, before other pictures. */
  isFirst?: boolean;
};

export function Thumb({
  src,
  alt,
  className,
  fit = 'cover',
  isFramed = true,
  copyWidth = 160,
  isFirst = false,
}: ThumbProps) {
  const [failed, setFailed] = useState<{ of: typeof src; places: number }>({ of: src, places: 0 });
  const tried = failed.of === src ? failed.places : 0;
  const place = placesOf(src, copyWidth)[tried];
  const Icon = src ? ImageOff : ImageIcon;
  return (
    <div data-thumb className={cn('relative shrink-0 overflow-hidden rounded-lg bg-sunken', className)}>
      {place ? (
        <img
          src={place}
          alt={alt}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed({ of: src, places: tried + 1 })}
          className={cn('absolute inset-0 size-full bg-matte', fit === 'cover' ? 'object-cover' : 'object-contain')}
        />
      ) : (
        <span
          className="absolute inset-0 grid place-items-center text-ink-faint"
          {...(alt ? { role: 'img', 'aria-label': `${alt} (no image)` } : { 'aria-hidden': true })}
        >
          <Icon aria-hidden className="size-[max(1rem,28%)] max-h-8 opacity-60" />
        </span>
      )}
      {isFramed && (
        <span className="pointer-events-none absolute inset-0 rounded-[inherit] ring-1 ring-ink/10 ring-inset" />
      )}
    </div>
  );
}
