// The built-in assistant: answers about a product from its facts alone, and hears which drafts are wished for. Pure; no model, no network.
import { capitalise } from '#domain/text/words.ts';
import type { ChatMessage } from '../chat.contract.ts';
import { type DraftWish, joinWords, readWishes } from '../read-wish.ts';
import { answerFacts, answerSummary, asksSubject, saysNothing } from './answer-facts.ts';
import { answerArrival, answerBrand, answerCategory, answerChannel, answerPrice, answerSku } from './answer-fields.ts';
import { answerHistory } from './answer-history.ts';
import { answerKeywords } from './answer-keywords.ts';
import { answerLimits } from './answer-limits.ts';
import { answerMissing, answerNext } from './answer-next.ts';
import { answerCompare, answerLength, answerPart } from './answer-parts.ts';
import { answerQuality, answerRaise } from './answer-quality.ts';
import {
  answerAuthor,
  answerClaims,
  answerDecision,
  answerNotes,
  answerScore,
  answerSourceChanges,
  answerStatus,
} from './answer-review.ts';
import * as talk from './answer-talk.ts';
import type { Topic } from './intents.data.ts';
import { escapeMarkdown } from './markdown-text.ts';
import { type Answer, joinAnswers, type ProductFacts, writeAnswer } from './product-facts.ts';
import { type Intent, namedAttributes, readIntent, readOfProduct, readTogether } from './read-intent.ts';
import { splitQuestions } from './split-questions.ts';

type Answerer = (asked: Intent, facts: ProductFacts, question: string) => Answer;

const answerers: Readonly<Record<Topic, Answerer>> = {
  smallTalk: ({ text }, { persona }) => talk.answerSmallTalk(text, persona),
  who: (_asked, { persona }) => talk.answerWho(persona),
  help: () => talk.answerHelp(),
  order: ({ text }) => talk.answerOrder(text),
  writing: (_asked, facts) => talk.answerWriting(facts),
  quality: ({ part, text }, facts) => answerQuality(part, text, facts),
  claims: ({ part }, facts) => answerClaims(part, facts),
  raise: ({ part }, facts) => answerRaise(part, facts),
  prompts: () => talk.answerPrompts(),
  compare: ({ part }, facts) => answerCompare(part, facts),
  decision: ({ part, text }, facts) => answerDecision(part, text, facts),
  author: ({ part }, facts) => answerAuthor(part, facts),
  notes: ({ part }, facts) => answerNotes(part, facts),
  sourceChanges: (_asked, facts) => answerSourceChanges(facts),
  history: ({ part }, facts) => answerHistory(part, facts),
  score: ({ text }, facts) => (meansQuality(text, facts) ? answerQuality(null, text, facts) : answerScore(facts)),
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

/** `Why is the score 72?` where 72 is the Listing Quality. */
function meansQuality(text: string, { benchmark, product }: ProductFacts): boolean {
  const named = Number(/\b(\d{1,3})\b/.exec(text)?.[1] ?? -1);
  return named === benchmark.quality && named !== product.contentStatus.score;
}

/** A piece of a reply: something said (markdown), or a draft to be proposed where it stands. */
export type ReplyPiece = { text: string } | { wish: DraftWish };

type Heard = { question: string; asked: Intent } | { question: string; wishes: DraftWish[] };

const pronoun = /\b(?:it|its|they|them|their|that)\b/;

/** What a message asks for, one thing after another; each may go on with the one before it, or with earlier messages. */
function hear(message: string, earlier: readonly string[]): Heard[] {
  const heard: Heard[] = [];
  const before = [...earlier];
  let wished = recentWishes(earlier);
  for (const question of splitQuestions(message)) {
    const wishes = readWishes(question, wished);
    const last = heard.at(-1);
    if (wishes.length > 0) {
      wished = wishes;
      if (last && 'wishes' in last) last.wishes = mergeWishes(last.wishes, wishes, question);
      else heard.push({ question, wishes });
    } else {
      const asked = readIntent(question, before);
      const isTail = last && 'asked' in last && asked.topic === 'facts' && saysNothing(asked.text);
      if (isTail) {
        last.question = `${last.question} ${question}`;
        last.asked = readIntent(last.question, earlier);
      } else {
        const part = last && 'asked' in last && pronoun.test(asked.text) ? last.asked.part : null;
        heard.push({ question, asked: { ...asked, part: asked.part ?? part } });
      }
    }
    before.push(question);
  }
  return heard;
}

/** The wishes the latest message of the user came to; none where it asked for something else. */
function recentWishes(earlier: readonly string[]): DraftWish[] {
  let wished: DraftWish[] = [];
  for (const message of earlier.slice(-4)) wished = splitQuestions(message).flatMap((each) => readWishes(each, wished));
  return wished;
}

/** `Write a new title and make it shorter` is one draft, not two. */
function mergeWishes(known: readonly DraftWish[], more: readonly DraftWish[], question: string): DraftWish[] {
  const merged = known.map((wish) => {
    const again = more.find(({ part }) => part === wish.part);
    if (!again) return wish;
    // What goes on with the last wish already holds its words.
    return again.words.startsWith(wish.words.slice(0, 40))
      ? again
      : { ...wish, words: joinWords(wish.words, question) };
  });
  return [...merged, ...more.filter(({ part }) => !known.some((wish) => wish.part === part))];
}

/** What was asked, as a line above its answer. */
function titleOf(each: Heard): string {
  const title = capitalise(each.question.replace(/[\s,;]+$/, ''));
  return 'wishes' in each || /[?!.]$/.test(title) ? title : `${title}?`;
}

function answerAsked(asked: Intent, facts: ProductFacts, question: string): Answer {
  const { product } = facts;
  const asksFacts = asksSubject(asked.text) || namedAttributes(product.attributes, asked.text).length > 0;
  const read = readOfProduct(asked, product);
  const together = read.length === 1 && read[0] === asked ? readTogether(asked, asksFacts) : read;
  return joinAnswers(
    ...together.flatMap((each, index) => [
      index > 0 ? { lines: [''], found: [] } : null,
      answerers[each.topic](each, facts, question),
    ]),
  );
}

/** What the user said, and apart from it what they said before. */
function questionsIn(messages: readonly ChatMessage[]): [question: string, earlier: string[]] {
  const questions = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  return [questions.at(-1) ?? '', questions.slice(0, -1)];
}

/** The drafts the last message wishes for where it plainly does and asks nothing else; null otherwise. */
export function hearWishes(messages: readonly ChatMessage[]): DraftWish[] | null {
  const heard = hear(...questionsIn(messages));
  const wishes = heard.flatMap((each) => ('wishes' in each ? each.wishes : []));
  return wishes.length > 0 && heard.every((each) => 'wishes' in each) ? wishes : null;
}

/** Fewer words than these do not say by themselves what is wished for: `yes, please`. */
const clearWords = 6;

/** The user's own words behind a wish for a draft that somebody else read out of the conversation. */
export function wordsOfWish(messages: readonly ChatMessage[]): string {
  const [question, earlier] = questionsIn(messages);
  const before = earlier.at(-1);
  const isShort = question.trim().split(/\s+/).length < clearWords;
  return isShort && before !== undefined ? joinWords(before, question) : question.slice(0, 2_000);
}

/**
 * The reply to the last message. Earlier ones of the user give it context (`And the bullets?`). Of several questions each is answered
 * in its order, below its own words. Product text in answers is escaped: it never formats, links or loads anything.
 */
export function replyToMessage(messages: readonly ChatMessage[], facts: ProductFacts): ReplyPiece[] {
  const heard = hear(...questionsIn(messages));
  return heard.flatMap((each, index): ReplyPiece[] => {
    const gap = index > 0 ? '\n\n' : '';
    const head = heard.length > 1 ? `${gap}**${escapeMarkdown(titleOf(each), 160)}**\n\n` : '';
    if ('wishes' in each) return [...(head ? [{ text: head }] : []), ...each.wishes.map((wish) => ({ wish }))];
    return [{ text: `${head}${writeAnswer(answerAsked(each.asked, facts, each.question))}` }];
  });
}
