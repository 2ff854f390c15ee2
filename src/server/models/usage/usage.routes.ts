// Route of what language models used and cost. Of the settings it shows names and prices, never the key or the address.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getModelUse } from '#domain/models/model-use.contract.ts';
import { type Job, jobs } from '#domain/models/providers.ts';
import type { Context } from '#server/http/context.ts';
import { addRoute } from '#server/http/http.ts';
import type { ModelInJob } from '../model-settings.ts';
import { spentOn } from './usage.store.ts';
import { loadUse } from './usage-report.store.ts';

export function addModelUseRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  models: { describe: () => Promise<Record<Job, ModelInJob | null>> },
): void {
  addRoute(app, getModelUse, contextOf, async ({ context, reply }) => {
    reply.header('cache-control', 'no-store');
    const { db } = context;
    const now = context.now();
    const { today, ...use } = await loadUse(db, now);
    const inUse = await models.describe();
    const model = inUse.write ?? inUse.chat ?? inUse.judge;
    const budgetMicros = model?.dailyBudget == null ? null : Math.round(model.dailyBudget * 1_000_000);
    const spent = budgetMicros === null || !model ? 0 : await spentOn(db, dayOf(now), model.connectionId);
    return {
      model: model && {
        name: model.name,
        provider: model.provider,
        hasPrices: jobs.some((job) => inUse[job]?.hasPrices),
      },
      today: { ...today, budgetMicros, leftMicros: budgetMicros === null ? null : Math.max(0, budgetMicros - spent) },
      ...use,
    };
  });
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
