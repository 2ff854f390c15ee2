// The general pack: what Copydesk asks of a listing where no channel says otherwise. All figures are ours and marked so.
import { generalFigures } from '#domain/channels/channel-limits.data.ts';
import { anyCategory, type BenchmarkRule, generalRetailer } from '../rule.ts';

type Own = Pick<BenchmarkRule, 'attribute' | 'subject' | 'label' | 'severity' | 'points'>;
type Body = {
  [Type in BenchmarkRule['benchmarkType']]: Pick<
    Extract<BenchmarkRule, { benchmarkType: Type }>,
    'benchmarkType' | 'rule'
  >;
}[BenchmarkRule['benchmarkType']];

/** One of our own rules. */
export function ownRule(given: Own, body: Body, source = 'Copydesk'): BenchmarkRule {
  return {
    id: `${generalRetailer}.${given.attribute}.${given.subject}`,
    retailer: generalRetailer,
    category: anyCategory,
    source,
    asOf: '2026-11-21',
    standing: 'own',
    ...given,
    ...body,
  };
}

const { title, bullets, description } = generalFigures;

/** Shortest ideal title: brand, kind of product and one thing that sets it apart need about this much. */
export const idealTitleMin = 40;

/** Whether a listing can go out at all. The only rules of ours that block, and they say whose they are. */
const readiness = 'Copydesk: a readiness test of our own, no channel’s rule';

/** Points a listing without a picture loses. */
export const noPicture = 17;

export const generalRules: readonly BenchmarkRule[] = [
  ownRule(
    { attribute: 'title', subject: 'present', label: 'Title present', severity: 'block', points: 17 },
    { benchmarkType: 'required', rule: {} },
    readiness,
  ),
  ownRule(
    { attribute: 'title', subject: 'length', label: 'Title length limit', severity: 'warn', points: 5 },
    { benchmarkType: 'length', rule: { unit: 'characters', max: title.value.max, isIdeal: false } },
  ),
  ownRule(
    { attribute: 'title', subject: 'ideal-length', label: 'Ideal title length', severity: 'warn', points: 5 },
    { benchmarkType: 'length', rule: { unit: 'characters', min: idealTitleMin, max: title.value.aim, isIdeal: true } },
  ),
  ownRule(
    { attribute: 'title', subject: 'capitals', label: 'Title capitalization', severity: 'warn', points: 4 },
    { benchmarkType: 'case', rule: { maxPercent: 50 } },
  ),
  ownRule(
    { attribute: 'title', subject: 'repetition', label: 'Repeated words in the title', severity: 'advise', points: 3 },
    { benchmarkType: 'repetition', rule: { max: 2 } },
  ),
  ownRule(
    { attribute: 'title', subject: 'brand', label: 'Brand in the title', severity: 'advise', points: 3 },
    { benchmarkType: 'required', rule: { fact: 'brand' } },
  ),
  ownRule(
    { attribute: 'title', subject: 'html', label: 'HTML in the title', severity: 'warn', points: 4 },
    { benchmarkType: 'html', rule: { allowed: [] } },
  ),

  ownRule(
    { attribute: 'description', subject: 'present', label: 'Description present', severity: 'block', points: 13 },
    { benchmarkType: 'required', rule: {} },
    readiness,
  ),
  ownRule(
    { attribute: 'description', subject: 'length', label: 'Description length limit', severity: 'warn', points: 4 },
    { benchmarkType: 'length', rule: { unit: 'characters', max: description.value.maxChars, isIdeal: false } },
  ),
  ownRule(
    {
      attribute: 'description',
      subject: 'ideal-length',
      label: 'Ideal description length',
      severity: 'warn',
      points: 8,
    },
    { benchmarkType: 'length', rule: { unit: 'characters', min: 500, max: 2_000, isIdeal: true } },
    'Copydesk, after help.seelk.io/en/articles/2619649 (about 500 characters)',
  ),
  ownRule(
    { attribute: 'description', subject: 'capitals', label: 'Description capitalization', severity: 'warn', points: 3 },
    { benchmarkType: 'case', rule: { maxPercent: 50 } },
  ),
  ownRule(
    { attribute: 'description', subject: 'html', label: 'HTML in the description', severity: 'warn', points: 4 },
    { benchmarkType: 'html', rule: { allowed: [] } },
  ),

  ownRule(
    { attribute: 'bullets', subject: 'present', label: 'Bullet points present', severity: 'warn', points: 13 },
    { benchmarkType: 'required', rule: {} },
  ),
  ownRule(
    { attribute: 'bullets', subject: 'count', label: 'Number of bullet points', severity: 'warn', points: 5 },
    { benchmarkType: 'count', rule: { min: bullets.value.min, max: bullets.value.max, isIdeal: false } },
  ),
  ownRule(
    { attribute: 'bullets', subject: 'item-length', label: 'Length of each bullet point', severity: 'warn', points: 4 },
    { benchmarkType: 'item-length', rule: { unit: 'characters', max: bullets.value.maxChars, isIdeal: false } },
  ),
  ownRule(
    {
      attribute: 'bullets',
      subject: 'ideal-item-length',
      label: 'Ideal bullet point length',
      severity: 'advise',
      points: 5,
    },
    { benchmarkType: 'item-length', rule: { unit: 'characters', min: 40, max: 200, isIdeal: true } },
    'Copydesk, after scrb.voiddo.com/blog/amazon-bullet-points-5-bullet-framework (about 200 characters show on a phone)',
  ),
  ownRule(
    { attribute: 'bullets', subject: 'capitals', label: 'Bullet point capitalization', severity: 'warn', points: 3 },
    { benchmarkType: 'case', rule: { maxPercent: 60 } },
  ),
  ownRule(
    { attribute: 'bullets', subject: 'html', label: 'HTML in the bullet points', severity: 'warn', points: 4 },
    { benchmarkType: 'html', rule: { allowed: [] } },
  ),

  ownRule(
    { attribute: 'images', subject: 'present', label: 'Product images present', severity: 'block', points: noPicture },
    { benchmarkType: 'required', rule: {} },
    readiness,
  ),
  ownRule(
    { attribute: 'images', subject: 'count', label: 'Number of images', severity: 'advise', points: 1 },
    { benchmarkType: 'count', rule: { min: 2, isIdeal: false } },
    'Copydesk, after baymard.com/blog/in-scale-product-images: one picture shows neither scale nor use',
  ),
  ownRule(
    { attribute: 'images', subject: 'ideal-count', label: 'Ideal number of images', severity: 'warn', points: 4 },
    { benchmarkType: 'count', rule: { min: 3, isIdeal: true } },
  ),

  ownRule(
    { attribute: 'facts', subject: 'brand', label: 'Brand given', severity: 'advise', points: 3 },
    { benchmarkType: 'required', rule: { fact: 'brand' } },
  ),
  ownRule(
    { attribute: 'facts', subject: 'category', label: 'Category given', severity: 'advise', points: 2 },
    { benchmarkType: 'required', rule: { fact: 'category' } },
  ),
  ownRule(
    { attribute: 'facts', subject: 'price', label: 'Price given', severity: 'advise', points: 2 },
    { benchmarkType: 'required', rule: { fact: 'price' } },
  ),
];
