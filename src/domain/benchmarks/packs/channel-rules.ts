// Rules that follow from the channels' limits: the figures the writer keeps are the figures its drafts are judged by.
import {
  type BulletFigure,
  channelFigures,
  type DescriptionFigure,
  type Figure,
  type ImageFigure,
  refusedCharacters,
  type TitleFigure,
} from '#domain/channels/channel-limits.data.ts';
import { anyCategory, type BenchmarkRule, type Severity } from '../rule.ts';
import { idealTitleMin } from './general-rules.data.ts';

type Provenance = Pick<Figure<unknown>, 'from' | 'until' | 'only' | 'source' | 'asOf' | 'standing'>;

function shared(channel: string, figure: Provenance) {
  const { from, until, only, source, asOf, standing } = figure;
  const dates = { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
  const variant = [only, from, until].filter((part) => part !== undefined).join('.');
  const idOf = (attribute: string, subject: string) =>
    [channel, attribute, subject, variant].filter((part) => part !== '').join('.');
  const common = { retailer: channel, category: only ?? anyCategory, ...dates, source, asOf, standing };
  return { common, idOf };
}

function titleRules(channel: string, figure: Figure<TitleFigure>): BenchmarkRule[] {
  const { common, idOf } = shared(channel, figure);
  const { max, aim } = figure.value;
  return [
    {
      ...common,
      id: idOf('title', 'length'),
      attribute: 'title',
      subject: 'length',
      label: 'Title length limit',
      severity: 'block',
      points: 8,
      benchmarkType: 'length',
      rule: { unit: 'characters', max, isIdeal: false },
    },
    {
      ...common,
      id: idOf('title', 'ideal-length'),
      attribute: 'title',
      subject: 'ideal-length',
      label: 'Ideal title length',
      severity: 'warn',
      points: 8,
      benchmarkType: 'length',
      rule: { unit: 'characters', min: idealTitleMin, max: aim, isIdeal: true },
      // The channel gives the limit; where to aim below it is our advice.
      source: `Copydesk, within the limit of ${max}`,
      standing: common.standing === 'unverified' ? 'unverified' : 'own',
    },
  ];
}

function descriptionRules(channel: string, figure: Figure<DescriptionFigure>): BenchmarkRule[] {
  const { common, idOf } = shared(channel, figure);
  const { maxChars, minWords, html } = figure.value;
  const base = { ...common, attribute: 'description' as const };
  const limits: BenchmarkRule = {
    ...base,
    id: idOf('description', 'length'),
    subject: 'length',
    label: 'Description length limit',
    severity: 'block',
    points: 6,
    benchmarkType: 'length',
    rule: { unit: 'characters', max: maxChars, isIdeal: false },
  };
  const words: BenchmarkRule = {
    ...base,
    id: idOf('description', 'least-words'),
    subject: 'least-words',
    label: 'Least words of the description',
    severity: 'block',
    points: 6,
    benchmarkType: 'length',
    rule: { unit: 'words', min: minWords ?? 0, isIdeal: false },
  };
  const markup: BenchmarkRule = {
    ...base,
    id: idOf('description', 'html'),
    subject: 'html',
    label: 'HTML in the description',
    severity: html ? 'advise' : 'block',
    points: 5,
    benchmarkType: 'html',
    rule: { allowed: html ? ['*'] : channel === 'amazon' ? ['br'] : [] },
  };
  // Of HTML, eBay refuses active content only, on the word of another source.
  const taken = channel === 'ebay' ? [] : [markup];
  return minWords === null ? [limits, ...taken] : [limits, words, ...taken];
}

/** A channel with bullet points of its own refuses too few; elsewhere bullets are advice. */
const bulletSeverity: Readonly<Record<string, Severity>> = { amazon: 'block', walmart: 'block' };

function bulletRules(channel: string, figure: Figure<BulletFigure>): BenchmarkRule[] {
  const { common, idOf } = shared(channel, figure);
  const { min, max, minChars, maxChars, totalChars } = figure.value;
  const base = { ...common, attribute: 'bullets' as const };
  const severity = bulletSeverity[channel] ?? 'warn';
  const rules: BenchmarkRule[] = [
    {
      ...base,
      id: idOf('bullets', 'present'),
      subject: 'present',
      label: 'Bullet points present',
      severity,
      points: 20,
      benchmarkType: 'required',
      rule: {},
    },
    {
      ...base,
      id: idOf('bullets', 'count'),
      subject: 'count',
      label: 'Number of bullet points',
      severity,
      points: 8,
      benchmarkType: 'count',
      rule: { min, max, isIdeal: false },
    },
    {
      ...base,
      id: idOf('bullets', 'item-length'),
      subject: 'item-length',
      label: 'Length of each bullet point',
      severity: channel === 'walmart' ? 'warn' : 'block',
      points: 5,
      benchmarkType: 'item-length',
      rule: { unit: 'characters', ...(minChars === undefined ? {} : { min: minChars }), max: maxChars, isIdeal: false },
    },
  ];
  if (totalChars !== null)
    rules.push({
      ...base,
      id: idOf('bullets', 'total-length'),
      subject: 'total-length',
      label: 'Length of all bullet points together',
      severity: 'warn',
      points: 4,
      benchmarkType: 'length',
      rule: { unit: 'characters', max: totalChars, isIdeal: false },
    });
  return rules;
}

function imageRules(channel: string, figure: Figure<ImageFigure>): BenchmarkRule[] {
  const { common, idOf } = shared(channel, figure);
  const { max } = figure.value;
  if (max === null) return [];
  return [
    {
      ...common,
      id: idOf('images', 'most'),
      attribute: 'images',
      subject: 'most',
      label: 'Most images',
      severity: 'block',
      points: 5,
      benchmarkType: 'count',
      rule: { max, isIdeal: false },
    },
  ];
}

const signSources: Readonly<Record<string, Provenance>> = {
  amazon: {
    source: 'sellercentral-europe.amazon.com/help/hub/reference/external/201100890',
    asOf: null,
    standing: 'official',
  },
  walmart: {
    source:
      'marketplacelearn.walmart.com/guides/Item%20setup/Item%20content,%20imagery,%20and%20media/Product-Detail-Page:-overview',
    asOf: '2025-07-15',
    standing: 'official',
  },
};
const etsySigns: Provenance = {
  source: 'glama.ai/mcp/connectors/com.freedailypro.api',
  asOf: '2026',
  standing: 'third-party',
};

function signRules(channel: string): BenchmarkRule[] {
  const signs = refusedCharacters[channel];
  if (!signs) return [];
  const { common, idOf } = shared(channel, signSources[channel] ?? etsySigns);
  return (['title', 'bullets', 'description'] as const).flatMap((attribute) => {
    const pattern = (attribute === 'title' ? signs.title : signs.body).source;
    if (pattern === '(?!)') return [];
    return [
      {
        ...common,
        id: idOf(attribute, 'signs'),
        attribute,
        subject: 'signs',
        label: `Refused characters in the ${attribute === 'bullets' ? 'bullet points' : attribute}`,
        severity: 'block',
        points: 4,
        benchmarkType: 'forbidden',
        rule: { what: 'characters the channel refuses', phrases: [], patterns: [pattern] },
      },
    ];
  });
}

/** Rules derived from every channel's limits, with the dates and sources of those limits. */
export function channelRules(): BenchmarkRule[] {
  return Object.entries(channelFigures).flatMap(([channel, figures]) => [
    ...(figures.title ?? []).flatMap((figure) => titleRules(channel, figure)),
    ...(figures.description ?? []).flatMap((figure) => descriptionRules(channel, figure)),
    ...(figures.bullets ?? []).flatMap((figure) => bulletRules(channel, figure)),
    ...(figures.images ?? []).flatMap((figure) => imageRules(channel, figure)),
    ...signRules(channel),
  ]);
}
