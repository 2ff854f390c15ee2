// From where a browser calls.
import type { FastifyRequest } from 'fastify';
import type { Origin } from './sessions.store.ts';

export const originOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Origin => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});
