// The filter by whose products they are, where there are suppliers, or one that is gone is filtered by.
import { filterValues, type OneOrMore } from '#domain/catalogue/one-or-more.ts';
import { supplierName, useSuppliers } from '#web/shared/transfer/suppliers.queries.ts';
import { FilterSelect } from './filter-select.tsx';
import { LabelledFilter } from './labelled-filter.tsx';

type SupplierFilterProps = {
  value: OneOrMore<string> | undefined;
  onChange: (value: OneOrMore<string> | undefined) => void;
};

export function SupplierFilter({ value, onChange }: SupplierFilterProps) {
  const { data: suppliers = [] } = useSuppliers();
  const gone = filterValues(value).filter((id) => !suppliers.some((supplier) => String(supplier.id) === id));
  if (suppliers.length + gone.length === 0) return null;
  const options = [
    { value: '', label: 'All Suppliers' },
    ...suppliers.map(({ id, name }) => ({ value: String(id), label: name })),
    ...gone.map((id) => ({ value: id, label: supplierName(suppliers, id) })),
  ];
  return (
    <LabelledFilter label="Supplier">
      <FilterSelect label="Supplier" options={options} value={value} onChange={onChange} className="w-full" />
    </LabelledFilter>
  );
}
