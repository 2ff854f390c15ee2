// The filters of a report; the address has them.
import { Select } from '#web/kit/form/select.tsx';
import { useFacets } from '#web/shared/catalogue/use-facets.ts';
import { useReportPeople } from './report.queries.ts';
import type { ReportSearch } from './report.search.ts';

/** The values of a filter, the chosen one too where no product has it any more. */
const optionsOf = (all: string, values: readonly string[] = [], chosen = '') => [
  { value: '', label: all },
  ...(chosen === '' || values.includes(chosen) ? values : [chosen, ...values]).map((value) => ({
    value,
    label: value,
  })),
];

type ReportFiltersProps = { search: ReportSearch; onChange: (changed: Partial<ReportSearch>) => void };

export function ReportFilters({ search: { by, retailer, brand }, onChange }: ReportFiltersProps) {
  const facets = useFacets();
  const people = useReportPeople();
  const peopleOptions = [
    { value: '', label: 'Everyone' },
    ...(people.data ?? []).map(({ id, fullName }) => ({ value: String(id), label: fullName })),
  ];
  return (
    <search className="flex min-w-0 flex-wrap items-center gap-2">
      <Select
        label="Retailer"
        value={retailer ?? ''}
        isSet={retailer !== undefined}
        options={optionsOf('All retailers', facets.data?.retailers, retailer)}
        onValueChange={(value) => onChange({ retailer: value || undefined })}
        className="max-w-44"
      />
      <Select
        label="Brand"
        value={brand ?? ''}
        isSet={brand !== undefined}
        options={optionsOf('All brands', facets.data?.brands, brand)}
        onValueChange={(value) => onChange({ brand: value || undefined })}
        className="max-w-44"
      />
      <Select
        label="Person"
        value={by ?? ''}
        isSet={by !== undefined}
        options={peopleOptions}
        onValueChange={(value) => onChange({ by: value || undefined })}
        className="max-w-44"
      />
    </search>
  );
}
