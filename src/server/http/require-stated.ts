// What a route does beyond its input and reply is on the API page: it does it only where its contract says so.
import type { FastifyRequest } from 'fastify';
import type { StatedUse } from '#domain/contract.ts';

/** Throws where the contract of a route does not state a use. */
export function requireStated({ routeOptions }: FastifyRequest, use: StatedUse): void {
  if (!routeOptions.config[use])
    throw new Error(`${routeOptions.method} ${routeOptions.url} lacks ${use} in its contract`);
}
