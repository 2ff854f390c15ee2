import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listProducts } from '#domain/catalogue/catalogue.contract.ts';
import { type Contract, defineContract } from '#domain/contract.ts';
import { shareRepeated } from './share-repeated.ts';
import { describeTool } from './tool-schemas.ts';

const describe = (contract: Contract, fields?: readonly string[]) =>
  describeTool({ contract, effect: 'reads', ...(fields ? { fields } : {}) });

const base = { method: 'GET', path: '/api/products/:id/things', tag: 'x', summary: 'x' } as const;

it('takes numbers, lists and pages where an address has texts', () => {
  const { properties } = describe(listProducts).input;
  expect(properties.import).toMatchObject({ type: 'array', items: { type: 'integer', minimum: 1 } });
  expect(properties.qualityMin).toMatchObject({ type: 'integer', minimum: 0, maximum: 100 });
  expect(properties.brand).toMatchObject({ type: 'array', items: { type: 'string' }, description: 'Of this brand' });
  expect(properties.limit).toMatchObject({ type: 'integer', maximum: 50, default: 20 });
  expect(Object.keys(properties)).not.toContain('page');
});

it('answers the fields that are offered, none of which has to be there', () => {
  const { output, input, fields } = describe(listProducts, ['id', 'sku']);
  expect(fields).toEqual(['id', 'sku']);
  expect(input.properties.fields).toMatchObject({ items: { enum: ['id', 'sku'] } });
  expect(output.properties.data).toMatchObject({ items: { properties: { id: { type: 'integer' }, sku: {} } } });
  expect(Object.keys(output.properties)).toEqual(['data', 'total', 'nextCursor']);
  expect(JSON.stringify(output.properties.data)).not.toContain('required');
});

it('states the version that a change is of, and that an answer has', () => {
  const change = defineContract({
    ...{ ...base, method: 'POST', access: 'write', takesVersion: true, givesVersion: true },
    ...{ body: z.object({ text: z.string() }), reply: z.object({ id: z.int(), done: z.boolean() }) },
  });
  const { places, output } = describeTool({ contract: change, effect: 'proposes' });
  expect([...places]).toEqual([
    ['text', 'body'],
    ['version', 'version'],
  ]);
  expect(output.properties.version).toMatchObject({ type: 'integer' });
});

it('is not made of a call with two arguments of one name, nor with fields that are not answered', () => {
  const twice = defineContract({
    ...{ ...base, method: 'POST', access: 'view', params: z.object({ id: z.string() }) },
    body: z.object({ id: z.string() }),
  });
  expect(() => describe(twice)).toThrow('two arguments of one name');
  expect(() => describe(listProducts, ['id', 'price', 'cost'])).toThrow('does not answer cost');
});

it('writes a shape that is there several times once, the largest first', () => {
  const small = { type: 'object', properties: { a: { type: 'string', description: 'x'.repeat(200) } } };
  const large = { type: 'object', properties: { one: small, other: { type: 'string' } } };
  const whole = { type: 'object', properties: { p: large, q: large, r: small } };
  expect(shareRepeated(whole)).toEqual({
    type: 'object',
    properties: { p: { $ref: '#/$defs/shape1' }, q: { $ref: '#/$defs/shape1' }, r: { $ref: '#/$defs/shape2' } },
    $defs: {
      shape1: { type: 'object', properties: { one: { $ref: '#/$defs/shape2' }, other: { type: 'string' } } },
      shape2: small,
    },
  });
  expect(shareRepeated({ type: 'object', properties: { r: small } })).toEqual({
    type: 'object',
    properties: { r: small },
  });
});
