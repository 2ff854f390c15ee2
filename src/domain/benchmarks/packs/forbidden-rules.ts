// Rules on forbidden words, from the very lists the writer takes out: what it would not write it does not let pass either.
import { type Ban, sentenceBans, wordBans } from '#domain/channels/banned.data.ts';
import type { Standing } from '#domain/channels/channel-limits.data.ts';
import { anyCategory, type BenchmarkRule, generalRetailer, type Severity } from '../rule.ts';

type Claim = { retailer: string; severity: Severity; source: string; standing: Standing; asOf?: string };

const amazonHelp = 'sellercentral.amazon.com/gp/help/external/help.html?itemID=200390640';
const amazonTitles = 'sellercentral.amazon.com/gp/help/external/help.html?itemID=YTR6SYGFA5E3EQC';
const amazonBullets = 'goatconsulting.com/amazon-policy/amazon-product-detail-page-rules-violation-policy-compliance';
const walmartPage =
  'marketplacelearn.walmart.com/guides/Item%20setup/Item%20content,%20imagery,%20and%20media/Product-Detail-Page:-overview';
const walmartPolicy =
  'marketplacelearn.walmart.com/ca/guides/Item%20setup/Item%20content,%20imagery,%20and%20media/product-content-policy';
const keywordList =
  'help.conquestmtg.com/seo/prohibited-restricted-keywords-phrases-for-amazon-copy-and-search-terms-words-you-can-t-use';

const amazon = (source: string, standing: Standing = 'official', asOf?: string): Claim => ({
  retailer: 'amazon',
  severity: 'block',
  source,
  standing,
  asOf,
});
const walmart = (source: string): Claim => ({ retailer: 'walmart', severity: 'block', source, standing: 'official' });

/** Who bans what, by the reason the writer gives. The lists start from these sources and are extended by us. */
export const claims: Readonly<Record<string, readonly Claim[]>> = {
  'a web or mail address': [amazon(amazonHelp), walmart(walmartPage)],
  'a phone number': [amazon(amazonHelp)],
  'price, shipping or a promotion': [amazon(amazonHelp), walmart(walmartPage)],
  'a guarantee or refund': [amazon(amazonBullets, 'third-party', '2024-08-15')],
  'a marketplace number': [amazon(amazonBullets, 'third-party', '2024-08-15')],
  'a rating or ranking': [amazon(amazonTitles), walmart(walmartPolicy)],
  availability: [amazon(amazonHelp), walmart(walmartPage)],
  'a health claim': [{ retailer: generalRetailer, severity: 'block', source: keywordList, standing: 'third-party' }],
  'a claim against germs or pests': [
    {
      retailer: generalRetailer,
      severity: 'block',
      source: 'ppai.org/media-hub/product-responsibility-the-real-facts-on-antimicrobial-products',
      standing: 'third-party',
    },
  ],
  'an environmental claim': [
    { retailer: generalRetailer, severity: 'warn', source: keywordList, standing: 'third-party' },
  ],
};

const general: Claim = { retailer: generalRetailer, severity: 'warn', source: 'Copydesk', standing: 'own' };
const points = 5;
const places = { title: 'title', description: 'description', bullets: 'bullet points' } as const;

const slug = (reason: string) => reason.replace(/^an? /, '').replace(/[^a-z]+/g, '-');

function rulesOf({ reason, pattern }: Ban): BenchmarkRule[] {
  const given = claims[reason] ?? [];
  const all = given.some(({ retailer }) => retailer === generalRetailer) ? given : [general, ...given];
  const rule = {
    what: reason === 'availability' ? 'words about availability' : reason,
    phrases: [],
    patterns: [pattern.source],
    ...(pattern.ignoreCase ? {} : { isCaseSensitive: true }),
  };
  const subject = slug(reason);
  return all.flatMap(({ retailer, severity, source, standing, asOf = null }) =>
    (['title', 'description', 'bullets'] as const).map((attribute) => ({
      id: `${retailer}.${attribute}.${subject}`,
      retailer,
      category: anyCategory,
      attribute,
      subject,
      label: `${reason.charAt(0).toUpperCase()}${reason.slice(1)} in the ${places[attribute]}`,
      severity,
      points,
      source,
      standing,
      asOf,
      benchmarkType: 'forbidden' as const,
      rule,
    })),
  );
}

export function forbiddenRules(): BenchmarkRule[] {
  return [...sentenceBans, ...wordBans].flatMap(rulesOf);
}
