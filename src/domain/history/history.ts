// How history is shown: names of what changed, the specified sentence, the content of an entry, and its groups.
import { forEachPart, partNames, partTable } from '#domain/parts/parts.ts';
import { nameAnswerer } from '#domain/session/name-answerer.ts';
import {
  type ContentType,
  type HistoryAction,
  type HistoryEntry,
  isBesideReview,
  sourceFields,
} from './history.contract.ts';
import { isSampleDraft, sampleLabel } from './sample-draft.ts';
import { describeTextProposal } from './text-proposal.ts';

/** Content type labels (specification, Content History screen). */
export const contentTypeLabels: Readonly<Record<ContentType, string>> = {
  ...forEachPart((part) => partTable[part].historyLabel),
  heroImage: 'Hero Image',
  secondaryImage: 'Secondary Image',
  sku: 'SKU',
  imageAlts: 'Image alt text',
  price: 'Price',
  category: 'Category',
  subcategory: 'Subcategory',
  brand: 'Brand',
  retailer: 'Retailer',
  attributes: 'Attributes',
  translations: 'Texts in other languages',
  assignment: 'Assignment',
};

/** True for entries whose content is addresses of images. */
export function isImageType(type: ContentType): boolean {
  return type === 'images' || type === 'heroImage' || type === 'secondaryImage';
}

/** Order of the groups in a product's history: as the parts stand on its screen. */
const contentTypeOrder: readonly ContentType[] = [
  ...partNames,
  'heroImage',
  'secondaryImage',
  ...sourceFields,
  'assignment',
];

export const actionVerbs: Readonly<Record<HistoryAction, string>> = {
  generated: 'Generated',
  edited: 'Edited',
  approved: 'Approved',
  rejected: 'Rejected',
  'rolled-back': 'Rolled back',
  restored: 'Restored from history',
  imported: 'Changed by an import',
  'source-edited': 'Source edited',
  'import-undone': 'Import undone',
  assigned: 'Assigned',
  unassigned: 'Unassigned',
};

/**
 * The specified line: `Bullet Points content was approved`, or `… was updated` without a status; of other fields `Price was updated`. A part
 * that was approved without text was left empty.
 */
export function describeEntry(
  entry: Pick<HistoryEntry, 'contentType' | 'status'> & Partial<Pick<HistoryEntry, 'details'>>,
): string {
  if (entry.contentType === 'attributes' || entry.contentType === 'translations')
    return `${contentTypeLabels[entry.contentType]} were updated`;
  if (isBesideReview(entry.contentType)) return `${contentTypeLabels[entry.contentType]} was updated`;
  const what = entry.details?.isLeftEmpty ? 'left empty' : (entry.status ?? 'updated');
  return `${contentTypeLabels[entry.contentType]} content was ${what}`;
}

type OfImport = Partial<Pick<HistoryEntry, 'importId' | 'importFile'>>;
type DescribedAction = Pick<HistoryEntry, 'action' | 'changedBy'> & Partial<Pick<HistoryEntry, 'details'>> & OfImport;

const whichImport = ({ importId, importFile }: OfImport): string =>
  importFile === undefined ? `#${importId}` : `of ${importFile} (#${importId})`;

/** The import of an entry by its file, `Import of week2.csv (#6)`, or by its number alone; null of a change that no import made. */
export const nameImport = (entry: OfImport): string | null =>
  entry.importId === undefined ? null : `Import ${whichImport(entry)}`;

function verbOf({ action, ...entry }: Pick<DescribedAction, 'action'> & OfImport): string {
  if (entry.importId === undefined) return actionVerbs[action];
  if (action === 'imported')
    return `Changed by ${entry.importFile === undefined ? '' : 'the '}import ${whichImport(entry)}`;
  return action === 'import-undone' ? `Undone: import ${whichImport(entry)}` : actionVerbs[action];
}

/** What happened, who did it, and why where it was said: `Edited by Ann Lee`, `Rejected by Ann Lee: too long`, `Assigned to Tomas Berg by Ann Lee`, `Approved by Northwind (sign-off) for Ann Lee`, `Approved by Ann Lee, first by Tomas Berg`, `Proposed by “Nightly prices” (token) for Ann Lee`, `Changed by the import of week2.csv (#6) by Ann Lee`. A sample draft says that it is one. */
export function describeAction(entry: DescribedAction): string {
  const { changedBy, details } = entry;
  if (details?.proposal) return describeTextProposal(details.proposal, changedBy);
  const verb = details?.isLeftEmpty
    ? 'Left empty'
    : details?.isUndo
      ? 'Undone'
      : `${verbOf(entry)}${details?.isAsItIs ? ' without changes' : ''}`;
  const to = details?.assignedTo ? ` to ${details.assignedTo.fullName}` : '';
  const who = changedBy ? nameAnswerer(changedBy.fullName, details?.answeredBy) : details?.answeredBy;
  const policy = details?.policyId === undefined ? '' : ' by a policy';
  const by = who ? `${policy ? `${policy} of` : ' by'} ${who}` : policy;
  const said = details?.fixed ? `fix of “${details.fixed.label}”` : details?.reason;
  const why = said ? `: ${said}` : '';
  const sample = isSampleDraft(details?.draft) ? ` · ${sampleLabel}` : '';
  const first = details?.firstApprovedBy ? `, first by ${details.firstApprovedBy.fullName}` : '';
  return `${verb}${to}${by}${first}${why}${sample}`;
}

/** True when the entry changed the content itself; a decision leaves it as it was. */
export function hasNewContent(
  entry: Pick<HistoryEntry, 'previousContent' | 'newContent'> & Partial<Pick<HistoryEntry, 'details'>>,
): boolean {
  if (entry.details?.images) return true;
  return JSON.stringify(entry.previousContent) !== JSON.stringify(entry.newContent);
}

/** Content of an entry by its shape. Entries of older versions may hold anything, hence `other`. */
export type EntryContent =
  | { kind: 'none' }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'other'; value: unknown };

export function readContent(value: unknown): EntryContent {
  if (value === null || value === undefined) return { kind: 'none' };
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return { kind: 'list', items: value };
  return { kind: 'other', value };
}

/** Groups entries by their day as `formatDay` writes it in the reader's time zone, newest day and newest entry first. */
export function groupByDay<E extends Pick<HistoryEntry, 'id' | 'changeDate'>>(
  entries: readonly E[],
  formatDay: (date: Date) => string,
): { day: string; entries: E[] }[] {
  const days = new Map<string, E[]>();
  for (const entry of newestFirst(entries)) {
    const day = formatDay(new Date(entry.changeDate));
    const group = days.get(day);
    if (group) group.push(entry);
    else days.set(day, [entry]);
  }
  return [...days].map(([day, group]) => ({ day, entries: group }));
}

/** Groups entries of one product by content type, in the order of its screen; types without an entry are left out. */
export function groupByType<E extends Pick<HistoryEntry, 'id' | 'contentType'>>(
  entries: readonly E[],
): { type: ContentType; entries: E[] }[] {
  const sorted = newestFirst(entries);
  return contentTypeOrder
    .map((type) => ({ type, entries: sorted.filter((entry) => entry.contentType === type) }))
    .filter((group) => group.entries.length > 0);
}

/** By their ids, in which the database counts them: the clocks of several servers differ. */
function newestFirst<E extends Pick<HistoryEntry, 'id'>>(entries: readonly E[]): E[] {
  return entries.toSorted((a, b) => b.id - a.id);
}
