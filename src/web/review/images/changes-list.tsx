// What changes in the images, and why: each change with its pictures before and after; pressed, it leads to the image.
import { ArrowRight, ChevronRight, Copy, ListOrdered, type LucideIcon, Plus, Sparkles, Star, Text } from 'lucide-react';
import type { ImageDetail } from '#domain/images/image-detail.ts';
import { Badge } from '#web/kit/badge.tsx';
import type { ImageChange } from './image-changes.ts';
import type { KnownImages } from './images.queries.ts';
import { pictureOf } from './picture.ts';
import { ShownPicture } from './shown-picture.tsx';

const looks: Readonly<Record<ImageChange['kind'], { label: string; icon: LucideIcon; tone: 'neutral' | 'accent' }>> = {
  hero: { label: 'Hero', icon: Star, tone: 'neutral' },
  order: { label: 'Order', icon: ListOrdered, tone: 'neutral' },
  rendition: { label: 'Rendition', icon: Sparkles, tone: 'accent' },
  'left-out': { label: 'Left out', icon: Copy, tone: 'neutral' },
  alt: { label: 'Alt text', icon: Text, tone: 'neutral' },
  added: { label: 'Added', icon: Plus, tone: 'accent' },
};

type ChangesListProps = {
  changes: readonly ImageChange[];
  known: KnownImages | undefined;
  /** Somebody or something wrote them: without a change that was found to be best. */
  isWritten: boolean;
  onOpen: (url: string | null) => void;
};

export function ChangesList({ changes, known, isWritten, onOpen }: ChangesListProps) {
  if (changes.length === 0)
    return (
      <p className="rounded-lg bg-sunken px-3.5 py-3 text-ink-soft">
        {isWritten ? 'No better order or rendition found' : 'The images are those of the source.'}
      </p>
    );
  return (
    <ul aria-label="What changes in the images" className="@container">
      {changes.map((change) => (
        <li key={change.id} className="border-line border-b last:border-b-0">
          <button
            type="button"
            onClick={() => onOpen((change.after ?? change.before)?.url ?? null)}
            className="flex min-h-14.5 w-full items-center gap-2.5 rounded-md px-1 py-1.5 text-left transition-colors duration-150 hover:bg-hover"
          >
            <Pictures change={change} known={known} />
            <span className="min-w-0 flex-1">
              <span className="block font-medium text-[0.8125rem]">{change.title}</span>
              <span className="wrap-anywhere line-clamp-2 block text-ink-soft text-xs">{change.text}</span>
            </span>
            <ChangeBadge kind={change.kind} />
            <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function ChangeBadge({ kind }: Pick<ImageChange, 'kind'>) {
  const { label, icon: Icon, tone } = looks[kind];
  return (
    <Badge tone={tone} className="@max-md:hidden">
      <Icon aria-hidden />
      {label}
    </Badge>
  );
}

function Pictures({ change: { before, after, kind }, known }: { change: ImageChange; known: KnownImages | undefined }) {
  const small = (detail: ImageDetail) => (
    <ShownPicture isSmall picture={pictureOf(known, detail, 160)} alt="" className="size-10" />
  );
  if (!before && !after) return null;
  return (
    <span className="flex shrink-0 items-center gap-2">
      {before && small(before)}
      {before && <ArrowRight aria-hidden className="size-3.5 text-ink-faint" />}
      {after
        ? small(after)
        : kind === 'left-out' && (
            <span className="grid size-10 place-items-center rounded-lg border border-line bg-sunken text-ink-faint">
              <Copy aria-hidden className="size-4" />
            </span>
          )}
    </span>
  );
}
