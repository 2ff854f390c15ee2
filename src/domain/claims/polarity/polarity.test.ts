// Opposites, denials and what is beside a number: what a source says the other way round.
import { describe, expect, it } from 'vitest';
import { verdicts } from '../test-reading.ts';

const doubted = (source: Parameters<typeof verdicts>[0], text: string) =>
  verdicts(source, text).filter((line) => !line.startsWith('supported'));

const attribute = (name: string, value: string) => ({ title: 'Thing', attributes: [{ name, value }] });

describe('what the source says the opposite of', () => {
  it.each([
    ['past other adjectives', { description: 'Soft rubberised grip' }, 'A hard grip', 'hard grip'],
    ['an attribute', attribute('Finish', 'Matte'), 'A glossy finish', 'glossy finish'],
    ['a denied thing', { description: 'No added sugars.' }, 'It contains added sugar', 'added sugar'],
    [
      'a list that is denied',
      { description: 'Without parabens, silicones or alcohol' },
      'Silk with silicones',
      'silicones',
    ],
    ['a word in -less', { title: 'Strapless dress' }, 'A dress with straps', 'straps'],
    ['what is not in the box', { description: 'Battery and charger not included' }, 'Includes a battery', 'battery'],
    ['an absence', { description: 'Assembly required.' }, 'No assembly needed', 'No assembly'],
    ['what one cannot be both of', { title: 'Novel, Paperback' }, 'A handsome hardcover', 'hardcover'],
  ])('%s', (_name, source, text, words) => {
    expect(doubted(source, text)).toContain(`contradicted: ${words}`);
  });
});

describe('no opposite', () => {
  it.each([
    ['of another thing', { description: 'A soft grip.' }, 'A hard case'],
    ['of what has both', { description: 'Left and right rotation' }, 'Turns left, turns right'],
    ['beside what the source says', { description: 'For 4 AA batteries' }, 'Charge AA or AAA batteries'],
    ['where it is denied', { description: 'A removable tray.' }, 'The tray is not fixed'],
    ['in a comparison', { description: 'A soft grip' }, 'Kinder than a hard grip'],
    ['in a question', { description: 'A removable tray' }, 'Tired of a fixed tray?'],
    ['what is needed and not in the box', { description: 'Batteries not included' }, 'It needs batteries'],
    ['a part of a compound', { title: 'Long Sleeve Dress' }, 'A short dress'],
    ['the same denial in other words', { description: 'No added sugars' }, 'There is no sugar added'],
    ['a free app', { title: 'Gift card', description: 'Redeem it with a free app' }, 'Redeem it with a phone'],
  ])('%s', (_name, source, text) => {
    expect(doubted(source, text).filter((line) => line.startsWith('contradicted'))).toEqual([]);
  });
});

describe('names, sizes and counts', () => {
  it.each([
    ['a size beyond the list', attribute('Sizes', 'XS, S, M, L'), 'Comes in XXL', ['contradicted: XXL']],
    ['a size within the range', attribute('Sizes', 'XS-L'), 'Comes in size M', []],
    ['so many, as chemists write', { title: 'Vitamin tablets x30' }, 'Thirty tablets', []],
    ['proof resists', { title: 'Shatterproof lens' }, 'A shatter-resistant lens', []],
    ['resistant is not proof', { title: 'Water-resistant watch' }, 'Waterproof', ['unsupported: Waterproof']],
    ['memory by either name', { title: 'Laptop, 8 GB RAM' }, '8 GB of memory', []],
  ])('%s', (_name, source, text, expected) => {
    expect(doubted(source, text).filter((line) => !line.includes(' felt') && !line.includes('sound'))).toEqual(
      expected,
    );
  });
});

describe('a denial that is not clear, or not of this', () => {
  it.each([
    ['a thing the source denies', { description: 'Contains no palm oil.' }, 'Palm oil has no part in it.'],
    ['a word in -free', { description: 'Contains caffeine.' }, 'Mind that it is not caffeine-free.'],
    ['two things at once', { description: 'No Wi-Fi or app.' }, 'It does without both app and Wi-Fi.'],
    [
      'what the source denies in these words and has in others',
      { description: 'No added sugar. Contains naturally occurring sugars.' },
      'Biscuits made without added sugar.',
    ],
    [
      'a verb behind a list that was closed',
      { description: 'Free from paraffin and dyes, and burns for around 40 hours.' },
      'The wick burns for around 40 hours.',
    ],
  ])('is contradicted by nothing: %s', (_name, source, text) => {
    expect(doubted(source, text).filter((line) => line.startsWith('contradicted'))).toEqual([]);
  });

  it.each([
    [{ description: 'Contains no palm oil.' }, 'Made with palm oil.', 'contradicted: palm oil'],
    [{ description: 'Contains caffeine.' }, 'It is caffeine-free.', 'contradicted: caffeine-free'],
  ])('and still where it denies once: %j', (source, text, line) => {
    expect(doubted(source, text)).toContain(line);
  });
});
