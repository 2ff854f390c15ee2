// Server state of imports: one run followed while it works, runs started, files sent.

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContractReply } from '#domain/contract.ts';
import { type ImportedList, listImportedProducts } from '#domain/transfer/import-products.contract.ts';
import {
  cancelDryRun,
  createImport,
  getImport,
  type ImportOptions,
  previewUndo,
  rerunImport,
} from '#domain/transfer/import-run.contract.ts';
import type { ImportMode } from '#domain/transfer/transfer.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { describeFailure } from '#web/client/api-error.ts';
import { keys } from '#web/client/query-keys.ts';
import { upload } from '#web/client/upload.ts';
import type { Failure } from '#web/kit/failure-text.tsx';
import { refuseFile } from './file-size.ts';

/** Live events refresh a run; while it works it is also asked for, should the events not get through. */
const pollMs = 1_000;

/** One import, followed until it ends. */
export function useImportRun(id: number) {
  return useQuery({
    queryKey: keys.import(id),
    queryFn: ({ signal }) => call(getImport, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false),
  });
}

type RunAgain = { id: number; dryRun: boolean; mode?: ImportMode; options?: ImportOptions };

/** Runs an uploaded file again; answers the id of the new run. */
export function useRunAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, dryRun, mode = 'rows', options = {} }: RunAgain) =>
      call(rerunImport, { params: { id }, query: { dryRun: dryRun ? 'true' : 'false', mode }, body: options }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.imports, exact: true }),
  });
}

export function useCancelDryRun(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelDryRun, { params: { id } }),
    // Also where it was over already: the screen then shows how it ended.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.import(id) }),
        client.invalidateQueries({ queryKey: keys.imports, exact: true }),
      ]),
  });
}

/** A page of the products a run changes. */
export function useImportedProducts(id: number, list: ImportedList, page: number, limit: number) {
  return useQuery({
    queryKey: keys.importedProducts(id, list, page),
    queryFn: ({ signal }) => callPage(listImportedProducts, { params: { id }, query: { list, page, limit }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What undoing an import would do now; read again each time the question is asked. */
export function useUndoPreview(id: number, enabled: boolean) {
  return useQuery({
    queryKey: keys.undoPreview(id),
    queryFn: ({ signal }) => call(previewUndo, { params: { id }, signal }),
    enabled,
    staleTime: 0,
    gcTime: 0,
  });
}

export type Sending =
  | { phase: 'idle' }
  | { phase: 'sending'; fileName: string; sent: number; total: number }
  | { phase: 'refused'; failure: Failure }
  | { phase: 'failed'; file: File; failure: Failure };

/** Sends a file for a dry run. `onSent` gets the id of its run, or of the answers it holds. */
export function useSendFile(onSent: (sent: ContractReply<typeof createImport>) => void) {
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending>({ phase: 'idle' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const send = useCallback(
    async (file: File) => {
      if (abort.current) return;
      const refusal = refuseFile(file);
      if (refusal !== null) return setSending({ phase: 'refused', failure: { text: refusal, detail: null } });
      const controller = new AbortController();
      abort.current = controller;
      setSending({ phase: 'sending', fileName: file.name, sent: 0, total: file.size });
      const form = new FormData();
      form.append('file', file);
      try {
        const sent = await upload(createImport, {
          query: { dryRun: 'true' },
          form,
          onProgress: (bytes, total) => setSending({ phase: 'sending', fileName: file.name, sent: bytes, total }),
          signal: controller.signal,
        });
        void client.invalidateQueries({ queryKey: keys.imports, exact: true });
        setSending({ phase: 'idle' });
        onSent(sent);
      } catch (error) {
        if (controller.signal.aborted) setSending({ phase: 'idle' });
        else setSending({ phase: 'failed', file, failure: describeFailure(error) });
      } finally {
        abort.current = null;
      }
    },
    [client, onSent],
  );
  const cancel = useCallback(() => abort.current?.abort(), []);
  return { sending, send, cancel };
}
