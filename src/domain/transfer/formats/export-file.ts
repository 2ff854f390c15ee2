// What the file of an export is called, with the end of its format.
import { isReviewFormat, type StoredFormat } from '../export-labels.ts';
import { fileStem } from '../export-names.ts';
import { writeFormats } from './write-formats.ts';

/** What `{retailer}` stands for where a file holds the products of all. */
export const allRetailers = 'all retailers';

/** How a file of this format is called where nobody says so, but for its end, and that end. */
export function nameOf(format: StoredFormat): { stem: string; end: string } {
  if (isReviewFormat(format)) return { stem: 'copydesk-review', end: format === 'review-xlsx' ? '.xlsx' : '.csv' };
  const { fileName } = writeFormats[format];
  const at = fileName.lastIndexOf('.');
  return { stem: fileName.slice(0, at), end: fileName.slice(at) };
}

type Named = { name: string; format: StoredFormat; fileName: string; splitsRetailers: boolean };

/** The file an export profile makes on a day (`2026-11-21`): of its format, or an archive of those of all retailers. */
export const nameOfExport = ({ name, format, fileName, splitsRetailers }: Named, date: string): string =>
  `${fileStem(fileName, { date, retailer: allRetailers, profile: name })}${splitsRetailers ? '.zip' : nameOf(format).end}`;

/** Whether one file of two profiles would replace that of the other where both are made on the same day. */
export function haveOneFile(one: Named, other: Named): boolean {
  const [name, otherName] = [one, other].map((profile) => nameOfExport(profile, '0000-00-00').toLowerCase());
  return name === otherName;
}
