// Adding and editing one source product. Apart from the catalog's other calls, which every screen loads: only forms need these rules.
import { defineContract } from '#domain/contract.ts';
import { idParam, productSchema } from './product.ts';
import { newProductSchema, productEditSchema } from './product-input.ts';

export const createProduct = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/products',
  tag: 'catalogue',
  summary: 'Adds a product; 409 DUPLICATE_SKU when the SKU is taken',
  body: newProductSchema,
  reply: productSchema,
  status: 201,
});

export const editProduct = defineContract({
  method: 'PATCH',
  access: 'write',
  path: '/api/products/:id',
  tag: 'catalogue',
  givesVersion: true,
  takesVersion: true,
  summary:
    'Edits the source product; with If-Match (the ETag of the product) 409 STALE_VERSION when it changed since, 409 DUPLICATE_SKU when the SKU is taken',
  params: idParam,
  body: productEditSchema,
  reply: productSchema,
});
