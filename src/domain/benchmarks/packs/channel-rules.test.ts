// The rules drawn from the figures of a channel: what each asks, how severe it is and who says so.
import { expect, test } from 'vitest';
import { official, pages, thirdParty } from '#domain/channels/channel-pages.data.ts';
import { describeRule } from '../describe-rule.ts';
import { channelRules } from './channel-rules.ts';

const rules = channelRules();
const asked = (channel: string) =>
  rules
    .filter(({ retailer }) => retailer === channel)
    .map((rule) => [
      rule.id.replace(`${channel}.`, ''),
      rule.label,
      rule.severity,
      rule.points,
      rule.standing,
      describeRule(rule),
    ]);

const titleLimit = 'Title length limit';
const idealTitle = 'Ideal title length';
const textLimit = 'Description length limit';
const html = 'HTML in the description';

test.each([
  [
    'amazon',
    [
      ['title.length.media', titleLimit, 'block', 5, 'official', 'at most 200 characters'],
      ['title.ideal-length.media', idealTitle, 'warn', 5, 'own', 'ideally 40 to 150 characters'],
      ['title.length.2026-07-26', titleLimit, 'block', 5, 'official', 'at most 200 characters'],
      ['title.ideal-length.2026-07-26', idealTitle, 'warn', 5, 'own', 'ideally 40 to 80 characters'],
      ['title.length.2026-07-27', titleLimit, 'block', 5, 'official', 'at most 75 characters'],
      ['title.ideal-length.2026-07-27', idealTitle, 'warn', 5, 'own', 'ideally 40 to 72 characters'],
      ['description.length', textLimit, 'warn', 4, 'third-party', 'at most 2,000 characters'],
      ['description.html', html, 'block', 4, 'official', 'no HTML except <br>'],
      ['bullets.present', 'Bullet points present', 'block', 13, 'official', 'not missing'],
      ['bullets.count', 'Number of bullet points', 'warn', 5, 'official', 'at least 3 bullet points'],
      ['bullets.item-length', 'Length of each bullet point', 'warn', 4, 'third-party', '10 to 255 characters each'],
      ['bullets.most', 'Maximum number of bullet points', 'warn', 3, 'third-party', 'at most 5 bullet points'],
      [
        'bullets.total-length',
        'Length of all bullet points together',
        'warn',
        3,
        'third-party',
        'at most 999 characters together',
      ],
      ['images.most', 'Maximum number of images', 'warn', 4, 'official', 'at most 9 images'],
      ['title.signs', 'Forbidden characters in the title', 'block', 3, 'official', 'none of ! $ ? _ { } ^ ¬ ¦'],
      [
        'bullets.signs',
        'Forbidden characters in the bullet points',
        'block',
        3,
        'official',
        'none of ™ ® € … † ‡ ¢ £ ¥ © ± ~ â',
      ],
      [
        'description.signs',
        'Forbidden characters in the description',
        'warn',
        3,
        'own',
        'none of ™ ® € … † ‡ ¢ £ ¥ © ± ~ â',
      ],
    ],
  ],
  [
    'walmart',
    [
      ['title.length', titleLimit, 'block', 5, 'official', 'at most 150 characters'],
      ['title.ideal-length', idealTitle, 'warn', 5, 'own', 'ideally 40 to 75 characters'],
      ['description.length', textLimit, 'block', 4, 'official', 'at most 4,000 characters'],
      ['description.least-words', 'Minimum words in the description', 'warn', 4, 'official', 'at least 150 words'],
      ['bullets.present', 'Bullet points present', 'warn', 13, 'official', 'not missing'],
      ['bullets.count', 'Number of bullet points', 'warn', 5, 'official', '3 to 10 bullet points'],
      ['bullets.item-length', 'Length of each bullet point', 'warn', 4, 'official', 'at most 80 characters each'],
      ['title.signs', 'Forbidden characters in the title', 'block', 3, 'official', 'none of ~ ! * $ @ ^ ♥ ★'],
      ['bullets.signs', 'Forbidden characters in the bullet points', 'block', 3, 'official', 'none of * @ ^ ♥ ★'],
      ['description.signs', 'Forbidden characters in the description', 'warn', 3, 'official', 'none of * @ ^ ♥ ★'],
    ],
  ],
  [
    'target_plus',
    [
      ['title.length', titleLimit, 'warn', 5, 'unverified', 'at most 150 characters'],
      ['title.ideal-length', idealTitle, 'warn', 5, 'unverified', 'ideally 40 to 80 characters'],
    ],
  ],
  [
    'ebay',
    [
      ['title.length', titleLimit, 'block', 5, 'official', 'at most 80 characters'],
      ['title.ideal-length', idealTitle, 'warn', 5, 'own', 'ideally 40 to 80 characters'],
      ['description.length', textLimit, 'block', 4, 'official', 'at most 500,000 characters'],
      [
        'description.field-length',
        'Length limit of the short description field',
        'warn',
        4,
        'official',
        'at most 4,000 characters',
      ],
      ['images.most', 'Maximum number of images', 'block', 4, 'official', 'at most 24 images'],
    ],
  ],
  [
    'google_merchant',
    [
      ['title.length', titleLimit, 'block', 5, 'official', 'at most 150 characters'],
      ['title.ideal-length', idealTitle, 'warn', 5, 'own', 'ideally 40 to 120 characters'],
      ['description.length', textLimit, 'warn', 4, 'official', 'at most 5,000 characters'],
      [
        'description.html',
        html,
        'warn',
        4,
        'official',
        'no HTML except <strong>, <b>, <em>, <i>, <u>, <ul>, <ol>, <li>, <br>, <p>',
      ],
      ['bullets.present', 'Bullet points present', 'advise', 13, 'official', 'not missing'],
      ['bullets.count', 'Number of bullet points', 'warn', 5, 'official', '2 to 100 bullet points'],
      ['bullets.item-length', 'Length of each bullet point', 'block', 4, 'official', 'at most 150 characters each'],
      ['images.most', 'Maximum number of images', 'block', 4, 'official', 'at most 11 images'],
    ],
  ],
  [
    'etsy',
    [
      ['title.length', titleLimit, 'block', 5, 'official', 'at most 140 characters'],
      ['title.ideal-length', idealTitle, 'warn', 5, 'own', 'ideally 40 to 90 characters'],
      ['images.most', 'Maximum number of images', 'block', 4, 'official', 'at most 20 images'],
      [
        'title.signs',
        'Forbidden characters in the title',
        'block',
        3,
        'official',
        'no characters the channel does not allow',
      ],
    ],
  ],
  [
    'tiktok_shop',
    [
      ['title.length', titleLimit, 'block', 5, 'official', 'at most 255 characters'],
      ['title.ideal-length', idealTitle, 'warn', 5, 'own', 'ideally 40 to 80 characters'],
      ['description.least-words', 'Minimum words in the description', 'warn', 4, 'official', 'at least 30 words'],
      ['description.html', html, 'advise', 4, 'official', 'any HTML'],
      ['images.most', 'Maximum number of images', 'warn', 4, 'third-party', 'at most 9 images'],
      [
        'title.signs',
        'Forbidden characters in the title',
        'block',
        3,
        'official',
        'no characters the channel does not allow',
      ],
    ],
  ],
  ['woocommerce', [['description.html', html, 'advise', 4, 'official', 'any HTML']]],
  ['best_buy', []],
])('the figures of %s are these rules', (channel, expected) => {
  expect(asked(channel)).toEqual(expected);
});

const find = (id: string) => rules.find((rule) => rule.id === id);

test('a rule holds its figure with its dates, its kind of product and where it was read, and nothing else', () => {
  const common = { retailer: 'amazon', category: '*', attribute: 'title', points: 5, benchmarkType: 'length' };
  const bounds = { unit: 'characters', isIdeal: false };
  expect(find('amazon.title.length.2026-07-26')).toStrictEqual({
    ...common,
    id: 'amazon.title.length.2026-07-26',
    subject: 'length',
    label: titleLimit,
    severity: 'block',
    until: '2026-07-26',
    ...official(pages.amazonOlderTitles, '2025-01-21'),
    rule: { ...bounds, max: 200 },
  });
  expect(find('amazon.title.ideal-length.media')).toStrictEqual({
    ...common,
    id: 'amazon.title.ideal-length.media',
    category: 'media',
    subject: 'ideal-length',
    label: idealTitle,
    severity: 'warn',
    source: 'Copydesk; the channel allows up to 200',
    asOf: '2026-11-23',
    standing: 'own',
    rule: { ...bounds, min: 40, max: 150, isIdeal: true },
  });
  expect(find('amazon.title.ideal-length.2026-07-27')).toMatchObject({ from: '2026-07-27' });
  expect(find('amazon.bullets.item-length')).toStrictEqual({
    ...common,
    id: 'amazon.bullets.item-length',
    attribute: 'bullets',
    subject: 'item-length',
    label: 'Length of each bullet point',
    severity: 'warn',
    points: 4,
    ...thirdParty(pages.goatConsulting, '2024-08-15'),
    benchmarkType: 'item-length',
    rule: { ...bounds, min: 10, max: 255 },
  });
  expect(find('walmart.bullets.item-length')?.rule).toStrictEqual({ ...bounds, max: 80 });
  expect(find('walmart.bullets.count')?.rule).toStrictEqual({ min: 3, max: 10, isIdeal: false });
  expect(find('amazon.bullets.count')?.rule).toStrictEqual({ min: 3, isIdeal: false });
});

test.each([
  ['amazon.title.signs', official(pages.amazonTitleSigns, '2025-01-21')],
  ['amazon.bullets.signs', official(pages.amazonBullets)],
  [
    'amazon.description.signs',
    { source: 'Copydesk, based on the channel’s rules for bullet points', standing: 'own', asOf: '2025-01-21' },
  ],
  ['walmart.description.signs', official(pages.walmartPolicy, '2025-07-15')],
  ['etsy.title.signs', official(pages.etsyApi)],
  ['tiktok_shop.title.signs', official(pages.tiktokProducts)],
  ['amazon.description.html', official(pages.amazonDetails)],
  // A page of its own says where to aim.
  ['meta.title.ideal-length', official(pages.metaFields, '2026-04-22')],
  [
    'target_plus.title.ideal-length',
    { source: 'Copydesk; the channel allows up to 150', standing: 'unverified', asOf: null },
  ],
])('%s was read at %j', (id, word) => {
  expect(find(id)).toMatchObject(word);
});

test.each([
  ['walmart.title.length', 'Title is too long to meet requirements: a feed takes 200, but the policy lets'],
  ['google_merchant.description.length', 'Description is too long to meet requirements: Google cuts the rest off'],
  ['ebay.description.field-length', 'Description is too long to meet requirements: an inventory item’s own'],
  ['walmart.description.least-words', 'Description is too short to meet requirements: Walmart takes shorter ones'],
  ['google_merchant.images.most', 'Need fewer product images to meet requirements: Google ignores the others'],
])('%s says what happens, however it is broken', (id, words) => {
  const { messages = {} } = find(id) ?? {};
  expect(Object.keys(messages)).toEqual(['slightly-below', 'below', 'slightly-above', 'above', 'failed']);
  for (const message of Object.values(messages)) expect(message?.startsWith(words)).toBe(true);
});

test.each(['ebay.title.length', 'walmart.title.ideal-length', 'google_merchant.description.html', 'etsy.images.most'])(
  '%s leaves it to the kind to say what is wrong',
  (id) => {
    expect(find(id)).not.toHaveProperty('messages');
  },
);
