// Entries that came about together: those of one import, or of one run over several products.
import type { HistoryEntry } from './history.contract.ts';

type Grouped = Pick<HistoryEntry, 'id' | 'productId' | 'action' | 'changedBy' | 'changeDate' | 'importId'> &
  Partial<Pick<HistoryEntry, 'details'>>;
export type EntryGroup<E> = { entries: E[]; importId: number | null; products: number };

/** From one product of a run to the next; a person deciding by hand looks longer. */
const longestGapMs = 30_000;
/** Fewer products than this are listed one by one. */
const leastProducts = 3;

const isByPolicy = ({ details }: Grouped): boolean => details?.policyId !== undefined;

/** The same import, or the same thing done by the same person right after; by hand one goes through the parts of a product, too. */
function belongTogether(before: Grouped, next: Grouped): boolean {
  if (before.importId !== undefined || next.importId !== undefined) return before.importId === next.importId;
  return (
    before.action === next.action &&
    before.changedBy?.id === next.changedBy?.id &&
    isByPolicy(before) === isByPolicy(next) &&
    before.details?.answeredBy === next.details?.answeredBy &&
    Math.abs(Date.parse(before.changeDate) - Date.parse(next.changeDate)) <= longestGapMs
  );
}

/** Neighbours in a list of entries, put together where they came about together; a group of few products falls into single entries. */
export function groupRuns<E extends Grouped>(entries: readonly E[]): EntryGroup<E>[] {
  const groups: E[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && belongTogether(last, entry)) group.push(entry);
    else groups.push([entry]);
  }
  return groups.flatMap((group) => {
    const products = new Set(group.map(({ productId }) => productId)).size;
    if (products >= leastProducts) return [{ entries: group, importId: group[0]?.importId ?? null, products }];
    return group.map((entry) => ({ entries: [entry], importId: entry.importId ?? null, products: 1 }));
  });
}
