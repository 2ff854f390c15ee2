// Finds what is known by its form or by the people there are: SKUs, brands with a sign, attributes, names of people.
import type { SimpleCondition } from './catalogue-query.ts';
import type { FacetIndex } from './match-facet.ts';
import type { Word } from './question-words.ts';
import { TextReader } from './text-reader.ts';
import type { Token } from './token.ts';

/** The token of such a one that begins at a word. */
export const findSpecial = (
  words: readonly Word[],
  at: number,
  question: string,
  index: FacetIndex,
  people: ReadonlyMap<string, string>,
): Token | null =>
  findSku(words, at, question) ?? findAttribute(words, at, question, index) ?? findPerson(words, at, people);

/** The longest name of a person that begins at a word. */
function findPerson(words: readonly Word[], at: number, people: ReadonlyMap<string, string>): Token | null {
  for (let size = 4; size > 0; size -= 1) {
    const person = people.get(
      words
        .slice(at, at + size)
        .map(({ word }) => word)
        .join(' '),
    );
    if (person !== undefined) return { kind: 'person', from: at, to: at + size, person };
  }
  return null;
}

/** `AC-12-RED`: capitals and digits in one piece are a SKU, with or without the word before it. */
function findSku(words: readonly Word[], at: number, question: string): Token | null {
  const code = /[\p{Lu}\d]+(?:[-_.][\p{Lu}\d]+)+(?![\p{L}\d])/uy;
  code.lastIndex = words[at]?.start ?? 0;
  const [contains = ''] = words[at]?.isQuoted ? [] : (code.exec(question) ?? []);
  if (!/\p{Lu}/u.test(contains) || !/\d/.test(contains)) return null;
  const to = words.findLastIndex(({ start }) => start < code.lastIndex) + 1;
  return { kind: 'text', from: at, to, any: [[{ field: 'text', in: 'sku', contains, how: 'is' }]] };
}

/** `Country of origin attribute`, `attribute Color is Dark red`: an attribute by its name, and its value if one is given. */
function findAttribute(words: readonly Word[], at: number, question: string, index: FacetIndex): Token | null {
  const reader = new TextReader(words, question, index);
  const isWord = (place: number) => /^attributes?$/.test(reader.word(place));
  const isName = (place: number) =>
    /^(?:undefined|length)$/.test(`${reader.kind(place)}`) && words[place] !== undefined;
  const end = [1, 2, 3, 4].find((size) => isWord(at + size));
  const isBefore = end !== undefined && isName(at) && isName(at + end - 1);
  const isBehind = isWord(at) && (isName(at + 1) || words[at + 1]?.isQuoted === true);
  if (!isBefore && !isBehind) return null;
  const from = isBefore ? at : at + 1;
  const to = isBefore ? at + (end ?? 1) : reader.endOf(from, /^(?:is|=|equals)$/);
  const behind = isBefore ? to + 1 : to;
  const isValue =
    /^(?:is|=|equals)$/.test(reader.word(behind)) &&
    words[behind + 1] !== undefined &&
    reader.word(behind + 1) !== 'not';
  const valueTo = isValue ? reader.endOf(behind + 1) : behind;
  const condition: SimpleCondition = {
    field: 'attribute',
    name: reader.textOf(from, to),
    ...(isValue ? { value: reader.textOf(behind + 1, valueTo) } : {}),
  };
  return { kind: 'attribute', from: at, to: valueTo, any: [[condition]] };
}
