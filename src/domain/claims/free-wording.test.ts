// Claims in the words of a copywriter: bounds, units left out, lists that share a unit, phrases turned around.
import { describe, expect, it } from 'vitest';
import { read, verdicts } from './test-reading.ts';

const none: string[] = [];

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
      ['compatibility: iphone', 'model: iphone 5', 'colour: white'],
    ],
    ['of a response time', '1 ms', ['measure: 1 ms']],
    ['of the warmth of light', '2700K', ['measure: 2700 kelvin']],
    ['of the warmth of light, apart', '2700 K', ['measure: 2700 kelvin']],
  ])('%s: %s', (_name, text, expected) => {
    expect(read(text).filter((line) => line !== 'number: 6')).toEqual(expected);
  });

  it.each([
    ['degrees of no scale', 'Oven safe to 500°F', 'a 500-degree oven', ['supported: 500-degree']],
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

describe('what something is made of', () => {
  const backpack = { title: 'Nylon backpack', attributes: [{ name: 'Material', value: 'Nylon' }] };
  it.each([
    ['a part', backpack, 'The straps are made from hemp.', ['unsupported: straps', 'unsupported: hemp']],
    ['no material', backpack, 'Made of high-quality materials, made from scratch, made to last.', none],
  ])('%s', (_name, source, text, expected) => {
    expect(verdicts(source, text).filter((line) => !line.includes('high-quality'))).toEqual(expected);
  });

  it.each([
    ['an attribute of the make', { attributes: [{ name: 'Brand', value: 'Silk Bay' }] }, 'Made of silk'],
    ['a name of one word', { attributes: [{ name: 'Model name', value: 'Silk' }] }, 'Made of silk'],
    ['the brand', { brand: 'Silk & Sons' }, 'Made of silk'],
  ])('%s tells no material', (_name, source, text) => {
    expect(verdicts({ title: 'Shirt', ...source }, text)).toEqual([`unsupported: ${text.slice('Made of '.length)}`]);
  });

  it('a word of the brand makes no claim where the brand is named', () => {
    expect(
      verdicts({ title: 'Necklace', brand: 'Sparkling Resin Delights' }, 'A Sparkling Resin Delights necklace'),
    ).toEqual([]);
  });
});

describe('numbers in other words', () => {
  it.each([
    ['two and a half', 'Runs 2.5 hours', 'Runs two and a half hours', ['supported: two and a half hours']],
    ['two hundred', '250 pieces', 'Two hundred and fifty pieces', ['supported: Two hundred and fifty pieces']],
    ['half a dozen', '6 blades', 'Half a dozen blades', ['supported: Half a dozen']],
    ['more of a unit', 'Gives 2 hours', 'Gives two more hours', ['supported: two more hours']],
    ['no two', '4 pieces alike', 'No two pieces are alike', none],
    ['three bands of two', 'Dual-band router', 'A tri-band router', ['contradicted: tri']],
    ['another factor', 'SPF 30, 50 ml', 'SPF 50', ['contradicted: SPF 50']],
    [
      'the nearest word',
      '5/8" ProCoat Safety gas connector. A 3\' steel gas connector',
      '5/8" ProCoat gas connector',
      ['supported: 5/8"', 'supported: gas'],
    ],
    ['a size with its measure', 'Medium=8.0 in inseam', 'Size: Medium', ['supported: Size: Medium']],
    ['a phrase as a sentence', 'Assembly required', 'The assembly is required', ['supported: assembly is required']],
    ['a wrong hundred', '250 pieces', 'Three hundred pieces', ['contradicted: Three hundred pieces']],
    ['nearly two thirds', '63% wool', 'Nearly two thirds wool', ['supported: two thirds', 'supported: wool']],
    ['a hundred of anything', '20 tea bags', 'A hundred cups of calm', none],
    ['ways', '3 speeds', 'Use it three ways', none],
    ['one motor of two', 'Dual-motor desk', 'A single-motor desk', ['contradicted: single']],
    ['no count of motors', 'Wooden desk', 'A single-motor desk', none],
    [
      'an adjective before a comma',
      'Three premium, smooth beads',
      'Three smooth beads',
      ['supported: Three', 'supported: smooth'],
    ],
    ['a name and its number', 'Acme 123 chairs', 'An Acme 124 chair', ['contradicted: 124']],
    ['a unit left out after the same word', 'Targeting 16 to 22-year-old readers', 'Targeting 16', ['supported: 16']],
    ['one of all-in-one', 'All-in-One PC, 8GB', 'All-In-One, 8GB', ['supported: 8GB']],
    ['pieces glued', 'Set of 5pcs', 'Craft kit, 5pcs', ['supported: 5pcs']],
    ['children', 'For children 4 to 6 years', 'For ages 4 to 6', ['supported: ages 4 to 6']],
    ['a guarantee', 'Warranty: 2 years', 'Guaranteed for two years', ['supported: Guaranteed for two years']],
    ['another guarantee', '2-year warranty', 'Covered for five years', ['contradicted: Covered for five years']],
  ])('%s', (_name, title, text, expected) => {
    expect(verdicts({ title, brand: 'Acme' }, text)).toEqual(expected);
  });
});

describe('what is said of something else', () => {
  const cooker = {
    title: 'Slow cooker',
    description: 'Plastic lid, 60 Hz motor. Keeps food free from heat, air and dust with ease.',
  };
  it.each([
    ['a superlative', 'Even on the longest day, and through the wildest storm.', none],
    ['a compound', 'Break the plastic-bottle habit, without the plastic-bottle habit.', ['supported: plastic']],
    ['the usual', '60 Hz instead of the usual 90 Hz', ['supported: 60 Hz']],
    ['the end of a list', 'Free from heat, air and dust', ['supported: heat', 'supported: air', 'supported: dust']],
  ])('%s is no claim', (_name, text, expected) => {
    expect(verdicts(cooker, text).filter((line) => !line.includes(text))).toEqual(expected);
  });

  it.each([
    ['said of it', 'It is the quietest thing around.', 'quietest'],
    ['of what the source names', 'Get the finest cooker.', 'finest'],
    ['of nothing', 'Simply the best.', 'best'],
    ['of the market', 'The fastest on the market.', 'fastest'],
  ])("a superlative %s is the product's", (_name, text, claim) => {
    expect(verdicts(cooker, text)).toContain(`unsupported: ${claim}`);
  });
});

describe('what lists of words do not know', () => {
  const pitcher = {
    title: 'Cool mist pitcher',
    description: 'Reduces chlorine, lead and mercury. Includes a bell, a brush and a lid.',
  };
  it.each([
    ['an opposite', 'Choose warm mist.', ['contradicted: warm mist']],
    ['an opposite of another thing', 'Choose a warm corner.', none],
    ['a substance', 'Niacinamide works.', ['unsupported: Niacinamide']],
  ])('%s', (_name, text, expected) => {
    expect(verdicts(pitcher, text).filter((line) => !line.includes(text) && !line.endsWith('lead'))).toEqual(expected);
  });
});

describe('what another value does not deny', () => {
  const weights = [
    { name: 'Dimensions', value: '4 x 3 x 1 inches ; 4 ounces' },
    { name: 'Shipping Weight', value: '5.6 ounces' },
  ];
  it.each([
    ['the weight of the parcel', { title: 'Mug', attributes: weights }, 'It weighs 4 ounces.', ['supported: 4 ounces']],
    [
      'a material beside it',
      { title: 'Polyester Poplin Tablecloth' },
      'Polyester Tablecloth',
      ['supported: Polyester'],
    ],
    [
      'a number without its unit before another',
      { title: 'Pad 9.7 - 64GB' },
      'Pad 9.7, 64GB',
      ['supported: 9.7', 'supported: 64GB'],
    ],
  ])('%s', (_name, source, text, expected) => {
    expect(verdicts(source, text)).toEqual(expected);
  });
});

describe('a figure that the source gives for something else', () => {
  const flask = 'Keeps drinks cold for 24 hours and hot for 12 hours.';
  it.each([
    [flask, 'Keeps drinks hot for 24 hours.', ['unsupported: 24 hours']],
    [flask, 'Keeps drinks hot for 12 hours.', ['supported: 12 hours']],
    [flask, 'Keeps drinks cold for 24 hours.', ['supported: 24 hours']],
    ['Cable length 1.5 m, height 40 cm', '1.5 m tall', ['unsupported: 1.5 m']],
    ['Cable length 1.5 m, height 40 cm', '40 cm tall', ['supported: 40 cm']],
  ])('“%s”: “%s”', (description, text, expected) => {
    expect(verdicts({ title: 'Flask', description }, text)).toEqual(expected);
  });
});

describe('all of it', () => {
  it.each([
    ['80% cotton, 20% polyester', ['contradicted: entirely of', 'supported: cotton']],
    ['100% cotton', ['supported: entirely of', 'supported: cotton']],
    ['A shirt of cotton', ['supported: cotton']],
  ])('of %s', (description, expected) => {
    expect(verdicts({ title: 'Shirt', description }, 'Made entirely of cotton.')).toEqual(expected);
  });
});
