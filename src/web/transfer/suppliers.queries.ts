// Writes of suppliers; their list is shared.
import { useMutation } from '@tanstack/react-query';
import * as contracts from '#domain/transfer/suppliers.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';

const refresh = () => queryClient.invalidateQueries({ queryKey: keys.imports });

/** Adds a supplier, or changes the one of an id. A refusal is the dialog's to show. */
export function useSaveSupplier(id: number | null) {
  return useMutation({
    mutationFn: ({ key, ...body }: contracts.SupplierInput) =>
      id === null
        ? call(contracts.addSupplier, { body: { ...body, ...(key === undefined ? {} : { key }) } })
        : call(contracts.changeSupplier, { params: { id }, body }),
    onSettled: refresh,
  });
}

export function useDeleteSupplier() {
  return useMutation({
    mutationFn: (id: number) => call(contracts.removeSupplier, { params: { id } }),
    onSuccess: () => toast({ title: 'Supplier deleted' }),
    onError: (error) =>
      toast({ title: 'The supplier was not deleted', description: explainError(error), tone: 'destructive' }),
    onSettled: refresh,
  });
}
