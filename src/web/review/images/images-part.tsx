// The images of a part: the hero beside what changes and why, the others in a strip, and apart from them what is left out.

import { CheckCheck, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ImageFaults } from '#domain/benchmarks/find-image-faults.ts';
import type { Status } from '#domain/parts/parts.ts';
import type { ImageEntry } from '#domain/review/content.ts';
import { detailsOf } from '#domain/review/image-entries.ts';
import { approvedAlready, type SecondPersonNeed } from '#domain/review/second-person.ts';
import { approveAction } from '#domain/runs/actions/approve.action.ts';
import { measureImagesAction } from '#domain/runs/actions/measure-images.action.ts';
import { useMay } from '#web/client/use-may.ts';
import { Button } from '#web/kit/button.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { useMedia } from '#web/kit/use-media.ts';
import { useMeasureAgain } from '#web/shared/runs/use-measure-again.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { reviewKeys } from '../commands/review-keys.ts';
import type { PartCommands } from '../commands/use-part-commands.ts';
import { KeyHint } from '../key-hint.tsx';
import type { ViewMode } from '../review.search.ts';
import { ChangesList } from './changes-list.tsx';
import type { Mine } from './image-actions.tsx';
import { ImageCard } from './image-card.tsx';
import { findChanges } from './image-changes.ts';
import { type KnownImages, useImages } from './images.queries.ts';
import { OriginalOrder } from './original-order.tsx';
import { PhonePictures } from './phone-pictures.tsx';
import { pictureOf } from './picture.ts';

type ImagesPartProps = {
  productId: number;
  images: readonly ImageEntry[];
  /** The images of the source, and what it says of each. */
  source: readonly string[];
  alts: readonly string[];
  status: Status;
  /** An engine or a person has written the part. */
  isWritten: boolean;
  isGenerating: boolean;
  mode: ViewMode;
  /** The address of the image the keys act on; null for the part as a whole. */
  current: string | null;
  faults: ImageFaults;
  /** Which approvals of the product need a second person; null until it is known. */
  need: SecondPersonNeed | null;
  /** The person approved all of them as the first of two, and cannot be the second. */
  isMyFirst: boolean;
  /** Of an image that waits for a second person: whether the person is the first. */
  mineOf: (image: ImageEntry) => Mine;
  commands: PartCommands;
};

export function ImagesPart(props: ImagesPartProps) {
  const { productId, images, source, alts, isWritten, isGenerating, mode, current, faults, need, commands } = props;
  const { data: known } = useImages(productId);
  const measure = useMeasureAgain();
  const isPhone = useMedia('(max-width: 39.99rem)');
  const details = detailsOf(images);
  const shown = images.filter(({ leftOut }) => leftOut === undefined);
  const leftOut = images.filter((image) => image.leftOut !== undefined);
  const busyReason = isGenerating ? 'Wait until the new content is generated.' : undefined;
  const retry = measure.isPending ? null : () => measure.start([productId]);
  const card = (image: ImageEntry) => (
    <ImageCard
      key={`${image.type}-${image.order}-${image.url}`}
      image={image}
      picture={pictureOf(known, image, image.type === 'hero' ? 1_200 : 480)}
      faults={faults[image.url] ?? []}
      isCurrent={current === image.url}
      isNewHero={image.type === 'hero' && source.length > 0 && image.url !== source[0]}
      mine={props.mineOf(image)}
      need={need}
      busyReason={busyReason}
      onChoose={() => commands.choosePicture(image.url)}
      onDecide={(to) => commands.decideImage(image, to, true)}
      onEdit={() => commands.editImages(image.url)}
      onRetry={retry}
    />
  );
  const changes = findChanges({ source, alts, details, known });
  if (isPhone)
    return (
      <div className="space-y-3">
        <ImagesLine {...props} known={known} onMeasure={retry} />
        {changes.length === 0 && (
          <ChangesList changes={changes} known={known} isWritten={isWritten} onOpen={() => {}} />
        )}
        <PhonePictures {...{ images, known, current, changes, faults, need, commands }} onRetry={retry} />
      </div>
    );
  const heroes = shown.filter(({ type }) => type === 'hero');
  const secondary = shown.filter(({ type }) => type === 'secondary');
  return (
    <div className="space-y-4">
      <ImagesLine {...props} known={known} onMeasure={retry} />
      <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-[17.75rem_minmax(0,1fr)]">
        <Section title="Hero Image" empty="This product has no hero image." count={heroes.length}>
          <ul>{heroes.map(card)}</ul>
        </Section>
        <div className="min-w-0 space-y-3">
          <div>
            <h3 className="mb-1 font-medium text-[0.8125rem]">What changes, and why</h3>
            <ChangesList
              changes={changes}
              known={known}
              isWritten={isWritten}
              onOpen={(url) => (url === null ? commands.goTo('images') : commands.goToPicture(url))}
            />
          </div>
          {mode !== 'after' && <OriginalOrder source={source} details={details} known={known} />}
        </div>
      </div>
      <Section
        title="Secondary Images"
        hint={`${secondary.length}${leftOut.length > 0 ? `, and ${leftOut.length} left out` : ''}`}
        empty="This product has no secondary images."
        count={secondary.length}
      >
        <ul className={strip}>{secondary.map(card)}</ul>
      </Section>
      {leftOut.length > 0 && (
        <Section title="Left out" hint="Approve to leave the image out, reject to keep it" count={leftOut.length}>
          <ul className={strip}>{leftOut.map(card)}</ul>
        </Section>
      )}
    </div>
  );
}

const strip = 'grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(14.5rem,1fr))]';

type LineProps = ImagesPartProps & { known: KnownImages | undefined; onMeasure: (() => void) | null };

/** How far the images are decided, when they were measured, and what is done with all of them. */
function ImagesLine({ images, status, isGenerating, isMyFirst, current, commands, known, onMeasure }: LineProps) {
  const mayApprove = useMay(approveAction);
  const decided = images.filter((image) => image.status !== 'pending').length;
  const measuredAt = (known?.images ?? [])
    .flatMap(({ checkedAt }) => checkedAt ?? [])
    .toSorted()
    .at(-1);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <p className="min-w-0 flex-1 text-[0.8125rem] text-ink-soft tabular-nums">
        <span className="max-sm:hidden">
          {decided} of {images.length} decided
        </span>
        {measuredAt !== undefined && (
          <span className="max-sm:first-letter:uppercase">
            <span className="max-sm:hidden"> · </span>measured {formatDateTime(new Date(measuredAt))}
          </span>
        )}
      </p>
      <Allowed to={measureImagesAction}>
        <Button variant="ghost" size="sm" busy={onMeasure === null} onClick={() => onMeasure?.()}>
          {onMeasure !== null && <RefreshCw aria-hidden />}
          {known && measuredAt === undefined ? 'Measure images' : 'Measure again'}
        </Button>
      </Allowed>
      {mayApprove && status === 'pending' && images.length > 1 && (
        <Button
          size="sm"
          disabledReason={
            isGenerating ? 'Wait until the new content is generated.' : isMyFirst ? approvedAlready : undefined
          }
          onClick={commands.approveImages}
        >
          <CheckCheck aria-hidden />
          Approve all images
          {current !== null && <KeyHint keys={reviewKeys.approveRest} />}
        </Button>
      )}
    </div>
  );
}

type SectionProps = { title: string; hint?: string; empty?: string; count: number; children: ReactNode };

function Section({ title, hint, empty, count, children }: SectionProps) {
  const id = `section-${title.replace(' ', '-').toLowerCase()}`;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-[0.8125rem]">
        <h3 id={id} className="font-medium">
          {title}
        </h3>
        {hint && <p className="text-ink-soft">{hint}</p>}
      </div>
      {count === 0 && empty ? <p className="text-ink-soft">{empty}</p> : children}
    </section>
  );
}
