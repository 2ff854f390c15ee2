// The filters in force, each with a cross that takes it off.
import { X } from 'lucide-react';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { filterValues, type OneOrMore, toOneOrMore } from '#domain/catalogue/one-or-more.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { cn } from '#web/kit/cn.ts';
import { useBrokenRules } from '#web/shared/catalogue/use-broken-rules.ts';
import { askedBy, pickFilter } from '#web/shared/lists/list-search.ts';
import { usePeople } from '#web/shared/teamwork/teamwork.queries.ts';
import { importName } from '#web/shared/transfer/import-name.ts';
import { useImports } from '#web/shared/transfer/imports.queries.ts';
import { supplierName, useSuppliers } from '#web/shared/transfer/suppliers.queries.ts';
import { filterKeys, type ListState, noFilters } from '../list-state.ts';
import { assignedLabel } from './assigned-filter.tsx';
import { ClearFilters } from './clear-filters.tsx';
import { facetWords } from './facet-options.ts';
import { ownFilterKeys, ownFilterLabel, ownFilters } from './own-filters.ts';

export type FilterChipsProps = {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  /** What the list is asked by, where that is more than its address says. */
  list?: ProductFilter;
  /** In a line with other things: one chip stays in it and is shortened, several go below them where they have no room beside them. */
  isInLine?: boolean;
  /** Among other things that wrap with them. */
  isWrapped?: boolean;
  /** Conditions no list can be filtered by, in words. */
  more?: readonly { text: string; onRemove: () => void }[];
  /** Takes off everything; the filters of the state without it. */
  onClear?: () => void;
};

/** Bounds that come with an address; there is no select for them. */
const qualityChips = [
  { key: 'qualityMin', word: 'from' },
  { key: 'qualityMax', word: 'up to' },
] as const;

/** Filters that come with an address or a button; there is no select for them. */
const toggleChips = [
  { key: 'imagesMeasured', label: 'Images', words: { yes: 'measured', no: 'never measured' } },
  { key: 'sourceChanged', label: 'Source', words: { true: 'changed since approval' } },
  { key: 'decided', label: 'Reviewed', words: { whole: 'all parts', open: 'not all parts' } },
  { key: 'runChanged', label: 'In the run', words: { true: 'changed', false: 'unchanged' } },
] as const;

export function FilterChips({
  state,
  onChange,
  list,
  isInLine = false,
  isWrapped = false,
  more = [],
  onClear = () => onChange(noFilters),
}: FilterChipsProps) {
  const meId = useMyId();
  const broken = useBrokenRules(pickFilter(list ?? askedBy(state, meId)), { isNeeded: state.rule !== undefined });
  const ruleIds = filterValues(state.rule);
  const rule = broken.data?.rules.find((each) => each.ruleIds.some((id) => ruleIds.includes(id)));
  const imports = useImports({ isNeeded: (state.import ?? state.missingFrom) !== undefined });
  const people = usePeople({ isNeeded: (state.assigned ?? state.secondPerson) !== undefined });
  const suppliers = useSuppliers({ isNeeded: state.supplier !== undefined });
  const chips = [
    ...(state.search === undefined ? [] : [{ key: 'search' as const, of: '', label: 'Search', value: state.search }]),
    ...filterKeys.flatMap((key) => chipsOf(key, facetWords[key].one, state[key], (value) => value)),
    ...ownFilterKeys.flatMap((key) =>
      chipsOf(key, ownFilters[key].label, state[key], (value) => ownFilterLabel(key, value)),
    ),
    ...qualityChips.flatMap(({ key, word }) => {
      const value = state[key];
      return value === undefined ? [] : [{ key, of: '', label: 'Listing Quality', value: `${word} ${value}` }];
    }),
    ...(state.among === undefined
      ? []
      : [{ key: 'among' as const, of: '', label: 'Products', value: `${state.among.split(',').length} selected` }]),
    ...chipsOf('import', 'Import', state.import, (id) => importName(imports.data, id)),
    ...chipsOf('missingFrom', 'Missing from', state.missingFrom, (id) => importName(imports.data, id)),
    ...chipsOf('supplier', 'Supplier', state.supplier, (id) => supplierName(suppliers.data, id)),
    ...chipsOf('assigned', 'Assigned to', meId === null ? undefined : state.assigned, (who) =>
      assignedLabel(who, people.data, meId),
    ),
    ...chipsOf('secondPerson', 'Second person', meId === null ? undefined : state.secondPerson, (who) =>
      assignedLabel(who, people.data, meId),
    ),
    ...chipsOf('run', 'Run', state.run, (id) => id),
    ...chipsOf('family', 'Family', state.family, (id) => id),
    ...toggleChips.flatMap(({ key, label, words }) => {
      const value = state[key];
      return value === undefined
        ? []
        : [{ key, of: '', label, value: (words as Record<string, string>)[value] ?? value }];
    }),
    // One rule can go by several ids, one a retailer.
    ...(state.rule === undefined
      ? []
      : [{ key: 'rule' as const, of: '', label: 'Rule', value: rule?.label ?? 'selected' }]),
  ];
  const count = chips.length + more.length;
  if (count === 0) return null;
  const isAlone = isInLine && count === 1;
  return (
    <div
      className={cn(
        'flex items-center gap-2',
        isInLine && 'sm:-my-1 min-w-0',
        isAlone ? '@container flex-1 basis-40' : 'flex-wrap',
        !isInLine && !isWrapped && 'mb-4',
      )}
    >
      <ul aria-label="Active filters" className={isAlone ? 'flex min-w-0' : 'contents'}>
        {chips.map((chip) => (
          <Chip
            key={`${chip.key} ${chip.of}`}
            label={chip.label}
            value={chip.value}
            onRemove={() => onChange({ [chip.key]: 'rest' in chip ? chip.rest : undefined })}
          />
        ))}
        {more.map(({ text, onRemove }) => (
          <Chip key={text} value={text} onRemove={onRemove} />
        ))}
      </ul>
      {/* The cross of a single chip does the same: where there is little room, the room is the chip's. */}
      <div className={cn(isInLine ? 'shrink-0' : 'contents', isAlone && '@max-[17rem]:hidden')}>
        <ClearFilters variant="ghost" size="sm" isShort={isInLine} onClear={onClear} />
      </div>
    </div>
  );
}

type ChipProps = { label?: string; value: string; onRemove: () => void };

function Chip({ label, value, onRemove }: ChipProps) {
  const text = label === undefined ? value : `${label}: ${value}`;
  return (
    <li className="min-w-0 max-w-full">
      <button
        type="button"
        aria-label={`Remove filter ${text}`}
        title={text}
        onClick={({ currentTarget }) => {
          focusAfter(currentTarget.closest('li'));
          onRemove();
        }}
        className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full bg-accent-soft pr-2 pl-3 text-[0.8125rem] text-accent-ink transition-colors duration-150 hover:bg-accent-soft-hover touch:h-10"
      >
        <span className="truncate">
          {label !== undefined && `${label}: `}
          <span className="font-medium">{value}</span>
        </span>
        <X aria-hidden className="size-3.5 shrink-0" />
      </button>
    </li>
  );
}

/** A chip for each of several values; it takes off its own. */
function chipsOf(
  key: keyof ListState,
  label: string,
  given: OneOrMore<string> | undefined,
  nameOf: (value: string) => string,
) {
  const values = filterValues(given);
  return values.map((value) => ({
    key,
    of: value,
    label,
    value: nameOf(value),
    rest: toOneOrMore(values.filter((each) => each !== value)),
  }));
}

/** What is pressed here goes: the focus moves on to the chip beside it, or to the button that filters. */
function focusAfter(chip: Element | null): void {
  const beside = chip?.nextElementSibling ?? chip?.previousElementSibling;
  const filterButton = chip?.closest(':has([data-filter-button])')?.querySelector<HTMLElement>('[data-filter-button]');
  (beside?.querySelector('button') ?? filterButton)?.focus();
}
