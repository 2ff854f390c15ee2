// A language model whose answers lie in a file: asked what the rules cannot read, as the product asks one, and read as the product reads it.
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { FacetValues } from '#domain/assistant/questions/match-facet.ts';
import { composeQuestionRequest, readQuestionReply } from '#domain/assistant/questions/question-request.ts';
import type { OtherReader } from '#server/assistant/assistant.commands.ts';
import { now } from './measure.ts';

const answersSchema = z.array(z.object({ question: z.string(), answer: z.string() }));

const raise = (error: unknown) => {
  throw error;
};

/** Answers from a file, `[{ question, answer }]`. An answer that cannot be read is none; a question without one is an error. */
export function openRecordedModel(file: string): OtherReader {
  const recorded = answersSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const answers = new Map(recorded.map(({ question, answer }) => [question, answer]));
  const read = (question: string, facets: FacetValues) => {
    const answer = answers.get(question);
    if (answer === undefined) throw new Error(`No answer is recorded to “${question}”.`);
    return Promise.resolve(readQuestionReply(answer, facets) ?? null);
  };
  return { name: 'the recorded model', read, onFault: raise };
}

/** Notes what a model would be asked, and answers nothing; `write` puts it in a file, `[{ question, instructions, data }]`. */
export function openAskedModel(): OtherReader & { write: (file: string) => void } {
  const asked: { question: string; instructions: string; data: string }[] = [];
  const read = (question: string, facets: FacetValues) => {
    const { instructions, data } = composeQuestionRequest(question, facets, now);
    asked.push({ question, instructions, data });
    return Promise.resolve(null);
  };
  return {
    name: 'nobody',
    read,
    onFault: raise,
    write: (file) => writeFileSync(file, `${JSON.stringify(asked, null, 2)}\n`),
  };
}
