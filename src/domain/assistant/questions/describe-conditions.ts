// Says in words what the conditions of a query are. Every sentence of an answer names the conditions it was computed with.
import { once } from '../../once.ts';
import type { Condition, Figure } from './catalogue-query.ts';

const number = once(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }));
const day = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const dayMs = 24 * 60 * 60 * 1000;

/** `A`, `A or B`, `A, B or C`. */
export function joinWords(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

const isMidnight = (time: Date) => time.getTime() % dayMs === 0;
const describeTime = (time: Date) =>
  isMidnight(time) ? day().format(time) : `${day().format(time)}, ${time.toISOString().slice(11, 16)} UTC`;

function describeDates({ of, from, until, by, part, not }: Extract<Condition, { field: 'date' }>): string {
  const deed = `${not ? 'not ' : ''}${of.replace('-', ' ')}${by ? ` by ${by}` : ''}`;
  const verb = part ? `with the ${part} ${deed}` : deed;
  const start = from === undefined ? undefined : new Date(from);
  const end = until === undefined ? undefined : new Date(until);
  if (start && end) {
    // The last day that counts is said, not the first one that does not.
    const last = isMidnight(end) ? new Date(end.getTime() - dayMs) : end;
    return describeTime(start) === describeTime(last)
      ? `${verb} on ${describeTime(start)}`
      : `${verb} from ${describeTime(start)} to ${describeTime(last)}`;
  }
  if (start) return `${verb} since ${describeTime(start)}`;
  return end ? `${verb} before ${describeTime(end)}` : `${verb} at any time`;
}

export const figureLabels: Readonly<Record<Figure, string>> = {
  score: 'Content Score',
  quality: 'Listing Quality',
  issues: 'number of issues',
  price: 'price',
  titleLength: 'title length',
  descriptionLength: 'description length',
  titleWords: 'title length',
  descriptionWords: 'description length',
  bullets: 'number of bullets',
  images: 'number of images',
};

type TextCondition = Extract<Condition, { field: 'text' }>;
type FigureCondition = Extract<Condition, { field: 'figure' }>;
const counted: Partial<Record<Figure, string>> = { issues: 'issue', images: 'image', bullets: 'bullet' };
const whole: ReadonlySet<Figure> = new Set([
  'score',
  'issues',
  'bullets',
  'images',
  'titleLength',
  'descriptionLength',
  'titleWords',
  'descriptionWords',
]);
const unit = ({ of, currency }: FigureCondition) =>
  of === 'price' && currency ? ` ${currency}` : /Length/.test(of) ? ' characters' : /Words/.test(of) ? ' words' : '';

function describeBound(condition: FigureCondition): string {
  const { of, is, value } = condition;
  const noun = counted[of];
  if (noun) {
    const nouns = value === 1 ? noun : `${noun}s`;
    if (is === 'equal') return value === 0 ? `no ${noun}s` : `exactly ${number().format(value)} ${nouns}`;
    const how = { above: 'more than', atLeast: 'at least', below: 'fewer than', atMost: 'at most' }[is];
    return `${how} ${number().format(value)} ${nouns}`;
  }
  const figure = `${number().format(value)}${unit(condition)}`;
  const said = {
    above: `above ${figure}`,
    below: `below ${figure}`,
    equal: `of ${figure}`,
    atLeast: `of ${figure} or more`,
    atMost: `of ${figure} or less`,
  }[is];
  return `a ${figureLabels[of]} ${said}`;
}

/** Two bounds of one figure are said as a range. */
function describeFigures(conditions: readonly FigureCondition[]): string[] {
  const lines: string[] = [];
  const left = [...conditions];
  for (let first = left.shift(); first; first = left.shift()) {
    const { of, is, value } = first;
    const isLow = is === 'atLeast' || (is === 'above' && whole.has(of));
    const at = left.findIndex((each) => each.of === of && each.is === 'atMost' && each.currency === first?.currency);
    if (!isLow || at < 0) {
      lines.push(describeBound(first));
      continue;
    }
    const [second] = left.splice(at, 1);
    const low = is === 'above' ? value + 1 : value;
    lines.push(
      `a ${figureLabels[of]} from ${number().format(low)} to ${number().format(second?.value ?? low)}${unit(first)}`,
    );
  }
  return lines;
}

const emptyText = {
  title: 'no title',
  description: 'no description',
  bullets: 'no bullets',
  images: 'no images',
  price: 'no price',
};
const textPlace = {
  source: 'in SKU, title, description, bullets or attributes',
  any: 'in SKU, title or description',
  title: 'in the title',
  description: 'in the description',
  bullets: 'in the bullets',
  sku: 'in the SKU',
};

/** Places that are none of the parts by itself. */
const isWide = (place: string) => place === 'source' || place === 'any';
const textNames = {
  source: 'text',
  any: 'text',
  title: 'title',
  description: 'description',
  bullets: 'bullet',
  sku: 'SKU',
};
const describeHow = (how: 'starts' | 'ends', isNot: boolean) => (isNot ? how.replace(/s$/, '') : how);

/** `the word` stands before a text only where other words that hold it do not count. */
const describeText = ({ contains, how }: TextCondition) => `${how === 'word' ? 'the word ' : ''}“${contains}”`;

/** What a condition says after "products with"; undefined for one that is said otherwise. */
function describeState(condition: Condition): string | undefined {
  const not = 'not' in condition && condition.not === true;
  switch (condition.field) {
    case 'status':
      return `${not ? 'no part' : 'at least one part'} ${joinWords(condition.any, 'or')}`;
    case 'part':
      if (condition.status === 'pending') return `the ${condition.part} ${not ? 'no longer' : 'still'} pending`;
      return `the ${condition.part} ${not ? 'not ' : ''}${condition.status}`;
    case 'level':
      return `${not ? 'a compliance level other than' : 'compliance level'} ${condition.level}`;
    case 'text':
      if (isWide(condition.in) && (!condition.how || condition.how === 'word')) return undefined;
      if (condition.how === 'is')
        return `a ${textNames[condition.in]} that is ${not ? 'not ' : ''}“${condition.contains}”`;
      if (condition.how && condition.how !== 'word')
        return `a ${textNames[condition.in]} that ${not ? 'does not ' : ''}${describeHow(condition.how, not)} with “${condition.contains}”`;
      if (condition.how) return `${not ? 'no' : 'the'} word “${condition.contains}” ${textPlace[condition.in]}`;
      return `${not ? 'no ' : ''}“${condition.contains}” ${textPlace[condition.in]}`;
    case 'empty': {
      const text = condition.of in emptyText ? emptyText[condition.of as keyof typeof emptyText] : `no ${condition.of}`;
      return not ? text.replace(/^no /, 'some ') : text;
    }
    case 'attribute':
      return `${not ? 'no' : 'the'} attribute “${condition.name}”${condition.value === undefined ? '' : ` of “${condition.value}”`}`;
    case 'currency':
      return not ? `no price in ${condition.is}` : `a price in ${condition.is}`;
    case 'term':
      if (condition.of === 'lens') return `${not ? 'a lens other than' : 'the lens'} “${condition.label}”`;
      return `${not ? 'no broken rule' : 'the broken rule'} “${condition.label}”`;
    case 'content':
      return condition.has ? 'optimized content' : 'no optimized content yet';
    default:
      return undefined;
  }
}

const nameOrder = ['brand', 'retailer', 'category', 'subcategory'] as const;
const nameText = { brand: 'of brand', retailer: 'of retailer', category: 'in category', subcategory: 'in subcategory' };

/** What follows "products", with a space before it: ` of retailer Amazon with the title still pending`; empty without a condition. */
export function describeConditions(where: readonly Condition[]): string {
  const names = nameOrder.flatMap((of) =>
    where.flatMap((each) =>
      each.field === 'name' && each.of === of
        ? [` ${each.not ? 'not ' : ''}${nameText[of]} ${joinWords(each.values, 'or')}`]
        : [],
    ),
  );
  const texts = where.flatMap((each) =>
    each.field === 'text' && isWide(each.in) && (!each.how || each.how === 'word')
      ? [
          ` ${each.not ? 'not ' : ''}${each.in === 'any' ? 'matching' : 'mentioning'} ${describeText(each)} ${textPlace[each.in]}`,
        ]
      : [],
  );
  const dates = where.flatMap((each) => (each.field === 'date' ? [` ${describeDates(each)}`] : []));
  const currency = where.find((each) => each.field === 'currency')?.is;
  const bounds = where.flatMap((each) =>
    each.field === 'figure'
      ? [each.of === 'price' && currency ? { ...each, currency: each.currency ?? currency } : each]
      : [],
  );
  const hasPrice = bounds.some(({ of }) => of === 'price');
  const states = [
    ...where.flatMap((each) => (each.field === 'currency' && hasPrice ? [] : (describeState(each) ?? []))),
    ...describeFigures(bounds),
  ];
  const list = joinWords(states, 'and');
  const alternatives = where.flatMap((each) =>
    each.field === 'either'
      ? [
          ` either ${joinWords(
            each.any.map((all) => describeConditions(all).trim()),
            'or',
          )}`,
        ]
      : [],
  );
  return [...names, ...texts, ...dates, list === '' ? '' : ` with ${list}`, joinWords(alternatives, 'and')].join('');
}

/** The conditions one by one, each short enough for a label. */
export function listConditions(where: readonly Condition[]): string[] {
  return where.map((each) => {
    const text = describeConditions([each])
      .trim()
      .replace(/^with (?:a |an |the )?/, '');
    return text.charAt(0).toUpperCase() + text.slice(1);
  });
}
