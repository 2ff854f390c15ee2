// A sign-in that is under way at the company's provider: kept in a cookie of the browser that started it, for one return within ten minutes.
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const lifetimeMs = 10 * 60 * 1_000;

const checksSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
/** What an answer of the provider must fit: state and nonce, and the verifier of PKCE (RFC 7636). */
export type Checks = z.infer<typeof checksSchema>;

const underWaySchema = z.object({ ...checksSchema.shape, to: z.string(), startedAt: z.int() });
/** `to` is where the browser goes afterwards; `startedAt` in milliseconds. */
type UnderWay = z.infer<typeof underWaySchema>;

export type UnderWayCookie = {
  set: (reply: FastifyReply, underWay: Checks & { to: string }, now: Date) => void;
  /** The sign-in that `state` belongs to, deleted from the browser; null where it has none, another one, or one that is over. */
  take: (request: FastifyRequest, reply: FastifyReply, state: unknown, now: Date) => UnderWay | null;
};

function parse(text: string): UnderWay | null {
  try {
    const read = underWaySchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return read.success ? read.data : null;
  } catch {
    return null; // Not what was set here.
  }
}

/** Nothing in it is a secret to its own browser; the name makes browsers refuse one that another host set. */
export function underWayCookie(isEncrypted: boolean): UnderWayCookie {
  const name = isEncrypted ? '__Host-copydesk-company' : 'copydesk-company';
  // Lax: the provider leads back here from its own site.
  const options = { httpOnly: true, secure: isEncrypted, sameSite: 'lax', path: '/' } as const;
  return {
    set: (reply, underWay, now) => {
      const text = JSON.stringify({ ...underWay, startedAt: now.getTime() } satisfies UnderWay);
      reply.setCookie(name, Buffer.from(text).toString('base64url'), { ...options, maxAge: lifetimeMs / 1_000 });
    },
    take: ({ cookies }, reply, state, now) => {
      const found = parse(cookies[name] ?? '');
      // A page of another site could lead here too, and must not end a sign-in under way.
      if (!found || found.state !== state) return null;
      reply.clearCookie(name, options);
      return found.startedAt + lifetimeMs > now.getTime() ? found : null;
    },
  };
}
