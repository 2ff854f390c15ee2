import { describe, expect, it } from 'vitest';
import { sayVoice } from './describe-voice.ts';
import { emptyVoice, mergeVoices, selectVoices, type Voice, type VoiceRules, voiceRulesSchema } from './voice.ts';

const rules = (given: Partial<VoiceRules>): VoiceRules => ({ ...emptyVoice, ...given });
const voice = (scope: Voice['scope'], scopeValue: string | null, given: Partial<VoiceRules> = {}): Voice => ({
  ...rules(given),
  scope,
  scopeValue,
});
const mug = { brand: 'Clay  field', category: 'kitchen', retailer: 'Harbor  Home' };

describe('selectVoices', () => {
  it('gives the workspace’s, the retailer’s, the category’s and the brand’s, in this order, in any case and with any spaces', () => {
    const voices = [
      voice('brand', 'clay field'),
      voice('category', 'Kitchen'),
      voice('retailer', 'harbor home'),
      voice('workspace', null),
      voice('brand', 'Other'),
    ];
    expect(selectVoices(voices, mug).map(({ scope }) => scope)).toEqual(['workspace', 'retailer', 'category', 'brand']);
  });
  it('gives no voice of a value the product lacks', () => {
    expect(
      selectVoices([voice('brand', ''), voice('category', null)], { brand: ' ', category: null, retailer: null }),
    ).toEqual([]);
  });
});

describe('mergeVoices', () => {
  it('takes each choice from the narrowest voice that makes it', () => {
    const wide = rules({ tone: 'calm', spelling: 'UK', units: 'metric' });
    const narrow = rules({ tone: '', spelling: 'US', person: 'you' });
    expect(mergeVoices([wide, narrow])).toMatchObject({ tone: 'calm', spelling: 'US', units: 'metric', person: 'you' });
  });
  it('leaves British and American out of what is not written in English', () => {
    const british = rules({ spelling: 'UK' });
    expect(mergeVoices([british, rules({ language: 'de' })])).toMatchObject({ language: 'de', spelling: null });
    expect(mergeVoices([rules({ language: 'de' }), rules({ language: 'en', spelling: 'UK' })]).spelling).toBe('UK');
  });
  it('adds up the lists, the narrower first', () => {
    const merged = mergeVoices([
      rules({ avoid: ['cheap'], terms: [{ term: 'USB-C', forms: [] }], examples: [1, 2] }),
      rules({ avoid: ['best'], terms: [{ term: 'Wi-Fi', forms: ['wifi'] }], examples: [2, 3] }),
    ]);
    expect(merged.avoid).toEqual(['best', 'cheap']);
    expect(merged.terms.map(({ term }) => term)).toEqual(['Wi-Fi', 'USB-C']);
    expect(merged.examples).toEqual([2, 3, 1]);
  });
  it('lets a narrower voice turn a word of the wider one round', () => {
    const wide = rules({ prefer: [{ use: 'sofa', insteadOf: ['couch', 'settee'] }], avoid: ['Divan', 'cheap'] });
    const narrow = rules({ prefer: [{ use: 'couch', insteadOf: ['sofa'] }], terms: [{ term: 'divan', forms: [] }] });
    const merged = mergeVoices([wide, narrow]);
    expect(merged.prefer).toEqual([{ use: 'couch', insteadOf: ['sofa'] }]);
    expect(merged.avoid).toEqual(['cheap']);
  });
  it('keeps what of a wider preference is not decided otherwise', () => {
    const wide = rules({ prefer: [{ use: 'sofa', insteadOf: ['couch', 'settee'] }] });
    expect(mergeVoices([wide, rules({ avoid: ['couch'] })])).toMatchObject({
      prefer: [{ use: 'sofa', insteadOf: ['settee'] }],
      avoid: ['couch'],
    });
  });
});

it('stores words with one space between them, and no empty ones', () => {
  const parsed = voiceRulesSchema.parse({ ...emptyVoice, avoid: [' best  ever '] });
  expect(parsed.avoid).toEqual(['best ever']);
  expect(voiceRulesSchema.safeParse({ ...emptyVoice, avoid: [' '] }).success).toBe(false);
  expect(voiceRulesSchema.safeParse({ ...emptyVoice, prefer: [{ use: 'sofa', insteadOf: [] }] }).success).toBe(false);
});

describe('sayVoice', () => {
  it('states each rule in a line', () => {
    expect(
      sayVoice(
        rules({
          tone: 'Calm, exact',
          person: 'you',
          spelling: 'UK',
          units: 'metric',
          prefer: [{ use: 'sofa', insteadOf: ['couch', 'settee'] }],
          avoid: ['cheap', 'best'],
          terms: [
            { term: 'Wi-Fi', forms: ['wifi'] },
            { term: 'USB-C', forms: [] },
          ],
        }),
      ),
    ).toEqual([
      'Tone: Calm, exact',
      'Where you write English: Address the reader as “you”; do not speak as “we”.',
      'Spelling, where you write English: British.',
      'Units: metric, where the facts give them; never convert.',
      'Say “sofa”, not “couch”, “settee”.',
      'Avoid: “cheap”, “best”.',
      'Write “Wi-Fi” exactly so, not “wifi”.',
      'Write “USB-C” exactly so.',
    ]);
  });
  it('states nothing of what is left open', () => {
    expect(sayVoice(emptyVoice)).toEqual([]);
    expect(sayVoice(rules({ spelling: 'US', person: 'we' }))).toEqual([
      'Where you write English: Speak as “we” of the brand, and to the reader as “you”.',
      'Spelling, where you write English: American.',
    ]);
    expect(sayVoice(rules({ person: 'neutral' }))).toEqual([
      'Where you write English: Neither address the reader nor speak as “we”.',
    ]);
  });
});
