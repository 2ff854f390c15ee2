import { expect, it } from 'vitest';
import { emptyVoice } from '#domain/voice/voice.ts';
import { describeVoice, nameVoice } from './voice-words.ts';

it('a voice is described in a few words', () => {
  expect(describeVoice(emptyVoice)).toEqual([]);
  expect(
    describeVoice({
      language: 'de',
      tone: 'Calm',
      person: 'neutral',
      spelling: 'UK',
      units: 'metric',
      prefer: [{ use: 'sofa', insteadOf: ['couch'] }],
      avoid: ['cheap', 'best'],
      terms: [],
      examples: [1],
    }),
  ).toEqual([
    'in German',
    'Calm',
    'neither we nor you',
    'UK spelling',
    'metric units',
    '1 preferred word',
    '2 words to avoid',
    '1 example',
  ]);
});

it.each([
  [{ scope: 'workspace', scopeValue: null }, 'the workspace'],
  [{ scope: 'brand', scopeValue: 'Clayfield' }, 'the brand Clayfield'],
] as const)('%j is named %s', (voice, name) => expect(nameVoice(voice)).toBe(name));
