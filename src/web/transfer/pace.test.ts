import { describe, expect, test } from 'vitest';
import { addMark, type Mark, paceOf } from './pace.ts';

describe('pace', () => {
  const marks: Mark[] = [
    { at: 0, work: 0, products: 0 },
    { at: 2_000, work: 1_000, products: 500 },
  ];

  test('is products a second and the time the rest of the work takes', () => {
    expect(paceOf(marks, 4_000)).toEqual({ perSecond: 250, secondsLeft: 6 });
  });

  test.each<[string, Mark[]]>([
    ['nothing was seen', []],
    ['one moment was seen', [{ at: 0, work: 0, products: 0 }]],
    [
      'too little time has passed',
      [
        { at: 0, work: 0, products: 0 },
        { at: 500, work: 900, products: 9 },
      ],
    ],
    [
      'nothing has moved',
      [
        { at: 0, work: 5, products: 0 },
        { at: 5_000, work: 5, products: 9 },
      ],
    ],
  ])('is unknown when %s', (_name, seen) => {
    expect(paceOf(seen, 1_000)).toBeNull();
  });

  test('looks at the last ten seconds, and starts over when the file does', () => {
    const later = addMark(marks, { at: 11_000, work: 9_000, products: 900 });
    expect(later.map(({ at }) => at)).toEqual([2_000, 11_000]);
    expect(addMark(later, { at: 12_000, work: 10, products: 1 })).toEqual([{ at: 12_000, work: 10, products: 1 }]);
    expect(addMark(later, { at: 12_000, work: 9_000, products: 900 })).toEqual(later);
  });
});
