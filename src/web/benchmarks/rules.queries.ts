// Server state of the benchmark rules: what content is checked by, pages of the table, single rules, and the writes.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { RuleDraft } from '#domain/benchmarks/rule-input.ts';
import * as contracts from '#domain/benchmarks/rules.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';

type StoredRule = contracts.StoredRule;
type RulePage = { rows: StoredRule[]; total: number };

/** One page of the table; its rows are kept while the next one is read. */
export function useRulePage(query: contracts.RuleFilter & { page: number; limit: number }) {
  return useQuery({
    queryKey: keys.ruleList(query),
    queryFn: ({ signal }) => callPage(contracts.listRules, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function usePacks() {
  return useQuery({ queryKey: keys.rulePacks, queryFn: ({ signal }) => call(contracts.listPacks, { signal }) });
}

/** One rule with its changes; asks nothing for null. */
export function useRule(id: number | null) {
  return useQuery({
    queryKey: keys.rule(id ?? 0),
    queryFn: ({ signal }) => call(contracts.getRule, { params: { id: String(id) }, signal }),
    enabled: id !== null,
  });
}

async function refreshRules(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keys.rules });
}

function fail(error: Error): void {
  toast({ title: 'The rule was not changed', description: explainError(error), tone: 'destructive' });
}

/** Says what was done and offers to take it back. */
function report(title: string, description: string, change: number): void {
  toast({ title, description, action: { label: 'Undo', run: () => void undoChange(change) } });
}

/** Takes a change back, and says so or why not. */
export async function undoChange(change: number): Promise<void> {
  try {
    const { rule } = await call(contracts.undoRuleChange, { params: { id: change } });
    toast({ title: 'Change undone', description: rule ? rule.rule.label : 'The rule was removed again.' });
  } catch (error) {
    fail(error as Error);
  }
  await refreshRules();
}

/** Adds a rule, or changes the one given. A refusal is the dialog's to show. */
export function useSaveRule(rule: StoredRule | null) {
  return useMutation({
    mutationFn: (draft: RuleDraft) =>
      rule === null
        ? call(contracts.addRule, { body: draft })
        : call(contracts.changeRule, { params: { id: rule.id }, body: { rule: draft }, ifMatch: rule.version }),
    onSuccess: (saved) => report(rule === null ? 'Rule added' : 'Rule changed', saved.rule.label, saved.version),
    onSettled: refreshRules,
  });
}

/** Switches a rule on or off: at once in the table, and back if the save fails. */
export function useSwitchRule() {
  return useMutation({
    mutationFn: ({ rule, isActive }: { rule: StoredRule; isActive: boolean }) =>
      call(contracts.changeRule, { params: { id: rule.id }, body: { isActive } }),
    onMutate: async ({ rule, isActive }) => {
      await queryClient.cancelQueries({ queryKey: keys.ruleLists });
      showActive(rule.id, isActive);
    },
    onSuccess: (saved) =>
      report(saved.isActive ? 'Rule turned on' : 'Rule turned off', saved.rule.label, saved.version),
    onError: (error, { rule, isActive }) => {
      showActive(rule.id, !isActive);
      fail(error);
    },
    onSettled: refreshRules,
  });
}

function showActive(id: number, isActive: boolean): void {
  queryClient.setQueriesData<RulePage>({ queryKey: keys.ruleLists }, (page) =>
    page ? { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, isActive } : row)) } : page,
  );
}

export function useDeleteRule() {
  return useMutation({
    mutationFn: (rule: StoredRule) => call(contracts.deleteRule, { params: { id: rule.id }, ifMatch: rule.version }),
    onSuccess: ({ change }, rule) => report('Rule deleted', rule.rule.label, change),
    onError: fail,
    onSettled: refreshRules,
  });
}

export function useRestoreRule() {
  return useMutation({
    mutationFn: (rule: StoredRule) => call(contracts.restoreRule, { params: { id: rule.id }, ifMatch: rule.version }),
    onSuccess: (saved) => report('Rule restored', `${saved.rule.label} is back to Copydesk’s version.`, saved.version),
    onError: fail,
    onSettled: refreshRules,
  });
}

export function useTryRule() {
  return useMutation({
    mutationFn: (body: { rule: RuleDraft; id?: number; n: number }) => call(contracts.testRule, { body }),
  });
}
