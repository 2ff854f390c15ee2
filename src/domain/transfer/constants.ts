// Fields with one value for all products of a file, where the file says nothing of them.
import * as z from 'zod/mini';
import { lineText } from '#domain/text/line-text.ts';

export const constantFields = ['brand', 'retailer', 'category', 'subcategory'] as const;
export type ConstantField = (typeof constantFields)[number];

const value = z.optional(lineText(200, 'Enter a value, or leave the field out.'));
export const constantsSchema = z.strictObject({ brand: value, retailer: value, category: value, subcategory: value });
export type Constants = z.infer<typeof constantsSchema>;
