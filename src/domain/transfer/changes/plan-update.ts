// What an import does to a product that is already stored: which fields the file changes, and which it only repeats.
import type { HandEdits } from '#domain/catalogue/hand-edits.ts';
import type { Attribute, SourceProduct } from '#domain/catalogue/product.ts';
import {
  mostLocales,
  readTranslationKey,
  type Translations,
  translatedText,
  withTranslation,
} from '#domain/catalogue/translations.ts';
import { altsByAddress, dropLast, type Illustrated, moveAlts } from '#domain/images/image-detail.ts';
import { mediaPath, type PublicMedia, storedFileAt } from '#domain/images/media-address.ts';
import { type Part, partNames } from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import {
  type FieldChange,
  type FieldValue,
  factName,
  factText,
  fieldKey,
  isSameAlts,
  isSameFact,
} from '#domain/review/source-changes.ts';
import { factName as columnFact } from '../cells/column-names.ts';
import type { EmptyCells } from '../empty-cells.ts';
import { withCurrencyOf } from '../fields/build-price.ts';
import { cleanName } from '../fields/build-sku.ts';
import { readFormats } from '../formats/read-formats.ts';
import type { ProvidedField, ReadProduct, SourceRecord } from '../record.ts';
import { sendMedia } from '../rows/send-media.ts';
import type { ImportFormat } from '../transfer.contract.ts';
import { isSameAmount } from './same-amount.ts';
import { createTaker, type Taker } from './take-changes.ts';
import { echoOf, type LayRules, mergeRows } from './write-echo.ts';

/** A product as it is here, with what the plan needs to know of it. */
export type KnownProduct = {
  product: SourceProduct;
  content: OptimizedContent | null;
  source: SourceRecord | null;
  /** Keys of the fields a person changed since a file said the same of them. */
  handEdited: readonly string[];
  /** The fact that says which products are variants of it; absent where nothing says so. */
  groupedBy?: string | null;
};

/**
 * How a file is taken: its columns, what becomes of fields edited by hand and of those whose cells are empty, and where anyone fetches the stored
 * files that our own exports name.
 */
export type UpdateOptions = {
  columns: ReadonlySet<string>;
  lay?: LayRules;
  handEdits?: HandEdits;
  emptyCells?: EmptyCells;
  publicMedia?: PublicMedia;
};

/** Its changes are empty when the file says nothing new. */
export type UpdatePlan = {
  changes: FieldChange[];
  /** The source product as it will be. */
  product: SourceProduct;
  /** The rows to keep for exports, or null when those kept now still serve. */
  source: SourceRecord | null;
  /** The fact that groups it with its variants from now on. */
  groupedBy: string | null;
  /** What the file says of fields edited by hand: left as they are, or among the changes. */
  kept: FieldChange[];
  overwritten: FieldChange[];
  /** How many fields have a value here and empty cells in the file: emptied, or left as they are. */
  blanks: number;
  /** Keys of the fields that a person edited after the import and that still have that value. */
  handEdited: string[];
  /** Languages of the file that the product has no room for. */
  skippedLanguages: string[];
};

const isPart = (field: ProvidedField): field is ProvidedField & Part =>
  (partNames as readonly string[]).includes(field);

/** Two writings of one price are the same price. */
function isSameValue(field: ProvidedField, here: FieldValue, incoming: FieldValue): boolean {
  if (isSameFact(here, incoming)) return true;
  return field === 'price' && typeof here === 'string' && typeof incoming === 'string' && isSameAmount(here, incoming);
}

function repeats(read: ReadProduct, field: ProvidedField, here: FieldValue): boolean {
  const incoming = read.product[field];
  if (isSameValue(field, here, incoming)) return true;
  // A feed with as many images as its format takes may have been cut, so only its beginning is compared.
  const { mostImages } = readFormats[read.source.format];
  const isCut = field === 'images' && mostImages !== undefined && incoming?.length === mostImages;
  return isCut && Array.isArray(here) && isSameFact(here.slice(0, mostImages), incoming);
}

/** True when the file carries what was approved here: the shop shows our text, its own facts have not changed. */
function repeatsApproved(read: ReadProduct, field: ProvidedField, content: OptimizedContent | null): boolean {
  return (
    isPart(field) && content?.parts[field].status === 'approved' && repeats(read, field, content.parts[field].value)
  );
}

/** Whether the product's first row has something in the column of this attribute, if only under other names. */
const hasCell = ({ source: { rows } }: ReadProduct, key: string) =>
  Object.entries(rows[0] ?? {}).some(
    ([column, cell]) => factName(columnFact(column)) === key && cleanName(cell) !== '',
  );

/** Attributes after the import: those the file has a column for take its value or go, the others stay; names are matched ignoring case. */
function mergeAttributes(
  known: readonly Attribute[],
  read: ReadProduct,
  isEcho: (key: string, value: string | undefined) => boolean,
  { take, agree }: Taker,
): Attribute[] {
  const incoming = new Map(read.product.attributes.map((attribute) => [factName(attribute.name), attribute]));
  const provided = new Set([...read.providesAttributes.map(factName), ...incoming.keys()]);
  const attributes: Attribute[] = [];
  for (const attribute of known) {
    const key = factName(attribute.name);
    const value = incoming.get(key)?.value;
    incoming.delete(key);
    const isSame = value !== undefined && isSameFact(value, attribute.value);
    if (isSame) agree(fieldKey({ field: attribute.name, isAttribute: true }));
    const isChange = provided.has(key) && !isSame && !isEcho(key, value);
    const change = { field: attribute.name, isAttribute: true as const, before: attribute.value, after: value ?? '' };
    if (!isChange || !take(change, value === undefined && !hasCell(read, key))) attributes.push(attribute);
    else if (value !== undefined) attributes.push({ name: attribute.name, value });
  }
  for (const [key, attribute] of incoming) {
    if (isEcho(key, attribute.value)) continue;
    if (take({ field: attribute.name, isAttribute: true, before: '', after: attribute.value }))
      attributes.push(attribute);
  }
  return attributes;
}

/** Texts in other languages after the import: those the file speaks of take its texts, the others stay. Answers what there is no room for, too. */
function mergeTranslations(known: Translations, read: ReadProduct, echo: Echo, { take, agree }: Taker) {
  let merged = known;
  const skipped = new Set<string>();
  for (const field of read.providesTranslations) {
    const [here, incoming] = [known, read.product.translations ?? {}].map((all) => translatedText(all, field));
    if (isSameFact(here ?? null, incoming ?? null)) {
      agree(field);
      continue;
    }
    if (echo(({ translations = {} }) => isSameFact(translatedText(translations, field), incoming ?? null))) continue;
    const next = withTranslation(merged, field, incoming ?? null);
    if (Object.keys(next).length > mostLocales) {
      skipped.add(readTranslationKey(field)?.locale ?? field);
      continue;
    }
    const change = { field, before: factText(here ?? null), after: factText(incoming ?? null) };
    if (take(change, read.blankTranslations.includes(field))) merged = next;
  }
  return { merged, skipped: [...skipped] };
}

/** Whether something holds of what our own export of the product reads as. */
type Echo = (holds: (ours: SourceProduct) => boolean) => boolean;

/** Any public media address: what comes back from it is recognized by the hash of the file. */
const anywhere: PublicMedia = {
  url: 'https://media.example',
  pathOf: (hash) => `${mediaPath}${hash}-${'-'.repeat(43)}.jpg`,
};

/**
 * Exports are written and read only when the file seems to say something new. One is our own no matter which public media address was set when it was
 * made, and also where none was.
 */
function createEcho(known: KnownProduct, format: ImportFormat): Echo {
  const sent = new Set([known, sendMedia(known, anywhere), sendMedia(known, null)]);
  const exports = [...sent].map((item) => {
    let echo: SourceProduct | null | undefined;
    return () => {
      if (echo !== undefined) return echo;
      const read = echoOf(item, format);
      echo = read && { ...read, ...toOriginals(read, known) };
      return echo;
    };
  });
  return (holds) =>
    exports.some((read) => {
      const ours = read();
      return ours !== null && holds(ours);
    });
}

/**
 * The alt texts of the images as they will be: each goes with its address. Those of the file count for the images it shows, unless it
 * only repeats our own export.
 */
function mergeAlts(
  known: SourceProduct,
  read: ReadProduct,
  images: readonly string[],
  echo: Echo,
  { take, takesBlank, agree, follow }: Taker,
): string[] {
  const moved = moveAlts(known, images);
  const here = altsByAddress(known);
  const theirs = altsByAddress(read.product);
  const isRead = read.provides.includes('imageAlts');
  const shown = new Set(isRead ? read.product.images : []);
  const isNews = (url: string) => {
    if (!shown.has(url) || isSameFact(here.get(url) ?? null, theirs.get(url) ?? null)) return false;
    return !echo(
      ({ images: ours, imageAlts: alts }) =>
        ours.includes(url) && isSameFact(alts[ours.indexOf(url)] ?? null, theirs.get(url) ?? null),
    );
  };
  const news = images.filter(isNews);
  const areBlanksTaken = news.every((url) => theirs.has(url)) || takesBlank('imageAlts');
  const taken = new Set(areBlanksTaken ? news : news.filter((url) => theirs.has(url)));
  const merged = dropLast(images.map((url) => (taken.has(url) ? theirs.get(url) : here.get(url)) ?? ''));
  const change = (alts: string[]) => ({
    field: 'imageAlts',
    before: factText(known.imageAlts),
    after: factText(alts),
  });
  if (!isSameAlts({ images, imageAlts: moved }, { images, imageAlts: merged }))
    return take(change(merged)) ? merged : moved;
  if (isRead && images.every((url) => !shown.has(url) || isSameFact(here.get(url) ?? null, theirs.get(url) ?? null)))
    agree('imageAlts');
  // An image that goes takes its text along, and an undo needs to know which.
  if (!isSameAlts(known, { images, imageAlts: moved })) follow(change(moved));
  return moved;
}

/**
 * Images by the addresses they have here: of a rendition, the image it was made of. The name of a stored file is in every public address of
 * it, also where the shop has copied it.
 */
function toOriginals(
  { images: found, imageAlts }: Illustrated,
  { product, content }: Pick<KnownProduct, 'product' | 'content'>,
): Pick<SourceProduct, 'images' | 'imageAlts'> {
  const entries = content?.imagesWithStatus ?? [];
  const here = new Set([...entries.map(({ url }) => url), ...product.images]);
  const files = [
    ...entries.flatMap(({ url, rendition }) => (rendition ? [{ url, hash: rendition.hash }] : [])),
    ...[...here].flatMap((url) => {
      const stored = storedFileAt(url);
      return stored ? [{ url, hash: stored.hash }] : [];
    }),
  ];
  if (files.length === 0) return { images: [...found], imageAlts: [...imageAlts] };
  const originalOf = (url: string) =>
    here.has(url) ? url : (files.find(({ hash }) => url.includes(hash))?.url ?? url);
  const shown = found.map(originalOf);
  const images = [...new Set(shown)];
  return { images, imageAlts: moveAlts({ images: shown, imageAlts }, images) };
}

/**
 * Plans a product that is already here. A field changes when the file has it and its value is neither what the source said before,
 * nor the approved text of that part, nor what our own export of the product would be read as.
 */
export function planUpdate(
  known: KnownProduct,
  found: ReadProduct,
  { columns, lay, handEdits = 'keep', emptyCells = 'keep', publicMedia = null }: UpdateOptions,
): UpdatePlan {
  const { price } = found.product;
  const sameCurrency =
    lay?.keepsCurrency && price !== null ? { price: withCurrencyOf(known.product.price, price) } : {};
  const read = { ...found, product: { ...found.product, ...sameCurrency, ...toOriginals(found.product, known) } };
  const product = { ...known.product };
  const echo = createEcho(known, read.source.format);
  const taker = createTaker(known.handEdited, handEdits, emptyCells);
  for (const field of read.provides) {
    // A product has a title, whatever a file leaves out.
    if (field === 'imageAlts' || (field === 'title' && read.product.title === '')) continue;
    const here = known.product[field];
    if (repeats(read, field, here)) {
      taker.agree(field);
      continue;
    }
    if (repeatsApproved(read, field, known.content)) continue;
    if (echo((ours) => isSameValue(field, ours[field], read.product[field]))) continue;
    const change = { field, before: factText(here), after: factText(read.product[field]) };
    if (!taker.take(change, read.blank.includes(field))) continue;
    Object.assign(product, { [field]: read.product[field] });
  }
  product.imageAlts = mergeAlts(known.product, read, product.images, echo, taker);
  const isEcho = (key: string, value: string | undefined) =>
    echo(({ attributes }) =>
      isSameFact(attributes.find(({ name }) => factName(name) === key)?.value ?? null, value ?? null),
    );
  product.attributes = mergeAttributes(known.product.attributes, read, isEcho, taker);
  const { translations = {} } = known.product;
  const { merged, skipped: skippedLanguages } = mergeTranslations(translations, read, echo, taker);
  if (merged !== translations) product.translations = merged;
  const source = planSource(sendMedia(known, publicMedia), read, columns, lay);
  return { product, source, groupedBy: groupAfter(known, read), skippedLanguages, ...taker.done() };
}

/** The fact that groups a product from now on. That one column groups nothing says nothing of another. */
function groupAfter({ groupedBy = null }: KnownProduct, { groupedBy: read }: ReadProduct): string | null {
  if (read === undefined) return groupedBy;
  if ('name' in read) return read.name;
  return groupedBy !== null && factName(groupedBy) === factName(read.not) ? null : groupedBy;
}

function planSource(
  known: KnownProduct,
  read: ReadProduct,
  columns: ReadonlySet<string>,
  lay?: LayRules,
): SourceRecord | null {
  // Rows in another language say nothing of the product's own.
  if (read.source.rows.length === 0) return null;
  if (!known.source) return read.source;
  // A file of another shop system says nothing about the variants and stock the kept rows carry.
  if (known.source.format !== read.source.format) return null;
  const rows = mergeRows(known, read.source.rows, columns, lay);
  const isRegrouped = groupAfter(known, read) !== (known.groupedBy ?? null);
  const isSame = JSON.stringify(rows) === JSON.stringify(known.source.rows);
  return isSame && !isRegrouped ? null : { format: known.source.format, rows };
}
