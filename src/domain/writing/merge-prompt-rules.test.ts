import { describe, expect, test } from 'vitest';
import { type Guidance, instructPart } from './merge-prompt-rules.ts';
import { textsOf } from './test-draft.ts';

const global = (text: string): Guidance => ({ text, origin: 'global prompt' });
const brand = (text: string): Guidance => ({ text, origin: 'brand prompt for Clayfield' });

const led = (guidance: Guidance[], prompt: string | null = null, title?: string) =>
  instructPart('title', { guidance, prompt, ...(title === undefined ? {} : { earlier: { title } }) });
const textsOfClauses = (asked: ReturnType<typeof led>) => asked.clauses.map(({ text }) => text);

describe('instructions of a part', () => {
  test('take what every prompt asks and name who asked', () => {
    const { clauses } = led([global('Keep the title under 60 characters'), brand('Mention stoneware')]);
    expect(clauses).toMatchObject([
      { origin: 'global prompt', asks: [{ about: 'measure', unit: 'characters', max: 59 }] },
      { origin: 'brand prompt for Clayfield', asks: [{ about: 'word', want: 'mention', word: { text: 'stoneware' } }] },
    ]);
  });

  test('leave out what prompts ask of other parts', () => {
    const guidance = [global('Keep the title under 60 characters')];
    expect(instructPart('description', { guidance, prompt: null })).toEqual({ clauses: [], reasons: [] });
  });

  test('follow the narrower prompt, and the own prompt before any other', () => {
    const guidance = [global('Make it shorter'), brand('Make it longer')];
    expect(textsOfClauses(led(guidance))).toEqual(['Make it longer']);
    const own = led(guidance, 'Make it shorter');
    expect(own.clauses.map(({ asks }) => asks)).toMatchObject([[{ want: 'shorter' }], [{ want: 'shorter' }]]);
    expect(textsOf(own)).toEqual([
      '"Make it longer" (brand prompt for Clayfield) is overridden by your own prompt: "Make it shorter".',
    ]);
    expect(led([global('Avoid plastic and steel')], 'Mention steel').clauses).toMatchObject([
      { asks: [{ word: { text: 'plastic' }, want: 'avoid' }] },
      { asks: [{ word: { text: 'steel' }, want: 'mention' }] },
    ]);
  });

  test('go on with the wishes before this one, but for what is over and what it says otherwise', () => {
    const asked = led([], 'Keep it under 40 characters', 'Keep it under 60 characters. Make it shorter. Avoid oak');
    expect(asked.clauses).toMatchObject([
      { text: 'Avoid oak', isEarlier: true },
      { text: 'Keep it under 40 characters', isEarlier: false },
    ]);
    expect(asked.reasons).toEqual([]);
  });

  test('say when the own prompt speaks of another part', () => {
    const asked = led([], 'Make the description longer');
    expect(asked.clauses).toEqual([]);
    expect(textsOf(asked)).toEqual(['"Make the description longer" is about the description, not the title.']);
  });
});
