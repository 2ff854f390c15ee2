// The filter by who has a product to review, where people sign in.
import { filterValues } from '#domain/catalogue/one-or-more.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { usePeople } from '#web/shared/teamwork/teamwork.queries.ts';
import type { ListState } from '../list-state.ts';
import { FilterSelect } from './filter-select.tsx';
import { LabelledFilter } from './labelled-filter.tsx';

type AssignedFilterProps = {
  value: ListState['assigned'];
  onChange: (value: ListState['assigned']) => void;
};

const fixed = { me: 'Me', nobody: 'Nobody', anyone: 'Anyone' } as const;

type Person = { id: number; fullName: string };

/** A value in words; somebody who is no member any more goes by their number. */
export function assignedLabel(value: string, people: readonly Person[] | undefined, meId: number | null): string {
  if (Object.hasOwn(fixed, value)) return fixed[value as keyof typeof fixed];
  if (value === String(meId)) return fixed.me;
  return people?.find(({ id }) => String(id) === value)?.fullName ?? value;
}

export function AssignedFilter({ value, onChange }: AssignedFilterProps) {
  const meId = useMyId();
  const { data: people = [] } = usePeople();
  if (meId === null) return null;
  const offered = [...Object.keys(fixed), ...people.filter(({ id }) => id !== meId).map(({ id }) => String(id))];
  // A link to a product carries my number in place of me.
  const chosen = filterValues(value).map((each) => (each === String(meId) ? 'me' : each));
  const options = [
    { value: '', label: 'All People' },
    ...[...new Set([...offered, ...chosen])].map((each) => ({
      value: each,
      label: assignedLabel(each, people, meId),
    })),
  ];
  return (
    <LabelledFilter label="Assigned to">
      <FilterSelect
        label="Assigned to"
        options={options}
        value={chosen}
        onChange={(next) => onChange(next as ListState['assigned'])}
        className="w-full"
      />
    </LabelledFilter>
  );
}
