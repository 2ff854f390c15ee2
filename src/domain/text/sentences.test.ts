import { describe, expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

describe('splitting sentences', () => {
  test.each<[string, string[]]>([
    ['One. Two.', ['One.', 'Two.']],
    ['This 4.4 cu. ft. Danby freezer fits. It is white.', ['This 4.4 cu. ft. Danby freezer fits.', 'It is white.']],
    ['With 480 sq. in. of room. Use it outdoors!', ['With 480 sq. in. of room.', 'Use it outdoors!']],
    ['GE 10.6 Cu. Ft. Chest Freezer', ['GE 10.6 Cu. Ft. Chest Freezer']],
    ['Weighs 5 oz. The case is red.', ['Weighs 5 oz.', 'The case is red.']],
    ['Fits most cups, e.g. Keurig ones. Washable.', ['Fits most cups, e.g. Keurig ones.', 'Washable.']],
    ['Made in the U.S.A. Length 7 inches.', ['Made in the U.S.A.', 'Length 7 inches.']],
    ['Valid only in the U.S. Requires an account.', ['Valid only in the U.S.', 'Requires an account.']],
    ['Made in U.S.A. Ashley is tall.', ['Made in U.S.A.', 'Ashley is tall.']],
    ['Begun when P.L. Moor came to town. Sold here.', ['Begun when P.L. Moor came to town.', 'Sold here.']],
    ['By J. Crew for men. Cotton.', ['By J. Crew for men.', 'Cotton.']],
    ['Runs at 2.4 GHz. Part CP.PT.000198 is included.', ['Runs at 2.4 GHz.', 'Part CP.PT.000198 is included.']],
    [
      'Makes work easier.Take it along. By Labo.Art in Turin.',
      ['Makes work easier.', 'Take it along.', 'By Labo.Art in Turin.'],
    ],
    ['Color Sky.87% Cotton.', ['Color Sky.', '87% Cotton.']],
    ['Easy to use.It has a lid.', ['Easy to use.', 'It has a lid.']],
    ['Mill Bakery. LLC bakes bread. It is old.', ['Mill Bakery. LLC bakes bread.', 'It is old.']],
    ['T.G.I. Mondays serves tea. It is good.', ['T.G.I. Mondays serves tea.', 'It is good.']],
    ['Ready? Go! Now…', ['Ready?', 'Go!', 'Now…']],
    ['He said "stop." Then it stopped.', ['He said "stop."', 'Then it stopped.']],
    ['Kapacita např. 5 l. Barva černá.', ['Kapacita např. 5 l.', 'Barva černá.']],
    ['', []],
    ['...', []],
  ])('%j', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });
});
