import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { builtInRules } from './packs.ts';

// What was read on the channels' pages stands beside the project where it is developed.
const file = fileURLToPath(new URL('../../../../shared/facts/retailer-rules.json', import.meta.url));

type Fact = {
  channel: string;
  part: string;
  rule: string;
  params: Record<string, unknown>;
  severity: string;
  status: string;
};

const nameOf = ({ channel, part, rule, params }: Fact) =>
  [channel, part, rule, ...(typeof params.name === 'string' ? [params.name] : [])].join(' ');

/** Facts and the rules that hold them; `*` stands for a part. A rule is named without the kind of product and days it is for. */
const covered: Readonly<Record<string, string>> = {
  'amazon * forbidden_pattern url_or_email': 'amazon.*.web-or-mail-address',
  'walmart * forbidden_pattern url_or_email': 'walmart.*.web-or-mail-address',
  'amazon * forbidden_pattern phone': 'amazon.*.phone-number',
  'amazon bullets forbidden_pattern asin': 'amazon.bullets.marketplace-number',
  'amazon * forbidden_phrases shipping_price': 'amazon.*.price-shipping-or-a-promotion',
  'walmart * forbidden_phrases shipping_price': 'walmart.*.price-shipping-or-a-promotion',
  'amazon * forbidden_phrases superlative': 'amazon.*.rating-or-ranking',
  'walmart * forbidden_phrases superlative': 'walmart.*.rating-or-ranking',
  'amazon * forbidden_phrases guarantee': 'amazon.*.guarantee-or-refund',
  'amazon * forbidden_phrases review_solicit': 'amazon.*.rating-or-ranking',
  'amazon * forbidden_phrases time_sensitive': 'amazon.*.availability',
  'walmart * forbidden_phrases time_sensitive': 'walmart.*.availability',
  'amazon * forbidden_phrases placeholder': 'amazon.*.placeholders',
  'all * forbidden_phrases medical_claim': 'general.*.health-claim',
  'all * forbidden_phrases pesticide_claim': 'general.*.claim-against-germs-or-pests',
  'all * forbidden_phrases eco_claim_unqualified': 'general.*.environmental-claim',
  'amazon title length_max': 'amazon.title.length',
  'amazon title length_hard_max': 'amazon.title.length',
  'amazon title length_near_max': 'amazon.title.ideal-length',
  'amazon title forbidden_chars': 'amazon.title.signs',
  'amazon title contextual_chars': 'amazon.title.ornament-signs',
  'amazon title word_repeat_max': 'amazon.title.repetition',
  'amazon title forbidden_phrases': 'amazon.title.rating-or-ranking',
  'amazon title no_all_caps': 'amazon.title.capitals',
  'amazon title starts_with': 'amazon.title.brand-first',
  'amazon title no_html': 'general.title.html',
  'amazon bullets count_min': 'amazon.bullets.count',
  'amazon bullets count_max': 'amazon.bullets.most',
  'amazon bullets count_recommended': 'amazon.bullets.ideal-count',
  'amazon bullets item_length_range': 'amazon.bullets.item-length',
  'amazon bullets total_length_max': 'amazon.bullets.total-length',
  'amazon bullets header_colon_shape': 'amazon.bullets.header',
  'amazon bullets starts_with_capital': 'amazon.bullets.capital-start',
  'amazon bullets no_end_punctuation': 'amazon.bullets.no-end-mark',
  'amazon bullets forbidden_chars': 'amazon.bullets.signs',
  'amazon bullets no_emoji': 'amazon.bullets.emoji',
  'amazon bullets no_html': 'general.bullets.html',
  'amazon bullets forbidden_phrases': 'amazon.bullets.bamboo-soy',
  'amazon bullets unique_items': 'amazon.bullets.unique',
  'amazon description length_max': 'amazon.description.length',
  'amazon description html_allowed_tags': 'amazon.description.html',
  'amazon description length_recommended': 'amazon.description.ideal-length',
  'amazon images count_min': 'general.images.present',
  'amazon images count_recommended': 'amazon.images.ideal-count',
  'amazon images count_max': 'amazon.images.most',
  'amazon images file_types': 'amazon.images.file-types',
  'walmart title length_max': 'walmart.title.length',
  'walmart title length_recommended': 'walmart.title.ideal-length',
  'walmart * forbidden_chars': 'walmart.*.signs',
  'walmart title no_all_caps': 'walmart.title.capitals',
  'walmart title forbidden_phrases': 'walmart.title.price-shipping-or-a-promotion',
  'walmart * no_retailer_names': 'walmart.*.retailer-names',
  'walmart title forbidden_pattern year': 'walmart.title.year',
  'walmart title word_repeat_max': 'walmart.title.repetition',
  'walmart title forbidden_phrases authenticity': 'walmart.title.authenticity',
  'walmart bullets count_range': 'walmart.bullets.count',
  'walmart bullets item_length_max': 'walmart.bullets.item-length',
  'walmart description html_allowed': 'walmart.description.html',
  'walmart description words_min': 'walmart.description.least-words',
  'walmart description length_max': 'walmart.description.length',
  'walmart description words_recommended': 'walmart.description.ideal-length',
  'walmart images count_min': 'walmart.images.count',
  'walmart images count_recommended': 'walmart.images.ideal-count',
  'walmart images file_types': 'walmart.images.file-types',
  'target_plus title length_max': 'target_plus.title.length',
  'target_plus title colors_max': 'target_plus.title.many-colors',
  'ebay title length_max': 'ebay.title.length',
  'ebay description length_max': 'ebay.description.length',
  'ebay description no_active_content': 'ebay.description.html',
  'ebay images count_range': 'ebay.images.most',
  'ebay images url_https_only': 'ebay.images.https',
  'google_merchant title length_max': 'google_merchant.title.length',
  'google_merchant title no_promotional_text': 'general.title.price-shipping-or-a-promotion',
  'google_merchant title no_all_caps': 'google_merchant.title.capitals',
  'google_merchant description length_max': 'google_merchant.description.length',
  'google_merchant bullets item_length_range': 'google_merchant.bullets.item-length',
  'google_merchant bullets count_range': 'google_merchant.bullets.count',
  'google_merchant images file_types': 'google_merchant.images.file-types',
  'google_merchant images additional_count_max': 'google_merchant.images.most',
  'shopify title required': 'general.title.present',
  'shopify title length_max': 'shopify.title.length',
  'shopify description html_allowed': 'shopify.description.html',
  'shopify images count_max': 'shopify.images.most',
  'etsy title length_max': 'etsy.title.length',
  'etsy title char_use_max': 'etsy.title.sign-count',
  'etsy title forbidden_chars': 'etsy.title.signs',
  'etsy title words_recommended': 'etsy.title.ideal-words',
  'etsy title no_all_caps': 'etsy.title.capitals',
  'etsy images count_max': 'etsy.images.most',
  'etsy images file_types': 'etsy.images.file-types',
  'meta title length_max': 'meta.title.length',
  'meta title length_recommended': 'meta.title.ideal-length',
  'meta description length_max': 'meta.description.length',
  'meta description no_html': 'meta.description.html',
  'meta description no_extra_spacing': 'meta.description.single-spaces',
  'meta images additional_count_max': 'meta.images.most',
  'amazon images min_longest_side': 'amazon.images.size',
  'amazon images max_longest_side': 'amazon.images.size',
  'amazon images zoom_longest_side': 'amazon.images.ideal-size',
  'amazon images aspect_ratio': 'amazon.images.square',
  'amazon images main_background_rgb': 'amazon.images.ground',
  'amazon images main_product_fill_min': 'amazon.images.fill',
  'amazon images main_no_overlay': 'amazon.images.letters',
  'amazon images file_size_max': 'amazon.images.file-size',
  'walmart images recommended_pixels': 'walmart.images.ideal-size',
  'walmart images zoom_pixels': 'walmart.images.size',
  'walmart images aspect_ratio': 'walmart.images.square',
  'walmart images main_background_rgb': 'walmart.images.ground',
  'walmart images file_size_max': 'walmart.images.file-size',
  'ebay images min_longest_side': 'ebay.images.size',
  'google_merchant images min_pixels': 'google_merchant.images.size',
  'google_merchant images recommended_pixels': 'google_merchant.images.ideal-size',
  'google_merchant images max_megapixels': 'google_merchant.images.file-size',
  'google_merchant images file_size_max': 'google_merchant.images.file-size',
  'google_merchant images product_fill_range': 'google_merchant.images.fill',
  'google_merchant images background': 'google_merchant.images.ground',
  'shopify images max_pixels': 'shopify.images.size',
  'shopify images file_size_max': 'shopify.images.file-size',
  'shopify images alt_text_present': 'general.images.alt-text',
  'etsy images recommended_pixels': 'etsy.images.size',
  'meta images min_pixels': 'meta.images.size',
  'meta images aspect_ratio': 'meta.images.square',
  'woocommerce title required': 'general.title.present',
  'woocommerce description html_allowed': 'woocommerce.description.html',
};

/** Facts no rule can hold, by the name of the fact, and why. */
const leftOut: readonly [RegExp, string][] = [
  [/^best_buy /, 'its figures are not published'],
  [
    /(target_plus|best_buy|woocommerce) images (min|recommended)_pixels|target_plus images main_background|meta images recommended/,
    'no page states it',
  ],
  [
    /(amazon|ebay|shopify) images recommended_|ebay images file_size|etsy images file_size/,
    'others disagree, or it belongs to other pictures',
  ],
  [/(no_overlay|in_scale|real_item|ai_image|list_format)/, 'what a picture shows, or its file holds, is not known'],
  [
    /(companion_field|search_terms|subtitle|seo_|short_title|ai_disclosure|aspect_length|etsy bullets tags)/,
    'a field products do not have',
  ],
  [/(variant_attributes|parent_no_variation|seller_name)/, 'products do not know variants, parents or the seller'],
  [
    /(product_type|single_brand|order|front_load|style_advisory|title_case|use_numerals|spell_out|units_abbreviated)/,
    'style, or meaning no rule can tell',
  ],
  [/(language|misspelling|matches_|inclusive)/, 'needs a reader'],
  [/legacy_uk/, 'older than the limit in force'],
  [/walmart bullets item_length_recommended/, 'longer than the 80 characters the policy takes at most'],
];

test('every fact on the channels is held by a rule, or it is said why not', () => {
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Fact[];
  const ids = builtInRules.map(({ id }) => id);
  const holds = (wanted: string) => ids.some((id) => id === wanted || id.startsWith(`${wanted}.`));
  const used = new Set<string>();
  for (const fact of facts) {
    const name = nameOf(fact);
    const anyPart = name.replace(` ${fact.part} `, ' * ');
    const key = name in covered ? name : anyPart;
    const ruleId = covered[key]?.replace('*', fact.part);
    if (ruleId === undefined) {
      expect(
        leftOut.filter(([pattern]) => pattern.test(name)).length,
        `a rule on, or a reason against: ${name}`,
      ).toBeGreaterThan(0);
      continue;
    }
    used.add(key);
    expect([name, ruleId, holds(ruleId)]).toEqual([name, ruleId, true]);
  }
  expect(Object.keys(covered).filter((key) => !used.has(key))).toEqual([]);
  console.info(`${facts.length} facts on the channels were compared with ${ids.length} rules.`);
});

/** Facts whose channel's own page was found when they were read again, in November 2026. */
const foundSince: ReadonlySet<string> = new Set([
  'amazon.bullets.no-end-mark',
  'google_merchant.title.capitals',
  'meta.title.ideal-length',
  'walmart.bullets.item-length',
]);

test('what nobody could be found to state is marked so', () => {
  const facts = (JSON.parse(readFileSync(file, 'utf8')) as Fact[]).filter(({ status }) => status === 'unverified');
  for (const fact of facts) {
    const ruleId = covered[nameOf(fact)];
    const rule = builtInRules.find(({ id }) => id === ruleId);
    // Advice of ours on the same matter is marked as ours.
    if (rule && !foundSince.has(rule.id))
      expect([rule.id, ['unverified', 'own'].includes(rule.standing)]).toEqual([rule.id, true]);
  }
});
