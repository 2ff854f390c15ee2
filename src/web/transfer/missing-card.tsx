// The products that earlier files brought and this one does not have: the first of them, and the way to all.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { missingMoves } from '#domain/transfer/missing-products.ts';
import { callPage } from '#web/client/api.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { keys } from '#web/client/query-keys.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { PagedList } from '#web/kit/lists/paged-list.tsx';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';

const pageSize = 10;

/** A dry run shows them always, an import where it was set to list them. */
export const showsMissing = ({ missing, missingPolicy, dryRun }: ImportDetails): boolean =>
  (missing ?? 0) > 0 && (dryRun || missingPolicy !== 'nothing');

function useMissing(importId: number, page: number) {
  const query = { missingFrom: String(importId), sort: 'title', order: 'asc', page, limit: pageSize } as const;
  return useQuery({
    queryKey: keys.productList(query),
    queryFn: ({ signal }) => callPage(listProducts, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What becomes of them, by the policy of the import. */
function describeFate({ dryRun, missingPolicy }: ImportDetails): string {
  const missing = missingMoves[missingPolicy];
  if (missing === null) return 'They stay in the catalog: set them aside from the list if they are not sold any more.';
  const until = missing.deleteAfter === undefined ? '' : `, and deletes them after ${missing.deleteAfter} days`;
  return `${dryRun ? 'When the import ends, a' : 'A'} run sets them aside${until}.`;
}

export function MissingCard({ run }: { run: ImportDetails }) {
  const [page, setPage] = useState(1);
  const list = useMissing(run.id, page);
  const count = run.missing ?? 0;
  return (
    <Card aria-labelledby="missing" className="min-w-0">
      <CardHead
        id="missing"
        title={`${countNoun(count, 'product')} of earlier files ${count === 1 ? 'is' : 'are'} missing`}
        hint={`${describeScope(run)} ${describeFate(run)}`}
        aside={
          <Button asChild size="sm">
            <Link to="/products" search={{ missingFrom: String(run.id), mode: 'list' }}>
              Show in the list
            </Link>
          </Button>
        }
      />
      <div className="mt-3 border-line border-t">
        <PagedList
          list={list}
          failure={{ title: 'The products could not be loaded', ...describeFailure(list.error) }}
          skeleton={<MissingSkeleton />}
          empty={<p className="px-5 py-4 text-ink-soft">These products are no longer in the catalog.</p>}
          page={page}
          pageSize={pageSize}
          onPage={setPage}
          nouns={['product', 'products']}
        >
          {(products) => (
            <ul aria-label="Missing products" className="divide-y divide-line">
              {products.map(({ id, sku, title }) => (
                <li key={id} className="flex flex-wrap items-baseline gap-x-3 px-5 py-2.5">
                  <Link
                    to="/products/$id"
                    params={{ id: String(id) }}
                    className="min-w-0 max-w-full break-words rounded-sm font-medium hover:text-accent-ink hover:underline"
                  >
                    {title}
                  </Link>
                  <span className="min-w-0 break-all font-mono text-ink-soft text-xs">{sku}</span>
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Card>
  );
}

/** What they are missing of: files of the profile, or without one all products of the supplier, or without either files with the same columns. */
function describeScope({ profile, supplier }: ImportDetails): string {
  if (profile) return `Earlier imports by “${profile.name}” brought them.`;
  return supplier ? `They belong to ${supplier.name}.` : 'Earlier files with the same columns brought them.';
}

function MissingSkeleton() {
  return (
    <LoadingRows label="Loading the products" count={3} className="divide-y divide-line" rowClassName="px-5 py-3">
      <Skeleton className="h-4 w-2/5" />
    </LoadingRows>
  );
}
