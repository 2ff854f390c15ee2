// How the products spread over the categories: a bar each, the largest first.
import { Link } from '@tanstack/react-router';
import type { Categories, Category } from '#domain/overview/categories.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Card, CardHead } from '#web/kit/card.tsx';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { uncategorized } from './find-categories.ts';
import { useSteps } from './use-steps.ts';

export function CategoryDistribution({ categories, total }: Categories) {
  const { shown, next, canTurn, turn } = useSteps(categories.length, 10, 100);
  const named = categories.filter(({ name }) => name !== null).length;
  const without = categories.find(({ name }) => name === null)?.count ?? 0;
  const sorted = total - without;
  return (
    <Card aria-labelledby="category-distribution" className="mb-6">
      <CardHead
        id="category-distribution"
        title="Category Distribution"
        hint={`${formatNumber(sorted)} ${sorted === 1 ? 'product' : 'products'} in ${formatNumber(named)} ${named === 1 ? 'category' : 'categories'}${without > 0 ? `, ${formatNumber(without)} uncategorized` : ''}`}
      />
      <ul aria-label="Category Distribution" className="px-5 pt-3 pb-4">
        {categories.slice(0, shown).map((category) => (
          <Row key={category.name === null ? 'none' : `c:${category.name}`} category={category} />
        ))}
      </ul>
      {canTurn && (
        <div className="-mt-2 px-3 pb-3">
          <Button variant="ghost" size="sm" onClick={turn}>
            {next === 0
              ? 'Show fewer categories'
              : shown + next === categories.length
                ? `Show all ${formatNumber(categories.length)} categories`
                : `Show ${formatNumber(next)} more of ${formatNumber(categories.length)} categories`}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Row({ category }: { category: Category }) {
  const { name, count, percent } = category;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-1.5 sm:grid-cols-[minmax(8rem,14rem)_minmax(0,1fr)_7rem] sm:py-1">
      <CategoryLink name={name} className="truncate rounded-sm text-[0.8125rem] touch:leading-10" />
      <span aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken max-sm:order-last max-sm:col-span-2">
        <span
          className={cn('block h-full min-w-0.5 rounded-full', name === null ? 'bg-ink-faint' : 'bg-accent')}
          style={{ width: `${percent}%` }}
        />
      </span>
      <span className="text-right text-[0.8125rem] tabular-nums">
        {formatNumber(count)}
        <span className="sr-only"> {count === 1 ? 'product' : 'products'},</span>{' '}
        <span className="inline-block min-w-10 text-ink-soft">{percent}%</span>
      </span>
    </li>
  );
}

/** A category by name, leading to its products. A list cannot be filtered by no category, but sorted it begins with those. */
export function CategoryLink({ name, className }: { name: string | null; className?: string }) {
  const style = cn('font-medium hover:text-accent-ink hover:underline', className);
  if (name === null) {
    return (
      <Link
        to="/products"
        search={{ sort: 'category', order: 'asc' }}
        title="Show All Products sorted by category, with these first"
        className={style}
      >
        {uncategorized}
      </Link>
    );
  }
  return (
    <Link to="/products" search={{ category: name }} dir="auto" title={name} className={style}>
      {name}
    </Link>
  );
}
