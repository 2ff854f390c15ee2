// The port to whatever answers in the chat. The built-in assistant needs no model; another engine may take its place.
import { type ReplyPiece, replyToMessage } from '#domain/assistant/answer-question.ts';
import type { ChatMessage } from '#domain/assistant/chat.contract.ts';
import type { ProductFacts } from '#domain/assistant/product-facts.ts';

export type ChatRequest = { messages: readonly ChatMessage[]; facts: ProductFacts };

export type ChatEngine = {
  /** Name of the language model; null where none answers. */
  model: string | null;
  /**
   * Gives the reply piece by piece: markdown, and wishes for drafts. An engine only says what is wished for: others write it, and
   * nobody stores it. Throws when it fails; ends early when the signal aborts: nobody reads on.
   */
  reply: (request: ChatRequest, signal: AbortSignal) => AsyncIterable<ReplyPiece>;
};

/** Answers from the product's facts, line by line. */
export const builtInEngine: ChatEngine = {
  model: null,
  async *reply({ messages, facts }, signal) {
    for (const piece of replyToMessage(messages, facts)) {
      const pieces = 'text' in piece ? piece.text.split(/(?<=\n)/).map((text) => ({ text })) : [piece];
      for (const each of pieces) {
        if (signal.aborted) return;
        yield each;
      }
    }
  },
};
