// What a source forbids or says a product is not for, against a text that says to do it, and the other way round.
import { describe, expect, it } from 'vitest';
import { verdicts } from '../test-reading.ts';

const contradicted = (description: string, text: string, attributes: Record<string, string> = {}) =>
  verdicts(
    { title: 'Thing', description, attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })) },
    text,
  ).filter((line) => line.startsWith('contradicted'));

describe('an order of the source against a text', () => {
  it.each([
    ['in capitals', 'DO NOT USE ON BICYCLE TIRES.', 'It can also be used on bicycle tires.', 'bicycle tires'],
    ['a single verb', 'Ready to use. Do not dilute.', 'Dilute with water.', 'Dilute'],
    [
      'the last of a list',
      'Not suitable for brass, copper or painted wood.',
      'Great for painted wood.',
      'painted wood',
    ],
    ['the first of a list', 'Not intended for birds or for cats.', 'Suits birds as well.', 'birds'],
    ['a passive', 'It cannot be dimmed.', 'It can be dimmed.', 'dimmed'],
    ['a word in -able', 'The lamp is not dimmable.', 'A dimmable lamp.', 'dimmable'],
    ['never', 'Never tumble dry the cover.', 'Tumble dry on low.', 'Tumble dry'],
    ['another form of the verb', 'Do not tumble dry.', 'It may be tumble-dried.', 'tumble-dried'],
    ['avoid', 'Avoid outdoor use.', 'Made for outdoor use.', 'outdoor'],
    ['keep away', 'Keep it away from magnets.', 'Works with magnets.', 'magnets'],
    ['a limit they share', 'Not for dogs under 3 kg.', 'Ideal for dogs under 3 kg.', 'dogs'],
    [
      'a part that is not built in',
      'There is no built-in microphone.',
      'The onboard microphone hears you.',
      'microphone',
    ],
  ])('%s', (_name, description, text, words) => {
    expect(contradicted(description, text)).toContain(`contradicted: ${words}`);
  });

  it.each([['Mattress included', 'No', 'A mattress is included.', 'mattress is included']])(
    'as a table tells it: %s: %s',
    (name, value, text, words) => {
      expect(contradicted('', text, { [name]: value })).toContain(`contradicted: ${words}`);
    },
  );
});

describe('an order of a text against the source', () => {
  it.each([
    ['Tumble dry low.', 'Do not tumble dry.', 'tumble dry'],
    ['A poster is in the box.', 'It comes without a poster.', 'without a poster'],
  ])('%s against %s', (description, text, words) => {
    expect(contradicted(description, text)).toContain(`contradicted: ${words}`);
  });
});

describe('no order is broken', () => {
  it.each([
    ['by what is asked for', 'Never ride without a helmet.', 'Ride with a helmet.'],
    ['by what may be done with it', 'It cannot be copied without the card.', 'Copies need the card.'],
    ['where a text leaves it', 'Leather and copper. Without a lid.', 'Leave the lid to other mugs.'],
    ['by a thing of the reader’s', 'No plant.', 'Give a plant water, and the plant thrives.'],
    ['by the same order', 'Do not bleach.', 'Never bleach it.'],
    ['by a thing of the same name', 'Do not iron.', 'Iron base with a glass shade.'],
    ['where a limit differs', 'Not for children under 3 years.', 'For children from 4 years.'],
    ['where another thing is meant', 'Do not use on bicycle tires.', 'Use it on car tires.'],
    ['in the other direction', 'Does not convert HDMI sources to VGA.', 'Converts VGA sources to HDMI.'],
    ['where the text keeps away', 'Do not tumble dry.', 'Keep it out of the dryer: no tumble drying.'],
    ['where it says what is owed', 'It is not tuned.', 'It has to be tuned first.'],
    ['by what refers back', 'Not suitable for roof windows.', 'Roof windows have to do without it.'],
    ['by nothing but', 'No palm oil.', 'Made with nothing but olive oil.'],
    ['where the source says both', 'Hand wash. Do not machine wash with bleach.', 'Hand wash.'],
    ['by what it is made of', 'A drill of steel. Not for concrete.', 'Leave concrete to another tool.'],
    ['by a denial behind the claim', 'Contains no PVC. Vegan: no.', 'A mat that contains no PVC.'],
  ])('%s', (_name, description, text) => {
    expect(contradicted(description, text)).toEqual([]);
  });

  it('and denials that agree are supported, in compounds too', () => {
    const source = { title: 'Spray', description: 'An alcohol-free formula without scent.' };
    expect(verdicts(source, 'Alcohol-free and unscented.')).toEqual([
      'supported: Alcohol-free',
      'supported: unscented',
    ]);
  });
});
