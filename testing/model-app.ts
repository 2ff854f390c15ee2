// A server whose content a language model writes, in front of the model double, with everything it logs kept as text.
import { inspect } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { eventLines } from '#domain/contract.ts';
import { type WritingEvent, writingEventSchema } from '#domain/writing/writing-events.contract.ts';
import { addAssistantRoutes } from '#server/assistant/assistant.routes.ts';
import { addChatRoutes } from '#server/assistant/chat.routes.ts';
import { keepProposal } from '#server/assistant/proposals.commands.ts';
import { openProposals } from '#server/assistant/proposals.ts';
import { createHttp } from '#server/http/http.ts';
import { createModelChat } from '#server/models/ask/answer-chat.ts';
import { createModelJudge } from '#server/models/ask/judge-statements.ts';
import { createModelReader } from '#server/models/ask/read-questions.ts';
import { createModelEngine, type ModelEngineOptions } from '#server/models/ask/write-drafts.ts';
import { type CallLines, openCallLines } from '#server/models/limits/waiting-lines.ts';
import type { ModelSettings } from '#server/models/model-settings.ts';
import { addClaimRoutes } from '#server/writing/claims.routes.ts';
import { addPromptTrialRoutes } from '#server/writing/prompt-trial.routes.ts';
import { addWritingRoutes } from '#server/writing/writing.routes.ts';
import { type ModelDouble, startModelDouble } from './model-double.ts';
import type { TestApp } from './start-test-app.ts';

/** A key that must not turn up anywhere but in the request's header. */
export const secretKey = 'sk-double-5e7c2f90ab';

export type ModelApp = {
  double: ModelDouble;
  /** Lines of the log, each with all that was logged in full depth. */
  lines: string[];
  /** A server whose model is set like this; the double speaks OpenAI-compatible unless set otherwise. */
  serve: (settings?: Partial<ModelSettings>, waits?: ModelEngineOptions['waits']) => Promise<Post>;
  /** The same on a port of its own, for what is read while it comes. */
  listen: (settings?: Partial<ModelSettings>, waits?: ModelEngineOptions['waits']) => Promise<Follow>;
};
export type Post = (url: string, body?: object) => Promise<{ status: number; body: unknown }>;
/** Asks for events and gives them as they come. */
export type Follow = (url: string, body?: object, signal?: AbortSignal) => AsyncGenerator<WritingEvent>;

async function* readEvents(response: Response): AsyncGenerator<WritingEvent> {
  expect(response.headers.get('content-type')).toBe(eventLines);
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield writingEventSchema.parse(JSON.parse(line));
  }
  expect(rest).toBe('');
}

export function startModelApp(app: TestApp): ModelApp {
  const own = { lines: [] as string[] } as ModelApp;
  const servers: FastifyInstance[] = [];
  const stopping = new AbortController();
  let lines: CallLines;
  beforeAll(async () => {
    own.double = await startModelDouble();
    lines = await openCallLines(app.database, log);
  });
  afterEach(async () => {
    for (const http of servers.splice(0)) await http.close();
    own.double.reset();
    own.lines.length = 0;
  });
  afterAll(async () => {
    stopping.abort();
    await own.double.close();
  });

  const note = (...logged: unknown[]) =>
    void own.lines.push(logged.map((each) => inspect(each, { depth: 9 })).join(' '));
  const log = { info: note, warn: note, error: note, debug: note } as unknown as FastifyRequest['log'];

  const build = async (given: Partial<ModelSettings> = {}, waits: ModelEngineOptions['waits'] = {}) => {
    const settings: ModelSettings = {
      connectionId: null,
      provider: 'openai-compatible',
      model: 'double-1',
      baseUrl: `${own.double.origin}/v1`,
      apiKey: secretKey,
      price: null,
      dailyBudget: null,
      maxOutputTokens: 4_000,
      timeoutMs: 20_000,
      concurrency: null,
      requestsPerMinute: null,
      tokensPerMinute: null,
      temperature: null,
      seed: null,
      ...given,
    };
    const short = { backoffMs: 5, longestRetryMs: 1_500, firstChunkMs: 2_000, chunkMs: 800, ...waits };
    const { db } = app.database;
    const now = () => app.clock.now;
    const options = { settings, db, now, log, signal: stopping.signal, lines, waits: short };
    const engine = createModelEngine(options);
    const http = await createHttp({ logLevel: 'silent', host: '127.0.0.1' });
    servers.push(http);
    http.addHook('onRequest', async (request) => {
      request.log = log;
    });
    const who = { actor: { id: app.user.id, fullName: app.user.fullName }, role: 'owner' as const, scope: null };
    const proposals = openProposals();
    addWritingRoutes(
      http,
      () => ({ db, now, ...who }),
      async () => engine,
      (context, productId, missed) => keepProposal(context, proposals, { productId, ...missed }),
    );
    addPromptTrialRoutes(
      http,
      () => ({ db, now, ...who }),
      async () => engine,
    );
    addClaimRoutes(
      http,
      () => ({ db, now, ...who }),
      async () => createModelJudge(options),
    );
    const reader = { name: settings.model, read: createModelReader(options) };
    addAssistantRoutes(
      http,
      () => ({ db, now, ...who }),
      async () => reader,
    );
    const chat = createModelChat(options);
    addChatRoutes(http, () => ({ db, now, ...who }), { chat: async () => chat, writer: async () => engine }, proposals);
    return http;
  };
  own.serve = async (settings, waits) => {
    const http = await build(settings, waits);
    await http.ready();
    return async (url, body) => {
      const reply = await http.inject({
        method: 'POST',
        url,
        headers: { host: '127.0.0.1' },
        ...(body ? { payload: body } : {}),
      });
      const isJson = String(reply.headers['content-type']).startsWith('application/json');
      return { status: reply.statusCode, body: isJson ? reply.json() : reply.body };
    };
  };
  own.listen = async (settings, waits) => {
    const http = await build(settings, waits);
    const origin = await http.listen({ host: '127.0.0.1', port: 0 });
    return async function* (url, body, signal) {
      const headers = { accept: eventLines, ...(body ? { 'content-type': 'application/json' } : {}) };
      const asked = { method: 'POST', headers, body: body ? JSON.stringify(body) : null, signal: signal ?? null };
      yield* readEvents(await fetch(`${origin}${url}`, asked));
    };
  };
  return own;
}
