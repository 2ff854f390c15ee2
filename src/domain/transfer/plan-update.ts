// What an import does to a product that is already here: which fields the file really changes, and which it only repeats.
import type { HandEdits } from '#domain/catalogue/hand-edits.ts';
import type { Attribute, SourceProduct } from '#domain/catalogue/product.ts';
import { altsByAddress, dropLast, moveAlts } from '#domain/images/image-detail.ts';
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
import { readFormats } from './formats/read-formats.ts';
import type { ProvidedField, ReadProduct, SourceRecord } from './record.ts';
import type { ImportFormat } from './transfer.contract.ts';
import { echoOf, mergeRows } from './writing/write-echo.ts';

/** A product as it stands here, with what the plan needs to know of it. */
export type KnownProduct = {
  product: SourceProduct;
  content: OptimizedContent | null;
  source: SourceRecord | null;
  /** Keys of the fields a person changed since a file said the same of them. */
  handEdited: readonly string[];
};

/** Its changes are empty when the file says nothing new. */
export type UpdatePlan = {
  changes: FieldChange[];
  /** The source product as it will be. */
  product: SourceProduct;
  /** The rows to keep for exports, or null when those kept now still serve. */
  source: SourceRecord | null;
  /** What the file says of fields edited by hand: left as they are, or among the changes. */
  kept: FieldChange[];
  overwritten: FieldChange[];
  /** Keys of the fields that stand as a person edited them after the import. */
  handEdited: string[];
};

/** Tells changes that are taken from those that would overwrite what a person edited. */
function createTaker(known: KnownProduct, handEdits: HandEdits) {
  const mine = new Set(known.handEdited);
  const changes: FieldChange[] = [];
  const kept: FieldChange[] = [];
  const overwritten: FieldChange[] = [];
  const take = (change: FieldChange): boolean => {
    const isMine = mine.has(fieldKey(change));
    if (isMine && handEdits === 'keep') {
      kept.push(change);
      return false;
    }
    if (isMine) overwritten.push(change);
    mine.delete(fieldKey(change));
    changes.push(change);
    return true;
  };
  /** The file says what stands here: from now on that is the file's, too. */
  const agree = (key: string) => mine.delete(key);
  /** What follows from a change that was taken, whoever edited it. */
  const follow = (change: FieldChange) => void changes.push(change);
  return { take, agree, follow, done: () => ({ changes, kept, overwritten, handEdited: [...mine] }) };
}
type Taker = ReturnType<typeof createTaker>;

const isPart = (field: ProvidedField): field is ProvidedField & Part =>
  (partNames as readonly string[]).includes(field);

function repeats(read: ReadProduct, field: ProvidedField, here: FieldValue): boolean {
  const incoming = read.product[field];
  if (isSameFact(here, incoming)) return true;
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
    if (!isChange || !take(change)) attributes.push(attribute);
    else if (value !== undefined) attributes.push({ name: attribute.name, value });
  }
  for (const [key, attribute] of incoming) {
    if (isEcho(key, attribute.value)) continue;
    if (take({ field: attribute.name, isAttribute: true, before: '', after: attribute.value }))
      attributes.push(attribute);
  }
  return attributes;
}

/** What our own export of the product reads as in a file of this format; worked out only when the file seems to say something new. */
function createEcho(known: KnownProduct, format: ImportFormat): () => SourceProduct | null {
  let echo: SourceProduct | null | undefined;
  return () => {
    if (echo === undefined) echo = echoOf(known, format);
    return echo;
  };
}

/**
 * The alt texts of the images as they will be: each goes with its address. Those of the file count for the images it shows, unless it
 * only repeats our own export.
 */
function mergeAlts(
  known: SourceProduct,
  read: ReadProduct,
  images: readonly string[],
  echo: () => SourceProduct | null,
  { take, agree, follow }: Taker,
): string[] {
  const moved = moveAlts(known, images);
  const here = altsByAddress(known);
  const theirs = altsByAddress(read.product);
  const isRead = read.provides.includes('imageAlts');
  const shown = new Set(isRead ? read.product.images : []);
  const isNews = (url: string) => {
    if (!shown.has(url) || isSameFact(here.get(url) ?? null, theirs.get(url) ?? null)) return false;
    const ours = echo();
    const isEcho =
      ours?.images.includes(url) &&
      isSameFact(ours.imageAlts[ours.images.indexOf(url)] ?? null, theirs.get(url) ?? null);
    return !isEcho;
  };
  const merged = dropLast(images.map((url) => (isNews(url) ? theirs.get(url) : here.get(url)) ?? ''));
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

/** Where the file shows a rendition of ours, the image it was made of: its address names the file of the rendition. */
function withOriginals(read: ReadProduct, content: OptimizedContent | null): ReadProduct {
  const made = (content?.imagesWithStatus ?? []).filter(({ rendition }) => rendition !== undefined);
  if (made.length === 0) return read;
  const originalOf = (url: string) =>
    made.find(({ rendition }) => rendition && url.includes(rendition.hash))?.url ?? url;
  const { images: found, imageAlts: alts } = read.product;
  const shown = found.map(originalOf);
  const images = [...new Set(shown)];
  return {
    ...read,
    product: { ...read.product, images, imageAlts: moveAlts({ images: shown, imageAlts: alts }, images) },
  };
}

/**
 * Plans a product that is already here. A field changes when the file has it and its value is neither what the source said before,
 * nor the approved text of that part, nor what our own export of the product would be read as. `columns` are the file's columns.
 */
export function planUpdate(
  known: KnownProduct,
  found: ReadProduct,
  columns: ReadonlySet<string>,
  handEdits: HandEdits = 'keep',
): UpdatePlan {
  const read = withOriginals(found, known.content);
  const product = { ...known.product };
  const echo = createEcho(known, read.source.format);
  const taker = createTaker(known, handEdits);
  for (const field of read.provides) {
    if (field === 'imageAlts') continue;
    const here = known.product[field];
    if (repeats(read, field, here)) {
      taker.agree(field);
      continue;
    }
    if (repeatsApproved(read, field, known.content)) continue;
    const ours = echo();
    if (ours && isSameFact(ours[field], read.product[field])) continue;
    if (!taker.take({ field, before: factText(here), after: factText(read.product[field]) })) continue;
    Object.assign(product, { [field]: read.product[field] });
  }
  product.imageAlts = mergeAlts(known.product, read, product.images, echo, taker);
  const isEcho = (key: string, value: string | undefined) => {
    const ours = echo();
    return (
      ours !== null &&
      isSameFact(ours.attributes.find((attribute) => factName(attribute.name) === key)?.value ?? null, value ?? null)
    );
  };
  product.attributes = mergeAttributes(known.product.attributes, read, isEcho, taker);
  return { product, source: planSource(known, read, columns), ...taker.done() };
}

function planSource(known: KnownProduct, read: ReadProduct, columns: ReadonlySet<string>): SourceRecord | null {
  if (!known.source) return read.source;
  // A file of another shop system says nothing about the variants and stock the kept rows carry.
  if (known.source.format !== read.source.format) return null;
  const rows = mergeRows(known, read.source.rows, columns);
  return JSON.stringify(rows) === JSON.stringify(known.source.rows) ? null : { format: known.source.format, rows };
}
