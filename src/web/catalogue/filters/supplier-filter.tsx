// The filter by whose products they are, where there are suppliers.
import type { OneOrMore } from '#domain/catalogue/one-or-more.ts';
import { useSuppliers } from '#web/shared/transfer/suppliers.queries.ts';
import { FilterSelect } from './filter-select.tsx';
import { LabelledFilter } from './labelled-filter.tsx';

type SupplierFilterProps = {
  value: OneOrMore<string> | undefined;
  onChange: (value: OneOrMore<string> | undefined) => void;
};

export function SupplierFilter({ value, onChange }: SupplierFilterProps) {
  const { data: suppliers = [] } = useSuppliers();
  if (suppliers.length === 0) return null;
  const options = [
    { value: '', label: 'All Suppliers' },
    ...suppliers.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <LabelledFilter label="Supplier">
      <FilterSelect label="Supplier" options={options} value={value} onChange={onChange} className="w-full" />
    </LabelledFilter>
  );
}
