// What a source allows alone, against a text that allows any.
import { describe, expect, it } from 'vitest';
import { verdicts } from '../test-reading.ts';

const contradicted = (description: string, text: string) =>
  verdicts({ title: 'Thing', description }, text).filter((line) => line.startsWith('contradicted'));

describe('only', () => {
  it.each([
    ['Works only with Bremmer batteries.', 'Works with batteries of any brand.', 'any brand'],
    ['Only for use in well ventilated rooms.', 'Good for any room.', 'any room'],
    ['Only for use in well ventilated rooms.', 'Use it without ventilation.', 'without ventilation'],
    ['For indoor use only.', 'Made for outdoor parties.', 'outdoor'],
    ['Hand wash only.', 'It is machine washable.', 'machine washable'],
    ['It can only be recorded on a computer.', 'Record on any device.', 'any device'],
  ])('%s against %s', (description, text, words) => {
    expect(contradicted(description, text)).toContain(`contradicted: ${words}`);
  });

  it.each([
    ['not only', 'Not only for indoor use.', 'Made for outdoor parties.'],
    ['what one gets', 'Cordless drill, body only.', 'Works with all cordless drill batteries.'],
    ['a number', 'Only 2 kg, for rooms.', 'For any room.'],
    ['what it allows', 'Works only with Bremmer batteries.', 'Works with all Bremmer batteries.'],
    ['another thing', 'Works only with Bremmer batteries.', 'For any occasion.'],
    ['the same', 'For indoor use only.', 'For indoor use alone.'],
  ])('is not broken by %s', (_name, description, text) => {
    expect(contradicted(description, text)).toEqual([]);
  });
});
