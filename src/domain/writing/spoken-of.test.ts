// What a description says of goods whose source hardly names them: its opening, what they have, and by which name.
import { expect, test } from 'vitest';
import { draftFor } from './test-product.ts';

test.each([
  [
    'an opening that features something presents the product',
    {
      title: 'Oak Pen Sets',
      brand: 'Lumo',
      category: 'Stationery',
      description:
        'Shop our sets today. Handmade writing stationery featuring oak barrels and steel tips. Use them daily.',
    },
    'This handmade writing stationery from Lumo features oak barrels and steel tips.',
  ],
  [
    'the last of two nouns tells the number',
    {
      title: 'Oak Sets',
      brand: 'Lumo',
      description: 'Desk and shelf sets featuring oak trays, felt or cork. Use them daily.',
    },
    'These are desk and shelf sets featuring oak trays',
  ],
  [
    'a sentence about a reader is not turned into one about a thing',
    {
      title: 'Oak Box',
      brand: 'Lumo',
      description: 'You know how hard it can be to keep a desk in order. This box has four trays.',
    },
    'how hard it can be',
  ],
  [
    'what was done to a thing is not its name',
    {
      title: 'Oak Pen Set',
      brand: 'Lumo',
      description: 'Handcrafted with oak, brass and felt. The tip is made of steel.',
    },
    'It is handcrafted with oak, brass and felt.',
  ],
  [
    'a gift card without a text is said to be one',
    {
      title: 'Lumo Gift Card - Oak Leaf',
      category: 'Gift Cards',
      description: '',
      bullets: ['Multiple amounts. Choose your amount from $1 to $20.', 'No expiration, no fees.'],
    },
    'This is a Lumo Gift Card with the design "Oak Leaf".',
  ],
  [
    'the colours of one thing stand with their and',
    { title: 'Oak Bracelet', brand: 'Lumo', attributes: [{ name: 'color', value: 'Pink / Green / Gold' }] },
    'pink, green and gold.',
  ],
  [
    'packs of several are told in their number',
    { title: 'Lumo Triangular Crayon 88 mm (500 Packs of 2)', category: 'Toys & Games' },
    'This crayon comes in 500 packs of 2.',
  ],
  [
    'a weight among the dimensions is a weight',
    {
      title: 'Lumo Gift Card Holder',
      category: 'Gift Cards',
      attributes: [{ name: 'Product Dimensions', value: '3.4 x 2.1 inches ; 1.4 ounces' }],
    },
    'weighs 1.4 ounces.',
  ],
])('%s', (_title, fields, told) => {
  expect(draftFor(fields).description.content).toContain(told);
});

test.each([
  [
    'a merchant’s own header is not taken by a topic',
    {
      title: 'Lumo Gift Card',
      category: 'Gift Cards',
      bullets: ['The card can be redeemed at any of the Lumo shops in town.', 'Redemption: In store only'],
    },
    'Redemption: In store only',
  ],
  [
    'whom something is offered to stays behind its verb',
    {
      title: 'Lumo Tea Stand',
      category: 'Stands',
      bullets: ['A stand for the house of tea.'],
      description: 'The stand is a good choice for the house of Lumo, which offers guests a range of teas and cakes.',
    },
    'Offers guests a range of teas and cakes',
  ],
])('bullets: %s', (_title, fields, bullet) => {
  expect(draftFor(fields).bullets.content.join('\n')).toContain(bullet);
});
