import { expect, test } from 'vitest';
import { cn } from './cn.ts';

test.each([
  ['h-8 px-3', 'h-10', 'px-3 h-10'],
  ['size-4 text-ink', 'size-6', 'text-ink size-6'],
  ['w-4 h-4', 'size-6', 'size-6'],
  ['px-3 py-1', 'p-0', 'p-0'],
  ['p-4', 'px-0', 'p-4 px-0'],
  ['text-sm text-ink', 'text-[0.8125rem]', 'text-ink text-[0.8125rem]'],
  ['text-sm text-ink', 'text-bad-ink', 'text-sm text-bad-ink'],
  ['border border-line', 'border-bad', 'border border-bad'],
  ['border-line border-b', 'border-b-0', 'border-line border-b border-b-0'],
  ['h-8 touch:h-10', 'touch:h-11', 'h-8 touch:h-11'],
  ['h-8 touch:h-10', 'h-9', 'touch:h-10 h-9'],
  ['inline-flex', 'hidden md:inline-flex', 'hidden md:inline-flex'],
  ['rounded-md bg-surface', 'rounded-full bg-transparent', 'rounded-full bg-transparent'],
  ['-mt-1 min-w-0', 'mt-2 min-w-8', 'mt-2 min-w-8'],
  ['gap-2', 'gap-x-4', 'gap-2 gap-x-4'],
  ['gap-x-4 overflow-x-auto', 'gap-2 overflow-hidden', 'gap-2 overflow-hidden'],
  ['text-sm/5 text-ink', 'text-xs/4', 'text-ink text-xs/4'],
  ['data-[state=open]:bg-hover', 'data-[state=open]:bg-page bg-page', 'data-[state=open]:bg-page bg-page'],
  ['[&_svg]:size-4 size-8', '[&_svg:hover]:size-5', '[&_svg]:size-4 size-8 [&_svg:hover]:size-5'],
  ['max-h-(--radix-popover-content-available-height)', 'max-h-[min(22rem,50vh)]', 'max-h-[min(22rem,50vh)]'],
  ['border-2', 'border', 'border'],
  ['rounded', 'rounded-full', 'rounded-full'],
  ['max-w-72 w-max', 'w-full', 'max-w-72 w-full'],
  ['flex-col', 'flex flex-row', 'flex-col flex flex-row'],
  ['focus:outline-2 animate-pop', undefined, 'focus:outline-2 animate-pop'],
])('%j with %j gives %j', (own, given, joined) => {
  expect(cn(own, given)).toBe(joined);
});
