// Runs a trial product by product, so that a slow model shows how far it is and can be stopped at any time.
import { useEffect, useReducer, useRef, useState } from 'react';
import type { PromptForm } from '#domain/prompts/prompt-form.ts';
import { toPromptBody } from '#domain/prompts/prompt-form.ts';
import { sampleTrial, trialSizes, tryPrompt } from '#domain/prompts/prompt-trial.contract.ts';
import { call } from '#web/client/api.ts';
import { ApiError, describeFailure, explainError } from '#web/client/api-error.ts';
import { openRows, reduceTrial, type TrialState } from './prompt-trial.reducer.ts';

export type PromptTrialControl = {
  state: TrialState;
  /** How many products the next trial takes. */
  size: number;
  setSize: (size: number) => void;
  /** The prompt as it was tried; null before the first trial. */
  form: PromptForm | null;
  isBusy: boolean;
  /** Chooses the products, and starts where that costs nothing. */
  start: (form: PromptForm) => void;
  /** Goes on with what waits or failed; says yes to the calls of a model. */
  goOn: () => void;
  stop: () => void;
};

/** Once a model's budget or rate is used up, the products after would fail all the same. */
const isExhausted = (error: unknown) => error instanceof ApiError && error.status === 429;

/** `id` is the stored prompt whose place the typed one takes; null for a new one. */
export function usePromptTrial(id: number | null): PromptTrialControl {
  const [state, dispatch] = useReducer(reduceTrial, { phase: 'idle' });
  const [size, setSize] = useState<number>(trialSizes.usual);
  const [form, setForm] = useState<PromptForm | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const begin = () => {
    work.current?.abort();
    work.current = new AbortController();
    return work.current.signal;
  };
  const bodyOf = (typed: PromptForm) => ({ prompt: toPromptBody(typed), ...(id === null ? {} : { id }) });

  const draft = async (typed: PromptForm, products: readonly number[], signal: AbortSignal) => {
    dispatch({ type: 'begun' });
    for (const productId of products) {
      if (signal.aborted) return;
      dispatch({ type: 'trying', productId });
      try {
        const tried = await call(tryPrompt, { body: { ...bodyOf(typed), productId }, signal });
        if (!signal.aborted) dispatch({ type: 'tried', tried });
      } catch (error) {
        if (signal.aborted) return;
        dispatch({ type: 'failed', productId, reason: explainError(error) });
        if (isExhausted(error)) break;
      }
    }
    if (!signal.aborted) dispatch({ type: 'ended' });
  };

  const choose = async (typed: PromptForm, signal: AbortSignal) => {
    dispatch({ type: 'asked' });
    try {
      const sample = await call(sampleTrial, { body: { ...bodyOf(typed), n: size }, signal });
      if (signal.aborted) return;
      dispatch({ type: 'chosen', sample });
      const products = sample.products.map((product) => product.id);
      if (sample.calls.least === 0 && products.length > 0) await draft(typed, products, signal);
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'refused', ...describeFailure(error) });
    }
  };

  return {
    state,
    size,
    setSize,
    form,
    isBusy: state.phase === 'choosing' || (state.phase === 'chosen' && state.run === 'running'),
    start: (typed) => {
      setForm(typed);
      void choose(typed, begin());
    },
    goOn: () => {
      if (!form) return;
      const products = openRows(state).map((row) => row.product.id);
      void draft(form, products, begin());
    },
    stop: () => {
      work.current?.abort();
      dispatch({ type: 'stopped' });
    },
  };
}
