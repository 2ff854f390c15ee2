// What a text only compares with contradicts nothing, and supports nothing either.
import { describe, expect, it } from 'vitest';
import { verdicts } from '../test-reading.ts';

describe('a value named for comparison', () => {
  const drive = { title: 'Slim Drive 2TB USB 3.0 - Black', description: 'Up to 10x faster than USB 2.0.' };
  const bulb = {
    title: 'LED Bulb, 9W',
    description: 'Replaces a 60-watt incandescent bulb. 800 lumens. Made of plastic.',
  };
  const jug = { title: 'Steel Jug', description: '24-hour cooling' };

  it.each([
    ['than', drive, 'Much faster than USB 1.1.', ['unsupported: 1.1']],
    [
      'than, and the source compares with it too',
      drive,
      '10x faster than USB 2.0',
      ['supported: 10x', 'supported: 2.0'],
    ],
    ['unlike', drive, 'Unlike USB 2.0 drives, it is quick.', ['supported: 2.0']],
    ['compared with', drive, 'Quick compared with USB 1.0.', ['unsupported: 1.0']],
    ['vs', drive, 'USB 3.0 vs. USB 1.1', ['supported: 3.0', 'unsupported: 1.1']],
    ['backward compatible with', drive, 'Backward compatible with USB 1.1.', ['supported: USB', 'unsupported: 1.1']],
    ['instead of', bulb, 'Draws 9W instead of 60W.', ['supported: 9W', 'supported: 60W']],
    ['replaces a', bulb, 'Replaces a 75W bulb.', ['unsupported: 75W']],
    ['equivalent', bulb, '75W equivalent', ['unsupported: 75W']],
    ['as … as', bulb, 'As bright as a 60W bulb.', ['supported: 60W']],
    ['old', bulb, 'Swap out your old 60-watt bulbs.', ['supported: 60-watt']],
    ['a material', jug, 'Unlike plastic jugs, this steel jug lasts.', ['supported: steel']],
    ['a material after than', jug, 'Sturdier than glass.', []],
    ['a colour', drive, 'A black drive instead of a white one.', ['supported: black']],
  ])('after “%s” is not contradicted', (_opening, source, text, expected) => {
    expect(verdicts(source, text)).toEqual(expected);
  });

  it.each([
    ['USB 2.0 port', 'Flash drive, faster than USB 2.0', ['unsupported: 2.0']],
    ['A plastic bottle', 'Bottle that unlike plastic never stains', ['unsupported: plastic']],
    ['A 60W bulb', 'LED bulb, equivalent to 60W', ['unsupported: 60W']],
  ])('supports no claim of the product itself: %s', (text, title, expected) => {
    expect(verdicts({ title }, text)).toEqual(expected);
  });

  it.each([
    ['more than and a number', 'Runs 10 hours', 'Runs more than 30 hours', ['contradicted: 30 hours']],
    [
      'as little as and a number',
      'Charges in 30 minutes',
      'Charges in as little as 30 minutes',
      ['supported: 30 minutes'],
    ],
    ['more than just a word', 'Plastic case', 'More than just plastic', ['supported: plastic']],
    ['the thing itself after it', '5" woofers', 'Unlike others, it has 6" woofers.', ['contradicted: 6"']],
    ['years old', 'For children of 8 years', '3 years old', ['unsupported: 3 years']],
  ])('%s is no comparison', (_name, title, text, expected) => {
    expect(verdicts({ title }, text)).toEqual(expected);
  });
});

describe('what a sentence also says rightly it does not contradict', () => {
  it.each([
    [
      'names with numbers',
      'Game - PlayStation 4',
      'For PlayStation 4, PlayStation 3',
      ['supported: 4', 'unsupported: 3'],
    ],
    ['part numbers', 'Battery AS10D31', 'Parts: AS10D31, AS10D41', ['supported: AS10D31', 'unsupported: AS10D41']],
    ['colours', 'Bag - Black', 'Bag - Black, Olive', ['supported: Black', 'unsupported: Olive']],
    [
      'part numbers in groups',
      '2 607 336 013',
      '2 607 336 014',
      ['supported: 607', 'supported: 336', 'unsupported: 014'],
    ],
  ])('%s', (_name, title, text, expected) => {
    const found = verdicts({ title }, text).filter((line) => !line.includes('PlayStation') && !line.endsWith(': 2'));
    expect(found).toEqual(expected);
  });

  it('but another sentence that leaves it out does', () => {
    expect(verdicts({ title: 'Battery AS10D31' }, 'Battery AS10D31. Replaces nothing. Model AS10D41.')).toContain(
      'contradicted: AS10D41',
    );
  });
});
