// The course of a trial: its products are asked for, then drafted one after another; it can be stopped and gone on with.

import type { TrialSample, TriedProduct } from '#domain/prompts/prompt-trial.contract.ts';
import type { Failure } from '#web/kit/failure-text.tsx';

type Product = TrialSample['products'][number];

export type TrialRow = { product: Product } & (
  | { state: 'waiting' }
  | { state: 'trying' }
  | { state: 'done'; tried: TriedProduct }
  | { state: 'failed'; reason: string }
);

/** `asked`: a model would be called, which costs; it waits for a yes. */
type TrialRun = 'asked' | 'running' | 'stopped' | 'done';

export type TrialState =
  | { phase: 'idle' }
  | { phase: 'choosing' }
  | ({ phase: 'failed' } & Failure)
  | { phase: 'chosen'; sample: TrialSample; rows: TrialRow[]; run: TrialRun };

export type TrialEvent =
  | { type: 'asked' }
  | ({ type: 'refused' } & Failure)
  | { type: 'chosen'; sample: TrialSample }
  | { type: 'begun' }
  | { type: 'trying'; productId: number }
  | { type: 'tried'; tried: TriedProduct }
  | { type: 'failed'; productId: number; reason: string }
  | { type: 'stopped' }
  | { type: 'ended' };

const isOpen = ({ state }: TrialRow) => state === 'waiting' || state === 'failed';

/** The products still to be drafted, in their order. */
export function openRows(state: TrialState): TrialRow[] {
  return state.phase === 'chosen' ? state.rows.filter(isOpen) : [];
}

export function doneRows(state: TrialState): TriedProduct[] {
  return state.phase === 'chosen' ? state.rows.flatMap((row) => (row.state === 'done' ? [row.tried] : [])) : [];
}

export function reduceTrial(state: TrialState, event: TrialEvent): TrialState {
  switch (event.type) {
    case 'asked':
      return { phase: 'choosing' };
    case 'refused':
      return { phase: 'failed', text: event.text, detail: event.detail };
    case 'chosen': {
      const { sample } = event;
      const run = sample.products.length === 0 ? 'done' : sample.calls.least > 0 ? 'asked' : 'stopped';
      const rows = sample.products.map((product): TrialRow => ({ product, state: 'waiting' }));
      return { phase: 'chosen', sample, rows, run };
    }
  }
  if (state.phase !== 'chosen') return state;
  const change = (id: number, to: (row: TrialRow) => TrialRow): TrialState => ({
    ...state,
    rows: state.rows.map((row) => (row.product.id === id ? to(row) : row)),
  });
  switch (event.type) {
    case 'begun':
      return { ...state, run: 'running' };
    case 'trying':
      return change(event.productId, ({ product }) => ({ product, state: 'trying' }));
    case 'tried':
      return change(event.tried.id, ({ product }) => ({ product, state: 'done', tried: event.tried }));
    case 'failed':
      return change(event.productId, ({ product }) => ({ product, state: 'failed', reason: event.reason }));
    case 'stopped':
    case 'ended': {
      // What was under way when it was stopped is waited for no more.
      const rows = state.rows.map(
        (row): TrialRow => (row.state === 'trying' ? { product: row.product, state: 'waiting' } : row),
      );
      return { ...state, rows, run: rows.some(({ state: each }) => each === 'waiting') ? 'stopped' : 'done' };
    }
  }
}
