// Type a few letters, choose a product, be there.
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useProductJump } from '#web/client/shared.queries.ts';
import { cn } from '#web/kit/cn.ts';
import { SearchInput } from '#web/kit/form/search-input.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { useDebounced } from '#web/kit/use-debounced.ts';

const list = loadOnInteraction(() => import('./product-jump-list.tsx'));

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
  const module = list.useModule(isShown);

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
      {isShown && module && (
        <module.ProductJumpList
          id={listId}
          text={text.trim()}
          products={products}
          total={isSettled ? data.total : null}
          isError={isError}
          active={active}
          optionId={optionId}
          onActive={setActive}
          onLeave={leave}
        />
      )}
    </div>
  );
}
