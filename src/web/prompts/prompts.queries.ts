// Server state of the prompts: pages of the library, single prompts, what holds for a product, and the writes.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { TextPart } from '#domain/parts/parts.ts';
import { getDraftInstruction } from '#domain/prompts/draft-instruction.contract.ts';
import { type PromptForm, toPromptBody } from '#domain/prompts/prompt-form.ts';
import {
  createPrompt,
  deletePrompt,
  getProductPrompts,
  getPrompt,
  listPrompts,
  listPromptVersions,
  type Prompt,
  type PromptScope,
  updatePrompt,
} from '#domain/prompts/prompts.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { explainRole } from '#web/client/api-error.ts';
import { queryClient, refreshPrompts } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { errorField } from './save-failure.ts';

type PromptQuery = { scope: PromptScope | undefined; search: string | undefined; page: number; limit: number };
type PromptPage = { rows: Prompt[]; total: number };

export function usePromptPage(query: PromptQuery) {
  return useQuery({
    queryKey: keys.promptList(query),
    queryFn: ({ signal }) => callPage(listPrompts, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One prompt, shown from a page that holds it until it is read itself; asks nothing for null. */
export function usePrompt(id: number | null) {
  return useQuery({
    queryKey: keys.prompt(id ?? 0),
    queryFn: ({ signal }) => call(getPrompt, { params: { id: String(id) }, signal }),
    enabled: id !== null,
    placeholderData: () =>
      queryClient
        .getQueriesData<PromptPage>({ queryKey: keys.promptLists })
        .flatMap(([, page]) => page?.rows ?? [])
        .find((prompt) => prompt.id === id),
  });
}

/** Every wording of a prompt; `present` is its version now, so that a change is another reading. */
export function usePromptVersions(id: number, present: number) {
  return useQuery({
    queryKey: [...keys.prompt(id), 'versions', present],
    queryFn: ({ signal }) => call(listPromptVersions, { params: { id: String(id) }, signal }),
  });
}

export function useProductPrompts(productId: number) {
  return useQuery({
    queryKey: keys.productPrompts(productId),
    queryFn: ({ signal }) => call(getProductPrompts, { params: { id: String(productId) }, signal }),
  });
}

/** What led the present draft of a part; `draft` is the hash of what went into it, so that another draft is another reading. */
export function useDraftInstruction(productId: number, part: TextPart, draft: string) {
  return useQuery({
    queryKey: keys.draftInstruction(productId, part, draft),
    queryFn: ({ signal }) =>
      call(getDraftInstruction, { params: { id: String(productId), contentType: part }, signal }),
  });
}

const saveWords = {
  create: {
    done: { title: 'Prompt created', description: 'New optimization prompt has been created successfully.' },
    failed: 'Failed to create optimization prompt. Please try again.',
  },
  update: {
    done: { title: 'Prompt updated', description: 'The optimization prompt has been updated successfully.' },
    failed: 'Failed to update optimization prompt. Please try again.',
  },
};

/** Creates a prompt, or changes the one with this id; `explain` gives the sentence on a failure. */
export function useSavePrompt(id: number | null) {
  const words = saveWords[id === null ? 'create' : 'update'];
  const explain = (error: Error) => errorField(error) ?? words.failed;
  const save = useMutation({
    mutationFn: (form: PromptForm) => {
      const body = toPromptBody(form);
      return id === null ? call(createPrompt, { body }) : call(updatePrompt, { params: { id: String(id) }, body });
    },
    onSuccess: () => toast(words.done),
    onError: (error) => fail(explain(error)),
    onSettled: () => refreshPrompts(),
  });
  return { save, explain };
}

/** Switches a prompt on or off: at once on every page that shows it, and back if the save fails. */
export function useTogglePrompt() {
  return useMutation({
    mutationFn: ({ id, isActive }: Pick<Prompt, 'id' | 'isActive'>) =>
      call(updatePrompt, { params: { id: String(id) }, body: { isActive } }),
    onMutate: async ({ id, isActive }) => {
      await queryClient.cancelQueries({ queryKey: keys.prompts });
      showActive(id, isActive);
    },
    onSuccess: () =>
      toast({ title: 'Prompt updated', description: 'The prompt status has been updated successfully.' }),
    onError: (error, { id, isActive }) => {
      showActive(id, !isActive);
      fail(explainRole(error, 'Failed to update prompt status'));
    },
    onSettled: () => refreshPrompts(),
  });
}

export function useDeletePrompt() {
  return useMutation({
    mutationFn: (id: number) => call(deletePrompt, { params: { id: String(id) } }),
    onSuccess: () => toast({ title: 'Prompt deleted', description: 'The prompt has been deleted successfully.' }),
    onError: (error) => fail(explainRole(error, 'Failed to delete prompt')),
    onSettled: () => refreshPrompts(),
  });
}

function fail(description: string): void {
  toast({ title: 'Error', description, tone: 'destructive' });
}

function showActive(id: number, isActive: boolean): void {
  const change = (prompt: Prompt) => (prompt.id === id ? { ...prompt, isActive } : prompt);
  queryClient.setQueriesData<PromptPage>({ queryKey: keys.promptLists }, (page) =>
    page ? { ...page, rows: page.rows.map(change) } : page,
  );
  queryClient.setQueryData<Prompt>(keys.prompt(id), (prompt) => (prompt ? change(prompt) : prompt));
}
