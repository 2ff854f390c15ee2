// The filters in force, each with a cross that takes it off.
import { X } from 'lucide-react';
import type { FacetValue } from '#domain/catalogue/catalogue.contract.ts';
import type { Import } from '#domain/transfer/transfer.contract.ts';
import { toFacet } from '#web/client/list-search.ts';
import { useImports } from '#web/client/shared.queries.ts';
import { cn } from '#web/kit/cn.ts';
import { filterKeys, type ListState, noFilters } from '../list-state.ts';
import { ClearFilters } from './clear-filters.tsx';
import { facetWords } from './facet-options.ts';
import { filterButtonId, ownFilterKeys, ownFilterLabel, ownFilters } from './filter-options.ts';

export type FilterChipsProps = {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  /** In a line with other things, which more chips must not make higher. */
  isInLine?: boolean;
};

/** Bounds that come with an address; there is no select for them. */
const qualityChips = [
  { key: 'qualityMin', word: 'from' },
  { key: 'qualityMax', word: 'up to' },
] as const;

export function FilterChips({ state, onChange, isInLine = false }: FilterChipsProps) {
  const imports = useImports({ isNeeded: state.import !== undefined });
  const chips = [
    ...(state.search === undefined ? [] : [{ key: 'search' as const, label: 'Search', value: state.search }]),
    ...filterKeys.flatMap((key) => {
      const value = state[key];
      return [value ?? []]
        .flat()
        .map((each) => ({ key, label: facetWords[key].one, value: each, rest: without(value, each) }));
    }),
    ...ownFilterKeys.flatMap((key) => {
      const value = state[key];
      return value === undefined ? [] : [{ key, label: ownFilters[key].label, value: ownFilterLabel(key, value) }];
    }),
    ...qualityChips.flatMap(({ key, word }) => {
      const value = state[key];
      return value === undefined ? [] : [{ key, label: 'Listing Quality', value: `${word} ${value}` }];
    }),
    ...(state.import === undefined
      ? []
      : [{ key: 'import' as const, label: 'Import', value: importName(imports.data, state.import) }]),
  ];
  if (chips.length === 0) return null;
  return (
    <div
      className={cn(
        'flex items-center gap-2',
        isInLine
          ? 'min-w-0 sm:overflow-x-auto sm:*:shrink-0 max-sm:flex-wrap [scrollbar-width:none]'
          : 'mb-4 flex-wrap',
      )}
    >
      <ul aria-label="Active filters" className={isInLine ? 'flex gap-2 max-sm:contents' : 'contents'}>
        {chips.map((chip) => (
          <li key={`${chip.key} ${chip.value}`} className="max-w-full">
            <button
              type="button"
              aria-label={`Remove filter ${chip.label}: ${chip.value}`}
              onClick={({ currentTarget }) => {
                focusAfter(currentTarget.closest('li'));
                onChange({ [chip.key]: 'rest' in chip ? chip.rest : undefined });
              }}
              className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full bg-accent-soft pr-2 pl-3 text-[0.8125rem] text-accent-ink transition-colors duration-150 hover:bg-accent-soft-hover touch:h-10"
            >
              <span className="truncate">
                {chip.label}: <span className="font-medium">{chip.value}</span>
              </span>
              <X aria-hidden className="size-3.5 shrink-0" />
            </button>
          </li>
        ))}
      </ul>
      <ClearFilters variant="ghost" size="sm" onClear={() => onChange(noFilters)} />
    </div>
  );
}

const without = (value: FacetValue | undefined, taken: string) =>
  toFacet([value ?? []].flat().filter((each) => each !== taken));

/** The file of an import that is still among the latest; its number for others. */
function importName(latest: readonly Import[] | undefined, id: string): string {
  return latest?.find((run) => String(run.id) === id)?.fileName ?? `No. ${id}`;
}

/** What is pressed here goes: the focus moves on to the chip beside it, or to the button that filters. */
function focusAfter(chip: Element | null): void {
  const beside = chip?.nextElementSibling ?? chip?.previousElementSibling;
  (beside?.querySelector('button') ?? document.getElementById(filterButtonId))?.focus();
}
