// Reads the chat's reply while it comes in: lines of JSON, each an event of the contract.
import * as z from 'zod/mini';
import {
  type ChatEvent,
  type ChatMessage,
  chatAboutProduct,
  chatEventSchema,
} from '#domain/assistant/chat.contract.ts';
import type { PersonaType } from '#domain/assistant/persona-names.ts';
import { ApiError } from '#web/client/api-error.ts';
import { buildUrl } from '#web/client/build-url.ts';

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
  const response = await fetch(buildUrl(chatAboutProduct.path, { params: { id: productId } }), {
    method: chatAboutProduct.method,
    credentials: 'include',
    headers: { accept: `${chatAboutProduct.produces}, application/json`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...question, timeZone }),
    signal,
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  if (response.body) yield* readReply(response.body);
}

/** The pieces of a reply, until its `done`. */
export async function* readReply(stream: ReadableStream<Uint8Array>): AsyncGenerator<ReplyEvent> {
  for await (const line of readLines(stream)) {
    const event = z.parse(chatEventSchema, JSON.parse(line));
    if (event.type === 'done') return;
    if (event.type === 'error') throw new Error(event.error);
    yield event;
  }
  throw new Error('The answer was cut off. Please ask again.');
}

async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line !== '') yield line;
      if (done) return;
    }
  } finally {
    // Whoever stops reading early hangs up; a stream that has ended takes no notice.
    reader.cancel().catch(() => {});
  }
}
