// Rules on forbidden words, from the very lists the writer takes out: what it would not write it does not let pass either.
import { type Ban, sentenceBans, wordBans } from '#domain/channels/banned.data.ts';
import type { Standing } from '#domain/channels/channel-limits.data.ts';
import { official, pages } from '#domain/channels/channel-pages.data.ts';
import { anyCategory, type BenchmarkRule, generalRetailer } from '../rule.ts';

type ForbiddenPart = 'title' | 'description' | 'bullets';
/** Who bans it, where: in every text, unless the page speaks of some parts only. */
type Claim = Pick<BenchmarkRule, 'retailer' | 'source' | 'standing' | 'severity'> & {
  asOf?: string;
  in?: readonly ForbiddenPart[];
};

const said = (retailer: string, word: { source: string; asOf: string; standing: Standing }) => ({
  retailer,
  severity: 'block' as const,
  ...word,
});
const amazonDetails = said('amazon', official(pages.amazonDetails));
const amazonTitles = said('amazon', official(pages.amazonTitles));
const amazonBullets = said('amazon', official(pages.amazonBullets));
const walmartPage = said('walmart', official(pages.walmartPolicy, '2025-07-15'));
const walmartContent = said(
  'walmart',
  official(
    'marketplacelearn.walmart.com/ca/guides/Item%20setup/Item%20content,%20imagery,%20and%20media/product-content-policy',
    '2025-07-15',
  ),
);
/** What a page says of bullet points or titles, held against another part: our own advice. */
const byAnalogy: Claim = {
  retailer: 'amazon',
  severity: 'warn',
  source: 'Copydesk, based on Amazon’s rules for bullet points',
  standing: 'own',
};
/** Law rather than a rule of a channel: it warns everywhere. */
const law = (source: string, asOf: string): Claim => ({
  retailer: generalRetailer,
  severity: 'warn',
  source,
  standing: 'third-party',
  asOf,
});

/** Who bans what, by the reason the writer gives. The lists start from these sources and are extended by us. */
export const claims: Readonly<Record<string, readonly Claim[]>> = {
  'a web or mail address': [amazonDetails, walmartPage],
  'a phone number': [amazonDetails],
  'price, shipping or a promotion': [amazonDetails, walmartPage],
  'a guarantee or refund': [
    { ...amazonTitles, in: ['title'] },
    { ...amazonBullets, in: ['bullets'] },
    { ...byAnalogy, in: ['description'] },
  ],
  'a marketplace number': [
    { ...amazonBullets, in: ['bullets'] },
    { ...byAnalogy, in: ['title', 'description'] },
  ],
  // In titles Amazon calls them best practice; in details reviews are barred.
  'a rating or ranking': [
    { ...amazonTitles, severity: 'warn', in: ['title'] },
    { ...amazonDetails, in: ['description', 'bullets'] },
    walmartContent,
  ],
  availability: [amazonDetails, walmartPage],
  'a health claim': [law('FTC Health Products Compliance Guidance (ftc.gov)', '2022-12')],
  'a claim against germs or pests': [
    law('EPA on treated articles, 40 CFR 152.25(a)', '2026-11-23'),
    { ...amazonBullets, in: ['bullets'] },
  ],
  'an environmental claim': [law('FTC Green Guides, 16 CFR 260; EU directive 2024/825 from 2026-09-27', '2026-11-23')],
};

const general: Claim = { retailer: generalRetailer, severity: 'warn', source: 'Copydesk', standing: 'own' };
const everywhere: readonly ForbiddenPart[] = ['title', 'description', 'bullets'];
const points = 4;
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
  return all.flatMap(({ retailer, severity, source, standing, asOf = null, in: held = everywhere }) =>
    held.map((attribute) => ({
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
