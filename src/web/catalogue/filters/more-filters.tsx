// The filters a list has no room for, behind one button.
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { loadOnInteraction } from '#web/kit/layers/load-on-interaction.ts';
import { Popover } from '#web/kit/layers/popover.tsx';
import type { MoreFiltersProps } from './more-filters-panel.tsx';

const panel = loadOnInteraction(() => import('./more-filters-panel.tsx'));

export function MoreFilters({ state, onChange, facets: shown = [], own }: MoreFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const module = panel.useModule(isOpen);
  const count = [...shown, ...own, 'supplier' as const].filter((key) => state[key] !== undefined).length;
  return (
    <Popover
      label="More Filters"
      open={isOpen}
      onOpenChange={setOpen}
      className="w-64"
      trigger={
        <Button data-filter-button className="max-sm:justify-start">
          <SlidersHorizontal aria-hidden />
          More Filters
          {count > 0 && <Badge tone="accent">{count}</Badge>}
        </Button>
      }
    >
      {module && <module.MoreFiltersPanel state={state} onChange={onChange} facets={shown} own={own} />}
    </Popover>
  );
}
