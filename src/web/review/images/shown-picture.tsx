// A picture in its box; where it cannot be shown, a gray box with the cause in words.
import { ImageOff } from 'lucide-react';
import { cn } from '#web/kit/cn.ts';
import { Thumb } from '#web/kit/thumb.tsx';
import type { Picture } from './picture.ts';

type ShownPictureProps = {
  picture: Picture;
  /** Empty where the name stands beside it. */
  alt: string;
  className?: string;
  isFramed?: boolean;
  /** The sentence of the cause does not fit. */
  isSmall?: boolean;
};

export function ShownPicture({ picture, alt, className, isFramed = true, isSmall = false }: ShownPictureProps) {
  const { src, cause } = picture;
  if (!cause)
    return <Thumb src={src} alt={alt} fit="contain" isFramed={isFramed} className={cn('bg-matte', className)} />;
  return (
    <div className={cn('relative grid shrink-0 place-items-center overflow-hidden rounded-lg bg-sunken', className)}>
      <div className="flex flex-col items-center gap-1.5 px-2 text-center text-ink-soft">
        <ImageOff aria-hidden className={isSmall ? 'size-4' : 'size-6'} />
        {isSmall ? (
          alt && <span className="sr-only">{`${alt}: ${cause.label}`}</span>
        ) : (
          <p className="text-xs">{cause.text}</p>
        )}
      </div>
    </div>
  );
}
