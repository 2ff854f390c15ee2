// Who serves language models, what models do here, and where a model may be asked.

export const providers = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;
export type Provider = (typeof providers)[number];

/** Names of providers as people read them in a sentence. */
export const providerNames: Readonly<Record<Provider, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'an OpenAI-compatible server',
};

/** What a model can be chosen for. Questions over the catalogue belong to the chat. */
export const jobs = ['write', 'judge', 'chat'] as const;
export type Job = (typeof jobs)[number];

/** A host with no name or password in front, perhaps a port, and what follows. */
const address = /^https?:\/\/(?:\[[\da-f:.]+\]|[\p{L}\p{N}._~-]+)(?::(?<port>\d{1,5}))?(?:[/?#][^\s\\]*)?$/iu;

/** An address of a model's server, such as `http://127.0.0.1:11434/v1`: it never holds a name or a password. */
export function isModelAddress(text: string): boolean {
  const found = address.exec(text);
  return found !== null && Number(found.groups?.port ?? 0) <= 65_535;
}

/** The same address however it was typed. */
export const tidyAddress = (text: string) => text.trim().replace(/\/+$/, '');
