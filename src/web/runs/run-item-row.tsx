// One product of a run: its new title with the words that changed, its parts as they are now, and what came of it.
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, CircleDashed, CircleX, Equal, type LucideIcon, SkipForward, UserCheck } from 'lucide-react';
import { lensLabels } from '#domain/catalogue/lens.ts';
import { issueOrder, listParts } from '#domain/parts/parts.ts';
import type { Run, RunItem } from '#domain/runs/runs.contract.ts';
import { Badge, type Tone } from '#web/kit/badge.tsx';
import { cn } from '#web/kit/cn.ts';
import { Compare } from '#web/kit/compare/compare.tsx';
import { Checkbox } from '#web/kit/form/checkbox.tsx';
import { Thumb } from '#web/kit/thumb.tsx';
import { lensStyles } from '#web/shared/catalogue/lens-styles.ts';
import { PartTile } from '#web/shared/parts/part-tile.tsx';
import { partsOf } from '#web/shared/runs/run-figures.ts';
import { kindOfRun, nameSlice, wordsOf } from '#web/shared/runs/run-words.ts';

type ItemStyle = { label: string; tone: Tone; Icon: LucideIcon };

/** What a run wrote or checked is shown by its lens now, as long as something of it waits. */
function styleOf(run: Run, { outcome, lens, isChanged }: RunItem): ItemStyle {
  const { isChecked } = kindOfRun(run);
  if (outcome === 'asked') return { label: nameSlice(run, 'asked'), tone: 'warn', Icon: UserCheck };
  if (outcome === null) return { label: nameSlice(run, 'waiting'), tone: 'outline', Icon: CircleDashed };
  if (outcome === 'failed') return { label: nameSlice(run, 'failed'), tone: 'bad', Icon: CircleX };
  if (outcome === 'refused') return { label: nameSlice(run, 'skipped'), tone: 'neutral', Icon: Ban };
  if (outcome === 'unchanged') return { label: nameSlice(run, 'skipped'), tone: 'neutral', Icon: SkipForward };
  if (isChecked && lens && run.undoneBy === null) return { ...lensStyles[lens], label: lensLabels[lens] };
  if (isChanged === false) return { label: 'Unchanged', tone: 'neutral', Icon: Equal };
  const tone = run.action.action === 'approve' ? 'ok' : 'accent';
  return { label: isChanged ? 'Changed' : wordsOf(run).done, tone, Icon: CircleCheck };
}

/** `3 of 4 parts changed`, `2 of 4 parts: Title, Bullets`. Why not all of them were done is said in full below the product. */
function describeParts(run: Run, { outcome, parts, changedParts, isChanged }: RunItem): string | null {
  if (outcome !== 'done' && outcome !== 'asked') return null;
  const all = partsOf(run);
  if (all.length === 0) return null;
  const of = all.length === 1 ? '1 part' : `${all.length} parts`;
  if (isChanged !== null) return `${changedParts.length} of ${of} changed`;
  if (parts.length === 0) return null;
  if (parts.length < all.length) return `${parts.length} of ${of}: ${listParts(parts)}`;
  return parts.length === 1 ? '1 part' : `All ${of}`;
}

type RunItemRowProps = {
  run: Run;
  item: RunItem;
  /** Whether rows of the list have a box at all, which keeps them in line. */
  hasBoxes: boolean;
  isTicked: boolean;
  onTick: ((isIn: boolean) => void) | null;
};

export function RunItemRow({ run, item, hasBoxes, isTicked, onTick }: RunItemRowProps) {
  const { label, tone, Icon } = styleOf(run, item);
  const name = item.newTitle ?? item.title ?? `Product #${item.productId}`;
  const text = describeParts(run, item);
  const shown = partsOf(run);
  return (
    <li
      className={cn(
        'grid min-h-13 items-center gap-x-3 gap-y-2 px-4 py-1.5',
        hasBoxes
          ? 'grid-cols-[auto_auto_minmax(0,1fr)] @[38rem]:grid-cols-[auto_auto_minmax(10rem,1fr)_auto_9.5rem]'
          : 'grid-cols-[auto_minmax(0,1fr)] @[38rem]:grid-cols-[auto_minmax(10rem,1fr)_auto_9.5rem]',
      )}
    >
      {onTick ? (
        <Checkbox checked={isTicked} onCheckedChange={onTick} label={`Select ${name}`} />
      ) : (
        hasBoxes && <span className="w-4.5" />
      )}
      <Thumb src={item.image} alt="" className="size-9" />
      <div className="min-w-0">
        {item.place !== 'catalog' || item.title === null ? (
          <p className="truncate text-ink-soft">
            {name} ({item.place === 'set-aside' ? 'set aside' : 'deleted'})
          </p>
        ) : (
          <Link
            to="/products/$id"
            params={{ id: String(item.productId) }}
            className="block rounded-sm font-medium text-[0.8125rem] hover:text-accent-ink hover:underline touch:py-1"
          >
            {item.newTitle !== null && item.newTitle !== item.title ? (
              <>
                <span className="sr-only">{name}</span>
                {/* Read aloud, old and new words would run together. */}
                <span aria-hidden className="block">
                  <Compare
                    mode="diff"
                    before={item.title}
                    after={item.newTitle}
                    beforeLabel="Source"
                    afterLabel="New title"
                    className="[&_p]:line-clamp-2 [&_p]:leading-5"
                  />
                </span>
              </>
            ) : (
              <span className="block truncate leading-5">{name}</span>
            )}
          </Link>
        )}
        <p className="truncate text-ink-soft text-xs tabular-nums">{item.sku}</p>
        {item.reason !== null && <p className="wrap-anywhere mt-0.5 text-xs">{item.reason}</p>}
      </div>
      <div className="-col-end-1 col-span-2 flex items-center gap-x-3 gap-y-2 @[38rem]:contents">
        <ul aria-label="Parts" className="flex gap-1.5">
          {issueOrder
            .filter((part) => shown.includes(part))
            .map((part) => (
              <PartTile key={part} part={part} state={item.statuses?.[part] ?? 'none'} />
            ))}
        </ul>
        <div className="min-w-0 flex-1">
          <Badge tone={tone}>
            <Icon aria-hidden />
            <span className="truncate">{label}</span>
          </Badge>
          {text && (
            <p title={text} className="mt-0.5 truncate text-ink-soft text-xs tabular-nums">
              {text}
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
