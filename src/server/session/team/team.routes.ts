// Routes of members and invitations.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as invitations from '#domain/session/invitations.contract.ts';
import * as team from '#domain/session/team.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { sendPage } from '#server/http/lists.ts';
import { noSignIn } from '../not-signed-in.ts';
import type { SignIn } from '../require-session.ts';
import { requirePasswords, waysOf } from '../who-calls.ts';
import * as links from './invitations.commands.ts';
import * as members from './members.commands.ts';

/** `signIn` is null where the workspace signs nobody in: there is no team. `afterLoss`: what else follows once somebody can change nothing any more, after that is stored. */
export function addTeamRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  signIn: SignIn | null,
  afterLoss: (context: Context) => Promise<void>,
): void {
  const requireTeam = () => {
    if (!signIn) throw noSignIn();
    return signIn;
  };

  addRoute(app, team.getTeam, contextOf, async ({ context }) => {
    const { hasPasswords, company, proxy, mailer } = requireTeam();
    const shown = company
      ? { name: company.name, setsRoles: company.setsRoles }
      : proxy && { name: proxy.name, setsRoles: true };
    return { members: await members.listMembers(context), hasPasswords, company: shown, sendsMail: mailer !== null };
  });
  addRoute(app, team.changeRole, contextOf, async ({ params, body, context }) => {
    const setup = requireTeam();
    const member = await members.changeRole(context, params.id, body.role, waysOf(setup));
    setup.sessions.forget(params.id);
    await afterLoss(context);
    return member;
  });
  addRoute(app, team.changeScope, contextOf, async ({ params, body, context }) => {
    const { sessions } = requireTeam();
    const member = await members.changeScope(context, params.id, body.scope);
    sessions.forget(params.id);
    return member;
  });
  addRoute(app, team.removeMember, contextOf, async ({ params, context, reply }) => {
    const setup = requireTeam();
    await members.removeMember(context, params.id, waysOf(setup));
    setup.sessions.forget(params.id);
    await afterLoss(context);
    return reply.send();
  });
  addRoute(app, team.listTeamSessions, contextOf, async ({ query, context, request, reply }) => {
    requireTeam();
    return sendPage(request, reply, await members.listTeamSessions(context, query));
  });
  addRoute(app, team.listMemberSessions, contextOf, async ({ params, context }) => {
    requireTeam();
    return await members.listMemberSessions(context, params.id);
  });
  addRoute(app, team.endMemberSession, contextOf, async ({ params, context, reply }) => {
    const { sessions } = requireTeam();
    await members.endMemberSession(context, params.id, params.sessionId);
    sessions.forget(params.id);
    return reply.send();
  });
  addRoute(app, team.endMemberSessions, contextOf, async ({ params, context, reply }) => {
    const { sessions } = requireTeam();
    await members.endMemberSessions(context, params.id);
    sessions.forget(params.id);
    return reply.send();
  });
  addRoute(app, team.endMemberSecondFactor, contextOf, async ({ params, context, reply }) => {
    const { sessions } = requireTeam();
    await members.endMemberSecondFactor(context, params.id);
    sessions.forget(params.id);
    return reply.send();
  });
  addRoute(app, team.makePasswordLink, contextOf, ({ params, context }) =>
    links.makePasswordLink(context, params.id, requirePasswords(requireTeam())),
  );
  addRoute(app, team.revokePasswordLink, contextOf, async ({ params, context, reply }) => {
    requirePasswords(requireTeam());
    await links.revokePasswordLink(context, params.id);
    return reply.send();
  });
  addRoute(app, invitations.listInvitations, contextOf, async ({ context }) => {
    requireTeam();
    return await links.listInvitations(context);
  });
  addRoute(app, invitations.invite, contextOf, async ({ body, context }) => ({
    link: await links.invite(context, body, requireTeam()),
  }));
  addRoute(app, invitations.renewInvitation, contextOf, ({ params, context }) =>
    links.renewInvitation(context, params.id, requirePasswords(requireTeam())),
  );
  addRoute(app, invitations.revokeInvitation, contextOf, async ({ params, context, reply }) => {
    requireTeam();
    await links.revokeInvitation(context, params.id);
    return reply.send();
  });
}
