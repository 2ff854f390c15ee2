// What a report calls its rows and escapes.
import type { HistoryAction } from '#domain/history/history-names.ts';
import type { Escape, ReportGroup, ReportPerson } from './report.contract.ts';

export type GroupedBy = 'retailer' | 'brand';

/** `Amazon`, `No retailer`, `Not in the catalog`, `Other brands`. */
export function nameGroup({ kind, name }: ReportGroup, by: GroupedBy): string {
  if (kind === 'named') return name;
  if (kind === 'none') return `No ${by}`;
  return kind === 'gone' ? 'Not in the catalog' : `Other ${by}s`;
}

export const namePerson = ({ person }: Pick<ReportPerson, 'person'>): string => person?.fullName ?? 'Nobody named';

const verbs: Partial<Record<HistoryAction, string>> = { edited: 'Edited', restored: 'Restored an older version' };

/** How an escape was found: `Rolled back by Priya Nair`, `Edited for Northwind (sign-off)`. */
export function describeEscape({ action, foundBy, foundFor }: Pick<Escape, 'action' | 'foundBy' | 'foundFor'>): string {
  const verb = verbs[action] ?? 'Rolled back';
  if (foundFor !== null) return `${verb} for ${foundFor}`;
  return foundBy ? `${verb} by ${foundBy.fullName}` : verb;
}
