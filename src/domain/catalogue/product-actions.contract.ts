// What a product's menu does with it: copy, delete, put back.
import { defineContract } from '#domain/contract.ts';
import { idParam, productSchema } from './product.ts';

export const cloneProduct = defineContract({
  method: 'POST',
  access: 'write',
  path: '/api/products/:id/clone',
  tag: 'catalogue',
  summary: 'Copies a source product under a new SKU (`…-copy`, `…-copy-2`); the copy has no optimized content',
  params: idParam,
  reply: productSchema,
  status: 201,
});

export const deleteProduct = defineContract({
  method: 'DELETE',
  access: 'write',
  audited: true,
  path: '/api/products/:id',
  tag: 'catalogue',
  summary:
    'Deletes a product with its optimized content; for 30 days it can be restored. It is listed as a run, whose undo restores it too. Its history stays',
  params: idParam,
  status: 204,
});

export const restoreProduct = defineContract({
  method: 'POST',
  access: 'write',
  audited: true,
  path: '/api/products/:id/restore',
  tag: 'catalogue',
  summary: 'Puts a deleted product back as it was; 409 DUPLICATE_SKU when its SKU was taken meanwhile',
  params: idParam,
  reply: productSchema,
});
