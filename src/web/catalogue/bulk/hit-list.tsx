// Every match of a find and replace, a page at a time: its product and part, the words around it before and after, and a box to leave it out.
import { type KeyboardEvent, useState } from 'react';
import { partTable } from '#domain/parts/parts.ts';
import { mostPicked } from '#domain/runs/actions/find-replace.action.ts';
import type { ListedHits } from '#domain/runs/runs.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { cn } from '#web/kit/cn.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { FailureBox } from '#web/kit/failure-box.tsx';
import { Checkbox } from '#web/kit/form/checkbox.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Pagination } from '#web/kit/lists/pagination.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { allPicked, countPicked, hitKey, isHitPicked, nonePicked, pickHits } from './hit-picks.ts';
import { type HitList as Hits, hitsOnPage } from './use-hits.ts';

type Hit = ListedHits['hits'][number];

const countMatches = (count: number) => countNoun(count, 'match', 'matches');

export function HitList({ list }: { list: Hits }) {
  const { data, error, picks, onPick, page, onPage } = list;
  const [isFull, setFull] = useState(false);
  if (error)
    return (
      <FailureBox lead="The matches could not be listed." {...describeFailure(error)}>
        <Button size="sm" busy={list.isFetching} onClick={() => void list.refetch()}>
          Retry
        </Button>
      </FailureBox>
    );
  if (!data) return <Skeleton className="h-24" />;
  const { total, hits, inNames } = data;
  if (total === 0)
    return inNames === 0 ? null : (
      <p className="text-ink-soft">{`${countMatches(inNames)}, only in brand and model names.`}</p>
    );
  const pick = (chosen: readonly Hit[], isIn: boolean) => {
    const next = pickHits(picks, chosen, isIn);
    setFull(next === null);
    if (next) onPick(next);
  };
  const ticked = hits.filter((hit) => isHitPicked(picks, hit)).length;
  return (
    <section aria-label="Matches" className="text-[0.8125rem]">
      <div className="mb-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 pl-3">
        <Checkbox
          label="Select all matches on this page"
          checked={ticked === 0 ? false : ticked === hits.length || 'indeterminate'}
          onCheckedChange={(isIn) => pick(hits, isIn)}
        />
        <p aria-live="polite" className="mr-auto font-medium tabular-nums">
          {formatNumber(countPicked(picks, total))} of {countMatches(total)} selected
        </p>
        <Button size="sm" variant="ghost" onClick={() => onPick(allPicked)}>
          Select all
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onPick(nonePicked)}>
          Clear all
        </Button>
      </div>
      <ul
        aria-label="Matches on this page"
        aria-busy={list.isTurning}
        onKeyDown={moveFocus}
        className={cn('divide-y divide-line rounded-lg border border-line', list.isTurning && 'opacity-60')}
      >
        {hits.map((hit) => (
          <HitRow key={hitKey(hit)} hit={hit} isPicked={isHitPicked(picks, hit)} onPick={(isIn) => pick([hit], isIn)} />
        ))}
      </ul>
      {total > hitsOnPage && (
        <div className="mt-2">
          <Pagination page={page} pageCount={Math.ceil(total / hitsOnPage)} onPage={onPage} />
        </div>
      )}
      {isFull && (
        <p role="alert" className="mt-2 text-bad-ink">
          {`At most ${formatNumber(mostPicked)} matches can be selected or cleared one by one.`}
        </p>
      )}
      {inNames > 0 && (
        <p className="mt-2 text-ink-soft">{`Skips ${countMatches(inNames)} in brand and model names.`}</p>
      )}
      {!data.isComplete && (
        <p className="mt-2 text-ink-soft">
          {`Lists the first ${formatNumber(data.searched)} products with content. Matches in the others will ${picks.isOnly ? 'not ' : ''}be replaced.`}
        </p>
      )}
    </section>
  );
}

/** Arrows go from box to box. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const boxes = [...event.currentTarget.querySelectorAll('input')];
  const next = boxes[boxes.indexOf(document.activeElement as HTMLInputElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type HitRowProps = { hit: Hit; isPicked: boolean; onPick: (isIn: boolean) => void };

function HitRow({ hit, isPicked, onPick }: HitRowProps) {
  const place = `${partTable[hit.part].shortLabel} of ${hit.title}`;
  const words = `${hit.before}${hit.found}${hit.after}`;
  return (
    <li>
      {/* The box names itself; the words beside it are a larger place to press. */}
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is the control */}
      <label className="flex cursor-pointer gap-2.5 px-3 py-2 hover:bg-hover touch:py-2.5">
        <Checkbox
          className="mt-0.5"
          label={`Replace in ${place}: ${words}`}
          checked={isPicked}
          onCheckedChange={(isIn) => onPick(isIn)}
        />
        <span className={cn('min-w-0', !isPicked && 'text-ink-faint')}>
          <span className="block truncate text-ink-soft text-xs">{place}</span>
          <span className="block break-words">
            {hit.before}
            {isPicked ? (
              <>
                <del className="rounded-[3px] bg-bad-soft text-bad-ink">{hit.found}</del>
                {hit.replacement !== '' && (
                  <ins className="rounded-[3px] bg-ok-soft text-ok-ink no-underline">{hit.replacement}</ins>
                )}
              </>
            ) : (
              hit.found
            )}
            {hit.after}
          </span>
        </span>
      </label>
    </li>
  );
}
