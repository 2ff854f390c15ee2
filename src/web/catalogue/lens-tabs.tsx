// The pending list by lens: one press narrows it to one. The counts add up to all and follow the other filters.
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { type Lens, lenses, lensLabels } from '#domain/catalogue/lens.ts';
import { useActions } from '#web/client/actions.ts';
import { lensLooks } from '#web/client/lens-looks.ts';
import { pickFilter } from '#web/client/list-search.ts';
import { useLenses } from '#web/client/products/use-lenses.ts';
import { cn } from '#web/kit/cn.ts';
import { formatNumber } from '#web/kit/format.ts';
import type { ListState } from './list-state.ts';

const shown: readonly (Lens | undefined)[] = [undefined, ...lenses];
const labelOf = (lens: Lens | undefined) => (lens ? lensLabels[lens] : 'All');

type LensTabsProps = { list: ProductFilter; onChange: (change: Pick<ListState, 'lens'>) => void };

export function LensTabs({ list, onChange }: LensTabsProps) {
  const { data: counts } = useLenses(pickFilter(list));
  const choose = (lens: Lens | undefined) => onChange({ lens });
  useActions(
    'Why they wait',
    shown.map((lens, index) => ({
      id: `lens.${lens ?? 'all'}`,
      label: labelOf(lens),
      keys: String(index + 1),
      run: () => choose(lens),
    })),
  );
  const countOf = (lens: Lens | undefined) =>
    counts && (lens ? counts[lens] : Object.values(counts).reduce((sum, count) => sum + count, 0));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways where there is little room
    <div
      role="group"
      aria-label="Why they wait"
      className="-mx-4 mb-3 flex overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      {shown.map((lens) => {
        const count = countOf(lens);
        const label = labelOf(lens);
        const look = lens && lensLooks[lens];
        return (
          <button
            key={label}
            type="button"
            aria-pressed={list.lens === lens}
            onClick={() => choose(lens)}
            className="inline-flex h-10 shrink-0 items-center gap-1.5 border-transparent border-b-2 px-2.5 text-ink-soft text-sm transition-colors duration-150 -outline-offset-2 hover:text-ink aria-pressed:border-accent aria-pressed:font-medium aria-pressed:text-ink"
          >
            {look && <look.Icon aria-hidden className={cn('size-4 shrink-0', look.color)} />}
            {label}{' '}
            <span className="min-w-7 rounded-full bg-sunken px-1.5 py-0.5 text-center text-ink-soft text-xs tabular-nums">
              {count === undefined ? '–' : formatNumber(count)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
