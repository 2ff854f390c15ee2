import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanScope,
  describeInvitedScope,
  describeOutOfScope,
  describeScope,
  isWithin,
  leaves,
  type Scope,
  scopeFields,
} from './scope.ts';
import { scopeSchema } from './scope-schema.ts';

const product = { brand: 'Barkenby', category: 'Benches', retailer: null };
const nothing: Scope = { brand: [], category: [], retailer: [] };

describe('a product is within a scope', () => {
  it('where it matches each list that is not empty', () => {
    expect(isWithin({ ...nothing, brand: ['Pellgate', 'Barkenby'] }, product)).toBe(true);
    expect(isWithin({ ...nothing, brand: ['Barkenby'], category: ['Benches'] }, product)).toBe(true);
    expect(isWithin({ ...nothing, brand: ['Barkenby'], category: ['Tables'] }, product)).toBe(false);
    expect(isWithin({ ...nothing, retailer: ['Amazon'] }, product), 'one without a retailer').toBe(false);
    expect(isWithin({ ...nothing, brand: ['barkenby'] }, product), 'written otherwise').toBe(false);
  });

  it('and leaves it with a value of a limited field that is not listed', () => {
    const scope = { ...nothing, brand: ['Barkenby'], retailer: ['Amazon'] };
    expect(leaves(scope, { brand: 'Pellgate' })).toBe(true);
    expect(leaves(scope, { retailer: null })).toBe(true);
    expect(leaves(scope, { brand: 'Barkenby', category: 'Tables' })).toBe(false);
    expect(leaves(scope, {})).toBe(false);
    expect(leaves(null, { brand: 'Pellgate' })).toBe(false);
  });

  it('never more often for a further list, and always for no scope', () => {
    const value = fc.constantFrom('A', 'B', 'C');
    const values = fc.array(value, { minLength: 1, maxLength: 3 });
    const of = fc.record({ brand: fc.option(value), category: fc.option(value), retailer: fc.option(value) });
    fc.assert(
      fc.property(
        of,
        fc.constantFrom(...scopeFields),
        values,
        fc.constantFrom(...scopeFields),
        values,
        (each, one, a, other, b) => {
          const narrow = { ...nothing, [one]: a, [other]: b };
          const wide = { ...nothing, [other]: b };
          expect(isWithin(narrow, each) && !isWithin(wide, each)).toBe(false);
          expect(isWithin(null, each)).toBe(true);
          expect(isWithin(cleanScope(nothing), each)).toBe(true);
        },
      ),
    );
  });
});

it('says what it takes, and who widens it', () => {
  const scope = { brand: ['Barkenby', 'Pellgate'], category: [], retailer: ['Amazon'] };
  expect(describeScope(scope)).toBe('brand Barkenby or Pellgate, retailer Amazon');
  expect(describeOutOfScope(scope)).toBe(
    'You may only change products of brand Barkenby or Pellgate, retailer Amazon. Ask an admin.',
  );
  expect(describeInvitedScope(scope)).toBe(
    'You will be able to change products of brand Barkenby or Pellgate, retailer Amazon.',
  );
});

it('refuses blanks and more than fifty values', () => {
  expect(scopeSchema.safeParse({ ...nothing, brand: [' '] }).success).toBe(false);
  expect(scopeSchema.safeParse({ ...nothing, brand: Array.from({ length: 51 }, String) }).success).toBe(false);
  expect(scopeSchema.parse({ ...nothing, brand: [' Barkenby '] }).brand).toEqual(['Barkenby']);
});
