// True statements in other words than the source: by another unit, another form of a word, or worked out of two counts.
import { describe, expect, it } from 'vitest';
import { claimsIn } from '../test-reading.ts';

const shown = (description: string, text: string) =>
  claimsIn({ title: 'Thing', description }, text).filter((line) => !line.startsWith('supported'));

describe('is no claim to doubt', () => {
  it.each([
    ['a warranty without the word', 'Warranty: 24 months.', 'Covered for two years.'],
    ['another form of the word', 'The strap can be adjusted.', 'An adjustable strap.'],
    ['what is in the box', 'Includes a nozzle.', 'The nozzle is supplied.'],
    ['how it is delivered', 'Volume 50 ml in a pump bottle.', 'Supplied in a 50 ml bottle.'],
    ['a material that is a thing too', 'Handles covered in foam.', 'Foam handles.'],
    ['an origin with an adverb', 'Handcrafted thoughtfully in Italy.', 'Handcrafted in Italy.'],
    ['pressure in another unit', 'Up to 7 bar.', 'Up to 101.5 psi.'],
    ['a fiber by its other name', 'Cotton with a touch of Lycra.', 'Cotton with elastane.'],
    ['a leather by its animal', 'Lined with lamb leather.', 'A lambskin lining.'],
    ['a plastic by its other name', 'A shade of acrylic.', 'A plexiglass shade.'],
    ['a deed with its figure', 'A plate for up to 392 °F.', 'A plate heated to 200 °C.'],
    ['as many by another name', 'A fan with 6 speeds.', 'A fan of half a dozen levels.'],
    ['hours written h', 'Full charge 4 h.', 'Charges in four hours.'],
  ])('%s', (_name, description, text) => {
    expect(shown(description, text)).toEqual([]);
  });
});

it('the material of goods whose name has another is theirs', () => {
  const screws = { title: 'Wood screws', attributes: [{ name: 'Material', value: 'stainless steel' }] };
  expect(claimsIn(screws, 'Stainless screws.')).toEqual(['supported: Stainless']);
});

describe('is one all the same', () => {
  it.each([
    [
      'a place the source never names',
      'Almonds from Spain.',
      'Grown in California.',
      ['unsupported: Grown in California'],
    ],
    ['what is denied', 'Tiebacks are not included.', 'Delivered with tiebacks.', ['contradicted: tiebacks']],
  ])('%s', (_name, description, text, lines) => {
    expect(shown(description, text)).toEqual(lines);
  });

  it('goods for others', () => {
    expect(
      claimsIn({ title: 'Hiking Socks', attributes: [{ name: 'Department', value: 'Men' }] }, 'Women’s socks.'),
    ).toEqual(['contradicted: Women’s socks']);
  });
});
