// The built-in assistant: answers a question about a product from its facts alone. Pure and deterministic; no model, no network.
import { answerFacts, answerSummary } from './answer-facts.ts';
import { answerArrival, answerBrand, answerCategory, answerChannel, answerPrice, answerSku } from './answer-fields.ts';
import { answerHistory } from './answer-history.ts';
import { answerKeywords } from './answer-keywords.ts';
import { answerLimits } from './answer-limits.ts';
import { answerMissing, answerNext } from './answer-next.ts';
import { answerCompare, answerLength, answerPart } from './answer-parts.ts';
import {
  answerAuthor,
  answerDecision,
  answerNotes,
  answerScore,
  answerSourceChanges,
  answerStatus,
} from './answer-review.ts';
import * as talk from './answer-talk.ts';
import type { ChatMessage } from './chat.contract.ts';
import type { Topic } from './intents.data.ts';
import { type Answer, type ProductFacts, writeAnswer } from './product-facts.ts';
import { type Asked, readIntent } from './read-intent.ts';

type Answerer = (asked: Asked, facts: ProductFacts, question: string) => Answer;

const answerers: Readonly<Record<Topic, Answerer>> = {
  smallTalk: ({ text }, { persona }) => talk.answerSmallTalk(text, persona),
  who: (_asked, { persona }) => talk.answerWho(persona),
  help: () => talk.answerHelp(),
  order: ({ text }) => talk.answerOrder(text),
  writing: () => talk.answerWriting(),
  quality: () => talk.answerQuality(),
  prompts: () => talk.answerPrompts(),
  compare: ({ part }, facts) => answerCompare(part, facts),
  decision: ({ part, text }, facts) => answerDecision(part, text, facts),
  author: ({ part }, facts) => answerAuthor(part, facts),
  notes: ({ part }, facts) => answerNotes(part, facts),
  sourceChanges: (_asked, facts) => answerSourceChanges(facts),
  history: ({ part }, facts) => answerHistory(part, facts),
  score: (_asked, facts) => answerScore(facts),
  status: ({ part, text }, facts) => answerStatus(part, text, facts),
  missing: (_asked, facts) => answerMissing(facts),
  next: (_asked, facts) => answerNext(facts),
  keywords: (_asked, facts, question) => answerKeywords(question, facts),
  limits: ({ part, text }, facts) => answerLimits(part, text, facts),
  length: ({ part }, facts) => answerLength(part, facts),
  price: (_asked, facts) => answerPrice(facts),
  brand: (_asked, facts) => answerBrand(facts),
  category: (_asked, facts) => answerCategory(facts),
  sku: (_asked, facts) => answerSku(facts),
  channel: (_asked, facts) => answerChannel(facts),
  arrival: (_asked, facts) => answerArrival(facts),
  part: ({ part }, facts) => answerPart(part ?? 'title', facts),
  summary: (_asked, facts) => answerSummary(facts),
  facts: answerFacts,
};

/**
 * The answer as markdown. `messages` end with the question; earlier ones of the user give it context (`And the bullets?`).
 * Product text in it is escaped: it never formats, links or loads anything.
 */
export function answerAboutProduct(messages: readonly ChatMessage[], facts: ProductFacts): string {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const question = questions.at(-1) ?? '';
  const asked = readIntent(question, questions.slice(0, -1));
  return writeAnswer(answerers[asked.topic](asked, facts, question));
}
