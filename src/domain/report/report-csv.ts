// A report as a CSV file: each figure the screen shows, and no other.
import { contentTypeLabels } from '#domain/history/history.ts';
import { dayIn } from '#domain/time-zone.ts';
import { byteOrderMark, csvLine } from '#domain/transfer/cells/write-cell.ts';
import type { Report, ReportFigures } from './report.contract.ts';
import { describeEscape, nameGroup, namePerson } from './report-words.ts';

const header = [
  ...['Section', 'Name', 'Drafted', 'Approved', 'Rejected', 'Escapes', 'Minutes per product'],
  ...['Listing Quality before', 'Listing Quality after', 'Approved in the previous period', 'Details'],
];

type Row = {
  section: string;
  name: string;
  figures?: Partial<ReportFigures>;
  before?: number | null;
  details?: string;
};

const cellOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

function lineOf({ section, name, figures = {}, before, details = '' }: Row): string {
  const { drafted, approved, rejected, escapes, minutes, quality } = figures;
  const numbers = [drafted, approved, rejected, escapes, minutes, quality?.before, quality?.after, before];
  return csvLine([section, name, ...numbers.map(cellOf), details]);
}

const describeRange = ({ from, to }: Report['range']): string => (from === to ? from : `${from} to ${to}`);

/** Lines for all, the range before, days, people, retailers, brands and escapes. */
export function reportCsv(report: Report): string {
  const { range, timeZone, figures, before, days, people, retailers, brands, escapes } = report;
  const total: Row = { section: 'Total', name: describeRange(range), details: `Days in ${timeZone}`, figures };
  const rows: Row[] = [
    { ...total, before: before.figures.approved },
    {
      section: 'Previous period',
      name: describeRange(before.range),
      figures: before.figures,
      details: 'Up to the same time of the period',
    },
    ...days.map(({ day, approvedBefore, ...counts }) => ({
      ...{ section: 'Day', name: day, before: approvedBefore, figures: counts },
    })),
    ...people.map((row) => ({ section: 'Person', name: namePerson(row), figures: row })),
    ...retailers.map((row) => ({ section: 'Retailer', name: nameGroup(row.group, 'retailer'), figures: row })),
    ...brands.map((row) => ({ section: 'Brand', name: nameGroup(row.group, 'brand'), figures: row })),
    ...escapes.map((each) => ({
      section: 'Escape',
      name: each.title ?? `Product ${each.productId}`,
      details: [
        contentTypeLabels[each.contentType],
        `approved${each.approvedBy ? ` by ${each.approvedBy.fullName}` : ''} on ${dayIn(new Date(each.approvedAt), timeZone)}`,
        `${describeEscape(each)} on ${dayIn(new Date(each.foundAt), timeZone)}`,
      ].join('; '),
    })),
  ];
  return byteOrderMark + csvLine(header) + rows.map(lineOf).join('');
}
