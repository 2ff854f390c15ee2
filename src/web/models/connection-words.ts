// How connections, their providers and the jobs of models read.
import type { Connection } from '#domain/models/connections.contract.ts';
import type { Job, Provider } from '#domain/models/providers.ts';

export const providerWords: Record<Provider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'OpenAI-compatible server',
};

type JobWords = { label: string; hint: string; does: string; without: string; builtIn: string };

/** `does` stands on a connection, `without` is the choice of no model, `builtIn` says who does it then. */
export const jobWords: Record<Job, JobWords> = {
  write: {
    label: 'Writing',
    hint: 'Titles, bullets and descriptions, including those you ask for in the chat.',
    does: 'Writes',
    without: 'Built-in writer',
    builtIn: 'the built-in writer writes',
  },
  judge: {
    label: 'Checking',
    hint: 'Checks whether the source supports statements that no rule can check. Runs for each draft a model writes, and when you press Check on a product.',
    does: 'Checks',
    without: 'Off',
    builtIn: 'only the rules check',
  },
  chat: {
    label: 'Chat and questions',
    hint: 'Answers about a product, and questions about the catalog that Copydesk’s own rules cannot answer.',
    does: 'Chats',
    without: 'Built-in assistant',
    builtIn: 'the built-in assistant answers',
  },
};

export function describeKey({ hasKey, keyEnd }: Pick<Connection, 'hasKey' | 'keyEnd'>): string {
  if (!hasKey) return 'No key';
  return keyEnd === null ? 'Key stored' : `Key ending in ${keyEnd}`;
}

/** `$2.50 in, $10.00 out per million tokens`. */
export function describePrices(inputPrice: number | null, outputPrice: number | null): string {
  if (inputPrice === null || outputPrice === null) return 'No prices set';
  return `${describeDollars(inputPrice)} in, ${describeDollars(outputPrice)} out per million tokens`;
}

/** Two digits, and more where an amount needs them. */
export function describeDollars(amount: number): string {
  const text = amount.toFixed(6).replace(/0+$/, '');
  const [whole, digits = ''] = text.split('.');
  return `$${whole}.${digits.padEnd(2, '0')}`;
}
