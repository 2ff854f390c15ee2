import { describe, expect, it } from 'vitest';
import { respell, spellings } from './spellings.ts';

describe('respell', () => {
  it.each([
    ['colour', 'color'],
    ['neighbourhood', 'neighborhood'],
    ['moisturising', 'moisturizing'],
    ['analysed', 'analyzed'],
    ['centred', 'centered'],
    ['fibreglass', 'fiberglass'],
    ['travellers', 'travelers'],
    ['bevelled', 'beveled'],
    ['jewellery', 'jewelry'],
    ['aluminium', 'aluminum'],
    ['defence', 'defense'],
    ['greyish', 'grayish'],
  ])('%s and %s are each other’s', (uk, us) => {
    expect([respell(uk, 'US'), respell(us, 'UK')]).toEqual([us, uk]);
    expect([respell(uk, 'UK'), respell(us, 'US')]).toEqual([null, null]);
  });

  it.each(['tire', 'meter', 'check', 'license', 'humorous', 'vaporise', 'analyses', 'four', 'exercise'])(
    '%s is right in Britain',
    (word) => expect(respell(word, 'UK')).toBeNull(),
  );
  it.each(['catalogue', 'wise', 'surprise', 'analyses', 'cancellation', 'controlled', 'ogre', 'hour'])(
    '%s is right in America',
    (word) => expect(respell(word, 'US')).toBeNull(),
  );
});

it('no word is wrong on both sides, and none stands for itself', () => {
  for (const [uk, us] of spellings.toUs) {
    expect(spellings.toUs.has(us), us).toBe(false);
    expect(us).not.toBe(uk);
  }
  for (const [, uk] of spellings.toUk) expect(spellings.toUk.has(uk), uk).toBe(false);
});
