// Reads a question about a product: which topic it asks for, which part it means, and what it follows on from.
import type { Product } from '#domain/catalogue/product.ts';
import { findNamed } from '#domain/parts/find-named.ts';
import { type Part, partNames } from '#domain/parts/parts.ts';
import { contentWords, foldText } from '#domain/text/words.ts';
import { intents, partNamesInQuestions, type Topic } from './intents.data.ts';

/** `text` is folded: lower case, words apart by one space, no punctuation. */
export type Intent = { topic: Topic; part: Part | null; text: string };

/** Only the start of a very long question is read. */
const readChars = 500;

/** A question in the form its words are looked up in. */
export function foldQuestion(question: string): string {
  return foldText(question.slice(0, readChars))
    .replace(/\b(what|who|how|where|when|that|it|let|there)'s\b/g, '$1 is')
    .replace(/n't\b/g, ' not')
    .replace(/'(?:s|re|m|ll|ve|d)\b/g, '')
    .replace(/[^\p{L}\p{N}.%/+-]+/gu, ' ')
    .replace(/[.-]+(?=\s|$)|(?<=^|\s)[.-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A word list (`a|b c`) as an expression on word boundaries. */
export function wordsPattern(list: string): RegExp {
  return new RegExp(`(?<=^|\\s)(?:${list.replaceAll('.', '\\.')})(?=\\s|$)`, 'u');
}

function compile(pattern: string): RegExp {
  const tokens = pattern.split(/\s+(?![^(]*\))/);
  let source = '';
  let isGlued = true;
  for (const token of tokens) {
    if (token === '^') {
      source += '^';
      isGlued = true;
    } else if (token === '$') source += '$';
    else if (token.startsWith('~')) {
      const most = token === '~' ? '12' : token.slice(1);
      source += `(?:\\s\\S+){0,${most}}?`;
    } else if (token.startsWith('(')) source += `(?:(?:${token.slice(1, -2)})\\s)*`;
    else {
      source += isGlued ? `(?<=^|\\s)(?:${token})(?=\\s|$)` : `\\s(?:${token})(?=\\s|$)`;
      isGlued = false;
    }
  }
  return new RegExp(source, 'u');
}

const rules = intents.map(([topic, patterns]) => ({ topic, patterns: patterns.map(compile) }));
const partPatterns = partNames.map(
  (part) => [part, new RegExp(wordsPattern(partNamesInQuestions[part]), 'gu')] as const,
);

/** The parts a question names, in the order of its words. */
const findParts = (text: string): Part[] => findNamed(partPatterns, text);

/** The part a question names first; null when it names none. */
const findPart = (text: string): Part | null => findParts(text)[0] ?? null;

function findTopic(text: string): Topic {
  return rules.find(({ patterns }) => patterns.some((pattern) => pattern.test(text)))?.topic ?? 'facts';
}

const followUp =
  /^(?:and|or|what about|how about|and what about|and how about)\s+(?:(?:the|its|on|for|of|in|at)\s+)*(.+)$/u;
/** Topics that ask the same of any part or channel. */
const repeatable: ReadonlySet<Topic> = new Set([
  'limits',
  'length',
  'status',
  'decision',
  'author',
  'notes',
  'compare',
  'history',
  'part',
] satisfies Topic[]);

/** Fields that one question may ask for together: `What are the price and the brand?` */
const fieldTopics: readonly Topic[] = ['price', 'brand', 'category', 'sku', 'channel', 'arrival'];
const pairing = /\s(?:and|or|plus)\s/;

type Attribute = { name: string; value: string };
type ReadProduct = Pick<Product, 'attributes' | 'price' | 'brand' | 'category' | 'sku' | 'retailer'>;

/** Attributes whose whole name the question says. */
export function namedAttributes(attributes: readonly Attribute[], text: string): Attribute[] {
  const said = new Set(contentWords(text));
  return attributes.filter(({ name }) => {
    const words = contentWords(name);
    return words.length > 0 && words.every((word) => said.has(word));
  });
}

/** Stands for what names an attribute; no word of a pattern. */
const attributeMark = '=';

/**
 * What a question asks of a product. Words that name one of its attributes are no words of ours: `What is the energy score?` asks
 * for no Content Score. Where one word is the name of both, `What is the status?`, it asks for both, the attribute first.
 */
export function readOfProduct(asked: Intent, product: ReadProduct): Intent[] {
  const { topic, text } = asked;
  const { price, brand, category, sku, retailer } = product;
  const fields: Partial<Record<Topic, string | null>> = { price, brand, category, sku, channel: retailer };
  const named = namedAttributes(product.attributes, text)
    .filter(({ value }) => foldText(value) !== foldText(fields[topic] ?? ''))
    .map(({ name }) => ({ words: contentWords(name), part: findPart(foldQuestion(name)) }))
    // A part is asked for by its name, also of a product with an attribute of that name.
    .filter(({ words, part }) => words.length > 1 || part === null);
  if (topic === 'facts' || named.length === 0) return [asked];
  const words = new Set(named.flatMap((each) => each.words));
  const isOfName = (word: string) => {
    const found = contentWords(word);
    return found.length > 0 && found.every((each) => words.has(each));
  };
  const rest = text
    .split(' ')
    .map((word) => (isOfName(word) ? attributeMark : word))
    .join(' ');
  if (findTopic(followUp.exec(rest)?.[1] ?? rest) !== 'facts' || findPart(rest) !== null) return [asked];
  const facts: Intent = { topic: 'facts', part: null, text };
  const isNameOfBoth = fieldTopics.includes(topic) || named.every((each) => each.words.length === 1);
  return isNameOfBoth ? [facts, asked] : [facts];
}

/**
 * What one question asks at once, each for itself: several fields, or the same of several parts. `asksFacts` says whether it asks
 * for a fact of the product beside them.
 */
export function readTogether(asked: Intent, asksFacts: boolean): Intent[] {
  const { topic, text } = asked;
  if (!pairing.test(text)) return [asked];
  const parts = findParts(text);
  if (repeatable.has(topic) && parts.length > 1) return parts.map((part) => ({ topic, part, text }));
  const fields = rules
    .filter((rule) => fieldTopics.includes(rule.topic))
    .map((rule) => ({ topic: rule.topic, at: Math.min(...rule.patterns.map((each) => firstAt(text, each))) }))
    .filter(({ at }) => at < text.length)
    .sort((a, b) => a.at - b.at);
  if (topic !== 'facts' && !fieldTopics.includes(topic)) return [asked];
  const topics: Topic[] = [...fields.map((field) => field.topic), ...(asksFacts ? ['facts' as const] : [])];
  return topics.length > 1 ? topics.map((each) => ({ topic: each, part: null, text })) : [asked];
}

function firstAt(text: string, pattern: RegExp): number {
  const at = text.search(pattern);
  return at < 0 ? text.length : at;
}

/**
 * Reads a question. `before` are the user's earlier questions, newest last: `And the bullets?` asks of the bullets what was
 * asked last, and `Why?` after a score asks why.
 */
export function readIntent(question: string, before: readonly string[] = []): Intent {
  const text = foldQuestion(question);
  const last = before.at(-1);
  const rest = followUp.exec(text)?.[1];
  if (last !== undefined && rest !== undefined && rest.split(' ').length <= 3) {
    const previous = readIntent(last, before.slice(-3, -1));
    const part = findPart(rest);
    const isBare = part !== null && rest.split(' ').length <= 2;
    if (repeatable.has(previous.topic) && isBare) return { topic: previous.topic, part, text };
    if (previous.topic === 'limits') return { topic: 'limits', part: part ?? previous.part, text };
  }
  if (last !== undefined && /^(?:but )?why(?: is that| so| not)?$/.test(text)) {
    const previous = readIntent(last);
    if (previous.topic === 'score' || previous.topic === 'status') return { ...previous, topic: 'score', text };
  }
  return { topic: findTopic(rest ?? text), part: findPart(text), text };
}
