import { expect, it } from 'vitest';
import { mentionedIds, nameMentions, splitMentions, storeMentions } from './mentions.ts';

const ann = { id: 3, fullName: 'Ann' };
const annLee = { id: 4, fullName: 'Ann Lee' };
const otherAnn = { id: 9, fullName: 'Ann' };

it.each([
  ['Ask @Ann Lee please', [annLee], 'Ask @{4} please'],
  ['@Ann Lee, and @Ann.', [ann, annLee], '@{4}, and @{3}.'],
  ['@Anna and @Ann', [ann], '@Anna and @{3}'],
  ['@Ann then @Ann then @Ann', [ann, otherAnn], '@{3} then @{9} then @{9}'],
  ['Nobody picked @Ann', [], 'Nobody picked @Ann'],
])('stores %j as ids of those who were picked', (typed, chosen, stored) => {
  expect(storeMentions(typed, chosen)).toBe(stored);
});

it('shows the names people have now, and what nobody has as the text it is', () => {
  const people = [annLee];
  expect(splitMentions('Ask @{4}, not @{77}', people)).toEqual(['Ask ', annLee, ', not @{77}']);
  expect(nameMentions('@{4}@{4}', people)).toBe('@Ann Lee@Ann Lee');
  expect(splitMentions('', people)).toEqual([]);
});

it('finds who is mentioned, each once', () => {
  expect(mentionedIds('@{4} @{4} @{12} @{x} @{} @{12345678901}')).toEqual([4, 12]);
});
