import { describe, expect, test } from 'vitest';
import { isSampled, type MutantPlace } from './sample.ts';

const mutant = (line: number): MutantPlace => ({
  fileName: 'src/domain/review/score.ts',
  location: { start: { line, column: 4 } },
  mutatorName: 'StringLiteral',
  replacement: '""',
});
const lines = Array.from({ length: 2000 }, (_, line) => line);

describe('a sample of the mutants', () => {
  test('is about the share that was asked for', () => {
    const drawn = lines.filter((line) => isSampled(mutant(line), 8)).length;
    expect(drawn).toBeGreaterThan(200);
    expect(drawn).toBeLessThan(300);
  });

  test('is all of them at one in one', () => {
    expect(lines.every((line) => isSampled(mutant(line), 1))).toBe(true);
  });
});
