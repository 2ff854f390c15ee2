// The only Fastify set-up: security, parsing by contract, errors as problems, and what keeps a slow client from hurting.
import type { RequestListener, Server } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import {
  type Access,
  type Contract,
  type ContractInput,
  type ContractReply,
  isAudited,
  type StatedUse,
  scopeAsked,
  statedUses,
} from '#domain/contract.ts';
import { Problem, problemSchema } from '#domain/problem.ts';
import { wordIssue } from '#domain/text/issue-words.ts';
import { refuseForeignCallers } from './allowed-hosts.ts';
import { addApiPage } from './api-page/api-page.ts';
import { addCompression } from './compression.ts';
import type { Context } from './context.ts';
import { isHealthCall } from './health.routes.ts';
import { answerError } from './http.errors.ts';
import { JsonBytes } from './json-bytes.ts';
import { type LogOptions, logSettings } from './log.ts';
import { addSecurityHeaders, type HeaderSettings, securityHeaders } from './security-headers.ts';
import { connectionLimits, cutSlowBodies, endUnusedConnections, type Patience, usualPatience } from './slow-clients.ts';
import { requireStorable } from './storable.ts';

/** Largest JSON body: texts at their limits fit, nothing else needs more. */
const bodyLimit = 2 * 1024 * 1024;
// zod/mini brings no words of its own.
z.config({ ...en(), customError: wordIssue });

/** Contracts are zod's. Given with the server, no compilers of JSON Schema are loaded; Fastify has types for no others. */
const compilersFactory = {
  buildValidator: () => validatorCompiler,
  buildSerializer: () => serializerCompiler,
} as unknown as NonNullable<FastifyServerOptions['schemaController']>['compilersFactory'];

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<Record<StatedUse, true>> {
    /** Who may call a route; what says nothing needs `view`. */
    access?: Access;
    /** What it asks of members who may only change some products. */
    scope?: ReturnType<typeof scopeAsked>;
    /** Whether its reply goes on by itself. */
    isStream?: boolean;
  }
  interface FastifyInstance {
    /** Whether replies that were made before are held against their contracts. */
    checksAll: boolean;
  }
}

type HttpOptions = LogOptions &
  HeaderSettings & {
    /** Holds replies that were made before against their contracts too; for tests. */
    checksAll?: boolean;
    host: string;
    /** Names the server may be called by besides this machine's. */
    allowedHosts?: readonly string[];
    /** Requests a minute from one address; 0 for no limit. */
    rateLimit?: number;
    /** Addresses of proxies whose word about who calls is taken. */
    trustedProxies?: readonly string[];
    patience?: Patience;
    /** The server to answer on where it is there already. */
    serverFor?: (handler: RequestListener) => Server;
  };

export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { patience = usualPatience } = options;
  const { serverFor } = options;
  const headers = securityHeaders(options);
  const app = fastify({
    ...(serverFor ? { serverFactory: serverFor } : {}),
    ...connectionLimits(patience),
    bodyLimit,
    schemaController: { compilersFactory },
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    // What the router refuses is answered like everything else, without hooks.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
    logger: logSettings(options),
    logController: new LogController({ disableRequestLogging: !['debug', 'trace'].includes(options.logLevel) }),
  });
  // Before anything that refuses a call.
  addSecurityHeaders(app, headers);
  app.decorate('checksAll', options.checksAll ?? false);
  app.setErrorHandler(answerError);
  app.addHook('preHandler', ({ params, query, body }, _reply, done) => {
    for (const given of [params, query, body]) requireStorable(given);
    done();
  });
  // What the catalogue holds belongs to nobody's cache; replies that say otherwise, such as those with an ETag, have said so by then.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  cutSlowBodies(app, patience);
  endUnusedConnections(app);
  refuseForeignCallers(app, options.host, options.allowedHosts ?? []);
  readEmptyBodiesAsNone(app);

  if (options.rateLimit)
    await app.register(rateLimit, {
      max: options.rateLimit,
      timeWindow: '1 minute',
      allowList: (request) => isHealthCall(request.url),
      errorResponseBuilder: (_request, { ttl }) => {
        const seconds = Math.ceil(ttl / 1000);
        const text = `Too many requests from your IP address. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
        return new Problem('RATE_LIMITED', text, { retryAfterSeconds: seconds });
      },
    });
  await addCompression(app);
  await app.register(multipart, {
    limits: { files: 1, fields: 10, fieldSize: 1024 * 1024, fileSize: Number.MAX_SAFE_INTEGER },
  });
  addApiPage(app);
  return app;
}

/** "No body" is a specified call (generate all), and browsers may still name a content type for it. */
function readEmptyBodiesAsNone(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}

type Handler<C extends Contract> = (
  input: ContractInput<C> & { context: Context; request: FastifyRequest; reply: FastifyReply },
) => Promise<ContractReply<C> | JsonBytes<ContractReply<C>> | FastifyReply>;

/** Throws where a reply that was made before is not what the contract lets go out, to the last field. */
function checkBytes({ reply, method, path }: Contract, bytes: Buffer): void {
  const value: unknown = JSON.parse(bytes.toString());
  if (!reply || !isDeepStrictEqual(z.encode(reply, value as never), value))
    throw new Error(`${method} ${path} answers what its contract does not have`);
}

/**
 * A change that the audit log does not have is an error of ours: loud where Copydesk is worked on, and in the log where people work with it.
 * Asked as the reply goes out, however the handler sent it.
 */
function reportUnrecorded(app: FastifyInstance, { method, path }: Contract, context: Context | undefined): void {
  if (!context || context.call?.trail.isRecorded) return;
  const error = new Error(`${method} ${path} recorded nothing in the audit log`);
  if (app.checksAll || process.env.NODE_ENV === 'development') throw error;
  app.log.error({ err: error }, 'A change is missing in the audit log');
}

const cutNote = 'A `limit` above the longest page (200) is cut to it; X-Limit then says to what';

/** Says to what the limit a caller asked for was cut. */
function noteCut({ url, query }: FastifyRequest, reply: FastifyReply): void {
  const { limit } = query as { limit?: number };
  const asked = Number(new URL(url, 'http://localhost').searchParams.get('limit'));
  if (limit !== undefined && asked > limit) reply.header('x-limit', limit);
}

/** Registers a route from its contract: input is parsed by it, the reply is checked against it (bytes in tests alone), the API page shows it. */
export function addRoute<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  contextOf: (request: FastifyRequest) => Context,
  handler: Handler<C>,
): void {
  const { method, path, params, query, body, reply, status = 200, tag, produces, consumes } = contract;
  const isPaged = query !== undefined && 'shape' in query && 'limit' in (query.shape as object);
  const summary = isPaged ? `${contract.summary}. ${cutNote}` : contract.summary;
  const contexts = new WeakMap<FastifyRequest, Context>();
  const onSend = async (request: FastifyRequest, { statusCode }: FastifyReply) => {
    if (statusCode < 300) reportUnrecorded(app, contract, contexts.get(request));
  };
  app.route({
    ...(isAudited(contract) ? { onSend } : {}),
    method,
    url: path,
    config: {
      access: contract.access ?? 'view',
      scope: scopeAsked(contract),
      ...Object.fromEntries(statedUses.filter((use) => contract[use]).map((use) => [use, true])),
    },
    schema: {
      summary,
      tags: [tag],
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      ...(produces ? { produces: [produces] } : {}),
      ...(consumes ? { consumes: [consumes] } : {}),
      response: {
        ...(reply ? { [status]: reply } : status === 204 || status === 302 ? { [status]: z.undefined() } : {}),
        '4xx': problemSchema,
        '5xx': problemSchema,
      },
    },
    handler: async (request, answer) => {
      answer.status(status);
      if (isPaged) noteCut(request, answer);
      const input = { params: request.params, query: request.query, body: request.body } as ContractInput<C>;
      const context = contextOf(request);
      contexts.set(request, context);
      const result = await handler({ ...input, context, request, reply: answer });
      if (answer.sent || result === answer) return answer;
      if (!(result instanceof JsonBytes)) return answer.send(result);
      if (app.checksAll) checkBytes(contract, result.bytes);
      return answer.type('application/json; charset=utf-8').send(result.bytes);
    },
  });
}
