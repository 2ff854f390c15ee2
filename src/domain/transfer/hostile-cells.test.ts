import { it } from 'vitest';
import { isFullSuite } from '#testing/full-suite.ts';
import { expectSteadyGrowth } from '#testing/growth.ts';
import { cleanLine, cleanText } from './cells/clean-text.ts';
import { readBody } from './cells/read-body.ts';
import { readCategoryPaths } from './cells/read-categories.ts';
import {
  readAddresses,
  readCommaTexts,
  readMagentoAttributes,
  readPairs,
  readTexts,
  splitAtCommas,
  unescapeCommas,
} from './cells/read-list.ts';

const readers: [string, (cell: string) => unknown][] = [
  ['cleanText', cleanText],
  ['cleanLine', cleanLine],
  ['readBody', readBody],
  ['readAddresses', readAddresses],
  ['readTexts', readTexts],
  ['splitAtCommas', splitAtCommas],
  ['unescapeCommas', unescapeCommas],
  ['readCommaTexts', readCommaTexts],
  ['readCategoryPaths', (cell) => readCategoryPaths(cell, 'woocommerce')],
  ['readMagentoAttributes', readMagentoAttributes],
  ['readPairs', (cell) => readPairs(cell, 'x')],
];
const pieces = [
  '<div>',
  '<li>',
  '<ul>',
  '</p>',
  '<td>x',
  '<br>',
  '<p>Details:',
  'Details\n',
  'Description\n',
  '• a\n',
  '- a\n',
  ' ',
  ' ,',
  '\n',
  '\t',
  '\u00a0',
  '&amp;',
  '&',
  '"',
  '""',
  '\\',
  '[',
  '{',
  '{"a":',
  "['",
  ',a=',
  '|',
  'https://a.example/1.jpg, ',
  '/a.jpg,',
  ' > ',
  '<!--',
  '<script>',
  'a:',
];

it.each(
  pieces.flatMap((piece) =>
    readers.map(([name, reader]): [string, string, (cell: string) => unknown] => [name, piece, reader]),
  ),
)('%s gets through a large cell of %j in proportion to its length', (_name, piece, reader) => {
  const cell = (length: number) => `https://a.example/x<b>${piece.repeat(Math.ceil(length / piece.length))}`;
  expectSteadyGrowth(cell, isFullSuite ? 400_000 : 100_000, reader);
});
