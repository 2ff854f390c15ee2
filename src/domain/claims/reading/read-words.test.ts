// What texts state in words: each kind in the spellings shops use, and words that only look like it.
import { describe, expect, it } from 'vitest';
import { read } from '../test-reading.ts';

describe('claims told in words', () => {
  it.each([
    ['black/slate gray', ['colour: colour black', 'colour: colour slate gray']],
    ['dark blue trim', ['colour: colour dark blue']],
    ['grey', ['colour: colour gray']],
    ['multicolored', ['colour: colour multicolor']],
    ['Color: Lavender', ['colour: colour lavender']],
    ['stainless-steel blade', ['material: material stainless steel']],
    ['aluminium', ['material: material aluminum']],
    ['vegan leather', ['material: material vegan leather']],
    ['no PVC', ['material: not material pvc']],
    ['not waterproof', ['feature: not feature water proof']],
    ['water-resistant', ['feature: feature water resistant']],
    ['hands-free', ['feature: feature free of hand']],
    ['UL Listed', ['certificate: certificate ul listed']],
    ['IP67', ['certificate: model ip67']],
    ['Bluesign approved', ['certificate: bluesign']],
    ['certified by the Blue Foundation', ['certificate: blue foundation']],
    ['Made in the U.S.A.', ['origin: origin united states']],
    ['imported from Holland', ['origin: origin netherlands']],
    ['for ages 8-12', ['age: age 96-144']],
    ['ages three and older', ['age: age 36-up']],
    ['6 months and up', ['age: age 6-up']],
    ['2-year limited warranty', ['warranty: warranty 24']],
    ['two year warranty', ['warranty: warranty 24']],
    ['lifetime warranty', ['warranty: warranty lifetime']],
    ['BPA-free', ['ingredient: not ingredient bpa']],
    ['free of parabens and sulfates', ['ingredient: not ingredient paraben', 'ingredient: not ingredient sulfate']],
    [
      'Contains nuts, milk and soy.',
      ['ingredient: ingredient nut', 'ingredient: ingredient milk', 'ingredient: ingredient soy'],
    ],
    ['does not contain lead', ['ingredient: not ingredient lead']],
    ['batteries included', ['included: included battery']],
    ['the included cable', ['included: included cable']],
    ['memory card sold separately', ['included: not included card']],
    ['Batteries included: no', ['included: not included battery']],
    ['works with Alexa and Google Assistant', ['compatibility: alexa', 'compatibility: google assistant']],
    ['not compatible with Verizon', ['compatibility: not verizon']],
    ['size M', ['size: size m']],
    ['S, M and XL', ['size: size s', 'size: size m', 'size: size xl']],
    ['queen-size', ['size: size queen']],
    ['the fastest blender', ['superlative: superlative fastest']],
    ['the most durable bag', ['superlative: superlative most durable']],
    ['#1 seller', ['superlative: superlative number one']],
    ['guaranteed', ['guarantee: guarantee guarantee']],
    ['cures insomnia', ['health: health cure']],
    ['dermatologist-tested', ['health: health dermatologist tested']],
    ['eco friendly', ['eco: eco eco friendly']],
    ['kills germs', ['pesticide: pesticide kills germs']],
    ['anti-microbial', ['pesticide: pesticide antimicrobial']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('words that only look like a claim', () => {
  it.each([
    'manicure set',
    'persian rug',
    'secure pedicure',
    'Best Buy',
    'the best of the Beatles',
    'harvest forest interest',
    'a cup of hot chocolate',
    'protects from dirt, sand and snow',
    'Green Mountain',
    'a goldfish',
    'help contain small spills',
    'free of charge',
    'sharp to the edges without distortion',
    'fits tall glasses',
    'hassle-free',
    'for easy cleaning',
    'no matter which one',
  ])('%s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
