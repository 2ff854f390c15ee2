import { describe, expect, test } from 'vitest';
import { type Guidance, instructPart } from './merge-prompt-rules.ts';
import { textsOf } from './test-draft.ts';

const global = (text: string): Guidance => ({ text, origin: 'global prompt' });
const brand = (text: string): Guidance => ({ text, origin: 'brand prompt for Clayfield' });

describe('instructions of a part', () => {
  test('take what every prompt asks and name who asked', () => {
    const asked = instructPart(
      'title',
      [global('Keep the title under 60 characters'), brand('Mention stoneware')],
      null,
    );
    expect(asked).toMatchObject({ maxChars: 60, mention: ['stoneware'] });
    expect(textsOf(asked)).toEqual([
      'Requested by the global prompt: "Keep the title under 60 characters".',
      'Requested by the brand prompt for Clayfield: "Mention stoneware".',
    ]);
  });

  test('leave out what prompts ask of other parts', () => {
    expect(instructPart('description', [global('Keep the title under 60 characters')], null)).toMatchObject({
      maxChars: null,
      reasons: [],
    });
  });

  test('follow the narrower prompt, and the own prompt before any other', () => {
    const guidance = [global('Make it shorter'), brand('Make it longer')];
    expect(instructPart('title', guidance, null)).toMatchObject({ length: 'longer' });
    const own = instructPart('title', guidance, 'Make it shorter');
    expect(own.length).toBe('shorter');
    expect(textsOf(own)).toEqual([
      'Requested by the global prompt: "Make it shorter".',
      '"Make it longer" (brand prompt for Clayfield) is overridden by your own prompt: "Make it shorter".',
      'Requested by your own prompt: "Make it shorter".',
    ]);
    expect(instructPart('title', [global('Avoid plastic and steel')], 'Mention steel')).toMatchObject({
      avoid: ['plastic'],
      mention: ['steel'],
    });
  });

  test('say which prompt needs a language model', () => {
    expect(textsOf(instructPart('title', [global('Use a friendly tone')], 'Rewrite it as a poem'))).toEqual([
      '"Use a friendly tone" (global prompt) needs a language model; the built-in writer did not follow it.',
      '"Rewrite it as a poem" needs a language model; the built-in writer did not follow it.',
    ]);
  });

  test('say when the own prompt speaks of another part', () => {
    const asked = instructPart('title', [], 'Make the description longer');
    expect(asked.length).toBeNull();
    expect(textsOf(asked)).toEqual(['"Make the description longer" is about the description, not the title.']);
  });
});
