// What is printed when all stages are over: each with its time, the slowest tests, what failed, and the sum.
import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './run-stage.ts';

const slowestShown = 10;
/** A message longer than this is cut: the whole of it stands where its stage printed it. CI keeps the end of what was printed alone. */
const mostOfFailure = 4_000;

function tableOf(outcomes: readonly Outcome[], seconds: number): string[] {
  const width = Math.max('stage'.length, ...outcomes.map(({ name }) => name.length));
  const row = (name: string, ...cells: string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join(' ');
  return [
    row('stage', 'seconds', 'passed', 'failed'),
    ...outcomes.map(({ name, passed, failed, ...outcome }) =>
      row(name, outcome.seconds.toFixed(1), String(passed), String(failed)),
    ),
    row('in all', seconds.toFixed(1)),
  ];
}

function slowestOf(outcomes: readonly Outcome[]): string[] {
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, slowestShown);
  if (slowest.length === 0) return [];
  const lines = slowest.map(
    ({ ms, file, fullTitle, project }) =>
      `${(ms / 1_000).toFixed(1).padStart(7)} s  ${file}: ${fullTitle}${project ? ` [${project}]` : ''}`,
  );
  return ['', 'the slowest tests', ...lines];
}

function failuresOf(outcomes: readonly Outcome[]): string[] {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  if (failures.length === 0) return [];
  const shown = failures.map((failure) => `FAILED ${stripVTControlCharacters(failure).slice(0, mostOfFailure)}`);
  return ['', 'what failed', ...shown];
}

/** The lines of the summary; the last is the sum over all stages. `seconds` is the time of the whole, which is less where stages ran side by side. */
export function summarize(outcomes: readonly Outcome[], seconds: number): string[] {
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  return [
    '',
    ...tableOf(outcomes, seconds),
    ...slowestOf(outcomes),
    ...failuresOf(outcomes),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}
