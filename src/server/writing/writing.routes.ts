// Routes of the writer.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '#domain/problem.ts';
import { partNames } from '#domain/review/content.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import { bulkGenerate } from '#domain/writing/bulk-generate.contract.ts';
import { checkProductClaims } from '#domain/writing/claims.contract.ts';
import type { Engine } from '#domain/writing/pipeline.ts';
import * as contracts from '#domain/writing/writing.contract.ts';
import type { Context } from '#server/app/context.ts';
import { addRoute } from '#server/app/http.ts';
import { withVersion } from '#server/app/versions.ts';
import { generateStep } from './bulk-generate.commands.ts';
import { checkProductText } from './claims.commands.ts';
import { writeParts } from './writing.commands.ts';

/** The specified words where the fault is ours or the engine's; what was refused says itself why. */
async function orSay<Reply>(text: string, work: Promise<Reply>): Promise<Reply> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('INTERNAL', text, { detail: error });
  }
}

export function addWritingRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  engine: Engine = builtInEngine,
): void {
  addRoute(app, contracts.generateContent, contextOf, async ({ params, body, context, reply }) => {
    const parts = body?.contentType ? [body.contentType] : partNames;
    const keywords = body?.targetKeywords ?? contracts.defaultKeywords;
    const work = writeParts(context, params.id, { parts, keywords, prompt: null }, engine);
    return withVersion(reply, await orSay(contracts.generateFailed, work));
  });
  addRoute(app, contracts.optimizeContent, contextOf, async ({ body, context, reply }) => {
    const { productId, contentType, targetKeywords = [], prompt = null } = body;
    const work = writeParts(context, productId, { parts: [contentType], keywords: targetKeywords, prompt }, engine);
    return withVersion(reply, await orSay(contracts.optimizeFailed, work));
  });
  addRoute(app, checkProductClaims, contextOf, ({ params, body, context }) =>
    checkProductText(context, params.id, body),
  );
  addRoute(app, bulkGenerate, contextOf, ({ body, context, request }) => {
    const { targetKeywords = contracts.defaultKeywords, ...step } = body;
    const onFault = (error: unknown, productId: number) => request.log.error({ error, productId }, 'bulk optimize');
    return generateStep(context, step, targetKeywords, engine, onFault);
  });
}
