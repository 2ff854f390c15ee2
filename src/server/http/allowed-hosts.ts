// Under which names the server may be called, so that no page of another site acts through it: neither by a name that leads here,
// nor by a form or script of its own, with the cookie of somebody who is signed in.
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#domain/problem.ts';
import { isHealthCall } from './health.routes.ts';

const anyAddress = new Set(['0.0.0.0', '::', '[::]']);

export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** As addresses have it: `[::1]`. */
const inAddress = (host: string) => (host.includes(':') && !host.startsWith('[') ? `[${host}]` : host);

/** Where a server that listens there answers from this machine. */
export function ownAddress(host: string, port: number): string {
  return `http://${anyAddress.has(host) ? '127.0.0.1' : inAddress(host)}:${port}`;
}

type HostRules = {
  /** Whether the server answers to this header Host. */
  isOwnName: (host: string | undefined) => boolean;
  /** Whether a change may come from this header Origin, in a call to this Host. */
  isOwnPage: (origin: string, host: string | undefined) => boolean;
};

/** `allowed` are hosts with or without a port; without one any port is meant. This machine and `host` itself always count. */
export function createHostRules(host: string, allowed: readonly string[]): HostRules {
  const names = new Set(
    [...allowed, ...(anyAddress.has(host) ? [] : [inAddress(host)])].map((name) => name.toLowerCase()),
  );
  const isNamed = ({ host: withPort, hostname }: URL) => names.has(withPort) || names.has(hostname);
  const readHost = (text: string | undefined) =>
    /^[\w.:[\]-]+$/.test(text ?? '') ? URL.parse(`http://${text}`) : null;
  return {
    isOwnName: (given) => {
      const url = readHost(given);
      return url !== null && (isLoopback(url.hostname) || isNamed(url));
    },
    isOwnPage: (origin, given) => {
      const page = URL.parse(origin);
      // A proxy that passes the name on leaves both the same; for one that does not, the name people use is among the allowed.
      return page !== null && (page.host === readHost(given)?.host || (allowed.length > 0 && isNamed(page)));
    },
  };
}

/** Whether a page of another site made the call, as browsers say by themselves. */
export function isFromOtherSite({ 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return site === 'cross-site' || site === 'same-site';
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A page of another site must not act through this server: neither by a cross-site request nor by a name that leads here. */
export function refuseForeignCallers(app: FastifyInstance, host: string, allowed: readonly string[]): void {
  const rules = createHostRules(host, allowed);
  app.addHook('onRequest', ({ headers, method, url }, _reply, done) => {
    if (!isHealthCall(url) && !rules.isOwnName(headers.host))
      throw new Problem(
        'FORBIDDEN',
        'Copydesk does not accept requests for this host. ALLOWED_HOSTS lists the accepted hosts.',
      );
    if (readingMethods.has(method)) return done();
    const { origin } = headers;
    if (isFromOtherSite(headers) || (origin !== undefined && !rules.isOwnPage(origin, headers.host)))
      throw new Problem('FORBIDDEN', 'Changes are accepted only from the pages of Copydesk.');
    done();
  });
}
