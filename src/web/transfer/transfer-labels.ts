// Plain words for what a contract names: encodings, targets of columns, kinds of dirt.
import type { Cleaned, ImportCounts, ImportTarget } from '#domain/transfer/transfer.contract.ts';
import { countNoun } from '#web/kit/count-noun.ts';
import { formatNumber } from '#web/kit/format.ts';

export const encodingLabels: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Western European (Windows-1252)',
  'iso-8859-1': 'Western European (ISO-8859-1)',
  'iso-8859-15': 'Western European (ISO-8859-15)',
  'windows-1250': 'Central European (Windows-1250)',
  'iso-8859-2': 'Central European (ISO-8859-2)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'koi8-u': 'Cyrillic (KOI8-U)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-1257': 'Baltic (Windows-1257)',
  shift_jis: 'Japanese (Shift_JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  gb18030: 'Simplified Chinese (GB18030)',
  big5: 'Traditional Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
};

/** The encoding as people know it, two where a file has lines in both; an unlisted one under its own name. */
export function encodingLabel(encoding: string): string {
  const parts = encoding.split('+').map((each) => encodingLabels[each.toLowerCase()] ?? each);
  return parts.join(' and ');
}

export const targetLabels: Record<ImportTarget, string> = {
  sku: 'SKU',
  id: 'ID, used if there is no SKU',
  group: 'Groups rows into one product',
  parent: 'Parent of a variation',
  family: 'Groups products as variants',
  title: 'Title',
  description: 'Description',
  body: 'Description + bullets (HTML)',
  bullets: 'Bullets',
  images: 'Images',
  imageAlts: 'Image alt text',
  price: 'Price',
  currency: 'Currency',
  category: 'Category',
  subcategory: 'Subcategory',
  'category-path': 'Category path (A > B)',
  brand: 'Brand',
  retailer: 'Retailer',
  attribute: 'Attribute',
  variant: 'Variant option',
  locale: 'Language of the row',
  'translated-title': 'Title in another language',
  'translated-body': 'Description + bullets in another language',
  'translated-bullets': 'Bullets in another language',
  translations: 'Texts in other languages',
  ignore: 'Do not import',
};

export const cleanedLabels: Record<Cleaned['kind'], { title: string; hint: string }> = {
  html: { title: 'HTML removed', hint: 'Tags, scripts and styles removed; the text stays' },
  entities: { title: 'Entities decoded', hint: '&amp; became &' },
  spaces: { title: 'Spaces cleaned up', hint: 'Extra and unusual spaces' },
  'line-breaks': { title: 'Line breaks cleaned up', hint: 'Mixed and repeated breaks' },
  lists: { title: 'Lists read as bullets', hint: 'List items became bullets' },
  boilerplate: { title: 'Boilerplate removed', hint: 'Text repeated in every product' },
  placeholders: { title: 'Placeholders removed', hint: 'N/A, null and similar' },
  'control-characters': { title: 'Control characters removed', hint: 'Invisible characters' },
};

/** What an undo came to, in one sentence: `3 products undone, 1 partly, 2 not undone because someone changed them after the import.` */
export function describeOutcome({ undone, partly, left }: { undone: number; partly: number; left: number }): string {
  const parts = [
    undone > 0 ? `${countNoun(undone, 'product')} undone` : '',
    partly > 0
      ? `${undone > 0 ? formatNumber(partly) : countNoun(partly, 'product')} partly${undone > 0 ? '' : ' undone'}`
      : '',
    left > 0 ? `${undone + partly > 0 ? formatNumber(left) : countNoun(left, 'product')} not undone` : '',
  ].filter((part) => part !== '');
  const why =
    partly + left === 0 ? '' : ` because someone changed ${partly + left === 1 ? 'it' : 'them'} after the import`;
  return parts.length === 0 ? 'No products.' : `${parts.join(', ')}${why}.`;
}

/** How many products an import of this report would store. */
export function countToStore(counts: ImportCounts): number {
  return counts.new + counts.changed;
}
