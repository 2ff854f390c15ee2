// Routes of personal data: who was removed, all that is stored about somebody as a file, and its erasure.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/session/personal-data.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { noSignIn } from '../not-signed-in.ts';
import type { SignIn } from '../require-session.ts';
import { waysOf } from '../who-calls.ts';
import * as commands from './personal-data.commands.ts';

/** `signIn` is null where the workspace signs nobody in: there are no members. */
export function addPersonalDataRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  signIn: SignIn | null,
): void {
  const requireTeam = () => {
    if (!signIn) throw noSignIn();
    return signIn;
  };

  addRoute(app, contracts.listFormerMembers, contextOf, async ({ context }) => {
    requireTeam();
    return await commands.listFormerMembers(context);
  });
  addRoute(app, contracts.exportPersonalData, contextOf, async ({ params, context, reply }) => {
    requireTeam();
    const pieces = await commands.exportPersonalData(context, params.id);
    const day = context.now().toISOString().slice(0, 10);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="personal-data-${params.id}-${day}.json"`)
      .send(Readable.from(pieces, { objectMode: false }));
  });
  addRoute(app, contracts.erasePersonalData, contextOf, async ({ params, body, context }) => {
    const ways = waysOf(requireTeam());
    return await commands.erasePersonalData(context, { id: params.id, fullName: body.fullName }, ways);
  });
}
