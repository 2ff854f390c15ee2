// What is set about a language model, by the environment or by a connection: passed on as it is to everything that calls.
import type { Job, Provider } from '#domain/models/providers.ts';

/** The key is a secret: this is never logged, stored or answered as a whole. */
export type ModelSettings = {
  /** The stored connection it comes from; null for the environment's, and for one that is tested before it is stored. */
  connectionId: number | null;
  provider: Provider;
  model: string;
  /** Null: the provider's own address. */
  baseUrl: string | null;
  apiKey: string | null;
  /** US dollars per million tokens; null where nobody said. */
  price: { input: number; output: number } | null;
  /** US dollars a day (UTC); null for no limit. */
  dailyBudget: number | null;
  /** Calls under way at the same time, of all servers and workers together; null for no limit. */
  concurrency: number | null;
  /** Calls started, and tokens they use, in any minute; null for no limit. */
  requestsPerMinute: number | null;
  tokensPerMinute: number | null;
  maxOutputTokens: number;
  /** Longest time for one request of the server, retries included. */
  timeoutMs: number;
  /** Null: as the provider has it. */
  temperature: number | null;
  seed: number | null;
};

/** A model as it may be shown: no key, no address. */
export type ModelInJob = {
  name: string;
  provider: string;
  hasKey: boolean;
  hasPrices: boolean;
  dailyBudget: number | null;
  connectionId: number | null;
};

/** The model that does a job now; null where none is chosen or it is switched off. Throws UNAVAILABLE where its key cannot be read. */
export type ModelFor = (job: Job) => Promise<ModelSettings | null>;

/** The part of the settings every call of the library is given. */
export function callSettings({ maxOutputTokens, temperature, seed }: ModelSettings) {
  return {
    maxOutputTokens,
    ...(temperature === null ? {} : { temperature }),
    ...(seed === null ? {} : { seed }),
  };
}

/** Characters a token seldom has more of: words are two to eight, and white space counts. */
const charsOfToken = 16;
const leastChars = 64_000;

/** The most characters that are read of an answer: more than its tokens can be written in. */
export const mostAnswerChars = ({ maxOutputTokens }: Pick<ModelSettings, 'maxOutputTokens'>): number =>
  Math.max(leastChars, maxOutputTokens * charsOfToken);
