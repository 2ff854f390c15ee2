import { describe, expect, it } from 'vitest';
import { isQuick, measurePace, paceIntervals } from './pace.ts';

const ending = (...counts: number[]) => [...new Array<number>(paceIntervals - counts.length).fill(0), ...counts];

describe('the pace of a run', () => {
  it('is that of the whole time where something came in each interval', () => {
    const recent = new Array<number>(paceIntervals).fill(6);
    expect(measurePace(recent, 3, 240)).toEqual({ perMinute: 120, secondsLeft: 120, recent });
  });

  it('begins behind the first interval something came in, which may be a part of one', () => {
    expect(measurePace(ending(1, 6, 6), 3, 7)).toMatchObject({ perMinute: 120, secondsLeft: 4 });
  });

  it('counts standstills since', () => {
    expect(measurePace(ending(1, 6, 0, 0), 30, 100)).toMatchObject({ perMinute: 4, secondsLeft: 1_500 });
  });

  it('is unknown before anything came, and where nothing came since', () => {
    expect(measurePace(ending(), 3, 9)).toBeNull();
    expect(measurePace(ending(5), 3, 9)).toBeNull();
    expect(measurePace(ending(5, 0), 3, 9)).toBeNull();
  });
});

it('the last minute tells enough of a run that goes fast or is young', () => {
  expect(isQuick(ending(20), 600)).toBe(true);
  expect(isQuick(ending(19), 600)).toBe(false);
  expect(isQuick(ending(1), 59)).toBe(true);
  expect(isQuick(ending(1), 60)).toBe(false);
});
