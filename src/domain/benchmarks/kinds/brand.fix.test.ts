// The brand in a title and at its front: two rule kinds with one fix.
import { expect, test } from 'vitest';
import { canFix } from '../can-fix.ts';
import { fixedTo, propose, ruleOf } from './test-fix.ts';

const brandFirst = ruleOf('title', { benchmarkType: 'structure', rule: { shape: 'brand-first' } });
const brandNamed = ruleOf('title', { benchmarkType: 'required', rule: { fact: 'brand' } });

test.each([
  ['is put in front where the title lacks it', 'Stride Smart Watch, Midnight', 'Ampwick Stride Smart Watch, Midnight'],
  ['is spelled as in its field', 'AMPWICK Stride', 'passes'],
  ['goes from behind its “by”', 'Hush Headphones by Ampwick, Black', 'Ampwick Hush Headphones, Black'],
  ['goes from a place of its own', 'Hush Headphones | Ampwick | Black', 'Ampwick Hush Headphones | Black'],
  ['goes from the middle of a phrase', '$25 Ampwick Gift Certificate', 'Ampwick $25 Gift Certificate'],
  ['goes with its mark', 'Hush Ampwick™ Headphones', 'Ampwick Hush Headphones'],
  ['stays where the thing is for it', 'Case for Ampwick Phones', 'Ampwick Case for Ampwick Phones'],
  ['is not put before another maker', 'Coffee Table by Mobili Polli', 'no-fix'],
  ['is not torn out of a pair', 'Lamp of Ampwick and Orvik', 'no-fix'],
  ['is not torn from its ending', 'The Ampwick’s Watch', 'no-fix'],
  ['is not torn from another word', 'Watch Ampwick-Stride', 'no-fix'],
])('the brand %s', (_title, title, fixed) => {
  expect(fixedTo(brandFirst, { title, brand: 'Ampwick' })).toBe(fixed);
});

test.each([
  ['Trade Movers', '2 Hours of Moving with Truck By TradeMovers', 'Trade Movers 2 Hours of Moving with Truck'],
  ['Shari’s Café', 'Gift Card by Sharis Cafe', 'Shari’s Café Gift Card'],
  ['Orvik  Home', 'Desk Lamp', 'Orvik Home Desk Lamp'],
])('a brand %s is found in another spelling and written as its field has it', (brand, title, fixed) => {
  expect(fixedTo(brandNamed, { title, brand })).toBe(fixed);
});

test.each([
  ['no field', null, 'passes', ''],
  ['a placeholder', 'Unbranded', 'no-brand', 'The Brand field contains no brand name'],
  ['the name every new shop has', 'My Store', 'no-brand', 'The Brand field contains no brand name'],
  ['a handle', 'partners-demo', 'no-brand', 'The Brand field contains no brand name'],
  ['a web address', 'Rustica.com', 'no-brand', 'The Brand field contains a web address, not a brand'],
  ['a company', 'Rustic Ltd', 'no-brand', 'The Brand field contains a company, not a brand'],
  ['a word of it in the title', 'Lamp Warehouse', 'no-fix', 'The title has the brand in another form'],
])('%s is not put in front', (_title, brand, because, says) => {
  const proposal = propose(brandNamed, { title: 'Floor Lamp', brand });
  expect(proposal).toMatchObject(says === '' ? { ok: false, because } : { ok: false, because, says });
});

test('a title that begins with a name in capitals may name another maker', () => {
  expect(fixedTo(brandNamed, { title: 'KOSKY USB Adapter for PC', brand: 'Ampwick' })).toBe('no-fix');
  expect(fixedTo(brandNamed, { title: 'LED Desk Lamp', brand: 'Ampwick' })).toBe('Ampwick LED Desk Lamp');
});

test('a figure of the brand is not read together with one of the title', () => {
  expect(fixedTo(brandNamed, { title: '7 Bead Bracelet', brand: 'Studio 54' })).toBe('no-fix');
});

test('in another language a brand is put in front, and not taken out of a phrase', () => {
  const cs = { brand: 'Orvik', description: 'Baterie je určena pro notebooky a má kapacitu, která se hodí pro práci.' };
  expect(fixedTo(brandFirst, { ...cs, title: 'Klávesnice pro notebook' })).toBe('Orvik Klávesnice pro notebook');
  expect(fixedTo(brandFirst, { ...cs, title: 'Baterie Orvik pro notebook' })).toBe('no-fix');
});

test('says what it does, and does nothing for other parts', () => {
  const does =
    'Puts the brand at the front of the title, spelled as in the Brand field, and removes a second mention of it.';
  expect([canFix(brandFirst), canFix(brandNamed)]).toEqual([
    { part: 'title', does },
    { part: 'title', does },
  ]);
  expect(canFix(ruleOf('description', { benchmarkType: 'required', rule: { fact: 'brand' } }))).toBeNull();
  expect(canFix(ruleOf('bullets', { benchmarkType: 'structure', rule: { shape: 'brand-first' } }))).toBeNull();
});
