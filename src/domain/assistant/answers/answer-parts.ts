// Answers about the texts themselves: what a part says, how long it is, and how old and new differ.
import { isSameValue } from '#domain/canonical-json.ts';
import { isEmptyValue, type Part, partNames, partTable, pickParts, textParts } from '#domain/parts/parts.ts';
import { contentWords } from '#domain/text/words.ts';
import { findLimits, foundLimits, nameLimits } from './known-limits.ts';
import { escapeMarkdown, quoteMarkdown } from './markdown-text.ts';
import { type Answer, count, joinAnswers, listWords, type ProductFacts, statusWords } from './product-facts.ts';

type Text = string | string[];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A part's text as quoted lines. Pictures are listed by their addresses, never shown. */
function quoteLines(value: Text): string[] {
  if (isEmptyValue(value)) return ['- (empty)'];
  if (typeof value === 'string') return [`> ${escapeMarkdown(value, 1_200)}`];
  const shown = value.slice(0, 12).map((item, index) => `${index + 1}. ${escapeMarkdown(item, 400)}`);
  return value.length > 12 ? [...shown, `- … and ${value.length - 12} more`] : shown;
}

/** What a part says now: the optimized text with its status, and the source's when it differs. */
export function answerPart(part: Part, { product, content }: ProductFacts): Answer {
  const source = pickParts(product)[part];
  if (!content) {
    return {
      lines: [`No optimized content yet. The ${partTable[part].word} of the source:`, '', ...quoteLines(source)],
      found: [`${partTable[part].word} of the source product`],
    };
  }
  const isSame = isSameValue(source, content.parts[part].value);
  const status = statusWords[content.parts[part].status];
  const own = isSame ? ' It is the same as in the source.' : '';
  return {
    lines: [
      `The optimized ${partTable[part].word} (${status}):${own}`,
      '',
      ...quoteLines(content.parts[part].value),
      ...(isSame ? [] : ['', `In the source:`, '', ...quoteLines(source)]),
    ],
    found: [`optimized ${partTable[part].word}`, ...(isSame ? [] : [`${partTable[part].word} of the source product`])],
  };
}

const words = (text: string) => (text.trim() === '' ? 0 : text.trim().split(/\s+/).length);

/** How long a value is, in the unit its limit is counted in. */
export function measure(part: Part, value: Text): string {
  if (typeof value === 'string') {
    const chars = count(value.length, 'character');
    return part === 'description' ? `${chars}, ${count(words(value), 'word')}` : chars;
  }
  if (part === 'images') return count(value.length, 'image');
  const longest = value.reduce((most, item) => Math.max(most, item.length), 0);
  return `${count(value.length, 'bullet')}${value.length > 0 ? `, the longest with ${count(longest, 'character')}` : ''}`;
}

/** The lengths of the parts asked for. */
export function answerLength(part: Part | null, { product, content }: ProductFacts): Answer {
  const parts = part ? [part] : partNames;
  return {
    lines: parts.map((each) =>
      content
        ? `- **${capital(partTable[each].word)}:** ${measure(each, content.parts[each].value)} optimized; ${measure(each, pickParts(product)[each])} in the source`
        : `- **${capital(partTable[each].word)}:** ${measure(each, pickParts(product)[each])} in the source; no optimized content yet`,
    ),
    found: [`counted in the ${content ? 'optimized content and the source' : 'source'}`],
  };
}

/** Old and new side by side, with the words that came and went. */
export function answerCompare(part: Part | null, facts: ProductFacts): Answer {
  const { product, content } = facts;
  if (!content) {
    return {
      lines: [
        'There is nothing to compare yet: there is no optimized content. **Generate Content** writes a first draft.',
      ],
      found: ['review of the product'],
    };
  }
  const parts = part ? [part] : textParts;
  return joinAnswers(
    ...parts.map((each) => comparePart(each, facts, pickParts(product)[each], content.parts[each].value)),
  );
}

/** The words that carry meaning: as they are compared, and as they are written. */
function readWords(value: Text): Map<string, string> {
  const written =
    [value]
      .flat()
      .join(' ')
      .match(/[\p{L}\p{N}]+(?:[.'’/-][\p{L}\p{N}]+)*/gu) ?? [];
  return new Map(written.flatMap((word) => contentWords(word).map((compared) => [compared, word] as const)));
}

function comparePart(part: Part, facts: ProductFacts, before: Text, after: Text): Answer {
  const { content } = facts;
  const label = capital(partTable[part].word);
  const found = [`optimized ${partTable[part].word}`, `${partTable[part].word} of the source product`];
  if (isSameValue(before, after)) {
    return { lines: [`**${label}:** the same in the source and in the optimized content.`, ''], found };
  }
  const [old, fresh] = [readWords(before), readWords(after)];
  const only = (these: Map<string, string>, others: Map<string, string>) =>
    [...these].filter(([word]) => !others.has(word)).map(([, written]) => written);
  const lineOf = (label: string, list: string[]) =>
    list.length === 0
      ? `- ${label}: none`
      : `- ${label}: ${listWords(list.slice(0, 15).map((word) => quoteMarkdown(word, 40)))}${list.length > 15 ? ` and ${list.length - 15} more` : ''}`;
  const isText = part !== 'images';
  const name = nameLimits(facts);
  const who = name === null ? 'the general limit is' : `the limit on ${escapeMarkdown(name)} is`;
  const limit = part === 'title' ? `, ${who} ${findLimits(facts).title.max}` : '';
  return {
    lines: [
      `**${label}, before** (source, ${measure(part, before)}):`,
      '',
      ...quoteLines(before),
      '',
      `**${label}, now** (optimized, ${measure(part, after)}${limit}, ${content ? statusWords[content.parts[part].status] : 'pending'}):`,
      '',
      ...quoteLines(after),
      '',
      ...(isText ? [lineOf('New words', only(fresh, old)), lineOf('Removed words', only(old, fresh)), ''] : []),
    ],
    found: limit ? [...found, foundLimits(facts.now)] : found,
  };
}
