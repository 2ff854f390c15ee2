// A language model that puts a question over the catalogue into the typed query. It sees names of the catalogue, no products, and only
// what it answers in the query's own schema counts.

import type { ReadByModel } from '#domain/assistant/engines.ts';
import { composeQuestionRequest, readQuestionReply } from '#domain/assistant/questions/question-request.ts';
import type { ModelEngineOptions } from '../models.commands.ts';
import { askModel } from './ask-for-answer.ts';

const about = { purpose: 'question', productId: null } as const;

/** Reads a question; null where it cannot be answered. Throws faults and refusals of the day's budget. */
export function createModelReader(options: ModelEngineOptions): ReadByModel {
  return async (question, facets) => {
    const request = composeQuestionRequest(question, facets, options.now());
    const read = await askModel(options, request, about, (written) => {
      const query = readQuestionReply(written, facets);
      // Null is an answer: the question has none.
      return query === undefined ? undefined : { query };
    });
    return read.query;
  };
}
