// How many products each category and subcategory has.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';

/** Products of a category or subcategory; a null name stands for the products without one. */
const countSchema = z.object({ name: z.nullable(z.string()), count: z.int() });

export const categorySchema = z.object({
  ...countSchema.shape,
  /** Share of all products in whole percent, rounded. */
  percent: z.int(),
  /** Most products first; those without a subcategory last, and left out where a category has no subcategory at all. */
  subcategories: z.array(countSchema),
});
export type Category = z.infer<typeof categorySchema>;

export const categoriesSchema = z.object({
  /** All products. */
  total: z.int(),
  /** Most products first, by name where equal; the products without a category are one entry among them, named null. */
  categories: z.array(categorySchema),
});
export type Categories = z.infer<typeof categoriesSchema>;

export const getCategories = defineContract({
  method: 'GET',
  path: '/api/categories',
  tag: 'overview',
  summary: 'Products per category and subcategory, most products first; a null name counts those without one',
  reply: categoriesSchema,
});
