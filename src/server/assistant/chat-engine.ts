// The built-in assistant behind the chat's port: it needs no model.
import { replyToMessage } from '#domain/assistant/answers/answer-question.ts';
import type { ChatEngine } from '#domain/assistant/engines.ts';

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
