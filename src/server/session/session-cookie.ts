// The cookie of a session: nothing but its token.
import type { FastifyReply, FastifyRequest } from 'fastify';

export type SessionCookie = {
  read: (request: FastifyRequest) => string | null;
  set: (reply: FastifyReply, token: string) => void;
  clear: (reply: FastifyReply) => void;
};

/** The longest browsers keep one (RFC 6265bis, 5.5); the session ends long before, which it knows itself. */
const maxAge = 400 * 24 * 60 * 60;

/** Of an encrypted address its name makes browsers refuse one from any other host, path or connection (RFC 6265bis, 4.1.3.2). */
export function sessionCookie(isEncrypted: boolean): SessionCookie {
  const name = isEncrypted ? '__Host-copydesk' : 'copydesk';
  // Lax: a link in a mail leads into Copydesk; changes from other pages are refused by their Origin.
  const options = { httpOnly: true, secure: isEncrypted, sameSite: 'lax', path: '/' } as const;
  return {
    read: ({ cookies }) => cookies[name] ?? null,
    set: (reply, token) => void reply.setCookie(name, token, { ...options, maxAge }),
    clear: (reply) => void reply.clearCookie(name, options),
  };
}
