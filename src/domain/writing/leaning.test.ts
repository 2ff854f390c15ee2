import { describe, expect, test } from 'vitest';
import { standAlone } from './leaning.ts';

const lamp = { names: new Set(['oak', 'lamp', 'desk']), isMany: false };
const mugs = { names: new Set(['mug']), isMany: true };

describe('a sentence after one that went', () => {
  test.each([
    ['It is made of oak.', 'This amazing lamp lights a desk.'],
    ['This oak lamp folds flat.', 'The best on the market.'],
    ['It folds flat.', 'Visit our shop in town.'],
    ['This is sold with a bulb.', 'The lamp is a must-have.'],
    ['However you turn it, the arm stays.', 'We are a family.'],
    ['The arm turns.', 'We are a family.'],
  ])('%j stands after %j', (sentence, gone) => {
    expect(standAlone(sentence, gone, lamp)).toBe(sentence);
  });

  test.each([
    ['Plus, the arm turns.', 'The arm turns.'],
    ['But the arm turns.', 'The arm turns.'],
    ['However, the arm turns.', 'The arm turns.'],
    ['You can, however, turn the arm.', 'You can turn the arm.'],
  ])('%j stands without its connector: %j', (sentence, bare) => {
    expect(standAlone(sentence, 'We are a family.', lamp)).toBe(bare);
  });

  test.each([
    ['Choose from a variety of levers for a tailored feel.', 'Then get more out of the arm with its parts.'],
    ['It makes a winning pair.', 'Superb seafood.'],
    ['But don’t think it is too fine for work.', 'We cover the high spots.'],
    ['They can buy something at once.', 'Recipients get a code.'],
    ['This unique material guards you.', 'The cover is of premium felt.'],
    ['Then it closes.', 'This amazing lamp lights a desk.'],
    ['Today the company roasts all over the world.', 'Since 1971, Orvik has bought its beans with care.'],
    ['You must have a reader to open the PDF file.', 'We create a PDF gift card of your order.'],
    ['Once you open it, you can print it.', 'We create a PDF gift card of your order.'],
    ['Basically drinks are served all night.', 'We open at five.'],
    ['Find out when you switch it on.', 'Will it last?'],
    ['Instantly share them with friends.', 'Take stunning photos.'],
    ['The second is red.', 'The first is a must-have.'],
  ])('%j falls with %j', (sentence, gone) => {
    expect(standAlone(sentence, gone, lamp)).toBe('');
  });

  test('several things are spoken of as them', () => {
    expect(standAlone('Put them in the oven.', 'These mugs are superb.', mugs)).toBe('Put them in the oven.');
  });
});
