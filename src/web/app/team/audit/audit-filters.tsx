// Search and filters above the audit log; the address has them.
import { auditKindNames } from '#domain/audit/audit-kind-names.ts';
import { auditKinds } from '#domain/audit/audit-words.ts';
import { Input } from '#web/kit/form/field.tsx';
import { SearchInput } from '#web/kit/form/search-input.tsx';
import { Select } from '#web/kit/form/select.tsx';
import { useSearchText } from '#web/shared/lists/use-search-text.ts';
import { useAuditPeople } from './audit.queries.ts';
import type { AuditSearch } from './audit.search.ts';

const kindOptions = [
  { value: '', label: 'All kinds' },
  ...auditKindNames.map((value) => ({ value, label: auditKinds[value].label as string })),
];

type AuditFiltersProps = { filter: AuditSearch; onChange: (changed: Partial<AuditSearch>) => void };

export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const people = useAuditPeople();
  const [text, setText] = useSearchText(filter.search, (search) => onChange({ search }));
  const peopleOptions = [
    { value: '', label: 'All people' },
    ...(people.data ?? []).map(({ id, fullName }) => ({ value: String(id), label: fullName })),
  ];
  return (
    <search className="flex flex-wrap items-center gap-2 px-5 py-3">
      <SearchInput
        label="Search the audit log by name"
        placeholder="Search by name…"
        value={text}
        maxLength={200}
        onValueChange={setText}
        className="w-full sm:w-64"
      />
      <Select
        label="Person"
        value={filter.by ?? ''}
        isSet={filter.by !== undefined}
        options={peopleOptions}
        onValueChange={(value) => onChange({ by: value === '' ? undefined : value })}
      />
      <Select
        label="Kind"
        value={filter.kind ?? ''}
        isSet={filter.kind !== undefined}
        options={kindOptions}
        onValueChange={(value) => onChange({ kind: auditKindNames.find((kind) => kind === value) })}
      />
      <fieldset className="flex items-center gap-1.5">
        <legend className="sr-only">Days</legend>
        <Input
          type="date"
          aria-label="First day"
          className="w-36"
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
          className="w-36"
          value={filter.until ?? ''}
          min={filter.since}
          onChange={({ target }) => onChange({ until: target.value || undefined })}
        />
      </fieldset>
    </search>
  );
}
