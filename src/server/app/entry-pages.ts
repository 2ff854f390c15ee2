// The pages that need nobody signed in, and the way to them from all others.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignIn } from '#server/session/require-session.ts';

/** Back to where somebody wanted to go, once they are signed in. */
export function leadToSignIn({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const to = url === '/' ? '' : `?to=${encodeURIComponent(url)}`;
  return reply.header('cache-control', 'no-store').redirect(`/sign-in${to}`);
}

/** The page where people sign in and the one where a link makes an account; without sign-in there is neither. */
export function addEntryPages(app: FastifyInstance, signIn: SignIn | null, webFolder: string): void {
  const send = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').sendFile('sign-in.html', webFolder, { cacheControl: false });
  app.get('/sign-in', { schema: { hide: true } }, (request, reply) =>
    signIn && !request.signedIn ? send(reply) : reply.redirect('/'),
  );
  app.get('/join', { schema: { hide: true } }, (_request, reply) => (signIn ? send(reply) : reply.redirect('/')));
  if (!signIn) return;
  // The first page is a file that is there; all others come by way of what is not.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.signedIn && request.method === 'GET' && /^\/(index\.html)?(\?|$)/.test(request.url))
      return leadToSignIn(request, reply);
  });
}
