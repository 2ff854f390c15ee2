// What every reply has browsers refuse. Written once: the same for all of them.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const policy = (imageHosts: readonly string[]) => ({
  contentSecurityPolicy: {
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      // Radix writes style attributes to place its popovers; style elements stay forbidden.
      'style-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', ...imageHosts],
      'connect-src': ["'self'"],
      'frame-ancestors': ["'none'"],
      'upgrade-insecure-requests': null,
    },
  },
  strictTransportSecurity: false,
  referrerPolicy: { policy: 'no-referrer' as const },
});

/** The headers helmet would write into a reply. */
function writtenBy(options: ReturnType<typeof policy>): Record<string, string> {
  const headers: Record<string, string> = {};
  const reply = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  let fault: unknown;
  helmet(options)({} as IncomingMessage, reply as unknown as ServerResponse, (error) => {
    fault = error;
  });
  if (fault) throw fault;
  return headers;
}

export function addSecurityHeaders(app: FastifyInstance, imageHosts: readonly string[]): void {
  const headers = writtenBy(policy(imageHosts));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
