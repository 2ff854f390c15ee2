// What each channel accepts, as data with dates: every figure names where it was read and as of when.
// 'own' marks a figure that is ours because the channel publishes none.

export type Standing = 'official' | 'third-party' | 'unverified' | 'own';
export type Figure<Value> = {
  value: Value;
  /** First and last day the figure holds, both included, as `YYYY-MM-DD`. */
  from?: string;
  until?: string;
  /** Only for products of these kinds; a figure with a kind goes before one without. */
  only?: 'media';
  source: string;
  asOf: string | null;
  standing: Standing;
};
export type TitleFigure = { max: number; aim: number };
export type BulletFigure = { min: number; max: number; minChars?: number; maxChars: number; totalChars: number | null };
export type DescriptionFigure = { maxChars: number; minWords: number | null; html: boolean };
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
  description: Figure<DescriptionFigure>;
  images: Figure<ImageFigure>;
} = {
  title: { value: { max: 150, aim: 80 }, ...own },
  bullets: { value: { min: 3, max: 10, maxChars: 255, totalChars: null }, ...own },
  description: { value: { maxChars: 4000, minWords: null, html: false }, ...own },
  images: { value: { max: null }, ...own },
};

const amazonTitleSource = 'skills.sh/kuudoai/skills/amazon-sp-listing-optimizer';

export const channelFigures: Readonly<Record<string, ChannelFigures>> = {
  amazon: {
    label: 'Amazon',
    names: ['amazon', 'amzn'],
    title: [
      {
        value: { max: 200, aim: 150 },
        only: 'media',
        source: amazonTitleSource,
        asOf: '2026-07-27',
        standing: 'third-party',
      },
      {
        value: { max: 200, aim: 80 },
        until: '2026-07-26',
        source: 'sellercentral-europe.amazon.com/help/hub/reference/external/201100890',
        asOf: '2025-01-21',
        standing: 'official',
      },
      // 73-75 characters are marked as at risk, so the aim lies below them.
      {
        value: { max: 75, aim: 72 },
        from: '2026-07-27',
        source: amazonTitleSource,
        asOf: '2026-07-27',
        standing: 'third-party',
      },
    ],
    // All bullets together stay below 1,000 characters.
    bullets: [
      {
        value: { min: 3, max: 5, minChars: 10, maxChars: 255, totalChars: 999 },
        source: 'goatconsulting.com/amazon-policy/amazon-product-detail-page-rules-violation-policy-compliance',
        asOf: '2024-08-15',
        standing: 'third-party',
      },
    ],
    description: [
      {
        value: { maxChars: 2000, minWords: null, html: false },
        source: 'viral-launch.com/?p=1954',
        asOf: '2024-12-16',
        standing: 'third-party',
      },
    ],
    images: [
      {
        value: { max: 9 },
        source: 'mercatuslab.com/blog/amazon-product-image-requirements',
        asOf: '2026',
        standing: 'third-party',
      },
    ],
  },
  walmart: {
    label: 'Walmart',
    names: ['walmart', 'wal-mart'],
    title: [
      {
        value: { max: 150, aim: 75 },
        source:
          'marketplacelearn.walmart.com/guides/Item%20setup/Item%20content,%20imagery,%20and%20media/Product-Detail-Page:-overview',
        asOf: '2025-07-15',
        standing: 'official',
      },
    ],
    bullets: [
      {
        value: { min: 3, max: 10, maxChars: 150, totalChars: null },
        source: 'prodtimize.com/blog/walmart-marketplace-listing-guide',
        asOf: '2026-03-14',
        standing: 'third-party',
      },
    ],
    description: [
      {
        value: { maxChars: 4000, minWords: 150, html: true },
        source: 'help.sellercloud.com/omnichannel-ecommerce/walmart-description',
        asOf: null,
        standing: 'third-party',
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
    title: [
      {
        value: { max: 80, aim: 80 },
        source: 'github.com/api-evangelist/ebay openapi/_original/ebay-inventory-openapi-original.yml',
        asOf: '2026-08-22',
        standing: 'official',
      },
    ],
    description: [
      {
        value: { maxChars: 4000, minWords: null, html: true },
        source: 'github.com/api-evangelist/ebay openapi/_original/ebay-inventory-openapi-original.yml',
        asOf: '2026-08-22',
        standing: 'official',
      },
    ],
    images: [
      {
        value: { max: 24 },
        source: 'github.com/api-evangelist/ebay openapi/_original/ebay-inventory-openapi-original.yml',
        asOf: '2026-08-22',
        standing: 'official',
      },
    ],
  },
  google_merchant: {
    label: 'Google Merchant Center',
    names: ['google', 'merchant center'],
    title: [
      {
        value: { max: 150, aim: 120 },
        source: 'support.google.com/merchants/answer/6324415',
        asOf: '2026-11-21',
        standing: 'official',
      },
    ],
    bullets: [
      {
        value: { min: 2, max: 100, maxChars: 150, totalChars: null },
        source: 'support.google.com/manufacturers/answer/10066942',
        asOf: '2026-11-21',
        standing: 'official',
      },
    ],
    description: [
      {
        value: { maxChars: 5000, minWords: null, html: false },
        source: 'emberfeed.com/specs/google-merchant-image-requirements-2026',
        asOf: '2026-05-07',
        standing: 'third-party',
      },
    ],
    // One main image and ten more.
    images: [
      { value: { max: 11 }, source: 'sharpfeed.io/docs/fields/image-link', asOf: null, standing: 'third-party' },
    ],
  },
  shopify: {
    label: 'Shopify',
    names: ['shopify'],
    title: [{ value: { max: 255, aim: 80 }, source: 'no page found', asOf: null, standing: 'unverified' }],
    description: [
      {
        value: { maxChars: 20_000, minWords: null, html: true },
        source: 'help.shopify.com/en/manual/products/import-export/using-csv.md (HTML allowed; the length is ours)',
        asOf: '2026-11-21',
        standing: 'own',
      },
    ],
    images: [
      {
        value: { max: 250 },
        source: 'isopeel.com/guides/shopify-product-image-requirements',
        asOf: '2026',
        standing: 'third-party',
      },
    ],
  },
  etsy: {
    label: 'Etsy',
    names: ['etsy'],
    title: [
      {
        value: { max: 140, aim: 90 },
        source: 'glama.ai/mcp/servers/ppiotis/etsy-listing-optimizer-mcp',
        asOf: '2026',
        standing: 'third-party',
      },
    ],
    images: [
      {
        value: { max: 10 },
        source: 'azure.github.io/Connectors-NodeJS-SDK/interfaces/generated_EtsyExtensions.ListingCreateInput.html',
        asOf: null,
        standing: 'third-party',
      },
    ],
  },
  meta: {
    label: 'Meta',
    names: ['meta', 'facebook', 'instagram'],
    title: [
      {
        value: { max: 200, aim: 65 },
        source: 'productfeedspec.com/platforms/meta-catalog',
        asOf: null,
        standing: 'third-party',
      },
    ],
    description: [
      {
        value: { maxChars: 9999, minWords: null, html: false },
        source: 'productfeedspec.com/platforms/meta-catalog',
        asOf: null,
        standing: 'third-party',
      },
    ],
    // One main image and twenty more.
    images: [
      {
        value: { max: 21 },
        source: 'flexify.net/meta-catalog-docs/categories/common',
        asOf: null,
        standing: 'third-party',
      },
    ],
  },
  woocommerce: {
    label: 'WooCommerce',
    names: ['woocommerce', 'woo commerce', 'woo'],
    description: [
      {
        value: { maxChars: 20_000, minWords: null, html: true },
        source:
          'github.com/woocommerce/woocommerce class-wc-product-csv-exporter.php (HTML allowed; the length is ours)',
        asOf: '2026',
        standing: 'own',
      },
    ],
  },
  best_buy: { label: 'Best Buy', names: ['best buy', 'bestbuy'] },
};

/** Category steps that make a product media on Amazon, whose title limit stayed at 200. */
export const mediaCategories: ReadonlySet<string> = new Set(
  (
    'book|books|ebooks|kindle books|audiobooks|magazines|music|digital music|vinyl|cd|cds|cds & vinyl|video|' +
    'videos|dvd|dvds|blu-ray|dvd & blu-ray|movies|movies & tv|movies & tv shows|software'
  ).split('|'),
);

/**
 * Characters a channel refuses, by part. `½`, `~` and `#` stay although Walmart or Amazon frown on them: without them `7½` would become 7,
 * `~5 cm` exactly 5 and `#10` a count.
 * A sign that belongs to the brand's spelling may stay in a title.
 */
export const refusedCharacters: Readonly<Record<string, { title: RegExp; body: RegExp }>> = {
  amazon: { title: /[!$?_{}^¬¦<>*]/gu, body: /[€…†‡¢£¥±]/gu },
  walmart: { title: /[!*$@^♥★]/gu, body: /[*@^♥★]/gu },
  etsy: { title: /[$^\\`]/gu, body: /(?!)/gu },
};
