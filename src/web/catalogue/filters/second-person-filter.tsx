// The filter by whom an approval waits for as the second person, where people sign in.
import { filterValues } from '#domain/catalogue/one-or-more.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { usePeople } from '#web/shared/teamwork/teamwork.queries.ts';
import type { ListState } from '../list-state.ts';
import { assignedLabel } from './assigned-filter.tsx';
import { FilterSelect } from './filter-select.tsx';
import { LabelledFilter } from './labelled-filter.tsx';

type SecondPersonFilterProps = {
  value: ListState['secondPerson'];
  onChange: (value: ListState['secondPerson']) => void;
};

const offered = ['me', 'anyone', 'nobody'] as const;
const words = { me: 'Waits for me', anyone: 'Waits for anyone', nobody: 'Waits for nobody' } as const;

export function SecondPersonFilter({ value, onChange }: SecondPersonFilterProps) {
  const meId = useMyId();
  const { data: people = [] } = usePeople();
  if (meId === null) return null;
  // A link to a product carries my number in place of me.
  const chosen = filterValues(value).map((each) => (each === String(meId) ? 'me' : each));
  const nameOf = (each: (typeof chosen)[number]) =>
    Object.hasOwn(words, each) ? words[each as keyof typeof words] : `Waits for ${assignedLabel(each, people, meId)}`;
  const options = [
    { value: '' as const, label: 'All Products' },
    ...[...new Set([...offered, ...chosen])].map((each) => ({ value: each, label: nameOf(each) })),
  ];
  return (
    <LabelledFilter label="Second person">
      <FilterSelect label="Second person" options={options} value={chosen} onChange={onChange} className="w-full" />
    </LabelledFilter>
  );
}
