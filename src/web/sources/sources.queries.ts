// Server state of a product's data sources. Any change of one may change how claims are checked, so the facts are read again with it.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { DataSource, SourceDetails, SourceRow } from '#domain/sources/sources.contract.ts';
import * as contracts from '#domain/sources/sources.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { upload } from '#web/client/upload.ts';
import { toast } from '#web/kit/layers/toast.ts';
import type { SourceForm, SourceValues } from './source-drafts.ts';
import { completeAddress, countOf, describeEffects, nameCategory } from './source-words.ts';

export function useSources(productId: number) {
  return useQuery({
    queryKey: keys.productSources(productId),
    queryFn: ({ signal }) => call(contracts.listSources, { params: { id: productId }, signal }),
  });
}

export function useSource(productId: number, id: number) {
  return useQuery({
    queryKey: keys.dataSource(productId, id),
    queryFn: ({ signal }) => call(contracts.getSource, { params: { id }, signal }),
  });
}

/** Reads again what a change of a source touches: the list, single sources, and the facts claims are checked by. */
async function refreshSources(productId: number): Promise<void> {
  await Promise.all(
    [keys.productSources(productId), keys.factSources(productId), keys.judgements(productId)].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

function keep({ source, ...rest }: SourceDetails): void {
  queryClient.setQueryData(keys.dataSource(source.productId, source.id), { source, ...rest });
}

function report(title: string, { factCount, effects }: SourceDetails): void {
  const parts = [`${countOf(factCount, 'fact')} found`, describeEffects(effects)].filter((each) => each !== null);
  toast({ title, description: `${parts.join('; ')}.` });
}

function fail(title: string, error: unknown): void {
  toast({ title, description: explainError(error), tone: 'destructive' });
}

const about = ({ sourceCategory, customerType, sourceNotes }: SourceForm) => ({
  sourceCategory,
  customerType,
  sourceNotes,
});

/** Adds what the form holds. A refusal is the dialog's to show. */
export function useAddSource(productId: number) {
  return useMutation({
    mutationFn: ({ file, ...form }: SourceValues): Promise<SourceDetails> => {
      const params = { id: productId };
      if (form.way === 'file' && file) {
        const fields = new FormData();
        for (const [name, value] of Object.entries(about(form))) if (value !== '') fields.append(name, value);
        // Fields come before the file: the server reads the form as it arrives.
        fields.append('file', file);
        return upload(contracts.addSourceFile, { params, form: fields });
      }
      const text =
        form.way === 'text' ? { sourceContent: form.sourceContent } : { sourceUrl: completeAddress(form.sourceUrl) };
      return call(contracts.addSource, { params, body: { ...about(form), ...text } });
    },
    onSuccess: (details) => {
      keep(details);
      report('Data source added', details);
    },
    onSettled: () => refreshSources(productId),
  });
}

/** Changes a source; the text only of one that was typed. A refusal is the dialog's to show. */
export function useSaveSource(productId: number, id: number) {
  return useMutation({
    mutationFn: (form: SourceForm) => {
      const text = form.way === 'text' ? { sourceContent: form.sourceContent } : {};
      return call(contracts.updateSource, { params: { id }, body: { ...about(form), ...text } });
    },
    onSuccess: (details) => {
      keep(details);
      report('Data source changed', details);
    },
    onSettled: () => refreshSources(productId),
  });
}

/** Switches a source on or off: at once in the list, and back if that fails. */
export function useSwitchSource(productId: number) {
  const show = (id: number, isActive: boolean) =>
    queryClient.setQueryData<SourceRow[]>(keys.productSources(productId), (rows) =>
      rows?.map((row) => (row.id === id ? { ...row, isActive } : row)),
    );
  return useMutation({
    mutationFn: ({ id, isActive }: Pick<DataSource, 'id' | 'isActive'>) =>
      call(contracts.updateSource, { params: { id }, body: { isActive } }),
    onMutate: async ({ id, isActive }) => {
      await queryClient.cancelQueries({ queryKey: keys.productSources(productId) });
      show(id, isActive);
    },
    onSuccess: (details, { isActive }) => {
      keep(details);
      if (isActive) report('Data source turned on', details);
      else toast({ title: 'Data source turned off', description: 'Its statements no longer count as facts.' });
    },
    onError: (error, { id, isActive }) => {
      show(id, !isActive);
      fail('The data source could not be changed', error);
    },
    onSettled: () => refreshSources(productId),
  });
}

export function useRefreshSource(productId: number) {
  return useMutation({
    mutationFn: (id: number) => call(contracts.refreshSource, { params: { id } }),
    onSuccess: (details) => {
      keep(details);
      report('Page read again', details);
    },
    onError: (error) => fail('The page could not be read. The old text stays', error),
    onSettled: () => refreshSources(productId),
  });
}

/** Deletes a source; the toast can put it back as it was. `onDeleted` runs before the source leaves the list. */
export function useDeleteSource(productId: number, onDeleted: () => void) {
  return useMutation({
    mutationFn: (id: number) => call(contracts.deleteSource, { params: { id } }),
    onSuccess: (source) => {
      onDeleted();
      toast({
        title: 'Data source deleted',
        description: nameCategory(source.sourceCategory),
        action: { label: 'Undo', run: () => void putBack(source) },
      });
    },
    onError: (error) => fail('The data source could not be deleted', error),
    onSettled: () => refreshSources(productId),
  });
}

async function putBack(source: DataSource): Promise<void> {
  const { sourceCategory, customerType, sourceUrl, sourceContent, sourceNotes, fileName, fetchedAt, isActive } = source;
  const body = { sourceCategory, customerType, sourceUrl, sourceNotes, fileName, fetchedAt, isActive };
  try {
    const params = { id: source.productId };
    keep(await call(contracts.addSource, { params, body: sourceContent ? { ...body, sourceContent } : body }));
    toast({ title: 'Data source restored', description: nameCategory(sourceCategory) });
  } catch (error) {
    fail('The data source could not be restored', error);
  }
  await refreshSources(source.productId);
}
