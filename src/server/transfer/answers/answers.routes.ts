// Routes of answers; the run that takes them is started where runs are.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as contracts from '#domain/transfer/answers.contract.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import { sendPage } from '#server/http/lists.ts';
import { findAnswers, listAnswerRows, listAnswers } from './answers.commands.ts';

/** Files in the list, and rows of a page where none are asked for. */
const latest = 20;
const pageSize = 50;

export function addAnswerRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.listAnswers, contextOf, ({ context }) => listAnswers(context.db, latest));
  addRoute(app, contracts.getAnswers, contextOf, ({ params, context }) => findAnswers(context, params.id));
  addRoute(app, contracts.listAnswerRows, contextOf, async ({ params, query, context, request, reply }) =>
    sendPage(request, reply, await listAnswerRows(context, params.id, { limit: pageSize, ...query })),
  );
}
