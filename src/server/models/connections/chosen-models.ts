// Who writes, judges and chats now: read again for each request, so that a change holds at once and for every server on the database.

import type { ChatEngine, ReadByModel } from '#domain/assistant/engines.ts';
import { type Job, providerNames } from '#domain/models/providers.ts';
import { builtInEngine } from '#domain/writing/built-in-engine.ts';
import type { Engine } from '#domain/writing/engine.ts';
import type { KeyKeeper } from '#server/secrets/key-keeper.ts';
import { createModelChat } from '../ask/answer-chat.ts';
import { createModelJudge, type Judge } from '../ask/judge-statements.ts';
import { createModelReader } from '../ask/read-questions.ts';
import { createModelEngine, type ModelEngineOptions } from '../ask/write-drafts.ts';
import type { ModelFor, ModelInJob, ModelSettings } from '../model-settings.ts';
import { settingsOf } from './connections.commands.ts';
import { type ConnectionRow, findInUse } from './connections.store.ts';

type Options = Omit<ModelEngineOptions, 'settings'> & {
  /** Set where the server starts: it does all jobs, and choices do not count. */
  environment: ModelSettings | null;
  keeper: KeyKeeper;
  /** Who chats without a model. */
  builtInChat: ChatEngine;
};

type ChosenModels = {
  modelFor: ModelFor;
  writer: () => Promise<Engine>;
  chat: () => Promise<ChatEngine>;
  reader: () => Promise<{ name: string; read: ReadByModel } | null>;
  /** Null where nobody judges but the rules. */
  judge: () => Promise<Judge | null>;
  describe: () => Promise<Record<Job, ModelInJob | null>>;
};

export function openChosenModels({ environment, keeper, builtInChat, ...options }: Options): ChosenModels {
  const { db } = options;
  const modelFor: ModelFor = async (job) => {
    if (environment) return environment;
    const found = (await findInUse(db)).find((each) => each.job === job);
    return found ? settingsOf(found.connection, keeper) : null;
  };
  return {
    modelFor,
    writer: async () => {
      const settings = await modelFor('write');
      if (!settings) return builtInEngine;
      // The environment's model judges on request alone: each draft would cost twice as many calls.
      const judging = environment ? null : await modelFor('judge');
      const judge = judging && createModelJudge({ ...options, settings: judging });
      return createModelEngine({ ...options, settings, judge });
    },
    chat: async () => {
      const settings = await modelFor('chat');
      return settings ? createModelChat({ ...options, settings }) : builtInChat;
    },
    reader: async () => {
      const settings = await modelFor('chat');
      return settings && { name: settings.model, read: createModelReader({ ...options, settings }) };
    },
    judge: async () => {
      const settings = await modelFor('judge');
      return settings && createModelJudge({ ...options, settings });
    },
    describe: async () => {
      if (environment) {
        const model = describeSettings(environment);
        return { write: model, judge: model, chat: model };
      }
      const inUse = new Map((await findInUse(db)).map(({ job, connection }) => [job, describeRow(connection)]));
      const of = (job: Job) => inUse.get(job) ?? null;
      return { write: of('write'), judge: of('judge'), chat: of('chat') };
    },
  };
}

const describeSettings = (settings: ModelSettings): ModelInJob => ({
  name: settings.model,
  provider: providerNames[settings.provider],
  hasKey: settings.apiKey !== null,
  hasPrices: settings.price !== null,
  dailyBudget: settings.dailyBudget,
  connectionId: null,
});

const describeRow = (row: ConnectionRow): ModelInJob => ({
  name: row.model,
  provider: providerNames[row.provider],
  hasKey: row.lockedKey !== null,
  hasPrices: row.inputPrice !== null && row.outputPrice !== null,
  dailyBudget: row.dailyBudget,
  connectionId: row.id,
});
