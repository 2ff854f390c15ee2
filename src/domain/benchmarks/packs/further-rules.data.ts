// What channels ask of the build of texts, of single signs and words, and of facts. Each with where it was read.
import { official, pages, thirdParty } from '#domain/channels/channel-pages.data.ts';
import { forEachPart, partTable } from '#domain/parts/parts.ts';
import type { Attribute } from '../finding.ts';
import type { Shape } from '../kinds/structure.kind.ts';
import type { BenchmarkRule, Severity } from '../rule.ts';
import { type Body, by, make, type Source, type Word } from './make-rule.ts';

type Text = 'title' | 'description' | 'bullets';

const noPage: Source = { source: 'no page found', asOf: null, standing: 'unverified' };

const places: Readonly<Record<Attribute, string>> = {
  ...forEachPart((part) => partTable[part].word),
  bullets: 'bullet points',
  facts: 'facts',
  substance: 'text',
};
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
      { attribute, subject, label: `${upperFirst(what)} in the ${places[attribute]}`, severity, points: 4 },
      { benchmarkType: 'forbidden', rule },
    ),
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

type FactRule = Omit<Body<'fact-value'>['rule'], 'form'> & { form?: 'price' | 'gtin' };
/** The form of a fact the product has; a missing one is another rule's matter. */
function written(word: Word, subject: string, label: string, severity: Severity, rule: FactRule) {
  return make(
    word,
    { attribute: 'facts', subject, label, severity, points: 1 },
    { benchmarkType: 'fact-value', rule: { form: 'any', ...rule } },
  );
}
const pricedAs = (word: Word) =>
  written(word, 'price-form', 'Price as the channel reads it', 'block', { facts: ['price'], form: 'price' });
const atMost = (word: Word, fact: string, max: number, severity: Severity) =>
  written(word, `${fact.toLowerCase()}-length`, `Length of the ${fact.toLowerCase()}`, severity, {
    facts: fact === 'Color' ? ['Color', 'Colour'] : [fact],
    max,
  });
const conditions = (word: Word) =>
  written(word, 'condition', 'Condition the channel knows', 'block', {
    facts: ['Condition'],
    oneOf: ['new', 'refurbished', 'used'],
  });

const texts = ['title', 'description', 'bullets'] as const;

const amazonBullets = by('amazon', official(pages.amazonBullets));
const amazonTitles = by('amazon', official(pages.amazonTitles));
const amazonAnalogy = by('amazon', {
  source: 'Copydesk, after Amazon’s rules for bullet points',
  asOf: '2026-11-23',
  standing: 'own',
});
const walmartPolicy = by('walmart', official(pages.walmartPolicy, '2025-07-15'));
const ebayApi = by('ebay', official(pages.ebayApi));
const google = by('google_merchant', official(pages.googleData));
const etsyApi = by('etsy', official(pages.etsyApi));
const meta = by('meta', official(pages.metaFields, '2026-04-22'));
const metaPage = by(
  'meta',
  official('developers.facebook.com/docs/commerce-platform/catalog/best-practices/', '2026-11-21'),
);
const openai = by('openai', official(pages.openaiProducts));

// A number in front of a unit is a measure, not a year.
const yearPattern =
  '(?<![\\p{L}\\p{N}.,-])(?:19|20)\\d{2}(?![\\p{L}\\p{N}]|[.,]\\d|\\s?(?:mm|cm|ml|mah|mg|g|w|watts?|lbs?|lumens?|lm|rpm|psi|btu|pcs|pieces?|counts?|sheets?)(?![\\p{L}]))';

// One disease word after a verb that promises to end it; `cures in two hours` speaks of resin.
const diseasePattern =
  '(?<!\\p{L})(?:cur(?:es?|ing)|treat(?:s|ing)?|heal(?:s|ing)?|prevent(?:s|ing)?|diagnos(?:es?|ing)|reliev(?:es?|ing)) (?:[\\p{L}-]+ ){0,2}(?:diseases?|illness(?:es)?|cancer|diabetes|arthritis|infections?|depression|anxiety|acne|eczema|psoriasis|asthma|influenza|covid(?:-19)?|alzheimer\\W?s|\\p{L}{3,}itis)(?!\\p{L})';

const placeholders = {
  subject: 'placeholders',
  what: 'placeholder text',
  phrases: ['lorem ipsum', 'tbd', 'to be decided', 'yet to decide', 'copy pending', 'not eligible'],
};

export const furtherRules: readonly BenchmarkRule[] = [
  built(
    by('amazon', official('sellercentral.amazon.ae/gp/help/external/help.html?itemID=200421970', '2026-11-21')),
    'title',
    'brand-first',
    'advise',
    1,
    'Brand at the start of the title',
  ),
  ...refused(by('amazon', official(pages.amazonOlderTitles)), ['title'], {
    subject: 'ornament-signs',
    what: 'signs as ornament',
    patterns: ['[~#<>*](?![\\p{L}\\p{N}]|\\s?\\p{N})'],
    severity: 'warn',
  }),
  ...refused(amazonTitles, ['title'], {
    subject: 'fsa-hsa',
    what: 'claims to be FSA or HSA eligible',
    phrases: ['fsa eligible', 'hsa eligible', 'fsa/hsa eligible', 'hsa/fsa eligible'],
    severity: 'block',
  }),
  built(amazonBullets, 'bullets', 'header', 'advise', 2, 'Header of each bullet point'),
  built(amazonBullets, 'bullets', 'capital-start', 'warn', 2, 'Capital at the start of each bullet point'),
  built(amazonBullets, 'bullets', 'no-end-mark', 'advise', 1, 'No mark at the end of a bullet point'),
  built(by('amazon', noPage), 'bullets', 'unique', 'warn', 3, 'No bullet point twice'),
  ...refused(amazonBullets, ['bullets'], {
    subject: 'emoji',
    what: 'emoji',
    patterns: ['(?![©®™])\\p{Extended_Pictographic}'],
    severity: 'block',
  }),
  ...refused(amazonBullets, ['bullets'], { ...placeholders, severity: 'block' }),
  ...refused(amazonAnalogy, ['title', 'description'], { ...placeholders, severity: 'warn' }),
  ...refused(amazonBullets, ['bullets'], {
    subject: 'bamboo-soy',
    what: 'claims to be made from bamboo or soy',
    phrases: ['made from bamboo', 'made of bamboo', 'contains bamboo', 'made from soy', 'made of soy', 'contains soy'],
    severity: 'block',
  }),
  ...refused(amazonBullets, ['bullets'], {
    subject: 'eco-friendly',
    what: 'claims to be kind to the environment',
    phrases: ['eco friendly', 'ecofriendly', 'environmentally friendly', 'ecologically friendly'],
    severity: 'block',
  }),
  ...refused(by('amazon', official(pages.amazonClaims)), texts, {
    subject: 'disease-claim',
    what: 'claims against diseases',
    patterns: [diseasePattern],
    severity: 'block',
  }),

  ...refused(walmartPolicy, texts, {
    subject: 'retailer-names',
    what: 'names of retailers',
    phrases: ['walmart', 'amazon', 'alexa', 'ebay', 'target.com', 'etsy'],
    severity: 'block',
  }),
  ...refused(walmartPolicy, ['title'], { subject: 'year', what: 'a year', patterns: [yearPattern], severity: 'warn' }),
  ...refused(
    by(
      'walmart',
      thirdParty('playbook.rivrhub.com/help/walmart-sop-walmart-items-copy-and-images-guideline-and-requirement'),
    ),
    ['title'],
    {
      subject: 'authenticity',
      what: 'claims to be authentic',
      phrases: ['100% authentic', 'authentic'],
      patterns: ['(?<!\\p{L})genuine(?!\\s+(?:leather|suede|wood|stone|silver|gold|pearls?|fur))(?!\\p{L})'],
      severity: 'warn',
    },
  ),
  make(
    walmartPolicy,
    { attribute: 'description', subject: 'html', label: 'Lists in the description', severity: 'warn', points: 4 },
    { benchmarkType: 'html', rule: { allowed: ['*'], refused: ['ul', 'ol', 'li'] } },
  ),
  ...refused(walmartPolicy, ['description'], {
    subject: 'emoji',
    what: 'emoji',
    patterns: ['(?![©®™])\\p{Extended_Pictographic}'],
    severity: 'warn',
  }),

  ...refused(
    by(
      'target_plus',
      thirdParty('help.fulfillment.spscommerce.com/en/articles/10111484-target-plus-assortment-attribute-help'),
    ),
    ['title'],
    {
      subject: 'many-colors',
      what: 'words for many colors without naming them',
      phrases: ['multi-colored', 'multicolored', 'assorted colors'],
      severity: 'warn',
    },
  ),

  make(
    ebayApi,
    {
      attribute: 'description',
      subject: 'html',
      label: 'Active content in the description',
      severity: 'block',
      points: 4,
    },
    {
      benchmarkType: 'html',
      rule: { allowed: ['*'], refused: ['script', 'iframe', 'form', 'object', 'embed', 'applet'] },
    },
  ),
  atMost(ebayApi, 'Brand', 65, 'block'),
  atMost(ebayApi, 'MPN', 65, 'block'),

  make(
    by('google_merchant', official('support.google.com/merchants/answer/6324468')),
    {
      attribute: 'description',
      subject: 'active-content',
      label: 'Active content in the description',
      severity: 'block',
      points: 4,
    },
    { benchmarkType: 'html', rule: { allowed: ['*'], refused: ['script', 'style'] } },
  ),
  needed(google, 'brand', 'warn', 3),
  needed(google, 'price', 'block', 2),
  ...['Color', 'Size', 'Gender', 'Age Group'].map((fact) =>
    needed({ ...google, category: 'Apparel & Accessories' }, fact, 'warn', 1),
  ),

  make(
    etsyApi,
    {
      attribute: 'title',
      subject: 'sign-count',
      label: 'Symbols used once in the title',
      severity: 'block',
      points: 3,
    },
    { benchmarkType: 'sign-count', rule: { signs: '%:&+', max: 1 } },
  ),
  make(
    by('etsy', official(pages.etsyListing, '2026-06-29')),
    { attribute: 'title', subject: 'ideal-words', label: 'Ideal number of words', severity: 'advise', points: 3 },
    { benchmarkType: 'length', rule: { unit: 'words', max: 14, isIdeal: true } },
  ),
  needed(etsyApi, 'price', 'block', 2),

  ...(['title', 'description'] as const).map((attribute) =>
    built(metaPage, attribute, 'single-spaces', 'warn', 2, `Extra spaces in the ${attribute}`),
  ),
  ...refused(meta, ['description'], {
    subject: 'links',
    what: 'links',
    patterns: ['https?://\\S+|(?<![\\p{L}\\p{N}])www\\.\\S+'],
    severity: 'warn',
  }),
  needed(meta, 'brand', 'warn', 3),
  needed(meta, 'price', 'block', 2),
  pricedAs(meta),
  atMost(meta, 'Brand', 100, 'block'),
  ...['Size', 'Color', 'Material'].map((fact) => atMost(meta, fact, 200, 'block')),
  atMost(meta, 'Pattern', 100, 'block'),
  conditions(meta),
  written(meta, 'availability', 'Availability the channel knows', 'block', {
    facts: ['Availability'],
    oneOf: ['in stock', 'out of stock'],
  }),

  ...refused(
    by('tiktok_shop', official('seller-vn.tiktok.com/university/essay?knowledge_id=5918681919178512', '2025-10-18')),
    ['title'],
    {
      subject: 'retailer-names',
      what: 'names of platforms',
      phrases: ['tiktok', 'amazon', 'walmart', 'ebay', 'etsy', 'shopee', 'lazada', 'temu', 'shein', 'aliexpress'],
      severity: 'warn',
    },
  ),

  ...(['title', 'description'] as const).map((attribute) =>
    make(
      openai,
      { attribute, subject: 'present', label: `${upperFirst(attribute)} present`, severity: 'block', points: 13 },
      { benchmarkType: 'required', rule: {} },
    ),
  ),
  ...refused(openai, ['title', 'description'], {
    subject: 'placeholders',
    what: 'placeholder text',
    patterns: ['^\\s*(?:null|unknown|n/a|none|tbd)\\s*$'],
    severity: 'warn',
  }),
  needed(openai, 'brand', 'block', 3),
  needed(openai, 'price', 'block', 2),
  pricedAs(openai),
  written(openai, 'gtin', 'GTIN with a valid check digit', 'block', {
    facts: ['GTIN', 'EAN', 'UPC', 'Barcode'],
    form: 'gtin',
  }),
  written(openai, 'availability', 'Availability the feed knows', 'block', {
    facts: ['Availability'],
    oneOf: ['in stock', 'out of stock', 'pre order', 'backorder', 'unknown'],
  }),
  conditions(openai),
  // Lengths of an earlier specification, which the present one no longer names.
  atMost(openai, 'Brand', 70, 'warn'),
  atMost(openai, 'MPN', 70, 'warn'),
  atMost(openai, 'Material', 100, 'warn'),
  atMost(openai, 'Color', 40, 'warn'),
  atMost(openai, 'Size', 20, 'warn'),
];
