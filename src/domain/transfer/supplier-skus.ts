// SKUs of suppliers that have SKUs of their own: stored with the supplier's key in front, so that `4207` of two suppliers is two products.
import * as z from 'zod/mini';
import type { ExportFormat } from './export-labels.ts';

/** What a row does that meets a product of a supplier its file is not of. */
export const otherSupplierSchema = z.enum(['refuse', 'takeOver']);
export type OtherSupplier = z.infer<typeof otherSupplierSchema>;

/** `key` is null where its SKUs are not its own. */
export type ImportSupplier = { id: number; name: string; key: string | null };

/** `4207` of Acme → `acme:4207`; one that has the key already stays. */
export const keyedSku = (sku: string, key: string | null): string =>
  key === null || sku.startsWith(`${key}:`) ? sku : `${key}:${sku}`;

/** The SKU as the supplier writes it. */
export const bareSku = (sku: string, key: string | null): string =>
  key !== null && sku.startsWith(`${key}:`) ? sku.slice(key.length + 1) : sku;

/** Files of our own layout come back to this catalog, so they have the whole key; shops know the SKU of their own. */
const ownLayouts: ReadonlySet<ExportFormat> = new Set(['json', 'xlsx']);
export const exportedSku = (sku: string, key: string | null, format: ExportFormat): string =>
  ownLayouts.has(format) ? sku : bareSku(sku, key);
