// The products that match what is typed into the header, and the way to all of them.
import { Link } from '@tanstack/react-router';
import type { Product } from '#domain/catalogue/product.ts';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import { Thumb } from '#web/kit/thumb.tsx';

type ProductJumpListProps = {
  id: string;
  text: string;
  products: readonly Pick<Product, 'id' | 'title' | 'sku' | 'images'>[];
  /** How many match in all; null until the products are those of the text. */
  total: number | null;
  isError: boolean;
  /** The line the keys are at; that of all matches comes last. */
  active: number;
  optionId: (index: number) => string;
  onActive: (index: number) => void;
  onLeave: () => void;
};

export function ProductJumpList(props: ProductJumpListProps) {
  const { id, text, products, total, isError, active, optionId, onActive, onLeave } = props;
  const option = (index: number, className?: string) => ({
    id: optionId(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': active === index,
    onClick: onLeave,
    onPointerMove: () => onActive(index),
    className: cn(
      'flex min-h-11 items-center gap-2.5 rounded-md px-2 py-1.5',
      active === index && 'bg-hover',
      className,
    ),
  });
  return (
    <div className="absolute top-full right-0 z-40 mt-1.5 w-96 animate-pop rounded-lg bg-raised p-1 shadow-pop">
      <div id={id} role="listbox" aria-label="Products">
        {products.map((product, index) => (
          <Link key={product.id} to="/products/$id" params={{ id: String(product.id) }} {...option(index)}>
            <Thumb src={product.images[0]} alt="" className="size-8 rounded-md" />
            <span className="min-w-0">
              <span className="block truncate font-medium text-[0.8125rem]">{product.title}</span>
              <span className="block truncate text-ink-soft text-xs">{product.sku}</span>
            </span>
          </Link>
        ))}
        <Link
          to="/products"
          search={{ search: text }}
          {...option(products.length, 'min-h-9 text-[0.8125rem] text-ink-soft')}
        >
          <span className="min-w-0 flex-1 truncate">
            {total !== null && total > 0
              ? `Show all ${formatNumber(total)} in All Products`
              : `Search All Products for “${text}”`}
          </span>
        </Link>
      </div>
      {isError && <p className="px-2 py-2 text-bad-ink text-xs">The product search failed. Try again.</p>}
      {total === 0 && <p className="px-2 pt-1 pb-2 text-ink-soft text-xs">No products found</p>}
    </div>
  );
}
