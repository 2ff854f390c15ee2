// A small fixed slice of the evaluation for every test run: the copy about our own listings.
import { describe, expect, it } from 'vitest';
import { freeListings } from './free-texts.ts';
import { measureFreeTexts } from './measure-free.ts';

describe('freely written copy about our own listings', () => {
  const figures = measureFreeTexts(freeListings);

  it('is as much of it false as true', () => {
    expect(figures.lies).toBeGreaterThanOrEqual(40);
    expect(figures.truths).toBe(figures.lies);
  });

  it('hides no falsehood from the checker', () => {
    expect(figures.notes.filter((note) => note.includes('MISSED'))).toEqual([]);
  });

  it('is doubted where it is true in no more than 3 of 100 claims, and never contradicted there', () => {
    expect(figures.alarms / figures.claims).toBeLessThanOrEqual(0.03);
    expect(figures.falseContradictions, figures.notes.join('\n')).toBe(0);
  });
});
