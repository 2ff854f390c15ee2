// Type a few letters, choose a product, be there.
import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useProductJump } from '#web/client/shared.queries.ts';
import { useDebounced } from '#web/client/use-debounced.ts';
import { cn } from '#web/kit/cn.ts';
import { SearchInput } from '#web/kit/form/search-input.tsx';
import { formatNumber } from '#web/kit/format.ts';
import { Thumb } from '#web/kit/thumb.tsx';

/** The header's field is found by this id when `/` is pressed. */
export const productJumpId = 'product-jump';

export function ProductJump({ className }: { className?: string }) {
  const listId = useId();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const settled = useDebounced(text);
  const { data, isError } = useProductJump(settled);
  const isShown = isOpen && text.trim() !== '';
  const products = data?.rows ?? [];
  const isSettled = settled === text && data !== undefined;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const leave = () => {
    close();
    setText('');
  };
  const go = (index: number) => {
    const product = products[index];
    if (product) void navigate({ to: '/products/$id', params: { id: String(product.id) } });
    else void navigate({ to: '/products', search: { search: text.trim() } });
    leave();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One more than the products: the last line opens all matches.
      const count = products.length + 1;
      setActive((now) => (now + step + count + (now === -1 && step === -1 ? 1 : 0)) % count);
    } else if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      go(active);
    } else if (event.key === 'Escape') {
      if (isShown) close();
      else setText('');
    }
  };
  const optionId = (index: number) => `${listId}-${index}`;
  const optionStyle = (index: number) =>
    cn('flex min-h-11 items-center gap-2.5 rounded-md px-2 py-1.5', active === index && 'bg-hover');

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave its field and list
    <div
      ref={box}
      className={cn('relative', className)}
      onBlur={(event) => !box.current?.contains(event.relatedTarget) && close()}
    >
      <SearchInput
        id={productJumpId}
        label="Find a product"
        placeholder="Find a product…"
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        value={text}
        onValueChange={(next) => {
          setText(next);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={handleKey}
      />
      {isShown && (
        <div className="absolute top-full right-0 z-40 mt-1.5 w-96 animate-pop rounded-lg bg-raised p-1 shadow-pop">
          <div id={listId} role="listbox" aria-label="Products">
            {products.map((product, index) => (
              <Link
                key={product.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={active === index}
                to="/products/$id"
                params={{ id: String(product.id) }}
                onClick={leave}
                onPointerMove={() => setActive(index)}
                className={optionStyle(index)}
              >
                <Thumb src={product.images[0]} alt="" className="size-8 rounded-md" />
                <span className="min-w-0">
                  <span className="block truncate font-medium text-[0.8125rem]">{product.title}</span>
                  <span className="block truncate text-ink-soft text-xs">{product.sku}</span>
                </span>
              </Link>
            ))}
            <Link
              id={optionId(products.length)}
              role="option"
              tabIndex={-1}
              aria-selected={active === products.length}
              to="/products"
              search={{ search: text.trim() }}
              onClick={leave}
              onPointerMove={() => setActive(products.length)}
              className={cn(optionStyle(products.length), 'min-h-9 text-[0.8125rem] text-ink-soft')}
            >
              <span className="min-w-0 flex-1 truncate">
                {isSettled && data.total > 0
                  ? `Show all ${formatNumber(data.total)} in All Products`
                  : `Search All Products for “${text.trim()}”`}
              </span>
            </Link>
          </div>
          {isError && <p className="px-2 py-2 text-bad-ink text-xs">Products could not be searched just now.</p>}
          {isSettled && data.total === 0 && <p className="px-2 pt-1 pb-2 text-ink-soft text-xs">No products found</p>}
        </div>
      )}
    </div>
  );
}
