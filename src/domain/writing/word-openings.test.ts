import { describe, expect, it } from 'vitest';
import { sentenceBans, wordBans } from '#domain/channels/banned.data.ts';
import { leftovers } from './leftovers.data.ts';
import { openingsOf, possibleIn } from './word-openings.ts';

describe('openingsOf', () => {
  it.each([
    [/(?<!\p{L})(?:ships? free|e-?mail us|(?:full )?refunds?)(?!\p{L})/iu, ['shi', 'e', 'ema', 'ref', 'ful']],
    [/^(?:[Ww]e|\d+% off)(?!\p{L})/u, ['we', 'off']],
    [/\boptions? available/i, ['opt']],
    // The word of each that fewest texts hold.
    [/^(?:[Oo]n|in) (?:the )?sale|[^,]{1,9}(?:an? coupon|€ 5)/u, ['sal', 'cou', '']],
  ])('reads what %s opens with', (pattern, openings) => {
    expect(new Set(openingsOf(pattern))).toEqual(new Set(openings));
  });

  it.each([
    /shipping/i,
    /(?<!\p{L})\p{L}+shown/u,
    /(?<!\p{L})in/iu,
    /(?<!\p{L})\d*th/u,
    /(?<!\p{L})\d{0,2}th/u,
    /\w{2,9}/u,
  ])('reads nothing of %s, which may match anywhere', (pattern) => {
    expect(openingsOf(pattern)).toBeNull();
  });
});

describe('possibleIn', () => {
  const bans = [...sentenceBans, ...leftovers, ...wordBans];
  const possible = possibleIn(bans, ({ pattern }) => pattern);

  it.each([
    'FREE SHIPPING on all orders',
    'IN Stock',
    'Save 20% off',
    'Call (555) 123-4567',
    'the #1 choice',
    'Café-hot sale: ſhips free',
    'With lid, a the kettle',
  ])('keeps every ban that %s matches', (text) => {
    const matching = bans.filter(({ pattern }) => text.search(pattern) >= 0);
    expect(matching.length).toBeGreaterThan(0);
    expect(possible(text)).toEqual(expect.arrayContaining(matching));
  });

  it('leaves out the bans no word of a text can open', () => {
    expect(possible('Brushed cotton').length).toBeLessThan(bans.length / 3);
  });
});
