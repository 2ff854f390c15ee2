import { describe, expect, it } from 'vitest';
import type { ProductFilter } from '#domain/catalogue/catalogue.contract.ts';
import type { CatalogueQuery, Condition } from './catalogue-query.ts';
import { toListFilter } from './list-filter.ts';
import { correctReading, splitReading, toConditions } from './reading-filter.ts';

const rule: Condition = { field: 'term', of: 'rule', label: 'Title length', filter: { rule: ['a', 'b'] } };
const cheap: Condition = { field: 'figure', of: 'price', is: 'below', value: 20 };
const query = (...where: Condition[]): CatalogueQuery => ({ where, show: 'number', measure: { of: 'count' } });

describe('a filter is conditions and the conditions are the same filter again', () => {
  it.each<ProductFilter>([
    {},
    { search: 'mug', category: 'Kitchen', brand: ['Acme', 'Bloom'], retailer: 'Amazon', subcategory: 'Mugs' },
    { status: 'pending' },
    { status: ['approved', 'rejected'] },
    { band: 'yellow' },
    { band: ['green', 'red'] },
    { issue: 'title' },
    { issue: 'none' },
    { partStatus: 'bullets-approved' },
    { partStatus: ['title-rejected', 'images-pending'] },
    { level: ['borderline', 'non-compliant'] },
    { lens: 'open-claim' },
    { lens: ['clean', 'unchanged'] },
    { qualityMin: '40', qualityMax: '79' },
  ])('%j', (filter) => {
    expect(toListFilter(toConditions(filter))).toEqual(filter);
  });
});

it('shows as a filter what lists can be filtered by, and the rest beside it', () => {
  const pending: Condition = { field: 'status', any: ['pending'] };
  const notAcme: Condition = { field: 'name', of: 'brand', values: ['Acme'], not: true };
  expect(splitReading([cheap, pending, notAcme, rule])).toEqual({
    filter: { status: 'pending', rule: ['a', 'b'] },
    rest: [cheap, notAcme],
  });
});

it('shows two conditions of one kind as a filter and a rest: a list takes one', () => {
  const mug: Condition = { field: 'text', in: 'any', contains: 'mug' };
  const blue: Condition = { ...mug, contains: 'blue' };
  expect(splitReading([mug, blue])).toEqual({ filter: { search: 'mug' }, rest: [blue] });
});

describe('a corrected reading', () => {
  it('asks the same of the products that are left', () => {
    const asked: CatalogueQuery = {
      ...query({ field: 'name', of: 'brand', values: ['Acme'] }, rule, cheap),
      measure: { of: 'average', figure: 'price' },
    };
    const corrected = correctReading(asked, { filter: { rule: ['a', 'b'] }, rest: [] });
    expect(corrected).toEqual({ ...asked, where: [rule] });
  });

  it('keeps what was read of a filter that stayed, also alternatives', () => {
    const other: Condition = { field: 'term', of: 'rule', label: 'Bullet count', filter: { rule: 'c' } };
    const either: Condition = { field: 'either', any: [[rule], [other]] };
    const acme: Condition = { field: 'name', of: 'brand', values: ['Acme'] };
    const corrected = correctReading(query(acme, either), { filter: { rule: ['a', 'b', 'c'] }, rest: [] });
    expect(corrected.where).toEqual([either]);
    expect(correctReading(query(either), { filter: {}, rest: [] }).where).toEqual([]);
  });

  it('compares the names that are left, and shows all groups where one is', () => {
    const among = (...values: string[]): CatalogueQuery => ({
      ...query({ field: 'name', of: 'brand', values }),
      show: 'groups',
      groupBy: { by: 'brand', among: values },
    });
    const two = correctReading(among('Acme', 'Bloom', 'Cord'), { filter: { brand: ['Acme', 'Cord'] }, rest: [] });
    expect(two).toEqual(among('Acme', 'Cord'));
    const one = correctReading(among('Acme', 'Bloom'), { filter: { brand: 'Acme' }, rest: [] });
    expect(one.groupBy).toEqual({ by: 'brand' });
  });
});
