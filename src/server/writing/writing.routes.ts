// Routes of the writer.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Proposal } from '#domain/assistant/proposal.contract.ts';
import { checkProductClaims } from '#domain/claims/claims.contract.ts';
import { partNames } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import type { Engine } from '#domain/writing/engine.ts';
import type { ProgressListener } from '#domain/writing/progress.ts';
import * as contracts from '#domain/writing/writing.contract.ts';
import { writingEventSchema } from '#domain/writing/writing-events.contract.ts';
import { requireProductsWithin } from '#server/catalogue/catalogue.commands.ts';
import { describeDatabaseFault } from '#server/database/database-fault.ts';
import type { Context } from '#server/http/context.ts';
import { abortSignalOf, sendEvents, startStream, wantsEvents } from '#server/http/event-lines.ts';
import { addRoute } from '#server/http/http.ts';
import { logFault } from '#server/http/log-errors.ts';
import { withVersion } from '#server/http/versions.ts';
import { describeFault } from '#server/models/models.commands.ts';
import { checkProductText } from './claims.commands.ts';
import { type Missed, openParts, UnmetWish, type Writing, writeParts } from './writing.commands.ts';
import { followWriting } from './writing-events.ts';

/** The specified words where the fault is ours or the engine's; what was refused says itself why. */
async function withUserMessage<Reply>(text: string, work: Promise<Reply>): Promise<Reply> {
  try {
    return await work;
  } catch (thrown) {
    const error = describeFault(describeDatabaseFault(thrown), text);
    if (error instanceof Problem) throw error;
    throw new Problem('INTERNAL', text, { detail: error });
  }
}

/** What is to be written, and the words of a failure. */
type PartsRequest = Writing & { productId: number; failed: string };
type Answering = { context: Context; request: FastifyRequest; reply: FastifyReply };

/** Keeps a draft that misses a wish, so that somebody who wants it all the same can use it. */
type Propose = (context: Context, productId: number, missed: Missed) => Promise<Proposal>;

export function addWritingRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  writer: () => Promise<Engine> = async () => builtInEngine,
  propose: Propose | null = null,
): void {
  /** Writes, and answers with the record, or, where the caller asks for them, with the events on the way to it. */
  const answer = async (asked: PartsRequest, { context, request, reply }: Answering) => {
    const { productId, failed, ...writing } = asked;
    const engine = await writer();
    const onRepairFault = (error: unknown) => logFault(request.log, error, 'A repair failed', { productId });
    const onJudgeFault = (error: unknown) =>
      logFault(request.log, error, 'A check by a language model failed', { productId });
    const write = (listener: ProgressListener) =>
      withUserMessage(
        failed,
        writeParts(context, productId, writing, engine, { ...listener, onRepairFault, onJudgeFault }).catch(
          async (error: unknown) => {
            if (!(error instanceof UnmetWish) || error.missed === null || propose === null) throw error;
            const proposal = await propose(context, productId, error.missed);
            throw new Problem('NOTHING_CHANGED', error.message, { fields: { proposal } });
          },
        ),
      );
    if (!wantsEvents(request)) return withVersion(reply, await write({}));
    const events = followWriting(write, abortSignalOf(reply), (problem) =>
      logFault(request.log, problem.detail ?? problem, problem.message),
    );
    return sendEvents(reply, writingEventSchema, await startStream(events));
  };
  addRoute(app, contracts.generateContent, contextOf, async ({ params, body, ...answering }) => {
    const parts = body?.contentType
      ? [body.contentType]
      : body?.keepApproved
        ? await openParts(answering.context, params.id)
        : partNames;
    const keywords = body?.targetKeywords ?? null;
    const asked = { productId: params.id, parts, keywords, prompt: null, failed: contracts.generateFailed };
    return await answer(asked, answering);
  });
  addRoute(app, contracts.optimizeContent, contextOf, async ({ body, ...answering }) => {
    const { productId, contentType, targetKeywords = [], prompt = null } = body;
    await requireProductsWithin(answering.context, [productId]);
    const failed = contracts.optimizeFailed;
    const asked = { productId, parts: [contentType], keywords: targetKeywords, prompt, failed };
    return await answer({ ...asked, fromPresent: prompt !== null }, answering);
  });
  addRoute(app, checkProductClaims, contextOf, ({ params, body, context }) =>
    checkProductText(context, params.id, body),
  );
}
