// One product of a run: its parts as they stand now, what came of it and when.
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, CircleDashed, CircleX, Equal, type LucideIcon, SkipForward } from 'lucide-react';
import { lensLabels } from '#domain/catalogue/lens.ts';
import { issueOrder, listParts } from '#domain/parts/parts.ts';
import type { Run, RunItem } from '#domain/runs/runs.contract.ts';
import { lensLooks } from '#web/client/lens-looks.ts';
import { PartTile } from '#web/client/parts/part-tile.tsx';
import { partsOf } from '#web/client/runs/run-figures.ts';
import { nameSlice, wordsOf } from '#web/client/runs/run-words.ts';
import { Badge, type Tone } from '#web/kit/badge.tsx';
import { Checkbox } from '#web/kit/form/checkbox.tsx';
import { formatTime } from '#web/kit/format.ts';
import { Thumb } from '#web/kit/thumb.tsx';

type Look = { label: string; tone: Tone; Icon: LucideIcon };

function lookOf(run: Run, { outcome, finding, isChanged }: RunItem): Look {
  const { done, isWriting } = wordsOf(run);
  if (outcome === null) return { label: nameSlice(run, 'waiting'), tone: 'outline', Icon: CircleDashed };
  if (outcome === 'failed') return { label: nameSlice(run, 'failed'), tone: 'bad', Icon: CircleX };
  if (outcome === 'refused') return { label: nameSlice(run, 'skipped'), tone: 'neutral', Icon: Ban };
  if (outcome === 'unchanged') return { label: nameSlice(run, 'skipped'), tone: 'neutral', Icon: SkipForward };
  if (finding) return { ...lensLooks[finding], label: lensLabels[finding] };
  const tone = run.action.action === 'approve' ? 'ok' : 'accent';
  if (isChanged === false) return { label: 'Unchanged', tone: 'neutral', Icon: Equal };
  return { label: isWriting ? 'Changed' : done, tone, Icon: CircleCheck };
}

/** `2 of 4 parts: Title, Bullets`, or why not all of them were changed. */
function tellParts(run: Run, { outcome, parts, reason }: RunItem): string | null {
  if (reason !== null || outcome !== 'done') return reason;
  const all = partsOf(run);
  if (all.length === 0 || parts.length === 0) return null;
  return parts.length < all.length
    ? `${parts.length} of ${all.length} parts: ${listParts(parts)}`
    : `${parts.length === 1 ? 'Its part' : `All ${parts.length} parts`}`;
}

type RunItemRowProps = { run: Run; item: RunItem; isTicked: boolean; onTick: ((isIn: boolean) => void) | null };

export function RunItemRow({ run, item, isTicked, onTick }: RunItemRowProps) {
  const { label, tone, Icon } = lookOf(run, item);
  const name = item.title ?? `Product #${item.productId}`;
  const text = tellParts(run, item);
  const shown = partsOf(run);
  return (
    <li className="grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 px-4 py-2 @2xl:grid-cols-[auto_auto_minmax(12.5rem,2fr)_auto_minmax(9.5rem,1fr)_4.25rem]">
      {onTick ? (
        <Checkbox checked={isTicked} onCheckedChange={onTick} label={`Select ${name}`} />
      ) : (
        <span className="w-4.5" />
      )}
      <Thumb src={item.image} alt="" className="size-9" />
      <div className="min-w-0">
        {item.title === null ? (
          <p className="truncate text-ink-soft">{name}, which is gone</p>
        ) : (
          <Link
            to="/products/$id"
            params={{ id: String(item.productId) }}
            className="block truncate rounded-sm font-medium hover:text-accent-ink hover:underline touch:py-1"
          >
            {name}
          </Link>
        )}
        <p className="truncate text-ink-soft text-xs tabular-nums">{item.sku}</p>
      </div>
      <div className="col-span-2 col-start-2 flex items-center gap-x-3 gap-y-2 @max-md:flex-wrap @2xl:contents">
        <ul aria-label="Parts" className="flex gap-1.5">
          {issueOrder
            .filter((part) => shown.includes(part))
            .map((part) => (
              <PartTile key={part} part={part} state={item.statuses?.[part] ?? 'none'} />
            ))}
        </ul>
        <div className="min-w-0 @max-md:w-full flex-1">
          <Badge tone={tone}>
            <Icon aria-hidden />
            {label}
          </Badge>
          {text && (
            <p title={text} className="mt-0.5 text-ink-soft text-xs @md:truncate">
              {text}
            </p>
          )}
        </div>
        <p className="text-right text-ink-soft text-xs tabular-nums @max-md:hidden">
          {item.at && <time dateTime={item.at}>{formatTime(new Date(item.at))}</time>}
        </p>
      </div>
    </li>
  );
}
