import { describe, expect, test } from 'vitest';
import { channelLimits, findChannel } from './channel-limits.ts';

const day = (date: string) => new Date(`${date}T12:00:00Z`);

describe('channel limits', () => {
  test.each([
    ['2026-07-26', 'Clothing', 200],
    ['2026-07-27', 'Clothing', 75],
    ['2026-11-21', 'Books', 200],
    ['2026-11-21', 'Media > Music', 200],
    ['2026-07-26', 'Books', 200],
    ['2026-11-21', 'Musical Instruments', 75],
    ['2026-11-21', 'Notebooks', 75],
    ['2026-11-21', null, 75],
  ])('an Amazon title on %s in %s may have %i characters', (date, category, max) => {
    expect(channelLimits('Amazon', category, day(date)).title.max).toBe(max);
  });

  test('the Amazon title limit changes at midnight UTC', () => {
    expect(channelLimits('Amazon', null, new Date('2026-07-26T23:59:59.999Z')).title.max).toBe(200);
    expect(channelLimits('Amazon', null, new Date('2026-07-27T00:00:00Z')).title.max).toBe(75);
  });

  test.each([
    ['amazon.com', 'amazon'],
    ['Amazon Seller Central', 'amazon'],
    ['WALMART', 'walmart'],
    ['Target', 'target_plus'],
    ['eBay UK', 'ebay'],
    ['Etsy', 'etsy'],
    ['Google Merchant Center', 'google_merchant'],
    ['Shopify', 'shopify'],
    ['Meta / Facebook', 'meta'],
    ['WooCommerce', 'woocommerce'],
    ['Best Buy', 'best_buy'],
    ['Metabo Tools', 'general'],
    ['Corner shop', 'general'],
    ['', 'general'],
    [null, 'general'],
  ])('%s is the channel %s', (retailer, channel) => {
    expect(findChannel(retailer)).toBe(channel);
  });

  test.each([
    'Amazon',
    'Walmart',
    'Target',
    'eBay',
    'Google',
    'Shopify',
    'Etsy',
    'Meta',
    'WooCommerce',
    'Best Buy',
    'Unknown',
  ])('the limits of %s hold together', (retailer) => {
    const limits = channelLimits(retailer, null, day('2026-11-21'));
    expect(limits.title.aim).toBeLessThanOrEqual(limits.title.max);
    expect(limits.bullets.min).toBeLessThanOrEqual(limits.bullets.max);
    expect(limits.description.maxChars).toBeGreaterThan(500);
  });
});
