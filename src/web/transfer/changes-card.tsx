// The products a run changes, or changed: their fields before and after, with those edited by hand marked.
import { useState } from 'react';
import type { ImportedList } from '#domain/transfer/import-products.contract.ts';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { Card, CardHead } from '#web/kit/card.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { PagedList } from '#web/kit/lists/paged-list.tsx';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import { ImportedItem } from './imported-item.tsx';
import { useImportedProducts } from './transfer.queries.ts';

const pageSize = 10;

const listWords: Record<ImportedList, string> = {
  left: 'Not undone',
  edited: 'Edited manually',
  changed: 'Changed',
  returned: 'Previously deleted',
};

/** The lists with something in them; what needs a look first. */
export function listsOf(run: ImportDetails): { list: ImportedList; count: number }[] {
  const counts: Record<ImportedList, number> = {
    left: (run.undo?.partly ?? 0) + (run.undo?.left ?? 0),
    edited: run.edited,
    changed: run.counts.changed,
    returned: run.returned,
  };
  return (Object.keys(listWords) as ImportedList[])
    .map((list) => ({ list, count: counts[list] }))
    .filter(({ count }) => count > 0);
}

export function ChangesCard({ run }: { run: ImportDetails }) {
  const lists = listsOf(run);
  const [chosen, setChosen] = useState<ImportedList | null>(null);
  const [page, setPage] = useState(1);
  const list = lists.some((each) => each.list === chosen) ? chosen : lists[0]?.list;
  const query = useImportedProducts(run.id, list ?? 'changed', page, pageSize);
  if (!list) return null;
  const count = lists.find((each) => each.list === list)?.count ?? 0;
  const isCut = query.data !== undefined && query.data.total > 0 && query.data.total < count;
  return (
    <Card aria-labelledby="changes" className="min-w-0">
      <CardHead
        id="changes"
        title={run.dryRun ? 'What would change' : 'What changed'}
        hint={hintOf(list, run)}
        aside={
          lists.length > 1 && (
            <Select
              label="Products"
              value={list}
              onValueChange={(next) => {
                setChosen(next as ImportedList);
                setPage(1);
              }}
              options={lists.map((each) => ({
                value: each.list,
                label: `${listWords[each.list]} (${formatNumber(each.count)})`,
              }))}
            />
          )
        }
      />
      <div className="mt-3 border-line border-t">
        <PagedList
          list={query}
          failure={{ title: 'The products could not be loaded', ...describeFailure(query.error) }}
          skeleton={<ChangesSkeleton />}
          empty={<p className="px-5 py-4 text-ink-soft">No product list was saved for this import.</p>}
          page={page}
          pageSize={pageSize}
          onPage={setPage}
          nouns={['product', 'products']}
        >
          {(rows) => (
            <ul aria-label={listWords[list]} className="divide-y divide-line">
              {rows.map((product) => (
                <ImportedItem key={`${product.row} ${product.sku}`} product={product} isDryRun={run.dryRun} />
              ))}
            </ul>
          )}
        </PagedList>
        {isCut && (
          <p className="border-line border-t px-5 py-3 text-ink-soft text-xs">
            The first {formatNumber(query.data?.total ?? 0)} of {formatNumber(count)} are listed.
          </p>
        )}
      </div>
    </Card>
  );
}

function hintOf(list: ImportedList, { dryRun, handEdits }: ImportDetails): string {
  if (list === 'left')
    return 'Someone changed these products after the import, so they were not undone, or only partly.';
  if (list === 'returned')
    return dryRun
      ? 'These products were deleted in Copydesk. The import will add them again, without their earlier content.'
      : 'These products had been deleted in Copydesk. The import added them again, without their earlier content.';
  if (list === 'edited' && handEdits === 'keep')
    return 'Fields edited in Copydesk stay as they are. The value in the file is shown next to them.';
  if (list === 'edited')
    return 'Values from the file replace fields edited in Copydesk. The edits stay in the history.';
  return dryRun
    ? 'The current value of each field, and its value in the file.'
    : 'The value of each field before the import, and its value in the file.';
}

function ChangesSkeleton() {
  return (
    <LoadingRows
      label="Loading the products"
      count={3}
      className="divide-y divide-line"
      rowClassName="space-y-2 px-5 py-3.5"
    >
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-3 w-3/5" />
    </LoadingRows>
  );
}
