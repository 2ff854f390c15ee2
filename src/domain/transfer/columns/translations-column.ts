// Columns whose cells hold texts of a product in several languages, each as a record: `{"de": {"title": "Becher"}}`.
import { translatedParts } from '#domain/catalogue/translations.ts';
import { plainName } from '../cells/column-names.ts';
import { isRecord, type Literal } from '../cells/read-literal.ts';

const others = ' (other languages)';

/** The name of the field that holds what a record of languages says in the languages that are not taken. */
export const otherLanguagesOf = (path: string): string => `${path}${others}`;

/** Whether a field holds such records: those left over of a language that was taken, or those our own exports write. */
export function isTranslations(name: string, value: Literal | undefined): boolean {
  if (!isRecord(value)) return false;
  if (name.endsWith(others)) return true;
  const records = Object.values(value);
  return (
    plainName(name) === 'translations' &&
    records.length > 0 &&
    records.every(
      (each) =>
        isRecord(each) && Object.keys(each).every((key) => (translatedParts as readonly string[]).includes(key)),
    )
  );
}
