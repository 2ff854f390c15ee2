import { expect, test } from 'vitest';
import { readWish } from './read-wish.ts';
import { readTarget } from './target.ts';

test.each([
  ['keep the title under 60 characters', ['title'], 'keep it under 60 characters'],
  ['keep titles under 60 characters', ['title'], 'keep it under 60 characters'],
  ['please make the product description longer', ['description'], 'please make it longer'],
  ['make the title and the description shorter', ['title', 'description'], 'make it shorter'],
  ['titles must be under 60 characters', ['title'], 'under 60 characters'],
  ['titles must not exceed 60 characters', ['title'], 'do not exceed 60 characters'],
  ['titles should start with the brand', ['title'], 'start with the brand'],
  ['descriptions must not mention plastic', ['description'], 'do not mention plastic'],
  ['mention the battery in the bullet points', ['bullets'], 'mention the battery'],
  ['in the title', ['title'], ''],
  ['bullets:', ['bullets'], ''],
  ['mention the lid', null, 'mention the lid'],
  ['start with the title', null, 'start with the title'],
  ['write 3 bullets', null, 'write 3 bullets'],
])('%j', (folded, parts, rest) => {
  expect(readTarget(folded)).toEqual({ parts, rest });
});

test.each([
  ['In the title, mention cotton and avoid plastic', [['title'], ['title']]],
  ['Bullets: write short ones. Mention cotton', [['bullets'], null]],
  ['Write 3 bullets', [['bullets']]],
  ['Keep the title short and mention cotton', [['title'], null]],
])('%j speaks of the parts it names', (prompt, parts) => {
  expect(readWish(prompt).map((clause) => clause.parts)).toEqual(parts);
});
