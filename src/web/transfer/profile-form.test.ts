import { expect, it } from 'vitest';
import type { SavedView } from '#domain/catalogue/saved-views.contract.ts';
import type { ExportProfile } from '#domain/transfer/export-profiles.contract.ts';
import { toForm, toInput } from './profile-form.ts';

const views: SavedView[] = [
  { id: 1, name: 'Mugs', path: '/products', search: 'category=Mugs&sort=title', createdBy: null },
  { id: 2, name: 'Done', path: '/approved-products', search: '', createdBy: null },
];
const input = {
  ...{ name: 'Weekly', format: 'xlsx' as const, filter: { category: 'Mugs' }, columns: ['SKU', 'Title'] },
  ...{ onlyDecided: true, onlyChanged: true, splitsRetailers: true, fileName: '{profile}' },
  schedule: { every: 'week' as const, on: 'friday' as const, at: '05:00' },
};
const profile: ExportProfile = { ...input, id: 3, nextAt: null, lastAt: null, createdBy: 'Ada' };

it('a profile comes out of its form as it went in', () => {
  expect(toForm(profile, views, null).products).toBe('1');
  expect(toInput(toForm(profile, views, null), views, profile.filter, null)).toEqual(input);
  const daily = { ...profile, columns: null, filter: {}, schedule: { every: 'day' as const, at: '06:00' } };
  expect(toInput(toForm(daily, views, null), views, {}, null)).toMatchObject({
    columns: null,
    filter: {},
    schedule: daily.schedule,
  });
});

it('keeps a filter that no view has, and takes that of a view which is chosen', () => {
  const form = toForm({ ...profile, filter: { brand: 'Clayfield' } }, views, null);
  expect(form.products).toBe('kept');
  expect(toInput(form, views, { brand: 'Clayfield' }, null).filter).toEqual({ brand: 'Clayfield' });
  expect(toInput({ ...form, products: '2' }, views, {}, null).filter).toEqual({ status: 'approved' });
});

it('sends nothing a format cannot have, and blank lines are no columns', () => {
  const form = { ...toForm(null, views, null), name: 'For us', columns: ' SKU \n\n', splitsRetailers: true };
  expect(toInput(form, views, {}, null)).toMatchObject({ columns: ['SKU'], splitsRetailers: true, schedule: null });
  expect(toInput({ ...form, format: 'review-csv' }, views, {}, null)).toMatchObject({
    columns: null,
    splitsRetailers: false,
  });
});
