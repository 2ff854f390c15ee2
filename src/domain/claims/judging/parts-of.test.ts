// Materials and colours of parts: what is said of one part is no other's.
import { describe, expect, it } from 'vitest';
import { verdicts } from '../test-reading.ts';

const lamp = {
  title: 'Elmira Table Lamp',
  attributes: [
    { name: 'Base material', value: 'Iron' },
    { name: 'Shade', value: 'Aluminum' },
  ],
};

describe('a part before its material', () => {
  it.each([
    ['Base made of aluminum.', 'contradicted: aluminum'],
    ['The base is aluminum.', 'contradicted: aluminum'],
    ['Base in aluminum.', 'contradicted: aluminum'],
    ['An aluminum base.', 'contradicted: aluminum'],
    ['A shade made of aluminium.', 'supported: aluminium'],
    ['An aluminum shade.', 'supported: aluminum'],
  ])('%s', (text, line) => {
    expect(verdicts(lamp, text)).toEqual([line]);
  });

  it('is read in running text of the source too, and the product itself is no part', () => {
    const jug = { title: 'Steel Jug', description: 'The lid is made of glass.' };
    expect(verdicts(jug, 'The lid is plastic.')).toContain('contradicted: plastic');
    expect(verdicts(jug, 'Steel with a lid: glass in steel.')).not.toContain('contradicted: steel');
    expect(verdicts(jug, 'A jug made of steel.')).toEqual(['supported: steel']);
  });
});
