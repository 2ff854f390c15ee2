// The page of the API and its document: a server of its own that knows the same routes and is called in process.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { namedContracts, namedShapes } from './api-names.ts';
import { describeWebhooks } from './api-webhooks.ts';
import {
  describeOperations,
  type Paths,
  securitySchemes,
  sharedReplies,
  shareParameters,
} from './describe-operations.ts';
import { type Shapes, shareShapes } from './share-shapes.ts';
import { override } from './written-shape.ts';

/** The product's mark. */
const iconFile = join(import.meta.dirname, '../../../web/public/icon.svg');

const shapes = { schemaRegistry: namedShapes(), zodToJsonConfig: { override } };
const schemaTransform = createJsonSchemaTransform(shapes);
const addShapes = createJsonSchemaTransformObject(shapes);

const problem = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } };

/** Beyond the routes: names of operations and of what they share, who may call, headers. */
const describeDocument: typeof addShapes = (document) => {
  const whole = addShapes(document) as { paths: Paths; webhooks: unknown; components: { schemas: Shapes } };
  const described = {
    ...shareParameters(describeOperations(whole.paths, namedContracts)),
    responses: sharedReplies(problem),
    webhooks: whole.webhooks,
  };
  const { whole: shared, shapes: schemas } = shareShapes(described, whole.components.schemas);
  const { paths, webhooks, ...components } = shared;
  return { ...whole, paths, webhooks, components: { ...components, schemas, securitySchemes } } as ReturnType<
    typeof addShapes
  >;
};

/** Routes as the API page shows them: by their schemas, and in words where a body is not JSON. */
const describeRoute: typeof schemaTransform = (document) => {
  const { schema, url } = schemaTransform(document);
  if (schema?.hide) return { schema, url };
  const {
    consumes = [],
    produces = [],
    body,
    response,
  } = schema as {
    consumes?: string[];
    produces?: string[];
    body?: unknown;
    response?: Record<string, unknown>;
  };
  const file = { type: 'string', format: 'binary' };
  const form = {
    type: 'object',
    required: ['file'],
    properties: { file, mapping: { type: 'string' }, format: { type: 'string' }, encoding: { type: 'string' } },
  };
  return {
    schema: {
      ...schema,
      ...(consumes.length > 0 && !body ? { body: form } : {}),
      ...(produces.length > 0 ? { response: { 200: { description: produces.join(', '), ...file }, ...response } } : {}),
    },
    url,
  };
};

export async function openApiPage(routes: readonly RouteOptions[]): Promise<FastifyInstance> {
  const page = fastify({ exposeHeadRoutes: false });
  page.setValidatorCompiler(() => () => true);
  page.setSerializerCompiler(() => JSON.stringify);
  await page.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Copydesk',
        version: '0.1.0',
        description: [
          'All API calls of Copydesk. The browser uses only these calls.',
          'A program sends `Authorization: Bearer …` with a token of *API Integration*, over https.',
          'A JSON body has at most 2 MB, a page of a list 200 items. From one address only so many calls a minute are answered, as the server is set; 429 says in Retry-After when to go on.',
          'A failure is `{ error, code }`: a sentence for people and a code that does not change.',
        ].join('\n\n'),
      },
      webhooks: describeWebhooks(),
    },
    transform: describeRoute,
    transformObject: describeDocument,
  });
  for (const { method, url, schema } of routes)
    if (method !== 'HEAD') page.route({ method, url, ...(schema ? { schema } : {}), handler: () => null });
  await page.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Its page sets styles on elements; scripts come from this server alone.
    staticCSP: {
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    },
    theme: { title: 'Copydesk API' },
    logo: { type: 'image/svg+xml', content: readFileSync(iconFile), href: '/', target: '_self' },
  });
  await page.ready();
  return page;
}
