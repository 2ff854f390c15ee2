// The three status lists: one table, three titles.
import { CircleCheck, CircleDashed, CircleX, type LucideIcon, RotateCw, SearchX, UserCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Status } from '#domain/parts/parts.ts';
import { useDashboard, useMyId } from '#web/client/shared.queries.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { PageHead } from '#web/kit/page-head.tsx';
import { Loading } from '#web/kit/skeleton.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { useIsNarrow } from '#web/kit/use-media.ts';
import type { ListOrigin } from '#web/shared/lists/list-search.ts';
import { TakeButton } from '#web/shared/teamwork/take-button.tsx';
import { ByRuleCard } from './by-rule/by-rule-card.tsx';
import { ExportMenu } from './export-menu.tsx';
import { readGrouped } from './families/families.queries.ts';
import { GroupSwitch } from './families/group-switch.tsx';
import { GroupableRows } from './families/groupable-rows.tsx';
import { ActiveFilters } from './filters/active-filters.tsx';
import { ClearFilters } from './filters/clear-filters.tsx';
import { SearchField } from './filters/search-field.tsx';
import { longestWaitingFirst, type Sort } from './filters/sort.ts';
import { SortSelect } from './filters/sort-select.tsx';
import { StatusListFilters } from './filters/status-list-filters.tsx';
import { ApprovedLensTabs, LensTabs } from './lens-tabs.tsx';
import { ColumnsMenu, statusColumns, useListColumns } from './list-columns.tsx';
import { ListFoot } from './list-foot.tsx';
import { hasFilters, isOnlyMe, type ListState, noFilters, useListState } from './list-state.ts';
import { ProductList } from './product-list.tsx';
import { QueueFoot } from './queue-foot.tsx';
import { SaveView } from './save-view.tsx';
import { PageBox } from './selection-boxes.tsx';
import { StartReview } from './start-review.tsx';
import { StatusTable, StatusTableSkeleton } from './status-table.tsx';
import { useProductList } from './use-product-list.ts';
import { ViewSwitch } from './view-switch.tsx';

const pageSize = 20;

type ListWords = { title: string; from: ListOrigin; emptyHint: string; icon: LucideIcon; sort: Sort };
const lowestFirst: Sort = { sort: 'contentScore', order: 'asc' };
const words: Record<Status, ListWords> = {
  pending: {
    title: 'Pending Optimization',
    from: '/pending-products',
    emptyHint: 'All products have been optimized!',
    icon: CircleCheck,
    sort: longestWaitingFirst,
  },
  approved: {
    title: 'Approved Content',
    from: '/approved-products',
    emptyHint: 'Start approving some optimized content!',
    icon: CircleDashed,
    sort: lowestFirst,
  },
  rejected: {
    title: 'Rejected Content',
    from: '/rejected-products',
    emptyHint: 'No rejected content at this time.',
    icon: CircleX,
    sort: lowestFirst,
  },
};

// Most come for the list.
const ImagesScreen = lazy(async () => ({ default: (await import('./gallery/images-screen.tsx')).ImagesScreen }));

/** As a list, or as the images of its products. */
export function PendingScreen() {
  const [{ images }] = useListState();
  if (images === undefined) return <StatusListScreen status="pending" />;
  const { title, from, sort } = words.pending;
  return (
    <Suspense fallback={<Loading label="Loading images">{null}</Loading>}>
      <ImagesScreen title={title} from={from} defaultSort={sort} />
    </Suspense>
  );
}

export function ApprovedScreen() {
  return <StatusListScreen status="approved" />;
}

export function RejectedScreen() {
  return <StatusListScreen status="rejected" />;
}

function StatusListScreen({ status }: { status: Status }) {
  const { title, from, sort } = words[status];
  const listing = useProductList({ from, pageSize, defaultSort: sort, status, readGrouped });
  const { state, change, changeSearch, products, total, totalText } = listing;
  const isNarrow = useIsNarrow();
  const columns = useListColumns(statusColumns);
  const { data: dashboard } = useDashboard();
  const all = Math.max(total, dashboard?.[status] ?? total);
  const countText = `Showing ${totalText} of ${formatNumber(all)} ${status} products`;

  return (
    <ProductList listing={listing}>
      <PageHead
        title={title}
        hint={
          // A line that is always there: a filter that comes or goes moves no row.
          <div className="flex min-h-5 flex-wrap items-center gap-3">
            {/* As wide as it will be, so that the buttons beside it stay where they are. */}
            <span className={`shrink-0 tabular-nums ${products === undefined ? 'w-60' : ''}`}>
              {products !== undefined && countText}
            </span>
            {!isNarrow && <ActiveFilters state={state} onChange={change} list={listing.list} isInLine />}
          </div>
        }
      >
        {status === 'pending' && <ViewSwitch view="list" onChange={change} />}
        <SaveView />
        {status === 'approved' && <ExportMenu list={listing.list} of={listing} />}
        {!isNarrow && <GroupSwitch state={state} onChange={change} isQuiet />}
        <ColumnsMenu choice={statusColumns} />
        {status === 'pending' && <StartReview listing={listing} />}
      </PageHead>
      {status === 'approved' && <ApprovedLensTabs list={listing.list} onChange={change} />}
      {status === 'pending' && (
        <>
          <LensTabs list={listing.list} assigned={state.assigned} onChange={change} />
          <ByRuleCard list={listing.list} onChange={change} />
        </>
      )}
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField
          value={state.search}
          onChange={changeSearch}
          className="w-full sm:w-36 sm:max-w-52 sm:shrink-0 sm:grow"
        />
        <StatusListFilters state={state} onChange={change} />
        {isNarrow && <GroupSwitch state={state} onChange={change} />}
        {!isNarrow && <SortSelect sort={listing.sort} onSort={listing.changeSort} className="ml-auto shrink-0" />}
      </div>
      {isNarrow && (
        <div className="mb-3 flex min-h-8.5 flex-wrap items-center gap-x-4 gap-y-2 touch:min-h-10">
          {/* Here it can be read: beside the two buttons above it is cut to its first letter. */}
          <SortSelect sort={listing.sort} onSort={listing.changeSort} />
          {products !== undefined && products.length > 0 && (
            <span className="ml-auto">
              <PageBox withText />
            </span>
          )}
          <ActiveFilters state={state} onChange={change} list={listing.list} isInLine />
        </div>
      )}
      <GroupableRows
        listing={listing}
        skeleton={
          <Card>
            <StatusTableSkeleton />
          </Card>
        }
      >
        {(shown) =>
          shown.length === 0 ? (
            <Card>
              <NoStatusProducts status={status} state={state} onClear={() => change(noFilters)} />
            </Card>
          ) : (
            <>
              <Card>
                <StatusTable
                  products={shown}
                  status={status}
                  columns={columns}
                  label={title}
                  sort={listing.sort}
                  onSort={listing.changeSort}
                />
              </Card>
              {status === 'pending' ? (
                <QueueFoot listing={listing} pageSize={pageSize} />
              ) : (
                <div className="mt-4">
                  <ListFoot list={listing} pageSize={pageSize} />
                </div>
              )}
            </>
          )
        }
      </GroupableRows>
    </ProductList>
  );
}

type NoStatusProductsProps = { status: Status; state: ListState; onClear: () => void };

function NoStatusProducts({ status, state, onClear }: NoStatusProductsProps) {
  const { emptyHint, icon } = words[status];
  const meId = useMyId();
  const isFiltered = hasFilters(state);
  if (status === 'pending' && isOnlyMe(state.assigned, meId) && !hasFilters({ ...state, assigned: undefined }))
    return (
      <EmptyState
        icon={UserCheck}
        title="Nothing is assigned to you"
        hint="Take the unassigned products that have waited longest."
      >
        <TakeButton />
        <ClearFilters onClear={onClear} />
      </EmptyState>
    );
  return (
    <EmptyState
      icon={isFiltered ? SearchX : icon}
      title={`No ${status} products found`}
      // Of a list that is narrowed the hint of an empty one would not be true.
      hint={isFiltered ? 'Try adjusting your filters or search criteria' : emptyHint}
    >
      {isFiltered && <ClearFilters onClear={onClear} />}
      <Button onClick={() => window.location.reload()}>
        <RotateCw aria-hidden />
        Refresh
      </Button>
    </EmptyState>
  );
}
