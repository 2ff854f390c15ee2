// Clear all filters: it leaves with the filters, so the focus goes on to the list.
import type { ComponentProps } from 'react';
import { Button } from '#web/kit/button.tsx';

type ClearFiltersProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> & {
  onClear: () => void;
  /** Draws one word where there is little room. */
  isShort?: boolean;
};

export function ClearFilters({ onClear, isShort, ...look }: ClearFiltersProps) {
  const clear = () => {
    document.getElementById('main')?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <Button {...look} aria-label="Clear all filters" onClick={clear}>
      {isShort ? 'Clear' : 'Clear all filters'}
    </Button>
  );
}
