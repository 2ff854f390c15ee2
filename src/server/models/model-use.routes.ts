// Route of what language models used and cost. Of the settings it tells names and prices, never the key or the address.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getModelUse } from '#domain/models/model-use.contract.ts';
import type { Context } from '#server/app/context.ts';
import { addRoute } from '#server/app/http.ts';
import { loadUse } from './model-report.store.ts';
import { type ModelSettings, providerNames } from './model-settings.ts';

export function addModelUseRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  settings: ModelSettings | null,
): void {
  addRoute(app, getModelUse, contextOf, async ({ context, reply }) => {
    reply.header('cache-control', 'no-store');
    const { today, ...use } = await loadUse(context.db, context.now());
    const budgetMicros = settings?.dailyBudget == null ? null : Math.round(settings.dailyBudget * 1_000_000);
    return {
      model: settings && {
        name: settings.model,
        provider: providerNames[settings.provider],
        hasPrices: settings.price !== null,
      },
      today: {
        ...today,
        budgetMicros,
        leftMicros: budgetMicros === null ? null : Math.max(0, budgetMicros - today.costMicros),
      },
      ...use,
    };
  });
}
