// What the app puts on each rule of the page of a run.
import type { ReactNode } from 'react';
import type { BrokenRule } from '#domain/benchmarks/broken-rules.contract.ts';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';

/** A button on a rule, such as its fix; `list` are the products of the run that wait. */
export type RuleAction = (rule: BrokenRule, list: ProductFilter) => ReactNode;
