// A product image in a fixed box: loaded late unless it is among the first in sight, and a placeholder when there is none or it cannot be had.
import { Image as ImageIcon, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { cn } from './cn.ts';

type ThumbProps = {
  src: string | null | undefined;
  /** Empty where the name stands beside the image. */
  alt: string;
  /** Size and aspect of the box, such as `size-10` or `aspect-square w-full`. */
  className?: string;
  fit?: 'cover' | 'contain';
  /** False where the surroundings already draw an edge. */
  isFramed?: boolean;
  /** True for what a page shows first: it is asked for at once, before other pictures. */
  isFirst?: boolean;
};

export function Thumb({ src, alt, className, fit = 'cover', isFramed = true, isFirst = false }: ThumbProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isShown = Boolean(src) && failedSrc !== src;
  const Icon = src ? ImageOff : ImageIcon;
  return (
    <div className={cn('relative shrink-0 overflow-hidden rounded-lg bg-sunken', className)}>
      {isShown ? (
        <img
          src={src ?? undefined}
          alt={alt}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailedSrc(src ?? null)}
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
