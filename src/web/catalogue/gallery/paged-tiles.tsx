// The heroes of one problem, or of all products of a list, page by page.
import type { BrokenRule } from '#domain/benchmarks/broken-rules.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import type { ListOrigin } from '#web/client/list-search.ts';
import { Card } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { ErrorState } from '#web/kit/states.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import type { Sort } from '../filters/sort.ts';
import { SortSelect } from '../filters/sort-select.tsx';
import { ListFoot } from '../list-foot.tsx';
import { SelectionProvider } from '../selection-boxes.tsx';
import { useProductList } from '../use-product-list.ts';
import { EmptyGallery } from './empty-gallery.tsx';
import { FixButton } from './fix-button.tsx';
import { GroupHead } from './group-head.tsx';
import { RetryButton } from './retry-button.tsx';
import { TileBoard } from './tile-board.tsx';
import { TilesSkeleton } from './tiles-skeleton.tsx';

const pageSize = 60;

/** `rule`: the problem that is shown; absent for all products, and for a rule that is none on images. */
type PagedTilesProps = { from: ListOrigin; defaultSort: Sort; rule: BrokenRule | undefined };

export function PagedTiles({ from, defaultSort, rule }: PagedTilesProps) {
  const listing = useProductList({ from, pageSize, defaultSort, status: 'pending', hasPageKeys: false });
  const { products, list, total, selection } = listing;
  const label = rule?.label ?? (list.rule === undefined ? 'All images' : 'Selected rule');
  const body = () => {
    if (products === undefined && listing.error)
      return (
        <Card>
          <ErrorState
            title="Products could not be loaded"
            {...describeFailure(listing.error)}
            onRetry={listing.retry}
            busy={listing.isRetrying}
          />
        </Card>
      );
    if (products === undefined) return <TilesSkeleton />;
    if (products.length === 0) return <EmptyGallery list={list} />;
    const head = (
      <GroupHead label={label} count={total}>
        {rule && <RetryButton rule={rule} list={list} />}
        {rule && <FixButton rule={rule} list={list} variant="soft" size="sm" />}
        <SortSelect sort={listing.sort} onSort={listing.changeSort} className="min-w-0" />
      </GroupHead>
    );
    const group = {
      key: 'page',
      ruleIds: rule?.ruleIds ?? null,
      label,
      isOfPairs: rule?.look === 'pair',
      products,
      list,
      head,
    };
    return (
      <div
        className={cn('transition-opacity duration-150', listing.isBehind && 'opacity-60')}
        aria-busy={listing.isBehind}
      >
        <TileBoard groups={[group]} from={from} />
        <div className="mt-4">
          <ListFoot list={listing} pageSize={pageSize} />
        </div>
      </div>
    );
  };
  return (
    <SelectionProvider selection={selection}>
      {body()}
      <BulkBar selection={selection} isOfImages />
    </SelectionProvider>
  );
}
