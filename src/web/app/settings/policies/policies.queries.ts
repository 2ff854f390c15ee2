// The standing policies, what they would approve now, and what changes them.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Policies, PolicyInput, StoredPolicy } from '#domain/review/approval-policy.contract.ts';
import * as contracts from '#domain/review/approval-policy.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { toast } from '#web/kit/layers/toast.ts';
import { nameWhere } from './policy-words.ts';

type OnOutcome = (isSaved: boolean) => void;

/** What became of approved parts changes with every edit, so it is asked for whenever the screen opens. */
export function usePolicies() {
  return useQuery({
    queryKey: keys.policyList,
    queryFn: ({ signal }) => call(contracts.listPolicies, { signal }),
    staleTime: 0,
  });
}

/** The server checks every waiting product for it: not asked for without a policy that is on. */
export function usePolicyPreview(hasPolicyOn: boolean) {
  return useQuery({
    queryKey: keys.policyPreview,
    queryFn: ({ signal }) => call(contracts.previewPolicies, { signal }),
    staleTime: 0,
    enabled: hasPolicyOn,
  });
}

const toInput = ({ id: _, updatedBy: __, updatedAt: ___, ...input }: StoredPolicy): PolicyInput => input;

function show(policy: StoredPolicy): void {
  queryClient.setQueryData<Policies>(
    keys.policyList,
    (before) =>
      before && { ...before, policies: before.policies.map((each) => (each.id === policy.id ? policy : each)) },
  );
}

/** The preview follows on its own: a change is saved before it is known what it would approve. */
async function refreshPolicies(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: keys.policyPreview });
  await queryClient.invalidateQueries({ queryKey: keys.policyList });
}

/** Switches a policy on or off: at once on the screen, and back if it could not be saved. */
export function useSwitchPolicy(policy: StoredPolicy, onOutcome: OnOutcome) {
  return useMutation({
    scope: { id: `policy-${policy.id}` },
    mutationFn: (isOn: boolean) =>
      call(contracts.changePolicy, { params: { id: policy.id }, body: { ...toInput(policy), isOn } }),
    onMutate: async (isOn) => {
      await queryClient.cancelQueries({ queryKey: keys.policyList });
      show({ ...policy, isOn });
    },
    onSuccess: (stored) => {
      show(stored);
      onOutcome(true);
    },
    onError: () => {
      onOutcome(false);
      show(policy);
    },
    onSettled: refreshPolicies,
  });
}

/** Adds a policy, or replaces the stored one. A refusal is the dialog's to show. */
export function useSavePolicy(stored: StoredPolicy | null, onOutcome: OnOutcome) {
  return useMutation({
    mutationFn: (body: PolicyInput) =>
      stored === null
        ? call(contracts.addPolicy, { body })
        : call(contracts.changePolicy, { params: { id: stored.id }, body }),
    onSuccess: async () => {
      onOutcome(true);
      await refreshPolicies();
    },
    onError: () => onOutcome(false),
  });
}

async function restore(policy: StoredPolicy, onOutcome: OnOutcome): Promise<void> {
  try {
    await call(contracts.addPolicy, { body: toInput(policy) });
    onOutcome(true);
    toast({ title: 'Policy restored', description: `${nameWhere(policy)}.` });
  } catch (error) {
    onOutcome(false);
    toast({ title: 'The policy was not restored', description: explainError(error), tone: 'destructive' });
  }
  await refreshPolicies();
}

/** Deletes a policy; Undo adds it again. A refusal is the row's to show. */
export function useDeletePolicy(policy: StoredPolicy, onOutcome: OnOutcome) {
  return useMutation({
    mutationFn: () => call(contracts.deletePolicy, { params: { id: policy.id } }),
    onSuccess: async () => {
      onOutcome(true);
      toast({
        title: 'Policy deleted',
        description: `${nameWhere(policy)}. Parts that it approved stay approved.`,
        action: { label: 'Undo', run: () => void restore(policy, onOutcome) },
      });
      await refreshPolicies();
    },
    onError: () => onOutcome(false),
  });
}
