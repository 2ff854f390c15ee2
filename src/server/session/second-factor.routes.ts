// Routes of the second factor.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/session/second-factor.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import type { KeyKeeper } from '#server/secrets/key-keeper.ts';
import * as commands from './second-factor.commands.ts';
import { whoseSession } from './who-calls.ts';

export function addSecondFactorRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  keeper: KeyKeeper,
): void {
  const callerOf = (request: FastifyRequest) => {
    const { user, sessionId } = whoseSession(request);
    return { userId: user.id, sessionId, address: request.ip };
  };
  addRoute(app, contracts.getSecondFactor, contextOf, ({ context, request }) =>
    commands.readSecondFactor(context, callerOf(request).userId),
  );
  addRoute(app, contracts.startSecondFactor, contextOf, ({ body, context, request }) =>
    commands.startSecondFactor(context, keeper, callerOf(request), body.password),
  );
  addRoute(app, contracts.confirmSecondFactor, contextOf, async ({ body, context, request }) => ({
    recoveryCodes: await commands.confirmSecondFactor(context, keeper, callerOf(request), body.code),
  }));
  addRoute(app, contracts.endSecondFactor, contextOf, async ({ body, context, request, reply }) => {
    await commands.endSecondFactor(context, callerOf(request), body.password);
    return reply.send();
  });
  addRoute(app, contracts.renewRecoveryCodes, contextOf, async ({ body, context, request }) => ({
    recoveryCodes: await commands.renewRecoveryCodes(context, callerOf(request), body.password),
  }));
}
