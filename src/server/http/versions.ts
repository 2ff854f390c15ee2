// What calls say in headers: the version of a record is its ETag, If-Match names the version a caller last saw, and Idempotency-Key a call that
// may happen only once.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#domain/problem.ts';
import { requireStated } from './require-stated.ts';

/** The version of `If-Match: "7"`; null when absent or `*`. Throws INVALID_INPUT for anything else. */
export function seenVersion(request: FastifyRequest): number | null {
  requireStated(request, 'takesVersion');
  const header = request.headers['if-match']?.trim();
  if (!header || header === '*') return null;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (version === undefined)
    throw new Problem('INVALID_INPUT', 'If-Match must be an ETag of this server, such as "3".');
  return Number(version);
}

/** Names the version of a record as its ETag; 0 where there is none yet. */
export function withVersion<C extends { version: number } | null>(reply: FastifyReply, record: C): C {
  requireStated(reply.request, 'givesVersion');
  reply.header('etag', `"${record?.version ?? 0}"`).header('cache-control', 'no-cache');
  return record;
}

/** What a caller names a call by that may happen only once; null where it does not. Throws INVALID_INPUT. */
export function keyOf(request: FastifyRequest): string | null {
  requireStated(request, 'takesKey');
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Problem('INVALID_INPUT', 'Idempotency-Key must be 1 to 200 printable characters without spaces.');
}
