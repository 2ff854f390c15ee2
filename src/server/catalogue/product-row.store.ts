// A row of the table of products as the rest of the code knows it.
import type { Product } from '#domain/catalogue/product.ts';
import { orderTranslations } from '#domain/catalogue/translations.ts';
import type { products } from '#server/database/schema.ts';

export function toProduct(row: typeof products.$inferSelect): Product {
  return {
    id: row.id,
    sku: row.sku,
    title: row.title,
    description: row.description,
    bullets: row.bullets,
    images: row.images,
    imageAlts: row.imageAlts,
    price: row.price,
    category: row.category,
    subcategory: row.subcategory,
    brand: row.brand,
    retailer: row.retailer,
    attributes: row.attributes,
    translations: orderTranslations(row.translations),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    contentStatus: { score: row.contentScore, issues: row.issues, status: row.contentStatus },
    hasContent: row.hasContent,
    pendingParts: row.pendingParts,
    waitingSince: row.isPending ? (row.waitingSince ?? row.createdAt).toISOString() : null,
    lens: row.lens,
    listingQuality: row.listingQuality,
    complianceLevel: row.complianceLevel,
  };
}
