// Reads of the figures over the whole catalogue.
import { useQuery } from '@tanstack/react-query';
import { getModelUse } from '#domain/models/model-use.contract.ts';
import { getCategories } from '#domain/overview/categories.contract.ts';
import { getIntegrationStatus } from '#domain/overview/integration-status.contract.ts';
import { call } from '#web/client/api.ts';
import { keys } from '#web/client/query-keys.ts';

export function useCategories() {
  return useQuery({ queryKey: keys.categories, queryFn: ({ signal }) => call(getCategories, { signal }) });
}

export function useIntegrationStatus() {
  return useQuery({
    queryKey: keys.integrationStatus,
    queryFn: ({ signal }) => call(getIntegrationStatus, { signal }),
  });
}

export function useModelUse() {
  return useQuery({ queryKey: keys.modelUse, queryFn: ({ signal }) => call(getModelUse, { signal }) });
}
