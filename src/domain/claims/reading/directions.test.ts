// The same figure the other way round: lower against higher, at least against at most; and degrees of both scales.
import { describe, expect, it } from 'vitest';
import { verdicts } from '../test-reading.ts';

const checked = (description: string, text: string) =>
  verdicts({ title: 'Thing', description }, text).filter((line) => !line.startsWith('unsupported: Thing'));

describe('a figure the other way round is contradicted', () => {
  it.each([
    ['lower and higher', 'Noise is 25 % lower.', 'Noise is 25 % higher.', '25 %'],
    ['less and more', 'With 30% less fat.', 'With 30% more fat.', '30%'],
    ['longer and shorter', 'Runs 40% longer than others.', 'Runs 40% shorter than others.', '40%'],
    ['a verb', 'Cuts drying time by 20%.', 'Increases drying time by 20%.', '20%'],
    ['most and least', 'Takes bulbs of max. 40 W.', 'Needs a bulb of at least 40 W.', '40 W'],
    ['up to and over', 'Carries up to 5 kg.', 'Carries over 5 kg.', '5 kg'],
    ['a comparative behind', 'Keep the water at 45 °C or cooler.', 'Keep the water at 45 °C or hotter.', '45 °C'],
  ])('%s', (_name, description, text, words) => {
    expect(checked(description, text)).toContain(`contradicted: ${words}`);
  });

  it.each([
    ['the same in another word', 'Noise is 25 % lower.', 'A noise level reduced by 25 %.'],
    ['of another thing', 'Uses 80% less energy.', 'It is 80% more energy efficient.'],
    ['the bound itself', 'Carries up to 5 kg.', 'Carries 5 kg.'],
    ['what an order leaves', 'Do not use below 5 °C.', 'Use above 5 °C.'],
    ['both ends of a range', 'Heats from 80 to 450 °F.', 'Heats to at most 450 °F, and at least 80 °F.'],
    ['both ways in the source', 'Takes 50% less space, gives 50% more space.', '50% more space.'],
    ['of another use', 'More than 2 hours of playtime.', 'Charges in under 2 hours.'],
    ['of another figure', 'Holds more than 2 kg.', 'Weighs less than 2 kg.'],
    ['of another product', 'The new box is 20 % smaller.', 'The old box was 20 % larger.'],
    ['a denial that is no order', 'Runs for more than 10 hours.', "You won't need a socket for more than 10 hours."],
    ['not only', 'It lasts more than 10 hours.', 'It not only lasts more than 10 hours, it charges fast.'],
    ['as a question', 'Carries up to 5 kg.', 'Does it carry over 5 kg?'],
  ])('not where it says %s', (_name, description, text) => {
    expect(checked(description, text).filter((line) => line.startsWith('contradicted'))).toEqual([]);
  });
});

it.each([
  ['More than 2 hours of playtime.', 'Charges in under 2 hours.', '2 hours'],
  ['The water should not exceed 45 °C.', 'Wash at 45 °C or hotter.', '45 °C'],
])('the other way round of something else is unsupported: %s %s', (description, text, words) => {
  expect(checked(description, text)).toContain(`unsupported: ${words}`);
});

describe('degrees', () => {
  it.each([
    ['Up to 400F.', 'Up to 400 °F.', '400 °F'],
    ['Up to 400℉.', 'Up to 400F.', '400F'],
    ['From 85-450F.', '85 to 450 °F', '85 to 450 °F'],
    ['Up to 40C or 104F.', 'Up to 40 °C', '40 °C'],
    ['Heats to 230 °C.', 'Heats to 446 °F', '446 °F'],
  ])('%s supports %s', (description, text, words) => {
    expect(checked(description, text)).toEqual([`supported: ${words}`]);
  });

  it('of the other scale are no others', () => {
    expect(checked('Heats to 230 °C.', 'Heats to 500 °F')).toEqual(['unsupported: 500 °F']);
  });
});
