// Reads the chat's reply while it comes in: lines of JSON, each an event of the contract.
import {
  type ChatEvent,
  type ChatMessage,
  chatAboutProduct,
  chatEventSchema,
} from '#domain/assistant/chat.contract.ts';
import type { PersonaType } from '#domain/assistant/persona-names.ts';
import { askForEvents, readEvents } from '#web/client/event-lines.ts';

/** What a reply is made of: pieces of text, word of a draft under way, and drafts. */
export type ReplyEvent = Exclude<ChatEvent, { type: 'done' | 'error' }>;
type Question = { messages: ChatMessage[]; persona: PersonaType };

/** Asks, and gives the answer piece by piece. Throws where it is refused, fails or is cut off. */
export async function* streamChat(
  productId: number,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<ReplyEvent> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const asked = { params: { id: productId }, body: { ...question, timeZone }, signal };
  const response = await askForEvents(chatAboutProduct, asked);
  if (response.body) yield* readReply(response.body);
}

/** The pieces of a reply, until its `done`. */
export async function* readReply(stream: ReadableStream<Uint8Array>): AsyncGenerator<ReplyEvent> {
  for await (const event of readEvents(stream, chatEventSchema)) {
    if (event.type === 'done') return;
    if (event.type === 'error') throw new Error(event.error);
    yield event;
  }
  throw new Error('The answer was cut off. Please ask again.');
}
