// The ports to language models that answer in the chat and read questions. The server's models are behind them, and the built-in engines.
import type { ReplyPiece } from './answers/answer-question.ts';
import type { ProductFacts } from './answers/product-facts.ts';
import type { ChatMessage } from './chat.contract.ts';
import type { CatalogueQuery } from './questions/catalogue-query.ts';
import type { FacetValues } from './questions/match-facet.ts';

/** What an engine of the chat is given. */
export type ChatRequest = { messages: readonly ChatMessage[]; facts: ProductFacts };

/** The port to what answers in the chat: a language model or the built-in answers. */
export type ChatEngine = {
  /** Name of the language model; null where none answers. */
  model: string | null;
  /**
   * Gives the reply piece by piece: markdown, and wishes for drafts. An engine only says what is wished for: others write it, and
   * nobody stores it. Throws when it fails; ends early when the signal aborts: nobody reads on.
   */
  reply: (request: ChatRequest, signal: AbortSignal) => AsyncIterable<ReplyPiece>;
};

/** Another reader of questions, asked where our own grammar is at an end; null where it cannot read one either. */
export type ReadByModel = (question: string, facets: FacetValues) => Promise<CatalogueQuery | null>;
