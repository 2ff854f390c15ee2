// The suppliers: read by the filters of lists, the screens of imports and their own.
import { useQuery } from '@tanstack/react-query';
import { listSuppliers, type Supplier } from '#domain/transfer/suppliers.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';

export function useSuppliers({ isNeeded = true } = {}) {
  return useQuery({
    // Below the imports: a profile names its supplier, and what an import brings counts here.
    queryKey: [...keys.imports, 'suppliers'],
    queryFn: ({ signal }) => call(listSuppliers, { signal }),
    enabled: isNeeded,
  });
}

/** Its number until the suppliers are here. */
export const supplierName = (suppliers: readonly Supplier[] | undefined, id: string): string =>
  suppliers?.find((supplier) => String(supplier.id) === id)?.name ?? `#${id}`;

/** For a select; none is the empty text. */
export const supplierOptions = (suppliers: readonly Supplier[]) => [
  { value: '', label: 'No supplier' },
  ...suppliers.map(({ id, name }) => ({ value: String(id), label: name })),
];
