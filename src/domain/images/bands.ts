// What an index finds alike pictures by: the difference hash of a picture in four quarters, each with its number. Two hashes that differ in few of
// their bits have most often a quarter in common, and more often where the bits that are least sure are looked for both ways.
import type { Plane } from './lay-upon.ts';

/** Columns and rows of the means a hash is made of: a bit a pair of neighbors in a row. */
const columns = 9;
const rows = 8;
const quarters = 4;
const quarterSize = 65_536;
/** A neighbor is brighter where it is by more than this: on an even ground nothing is. */
const leastBrighter = 3;
/** So many bits of a quarter are looked for both ways. */
const unsureBits = 3;
/** Pictures whose mean levels lie further apart than this are not looked for. */
const levelStep = 16;

/** How much brighter each mean is than the one to its left, row by row. */
function differencesOf({ data, side }: Plane): number[] {
  const edge = (at: number, count: number) => Math.round((at * side) / count);
  const meanOf = (column: number, row: number) => {
    let [sum, count] = [0, 0];
    for (let y = edge(row, rows); y < edge(row + 1, rows); y += 1)
      for (let x = edge(column, columns); x < edge(column + 1, columns); x += 1) {
        sum += data[y * side + x] ?? 0;
        count += 1;
      }
    return sum / count;
  };
  return Array.from({ length: rows }, (_, row) => {
    const means = Array.from({ length: columns }, (__, column) => meanOf(column, row));
    return means.slice(1).map((mean, at) => mean - (means[at] ?? 0));
  }).flat();
}

const quartersOf = (differences: readonly number[]): number[][] => {
  const length = differences.length / quarters;
  return Array.from({ length: quarters }, (_, number) => differences.slice(number * length, (number + 1) * length));
};

const bitsOf = (quarter: readonly number[]): number =>
  quarter.reduce((bits, difference) => 2 * bits + (difference > leastBrighter ? 1 : 0), 0);

/** Above the bits of a quarter: which one it is, and how bright the picture is as a whole. */
const numberOf = (bits: number, quarter: number, brightness: number): number =>
  (brightness * quarters + quarter) * quarterSize + bits;

const brightnessOf = ({ data }: Plane): number => data.reduce((sum, level) => sum + level, 0) / data.length / levelStep;

/** The quarters of the hash of a picture by its brightness: 16 bits each, and above them which quarter it is and how bright all of it is. */
export function toBands(light: Plane): number[] {
  const brightness = Math.round(brightnessOf(light));
  return quartersOf(differencesOf(light)).map((quarter, number) => numberOf(bitsOf(quarter), number, brightness));
}

/**
 * What of the bands of others has to be looked for: its own, those it would have if its least sure bits were otherwise, and those of a picture a
 * little brighter or darker, whichever is nearer. A quarter in which nothing differs says nothing: all pictures with a white top share it.
 */
export function bandsNear(light: Plane): number[] {
  const brightness = brightnessOf(light);
  const levels = [Math.floor(brightness), Math.ceil(brightness)];
  return quartersOf(differencesOf(light)).flatMap((quarter, number) => {
    const own = bitsOf(quarter);
    if (own === 0) return [];
    const unsure = quarter
      .map((difference, at) => ({ bit: 2 ** (quarter.length - 1 - at), by: Math.abs(difference - leastBrighter) }))
      .sort((a, b) => a.by - b.by)
      .slice(0, unsureBits);
    const variants = unsure.reduce((all, { bit }) => all.flatMap((bits) => [bits, bits ^ bit]), [own]);
    return levels.flatMap((level) =>
      variants.filter((bits) => bits !== 0).map((bits) => numberOf(bits, number, level)),
    );
  });
}
