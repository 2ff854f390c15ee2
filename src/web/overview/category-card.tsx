// One category: its products, and its subcategories with theirs.
import { Link } from '@tanstack/react-router';
import type { Category } from '#domain/overview/categories.contract.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { CategoryLink } from './category-distribution.tsx';
import { countSubcategories, uncategorized } from './find-categories.ts';
import { useSteps } from './use-steps.ts';

const productsOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'product' : 'products'}`;
const lineStyle = 'flex min-h-7 items-center justify-between gap-3 rounded-md px-2 text-[0.8125rem] touch:min-h-10';

export function CategoryCard({ category }: { category: Category }) {
  const { name, count, percent, subcategories } = category;
  const { shown, next, canTurn, turn } = useSteps(subcategories.length, 6, 200);
  const number = countSubcategories(category);
  return (
    <li className="flex min-w-0 flex-col rounded-xl border border-line bg-surface shadow-card">
      <div className="px-4 pt-3.5">
        <h3 className="font-semibold text-[0.9375rem]">
          <CategoryLink name={name} className="block truncate rounded-sm font-semibold touch:leading-10" />
        </h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-ink-soft tabular-nums">
          {productsOf(count)} · {percent}%
          {number > 0 && (
            <Badge>
              {formatNumber(number)} {number === 1 ? 'subcategory' : 'subcategories'}
            </Badge>
          )}
        </p>
      </div>
      <div className="mt-2 flex-1 px-2 pb-2.5">
        {name === null && (
          <p className="px-2 py-1 text-[0.8125rem] text-ink-soft">
            Their source has no category. Sort All Products by category to see them first.
          </p>
        )}
        {subcategories.length === 0 && name !== null && (
          <p className="px-2 py-1 text-[0.8125rem] text-ink-soft">No subcategories</p>
        )}
        {subcategories.length > 0 && (
          <ul aria-label={`Subcategories of ${name ?? uncategorized}`}>
            {subcategories.slice(0, shown).map((subcategory) => (
              <li key={subcategory.name === null ? 'none' : `s:${subcategory.name}`}>
                <SubcategoryLine category={name} name={subcategory.name} count={subcategory.count} />
              </li>
            ))}
          </ul>
        )}
        {canTurn && (
          <Button variant="ghost" size="sm" className="mt-1" onClick={turn}>
            {next === 0
              ? 'Show fewer subcategories'
              : shown + next === subcategories.length
                ? `Show all ${formatNumber(number)} subcategories`
                : `Show ${formatNumber(next)} more of ${formatNumber(number)} subcategories`}
            <span className="sr-only"> of {name ?? uncategorized}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

type SubcategoryLineProps = { category: string | null; name: string | null; count: number };

function SubcategoryLine({ category, name, count }: SubcategoryLineProps) {
  const figure = (
    <span className="shrink-0 text-ink-soft tabular-nums">
      {formatNumber(count)}
      <span className="sr-only"> {count === 1 ? 'product' : 'products'}</span>
    </span>
  );
  // A filter cannot say "no subcategory" or "no category": without a link rather than with one to other products.
  if (name === null || category === null) {
    return (
      <p className={`${lineStyle} text-ink-soft`}>
        <span dir="auto" className="min-w-0 truncate">
          {name ?? 'No subcategory'}
        </span>
        {figure}
      </p>
    );
  }
  return (
    <Link
      to="/products"
      search={{ category, subcategory: name }}
      className={`${lineStyle} transition-colors duration-150 hover:bg-hover`}
    >
      <span dir="auto" className="min-w-0 truncate">
        {name}
      </span>
      {figure}
    </Link>
  );
}
