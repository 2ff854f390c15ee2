// The options of the filters by score and issues, which stand on the dashboard itself; the first is no filter.
import type { IssueFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { Band } from '#domain/catalogue/score-bands.ts';
import { issueOrder, partTable } from '#domain/parts/parts.ts';

export type Option<Value extends string> = { value: Value | ''; label: string };

export const bandOptions: Option<Band>[] = [
  { value: '', label: 'All Content Scores' },
  { value: 'green', label: 'Above 70' },
  { value: 'yellow', label: '41 to 70' },
  { value: 'red', label: '40 or less' },
];

export const issueOptions: Option<IssueFilter>[] = [
  { value: '', label: 'All Content Issues' },
  ...issueOrder
    .filter((part) => partTable[part].isScored)
    .map((value) => ({ value, label: `${partTable[value].shortLabel} pending` })),
  { value: 'none', label: 'No issues' },
];
