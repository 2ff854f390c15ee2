// The heroes of one problem, or of all products of a list, page by page.
import type { BrokenRule } from '#domain/benchmarks/broken-rules.contract.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { ListOrigin } from '#web/shared/lists/list-search.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import type { Sort } from '../filters/sort.ts';
import { SortSelect } from '../filters/sort-select.tsx';
import { ListFoot } from '../list-foot.tsx';
import { ProductRows } from '../product-list.tsx';
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
  const { list, total, isAbout, selection } = listing;
  const label = rule?.label ?? (list.rule === undefined ? 'All images' : 'Selected rule');
  const body = (products: Product[]) => {
    if (products.length === 0) return <EmptyGallery list={list} />;
    const head = (
      <GroupHead label={label} count={total} isAbout={isAbout}>
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
      <>
        <TileBoard groups={[group]} from={from} />
        <div className="mt-4">
          <ListFoot list={listing} pageSize={pageSize} />
        </div>
      </>
    );
  };
  return (
    <SelectionProvider selection={selection}>
      <ProductRows listing={listing} skeleton={<TilesSkeleton />}>
        {body}
      </ProductRows>
      <BulkBar selection={selection} isOfImages />
    </SelectionProvider>
  );
}
