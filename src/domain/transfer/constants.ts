// Fields with one value for all products of a file, where the file says nothing of them.
import * as z from 'zod/mini';

export const constantFields = ['brand', 'retailer', 'category', 'subcategory'] as const;
export type ConstantField = (typeof constantFields)[number];

const value = z.optional(
  z.string().check(
    z.overwrite((text) => text.replace(/\s+/g, ' ').trim()),
    z.minLength(1, 'Enter a value, or leave the field out.'),
    z.maxLength(200, 'At most 200 characters.'),
  ),
);
export const constantsSchema = z.strictObject({ brand: value, retailer: value, category: value, subcategory: value });
export type Constants = z.infer<typeof constantsSchema>;
