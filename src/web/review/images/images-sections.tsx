// Hero Image and Secondary Images: a card and a decision for every image.
import type { ReactNode } from 'react';
import type { ImageEntry } from '#domain/review/content.ts';
import { Card, CardBody, CardHead } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import type { Review } from '../commands/use-review.ts';
import { ImageCard } from './image-card.tsx';

type ImagesSectionsProps = { review: Review; onCurrent: () => void };

export function ImagesSections({ review, onCurrent }: ImagesSectionsProps) {
  const images = review.content.imagesWithStatus;
  const hero = images.filter((image) => image.type === 'hero');
  const secondary = images.filter((image) => image.type === 'secondary');
  const card = (image: ImageEntry) => (
    <ImageCard
      key={`${image.type}-${image.order}-${image.url}`}
      image={image}
      isGenerating={review.generating.includes('images')}
      onDecide={(to) => review.decideImage({ url: image.url, type: image.type }, to)}
    />
  );
  return (
    <div className="grid items-start gap-4 xl:grid-cols-3">
      <ImagesSection title="Hero Image" empty="This product has no hero image." images={hero} onCurrent={onCurrent}>
        {hero.map(card)}
      </ImagesSection>
      <ImagesSection
        title="Secondary Images"
        empty="This product has no secondary images."
        images={secondary}
        isWide
        onCurrent={onCurrent}
      >
        {secondary.map(card)}
      </ImagesSection>
    </div>
  );
}

type SectionProps = {
  title: string;
  empty: string;
  images: readonly ImageEntry[];
  isWide?: boolean;
  onCurrent: () => void;
  children: ReactNode;
};

function ImagesSection({ title, empty, images, isWide = false, onCurrent, children }: SectionProps) {
  const approved = images.filter((image) => image.status === 'approved').length;
  const id = `section-${title.replace(' ', '-').toLowerCase()}`;
  return (
    <Card
      aria-labelledby={id}
      onFocusCapture={onCurrent}
      onPointerDown={onCurrent}
      className={cn(isWide && 'xl:col-span-2')}
    >
      <CardHead
        id={id}
        title={title}
        aside={
          images.length > 1 && (
            <span className="text-ink-soft text-xs tabular-nums">
              {approved} of {images.length} approved
            </span>
          )
        }
      />
      <CardBody>
        {images.length === 0 ? (
          <p className="text-ink-soft">{empty}</p>
        ) : (
          <ul className={cn('grid gap-3 sm:grid-cols-2', isWide ? 'xl:grid-cols-2' : 'xl:grid-cols-1')}>{children}</ul>
        )}
      </CardBody>
    </Card>
  );
}
