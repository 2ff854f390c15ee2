// What a judge decided of freely written copy: a language model's recorded answers to the requests the product sends, one a listing.
import { join } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { product } from '#domain/catalogue/test-product.ts';
import { extractFacts } from '#domain/claims/facts.ts';
import { findUndecidedIn, type Judgement } from '#domain/claims/judgements.ts';
import { checkPart } from '#domain/claims/part-claims.ts';
import { listFacts } from '#domain/models/brief/brief-facts.ts';
import { readJudgeAnswer } from '#domain/models/judge/judge-reply.ts';
import { composeJudgeRequest } from '#domain/models/judge/judge-request.ts';
import { openRecordings, writeRequest } from '../recordings.ts';
import type { FreeListing } from './free-texts.ts';

export const freeJudgements = openRecordings(join(import.meta.dirname, 'judged'));

/** The judgements of a listing's texts; null where no answer is recorded. The request is written to `askIn` where it has no answer of its own. */
export function judgeListing({ name, source, texts }: FreeListing, askIn: string | null): Judgement[] | null {
  const whole = product(source);
  const checker = extractFacts(whole);
  const statements = [...new Set(texts.flatMap(({ text }) => findUndecidedIn(text, checkPart(checker, text))))];
  if (statements.length === 0) return [];
  const facts = listFacts({ product: whole, dataSources: [] });
  const request = composeJudgeRequest(statements, facts);
  const id = slugify(name);
  const found = freeJudgements.find(id, 'judge', request);
  if (askIn !== null && !found?.isOfToday)
    writeRequest(askIn, { id, purpose: 'judge', request, asked: { facts, statements } });
  return found ? (readJudgeAnswer(found.answer, { ...found.asked, by: 'recorded' }) ?? null) : null;
}
