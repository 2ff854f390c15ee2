// The products a run changes, or changed: their fields before and after, with those edited by hand marked.
import { useState } from 'react';
import type { ImportedList } from '#domain/transfer/import-products.contract.ts';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { explainError } from '#web/client/api-error.ts';
import { Card, CardHead } from '#web/kit/card.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { PagedList } from '#web/kit/lists/paged-list.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { ImportedItem } from './imported-item.tsx';
import { useImportedProducts } from './transfer.queries.ts';

const pageSize = 10;

const listWords: Record<ImportedList, string> = {
  left: 'Left by the undo',
  edited: 'Edited by hand',
  changed: 'Changed',
  returned: 'Deleted before',
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
          failure={{ title: 'The products could not be loaded', text: query.error ? explainError(query.error) : '' }}
          skeleton={<ChangesSkeleton />}
          empty={<p className="px-5 py-4 text-ink-soft">The products of this import were not kept.</p>}
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
  if (list === 'left') return 'Somebody changed these since the import, so the undo left them, wholly or in part.';
  if (list === 'returned')
    return dryRun
      ? 'These were deleted here. The import adds them again, without the content they had.'
      : 'These had been deleted here. They were added again, without the content they had.';
  if (list === 'edited' && handEdits === 'keep')
    return 'Fields edited here stay as they are; what the file says is shown beside them.';
  if (list === 'edited') return "Fields edited here take the file's value; history keeps the edit.";
  return dryRun ? 'Each field as it is now, and as the file has it.' : 'Each field as it was, and as the file had it.';
}

function ChangesSkeleton() {
  return (
    <Loading label="Loading the products" className="divide-y divide-line">
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="space-y-2 px-5 py-3.5">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-3/5" />
        </div>
      ))}
    </Loading>
  );
}
