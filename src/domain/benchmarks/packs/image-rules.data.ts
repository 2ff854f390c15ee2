// What channels ask of the files of images, of what they show and of their alt texts, and what Copydesk advises. Each with where it was read.
import { official, pages, thirdParty } from '#domain/channels/channel-pages.data.ts';
import type { ImageFileRule } from '../kinds/image-conditions.ts';
import type { ImageMeasureRule } from '../kinds/image-measure.kind.ts';
import type { BenchmarkRule, Severity } from '../rule.ts';
import { noPicture, ownRule } from './general-rules.data.ts';
import { by, make, type Word } from './make-rule.ts';

const attribute = 'images';

function file(word: Word, subject: string, label: string, severity: Severity, rule: ImageFileRule, points = 4) {
  return make(word, { attribute, subject, label, severity, points }, { benchmarkType: 'image-file', rule });
}
/** What a channel does not take is no picture there: it costs by how many of them are none. */
const types = (word: Word, taken: string[]) =>
  file(word, 'file-types', 'Types of image files', 'block', { types: taken }, 9);
const size = (word: Word, severity: Severity, rule: ImageFileRule, points = 2) =>
  file(word, 'size', 'Size of images', severity, rule, points);
/** Advice on pictures: that an address asks for a small copy is no fault of theirs. */
const idealSize = (word: Word, rule: ImageFileRule) =>
  file(word, 'ideal-size', 'Ideal size of images', 'advise', { ...rule, isMeasuredOnly: true }, 1);
const leastSize = (word: Word, rule: ImageFileRule) =>
  file(word, 'least-size', 'Least size of images', 'block', { ...rule, isMeasuredOnly: true });
const bytes = (word: Word, severity: Severity, maxMegabytes: number, rule: ImageFileRule = {}) =>
  file(word, 'file-size', 'Size of image files', severity, { maxMegabytes, ...rule }, 2);
const square = (word: Word) => file(word, 'square', 'Square images', 'advise', { isSquare: true }, 1);
const still = (word: Word, severity: Severity, rule: ImageFileRule = {}) =>
  file(word, 'still', 'Images that do not move', severity, { isStill: true, ...rule }, 2);

/** A channel that shows no listing without a picture. */
const needsPicture = (word: Word) =>
  make(
    word,
    { attribute, subject: 'present', label: 'Product images present', severity: 'block', points: noPicture },
    { benchmarkType: 'required', rule: {} },
  );

type Shown = Omit<ImageMeasureRule, 'isHeroOnly'>;
const hero = (word: Word, subject: string, label: string, severity: Severity, points: number, rule: Shown) =>
  make(
    word,
    { attribute, subject, label, severity, points },
    { benchmarkType: 'image-measure', rule: { ...rule, isHeroOnly: true } },
  );
/** Goods that reach the border are not white: so much of it may be theirs. */
const whiteEnough = 95;
const white = (word: Word, severity: Severity) =>
  hero(word, 'ground', 'White background of the hero', severity, severity === 'advise' ? 1 : 3, {
    measure: 'white',
    min: whiteEnough,
    reason: '(RGB 255, 255, 255)',
  });
const filled = (word: Word, severity: Severity, min: number) =>
  hero(word, 'fill', 'Product fills the hero', severity, severity === 'advise' ? 1 : 2, { measure: 'fill', min });

const alt = (word: Word, max: number) =>
  make(
    word,
    { attribute, subject: 'alt-length', label: 'Length of alt texts', severity: 'block', points: 2 },
    { benchmarkType: 'alt-text', rule: { max } },
  );

const amazon = by('amazon', official(pages.amazonImages));
const amazonReaders = by('amazon', thirdParty('catalogcut.com/blog/amazon-product-image-requirements-2026', '2026'));
const walmart = by('walmart', official(pages.walmartImages, '2025-07-15'));
const ebay = by('ebay', official(pages.ebayApi));
const ebayPictures = by('ebay', official(pages.ebayPictures));
const ebayMedia = by('ebay', official('developer.ebay.com/api-docs/commerce/media/overview.html'));
const ebayManaging = by(
  'ebay',
  official('edp.ebay.com/api-docs/sell/static/inventory/managing-image-media.html', '2026-11-26'),
);
const ebayWarnings = by('ebay', official('developer.ebay.com/support/kb-article?KBid=1489', '2026-11-26'));
const google = by('google_merchant', official(pages.googleImages));
/** Read again in several languages, one of which lists the coming size already. */
const googleSizes = by('google_merchant', official(pages.googleImages, '2026-11-26'));
const googleReaders = by('google_merchant', thirdParty('sharpfeed.io/docs/fields/image-link'));
const shopify = by('shopify', official('help.shopify.com/en/manual/products/product-media/product-media-types'));
const shopifyApi = by(
  'shopify',
  official('Shopify’s Admin API, schema 2026-04 (error ALT_VALUE_LIMIT_EXCEEDED)', '2026-11-26'),
);
const etsyImages = by('etsy', official(pages.etsyImages, '2026-05-04'));
const etsyApi = by('etsy', official(pages.etsyApi, '2026-11-26'));
const meta = by('meta', official(pages.metaFields, '2026-04-22'));
const tiktok = by('tiktok_shop', official(pages.tiktokProducts));
const tiktokReaders = by('tiktok_shop', thirdParty('emberfeed.com/specs/tiktok-shop-image-requirements-2026', '2026'));
const openai = by('openai', official(pages.openaiProducts));

/** The last day before Google's new least size, and its first. */
const [googleUntil, googleFrom] = ['2027-01-30', '2027-01-31'];
const apparel = 'Apparel & Accessories';

/** Under it pictures look out of focus: the figure belongs to our own measure. */
const leastSharpness = 10;

const channels: readonly BenchmarkRule[] = [
  needsPicture(amazon),
  types(amazon, ['jpg', 'jpeg', 'png', 'tif', 'tiff', 'gif']),
  size(amazon, 'block', { minLongest: 500, maxSide: 10_000 }, 4),
  idealSize(amazon, { minLongest: 1_000, reason: 'to zoom' }),
  still(amazon, 'block'),
  white(amazon, 'warn'),
  filled(amazon, 'warn', 85),
  bytes(amazonReaders, 'warn', 10),
  square(amazonReaders),
  hero(
    by('amazon', thirdParty('mercatuslab.com/blog/amazon-product-image-requirements', '2026')),
    'letters',
    'No letters on the hero',
    'advise',
    1,
    { measure: 'letters', max: 30 },
  ),

  needsPicture(walmart),
  types(walmart, ['jpg', 'jpeg', 'png', 'bmp']),
  file(walmart, 'addresses', 'Addresses of images', 'warn', { isBare: true }, 2),
  size(walmart, 'warn', { minSide: 1_500, reason: 'to zoom' }),
  idealSize(walmart, { minSide: 2_200 }),
  // Fashion follows another page, with taller pictures: so this is advice.
  square(walmart),
  white(walmart, 'warn'),
  bytes(walmart, 'warn', 5),
  file(walmart, 'colors', 'Colors of image files', 'warn', { isPlainColor: true }, 1),

  needsPicture(ebay),
  file(ebay, 'https', 'Images over https', 'block', { isHttps: true }),
  types(ebayMedia, ['jpg', 'jpeg', 'gif', 'png', 'bmp', 'tif', 'tiff', 'avif', 'heic', 'webp']),
  size(ebayPictures, 'warn', { minLongest: 500 }),
  idealSize(ebayWarnings, { minLongest: 1_000 }),
  still(ebayManaging, 'warn', { reason: 'and keeps the first frame alone' }),

  types(google, ['jpg', 'jpeg', 'webp', 'png', 'gif', 'bmp', 'tif', 'tiff']),
  size({ ...googleSizes, until: googleUntil }, 'warn', { minSide: 500, reason: `from ${googleFrom}` }),
  size({ ...googleSizes, from: googleFrom }, 'block', { minSide: 500 }, 4),
  leastSize({ ...google, until: googleUntil }, { minSide: 100 }),
  {
    ...leastSize({ ...google, category: apparel, until: googleUntil }, { minSide: 250, reason: 'of apparel' }),
    id: `google_merchant.images.least-size.apparel.${googleUntil}`,
  },
  idealSize(googleSizes, { minSide: 1_500 }),
  bytes(google, 'block', 16, { maxMegapixels: 64 }),
  // The channel may be given another format than Copydesk at one address: so what it calls an error warns.
  file(googleSizes, 'named-by-type', 'Names of image files', 'warn', { isNamedByType: true }, 1),
  white(googleReaders, 'advise'),
  filled(googleReaders, 'advise', 75),

  size(shopify, 'warn', { maxSide: 5_000, maxMegapixels: 25 }, 3),
  bytes(shopify, 'warn', 20),
  alt(shopifyApi, 512),

  types(etsyImages, ['jpg', 'jpeg', 'png', 'gif', 'heic', 'svg']),
  size(etsyImages, 'warn', { minSide: 2_000 }),
  still(etsyImages, 'block'),
  bytes(etsyImages, 'advise', 1, { reason: 'because larger photos may fail to upload' }),
  alt(etsyApi, 500),

  types(meta, ['jpg', 'jpeg', 'png']),
  size(meta, 'warn', { minSide: 500 }),
  bytes(meta, 'warn', 8),
  square(by('meta', thirdParty('productfeedspec.com/platforms/meta-catalog'))),

  needsPicture(tiktok),
  size(tiktok, 'block', { minSide: 300, maxSide: 4_000 }, 4),
  idealSize(tiktokReaders, { minSide: 600 }),
  square(tiktokReaders),
  white(tiktokReaders, 'warn'),
  filled(tiktokReaders, 'warn', 80),

  needsPicture(openai),
  types(openai, ['jpg', 'jpeg', 'png']),
  file(openai, 'addresses', 'Addresses of images', 'block', { isAbsolute: true }),
];

const general: readonly BenchmarkRule[] = [
  ownRule(
    { attribute, subject: 'loading', label: 'Images can be loaded', severity: 'warn', points: 4 },
    { benchmarkType: 'image-fault', rule: { fault: 'not-loading' } },
  ),
  ownRule(
    { attribute, subject: 'duplicates', label: 'No picture twice', severity: 'warn', points: 2 },
    { benchmarkType: 'image-fault', rule: { fault: 'duplicate' } },
  ),
  ownRule(
    { attribute, subject: 'sharpness', label: 'Sharpness of images', severity: 'advise', points: 1 },
    { benchmarkType: 'image-measure', rule: { measure: 'sharpness', min: leastSharpness } },
  ),
  ownRule(
    { attribute, subject: 'colors', label: 'Colors of image files', severity: 'advise', points: 1 },
    { benchmarkType: 'image-file', rule: { isPlainColor: true } },
    'Copydesk: other colors may look different from screen to screen',
  ),
  ownRule(
    { attribute, subject: 'alt-text', label: 'Alt text for each image', severity: 'advise', points: 1 },
    { benchmarkType: 'alt-text', rule: { isNeeded: true } },
    'Copydesk: screen readers read it in place of the image',
  ),
  ownRule(
    { attribute, subject: 'alt-words', label: 'Alt text that describes the image', severity: 'advise', points: 1 },
    { benchmarkType: 'alt-text', rule: { isTelling: true } },
    'Copydesk: file names and repeats say nothing of the image',
  ),
];

export const imageRules: readonly BenchmarkRule[] = [...general, ...channels];
