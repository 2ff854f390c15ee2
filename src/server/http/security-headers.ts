// What every reply has browsers refuse. Written once: the same for all of them.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export type HeaderSettings = {
  /** Hosts pictures of products may come from; null for any over https. */
  imageHosts?: readonly string[] | null | undefined;
  /** The origin people open; null or none where nobody signs in. */
  signInUrl?: string | null | undefined;
};

const secondsOfYear = 365 * 24 * 60 * 60;

const policy = ({ imageHosts, signInUrl }: HeaderSettings) => ({
  contentSecurityPolicy: {
    directives: {
      'default-src': ["'self'"],
      'base-uri': ["'none'"],
      'font-src': ["'self'"],
      'script-src': ["'self'"],
      // Radix writes style attributes to place its popovers; style elements stay forbidden.
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', ...(imageHosts ?? ['https:'])],
      'connect-src': ["'self'"],
      'frame-ancestors': ["'none'"],
      'upgrade-insecure-requests': null,
    },
  },
  // Over http browsers ignore it.
  strictTransportSecurity: signInUrl?.startsWith('https:') ? { maxAge: secondsOfYear, includeSubDomains: true } : false,
  referrerPolicy: { policy: 'no-referrer' as const },
});

/** The headers of every reply, as helmet would write them. */
export function securityHeaders(settings: HeaderSettings): Record<string, string> {
  const headers: Record<string, string> = {};
  const reply = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  let fault: unknown;
  helmet(policy(settings))({} as IncomingMessage, reply as unknown as ServerResponse, (error) => {
    fault = error;
  });
  if (fault) throw fault;
  return headers;
}

export function addSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
