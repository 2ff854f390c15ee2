// Server state of the attributes: pages of the list with how far it is counted, and the choice of a use.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { AttributeUse } from '#domain/attributes/attribute-uses.ts';
import * as contracts from '#domain/attributes/attributes.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { describeTouched, describeUse } from './attribute-words.ts';

type CatalogueAttribute = contracts.CatalogueAttribute;
type AttributePage = { rows: CatalogueAttribute[]; total: number };
type AttributeQuery = { search: string | undefined; use: AttributeUse | undefined; page: number; limit: number };

/** While a large catalogue is counted, the figures so far are read this often. */
const againMs = 1_000;

/**
 * One page and how far the catalogue is counted. The state is asked for first: a list that comes after a finished count is of that count.
 * Figures follow every change of a product, which is why they are read again whenever the screen is opened.
 */
export function useAttributePage(query: AttributeQuery) {
  return useQuery({
    queryKey: keys.attributeList(query),
    queryFn: async ({ signal }) => {
      const count = await call(contracts.getAttributeCount, { signal });
      return { ...(await callPage(contracts.listAttributes, { query, signal })), count };
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.count.isCounting ? againMs : false),
  });
}

type Change = { attribute: CatalogueAttribute; use: AttributeUse };

/**
 * Chooses a use: at once in the list, and back if it could not be saved. The default is not chosen but gone back to, so that it follows
 * Copydesk's table. Choices of one attribute are saved one after another: the last one holds.
 */
export function useChooseUse(key: string) {
  return useMutation({
    mutationKey: keys.attributes,
    scope: { id: `attribute-${key}` },
    mutationFn: ({ attribute: { defaultUse }, use }: Change) =>
      call(contracts.setAttributeUse, { params: { key }, body: { use: use === defaultUse ? null : use } }),
    onMutate: async ({ attribute: { defaultUse }, use }) => {
      await queryClient.cancelQueries({ queryKey: keys.attributes });
      showUse(key, { use, isChosen: use !== defaultUse });
    },
    onSuccess: (saved, { attribute }) =>
      toast({
        title: describeUse(saved.name, saved.use, saved.isChosen),
        description: describeTouched(saved, attribute.use, saved.use),
      }),
    onError: (error, { attribute: { name, use, isChosen } }) => {
      showUse(key, { use, isChosen });
      const description = `The use of “${name}” was not saved. ${explainError(error)}`;
      toast({ title: 'Error', description, tone: 'destructive' });
    },
    // Read once the last of several choices is saved: in between, the list would show the one before.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: keys.attributes }) === 1)
        return queryClient.invalidateQueries({ queryKey: keys.attributes });
    },
  });
}

function showUse(key: string, shown: Pick<CatalogueAttribute, 'use' | 'isChosen'>): void {
  queryClient.setQueriesData<AttributePage>({ queryKey: keys.attributes }, (page) =>
    page ? { ...page, rows: page.rows.map((row) => (row.key === key ? { ...row, ...shown } : row)) } : page,
  );
}
