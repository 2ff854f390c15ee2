// One cache for server state: never stale by itself, never retried; changes and live events say when to read again.
import { QueryClient } from '@tanstack/react-query';
import { keys } from './query-keys.ts';

/** What no screen shows is kept this long: coming back within a working hour reads nothing again. */
const keptMs = 60 * 60_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: keptMs,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    mutations: { retry: false },
  },
});

/** Optimised contents are kept for five minutes, as specified. */
export const contentStaleMs = 5 * 60_000;

/** Reads again what a change of one product touches: its own data, the lists, the figures and the history. */
export async function refreshProduct(productId: number): Promise<void> {
  await Promise.all(
    [keys.product(productId), keys.products, keys.dashboard, keys.facets, keys.history].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/** Reads again what a change of the language models touches: what is set, and who is said to write. */
export async function refreshModels(): Promise<void> {
  await Promise.all(
    [keys.models, keys.integrationStatus, keys.modelUse].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}

/** Reads again what a change of a voice touches: the list of voices, and what holds for each product. */
export async function refreshVoices(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.voices }),
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'product' && queryKey[2] === 'voice',
    }),
  ]);
}

/** Reads again what a change of keywords touches: the lists, and what holds for each product. */
export async function refreshKeywords(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.keywords }),
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'product' && queryKey[2] === 'keywords',
    }),
  ]);
}

/** Reads again what a change of a prompt touches: the lists of prompts, and what holds for each product. */
export async function refreshPrompts(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.prompts }),
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'product' && queryKey[2] === 'prompts',
    }),
  ]);
}
