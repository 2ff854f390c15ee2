// A language model as a judge: says of statements whether the facts of a product bear them out. What it says counts only with words of the source.
import type { Judgement } from '#domain/claims/judgements.ts';
import type { BriefFact } from '#domain/models/brief/brief-facts.ts';
import { readJudgeAnswer } from '#domain/models/judge/judge-reply.ts';
import { composeJudgeRequest, mostStatements } from '#domain/models/judge/judge-request.ts';
import { describeFault } from '../model-fault.ts';
import { askModel } from './ask-for-answer.ts';
import type { CallOptions } from './call-options.ts';

export type Judge = {
  name: string;
  /** Judges the first of the statements, in one call. Throws faults and refusals of the day's budget. */
  judge: (statements: readonly string[], facts: readonly BriefFact[], productId: number | null) => Promise<Judgement[]>;
};

export function createModelJudge(options: CallOptions): Judge {
  const by = options.settings.model;
  return {
    name: by,
    judge: async (all, facts, productId) => {
      const statements = all.slice(0, mostStatements);
      if (statements.length === 0) return [];
      const request = composeJudgeRequest(statements, facts);
      try {
        return await askModel(options, request, { purpose: 'judge', productId }, (written) =>
          readJudgeAnswer(written, { statements, facts, by }),
        );
      } catch (error) {
        throw describeFault(error);
      }
    },
  };
}
