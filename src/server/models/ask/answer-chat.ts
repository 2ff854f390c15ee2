// A language model behind the chat's port: it talks, and it may say that a draft is wished for. The pipeline writes that draft, and only a
// person's click stores it.
import { hearWishes, type ReplyPiece, wordsOfWish } from '#domain/assistant/answers/answer-question.ts';
import { composeChatRequest } from '#domain/assistant/chat-request.ts';
import type { ChatEngine } from '#domain/assistant/engines.ts';
import { askedOf, describeFault } from '../model-fault.ts';
import {
  estimateUse,
  type ModelEngineOptions,
  ModelFault,
  openLedger,
  startAttempts,
  waitsOf,
} from '../models.commands.ts';
import type { Heard } from './stream-words.ts';

const badOutput = () => new ModelFault({ kind: 'bad-output' });
const left = () => new ModelFault({ kind: 'stopped' });
const cutText = '\n\n*The answer ended here because it reached the maximum length.*';

/** Some servers and models refuse a request that offers a tool. */
const mayDislikeTools = ({ kind, status }: ModelFault) => kind === 'refused' && [400, 404, 422].includes(status ?? 0);

export function createModelChat(options: ModelEngineOptions): ChatEngine {
  const { settings, now, signal: stopping } = options;
  const waits = waitsOf(settings, options.waits);
  const ledger = openLedger(options);

  async function* converse(
    { messages, facts }: Parameters<ChatEngine['reply']>[0],
    signal: AbortSignal,
  ): AsyncGenerator<ReplyPiece> {
    // Loaded with the first call: a server without a model never pays for the libraries.
    const { talkToModel } = await import('./stream-words.ts');
    const about = { purpose: 'chat', productId: facts.product.id } as const;
    const attempts = startAttempts(settings, waits);
    let canPropose = true;
    for (;;) {
      signal.throwIfAborted();
      const request = composeChatRequest(messages, facts, canPropose);
      const call = await ledger.open(request, about, signal);
      const timeouts = attempts.timeouts();
      const attempt = attempts.number();
      const talk = talkToModel({ settings, request, canPropose, timeouts, signal, now });
      let written = '';
      let heard: Heard | null = null;
      try {
        for (;;) {
          const next = await talk.next();
          if (next.done) {
            heard = next.value;
            break;
          }
          // Blanks before the first word are no answer yet.
          const isFirst = written.trim() === '';
          written += next.value;
          if (written.trim() !== '') yield { text: isFirst ? written.trimStart() : next.value };
        }
      } finally {
        // A reader that stops leaves from within the loop.
        if (heard === null) {
          await talk.return({ written, parts: [], isCut: false, usage: null, fault: null });
          await ledger.close(call, about, estimateUse(request, written), { fault: left(), attempt });
        }
      }
      const isEmpty = heard.written.trim() === '' && heard.parts.length === 0;
      const found = heard.fault ?? (isEmpty ? badOutput() : null);
      const fault = found && askedOf(found, settings);
      await ledger.close(call, about, heard.usage, fault ? { fault, attempt } : undefined);
      if (fault === null) {
        if (heard.isCut) yield { text: cutText };
        const words = wordsOfWish(messages);
        if (heard.parts.length > 0 && heard.written.trim() !== '') yield { text: '\n\n' };
        for (const part of heard.parts) yield { wish: { part, words } };
        return;
      }
      // What was said cannot be taken back: another attempt would say it twice.
      if (heard.written.trim() !== '') throw fault;
      if (canPropose && mayDislikeTools(fault)) {
        canPropose = false;
        attempts.again();
      } else await attempts.after(fault, signal);
    }
  }

  return {
    model: settings.model,
    async *reply(request, readerLeft) {
      // A plain wish needs no reading: it goes to the writer at once, in the person's own words.
      const wishes = hearWishes(request.messages);
      if (wishes) {
        for (const wish of wishes) yield { wish };
        return;
      }
      const signal = AbortSignal.any([stopping, readerLeft]);
      try {
        yield* converse(request, signal);
      } catch (error) {
        throw describeFault(error);
      }
    },
  };
}
