// What people may type into a product: the source fields as the forms and the API take them, with the words for what is wrong.
import * as z from 'zod/mini';
import { mostAlt } from '#domain/images/image-detail.ts';
import { isBelowZero, priceBelowZero } from '#domain/text/below-zero.ts';
import { groupDigits } from '#domain/text/group-digits.ts';
import { imageAddressWanted, isImageAddress } from '#domain/text/image-address.ts';
import { canonicalLocale } from '#domain/text/locale.ts';
import { textLimits } from '#domain/text/text-limits.ts';
import { type Attribute, attributeSchema } from './product.ts';
import { localeShape, mostLocales, orderTranslations } from './translations.ts';

/** Databases take neither NUL nor half a surrogate pair; neither can be typed, but both can be sent. */
const storable = () => z.overwrite((text: string) => text.replaceAll('\u0000', '').toWellFormed());
const oneLine = () => z.overwrite((text: string) => text.replace(/\s*[\r\n]\s*/g, ' '));
export const atMost = (max: number) => z.maxLength(max, `At most ${groupDigits(max)} characters.`);

const line = (max: number) => z.string().check(storable(), oneLine(), z.trim(), atMost(max));
/** What a fact of a product may be set to: one line that says something. */
export const settableFact = line(textLimits.name).check(z.minLength(1, 'Enter a value.'));
const requiredLine = (max: number, what: string) =>
  z.string().check(storable(), oneLine(), z.trim(), z.minLength(1, `${what} is required.`), atMost(max));
const notBelowZero = z.refine<string>((price) => !isBelowZero(price), priceBelowZero);
/** An empty text means that the source does not say. */
const optionalLine = (max: number, ...rules: z.core.$ZodCheck<string>[]) =>
  z.nullable(
    z.pipe(
      line(max).check(...rules),
      z.transform((text: string) => (text === '' ? null : text)),
    ),
  );

/** Reports each later item that says what an earlier one said; empty ones do not count. */
function refuseTwice<T>(keyOf: (item: T) => string, message: string, field?: string) {
  return z.check<T[]>(({ value, issues }) => {
    const seen = new Set<string>();
    for (const [index, item] of value.entries()) {
      const key = keyOf(item);
      if (key !== '' && seen.has(key))
        issues.push({ code: 'custom', message, input: item, path: field === undefined ? [index] : [index, field] });
      seen.add(key);
    }
  });
}

const bullets = z.pipe(
  z
    .array(line(textLimits.bullet))
    .check(z.maxLength(textLimits.bullets, `At most ${groupDigits(textLimits.bullets)} bullets.`)),
  z.transform((items: string[]) => items.filter((item) => item !== '')),
);

const images = z.pipe(
  z
    .array(line(textLimits.url).check(z.refine((text) => text === '' || isImageAddress(text), imageAddressWanted)))
    .check(
      z.maxLength(textLimits.images, `At most ${groupDigits(textLimits.images)} images.`),
      refuseTwice((url) => url, 'This image is already in the list.'),
    ),
  z.transform((items: string[]) => items.filter((item) => item !== '')),
);

/** In the order of the images that are sent; an empty one says that its image has none. */
const imageAlts = z
  .array(line(mostAlt))
  .check(z.maxLength(textLimits.images, `At most ${groupDigits(textLimits.images)} images.`));

const attributes = z.pipe(
  z.array(z.object({ ...attributeSchema.shape, name: line(textLimits.name), value: line(textLimits.attribute) })).check(
    z.maxLength(textLimits.attributes, `At most ${groupDigits(textLimits.attributes)} attributes.`),
    refuseTwice(({ name }) => name.toLowerCase(), 'This attribute is already in the list.', 'name'),
    z.check<Attribute[]>(({ value, issues }) => {
      for (const [index, { name, value: text }] of value.entries()) {
        const report = (field: 'name' | 'value', message: string) =>
          issues.push({ code: 'custom', message, input: name, path: [index, field] });
        if (name === '' && text !== '') report('name', 'Enter a name for this attribute.');
        if (name !== '' && text === '') report('value', 'Enter a value for this attribute.');
      }
    }),
  ),
  z.transform((items: Attribute[]) => items.filter(({ name }) => name !== '')),
);

const translations = z.pipe(
  z
    .record(
      z.string().check(z.regex(localeShape, 'Name a language by its tag, such as de-AT.')),
      z.strictObject({
        title: z.optional(line(textLimits.title)),
        description: z.optional(z.string().check(storable(), z.trim(), atMost(textLimits.description))),
        bullets: z.optional(bullets),
      }),
    )
    .check(z.refine((all) => Object.keys(all).length <= mostLocales, `At most ${mostLocales} languages.`)),
  z.transform((all) =>
    orderTranslations(
      Object.fromEntries(Object.entries(all).map(([locale, texts]) => [canonicalLocale(locale) ?? locale, texts])),
    ),
  ),
);

const fields = {
  description: z.string().check(storable(), z.trim(), atMost(textLimits.description)),
  bullets,
  images,
  imageAlts,
  price: optionalLine(textLimits.name, notBelowZero),
  category: optionalLine(textLimits.name),
  subcategory: optionalLine(textLimits.name),
  brand: optionalLine(textLimits.name),
  retailer: optionalLine(textLimits.name),
  attributes,
  translations,
};
const sku = requiredLine(textLimits.sku, 'SKU');
const title = requiredLine(textLimits.title, 'Title');

/** A product typed in: SKU and title, and what else is known of it. Empty list items are left out. */
export const newProductSchema = z.strictObject({
  sku,
  title,
  description: z.optional(fields.description),
  bullets: z.optional(fields.bullets),
  images: z.optional(fields.images),
  imageAlts: z.optional(fields.imageAlts),
  price: z.optional(fields.price),
  category: z.optional(fields.category),
  subcategory: z.optional(fields.subcategory),
  brand: z.optional(fields.brand),
  retailer: z.optional(fields.retailer),
  attributes: z.optional(fields.attributes),
  translations: z.optional(fields.translations),
});
export type NewProduct = z.output<typeof newProductSchema>;

/**
 * Changed fields of a source product. `updatedAt` is the product's time the editor saw: with an older one the edit is refused as
 * stale and nothing is changed; without it the edit is made on the product as it is now.
 */
export const productEditSchema = z
  .strictObject({
    ...newProductSchema.shape,
    sku: z.optional(sku),
    title: z.optional(title),
    updatedAt: z.optional(z.iso.datetime()),
  })
  .check(
    z.refine((body) => Object.keys(body).some((key) => key !== 'updatedAt'), 'Select at least one field to change.'),
  );
export type ProductEdit = z.output<typeof productEditSchema>;
