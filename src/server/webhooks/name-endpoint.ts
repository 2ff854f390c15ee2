// What an endpoint is called in sentences.
import type { EndpointRow } from './endpoints.store.ts';

/** By its description, else by its host: the rest of its URL can hold a token. */
export const nameEndpoint = ({ description, url }: Pick<EndpointRow, 'description' | 'url'>): string =>
  description === '' ? (URL.parse(url)?.host ?? '') : description;
