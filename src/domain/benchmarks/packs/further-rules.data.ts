// What channels ask of the build of texts, of single signs and words, of the files of images and of facts. Each with where it was read.
import type { Standing } from '#domain/channels/channel-limits.data.ts';
import { forEachPart, partTable } from '#domain/parts/parts.ts';
import type { Attribute } from '../finding.ts';
import type { Shape } from '../kinds/structure.kind.ts';
import { anyCategory, type BenchmarkRule, type Severity } from '../rule.ts';

type Word = { retailer: string; category: string; source: string; standing: Standing; asOf: string | null };
type Text = 'title' | 'description' | 'bullets';

function said(retailer: string, source: string, standing: Standing, asOf: string | null = null): Word {
  return { retailer, category: anyCategory, source, standing, asOf };
}
const unsourced = (retailer: string) => said(retailer, 'no page found', 'unverified');

const places: Readonly<Record<Attribute, string>> = {
  ...forEachPart((part) => partTable[part].word),
  bullets: 'bullet points',
  facts: 'facts',
};
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Given = { attribute: Attribute; subject: string; label: string; severity: Severity; points: number };
type Body<Type extends BenchmarkRule['benchmarkType']> = {
  benchmarkType: Type;
  rule: Extract<BenchmarkRule, { benchmarkType: Type }>['rule'];
};

function make<Type extends BenchmarkRule['benchmarkType']>(word: Word, given: Given, body: Body<Type>): BenchmarkRule {
  const id = `${word.retailer}.${given.attribute}.${given.subject}`;
  return { ...word, id, ...given, ...body } as BenchmarkRule;
}

function built(word: Word, attribute: Text, shape: Shape, severity: Severity, points: number, label: string) {
  return make(
    word,
    { attribute, subject: shape, label, severity, points },
    { benchmarkType: 'structure', rule: { shape } },
  );
}

type Words = { subject: string; what: string; phrases?: string[]; patterns?: string[]; severity: Severity };
function refused(word: Word, attributes: readonly Text[], { subject, what, severity, ...words }: Words) {
  const rule = { what, phrases: [], patterns: [], ...words };
  return attributes.map((attribute) =>
    make(
      word,
      { attribute, subject, label: `${upperFirst(what)} in the ${places[attribute]}`, severity, points: 5 },
      { benchmarkType: 'forbidden', rule },
    ),
  );
}

function files(word: Word, types: string[], severity: Severity) {
  return make(
    word,
    { attribute: 'images', subject: 'file-types', label: 'Types of image files', severity, points: 5 },
    { benchmarkType: 'image-file', rule: { types } },
  );
}

function needed(word: Word, fact: string, severity: Severity, points: number) {
  const subject = fact.toLowerCase().replace(/\s+/g, '-');
  return make(
    word,
    { attribute: 'facts', subject, label: `${upperFirst(fact)} given`, severity, points },
    { benchmarkType: 'required', rule: { fact } },
  );
}

const texts = ['title', 'description', 'bullets'] as const;

const amazonSkill = said('amazon', 'skills.sh/kuudoai/skills/amazon-sp-listing-optimizer', 'third-party', '2026');
const amazonBullets = said(
  'amazon',
  'goatconsulting.com/amazon-policy/amazon-product-detail-page-rules-violation-policy-compliance',
  'third-party',
  '2024-08-15',
);
const walmartPage = said(
  'walmart',
  'marketplacelearn.walmart.com/guides/Item%20setup/Item%20content,%20imagery,%20and%20media/Product-Detail-Page:-overview',
  'official',
  '2025-07-15',
);
const walmartImages = said(
  'walmart',
  'marketplacelearn.walmart.com/guides/Item%20setup/Item%20content%2C%20imagery%2C%20and%20media/Product-detail-page:-Image-guidelines-&-requirements',
  'official',
  '2025-07-15',
);
const walmartPlaybook = said(
  'walmart',
  'playbook.rivrhub.com/help/walmart-sop-walmart-items-copy-and-images-guideline-and-requirement',
  'third-party',
);
const googleFeed = said(
  'google_merchant',
  'emberfeed.com/specs/google-merchant-image-requirements-2026',
  'third-party',
  '2026-05-07',
);
const metaFeed = said('meta', 'productfeedspec.com/platforms/meta-catalog', 'third-party');
const metaPage = said('meta', 'developers.facebook.com/docs/commerce-platform/catalog/best-practices/', 'official');
const targetTitles = said(
  'target_plus',
  'help.fulfillment.spscommerce.com/en/articles/10111484-target-plus-assortment-attribute-help',
  'third-party',
);

// A number in front of a unit is a measure, not a year.
const yearPattern =
  '(?<![\\p{L}\\p{N}.,-])(?:19|20)\\d{2}(?![\\p{L}\\p{N}]|[.,]\\d|\\s?(?:mm|cm|ml|mah|mg|g|w|watts?|lbs?|lumens?|lm|rpm|psi|btu|pcs|pieces?|counts?|sheets?)(?![\\p{L}]))';

export const furtherRules: readonly BenchmarkRule[] = [
  built(
    said('amazon', 'sellercentral.amazon.ae/gp/help/external/help.html?itemID=200421970', 'official'),
    'title',
    'brand-first',
    'advise',
    2,
    'Brand at the start of the title',
  ),
  built(amazonSkill, 'bullets', 'header', 'advise', 3, 'Header of each bullet point'),
  built(
    said('amazon', 'amazonlistingaudit.com/policy/bullet-point-guidelines', 'third-party'),
    'bullets',
    'capital-start',
    'warn',
    3,
    'Capital at the start of each bullet point',
  ),
  built(unsourced('amazon'), 'bullets', 'no-end-mark', 'advise', 1, 'No mark at the end of a bullet point'),
  built(unsourced('amazon'), 'bullets', 'unique', 'warn', 4, 'No bullet point twice'),
  ...refused(amazonBullets, ['bullets'], {
    subject: 'emoji',
    what: 'emoji',
    patterns: ['(?![©®™])\\p{Extended_Pictographic}'],
    severity: 'block',
  }),
  ...refused(amazonBullets, texts, {
    subject: 'placeholders',
    what: 'placeholder text',
    phrases: ['lorem ipsum', 'tbd', 'to be decided', 'yet to decide', 'copy pending', 'not eligible'],
    severity: 'block',
  }),
  ...refused(amazonBullets, ['bullets'], {
    subject: 'bamboo-soy',
    what: 'claims to be made from bamboo or soy',
    phrases: ['made from bamboo', 'contains bamboo', 'made from soy', 'contains soy'],
    severity: 'block',
  }),
  files(
    said('amazon', 'mercatuslab.com/blog/amazon-product-image-requirements', 'third-party', '2026'),
    ['jpg', 'jpeg', 'png', 'tif', 'tiff', 'gif'],
    'block',
  ),

  ...refused(walmartPage, texts, {
    subject: 'retailer-names',
    what: 'names of retailers',
    phrases: ['walmart', 'amazon', 'alexa', 'ebay', 'target.com', 'etsy'],
    severity: 'block',
  }),
  ...refused(walmartPage, ['title'], { subject: 'year', what: 'a year', patterns: [yearPattern], severity: 'warn' }),
  ...refused(walmartPlaybook, ['title'], {
    subject: 'authenticity',
    what: 'claims to be authentic',
    phrases: ['100% authentic', 'authentic'],
    patterns: ['(?<!\\p{L})genuine(?!\\s+(?:leather|suede|wood|stone|silver|gold|pearls?|fur))(?!\\p{L})'],
    severity: 'warn',
  }),
  make(
    said('walmart', 'prodtimize.com/blog/walmart-marketplace-listing-guide', 'third-party', '2026-03-14'),
    {
      attribute: 'bullets',
      subject: 'ideal-item-length',
      label: 'Ideal bullet point length',
      severity: 'advise',
      points: 8,
    },
    { benchmarkType: 'item-length', rule: { unit: 'characters', min: 80, max: 150, isIdeal: true } },
  ),
  files(walmartImages, ['jpg', 'jpeg', 'png', 'bmp'], 'block'),

  ...refused(targetTitles, ['title'], {
    subject: 'many-colors',
    what: 'words for many colors without naming them',
    phrases: ['multi-colored', 'multicolored', 'assorted colors'],
    severity: 'warn',
  }),

  make(
    said('ebay', 'github.com/zVPS/ebay-sell-listing-php-client docs/Model/Product.md', 'third-party'),
    {
      attribute: 'description',
      subject: 'html',
      label: 'Active content in the description',
      severity: 'block',
      points: 5,
    },
    { benchmarkType: 'html', rule: { allowed: ['*'], refused: ['script', 'iframe', 'form', 'object', 'embed'] } },
  ),
  make(
    said('ebay', 'github.com/api-evangelist/ebay openapi/_original/ebay-inventory-openapi-original.yml', 'official'),
    { attribute: 'images', subject: 'https', label: 'Images over https', severity: 'block', points: 5 },
    { benchmarkType: 'image-file', rule: { isHttps: true } },
  ),

  files(
    said('google_merchant', 'support.google.com/merchants/answer/6324350', 'official'),
    ['jpg', 'jpeg', 'webp', 'png', 'gif', 'bmp', 'tif', 'tiff'],
    'block',
  ),
  needed(googleFeed, 'brand', 'warn', 4),
  needed(googleFeed, 'price', 'block', 3),
  ...['Color', 'Size', 'Gender', 'Age Group'].map((fact) =>
    needed(
      {
        ...said('google_merchant', 'support.google.com/merchants/answer/7052112', 'official'),
        category: 'Apparel & Accessories',
      },
      fact,
      'warn',
      2,
    ),
  ),

  make(
    said('etsy', 'glama.ai/mcp/servers/ppiotis/etsy-listing-optimizer-mcp', 'third-party', '2026'),
    { attribute: 'title', subject: 'sign-count', label: 'Signs used once in the title', severity: 'block', points: 4 },
    { benchmarkType: 'sign-count', rule: { signs: '%:&+', max: 1 } },
  ),
  make(
    said('etsy', 'skills.sh/jacob-balslev/skills/etsy', 'third-party', '2026'),
    { attribute: 'title', subject: 'ideal-words', label: 'Ideal number of words', severity: 'advise', points: 4 },
    { benchmarkType: 'length', rule: { unit: 'words', max: 14, isIdeal: true } },
  ),
  files(
    said('etsy', 'hauld.app/blog/etsy-listing-photo-checklist', 'third-party', '2026-05-26'),
    ['jpg', 'jpeg', 'png', 'gif'],
    'block',
  ),

  needed(
    said(
      'etsy',
      'azure.github.io/Connectors-NodeJS-SDK/interfaces/generated_EtsyExtensions.ListingCreateInput.html',
      'third-party',
    ),
    'price',
    'block',
    3,
  ),

  ...(['title', 'description'] as const).map((attribute) =>
    built(metaPage, attribute, 'single-spaces', 'warn', 3, `Extra spaces in the ${attribute}`),
  ),
  needed(metaFeed, 'brand', 'warn', 4),
  needed(metaFeed, 'price', 'block', 3),
];
