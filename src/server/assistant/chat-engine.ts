// The port to whatever answers in the chat. The built-in assistant needs no model; another engine may take its place.
import { answerAboutProduct } from '#domain/assistant/answer-question.ts';
import type { ChatMessage } from '#domain/assistant/chat.contract.ts';
import type { ProductFacts } from '#domain/assistant/product-facts.ts';

export type ChatRequest = { messages: readonly ChatMessage[]; facts: ProductFacts };

export type ChatEngine = {
  /** Gives the reply piece by piece (markdown). Throws when it fails; ends early when the signal aborts: nobody reads on. */
  reply: (request: ChatRequest, signal: AbortSignal) => AsyncIterable<string>;
};

/** Answers from the product's facts, line by line. */
export const builtInEngine: ChatEngine = {
  async *reply({ messages, facts }, signal) {
    for (const line of answerAboutProduct(messages, facts).split(/(?<=\n)/)) {
      if (signal.aborted) return;
      yield line;
    }
  },
};
