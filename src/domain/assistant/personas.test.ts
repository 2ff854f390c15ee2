import { expect, test } from 'vitest';
import { defaultPersona, type PersonaType, personaTypes, readPersona } from './persona-names.ts';
import { greet, personas } from './personas.ts';

test.each([
  ['wizard', 'Wizzy', 'Creative Wizard'],
  ['scientist', 'Dr. Data', 'Analytics Expert'],
  ['creator', 'Nova', 'Creative Visionary'],
  ['strategist', 'Max', 'Conversion Strategist'],
  ['guardian', 'Sentinel', 'Compliance Guardian'],
] satisfies [PersonaType, string, string][])('the %s is %s, %s', (type, name, role) => {
  const persona = personas[type];
  expect([persona.type, persona.name, persona.role]).toEqual([type, name, role]);
});

test('each persona has an emoji, a colour of its own, three greetings, three tips, a personality and a description', () => {
  expect(personaTypes).toHaveLength(5);
  const all = personaTypes.map((type) => personas[type]);
  expect(new Set(all.map((persona) => persona.colour)).size).toBe(5);
  expect(new Set(all.map((persona) => persona.emoji)).size).toBe(5);
  const texts = all.flatMap((persona) => [...persona.tips, persona.personality, persona.description]);
  expect(new Set(texts).size).toBe(25);
  for (const persona of all) {
    expect(persona.emoji).toMatch(/\p{Extended_Pictographic}/u);
    expect(persona.greetings).toHaveLength(3);
    expect(persona.tips).toHaveLength(3);
    for (const tip of persona.tips) expect(tip.length).toBeLessThanOrEqual(140);
  }
});

test.each(personaTypes)(
  'every greeting of the %s mentions the product title, and one without a product does not',
  (type) => {
    for (const number of [0, 1, 2]) {
      const { before, title, after } = greet(personas[type], number, 'Stoneware mug');
      expect(title).toBe('Stoneware mug');
      expect(`${before}${after}`).not.toMatch(/[{}*]/);
      expect(after).not.toBe('');
      for (const none of [null, ' ']) {
        const plain = greet(personas[type], number, none);
        expect(plain).toEqual({ before: expect.stringMatching(/^[^{}*]+$/), title: '', after: '' });
      }
    }
  },
);

test.each(personaTypes)('the %s has a word for every turn of small talk, and no text of its own is empty', (type) => {
  const { voice, tips, personality, description } = personas[type];
  expect(Object.keys(voice).sort()).toEqual(['bye', 'hello', 'howAreYou', 'praise', 'thanks']);
  for (const text of [...Object.values(voice), ...tips, personality, description]) expect(text).toMatch(/^\S.*[.?!]$/);
});

test('a greeting is one sentence around the title, and the numbers of greetings go round', () => {
  expect(greet(personas.creator, 1, 'Mug')).toEqual({
    before: 'Nova here. Let’s find the best way to show ',
    title: 'Mug',
    after: '. Where do we start?',
  });
  expect(greet(personas.creator, 4, 'Mug')).toEqual(greet(personas.creator, 1, 'Mug'));
  expect(greet(personas.creator, -5, 'Mug')).toEqual(greet(personas.creator, 2, 'Mug'));
  expect(greet(personas.creator, 5, 'Mug')).toEqual(greet(personas.creator, 2, 'Mug'));
});

test('a title that looks like markup is greeted as the text it is', () => {
  const greeting = greet(personas.wizard, 0, '**Bold** ![x](http://evil.example/a.png) $& <script>');
  expect(greeting.title).toBe('**Bold** ![x](http://evil.example/a.png) $& <script>');
});

test.each([
  ['guardian', 'guardian'],
  ['dragon', defaultPersona],
  [null, 'wizard'],
  [7, 'wizard'],
])('the choice %j is read as %s', (stored, type) => {
  expect(readPersona(stored)).toBe(type);
});
