// Claims in the words of a copywriter: bounds, units left out, lists that share a unit, phrases turned around.
import { describe, expect, it } from 'vitest';
import { read, verdicts } from './test-reading.ts';

describe('a bound', () => {
  it.each([
    ['under', 'Weighs 7.9 oz', 'Weighs under eight ounces', ['supported: eight ounces']],
    ['less than', 'Weighs 2.8 lb', 'Weighs less than 3 lb', ['supported: 3 lb']],
    ['over', '128 songs', 'Over 120 songs', ['supported: 120']],
    ['nearly', 'Runs 7.5 hours', 'Runs nearly 8 hours', ['supported: 8 hours']],
    ['far from it', 'Weighs 2 lb', 'Weighs less than 3 lb', ['contradicted: 3 lb']],
    ['on the wrong side', 'Weighs 8.2 oz', 'Weighs under 8 oz', ['contradicted: 8 oz']],
  ])('%s', (_name, title, text, expected) => {
    expect(verdicts({ title }, text)).toEqual(expected);
  });
});

describe('a unit', () => {
  it.each([
    ['of the last in a list', '24, 20 and 16 inches', ['dimension: 24 in', 'dimension: 20 in', 'dimension: 16 in']],
    ['of the last of two ranges', '0-450 and 0-1,650 rpm', ['measure: 0 rpm..450 rpm', 'measure: 0 rpm..1650 rpm']],
    [
      'that may be a word is not shared',
      'iPhone 5 and 6 in white',
      ['compatibility: iphone', 'model: iphone 5', 'colour: colour white'],
    ],
    ['of a response time', '1 ms', ['measure: 1 ms']],
    ['of a response time in capitals', 'THE 4 MS RESPONSE TIME', ['measure: 4 ms']],
    ['of the warmth of light', '2700K', ['measure: 2700 kelvin']],
    ['of the warmth of light, apart', '2700 K', ['measure: 2700 kelvin']],
  ])('%s: %s', (_name, text, expected) => {
    expect(read(text).filter((line) => line !== 'number: 6')).toEqual(expected);
  });

  it.each([
    ['degrees of no scale', 'Oven safe to 500°F', 'a 500-degree oven', ['supported: 500-degree']],
    ['sides', 'VESA 100 x 100 mm', 'VESA 100×100', ['supported: 100×100']],
    ['a number alone', '28 hours with the case', 'more in the case (28 in total)', ['supported: 28']],
  ])('left out: %s', (_name, title, text, expected) => {
    expect(verdicts({ title }, text)).toEqual(expected);
  });
});

describe('other words for the same', () => {
  it.each([
    ['a rating', 'IPX4 rated', 'IPX4-rated buds', ['supported: IPX4']],
    ['free of something', 'Fragrance free', 'free of fragrance', ['supported: fragrance']],
    [
      'a certificate',
      'OEKO-TEX Standard 100 certified',
      'Certified to OEKO-TEX Standard 100',
      ['supported: OEKO-TEX Standard 100'],
    ],
    [
      'a number before a certificate',
      '4-pack, ENERGY STAR certified',
      'Four ENERGY STAR certified bulbs',
      ['supported: ENERGY STAR certified'],
    ],
    ['praise of a colour', 'Tent - Orange', 'A bright orange tent', ['supported: orange']],
    [
      'a whole list that is absent',
      'Free of PVC and latex',
      'Made without PVC or latex',
      ['supported: PVC', 'supported: PVC', 'supported: latex', 'supported: latex'],
    ],
    [
      'what slips not',
      'Non-slip polyurethane top',
      'A non-slip polyurethane surface',
      ['supported: non-slip', 'supported: polyurethane'],
    ],
    ['cruelty', 'Vegan and cruelty free', 'Cruelty-free', ['supported: Cruelty-free']],
    ['a town before a country', 'Made in Vermont, USA', 'Made in the USA', ['supported: Made in the USA']],
    [
      'what is sold separately',
      'microSD card not included',
      'You need a microSD card, which is sold separately',
      ['supported: card, which is sold separately'],
    ],
    ['what is in the box', 'Rain cover included', 'The included rain cover', ['supported: included rain']],
  ])('%s', (_name, title, text, expected) => {
    expect(
      verdicts({ title }, text).filter((line) => line !== 'supported: Four' && line !== 'supported: ENERGY STAR'),
    ).toEqual(expected);
  });

  it.each([
    [
      'what is denied a few words before',
      'C-wire required',
      'no C-wire is required',
      ['contradicted: wire is required'],
    ],
    [
      'another kind of the same thing',
      'HDMI cable included; VGA cable not included',
      'A VGA cable is included',
      ['supported: VGA', 'contradicted: cable is included'],
    ],
    [
      'through and through for the look of it',
      'Shelf in a walnut finish',
      'A solid walnut shelf',
      ['unsupported: walnut'],
    ],
    ['a remedy', 'Face serum', 'It erases fine lines and calms itchy skin', ['unsupported: erases fine lines']],
  ])('%s', (_name, title, text, expected) => {
    expect(verdicts({ title }, text)).toEqual(expected);
  });

  it('a warranty is known by the name of its attribute', () => {
    const source = { attributes: [{ name: 'Warranty', value: '3 years' }] };
    expect(verdicts(source, 'A three-year limited warranty')).toEqual(['supported: three-year limited warranty']);
    expect(verdicts(source, 'A 5-year warranty')).toEqual(['contradicted: 5-year warranty']);
  });
});
