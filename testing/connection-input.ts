// A connection to the model double, as the call that adds one takes it.
import type { ModelDouble } from './model-double.ts';

/** `given` takes the place of what it names. */
export const connectionTo = (double: ModelDouble, given: object = {}) => ({
  name: 'The double',
  provider: 'openai-compatible',
  model: 'double-1',
  baseUrl: `${double.origin}/v1`,
  key: 'sk-connection-5e7c2f90ab',
  inputPrice: null,
  outputPrice: null,
  dailyBudget: null,
  concurrency: 4,
  maxOutputTokens: 4_000,
  timeoutSeconds: 20,
  temperature: null,
  seed: null,
  ...given,
});
