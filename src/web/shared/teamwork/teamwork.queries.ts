// Server state of the work between people: who has which product, who is on it, and the writes. None of it is asked where nobody signs in.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countAssigned } from '#domain/catalogue/assigned.contract.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import { may } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import { getTeam } from '#domain/session/team.contract.ts';
import type { AssignmentChange } from '#domain/teamwork/assignment.ts';
import * as contracts from '#domain/teamwork/teamwork.contract.ts';
import { call } from '#web/client/api.ts';
import { explainError } from '#web/client/api-error.ts';
import { queryClient } from '#web/client/query-client.ts';
import { keys } from '#web/client/query-keys.ts';
import { useMyId } from '#web/client/shared.queries.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { toast } from '#web/kit/layers/toast.ts';

/** As many as a call takes; a list shows no more on a page. */
const mostIds = 200;

/** A moment after the first visit ends, so that the server says so, too. */
const endedMs = 500;
const leastMs = 1_000;

/** When the next of the visits shown ends by itself, which nobody announces. */
function untilNextEnd(work: readonly contracts.ProductWork[] | undefined): number | false {
  const ends = (work ?? []).flatMap(({ visits }) => visits.map(({ until }) => Date.parse(until)));
  return ends.length > 0 && Math.max(leastMs, Math.min(...ends) - Date.now() + endedMs);
}

/** Who has these products and who else is on them, by product; without those of which that is not known yet. */
export function useWork(productIds: readonly number[]): ReadonlyMap<number, contracts.ProductWork> {
  const isShared = useMyId() !== null;
  const ids = productIds.slice(0, mostIds).join(',');
  const { data, isPlaceholderData } = useQuery({
    queryKey: keys.workOf(ids),
    queryFn: ({ signal }) => call(contracts.listWork, { query: { ids }, signal }),
    enabled: isShared && ids !== '',
    // Visits end by themselves, also while nothing shows them.
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => untilNextEnd(state.data),
  });
  return useMemo(() => {
    const known = new Map(data?.map((work) => [work.productId, work]));
    // What is left out of a reply is nobody's. That of the list before says nothing of the others.
    if (data && !isPlaceholderData)
      for (const productId of ids.split(',').map(Number))
        if (!known.has(productId)) known.set(productId, { productId, assignment: null, visits: [] });
    return known;
  }, [data, isPlaceholderData, ids]);
}

/** How many products of a list I and nobody have, whatever person and lens it is narrowed to. */
export function useAssignedCounts({ assigned: _, lens: __, secondPerson: ___, ...query }: ProductFilter) {
  const isShared = useMyId() !== null;
  return useQuery({
    queryKey: keys.productList({ assignedIn: query }),
    queryFn: ({ signal }) => call(countAssigned, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: isShared,
  });
}

/** How many of the products somebody cannot change; asked only about who has a limit. */
export function useAssignmentPreview(
  selection: contracts.AssignmentQuestion['selection'],
  person: { id: number; scope: Scope | null } | undefined,
) {
  return useQuery({
    // A limit that changes is another question.
    queryKey: keys.productList({ assignTo: person, selection }),
    queryFn: ({ signal }) =>
      call(contracts.previewAssignment, { body: { selection, personId: Number(person?.id) }, signal }),
    enabled: person !== undefined && person.scope !== null,
  });
}

/** The members by name; `canWork` where their role can change products, `scope` where these are not all. */
export function usePeople({ isNeeded = true } = {}) {
  const isShared = useMyId() !== null;
  return useQuery({
    queryKey: keys.teamMembers,
    queryFn: ({ signal }) => call(getTeam, { signal }),
    enabled: isShared && isNeeded,
    select: ({ members }) =>
      members.map(({ id, fullName, role, scope }) => ({ id, fullName, scope, canWork: may(role, 'write') })),
  });
}

/** Lists that show or filter by who has a product, and its history. */
function readAgain(): void {
  for (const queryKey of [keys.products, keys.work, keys.history]) void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [kind, , of] }) => kind === 'product' && of === 'history',
  });
}

const undoOf = (change: number | null) =>
  change === null ? {} : { action: { label: 'Undo', run: () => void undo(change) } };

async function undo(change: number): Promise<void> {
  try {
    const { changed, skipped } = await call(contracts.undoAssignment, { body: { change } });
    toast({
      title: `Undone for ${countNoun(changed, 'product')}`,
      ...(skipped > 0
        ? { description: `${countNoun(skipped, 'product')} changed since then and stayed as they are.` }
        : {}),
    });
  } catch (error) {
    toast({ title: 'Nothing was undone', description: explainError(error), tone: 'destructive' });
  }
  readAgain();
}

type Assigning = {
  selection: contracts.AssignInput['selection'];
  change: AssignmentChange;
  /** What is said where all went well: `Assigned to Tomas Berg`. */
  done: string;
};

function sayAssigned({ changed, unchanged, skipped, change }: contracts.AssignReply, done: string): void {
  const rest = [
    unchanged > 0 ? `${countNoun(unchanged, 'product')} already had this assignment.` : '',
    skipped > 0 ? `${countNoun(skipped, 'product')} skipped: outside your limit, or assigned to nobody.` : '',
  ].filter((sentence) => sentence !== '');
  toast({
    title: changed === 0 ? 'Nothing changed' : `${done}: ${countNoun(changed, 'product')}`,
    ...(rest.length > 0 ? { description: rest.join(' ') } : {}),
    ...undoOf(change),
  });
}

/** A failure is the dialog's to show. */
export function useAssign() {
  return useMutation({
    mutationFn: ({ selection, change }: Assigning) => call(contracts.assign, { body: { selection, ...change } }),
    onSuccess: (reply, { done }) => sayAssigned(reply, done),
    onSettled: readAgain,
  });
}

export function useTake() {
  return useMutation({
    mutationFn: () => call(contracts.takeProducts, { body: { count: contracts.taken } }),
    onSuccess: ({ productIds, change }) =>
      toast(
        productIds.length === 0
          ? { title: 'Nothing to take', description: 'Every waiting product is assigned, or someone is reviewing it.' }
          : { title: `You took ${countNoun(productIds.length, 'product')}`, ...undoOf(change) },
      ),
    onError: (error) => toast({ title: 'Nothing was taken', description: explainError(error), tone: 'destructive' }),
    onSettled: readAgain,
  });
}
