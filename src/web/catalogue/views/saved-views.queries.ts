// What changes saved views, and how many products each lists.
import { useMutation, useQuery } from '@tanstack/react-query';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import * as edits from '#domain/catalogue/saved-view-edits.contract.ts';
import type { SavedView } from '#domain/catalogue/saved-views.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useDashboard, useMyId } from '#web/client/shared.queries.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { filterOfView } from '#web/shared/lists/view-filter.ts';

const refreshViews = () => queryClient.invalidateQueries({ queryKey: keys.savedViews });
const fail = (title: string) => (error: Error) =>
  toast({ title, description: explainError(error), tone: 'destructive' });

/** Saves a list as a view. A refusal is the dialog's to show. */
export function useAddView() {
  return useMutation({
    mutationFn: (body: edits.ViewInput) => call(edits.addSavedView, { body }),
    onSuccess: ({ name }) => toast({ title: 'View saved', description: `“${name}” is in the sidebar.` }),
    onSettled: refreshViews,
  });
}

/** Renames a view. A refusal is the dialog's to show. */
export function useRenameView(id: number) {
  return useMutation({
    mutationFn: (name: string) => call(edits.changeSavedView, { params: { id }, body: { name } }),
    onSettled: refreshViews,
  });
}

/** Moves a view up or down, at once in the sidebar. */
export function useMoveView() {
  return useMutation({
    scope: { id: 'saved-views' },
    mutationFn: ({ view, position }: { view: SavedView; position: number }) =>
      call(edits.changeSavedView, { params: { id: view.id }, body: { position } }),
    onMutate: async ({ view, position }) => {
      await queryClient.cancelQueries({ queryKey: keys.savedViews });
      queryClient.setQueryData<SavedView[]>(keys.savedViews, (views) =>
        views?.filter(({ id }) => id !== view.id).toSpliced(position, 0, view),
      );
    },
    onError: fail('The view was not moved'),
    onSettled: refreshViews,
  });
}

async function restore({ name, path, search }: SavedView, position: number): Promise<void> {
  try {
    await call(edits.addSavedView, { body: { name, path, search, position } });
    toast({ title: 'View restored', description: `“${name}” is in the sidebar again.` });
  } catch (error) {
    fail('The view was not restored')(error as Error);
  }
  await refreshViews();
}

/** Removes a view; Undo restores it at its place. */
export function useRemoveView() {
  return useMutation({
    mutationFn: ({ view }: { view: SavedView; position: number }) =>
      call(edits.removeSavedView, { params: { id: view.id } }),
    onSuccess: (_, { view, position }) =>
      toast({
        title: 'View removed',
        description: `“${view.name}” was removed from the sidebar. No product changed.`,
        action: { label: 'Undo', run: () => void restore(view, position) },
      }),
    onError: fail('The view was not removed'),
    onSettled: refreshViews,
  });
}

/** In a larger catalogue a search by text takes too long to count beside every screen. */
const mostSearched = 20_000;

/** How many products the view lists; undefined until that is known, and where it is not worth counting. */
export function useViewCount(view: SavedView): number | undefined {
  const { data: dashboard } = useDashboard();
  const filter = filterOfView(view, useMyId());
  const isCheap = filter.search === undefined || (dashboard !== undefined && dashboard.total <= mostSearched);
  const { data } = useQuery({
    queryKey: keys.viewCount(filter),
    queryFn: async ({ signal }) =>
      (await callPage(listProducts, { query: { ...filter, page: 1, limit: 1 }, signal })).total,
    enabled: isCheap,
  });
  return data;
}
