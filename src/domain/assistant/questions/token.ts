// A token of a question: its kind, the words it was read from, and what it means.

import type { Level } from '#domain/channels/levels.ts';
import type { Part, Status } from '#domain/parts/parts.ts';
import type { Bound, CatalogueQuery, Condition, Grouping, Measure, SimpleCondition } from './catalogue-query.ts';
import type { Dimension } from './dimensions.ts';

export type TextCondition = Extract<SimpleCondition, { field: 'text' }>;
export type DateOf = Extract<Condition, { field: 'date' }>['of'];
export type FieldName = Part | Grouping | Dimension | 'price' | 'score' | 'quality' | 'issues' | 'sku' | 'content';
export type End = 'lowest' | 'highest';
export type Limit = { is: Bound; value: number };
export type Ranking = { by: NonNullable<CatalogueQuery['order']>['by']; end: End };

export type Meaning = {
  field?: FieldName;
  bound?: Bound;
  /** Of a bound: `longer than`. */
  isLength?: boolean;
  status?: Status;
  level?: Level;
  how?: TextCondition['how'];
  /** Of a text to look for: where lists look for it. */
  isListSearch?: boolean;
  agg?: Exclude<Measure['of'], 'count' | 'share'>;
  end?: End;
  order?: Ranking['by'];
  isComparative?: boolean;
  /** Groups are sized by their number of products. */
  isSize?: boolean;
  /** `best` and `worst` by themselves are about the Content Score. */
  isPlain?: boolean;
  isNeither?: boolean;
  /** `missing A or B` lacks either, `without A or B` has neither. */
  isEither?: boolean;
  date?: DateOf;
  person?: string;
  value?: number;
  currency?: string;
  unit?: 'chars' | 'words' | 'percent';
  /** Bounds that go together; several are alternatives. */
  limits?: Limit[][];
  fields?: FieldName[];
  isOr?: boolean;
  span?: { from?: Date; until?: Date };
  /** Conditions that go together; several are alternatives. */
  any?: SimpleCondition[][];
  figure?: Extract<Measure, { figure: unknown }>['figure'];
  isCounted?: boolean;
  limit?: number;
  isOne?: boolean;
  /** All products in an order, not the first of them alone. */
  isSorted?: boolean;
  grouping?: Grouping;
};

/** `word`: the first of its words. */
export type Token = { kind: string; from: number; to: number; word?: string } & Meaning;
