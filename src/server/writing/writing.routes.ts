// Routes of the writer.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { partNames } from '#domain/review/content.ts';
import { bulkGenerate } from '#domain/writing/bulk-generate.contract.ts';
import { checkProductClaims } from '#domain/writing/claims.contract.ts';
import * as contracts from '#domain/writing/writing.contract.ts';
import type { Context } from '#server/app/context.ts';
import { addRoute } from '#server/app/http.ts';
import { withVersion } from '#server/app/versions.ts';
import { generateStep } from './bulk-generate.commands.ts';
import { checkProductText } from './claims.commands.ts';
import { writeParts } from './writing.commands.ts';

export function addWritingRoutes(app: FastifyInstance, contextOf: (request: FastifyRequest) => Context): void {
  addRoute(app, contracts.generateContent, contextOf, async ({ params, body, context, reply }) => {
    const parts = body?.contentType ? [body.contentType] : partNames;
    const keywords = body?.targetKeywords ?? contracts.defaultKeywords;
    return withVersion(reply, await writeParts(context, params.id, { parts, keywords, prompt: null }));
  });
  addRoute(app, contracts.optimizeContent, contextOf, async ({ body, context, reply }) => {
    const { productId, contentType, targetKeywords = [], prompt = null } = body;
    return withVersion(
      reply,
      await writeParts(context, productId, { parts: [contentType], keywords: targetKeywords, prompt }),
    );
  });
  addRoute(app, checkProductClaims, contextOf, ({ params, body, context }) =>
    checkProductText(context, params.id, body),
  );
  addRoute(app, bulkGenerate, contextOf, ({ body, context, request }) => {
    const { targetKeywords = contracts.defaultKeywords, ...step } = body;
    const onFault = (error: unknown, productId: number) => request.log.error({ error, productId }, 'bulk optimize');
    return generateStep(context, step, targetKeywords, onFault);
  });
}
