// A link that lets somebody in once: what is stored of it, and what is shown.
import type { ShownLink } from '#domain/session/team.contract.ts';
import { hashToken, newToken } from './tokens.ts';

/** `origin` is that of the page it opens; `id` is that of who makes it, null for nobody in particular. */
export function newLink(origin: string, { id, at, until }: { id: number | null; at: Date; until: Date }) {
  const token = newToken();
  const shown: ShownLink = { url: `${origin}/join#${token}`, expiresAt: until.toISOString() };
  return { stored: { tokenHash: hashToken(token), createdAt: at, expiresAt: until, createdBy: id }, shown };
}
