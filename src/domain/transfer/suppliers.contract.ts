// Suppliers: the shops and suppliers whose files are imported.
import * as z from 'zod/mini';
import { defineContract } from '#domain/contract.ts';
import { idParamOf } from '#domain/stored.ts';
import { lineText } from '#domain/text/line-text.ts';

const tag = 'transfer';
export const mostSuppliers = 2_000;
export const supplierNameLength = 80;

const name = lineText(supplierNameLength, 'Enter a name for the supplier.');
/** Stands before a SKU, so it never changes. */
const key = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[a-z0-9][a-z0-9-]{0,19}$/, 'Use up to 20 letters from a to z, digits and hyphens.'),
  );

export const supplierSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Stands before its SKUs where these are its own: `acme:4207`. */
  key: z.string(),
  hasOwnSkus: z.boolean(),
  /** Products of the catalog that belong to it. */
  products: z.int(),
  /** Products that are set aside and belong to it. */
  setAside: z.int(),
});
export type Supplier = z.infer<typeof supplierSchema>;

const supplierId = idParamOf('Invalid supplier ID');

export const listSuppliers = defineContract({
  method: 'GET',
  path: '/api/suppliers',
  tag,
  summary: 'The suppliers by name, with how many products belong to each',
  reply: z.array(supplierSchema),
});

export const addSupplier = defineContract({
  method: 'POST',
  access: 'write',
  audited: true,
  path: '/api/suppliers',
  tag,
  summary: `Add a supplier; its key is made from its name where it is left out; at most ${mostSuppliers}`,
  body: z.strictObject({ name, key: z.optional(key), hasOwnSkus: z.optional(z.boolean()) }),
  reply: supplierSchema,
  status: 201,
});
export type SupplierInput = z.output<typeof addSupplier.body>;

export const changeSupplier = defineContract({
  method: 'PATCH',
  access: 'write',
  audited: true,
  path: '/api/suppliers/:id',
  tag,
  summary:
    'Rename a supplier, or say whether its SKUs are its own; its key and the SKUs of products that are here stay, so they stay its own while it has products',
  params: supplierId,
  body: z
    .strictObject({ name: z.optional(name), hasOwnSkus: z.optional(z.boolean()) })
    .check(z.refine((body) => Object.keys(body).length > 0, 'Enter what to change.')),
  reply: supplierSchema,
});
export type SupplierPatch = z.output<typeof changeSupplier.body>;

export const removeSupplier = defineContract({
  method: 'DELETE',
  access: 'write',
  audited: true,
  path: '/api/suppliers/:id',
  tag,
  summary: 'Delete a supplier without products; 409 IMPORT_NOT_READY while products belong to it',
  params: supplierId,
  status: 204,
});
