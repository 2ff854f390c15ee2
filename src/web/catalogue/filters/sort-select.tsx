// The sort as a choice: for grids and phones, which have no column heads.
import { Select } from '#web/kit/form/select.tsx';
import { type Sort, sortChoices } from './sort.ts';

const toValue = ({ sort, order }: Sort) => `${sort} ${order}`;
const options = sortChoices.map((choice) => ({ value: toValue(choice), label: choice.label }));

export function SortSelect({
  sort,
  onSort,
  className,
}: {
  sort: Sort;
  onSort: (sort: Sort) => void;
  className?: string;
}) {
  const choose = (value: string) => {
    const choice = sortChoices.find((each) => toValue(each) === value);
    if (choice) onSort({ sort: choice.sort, order: choice.order });
  };
  return (
    <Select label="Sort" value={toValue(sort)} options={options} onValueChange={choose} className={className ?? ''} />
  );
}
