import { expect, it } from 'vitest';
import { findGaps, findRowFaults, findUnreadLines, readRows, readSentences, readUnobservable } from './conformance.ts';

const document = `# Conformance
| the specification says | shown by | read as |
|---|---|---|
| Heading Dashboard. | \`a.test.ts › shows the heading\` | |
| a \\| b | \`a.test.ts › group one\`<br>\`b.test.ts › two\` | |

| other | table |
|---|---|
| not | a row |

## States nothing that can be observed
- This document covers the whole product. — says what the document is

## Real catalogues
- not one — of these
`;
const ran = (file: string, title: string, passed = true) => ({ file, title, fullTitle: `group ${title}`, passed });

it('reads rows, references and sentences without a row', () => {
  expect(readRows(document)).toEqual([
    { line: 4, sentence: 'Heading Dashboard.', shownBy: ['a.test.ts › shows the heading'], reading: '' },
    { line: 5, sentence: 'a | b', shownBy: ['a.test.ts › group one', 'b.test.ts › two'], reading: '' },
  ]);
  expect(readUnobservable(document)).toEqual([
    { sentence: 'This document covers the whole product.', reason: 'says what the document is' },
  ]);
});

it('a row fails when its test is missing, failed, or not named', () => {
  const rows = readRows(document);
  const good = [ran('a.test.ts', 'shows the heading'), ran('a.test.ts', 'one'), ran('b.test.ts', 'two')];
  expect(findRowFaults(rows, good)).toEqual([]);
  expect(findRowFaults(rows, good.slice(1))).toEqual([
    'docs/conformance.md:4: a.test.ts › shows the heading does not exist or did not run',
  ]);
  expect(findRowFaults(rows, [...good.slice(0, 2), ran('b.test.ts', 'two', false)])).toEqual([
    'docs/conformance.md:5: b.test.ts › two failed',
  ]);
  expect(findRowFaults(rows, good.slice(1), (file) => file === 'a.test.ts')).toEqual([]);
  const row = { line: 9, sentence: 'x', shownBy: [], reading: '' };
  expect(findRowFaults([row], good)).toEqual(['docs/conformance.md:9: no test shows "x"']);
  expect(findRowFaults([{ ...row, shownBy: ['n/a'] }], good)).toHaveLength(1);
});

it('splits a specification into sentences and finds what has no row', () => {
  const sentences = readSentences('# Title\n\n| a | b |\n|---|---|\n| c | d |\n- First. Second one.\n');
  expect(sentences).toEqual(['a · b', 'c · d', 'First.', 'Second one.']);
  const row = (sentence: string) => ({ line: 1, sentence, shownBy: [], reading: '' });
  expect(findGaps(sentences, [row('a · b'), row('First.'), row('Third.')], ['c · d'])).toEqual([
    'No row for: Second one.',
    'Not in the specification: Third.',
  ]);
});

it('holds the third column against the reading', () => {
  const row = (reading: string) => ({ line: 2, sentence: '', shownBy: [], reading });
  expect(
    findUnreadLines('They **work**. The first\noption keeps', [row('They work. The first option'), row('They do not')]),
  ).toEqual(['docs/conformance.md:2: not in the reading: They do not']);
});
