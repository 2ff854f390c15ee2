// What is told of texts that came damaged and that cleaning could not mend.
import type { Building } from './building.ts';

/** Why a product has no title. */
export function whyUntitled({ plan, fields }: Building): string {
  if (plan.columnOf('title') === null) return 'No column is set as the title.';
  const isMarkup = fields.get('title')?.some(({ cell }) => cell.includes('<'));
  return isMarkup ? 'The title contains only HTML markup.' : 'The title is empty.';
}

const brokenReference = /&(?:[a-z][a-z\d]{1,15}|#x?[\da-f]{1,6});/i;

/** Tells what cleaning could not mend: lost characters, references to nothing, tags in a title. */
export function warnOfDamage(building: Building, column: 'title' | 'description' | 'bullets', text: string): void {
  const warn = (reason: string, at: number) =>
    building.warn(
      building.plan.columnOf(column) ?? building.plan.columnOf('body'),
      text.slice(Math.max(0, at - 30)),
      reason,
    );
  if (text.includes('\ufffd'))
    warn('A character was lost before this file was created. It shows as �.', text.indexOf('\ufffd'));
  const reference = brokenReference.exec(text);
  if (reference) warn(`A character code is broken. It shows as ${reference[0]}.`, reference.index);
  if (column === 'title' && /<\/?[a-z]/i.test(text)) warn('The title contains HTML markup.', text.indexOf('<'));
}
