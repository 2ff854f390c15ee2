// Route of the chat about a product: the reply goes out line by line while it is made.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ChatEvent, chatAboutProduct } from '#domain/assistant/chat.contract.ts';
import type { Context } from '#server/app/context.ts';
import { addRoute } from '#server/app/http.ts';
import { loadFacts, streamReply } from './chat.commands.ts';
import { builtInEngine, type ChatEngine } from './chat-engine.ts';

export function addChatRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  engine: ChatEngine = builtInEngine,
): void {
  const open = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const work of open) work.abort();
  });
  addRoute(app, chatAboutProduct, contextOf, async ({ params, body, context, request, reply }) => {
    const work = new AbortController();
    open.add(work);
    // A reader who leaves stops the work; the end of a whole reply comes by here, too.
    reply.raw.once('close', () => {
      open.delete(work);
      work.abort();
    });
    const facts = await loadFacts(context, params.id, body);
    const events = streamReply(engine, { messages: body.messages, facts }, work.signal, (error) =>
      request.log.error({ err: error }, 'The chat failed'),
    );
    reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').type(chatAboutProduct.produces);
    return reply.send(Readable.from(writeLines(events)));
  });
}

async function* writeLines(events: AsyncIterable<ChatEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(event)}\n`;
}
