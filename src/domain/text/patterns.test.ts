import { expect, test } from 'vitest';
import { isPattern, isSlug } from './patterns.ts';

test.each(['geometric', 'Geometric', 'Polka Dots', 'all over print', 'Camo', 'tie-dye', 'Floral and Striped'])(
  '%s is a pattern',
  (value) => {
    expect(isPattern(value)).toBe(true);
  },
);

test.each(['Navy', 'Leopard Brown', 'Rose Gold', 'Striped Blue', ''])('%s names more than a pattern', (value) => {
  expect(isPattern(value)).toBe(false);
});

test.each(['female-2', 'navy_blue', 'matte-finish', 'wall-light-oak', 'size-xl'])('%s is a handle', (value) => {
  expect(isSlug(value)).toBe(true);
});

test.each(['off-white', 'blue-green', 'v-neck', 'Navy-Blue', 'navy blue', '2-pack', 'two-tone', 'oak'])(
  '%s is a value',
  (value) => {
    expect(isSlug(value)).toBe(false);
  },
);
