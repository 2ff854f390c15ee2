// Counts what was cleaned, by kind, with the first value of each kind as an example.
import { type Cleaned, cleanedKinds } from '../transfer.contract.ts';

/** Kinds of dirt as bits, in the order of `cleanedKinds`, so that one number holds all that was done to a value. */
export const dirt = {
  html: 1,
  entities: 2,
  spaces: 4,
  lineBreaks: 8,
  lists: 16,
  boilerplate: 32,
  placeholders: 64,
  controlCharacters: 128,
} as const;

/** The names of the kinds a number of bits holds. */
export function dirtKinds(bits: number): Cleaned['kind'][] {
  return cleanedKinds.filter((_kind, index) => (bits & (1 << index)) !== 0);
}

const exampleLength = 300;
const cut = (text: string) => (text.length > exampleLength ? `${text.slice(0, exampleLength).toWellFormed()}…` : text);

export type CleaningLog = {
  note(bits: number, row: number, column: string | null, before: string, after: string): void;
  /** What was noted since the last call. */
  take(): Cleaned[];
};

export function createCleaningLog(): CleaningLog {
  let found = new Map<Cleaned['kind'], Cleaned>();
  return {
    note(bits, row, column, before, after) {
      if (bits === 0) return;
      for (const kind of dirtKinds(bits)) {
        const entry = found.get(kind);
        if (entry) entry.count += 1;
        else {
          const plain = before.replaceAll('\u0000', '␀').toWellFormed();
          found.set(kind, { kind, count: 1, example: { row, column, before: cut(plain), after: cut(after) } });
        }
      }
    },
    take() {
      const taken = cleanedKinds.flatMap((kind) => found.get(kind) ?? []);
      found = new Map();
      return taken;
    },
  };
}

/** Adds a batch to the totals so far; the first example of a kind stays. */
export function mergeCleaned(total: readonly Cleaned[], batch: readonly Cleaned[]): Cleaned[] {
  return cleanedKinds.flatMap((kind) => {
    const before = total.find((entry) => entry.kind === kind);
    const now = batch.find((entry) => entry.kind === kind);
    if (!before) return now ?? [];
    return { ...before, count: before.count + (now?.count ?? 0) };
  });
}
