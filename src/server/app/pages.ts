// The pages and files a server sends: those of the web app, the ones that need nobody signed in, and the pictures of the sample.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#domain/problem.ts';
import { safePath } from '#domain/session/safe-path.ts';
import type { SignIn } from '#server/session/require-session.ts';
import { loadPreloadLinks } from './preload-links.ts';
import { sampleImages } from './sample-images.ts';

const root = resolve(import.meta.dirname, '../../..');
/** The built web app. */
const webFolder = join(root, 'dist/web');
const pageFile = /[\\/]index\.html(\.br|\.gz)?$/;
/** What only the other form of its file leads to. */
const packedFile = /\.(br|gz)$/;
const hashedFile = /\/assets\/(?:.*-)?[\w-]{8,}\.\w+(\.br|\.gz)?$/;

/** Back to where somebody wanted to go, once they are signed in. */
function leadToSignIn({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const to = url === '/' ? '' : `?to=${encodeURIComponent(url)}`;
  return reply.header('cache-control', 'no-store').redirect(`/sign-in${to}`);
}

/** Where who is signed in already goes on. */
function wantedBy({ url }: FastifyRequest): string {
  const origin = 'http://localhost';
  return safePath(URL.parse(url, origin)?.searchParams.get('to') ?? null, origin);
}

/**
 * The page where people sign in and the one where a link makes an account; without sign-in there is neither. The one of a sign-off is there
 * for anybody: what it shows is in the hash of the link, which no server sees.
 */
function addEntryPages(app: FastifyInstance, signIn: SignIn | null): void {
  const send = (reply: FastifyReply, page: 'sign-in.html' | 'join.html' | 'sign-off.html') =>
    reply.header('cache-control', 'no-cache').sendFile(page, webFolder, { cacheControl: false });
  app.get('/sign-in', { schema: { hide: true } }, (request, reply) =>
    signIn && !request.signedIn ? send(reply, 'sign-in.html') : reply.redirect(wantedBy(request)),
  );
  app.get('/join', { schema: { hide: true } }, (_request, reply) =>
    signIn ? send(reply, 'join.html') : reply.redirect('/'),
  );
  app.get('/sign-off', { schema: { hide: true } }, (_request, reply) =>
    send(reply, 'sign-off.html').header('cache-control', 'no-store'),
  );
  if (!signIn) return;
  // The first page is a file that is there; all others come by way of what is not.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.signedIn && request.method === 'GET' && /^\/(index\.html)?(\?|$)/.test(request.url))
      return leadToSignIn(request, reply);
  });
}

/** Any address that is no file and no call is a page of the app; it leads to the page to sign in on where nobody is signed in who should be. */
export async function addPages(app: FastifyInstance, signIn: SignIn | null): Promise<void> {
  await app.register(fastifyStatic, { root: sampleImages, prefix: '/sample-images/', maxAge: '1d' });
  const hasWeb = existsSync(join(webFolder, 'index.html'));
  const preloadLinks = loadPreloadLinks(webFolder);
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: webFolder,
      decorateReply: false,
      cacheControl: false,
      // The build packed them; packing at every request is slower and less tight.
      preCompressed: true,
      allowedPath: (path) => !packedFile.test(path),
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        reply.header('cache-control', hashedFile.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
        const link = pageFile.test(path) ? preloadLinks(reply.request.url) : undefined;
        if (link) reply.header('link', link);
      },
    });
  }
  if (hasWeb) addEntryPages(app, signIn);
  app.setNotFoundHandler((request, reply) => {
    const isPage = hasWeb && request.method === 'GET' && !/^\/(api|assets|media|sample-images)\//.test(request.url);
    if (isPage) {
      if (signIn && !request.signedIn) return leadToSignIn(request, reply);
      const link = preloadLinks(request.url);
      if (link) reply.header('link', link);
      return reply.header('cache-control', 'no-cache').sendFile('index.html', webFolder, { cacheControl: false });
    }
    throw new Problem('NOT_FOUND', `Nothing found at ${request.method} ${request.url.split('?')[0]}.`);
  });
}
