// What an export says of a product: approved parts in place of the source text, everything else as the source has it.
import { isSameValue } from '#domain/canonical-json.ts';
import type { SourceProduct } from '#domain/catalogue/product.ts';
import { orderTranslations, type Translations } from '#domain/catalogue/translations.ts';
import { altsByAddress, dropLast, type Illustrated } from '#domain/images/image-detail.ts';
import {
  forEachPart,
  isEmptyValue,
  type Part,
  type PartContent,
  pickParts,
  type TextPart,
  textParts,
} from '#domain/parts/parts.ts';
import type { OptimizedContent } from '#domain/review/content.ts';
import { isByModel } from '#domain/writing/by-model.ts';
import { cleanLine } from '../cells/clean-text.ts';
import { plainText } from '../cells/write-cell.ts';
import type { SourceRecord } from '../record.ts';

/** What an export needs to know of a product; its id plays no part. */
export type Exportable = { product: SourceProduct; content: OptimizedContent | null; source: SourceRecord | null };

/** A product with what is approved of it: also parts that no source has. */
export type WrittenProduct = SourceProduct & Partial<PartContent>;

/** The product to write; `replaced` names parts whose text is another than the source's, `isByModel` those of them that a language model wrote. */
export type ApprovedProduct = {
  product: WrittenProduct;
  replaced: Record<Part, boolean>;
  isByModel: Record<Part, boolean>;
};

/**
 * The images of an approved images part in their order, without those left out. An image of which the part says no alt text keeps the
 * source's; an empty one says that it has none.
 */
function approvedImages(content: OptimizedContent | null, source: SourceProduct): Illustrated | null {
  if (content?.parts.images.status !== 'approved') return null;
  const listed = content.imagesWithStatus
    .filter(({ leftOut }) => leftOut === undefined)
    .toSorted((a, b) => a.order - b.order)
    .map((image) => ({ ...image, url: plainText(image.url) }));
  const altOf = altsByAddress(source);
  return {
    images: listed.map(({ url }) => url),
    imageAlts: plainAlts(listed.map(({ url, alt }) => alt ?? altOf.get(url) ?? '')),
  };
}

/** A part of text that is approved. An empty one is passed over, and a title that reads as none (`-`, `null`): no shop takes a product without one. */
function approvedText(content: OptimizedContent | null, part: TextPart): string | string[] | null {
  if (content?.parts[part].status !== 'approved') return null;
  const text = content.parts[part].value;
  if (isEmptyValue(text)) return null;
  return part === 'title' && cleanLine(content.parts.title.value).text === '' ? null : text;
}

/** Puts the approved parts into the product. */
export function takeApproved(item: Exportable): ApprovedProduct {
  const source = plainProduct(item.product);
  const taken: ApprovedProduct = {
    product: source,
    replaced: forEachPart(() => false),
    isByModel: forEachPart(() => false),
  };
  const replace = (part: Part, fields: Partial<WrittenProduct>) => {
    taken.product = { ...taken.product, ...fields };
    taken.replaced[part] = true;
    const record = item.content?.parts[part].record;
    taken.isByModel[part] = record !== undefined && isByModel(record);
  };
  for (const part of textParts) {
    const approved = approvedText(item.content, part);
    if (approved === null) continue;
    const text = typeof approved === 'string' ? plainText(approved) : approved.map(plainText);
    if (!isSameValue(text, pickParts(source)[part])) replace(part, { [part]: text });
  }
  const listed = approvedImages(item.content, source);
  if (listed && !(isSameValue(listed.images, source.images) && isSameValue(listed.imageAlts, source.imageAlts)))
    replace('images', { images: [...listed.images], imageAlts: [...listed.imageAlts] });
  return taken;
}

/** Alt texts as lines: what is nothing but space says nothing. */
const plainAlts = (alts: readonly string[]) => dropLast(alts.map((alt) => plainText(alt).replace(/\s+/gu, ' ').trim()));

const plainTranslations = (translations: Translations): Translations =>
  orderTranslations(
    Object.fromEntries(
      Object.entries(translations).map(([locale, { title, description, bullets }]) => [
        locale,
        {
          ...(title === undefined ? {} : { title: plainText(title) }),
          ...(description === undefined ? {} : { description: plainText(description) }),
          ...(bullets === undefined ? {} : { bullets: bullets.map(plainText) }),
        },
      ]),
    ),
  );

/** The product's own fields without characters no file can carry. */
function plainProduct(product: SourceProduct): SourceProduct {
  const plain = (text: string | null) => (text === null ? null : plainText(text));
  return {
    sku: plainText(product.sku),
    title: plainText(product.title),
    description: plainText(product.description),
    bullets: product.bullets.map(plainText),
    images: product.images.map(plainText),
    imageAlts: plainAlts(product.imageAlts),
    price: plain(product.price),
    category: plain(product.category),
    subcategory: plain(product.subcategory),
    brand: plain(product.brand),
    retailer: plain(product.retailer),
    ...(product.translations ? { translations: plainTranslations(product.translations) } : {}),
    attributes: product.attributes.map(({ name, value }) => ({ name: plainText(name), value: plainText(value) })),
  };
}
