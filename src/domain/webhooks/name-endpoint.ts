// What an endpoint is called in sentences.
import type { Endpoint } from './webhooks.contract.ts';

/** By its description, else by its host: the rest of its URL can hold a token. */
export const nameEndpoint = ({ description, url }: Pick<Endpoint, 'description' | 'url'>): string =>
  description === '' ? (URL.parse(url)?.host ?? '') : description;
