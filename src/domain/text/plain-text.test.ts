import { describe, expect, test } from 'vitest';
import { readLines, toOneLine, toPlainText } from './plain-text.ts';

describe('plain text of a source', () => {
  test.each([
    ['10% wool .Made in Italy.', '10% wool. Made in Italy.'],
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['<ul><li><p>Red</p></li><li>Blue</li></ul>', 'Red Blue'],
    ['A<script>alert(1)</script>B<style>p{}</style>', 'AB'],
    ['Insignia&#8482; case &amp; cover', 'Insignia case & cover'],
    ['&amp;lt;p&amp;gt;Twice&amp;lt;/p&amp;gt;', 'Twice'],
    ['1\u00002', '1 2'],
    ['1\u200B2 soft\u00ADware', '1 2 software'],
    ['3™4', '3 4'],
    ['Party 🎉 hat', 'Party hat'],
    ['for 5 < 6 and x > 3', 'for 5 < 6 and x > 3'],
    ['hats ,scarves,and belts ( and more )', 'hats, scarves, and belts (and more)'],
    ['keys, phone, etc.. in one.. forever', 'keys, phone, etc. in one.. forever'],
    ['Cinema:Help a friend to a film', 'Cinema: Help a friend to a film'],
    ['falls like a cape.100% Silk', 'falls like a cape. 100% Silk'],
    ['a  b\r\n c', 'a b c'],
    ['Made in a mill . Red #wasonce: a sail', 'Made in a mill. Red #wasonce: a sail'],
    // Signs that are words of their sentence.
    ['The two adapters are #DA5816 and #E2A400.', 'The two adapters are #DA5816 and #E2A400.'],
    ['Left (L) or right (R), see point (c)', 'Left (L) or right (R), see point (c)'],
    ['Lumeno(R) and Varde(tm)', 'Lumeno and Varde'],
    ['Eau N°5, GoPro³ and 8 m³', 'Eau N°5, GoPro³ and 8 m³'],
    ['Works at 0 ↔ 40 °C', 'Works at 0 ↔ 40 °C'],
    ['Turns a full 360¿ to the side', 'Turns a full 360¿ to the side'],
    ['Pack pens, keys, etc... into it', 'Pack pens, keys, etc. into it'],
    ['𝗕𝗼𝗹𝗱 𝟰 cups', 'Bold 4 cups'],
    ['\uD800 lone', 'lone'],
    ['Varde&174; lamp', 'Varde lamp'],
    ['Varde¿ lamp Orvik¿Oak', 'Varde lamp Orvik Oak'],
    ['¿Una lámpara?', '¿Una lámpara?'],
  ])('%j becomes %j', (raw, plain) => {
    expect(toOneLine(raw)).toBe(plain);
  });

  test('a mark behind what it marks leaves no full stop before the next', () => {
    expect(readLines('Soft ✓ Warm ✓. A cap of wool.').map(({ text }) => text)).toEqual([
      'Soft',
      'Warm',
      'A cap of wool.',
    ]);
  });

  test('list items, marked lines and inline marks are items', () => {
    const lines = readLines(`${toPlainText('Intro.<ul><li>Red</li></ul>')}\n- Blue\nSofa • Soft • Wide`);
    expect(lines).toEqual([
      { text: 'Intro.', isItem: false },
      { text: 'Red', isItem: true },
      { text: 'Blue', isItem: true },
      { text: 'Sofa', isItem: false },
      { text: 'Soft', isItem: true },
      { text: 'Wide', isItem: true },
    ]);
  });

  test('a sentence wrapped over lines is one line', () => {
    expect(readLines('A long sentence that\ngoes on here.')).toEqual([
      { text: 'A long sentence that goes on here.', isItem: false },
    ]);
  });
});
