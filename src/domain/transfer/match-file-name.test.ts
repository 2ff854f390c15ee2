import { describe, expect, it } from 'vitest';
import { matchesFileName } from './match-file-name.ts';

describe('the file that is meant', () => {
  it.each([
    ['prices.csv', 'prices.csv'],
    ['Prices.CSV', 'prices.csv'],
    ['prices-2026-11-02.csv', 'prices-*.csv'],
    ['prices-.csv', 'prices-*.csv'],
    ['feed', '*'],
    ['a-b-c.xml', '*-*-c.xml'],
    ['aXbXc', 'a*b*c'],
    ['ab.csv', 'a*b*.csv'],
    ['[1] (new).csv', '[1] (new)*'],
  ])('%s is one of %s', (name, meant) => {
    expect(matchesFileName(name, meant)).toBe(true);
  });

  it.each([
    ['prices.csv.gz', 'prices.csv'],
    ['my-prices.csv', 'prices*.csv'],
    ['prices.csv.part', 'prices*'],
    ['.prices.csv', '*'],
    ['pricesxcsv', 'prices.csv'],
    ['ab', 'ab*b'],
    ['a', 'a*a'],
  ])('%s is none of %s', (name, meant) => {
    expect(matchesFileName(name, meant)).toBe(false);
  });

  it('ends in time for names made to take long', () => {
    expect(matchesFileName('a'.repeat(255), `${'*a'.repeat(99)}*b`)).toBe(false);
  });
});
