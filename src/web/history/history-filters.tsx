// Search and filters above the history.
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { actionSchema, contentTypeSchema } from '#domain/history/history.contract.ts';
import { actionVerbs, contentTypeLabels, nameImport } from '#domain/history/history.ts';
import type { Counted } from '#domain/history/history-names.ts';
import { Button } from '#web/kit/button.tsx';
import { Input } from '#web/kit/form/field.tsx';
import { SearchInput } from '#web/kit/form/search-input.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { formatDateTime } from '#web/kit/format.ts';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { useSearchText } from '#web/shared/lists/use-search-text.ts';
import { useImports } from '#web/shared/transfer/imports.queries.ts';
import { useHistoryPeople } from './history.queries.ts';
import type { HistorySearch } from './history.search.ts';

const partOptions = [
  { value: '', label: 'All Parts' },
  ...contentTypeSchema.options.map((value) => ({ value, label: contentTypeLabels[value] })),
];
const actionOptions = [
  { value: '', label: 'All Actions' },
  ...actionSchema.options.map((value) => ({ value, label: actionVerbs[value] })),
];

const countedLabels: Readonly<Record<Counted, string>> = {
  drafted: 'Report: drafted',
  approved: 'Report: approved',
  rejected: 'Report: rejected',
  escaped: 'Report: escapes',
};

/** The values of a filter, the chosen one too where no product has it any more. */
const optionsOf = (all: string, values: readonly string[] = [], chosen = '') => [
  { value: '', label: all },
  ...(chosen === '' || values.includes(chosen) ? values : [chosen, ...values]).map((value) => ({
    value,
    label: value,
  })),
];

type HistoryFiltersProps = { filter: HistorySearch; onChange: (changed: Partial<HistorySearch>) => void };

export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const people = useHistoryPeople();
  const facets = useFacets();
  const [text, setText] = useSearchText(filter.search, (search) => onChange({ search }));
  const peopleOptions = [
    { value: '', label: 'All People' },
    ...(people.data ?? []).map(({ id, fullName }) => ({ value: String(id), label: fullName })),
  ];
  return (
    <search className="mb-6 flex flex-wrap items-center gap-2">
      <SearchInput
        label="Search the history by product"
        placeholder="Search products..."
        value={text}
        maxLength={500}
        onValueChange={setText}
        className="w-full sm:w-64"
      />
      <Select
        label="Part"
        value={filter.part ?? ''}
        isSet={filter.part !== undefined}
        options={partOptions}
        onValueChange={(value) => onChange({ part: contentTypeSchema.safeParse(value).data })}
      />
      <Select
        label="Action"
        value={filter.action ?? ''}
        isSet={filter.action !== undefined}
        options={actionOptions}
        onValueChange={(value) => onChange({ action: actionSchema.safeParse(value).data })}
      />
      <Select
        label="Person"
        value={filter.by ?? ''}
        isSet={filter.by !== undefined}
        options={peopleOptions}
        onValueChange={(value) => onChange({ by: value === '' ? undefined : value })}
      />
      <Select
        label="Retailer"
        value={filter.retailer ?? ''}
        isSet={filter.retailer !== undefined}
        options={optionsOf('All Retailers', facets.data?.retailers, filter.retailer)}
        onValueChange={(value) => onChange({ retailer: value === '' ? undefined : value })}
      />
      <Select
        label="Brand"
        value={filter.brand ?? ''}
        isSet={filter.brand !== undefined}
        options={optionsOf('All Brands', facets.data?.brands, filter.brand)}
        onValueChange={(value) => onChange({ brand: value === '' ? undefined : value })}
      />
      <fieldset className="flex items-center gap-1.5">
        <legend className="sr-only">Days</legend>
        <Input
          type="date"
          aria-label="First day"
          className="w-40 sm:w-36"
          value={filter.since ?? ''}
          max={filter.until}
          onChange={({ target }) => onChange({ since: target.value || undefined })}
        />
        <span aria-hidden className="text-ink-faint">
          –
        </span>
        <Input
          type="date"
          aria-label="Last day"
          className="w-40 sm:w-36"
          value={filter.until ?? ''}
          min={filter.since}
          onChange={({ target }) => onChange({ until: target.value || undefined })}
        />
      </fieldset>
      {filter.import !== undefined && (
        <SetFilter onRemove={() => onChange({ import: undefined })}>
          <ImportName id={filter.import} />
        </SetFilter>
      )}
      {filter.counted !== undefined && (
        <SetFilter onRemove={() => onChange({ counted: undefined })}>{countedLabels[filter.counted]}</SetFilter>
      )}
      {(filter.start ?? filter.end) !== undefined && (
        <SetFilter onRemove={() => onChange({ start: undefined, end: undefined })}>{describeMoments(filter)}</SetFilter>
      )}
    </search>
  );
}

function ImportName({ id }: { id: string }) {
  const file = useImports().data?.find((run) => String(run.id) === id)?.fileName;
  return <>{nameImport({ importId: Number(id), ...(file === undefined ? {} : { importFile: file }) })}</>;
}

/** A filter that came with the address, to be removed. */
function SetFilter({ children, onRemove }: { children: ReactNode; onRemove: () => void }) {
  return (
    <Button size="sm" onClick={onRemove}>
      {children}
      <X aria-hidden />
      <span className="sr-only">: remove this filter</span>
    </Button>
  );
}

/** Of the days of a report that begin at another time than here. */
function describeMoments({ start, end }: HistorySearch): string {
  const [first, last] = [start, end].map((moment) => moment && formatDateTime(new Date(moment)));
  if (first && last) return `${first} – ${last}`;
  return first ? `From ${first}` : `Before ${last}`;
}
