// Gathers what a chat may draw on, and turns an engine's reply into the events of the contract.
import type { ChatBody, ChatEvent } from '#domain/assistant/chat.contract.ts';
import { type ProductFacts, readTimeZone } from '#domain/assistant/product-facts.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/app/context.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { listHistory } from '#server/history/history.commands.ts';
import { loadContent } from '#server/review/review.commands.ts';
import type { ChatEngine, ChatRequest } from './chat-engine.ts';

/** More history than a question about "the last change" needs, and quick to read. */
const historyRead = 100;

/** The product's facts as they are now. Throws NOT_FOUND. */
export async function loadFacts(
  { db, now }: Context,
  productId: number,
  { persona, timeZone }: Pick<ChatBody, 'persona' | 'timeZone'>,
): Promise<ProductFacts> {
  const product = await loadProduct(db, productId);
  const content = await loadContent(db, productId);
  const { items, total } = await listHistory(db, productId, { limit: historyRead });
  return {
    product,
    content,
    history: items,
    historyTotal: total,
    persona,
    now: now(),
    timeZone: readTimeZone(timeZone),
  };
}

/** The reply as events: texts, then `done`; or `error` where the engine failed, also in the middle. Silent once aborted. */
export async function* streamReply(
  engine: ChatEngine,
  request: ChatRequest,
  signal: AbortSignal,
  onFault: (error: unknown) => void,
): AsyncGenerator<ChatEvent> {
  try {
    for await (const text of engine.reply(request, signal)) {
      if (signal.aborted) return;
      if (text !== '') yield { type: 'text', text };
    }
    if (!signal.aborted) yield { type: 'done' };
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof Problem)) onFault(error);
    const problem =
      error instanceof Problem
        ? error
        : new Problem('INTERNAL', 'The answer failed on our side. Nothing was changed; please ask again.');
    yield { type: 'error', error: problem.message, code: problem.code };
  }
}
