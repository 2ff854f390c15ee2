// The products of a run with what came of each: filtered, searched, and undone one by one.

import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListX, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Run } from '#domain/runs/runs.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { ChoiceBar } from '#web/kit/form/choice-bar.tsx';
import { SearchInput } from '#web/kit/form/search-input.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { PagedList } from '#web/kit/lists/paged-list.tsx';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { useSearchText } from '#web/shared/lists/use-search-text.ts';
import { countSlices } from '#web/shared/runs/run-figures.ts';
import { nameSlice } from '#web/shared/runs/run-words.ts';
import { useMayRun } from '#web/shared/runs/use-may-run.ts';
import { RunItemRow } from './run-item-row.tsx';
import { useRunItems } from './run-items.queries.ts';
import { defaultOutcome } from './run-outcome.ts';
import { slicesOf } from './run-summary.tsx';
import type { OutcomeFilter } from './runs.search.ts';
import { canUndo, UndoDialog } from './undo-run.tsx';

const pageSize = 25;

/** What the list can be narrowed to: the two main figures of the run, the one that is chosen, and all. */
function outcomeOptions(run: Run, chosen: OutcomeFilter): { value: OutcomeFilter; label: string }[] {
  const counts = countSlices(run);
  const slices = slicesOf(run);
  const shown = slices.filter((slice, at) => at < 2 || slice === chosen);
  return [
    ...shown.map((slice) => ({ value: slice, label: `${nameSlice(run, slice)} ${formatNumber(counts[slice])}` })),
    { value: 'all', label: 'All' },
  ];
}

export function RunItems({ run }: { run: Run }) {
  const { outcome = defaultOutcome(run), search, page = 1 } = useSearch({ from: '/runs/$id' });
  const navigate = useNavigate({ from: '/runs/$id' });
  const items = useRunItems(run.id, { outcome, search }, page, pageSize);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const canUndoIt = useMayRun(run) && canUndo(run);
  const [isUndoAsked, setUndoAsked] = useState(false);
  const change = (next: { outcome?: OutcomeFilter; search?: string | undefined; page?: number | undefined }) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, ...next }),
      replace: 'search' in next,
      resetScroll: false,
    });
  const [text, setText] = useSearchText(search, (next) => change({ search: next }));
  const isFiltered = outcome !== 'all' || search !== undefined;
  return (
    <Card aria-labelledby="run-items" className="min-w-0">
      <header className="flex min-h-13 flex-wrap items-center gap-2 px-4 py-2">
        <h2 id="run-items" className="mr-auto font-semibold text-[0.9375rem]">
          Products
        </h2>
        {canUndoIt && ticked.length > 0 && (
          <Button size="sm" variant="soft" onClick={() => setUndoAsked(true)}>
            <Undo2 aria-hidden />
            Undo {formatNumber(ticked.length)} selected
          </Button>
        )}
        <span className="max-w-full overflow-x-auto [scrollbar-width:none] max-sm:w-full">
          <ChoiceBar
            label="Filter the products"
            value={outcome}
            onValueChange={(next) => change({ outcome: next })}
            options={outcomeOptions(run, outcome)}
          />
        </span>
        <SearchInput
          label="Search the products of this run"
          placeholder="Search"
          maxLength={500}
          value={text}
          onValueChange={setText}
          className="w-40 max-sm:w-full"
        />
      </header>
      <div className="border-line border-t">
        <PagedList
          list={items}
          failure={{
            title: 'The products of this run could not be loaded',
            ...describeFailure(items.error),
          }}
          skeleton={<ItemsSkeleton />}
          empty={
            <EmptyState
              icon={ListX}
              title={isFiltered ? 'No products match' : 'Listing the products…'}
              hint={isFiltered ? 'Choose a different filter or change your search.' : 'They will appear here soon.'}
            >
              {isFiltered && <Button onClick={() => change({ outcome: 'all', search: undefined })}>Show all</Button>}
            </EmptyState>
          }
          page={page}
          pageSize={pageSize}
          onPage={(next) => change({ page: next === 1 ? undefined : next })}
          nouns={['product', 'products']}
        >
          {(rows) => (
            <ul aria-label="Products of this run" className="@container divide-y divide-line">
              {rows.map((item) => (
                <RunItemRow
                  key={item.productId}
                  run={run}
                  item={item}
                  hasBoxes={canUndoIt}
                  isTicked={ticked.includes(item.productId)}
                  onTick={
                    canUndoIt && (item.outcome === 'done' || item.outcome === 'asked')
                      ? (isIn) =>
                          setTicked((before) => [
                            ...before.filter((id) => id !== item.productId),
                            ...(isIn ? [item.productId] : []),
                          ])
                      : null
                  }
                />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
      {isUndoAsked && (
        <UndoDialog
          run={run}
          productIds={ticked}
          onClose={() => setUndoAsked(false)}
          onStart={({ id }) => {
            setTicked([]);
            void navigate({ to: '/runs/$id', params: { id: String(id) } });
          }}
        />
      )}
    </Card>
  );
}

function ItemsSkeleton() {
  return (
    <LoadingRows
      label="Loading the products"
      className="divide-y divide-line"
      rowClassName="flex items-center gap-3 px-4 py-2.5"
    >
      <Skeleton className="size-9 rounded-lg" />
      <div className="flex-1 space-y-2">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3 w-1/5" />
      </div>
      <Skeleton className="h-5 w-24 rounded-full" />
    </LoadingRows>
  );
}
