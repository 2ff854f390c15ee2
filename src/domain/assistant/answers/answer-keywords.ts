// Answers about keywords: which ones the source supports, so that the writer may use them.

import { noChoices } from '#domain/attributes/attribute-use.ts';
import { checkKeywords } from '#domain/keywords/keyword.ts';
import { textParts } from '#domain/parts/parts.ts';
import { hasPhrase } from '#domain/text/words.ts';
import { publicText, readSource } from '#domain/writing/read/source.ts';
import { quoteMarkdown } from './markdown-text.ts';
import { type Answer, listWords, type ProductFacts } from './product-facts.ts';

const quoted = (words: readonly string[]) => listWords(words.map((word) => quoteMarkdown(word, 60)));

/** Keywords the question itself puts up: in quotation marks, or behind the word. */
function readAskedKeywords(question: string): string[] {
  const inMarks = [...question.slice(0, 500).matchAll(/["“”«»]([^"“”«»]{1,60})["“”«»]/g)].map(
    (found) => found[1] ?? '',
  );
  if (inMarks.length > 0) return inMarks.map((word) => word.trim()).filter((word) => word !== '');
  const behind = /\bkeywords?:?\s+([\p{L}\p{N}][\p{L}\p{N} ,-]{0,100})\??$/iu.exec(question.slice(0, 500))?.[1] ?? '';
  const isQuestion =
    /^(?:are|is|do|does|should|can|could|apply|applicable|fit|to|for|would|will|work|in|of|that|i|we|this|the|it|supported|used|allowed|included|there|here|now|please)\b/i.test(
      behind,
    );
  return isQuestion
    ? []
    : behind
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== '');
}

/** Which keywords the product lives up to. */
export function answerKeywords(question: string, { product, content, keywords }: ProductFacts): Answer {
  const source = readSource(product, noChoices, { code: '', isSure: false });
  const asked = readAskedKeywords(question);
  const { supported, unsupported } = checkKeywords(asked.length > 0 ? asked : keywords, publicText(source));
  const written = content ? textParts.flatMap((part) => content.parts[part].value).join('\n') : '';
  const used = supported.filter((word) => hasPhrase(written, word));
  const own = [
    product.brand,
    product.subcategory,
    ...source.attributes.filter(({ label }) => label === 'Material' || label === 'Style').map(({ value }) => value),
  ]
    .filter((word) => word !== null && word.trim() !== '' && word.split(' ').length <= 4)
    .slice(0, 6) as string[];
  return {
    lines: [
      ...(asked.length > 0 ? [] : ['The target keywords, compared with the source:', '']),
      ...(supported.length > 0 ? [`- **Supported:** ${quoted(supported)}`] : ['- **Supported:** none']),
      ...(unsupported.length > 0
        ? [
            `- **Not supported:** ${quoted(unsupported)}. No fact supports this, so the writer leaves ${unsupported.length === 1 ? 'it' : 'them'} out`,
          ]
        : []),
      ...(content && supported.length > 0
        ? [`- **In the optimized text now:** ${used.length > 0 ? quoted(used) : 'none of them'}`]
        : []),
      ...(own.length > 0 && asked.length === 0 ? ['', `Words from the facts of this product: ${quoted(own)}.`] : []),
    ],
    found: ['text and attributes of the source product', ...(content ? ['optimized content'] : [])],
  };
}
