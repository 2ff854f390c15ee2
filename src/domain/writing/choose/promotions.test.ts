import { expect, test } from 'vitest';
import { cutPromotions } from './promotions.ts';

test.each([
  ['oak bench FREE SHIPPING!!!', 'oak bench', ['FREE SHIPPING']],
  ['Oak Bench Fast Free Shipping', 'Oak Bench', ['Fast Free Shipping']],
  ['Oak Bench with Free Worldwide Delivery', 'Oak Bench', ['with Free Worldwide Delivery']],
  ['Oak Bench + Free UK Delivery on orders over £50', 'Oak Bench', ['Free UK Delivery on orders over £50']],
  ['50 ml Buy 1 Get 1', '50 ml', ['Buy 1 Get 1']],
  ['50 ml Buy 1 Get 1 Free', '50 ml', ['Buy 1 Get 1 Free']],
  ['Buy 2 Get 1 Free 50 ml', '50 ml', ['Buy 2 Get 1 Free']],
  ['20% OFF! 2 m Cable', '2 m Cable', ['20% OFF']],
  ['Cable 2 m 3 for 2', 'Cable 2 m', ['3 for 2']],
  ['NEW! Oak Chair', 'Oak Chair', ['NEW']],
  ['Hot Sale: Oak Chair', 'Oak Chair', ['Hot Sale']],
  ['(Free Shipping)', '', ['Free Shipping']],
  ['(Black, Free Shipping)', '(Black)', ['Free Shipping']],
  ['Best Price Guaranteed', '', ['Best Price Guaranteed']],
  ['Lamp Free Shipping Best Price', 'Lamp', ['Best Price', 'Free Shipping']],
  ['Oak Chair perfect gift for mothers and friends', 'Oak Chair', ['perfect gift for mothers and friends']],
])('%j without its promotion is %j', (segment, rest, phrases) => {
  expect(cutPromotions(segment)).toEqual({ rest, phrases });
});

test.each([
  // What goes on behind the phrase would begin in the midst of another one.
  'Free Shipping for Oak Benches',
  'Oak Bench Free Shipping Garden Seat',
  'New Balance Shoe',
  'Cable for 2 devices, 4 ports',
  'Shipping Scale 50 kg',
])('%j holds nothing that can go', (segment) => {
  expect(cutPromotions(segment)).toEqual({ rest: segment, phrases: [] });
});
