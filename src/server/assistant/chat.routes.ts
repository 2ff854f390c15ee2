// Routes of the chat about a product: the reply goes out line by line while it is made, and what it proposed is used or discarded.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chatAboutProduct, chatEventSchema } from '#domain/assistant/chat.contract.ts';
import type { ChatEngine } from '#domain/assistant/engines.ts';
import { discardProposal, storeProposal } from '#domain/assistant/proposal.contract.ts';
import { builtInEngine as builtInWriter } from '#domain/writing/built-in-engine.ts';
import type { Engine } from '#domain/writing/engine.ts';
import type { Context } from '#server/http/context.ts';
import { sendEvents } from '#server/http/event-lines.ts';
import { addRoute } from '#server/http/http.ts';
import { logFault } from '#server/http/log-errors.ts';
import { seenVersion, withVersion } from '#server/http/versions.ts';
import { loadFacts, streamReply } from './chat.commands.ts';
import { builtInEngine } from './chat-engine.ts';
import * as commands from './proposals.commands.ts';
import { openProposals, type Proposals } from './proposals.ts';

/** Who answers, and who writes what is proposed. */
type ChatEngines = { chat: () => Promise<ChatEngine>; writer: () => Promise<Engine> };

const builtIn: ChatEngines = { chat: async () => builtInEngine, writer: async () => builtInWriter };

export function addChatRoutes(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  engines: ChatEngines = builtIn,
  proposals: Proposals = openProposals(),
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
    const chat = await engines.chat();
    const facts = await loadFacts(context, params.id, { ...body, model: chat.model });
    const events = streamReply(
      chat,
      { messages: body.messages, facts },
      {
        signal: work.signal,
        onFault: (error) => logFault(request.log, error, 'The chat failed'),
        propose: async (wish) =>
          commands.proposeDraft(context, params.id, wish, {
            engine: await engines.writer(),
            proposals,
            stop: work.signal,
          }),
      },
    );
    return sendEvents(reply, chatEventSchema, events);
  });
  addRoute(app, storeProposal, contextOf, async ({ params, context, request, reply }) => {
    const { id: productId, proposalId } = params;
    const seen = seenVersion(request);
    return withVersion(reply, await commands.storeProposal(context, proposals, { productId, proposalId, seen }));
  });
  addRoute(app, discardProposal, contextOf, async ({ params }) => {
    proposals.drop(params.id, params.proposalId);
    return undefined;
  });
}
