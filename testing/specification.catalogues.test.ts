// Holds docs/conformance.md against the specification it speaks of, sentence by sentence.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findGaps, findUnreadLines, readRows, readSentences, readUnobservable } from './conformance.ts';
import { sharedFolder } from './shared-folder.ts';

const document = readFileSync(join(import.meta.dirname, '../docs/conformance.md'), 'utf8');
const rows = readRows(document);
const specified = (name: string) => readFileSync(join(sharedFolder, 'spec', name), 'utf8');

it('every sentence of the specification has its row, and every row is a sentence of it', () => {
  const unobservable = readUnobservable(document).map(({ sentence }) => sentence);
  expect(findGaps(readSentences(specified('specification.md')), rows, unobservable)).toEqual([]);
});

it('what a row builds on beyond its sentence is a line of the reading', () => {
  expect(findUnreadLines(specified('reading.md'), rows)).toEqual([]);
});
