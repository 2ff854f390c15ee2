// Routes of signing in through the company: a browser goes to its provider and comes back, or a proxy in front has said who it is.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '#domain/session/company.contract.ts';
import type { CompanyProblem } from '#domain/session/company-problems.ts';
import { safePath } from '#domain/session/safe-path.ts';
import { isFromOtherSite } from '#server/http/allowed-hosts.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { originOf } from '../origin-of.ts';
import type { SignIn } from '../require-session.ts';

/** The page to sign in on says why, and leads to the same page in the end. */
function refuse(reply: FastifyReply, problem: CompanyProblem, to: string): FastifyReply {
  const query = new URLSearchParams({ problem, ...(to === '/' ? {} : { to }) });
  return reply.redirect(`/sign-in?${query}`);
}

/** Signs a browser in with the token of a session. */
export type Begin = (
  call: { context: Context; request: FastifyRequest; reply: FastifyReply },
  token: string,
) => Promise<void>;

/** `requireSetup` throws NOT_FOUND where nobody signs in through a company or a proxy: it answers one of both. */
export function addCompanySignInRoutes(
  app: FastifyInstance,
  open: (request: FastifyRequest) => Context,
  requireSetup: () => SignIn,
  begin: Begin,
): void {
  addRoute(app, contract.startCompanySignIn, open, async ({ query, context, request, reply }) => {
    const { company, proxy, origin, sessions } = requireSetup();
    const to = safePath(query.to, origin);
    // A provider that knows somebody already asks nothing: who signs in has to want to, and says so by a click on our page.
    if (isFromOtherSite(request.headers)) return reply.redirect(`/sign-in?${new URLSearchParams({ to })}`);
    if (!company) {
      const ended = (await proxy?.signIn(request)) ?? { problem: 'failed' };
      if ('problem' in ended) return refuse(reply, ended.problem, to);
      sessions.forget(ended.userId);
      await begin({ context, request, reply }, ended.token);
      return reply.redirect(to);
    }
    const started = await company.start();
    if ('problem' in started) return refuse(reply, started.problem, to);
    company.cookie.set(reply, { ...started.checks, to }, context.now());
    return reply.redirect(started.leadsTo);
  });
  addRoute(app, contract.endCompanySignIn, open, async ({ query, context, request, reply }) => {
    const { company, origin, sessions } = requireSetup();
    const underWay = company?.cookie.take(request, reply, query.state, context.now());
    if (!company || !underWay) return refuse(reply, 'expired', '/');
    // Its cookie can be written by whoever has the browser.
    const to = safePath(underWay.to, origin);
    const search = request.url.slice(request.url.indexOf('?'));
    const ended = await company.finish(search, underWay, originOf(request));
    if ('problem' in ended) return refuse(reply, ended.problem, to);
    sessions.forget(ended.userId);
    await begin({ context, request, reply }, ended.token);
    return reply.redirect(to);
  });
}
