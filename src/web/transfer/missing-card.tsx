// The products that earlier files brought and this one does not have: the first of them, where they are, and the way to all.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { listSetAside } from '#domain/catalogue/set-aside.contract.ts';
import type { ImportDetails } from '#domain/transfer/import-run.contract.ts';
import { callPage } from '#web/client/api.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { keys } from '#web/client/query-keys.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { countNoun } from '#web/kit/count-noun.ts';
import { PagedList } from '#web/kit/lists/paged-list.tsx';
import { LoadingRows, Skeleton } from '#web/kit/skeleton.tsx';
import { describeMissing } from './missing-words.ts';

const pageSize = 10;

/** A dry run shows them always, an import where it was set to list them. */
export const showsMissing = ({ missing, missingPolicy, dryRun }: ImportDetails): boolean =>
  (missing ?? 0) > 0 && (dryRun || missingPolicy !== 'nothing');

type Named = { id: number; sku: string; title: string };
type Place = 'catalog' | 'set-aside';

function useMissing(importId: number, place: Place, page: number) {
  const query = { missingFrom: String(importId), page, limit: pageSize };
  const sorted = { ...query, sort: 'title', order: 'asc' } as const;
  return useQuery<{ rows: Named[]; page: number; total: number }>({
    queryKey: place === 'catalog' ? keys.productList(sorted) : [...keys.products, 'set-aside', query],
    queryFn: ({ signal }) =>
      place === 'catalog'
        ? callPage(listProducts, { query: sorted, signal })
        : callPage(listSetAside, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function MissingCard({ run }: { run: ImportDetails }) {
  const { title, hint } = describeMissing(run);
  const { catalog, setAside } = run.missingNow ?? { catalog: run.missing ?? 0, setAside: 0 };
  const missingFrom = String(run.id);
  return (
    <Card aria-labelledby="missing" className="min-w-0">
      <CardHead
        id="missing"
        title={title}
        hint={hint}
        aside={
          <div className="flex flex-wrap gap-2">
            {setAside > 0 && (
              <Button asChild size="sm">
                <Link to="/set-aside" search={{ missingFrom }}>
                  Show in Set Aside
                </Link>
              </Button>
            )}
            {catalog > 0 && (
              <Button asChild size="sm">
                <Link to="/products" search={{ missingFrom, mode: 'list' }}>
                  Show in the list
                </Link>
              </Button>
            )}
          </div>
        }
      />
      {catalog > 0 && (
        <MissingList importId={run.id} place="catalog" label="Missing products">
          {({ id, title: name }) => (
            <Link
              to="/products/$id"
              params={{ id: String(id) }}
              className="min-w-0 max-w-full break-words rounded-sm font-medium hover:text-accent-ink hover:underline"
            >
              {name}
            </Link>
          )}
        </MissingList>
      )}
      {setAside > 0 && (
        <MissingList
          importId={run.id}
          place="set-aside"
          label="Missing products that are set aside"
          heading={catalog > 0 ? `${countNoun(setAside, 'product')} set aside` : undefined}
        >
          {({ title: name }) => <span className="min-w-0 max-w-full break-words font-medium">{name}</span>}
        </MissingList>
      )}
    </Card>
  );
}

type MissingListProps = {
  importId: number;
  place: Place;
  label: string;
  heading?: string | undefined;
  children: (product: Named) => ReactNode;
};

function MissingList({ importId, place, label, heading, children }: MissingListProps) {
  const [page, setPage] = useState(1);
  const list = useMissing(importId, place, page);
  return (
    <div className="mt-3 border-line border-t">
      {heading !== undefined && <h3 className="px-5 pt-3 font-medium text-[0.8125rem] text-ink-soft">{heading}</h3>}
      <PagedList
        list={list}
        failure={{ title: 'The products could not be loaded', ...describeFailure(list.error) }}
        skeleton={<MissingSkeleton />}
        empty={<p className="px-5 py-4 text-ink-soft">These products are no longer there.</p>}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
        nouns={['product', 'products']}
      >
        {(products) => (
          <ul aria-label={label} className="divide-y divide-line">
            {products.map((product) => (
              <li key={product.id} className="flex flex-wrap items-baseline gap-x-3 px-5 py-2.5">
                {children(product)}
                <span className="min-w-0 break-all font-mono text-ink-soft text-xs">{product.sku}</span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function MissingSkeleton() {
  return (
    <LoadingRows label="Loading the products" count={3} className="divide-y divide-line" rowClassName="px-5 py-3">
      <Skeleton className="h-4 w-2/5" />
    </LoadingRows>
  );
}
