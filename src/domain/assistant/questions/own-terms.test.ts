import { expect, it } from 'vitest';
import { indexTerms, matchTerm, type OwnTerm } from './own-terms.ts';
import { splitWords } from './question-words.ts';

const rules: OwnTerm[] = ['Ideal number of images', 'Title length', 'Title in sentence case'].map((label) => ({
  of: 'rule',
  label,
  filter: { rule: label },
}));
const index = indexTerms(rules);
/** The label at the first word a term begins at, and the words it takes. */
function find(text: string) {
  const words = splitWords(text);
  for (let at = 0; at < words.length; at += 1) {
    const found = matchTerm(words, at, index);
    if (found) return { label: found.term.label, said: text.slice(words[found.from]?.start, words[found.to - 1]?.end) };
  }
  return null;
}

it.each([
  ['which ones are clean', 'Clean', 'clean'],
  ['the source changed after we approved it', 'Source changed since approval', 'source changed'],
  ['claims that are open', null, null],
  ['products with open claims', 'Open claim', 'open claims'],
  ['drafts that do not follow a wish', 'Wish not followed', 'not follow a wish'],
  ['break the rule on the ideal number of images', 'Ideal number of images', 'rule on the ideal number of images'],
  ['the title length rule', 'Title length', 'title length rule'],
])('%s: %s', (text, label, said) => {
  expect(find(text)).toEqual(label === null ? null : { label, said });
});

it('leaves to the grammar what it has words for, but beside what terms are called', () => {
  expect(find('the number of images')).toBeNull();
  expect(find('a rejected part')).toBeNull();
  expect(find('rejected part lens')).toMatchObject({ label: 'Part rejected' });
});

it('takes two words for a lens only where no other has both, and for a rule never', () => {
  const two = indexTerms(['Blue sofa legs', 'Blue sofa arms'].map((label) => ({ of: 'lens', label, filter: {} })));
  expect(matchTerm(splitWords('blue sofa'), 0, two)).toBeNull();
  expect(matchTerm(splitWords('sofa legs'), 0, two)?.term.label).toBe('Blue sofa legs');
  expect(find('the title length rule')).toMatchObject({ label: 'Title length' });
  expect(find('the sentence case rule')).toBeNull();
});

it('reads the label of a rule as broken only beside the word rule, or where something is said to be broken', () => {
  expect(find('products with an ideal number of images')).toBeNull();
  expect(find('titles in sentence case')).toBeNull();
  expect(find('products that fail the ideal number of images')).toMatchObject({ label: 'Ideal number of images' });
  expect(find('titles violating title in sentence case')).toMatchObject({ label: 'Title in sentence case' });
});
