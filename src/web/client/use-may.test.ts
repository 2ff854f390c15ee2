import { expect, test } from 'vitest';
import { createProduct } from '#domain/catalogue/product-edits.contract.ts';
import { scopeAsked } from '#domain/contract.ts';
import { createImport } from '#domain/transfer/import-run.contract.ts';
import { addsProducts } from './use-may.ts';

test.each([
  ['an import', createImport],
  ['a new product', createProduct],
])('what %s needs is what its contract says', (_what, contract) => {
  expect({ needs: contract.access, isForAll: scopeAsked(contract) === 'all' }).toEqual(addsProducts);
});
