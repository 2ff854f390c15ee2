/** What products can be grouped by and named after. */
export const dimensions = ['category', 'subcategory', 'brand', 'retailer'] as const;
export type Dimension = (typeof dimensions)[number];
