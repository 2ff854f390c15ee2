// Reads where a product comes from: people, dates, and the import that brought its rows.
import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Problem } from '#domain/problem.ts';
import type { ProductOrigin } from '#domain/transfer/product-origin.contract.ts';
import { importFormatSchema } from '#domain/transfer/transfer.contract.ts';
import type { Db } from '#server/database/database.ts';
import { imports, productSources, products, suppliers, users } from '#server/database/schema.ts';

const creator = alias(users, 'creator');
const changer = alias(users, 'changer');
const importer = alias(users, 'importer');
const nameOf = (person: { fullName: SQLWrapper; username: SQLWrapper }) =>
  sql<string | null>`coalesce(${person.fullName}, ${person.username})`;

/** Throws Problem NOT_FOUND. */
export async function loadOrigin(db: Db, productId: number): Promise<ProductOrigin> {
  const [row] = await db
    .select({
      createdAt: products.createdAt,
      createdBy: { id: creator.id, fullName: nameOf(creator) },
      updatedAt: products.updatedAt,
      updatedBy: { id: changer.id, fullName: nameOf(changer) },
      supplier: { id: suppliers.id, name: suppliers.name },
      format: productSources.format,
      importId: imports.id,
      fileName: imports.fileName,
      importedAt: imports.createdAt,
      importedBy: { id: importer.id, fullName: nameOf(importer) },
    })
    .from(products)
    .leftJoin(creator, eq(creator.id, products.createdBy))
    .leftJoin(changer, eq(changer.id, products.updatedBy))
    .leftJoin(suppliers, eq(suppliers.id, products.supplierId))
    .leftJoin(productSources, eq(productSources.productId, products.id))
    .leftJoin(imports, eq(imports.id, productSources.importId))
    .leftJoin(importer, eq(importer.id, imports.createdBy))
    .where(eq(products.id, productId));
  if (!row) throw new Problem('NOT_FOUND', 'Product not found');
  const by = personOf(row.importedBy);
  return {
    createdAt: row.createdAt.toISOString(),
    createdBy: personOf(row.createdBy),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: personOf(row.updatedBy),
    supplier: row.supplier,
    file:
      row.format === null
        ? null
        : {
            format: importFormatSchema.parse(row.format),
            import:
              row.importId !== null && row.fileName !== null && row.importedAt && by
                ? { id: row.importId, fileName: row.fileName, at: row.importedAt.toISOString(), by }
                : null,
          },
  };
}

type Named = { id: number | null; fullName: string | null } | null;

function personOf(named: Named): { id: number; fullName: string } | null {
  return named?.id ? { id: named.id, fullName: named.fullName ?? '' } : null;
}
