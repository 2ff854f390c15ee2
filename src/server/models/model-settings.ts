// What is set about the language model: read by app/config.ts from the environment, passed on as it is.

export const providers = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type Provider = (typeof providers)[number];

/** The key is a secret: this is never logged, stored or answered as a whole. */
export type ModelSettings = {
  provider: Provider;
  model: string;
  /** Null: the provider's own address. */
  baseUrl: string | null;
  apiKey: string | null;
  /** US dollars per million tokens; null where nobody said. */
  price: { input: number; output: number } | null;
  /** US dollars a day (UTC); null for no limit. */
  dailyBudget: number | null;
  maxOutputTokens: number;
  /** Longest time for one request of the server, retries included. */
  timeoutMs: number;
};

/** Names of providers as people read them. */
export const providerNames: Readonly<Record<Provider, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'an OpenAI-compatible server',
};
