// What a server answers about its connections to language models: one in use, one switched off whose key is lost, one that needs none.
import { type Connection, type ModelSettingsReply, testConnection } from '#domain/models/connections.contract.ts';
import { serveByDefault } from './serve.ts';

export function connection(given: Partial<Connection> = {}): Connection {
  return {
    id: 1,
    name: 'Writer',
    provider: 'openai',
    model: 'writer-1',
    baseUrl: null,
    hasKey: true,
    keyEnd: '90ab',
    isKeyReadable: true,
    inputPrice: 2.5,
    outputPrice: 10,
    dailyBudget: 5,
    concurrency: 4,
    requestsPerMinute: null,
    tokensPerMinute: null,
    maxOutputTokens: 8_192,
    timeoutSeconds: 120,
    temperature: null,
    seed: null,
    isActive: true,
    sees: null,
    spentMicros: 420_000,
    version: 1,
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...given,
  };
}

const own = { provider: 'openai-compatible', inputPrice: null, outputPrice: null, dailyBudget: null } as const;

export const environmentModel: NonNullable<ModelSettingsReply['environment']> = {
  provider: 'anthropic',
  model: 'environment-1',
  hasKey: true,
  inputPrice: 3,
  outputPrice: 15,
  dailyBudget: 20,
};

export function modelSettings(given: Partial<ModelSettingsReply> = {}): ModelSettingsReply {
  return {
    connections: [
      connection({ sees: true }),
      connection({ id: 2, name: 'Talker', model: 'talker-1', isActive: false, isKeyReadable: false, keyEnd: null }),
      connection({
        id: 3,
        ...own,
        name: 'Own server',
        model: 'own-1',
        baseUrl: 'http://127.0.0.1:11434/v1',
        hasKey: false,
        keyEnd: null,
      }),
    ],
    jobs: { write: 1, judge: null, chat: 2 },
    environment: null,
    ...given,
  };
}

export function serveConnectionTest(): void {
  serveByDefault(testConnection, {
    works: false,
    sees: null,
    text: 'OpenAI does not accept the key (401). Check the key and its permissions.',
  });
}
