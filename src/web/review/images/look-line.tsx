// What a model that sees said of an image: what it shows, and first of all where the product says otherwise.
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { cn } from '#web/kit/cn.ts';
import { differenceOf } from './image-words.ts';

type LookLineProps = { image: Pick<ImageDetail, 'look' | 'leftOut'>; className?: string };

export function LookLine({ image, className }: LookLineProps) {
  if (!image.look) return null;
  const differs = differenceOf(image);
  const { shows, letters, by } = image.look;
  return (
    <p
      title={`Seen by ${by}`}
      className={cn('wrap-anywhere line-clamp-3', differs === null ? 'text-ink-soft' : 'text-warn-ink', className)}
    >
      {differs ?? `Shows: ${shows}`}
      {letters !== '' && ` Letters: “${letters}”`}
    </p>
  );
}
