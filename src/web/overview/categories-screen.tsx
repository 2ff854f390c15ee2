// Categories: how the products spread over them, and each category with its subcategories.

import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX, Shapes, Upload } from 'lucide-react';
import { useEffect } from 'react';
import type { Categories } from '#domain/overview/categories.contract.ts';
import { createImport } from '#domain/transfer/import-run.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card } from '#web/kit/card.tsx';
import { SearchInput } from '#web/kit/form/search-input.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Pagination } from '#web/kit/lists/pagination.tsx';
import { announce } from '#web/kit/live-region.tsx';
import { PageHead } from '#web/kit/page-head.tsx';
import { Loading, Skeleton } from '#web/kit/skeleton.tsx';
import { EmptyState } from '#web/kit/states.tsx';
import { LoadFailure } from '#web/shared/lists/load-failure.tsx';
import { useSearchText } from '#web/shared/lists/use-search-text.ts';
import { Allowed } from '#web/shared/screen/allowed.tsx';
import { CategoryCard } from './category-card.tsx';
import { CategoryDistribution } from './category-distribution.tsx';
import { findCategories } from './find-categories.ts';
import { useCategories } from './overview.queries.ts';

const pageSize = 24;
const gridStyle = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

export function CategoriesScreen() {
  const { data, error, refetch, isFetching } = useCategories();
  return (
    <>
      <PageHead title="Categories" />
      {data === undefined && error ? (
        <Card>
          <LoadFailure of={{ error, isFetching, refetch }} title="Categories could not be loaded" />
        </Card>
      ) : data === undefined ? (
        <CategoriesSkeleton />
      ) : data.total === 0 ? (
        <Card>
          <EmptyState
            icon={Shapes}
            title="No categories found"
            hint="Categories come from your products. Import a catalog to see its categories here."
          >
            <Allowed to={createImport}>
              <Button asChild variant="primary">
                <Link to="/import">
                  <Upload aria-hidden />
                  Import
                </Link>
              </Button>
            </Allowed>
          </EmptyState>
        </Card>
      ) : (
        <>
          <CategoryDistribution {...data} />
          <CategoryCards categories={data.categories} />
        </>
      )}
    </>
  );
}

function CategoryCards({ categories }: Pick<Categories, 'categories'>) {
  const { search = '', page: asked = 1 } = useSearch({ from: '/categories' });
  const navigate = useNavigate({ from: '/categories' });
  const found = findCategories(categories, search);
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(asked, pageCount);
  const change = (next: { search?: string | undefined; page?: number | undefined }, replace = false) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace, resetScroll: false });
  const [text, setText] = useSearchText(search, (next) => change({ search: next }, search !== ''));
  useEffect(() => {
    if (search.trim() !== '') announce(`${formatNumber(found.length)} categories found`);
  }, [search, found.length]);

  return (
    <section aria-labelledby="all-categories">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="all-categories" className="font-semibold text-[0.9375rem]">
          Subcategories per category
        </h2>
        {(categories.length > 6 || search !== '') && (
          <SearchInput
            label="Find a category"
            placeholder="Find a category…"
            value={text}
            onValueChange={setText}
            className="w-full sm:w-64"
          />
        )}
      </div>
      {found.length === 0 ? (
        <Card>
          <EmptyState
            icon={SearchX}
            title="No categories found"
            hint={`No category or subcategory contains “${search.trim()}”.`}
          >
            <Button onClick={() => change({ search: undefined })}>Clear search</Button>
          </EmptyState>
        </Card>
      ) : (
        <ul aria-label="Categories" className={gridStyle}>
          {found.slice((page - 1) * pageSize, page * pageSize).map((category) => (
            <CategoryCard key={category.name === null ? 'none' : `c:${category.name}`} category={category} />
          ))}
        </ul>
      )}
      {pageCount > 1 && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
          <p className="text-[0.8125rem] text-ink-soft tabular-nums">
            Showing {formatNumber((page - 1) * pageSize + 1)} to {formatNumber(Math.min(page * pageSize, found.length))}{' '}
            of {formatNumber(found.length)} categories
          </p>
          <Pagination
            page={page}
            pageCount={pageCount}
            onPage={(next) => change({ page: next > 1 ? next : undefined })}
          />
        </div>
      )}
    </section>
  );
}

/** Four cards, as specified. */
function CategoriesSkeleton() {
  return (
    <Loading label="Loading categories" className="grid gap-4 sm:grid-cols-2">
      {['a', 'b', 'c', 'd'].map((card) => (
        <Card key={card} data-skeleton="category-card" className="p-5">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="mt-2 h-3.5 w-24" />
          <Skeleton className="mt-5 h-3.5 w-full" />
          <Skeleton className="mt-3 h-3.5 w-4/5" />
          <Skeleton className="mt-3 h-3.5 w-3/5" />
        </Card>
      ))}
    </Loading>
  );
}
