// All filters whose values are ours and not the catalogue's: asked for once a list of them opens.

import { type PartStatus, partStatuses } from '#domain/catalogue/catalogue.contract.ts';
import { type Lens, lenses, lensLabels } from '#domain/catalogue/lens.ts';
import { filterValues, type OneOrMore } from '#domain/catalogue/one-or-more.ts';
import { type Level, levelLabels, levels } from '#domain/channels/levels.ts';
import type { Status } from '#domain/parts/parts.ts';
import { bandOptions, issueOptions, type Option } from './filter-options.ts';

const statusOptions: Option<Status>[] = [
  { value: '', label: 'All Statuses' },
  { value: 'pending', label: 'Any part pending' },
  { value: 'approved', label: 'Any part approved' },
  { value: 'rejected', label: 'Any part rejected' },
];

const sentence = (partStatus: PartStatus) =>
  `${partStatus.charAt(0).toUpperCase()}${partStatus.slice(1)}`.replace('-', ' ');

/** Pending parts stand under Content Issues already. */
export const partStatusOptions: Option<PartStatus>[] = [
  { value: '', label: 'All Part Statuses' },
  ...partStatuses.filter((each) => !each.endsWith('-pending')).map((value) => ({ value, label: sentence(value) })),
];

const levelOptions: Option<Level>[] = [
  { value: '', label: 'All Compliance Levels' },
  ...levels.map((value) => ({ value, label: levelLabels[value] })),
];

const lensOptions: Option<Lens>[] = [
  { value: '', label: 'All Lenses' },
  ...lenses.map((value) => ({ value, label: lensLabels[value] })),
];

/** Filters whose values are ours: what they are about, the values offered, and those that may come with an address. */
export const ownFilters = {
  status: { label: 'Status', choices: statusOptions, options: statusOptions },
  band: { label: 'Content Score', choices: bandOptions, options: bandOptions },
  issue: { label: 'Content Issues', choices: issueOptions, options: issueOptions },
  partStatus: {
    label: 'Part',
    choices: partStatusOptions,
    options: partStatuses.map((value): Option<PartStatus> => ({ value, label: sentence(value) })),
  },
  level: { label: 'Compliance', choices: levelOptions, options: levelOptions },
  lens: { label: 'Lens', choices: lensOptions, options: lensOptions },
} as const;
export type OwnFilter = keyof typeof ownFilters;
export const ownFilterKeys = Object.keys(ownFilters) as OwnFilter[];

/** The words of a value; the value itself when it has none. */
export function ownFilterLabel(key: OwnFilter, value: string): string {
  return ownFilters[key].options.find((option) => option.value === value)?.label ?? value;
}

/** What a select of the filter offers; a value that came with an address stays an option, so that it can be seen and taken off. */
export function ownFilterOptions(key: OwnFilter, value: OneOrMore<string> | undefined): Option<string>[] {
  const choices: Option<string>[] = [...ownFilters[key].choices];
  const offered = new Set(choices.map((choice) => choice.value));
  const others = filterValues(value).filter((each) => !offered.has(each));
  return [...choices, ...others.map((each) => ({ value: each, label: ownFilterLabel(key, each) }))];
}
