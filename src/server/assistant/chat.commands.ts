// Gathers what a chat may draw on, and turns an engine's reply into the events of the contract.

import { type ProductFacts, readTimeZone } from '#domain/assistant/answers/product-facts.ts';
import type { ChatBody, ChatEvent } from '#domain/assistant/chat.contract.ts';
import type { ChatEngine, ChatRequest } from '#domain/assistant/engines.ts';
import { findOpenClaims } from '#domain/assistant/propose.ts';
import type { DraftWish } from '#domain/assistant/read-wish.ts';
import { noAims } from '#domain/benchmarks/aims.ts';
import { evaluate } from '#domain/benchmarks/evaluate.ts';
import { mostSearched, mostTargets } from '#domain/keywords/keyword.ts';
import { textParts } from '#domain/parts/parts.ts';
import { Problem } from '#domain/problem.ts';
import { presentOf } from '#domain/review/content.ts';
import { optimizeFailed } from '#domain/writing/writing.contract.ts';
import { loadProduct } from '#server/catalogue/catalogue.commands.ts';
import { loadActiveRules } from '#server/checks/active-rules.commands.ts';
import { loadAims } from '#server/checks/aims.commands.ts';
import { loadKeywords } from '#server/checks/keywords-in-effect.commands.ts';
import { loadAttributeChoices } from '#server/claims/attribute-choices.commands.ts';
import { loadChecker } from '#server/claims/claim-checker.commands.ts';
import { describeDatabaseFault } from '#server/database/database-fault.ts';
import { listHistory } from '#server/history/history.commands.ts';
import type { Context } from '#server/http/context.ts';
import { withPictures } from '#server/media/images.commands.ts';
import { describeFault } from '#server/models/models.commands.ts';
import { loadContent } from '#server/review/review.commands.ts';
import { listProductFactSources } from '#server/writing/claims.commands.ts';
import type { Proposed } from './proposals.commands.ts';

/** More history than a question about "the last change" needs, and quick to read. */
const historyRead = 100;

/** The product's facts as they are now. Throws NOT_FOUND. */
export async function loadFacts(
  context: Context,
  productId: number,
  { persona, timeZone, model }: Pick<ChatBody, 'persona' | 'timeZone'> & Pick<ProductFacts, 'model'>,
): Promise<ProductFacts> {
  const { db, now } = context;
  const product = await loadProduct(db, productId);
  const content = await loadContent(db, productId);
  const { items, total } = await listHistory(db, { productId }, { limit: historyRead });
  const { rules } = await loadActiveRules(db);
  const dataSources = await listProductFactSources(context, productId);
  const sourceTexts = dataSources.map(({ text }) => text);
  const on = now();
  const texts = presentOf({ content, product });
  const check = await loadChecker(
    db,
    product,
    textParts.map((part) => texts[part]),
  );
  const attributeChoices = await loadAttributeChoices(db);
  const { keywords } = await loadKeywords(db, product);
  const [aims = noAims] = await loadAims(db, [product]);
  const sendable = model === null ? null : attributeChoices;
  return {
    product,
    content,
    history: items,
    historyTotal: total,
    rules,
    benchmark: evaluate(texts, await withPictures(db, product, content), rules, on, aims),
    openClaims: textParts.flatMap((part) => findOpenClaims(part, check(texts[part]), sendable)),
    keywords: mostSearched(keywords)
      .slice(0, mostTargets)
      .map(({ text }) => text),
    dataSources: sourceTexts,
    attributeChoices,
    model,
    persona,
    now: on,
    timeZone: readTimeZone(timeZone),
  };
}

type Replying = {
  signal: AbortSignal;
  onFault: (error: unknown) => void;
  /** Has a wished draft written; stores nothing. */
  propose: (wish: DraftWish) => Promise<Proposed>;
};

/** The reply as events: texts and proposals, then `done`; or `error` where the engine failed, also in the middle. Silent once aborted. */
export async function* streamReply(
  engine: ChatEngine,
  request: ChatRequest,
  { signal, onFault, propose }: Replying,
): AsyncGenerator<ChatEvent> {
  try {
    for await (const piece of engine.reply(request, signal)) {
      if (signal.aborted) return;
      if ('text' in piece) {
        if (piece.text !== '') yield { type: 'text', text: piece.text };
        continue;
      }
      yield { type: 'writing', part: piece.wish.part };
      const { text, proposal } = await propose(piece.wish).catch((thrown: unknown) => {
        const error = describeFault(describeDatabaseFault(thrown), optimizeFailed);
        if (error instanceof Problem || signal.aborted) throw error;
        onFault(error);
        throw new Problem('INTERNAL', optimizeFailed);
      });
      if (signal.aborted) return;
      yield { type: 'text', text: `${text}\n\n` };
      if (proposal) yield { type: 'proposal', proposal };
    }
    if (!signal.aborted) yield { type: 'done' };
  } catch (thrown) {
    if (signal.aborted) return;
    const error = describeDatabaseFault(thrown);
    if (!(error instanceof Problem)) onFault(error);
    const problem =
      error instanceof Problem
        ? error
        : new Problem('INTERNAL', 'Something went wrong on our side. Nothing was changed. Please ask again.');
    yield { type: 'error', error: problem.message, code: problem.code };
  }
}
