// Which product the review goes on with; asked for when it is wanted, because what was first a while ago may be decided by now.
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { getNeighbours } from '#domain/catalogue/neighbours.contract.ts';
import { listWork } from '#domain/teamwork/teamwork.contract.ts';
import { call, callPage } from '#web/client/api.ts';
import { ApiError } from '#web/client/api-error.ts';
import type { AskedSearch } from '#web/shared/lists/list-search.ts';
import type { ReviewStop } from './review-stop.ts';

/**
 * The one it stopped at, if that still waits; else the first of the queue, of those nobody else is on. Null: none waits. Where somebody is on each
 * of them, the first shows who. `isShared`: people sign in.
 */
export async function findNext(queue: AskedSearch, stop: ReviewStop | null, isShared: boolean): Promise<number | null> {
  const isTaken = async (id: number) => isShared && (await hasVisitors(id));
  if (stop && (await isWaiting(stop.id, queue)) && !(await isTaken(stop.id))) return stop.id;
  const { rows } = await callPage(listProducts, { query: { ...queue, page: 1, limit: 1 } });
  const [first] = rows;
  if (!first || !(await isTaken(first.id))) return first?.id ?? null;
  const { next } = await call(getNeighbours, { params: { id: first.id }, query: queue });
  return next?.id ?? first.id;
}

async function hasVisitors(id: number): Promise<boolean> {
  const [work] = await call(listWork, { query: { ids: String(id) } });
  return work !== undefined && work.visits.length > 0;
}

async function isWaiting(id: number, queue: AskedSearch): Promise<boolean> {
  try {
    const { position } = await call(getNeighbours, { params: { id }, query: queue });
    return position !== null;
  } catch (error) {
    // Deleted since.
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}
