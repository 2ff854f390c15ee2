// What webhooks send, as the API page shows it.
import type { OpenAPIV3, OpenAPIV3_1 } from 'openapi-types';
import * as z from 'zod/mini';
import { webhookEventSchemas } from '#domain/webhooks/webhook-events.ts';
import { nameKind, testKind, webhookKindNames, webhookKinds } from '#domain/webhooks/webhook-kinds.ts';

const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  ...{ name, in: 'header', required: true, schema: { type: 'string' as const } },
}));

/** Calls of other programs, by the type of their event; in the shape of an OpenAPI document. */
export function describeWebhooks(): Record<string, OpenAPIV3_1.PathItemObject> {
  const kinds = [...webhookKindNames, testKind] as const;
  return Object.fromEntries(
    kinds.map((kind) => {
      const summary = kind === testKind ? 'Send a test was pressed.' : webhookKinds[kind].explanation;
      const { $schema: _, ...schema } = z.toJSONSchema(webhookEventSchemas[kind]);
      const post = {
        summary: `${nameKind(kind)}: ${summary}`,
        tags: ['webhooks'],
        parameters: headers,
        requestBody: {
          required: true,
          content: { 'application/json': { schema: schema as OpenAPIV3.SchemaObject } },
        },
        responses: {
          '2XX': { description: 'It arrived. Any other answer, or none within 15 seconds, is tried again.' },
          '410': { description: 'Turns the webhook off.' },
        },
      };
      return [kind, { post }];
    }),
  );
}
