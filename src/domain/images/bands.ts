// The difference hash of a picture in four quarters, each with its number: what an index finds alike pictures by. Two hashes that differ in
// few of their bits have most often a quarter in common.
const quarterDigits = 4;
const quarterSize = 65_536;

/** The quarters of a hash of 16 hex digits: 16 bits each, and above them which quarter it is, 0 to 3. */
export const toBands = (hash: string): number[] =>
  [0, 1, 2, 3].map(
    (number) =>
      number * quarterSize + Number.parseInt(hash.slice(number * quarterDigits, (number + 1) * quarterDigits), 16),
  );

/** Those that say anything: on an even ground nothing differs, and all pictures with a white top share that quarter. */
export const tellingBands = (bands: readonly number[]): number[] => bands.filter((band) => band % quarterSize !== 0);
