// What texts state in words: each kind in the spellings shops use, and words that only look like it.
import { describe, expect, it } from 'vitest';
import { read } from '../test-reading.ts';

describe('claims given in words', () => {
  it.each([
    ['black/slate gray', ['colour: black', 'colour: slate gray']],
    ['dark blue trim', ['colour: dark blue']],
    ['grey', ['colour: gray']],
    ['multicolored', ['colour: multicolor']],
    ['Color: Lavender', ['colour: lavender']],
    ['stainless-steel blade', ['material: stainless steel']],
    ['aluminium', ['material: aluminum']],
    ['vegan leather', ['material: vegan leather']],
    ['no PVC', ['material: not pvc']],
    ['not waterproof', ['feature: not water proof']],
    ['water-resistant', ['feature: water resistant']],
    ['hands-free', ['feature: free of hand']],
    ['UL Listed', ['certificate: ul listed']],
    ['IP67', ['certificate: ip67']],
    ['Bluesign approved', ['certificate: bluesign']],
    ['certified by the Blue Foundation', ['certificate: blue foundation']],
    ['Made in the U.S.A.', ['origin: united states']],
    ['imported from Holland', ['origin: netherlands']],
    ['for ages 8-12', ['age: 96-144']],
    ['ages three and older', ['age: 36-up']],
    ['6 months and up', ['age: 6-up']],
    ['2-year limited warranty', ['warranty: 24']],
    ['two year warranty', ['warranty: 24']],
    ['lifetime warranty', ['warranty: lifetime']],
    ['BPA-free', ['ingredient: not bpa']],
    ['free of parabens and sulfates', ['ingredient: not paraben', 'ingredient: not sulfate']],
    ['Contains nuts, milk and soy.', ['ingredient: nut', 'ingredient: milk', 'ingredient: soy']],
    ['does not contain lead', ['ingredient: not lead']],
    ['batteries included', ['included: battery']],
    ['the included cable', ['included: cable']],
    ['memory card sold separately', ['included: not card']],
    ['Batteries included: no', ['included: not battery']],
    ['works with Alexa and Google Assistant', ['compatibility: alexa', 'compatibility: google assistant']],
    ['not compatible with Verizon', ['compatibility: not verizon']],
    ['size M', ['size: m']],
    ['queen-size', ['size: queen']],
    ['the fastest blender', ['superlative: fastest']],
    ['the most durable bag', ['superlative: most durable']],
    ['#1 seller', ['superlative: number one']],
    ['guaranteed', ['guarantee: guarantee']],
    ['cures insomnia', ['health: cure']],
    ['dermatologist-tested', ['health: dermatologist tested']],
    ['eco friendly', ['eco: eco friendly']],
    ['kills germs', ['pesticide: kills germs']],
    ['anti-microbial', ['pesticide: antimicrobial']],
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
