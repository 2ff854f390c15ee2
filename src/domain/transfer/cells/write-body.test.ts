import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBody } from './read-body.ts';
import { writeBody } from './write-body.ts';

describe('writeBody', () => {
  it.each([
    ['A mug.', ['Holds 300 ml'], '<p>A mug.</p><ul><li>Holds 300 ml</li></ul>'],
    ['One.\n\nTwo,\nstill two.', [], '<p>One.</p><p>Two,<br>still two.</p>'],
    [
      '',
      ['<script>alert(1)</script>', 'Tom & Jerry'],
      '<ul><li>&lt;script&gt;alert(1)&lt;/script&gt;</li><li>Tom &amp; Jerry</li></ul>',
    ],
    ['C:\\new', [], '<p>C:&#92;new</p>'],
    ['', ['', '  '], ''],
    ['', [], ''],
  ])('writes %j with %j as %j', (description, bullets, html) => {
    expect(writeBody(description, bullets)).toBe(html);
  });

  it('is read back as the same description and bullets', () => {
    const word = fc.stringMatching(/^[\p{Lu}\p{Ll}\p{Lo}"'’%°\\]{1,8}$/u).filter((text) => text.normalize() === text);
    const line = fc.array(
      fc.oneof(word, fc.constantFrom('&', '5 < 6', 'AT&T', '"x"', 'C:\\new', 'שלום', '€9,90', '🧶')),
      { minLength: 2, maxLength: 8 },
    );
    const sentence = line.map((words) => `Item ${words.join(' ')}`);
    const paragraph = fc.array(sentence, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
    const description = fc.array(paragraph, { maxLength: 4 }).map((paragraphs) => paragraphs.join('\n\n'));
    fc.assert(
      fc.property(description, fc.array(sentence, { maxLength: 6 }), (text, bullets) => {
        expect(readBody(writeBody(text, bullets))).toMatchObject({ description: text, bullets });
      }),
    );
  });
});
