// Where a product's facts come from: who brought them, when, and out of which file.
import * as z from 'zod/mini';
import { idParam } from '#domain/catalogue/product.ts';
import { defineContract } from '#domain/contract.ts';
import { personSchema } from '#domain/session/person.ts';
import { importFormatSchema } from '#domain/transfer/transfer.contract.ts';

export const productOriginSchema = z.object({
  createdAt: z.iso.datetime(),
  /** Null for the sample catalogue, which nobody brought in. */
  createdBy: z.nullable(personSchema),
  updatedAt: z.iso.datetime(),
  updatedBy: z.nullable(personSchema),
  /** Whose file it comes from. */
  supplier: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** The latest file the product's rows were read from; null when it was typed in, or belongs to the sample. */
  file: z.nullable(
    z.object({
      /** The layout the rows were read as. */
      format: importFormatSchema,
      /** Null once the import it came with is no longer kept. */
      import: z.nullable(z.object({ id: z.int(), fileName: z.string(), at: z.iso.datetime(), by: personSchema })),
    }),
  ),
});
export type ProductOrigin = z.infer<typeof productOriginSchema>;

export const getProductOrigin = defineContract({
  method: 'GET',
  path: '/api/products/:id/origin',
  tag: 'catalogue',
  summary: 'Who added and last changed a product, and the file its facts were read from',
  params: idParam,
  reply: productOriginSchema,
});
