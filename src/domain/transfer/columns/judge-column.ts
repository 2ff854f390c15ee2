// A column as its name and its values speak of it, ready to be held against the others of its file.
import { readAttributeName } from '#domain/attributes/attribute-use.ts';
import { plainName, type SampledColumn } from '../cells/column-names.ts';
import { readLiteral } from '../cells/read-literal.ts';
import { isByLanguage } from '../cells/read-nested.ts';
import type { ImportTarget } from '../transfer.contract.ts';
import type { NameVerdict } from './judge-name.ts';
import { readName } from './name-words.ts';
import { judgePath, segments, targetOfColumn } from './target-by-name.ts';
import { isTranslations } from './translations-column.ts';
import {
  areAmounts,
  areCodes,
  arePictures,
  every,
  fits,
  isLongText,
  isNameLike,
  isPriced,
  isShared,
  isShortTitle,
  isVaried,
  isWordy,
  mayBeHalfTitle,
  mayBeSku,
  mayBeTitle,
  middleAmount,
} from './value-shapes.ts';

const systemType =
  /^(?:simple|variable|variant|variation|grouped|external|configurable|bundle|virtual|downloadable|physical|digital|service|standard|goods?|product|parent|child|active|\d+)$/i;
/** What values may look like; none do where there are none. */
const shapes = {
  sku: mayBeSku,
  title: mayBeTitle,
  'half title': mayBeHalfTitle,
  'short title': isShortTitle,
  name: isNameLike,
  text: isWordy,
  'long text': isLongText,
  price: ({ samples }) => samples.length > 0 && areAmounts(samples),
  'price with currency': ({ samples }) => isPriced(samples),
  // As shops write amounts, with two digits behind the point.
  'exact price': ({ samples }) => every(samples, (text) => /^\s*\d{1,6}[.,]\d{2}\s*$/.test(text)),
  pictures: ({ samples }) => arePictures(samples),
  codes: ({ samples }) => areCodes(samples),
  group: isShared,
  // A shop system's own kinds of products are no categories.
  type: ({ samples }) => samples.length > 0 && !every(samples, (text) => systemType.test(text.trim())),
  path: ({ samples }) => samples.some((text) => / > | >> | \| |^\s*\[|^\s*\{|^[^&]*;/.test(text)),
  records: ({ samples }) => samples.some((text) => text.startsWith('[{')),
  languages: ({ samples }) => every(samples, isByLanguage),
  translations: ({ name, samples }) => every(samples, (text) => isTranslations(name, readLiteral(text))),
} as const satisfies Record<string, (column: SampledColumn) => boolean>;
export type Shape = keyof typeof shapes;

export type JudgedColumn = NameVerdict & {
  name: string;
  /** What it is likely to be by itself. */
  own: ImportTarget;
  /** How many wrappers are around it that say nothing of it, and their names. */
  depth: number;
  wrapper: string;
  /** Its name inside all wrappers, as names are compared. */
  last: string;
  language: string | null;
  filled: number;
  hasValues: boolean;
  /** Whether no word of its name, inside all wrappers, means anything here, and whether one says that the shop pays it. */
  isUnnamed: boolean;
  isCost: boolean;
  /** Whether its name is that of the short text of an article, which lists of articles have in place of a name, and whether it says a group alone. */
  isShortText: boolean;
  isFamily: boolean;
  /** Whether its name is that of a fact that texts tell, such as the material. */
  isTold: boolean;
  /** Whether its name says that the price is what buyers pay, or that it is a standard one. */
  isSelling: boolean;
  isStandard: boolean;
  /** Whether a word of its name says currency, and its values are no figures. */
  isCurrency: boolean;
  /** How many different values it has in the rows looked at. */
  distinct: number;
  /** Whether they tell products apart as names do: most are different, and they are no codes. */
  isVaried: boolean;
  /** Whether its texts are of something products share, such as their collection or their warranty. */
  isSharedText: boolean;
  looksLike(shape: Shape): boolean;
  /** Whether its values may be of such a field. */
  fits(target: ImportTarget): boolean;
  /** Characters of its values, and the middle of its amounts. */
  length(): number;
  middle(): number;
};

export function judgeColumn(column: SampledColumn): JudgedColumn {
  const { name, samples, filled = 0, distinct = 0 } = column;
  const parts = segments(name);
  const { words, language } = readName(name);
  return {
    name,
    own: targetOfColumn(column),
    ...judgePath(name),
    wrapper: parts.slice(0, -1).join('.'),
    last: plainName(parts.at(-1) ?? ''),
    language,
    filled,
    hasValues: samples.length > 0,
    isUnnamed: readName(parts.at(-1) ?? '').words.every(({ sense }) => sense === 'unknown'),
    isShortText: words.some(({ sense }) => sense === 'shortText'),
    isFamily:
      words.some(({ sense }) => sense === 'family') &&
      words.every(({ sense }) => sense === 'family' || sense === 'own'),
    isCost: words.some(({ sense }) => sense === 'cost'),
    isTold: readAttributeName(name).use === 'told',
    isSelling: words.some(({ sense }) => sense === 'selling'),
    isStandard: words.some(({ sense }) => sense === 'standard'),
    isCurrency: words.some(({ sense }) => sense === 'currency') && fits('currency', column),
    distinct,
    isVaried: isVaried(column),
    isSharedText: parts.length > 1 && filled >= 5 && distinct < filled / 2,
    looksLike: (shape) => shapes[shape](column),
    fits: (target) => fits(target, column),
    length: () => samples.reduce((sum, text) => sum + text.length, 0),
    middle: () => middleAmount(samples),
  };
}
