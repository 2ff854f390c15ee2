import { expect, it } from 'vitest';
import { emptyVoice, type VoiceRules } from '#domain/voice/voice.ts';
import { fixVoice } from './fix-voice.ts';

const written = (title: string, given: object = {}) => ({ title: { content: title, reasons: [], ...given } });
const fixed = (title: string, voice: Partial<VoiceRules>, isEnglish = true) =>
  fixVoice(written(title), { ...emptyVoice, ...voice }, 'Color Street', isEnglish).title;

it.each<[string, Partial<VoiceRules>, string]>([
  ['A gray lamp in bright color', { spelling: 'UK' }, 'A grey lamp in bright colour'],
  ['Color Street lamp in bright color', { spelling: 'UK' }, 'Color Street lamp in bright colour'],
  ['A sofa of oak', { prefer: [{ use: 'couch', insteadOf: ['sofa'] }] }, 'A couch of oak'],
  ['A Wi-Fi lamp', { terms: [{ term: 'WiFi', forms: ['Wi-Fi'] }] }, 'A WiFi lamp'],
  ['A lamp made of amazing steel', { avoid: ['amazing'] }, 'A lamp made of steel'],
  ['The premium is paid once', { avoid: ['premium'] }, 'The premium is paid once'],
])('%s by %j', (title, voice, right) => {
  expect(fixed(title, voice)?.content).toBe(right);
});

it('says what it changed, and changes the statements alike', () => {
  const draft = written('A gray lamp', { statements: [{ text: 'A gray lamp', facts: [] }] });
  const { title } = fixVoice(draft, { ...emptyVoice, spelling: 'UK' }, null, true);
  expect(title?.reasons).toEqual([{ text: 'Changed "gray" to follow the voice.', because: 'prompt', ref: 'voice' }]);
  expect(title?.statements).toEqual([{ text: 'A grey lamp', facts: [] }]);
});

it('spells no other language, and leaves alone what was kept', () => {
  expect(fixed('Une couleur gray', { spelling: 'UK' }, false)?.content).toBe('Une couleur gray');
  const kept = written('A gray lamp', { isKept: true });
  expect(fixVoice(kept, { ...emptyVoice, spelling: 'UK' }, null, true)).toEqual(kept);
});
