// Texts made to be slow: reading them costs what their length costs, however much they repeat.
import { describe, test } from 'vitest';
import { expectSteadyGrowth } from '#testing/growth.ts';
import { readLines, toPlainText } from './plain-text.ts';
import { splitSentences } from './sentences.ts';

const repeat = (piece: string) => (times: number) => piece.repeat(times);

describe('50,000 of one sign', () => {
  test.each(['.', '!', '?', '…', '."', '.)', 'A. ', 'use.It ', 'U.S.A. '])('%j split into sentences', (piece) => {
    expectSteadyGrowth(repeat(piece), 50_000, splitSentences);
  });

  test.each(['\u2028', '• ', '\u2028•', '- ', '\n'])('%j read as lines', (piece) => {
    expectSteadyGrowth(repeat(piece), 50_000, readLines);
  });

  test.each(['.', '&amp;', '<p>', '**', '#a', '(', ' .'])('%j made plain', (piece) => {
    expectSteadyGrowth(repeat(piece), 8_000, toPlainText);
  });
});
