import { describe, expect, it } from 'vitest';
import { openVoiceCheck } from './check-voice.ts';
import { emptyVoice } from './voice.ts';
import { checkPartVoice, findVoiceBreaches, fixVoiceBreaches } from './voice-findings.ts';

const check = openVoiceCheck({
  ...emptyVoice,
  spelling: 'UK',
  prefer: [{ use: 'mug', insteadOf: ['cup'] }],
  avoid: ['cheap'],
});
const bullets = ['A cheap cup', 'Color: red', 'One cup, one Cup'];
const found = findVoiceBreaches(bullets, checkPartVoice(check, bullets));

describe('findVoiceBreaches', () => {
  it('shows each wording once, with how often it stands there', () => {
    expect(found).toMatchObject([
      { kind: 'avoid', written: 'cheap', count: 1, severity: 'warn' },
      { kind: 'prefer', written: 'cup', suggestion: 'mug', count: 2 },
      { kind: 'spelling', written: 'Color', suggestion: 'Colour', count: 1 },
      { kind: 'prefer', written: 'Cup', suggestion: 'Mug', count: 1 },
    ]);
    expect(found[0]).not.toHaveProperty('suggestion');
  });
  it('finds nothing where nothing is marked', () => {
    expect(findVoiceBreaches('A mug', check('A mug'))).toEqual([]);
  });
});

describe('fixVoiceBreaches', () => {
  it('fixes what one finding is about and leaves the rest', () => {
    expect(fixVoiceBreaches(check, bullets, found[1])).toEqual(['A cheap mug', 'Color: red', 'One mug, one Cup']);
  });
  it('fixes all that has a fix', () => {
    expect(fixVoiceBreaches(check, bullets)).toEqual(['A cheap mug', 'Colour: red', 'One mug, one Mug']);
    expect(fixVoiceBreaches(check, 'A cheap cup')).toBe('A cheap mug');
  });
  it('leaves a text as it is where the finding is only in another', () => {
    expect(fixVoiceBreaches(check, 'Color', found[1])).toBe('Color');
  });
});
