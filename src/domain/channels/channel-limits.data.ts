// What each channel accepts, as data with dates: every figure names where it was read and as of when.
// 'own' marks a figure that is ours because the channel publishes none.
import { official, pages, thirdParty } from './channel-pages.data.ts';

export type Standing = 'official' | 'third-party' | 'unverified' | 'own';
type Severity = 'block' | 'warn' | 'advise';
/** Where a figure was read, and how severe its rule is when that does not follow from who says it. */
export type Word = {
  source: string;
  /** The day the page was seen, or its own date. */
  asOf: string | null;
  standing: Standing;
  /** Absent: what the channel itself states blocks, all else warns. */
  severity?: Severity;
  /** What the channel does where it takes more than its limit says: it cuts, ignores or rewrites. Said with the finding. */
  consequence?: string;
};
export type Figure<Value> = Word & {
  value: Value;
  /** First and last day the figure holds, both included, as `YYYY-MM-DD`. */
  from?: string;
  until?: string;
  /** Only for products of these kinds; a figure with a kind goes before one without. */
  only?: 'media';
  /** Rules drawn from the figure, by their subject, that were read elsewhere or have another severity. */
  bySubject?: Readonly<Record<string, Partial<Word>>>;
};
export type TitleFigure = { max: number; aim: number };
export type BulletFigure = { min: number; max: number; minChars?: number; maxChars: number; totalChars: number | null };
/** `maxChars`: absent where the channel publishes none. `fieldChars`: the most a shorter field takes that may carry the text as well. */
export type DescriptionFigure = { maxChars?: number; fieldChars?: number; minWords: number | null; html: boolean };
export type ImageFigure = { max: number | null };
export type ChannelFigures = {
  /** The channel's name as people write it. */
  label: string;
  /** Spellings of the retailer's name, in lower case, tried on word boundaries. */
  names: readonly string[];
  title?: readonly Figure<TitleFigure>[];
  bullets?: readonly Figure<BulletFigure>[];
  description?: readonly Figure<DescriptionFigure>[];
  images?: readonly Figure<ImageFigure>[];
};

const own = { source: 'Copydesk', asOf: '2026-11-21', standing: 'own' } as const;

/** Where a channel has no figure of its own, and for retailers we do not know. */
export const generalFigures: {
  title: Figure<TitleFigure>;
  bullets: Figure<BulletFigure>;
  description: Figure<DescriptionFigure & { maxChars: number }>;
  images: Figure<ImageFigure>;
} = {
  title: { value: { max: 150, aim: 80 }, ...own },
  bullets: { value: { min: 3, max: 10, maxChars: 255, totalChars: null }, ...own },
  description: { value: { maxChars: 4000, minWords: null, html: false }, ...own },
  images: { value: { max: null }, ...own },
};

export const channelFigures: Readonly<Record<string, ChannelFigures>> = {
  amazon: {
    label: 'Amazon',
    names: ['amazon', 'amzn'],
    title: [
      { value: { max: 200, aim: 150 }, only: 'media', ...official(pages.amazonOlderTitles) },
      { value: { max: 200, aim: 80 }, until: '2026-07-26', ...official(pages.amazonOlderTitles, '2025-01-21') },
      // 75 itself is allowed; some sellers call 73 to 75 a risk, which no word of Amazon's bears out, so the aim below it is our own advice.
      {
        value: { max: 75, aim: 72 },
        from: '2026-07-27',
        ...official('developer-docs.amazon.com/sp-api/docs/submit-modular-titles', '2026-09-10'),
        consequence:
          'Amazon takes up to 200 but rewrites or splits it (not in its stores of Saudi Arabia, Egypt, Türkiye and the United Arab Emirates)',
      },
    ],
    // All bullets together stay below 1,000 characters.
    bullets: [
      {
        value: { min: 3, max: 5, minChars: 10, maxChars: 255, totalChars: 999 },
        ...official(pages.amazonBullets),
        bySubject: {
          count: { severity: 'warn' },
          most: thirdParty(pages.goatConsulting, '2024-08-15'),
          'item-length': thirdParty(pages.goatConsulting, '2024-08-15'),
          'total-length': thirdParty(pages.goatConsulting, '2024-08-15'),
        },
      },
    ],
    description: [
      {
        value: { maxChars: 2000, minWords: null, html: false },
        ...thirdParty('viral-launch.com/?p=1954', '2024-12-16'),
        bySubject: { html: official(pages.amazonDetails) },
      },
    ],
    images: [
      {
        value: { max: 9 },
        ...official(pages.amazonImages),
        severity: 'warn',
        consequence: 'Amazon takes one main picture and eight more',
      },
    ],
  },
  walmart: {
    label: 'Walmart',
    names: ['walmart', 'wal-mart'],
    title: [
      {
        value: { max: 150, aim: 75 },
        ...official(pages.walmartPolicy, '2025-07-15'),
        consequence: 'a feed takes 200, but the policy lets Walmart unpublish what is longer than 150',
      },
    ],
    bullets: [
      {
        value: { min: 3, max: 10, maxChars: 80, totalChars: null },
        ...official(pages.walmartPolicy, '2025-07-15'),
        severity: 'warn',
      },
    ],
    description: [
      {
        value: { maxChars: 4000, minWords: 150, html: true },
        ...official(pages.walmartSpecification),
        bySubject: {
          // Read through others: the item specification itself takes shorter ones.
          'least-words': {
            ...official(pages.walmartPolicy, '2025-07-15'),
            severity: 'warn',
            consequence: 'Walmart takes shorter ones, but its policy asks for 150 words',
          },
        },
      },
    ],
  },
  target_plus: {
    label: 'Target',
    names: ['target'],
    title: [{ value: { max: 150, aim: 80 }, source: 'no page found', asOf: null, standing: 'unverified' }],
  },
  ebay: {
    label: 'eBay',
    names: ['ebay'],
    title: [{ value: { max: 80, aim: 80 }, ...official(pages.ebayApi) }],
    description: [
      {
        value: { maxChars: 500_000, fieldChars: 4_000, minWords: null, html: true },
        ...official(pages.ebayApi),
        bySubject: {
          'field-length': {
            severity: 'warn',
            consequence:
              'an inventory item’s own description field (product.description) takes 4,000; longer text has to go into the offer’s listing description',
          },
        },
      },
    ],
    images: [{ value: { max: 24 }, ...official(pages.ebayApi) }],
  },
  google_merchant: {
    label: 'Google Merchant Center',
    names: ['google', 'merchant center'],
    title: [{ value: { max: 150, aim: 120 }, ...official('support.google.com/merchants/answer/6324415') }],
    bullets: [
      {
        value: { min: 2, max: 100, maxChars: 150, totalChars: null },
        ...official('support.google.com/merchants/answer/9216100'),
        bySubject: { present: { severity: 'advise' }, count: { severity: 'warn' } },
      },
    ],
    description: [
      {
        value: { maxChars: 5000, minWords: null, html: false },
        ...official('support.google.com/merchants/answer/6324468'),
        severity: 'warn',
        bySubject: { length: { consequence: 'Google cuts the rest off' } },
      },
    ],
    // One main image and ten more.
    images: [
      {
        value: { max: 11 },
        ...official('support.google.com/merchants/answer/6324370'),
        consequence: 'Google ignores the others',
      },
    ],
  },
  shopify: {
    label: 'Shopify',
    names: ['shopify'],
    title: [{ value: { max: 255, aim: 80 }, source: 'no page found', asOf: null, standing: 'unverified' }],
    description: [
      {
        value: { minWords: null, html: true },
        ...official('help.shopify.com/en/manual/products/import-export/using-csv', '2026-11-21'),
      },
    ],
    images: [{ value: { max: 250 }, ...thirdParty('isopeel.com/guides/shopify-product-image-requirements', '2026') }],
  },
  etsy: {
    label: 'Etsy',
    names: ['etsy'],
    title: [{ value: { max: 140, aim: 90 }, ...official(pages.etsyListing, '2026-06-29') }],
    images: [{ value: { max: 20 }, ...official(pages.etsyListing, '2026-06-29') }],
  },
  meta: {
    label: 'Meta',
    names: ['meta', 'facebook', 'instagram'],
    title: [
      {
        value: { max: 200, aim: 65 },
        ...official(pages.metaFields, '2026-04-22'),
        bySubject: { 'ideal-length': official(pages.metaFields, '2026-04-22') },
      },
    ],
    description: [
      { value: { maxChars: 9999, minWords: null, html: false }, ...official(pages.metaFields, '2026-04-22') },
    ],
    // One main image and twenty more.
    images: [{ value: { max: 21 }, ...official(pages.metaFields, '2026-04-22') }],
  },
  tiktok_shop: {
    label: 'TikTok Shop',
    names: ['tiktok shop', 'tiktok', 'tik tok shop', 'tik tok'],
    title: [{ value: { max: 255, aim: 80 }, ...official(pages.tiktokProducts) }],
    description: [
      {
        value: { minWords: 30, html: true },
        ...official('seller-vn.tiktok.com/university/essay?knowledge_id=5918681919178512', '2025-10-18'),
        severity: 'warn',
        bySubject: { html: official(pages.tiktokProducts) },
      },
    ],
    images: [
      {
        value: { max: 9 },
        ...thirdParty('seller-us.tiktok.com/university/essay?knowledge_id=7073362639816491 as told by sellers'),
      },
    ],
  },
  openai: {
    label: 'OpenAI product feed',
    names: ['openai', 'chatgpt'],
    // Both lengths are what the feed aims at: it does not promise to refuse a longer text.
    title: [{ value: { max: 150, aim: 80 }, ...official(pages.openaiProducts), severity: 'warn' }],
    description: [
      {
        value: { maxChars: 5000, minWords: null, html: false },
        ...official(pages.openaiProducts),
        severity: 'warn',
      },
    ],
  },
  woocommerce: {
    label: 'WooCommerce',
    names: ['woocommerce', 'woo commerce', 'woo'],
    description: [
      {
        value: { minWords: null, html: true },
        ...official('github.com/woocommerce/woocommerce includes/import/class-wc-product-importer.php', '2026'),
      },
    ],
  },
  best_buy: { label: 'Best Buy', names: ['best buy', 'bestbuy'] },
};

/** Category steps that make a product media on Amazon, whose title limit stayed at 200. Of software no page of Amazon's says so. */
export const mediaCategories: ReadonlySet<string> = new Set(
  (
    'book|books|ebooks|kindle books|audiobooks|magazines|music|digital music|vinyl|cd|cds|cds & vinyl|video|' +
    'videos|dvd|dvds|blu-ray|dvd & blu-ray|movies|movies & tv|movies & tv shows'
  ).split('|'),
);

/**
 * Characters a channel refuses, by part; the longer texts of Amazon and Walmart by their rules for bullet points.
 * A sign that belongs to the brand's spelling may stay in a title.
 */
export const refusedCharacters: Readonly<Record<string, { title: RegExp; body: RegExp }>> = {
  amazon: { title: /[!$?_{}^¬¦]/gu, body: /[™®€…†‡¢£¥©±~â]/gu },
  walmart: { title: /[~!*$@^♥★]/gu, body: /[*@^♥★]/gu },
  // All but letters, digits, punctuation, mathematical signs, spaces and these three: the class Etsy itself publishes.
  etsy: { title: /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/gu, body: /(?!)/gu },
  // Emoji, entities of HTML, control signs, and a sign ten times in a row.
  tiktok_shop: { title: /\p{Extended_Pictographic}|&(?:[a-z]+|#\d+);|\p{Cc}|(\S)\1{9,}/gu, body: /(?!)/gu },
};
