// Rules that follow from the channels' limits: the figures the writer keeps are the figures its drafts are checked by.
import {
  type BulletFigure,
  channelFigures,
  type DescriptionFigure,
  type Figure,
  type ImageFigure,
  refusedCharacters,
  type TitleFigure,
} from '#domain/channels/channel-limits.data.ts';
import { official, pages } from '#domain/channels/channel-pages.data.ts';
import { anyCategory, type BenchmarkRule, inWords, type Severity } from '../rule.ts';
import { idealTitleMin } from './general-rules.data.ts';

type Drawn = Pick<BenchmarkRule, 'attribute' | 'subject' | 'label' | 'points'> & {
  /** Where it does not follow from who states the figure. */
  severity?: Severity;
  /** What the kind says of a broken limit, which the consequence is added to. */
  broken?: string;
};
type Body = {
  [Type in BenchmarkRule['benchmarkType']]: Pick<
    Extract<BenchmarkRule, { benchmarkType: Type }>,
    'benchmarkType' | 'rule'
  >;
}[BenchmarkRule['benchmarkType']];

/** Draws rules from one figure: each with its dates and kind of product, and with where that very limit was read. */
function drawFrom(channel: string, figure: Figure<unknown>) {
  const { from, until, only } = figure;
  const variant = [only, from, until].filter((part) => part !== undefined).join('.');
  return ({ broken, ...drawn }: Drawn, body: Body): BenchmarkRule => {
    const { source, asOf, standing, severity, consequence } = { ...figure, ...figure.bySubject?.[drawn.subject] };
    const isSaid = broken !== undefined && consequence !== undefined;
    return {
      severity: severity ?? (standing === 'official' ? 'block' : 'warn'),
      ...drawn,
      id: [channel, drawn.attribute, drawn.subject, variant].filter((part) => part !== '').join('.'),
      retailer: channel,
      category: only ?? anyCategory,
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { until }),
      source,
      asOf,
      standing,
      ...(isSaid ? { messages: inWords(`${broken}: ${consequence}`) } : {}),
      ...body,
    };
  };
}

function titleRules(channel: string, figure: Figure<TitleFigure>): BenchmarkRule[] {
  const { max, aim } = figure.value;
  // The channel gives the limit; where to aim below it is our advice, unless a page of its own says so.
  const advice: Figure<TitleFigure> = {
    ...figure,
    ...(figure.bySubject?.['ideal-length'] ? {} : { source: `Copydesk; the channel allows up to ${max}` }),
    standing: figure.standing === 'unverified' ? 'unverified' : 'own',
  };
  return [
    drawFrom(channel, figure)(
      {
        attribute: 'title',
        subject: 'length',
        label: 'Title length limit',
        points: 5,
        broken: 'Title is too long to meet requirements',
      },
      { benchmarkType: 'length', rule: { unit: 'characters', max, isIdeal: false } },
    ),
    drawFrom(channel, advice)(
      { attribute: 'title', subject: 'ideal-length', label: 'Ideal title length', severity: 'warn', points: 5 },
      { benchmarkType: 'length', rule: { unit: 'characters', min: idealTitleMin, max: aim, isIdeal: true } },
    ),
  ];
}

function descriptionRules(channel: string, figure: Figure<DescriptionFigure>): BenchmarkRule[] {
  const { maxChars, fieldChars, minWords, html } = figure.value;
  const draw = drawFrom(channel, figure);
  const attribute = 'description' as const;
  const most = (subject: string, label: string, max: number) =>
    draw(
      { attribute, subject, label, points: 4, broken: 'Description is too long to meet requirements' },
      { benchmarkType: 'length', rule: { unit: 'characters', max, isIdeal: false } },
    );
  const rules: BenchmarkRule[] = [];
  if (maxChars !== undefined) rules.push(most('length', 'Description length limit', maxChars));
  if (fieldChars !== undefined)
    rules.push(most('field-length', 'Length limit of the short description field', fieldChars));
  if (minWords !== null)
    rules.push(
      draw(
        {
          attribute,
          subject: 'least-words',
          label: 'Minimum words in the description',
          points: 4,
          broken: 'Description is too short to meet requirements',
        },
        { benchmarkType: 'length', rule: { unit: 'words', min: minWords, isIdeal: false } },
      ),
    );
  // Of HTML, eBay and Walmart refuse a few tags only, which rules of their own name.
  if (channel !== 'ebay' && channel !== 'walmart')
    rules.push(
      draw(
        {
          attribute,
          subject: 'html',
          label: 'HTML in the description',
          points: 4,
          ...(html ? { severity: 'advise' as const } : {}),
        },
        { benchmarkType: 'html', rule: { allowed: html ? ['*'] : (plainTags[channel] ?? []) } },
      ),
    );
  return rules;
}

/** Tags a channel takes in a description that is otherwise plain. */
const plainTags: Readonly<Record<string, string[]>> = {
  amazon: ['br'],
  google_merchant: ['strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'br', 'p'],
};

function bulletRules(channel: string, figure: Figure<BulletFigure>): BenchmarkRule[] {
  const { min, max, minChars, maxChars, totalChars } = figure.value;
  const draw = drawFrom(channel, figure);
  const attribute = 'bullets' as const;
  const isMostApart = figure.bySubject?.most !== undefined;
  const rules: BenchmarkRule[] = [
    draw(
      { attribute, subject: 'present', label: 'Bullet points present', points: 13 },
      { benchmarkType: 'required', rule: {} },
    ),
    draw(
      { attribute, subject: 'count', label: 'Number of bullet points', points: 5 },
      { benchmarkType: 'count', rule: { min, ...(isMostApart ? {} : { max }), isIdeal: false } },
    ),
    draw(
      { attribute, subject: 'item-length', label: 'Length of each bullet point', points: 4 },
      {
        benchmarkType: 'item-length',
        rule: {
          unit: 'characters',
          ...(minChars === undefined ? {} : { min: minChars }),
          max: maxChars,
          isIdeal: false,
        },
      },
    ),
  ];
  if (isMostApart)
    rules.push(
      draw(
        { attribute, subject: 'most', label: 'Maximum number of bullet points', points: 3 },
        { benchmarkType: 'count', rule: { max, isIdeal: false } },
      ),
    );
  if (totalChars !== null)
    rules.push(
      draw(
        { attribute, subject: 'total-length', label: 'Length of all bullet points together', points: 3 },
        { benchmarkType: 'length', rule: { unit: 'characters', max: totalChars, isIdeal: false } },
      ),
    );
  return rules;
}

function imageRules(channel: string, figure: Figure<ImageFigure>): BenchmarkRule[] {
  const { max } = figure.value;
  if (max === null) return [];
  return [
    drawFrom(channel, figure)(
      {
        attribute: 'images',
        subject: 'most',
        label: 'Maximum number of images',
        points: 4,
        broken: 'Need fewer product images to meet requirements',
      },
      { benchmarkType: 'count', rule: { max, isIdeal: false } },
    ),
  ];
}

const byAnalogy = { source: 'Copydesk, based on the channel’s rules for bullet points', standing: 'own' } as const;

/** Who says which signs are refused. Where a page speaks of one part alone, the same signs elsewhere are our own advice. */
const signFigures: Readonly<Record<string, Figure<null>>> = {
  amazon: {
    value: null,
    ...official(pages.amazonTitleSigns, '2025-01-21'),
  },
  walmart: { value: null, ...official(pages.walmartPolicy, '2025-07-15') },
  etsy: { value: null, ...official(pages.etsyApi) },
  tiktok_shop: { value: null, ...official(pages.tiktokProducts) },
};
const signWords: Readonly<Record<string, Partial<Record<'bullets' | 'description', Partial<Figure<null>>>>>> = {
  amazon: { bullets: official(pages.amazonBullets), description: byAnalogy },
  walmart: { description: { severity: 'warn' } },
};

function signRules(channel: string): BenchmarkRule[] {
  const signs = refusedCharacters[channel];
  const figure = signFigures[channel];
  if (!signs || !figure) return [];
  return (['title', 'bullets', 'description'] as const).flatMap((attribute) => {
    const pattern = (attribute === 'title' ? signs.title : signs.body).source;
    if (pattern === '(?!)') return [];
    const word = attribute === 'title' ? {} : signWords[channel]?.[attribute];
    return [
      drawFrom(channel, { ...figure, ...word })(
        {
          attribute,
          subject: 'signs',
          label: `Forbidden characters in the ${attribute === 'bullets' ? 'bullet points' : attribute}`,
          points: 3,
        },
        {
          benchmarkType: 'forbidden',
          rule: { what: 'characters the channel does not allow', phrases: [], patterns: [pattern] },
        },
      ),
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
