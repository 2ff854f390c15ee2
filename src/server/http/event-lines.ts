// Replies that go out line by line while the work goes on.
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { eventLines } from '#domain/contract.ts';

export function wantsEvents(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').split(',').some((type) => type.split(';')[0]?.trim() === eventLines);
}

/** Aborted when the reader leaves before the reply has ended. */
export function abortSignalOf(reply: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/** Sends each event as a line of JSON as soon as it comes, written as its schema has it on the wire. */
export function sendEvents<Schema extends z.ZodMiniType>(
  reply: FastifyReply,
  schema: Schema,
  events: AsyncIterable<z.output<Schema>>,
): FastifyReply {
  reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').type(eventLines);
  return reply.send(Readable.from(writeLines(schema, events)));
}

async function* writeLines<Schema extends z.ZodMiniType>(
  schema: Schema,
  events: AsyncIterable<z.output<Schema>>,
): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(z.encode(schema, event))}\n`;
}

/** The same events, once the first has come: what is thrown before it is answered as a reply of its own. */
export async function startStream<Event>(events: AsyncGenerator<Event>): Promise<AsyncGenerator<Event>> {
  const first = await events.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* events;
  })();
}
