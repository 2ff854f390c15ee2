// Optimistic concurrency over HTTP: the version of a record is its ETag, and If-Match names the version a caller last saw.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#domain/problem.ts';

/** The version of `If-Match: "7"`; null when absent or `*`. Throws INVALID_INPUT for anything else. */
export function seenVersion(request: FastifyRequest): number | null {
  const header = request.headers['if-match']?.trim();
  if (!header || header === '*') return null;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (version === undefined)
    throw new Problem('INVALID_INPUT', 'If-Match must be an ETag of this server, such as "3".');
  return Number(version);
}

/** Names the version of a record as its ETag; 0 where there is none yet. */
export function withVersion<C extends { version: number } | null>(reply: FastifyReply, record: C): C {
  reply.header('etag', `"${record?.version ?? 0}"`).header('cache-control', 'no-cache');
  return record;
}
