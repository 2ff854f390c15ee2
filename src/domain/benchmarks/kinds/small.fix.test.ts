// The fixes of signs, spaces, marks, capitals, markup and repeats.
import { describe, expect, test } from 'vitest';
import { canFix } from '../can-fix.ts';
import { fixedTo, propose, ruleOf } from './test-fix.ts';

const built = (
  attribute: 'title' | 'description' | 'bullets',
  shape: 'header' | 'capital-start' | 'no-end-mark' | 'unique' | 'single-spaces',
) => ruleOf(attribute, { benchmarkType: 'structure', rule: { shape } });

test.each([
  ['a capital at the start', built('bullets', 'capital-start'), ['oak legs', 'Black'], ['Oak legs', 'Black']],
  ['no capital for a name written otherwise', built('bullets', 'capital-start'), ['iPhone case', 'Black'], 'no-fix'],
  ['no mark at the end', built('bullets', 'no-end-mark'), ['Oak legs.', 'Black!'], ['Oak legs', 'Black']],
  ['the mark of a short form', built('bullets', 'no-end-mark'), ['Height 12 in.', 'Black'], 'no-fix'],
  ['marks between sentences', built('bullets', 'no-end-mark'), ['It folds. It tilts.', 'Black'], 'no-fix'],
  ['nothing twice', built('bullets', 'unique'), ['Oak legs', 'OAK  legs', 'Black'], ['Oak legs', 'Black']],
  ['a header, which only a person can write', built('bullets', 'header'), ['Oak legs'], 'no-fix'],
])('bullet points get %s', (_title, rule, bullets, fixed) => {
  expect(fixedTo(rule, { bullets })).toEqual(fixed);
});

test('spaces are single, and none stands before a mark; lines stay', () => {
  const rule = built('description', 'single-spaces');
  expect(fixedTo(rule, { description: 'Oak  legs , black .\n\nIt  folds !' })).toBe('Oak legs, black .\n\nIt folds!');
});

describe('signs that stand too often', () => {
  const rule = ruleOf('title', { benchmarkType: 'sign-count', rule: { signs: '%:&+', max: 1 } });
  test.each([
    ['Salt & Pepper & Mill', null, 'Salt and Pepper and Mill'],
    ['Lamp: Arc: Black', null, 'Lamp, Arc, Black'],
    ['Black & Decker Drill & Saw & Bits', 'Black & Decker', 'Black & Decker Drill and Saw and Bits'],
    ['100% Wool 50% Off', null, 'no-fix'],
    ['TV 16:9 to 4:3', null, 'no-fix'],
    ['Lamp 2+ Cable 3+', null, 'no-fix'],
  ])('%s', (title, brand, fixed) => {
    expect(fixedTo(rule, { title, brand })).toBe(fixed);
  });

  test('are left in another language', () => {
    const description = 'Die Lampe ist aus Stahl und wird mit einem Kabel für die Wand und den Tisch geliefert.';
    expect(fixedTo(rule, { title: 'Salz & Pfeffer & Mühle', description })).toBe('no-fix');
  });
});

describe('capitals', () => {
  const title = ruleOf('title', { benchmarkType: 'case', rule: { maxPercent: 50 } });
  const description = ruleOf('description', { benchmarkType: 'case', rule: { maxPercent: 50 } });

  test.each([
    ['ARC DESK LAMP FOR THE OFFICE', {}, 'Arc Desk Lamp for the Office'],
    ['ARC USB DESK LAMP 16GB', {}, 'Arc USB Desk Lamp 16GB'],
    ['ARC DESK LAMP 30CM', {}, 'Arc Desk Lamp 30cm'],
    ['ORVIK DESK LAMP', { brand: 'oRvik' }, 'oRvik Desk Lamp'],
    ['CROSSBODY POUCH IN BLACK', { description: 'The crossbody pouch.' }, 'Crossbody Pouch in Black'],
    ['BLOOM PERFUME EDT Spray', {}, 'Bloom Perfume EDT Spray'],
    ['ZENATO EDT DOCG Amarone', {}, 'Zenato EDT DOCG Amarone'],
    ['ARC DESK LAMP - The One', {}, 'Arc Desk Lamp - The One'],
  ])('%s', (written, given, fixed) => {
    expect(fixedTo(title, { title: written, ...given })).toBe(fixed);
  });

  test('of sentences go sentence by sentence', () => {
    expect(fixedTo(description, { description: 'THIS LAMP FOLDS FLAT. IT IS BLACK.\nWith a cable.' })).toBe(
      'This lamp folds flat. It is black.\nWith a cable.',
    );
  });
});

describe('markup', () => {
  const html = (attribute: 'title' | 'description' | 'bullets', allowed: string[], refused?: string[]) =>
    ruleOf(attribute, { benchmarkType: 'html', rule: { allowed, ...(refused ? { refused } : {}) } });

  test.each([
    [
      'a title is one line',
      html('title', []),
      { title: '<b>Arc</b> Lamp &amp; Cable<br>Black' },
      'Arc Lamp & Cable Black',
    ],
    [
      'a description keeps its lines and the points of its lists',
      html('description', []),
      { description: '<p>It folds.</p><ul><li>Oak</li><li>Felt</li></ul>' },
      'It folds.\n\n• Oak\n• Felt',
    ],
    [
      'scripts go with what they do',
      html('description', []),
      { description: 'It folds.<script>alert("x")</script> Black.' },
      'It folds. Black.',
    ],
    [
      'entities in entities are read',
      html('description', []),
      { description: 'Salt &amp;amp; pepper' },
      'Salt & pepper',
    ],
    ['a sign below stays', html('description', []), { description: '<i>a < b</i>' }, 'a < b'],
    [
      'tags that are taken stay',
      html('description', ['b', 'br']),
      { description: '<div>It <b>folds</b>.<br>Black</div>' },
      'It <b>folds</b>.<br>Black',
    ],
    [
      'of any markup only what is refused goes',
      html('description', ['*'], ['ul', 'li']),
      { description: '<p>It folds.</p><ul><li>Oak</li></ul>' },
      '<p>It folds.</p><br>• Oak',
    ],
  ])('%s', (_title, rule, given, fixed) => {
    expect(fixedTo(rule, given)).toBe(fixed);
  });

  test('a list in one bullet point becomes bullet points', () => {
    expect(fixedTo(html('bullets', []), { bullets: ['<ul><li>Oak</li><li>Felt</li></ul>', 'Black'] })).toEqual([
      'Oak',
      'Felt',
      'Black',
    ]);
  });
});

describe('repeats', () => {
  const words = ruleOf('title', { benchmarkType: 'repetition', rule: { max: 2 } });
  const sentences = ruleOf('description', { benchmarkType: 'substance', rule: { measure: 'repeats' } });

  test.each([
    ['Arc Brass Lamp, Brass Lamp, Lamp Cable', 'Arc Brass Lamp, Lamp Cable'],
    ['Arc Lamp, Tilting Lamp, Folding Lamp', 'loses-fact'],
  ])('of words in a title: %s', (title, fixed) => {
    expect(fixedTo(words, { title })).toBe(fixed);
  });

  const phrases = ruleOf('title', { benchmarkType: 'substance', rule: { measure: 'repeats' } });
  test.each([
    ['Veltro Tool Belt Veltro Tool Belt Leather, Brown', 'Veltro Tool Belt Leather, Brown'],
    ['Arc Brass Desk Lamp for the office, brass desk lamp', 'no-fix'],
  ])('of a phrase in a title: %s', (title, fixed) => {
    expect(fixedTo(phrases, { title })).toBe(fixed);
  });

  test('of whole sentences go from a description', () => {
    const bullets = ['The arm folds flat for storage', 'Black steel'];
    const description =
      'A lamp for the desk with a long arm of steel. The arm folds flat for storage. The shade turns all the way round without a tool.';
    expect(fixedTo(sentences, { bullets, description })).toBe(
      'A lamp for the desk with a long arm of steel. The shade turns all the way round without a tool.',
    );
  });

  describe('with the bullet points', () => {
    const bullets = ['The arm folds flat for storage', 'A shade of black steel'];
    const head =
      'A lamp for the desk with a long arm of steel, two joints, a foot of cast iron and a cable woven of cotton.';
    const tail = 'The shade turns all the way round without a tool.';
    const twice = `${head} The arm folds flat for storage. ${tail} ${tail}`;
    const repeatsIn = (description: string, min: number) => {
      const ideal = ruleOf('description', {
        benchmarkType: 'length',
        rule: { unit: 'characters', min, isIdeal: true },
      });
      const proposal = propose(sentences, { bullets, description }, [
        { ...ideal, id: 'ideal', subject: 'ideal-length' },
      ]);
      return proposal.ok ? proposal.value : proposal.because;
    };

    test('go from a description that stays as long as it should be', () => {
      expect(repeatsIn(twice, 150)).toBe(`${head} ${tail}`);
    });

    test('stay in one that is short or would be, which loses its own repeats alone', () => {
      expect(repeatsIn(twice, 170)).toBe(`${head} The arm folds flat for storage. ${tail}`);
      expect(repeatsIn('A lamp. The arm folds flat for storage. It is black and small.', 120)).toBe('no-fix');
    });

    test('go with the whole list of them, however short the rest is', () => {
      expect(repeatsIn(`${head} ${tail}\n- ${bullets.join('\n- ')}`, 500)).toBe(`${head} ${tail}`);
    });
  });

  test('stay where the next sentence leans on them, or little would be left', () => {
    const bullets = ['The arm folds flat for storage'];
    expect(fixedTo(sentences, { bullets, description: 'The arm folds flat for storage.' })).toBe('no-fix');
    const contextDependent =
      'A lamp with an arm. The arm folds flat for storage. It takes one hand to do so on any desk.';
    expect(fixedTo(sentences, { bullets, description: contextDependent })).toBe('no-fix');
  });
});

test('each says what it does', () => {
  const rules = [
    built('bullets', 'unique'),
    ruleOf('title', { benchmarkType: 'sign-count', rule: { signs: '&', max: 1 } }),
    ruleOf('title', { benchmarkType: 'case', rule: { maxPercent: 50 } }),
    ruleOf('title', { benchmarkType: 'html', rule: { allowed: [] } }),
    ruleOf('description', { benchmarkType: 'html', rule: { allowed: ['*'], refused: ['ul', 'li'] } }),
    ruleOf('title', { benchmarkType: 'repetition', rule: { max: 2 } }),
  ];
  expect(rules.map((rule) => canFix(rule)?.does)).toEqual([
    'Removes bullet points that repeat another one word for word.',
    'Where a symbol is used too often, replaces & and + with “and”, and a colon with a comma.',
    'Rewrites words in capitals in normal case. Brands, acronyms and codes stay as they are.',
    'Removes HTML and keeps the text. Paragraphs and list items go on separate lines.',
    'Removes lists and keeps the text and all other HTML.',
    'Removes phrases from the title that repeat the rest of it.',
  ]);
  expect(canFix(ruleOf('bullets', { benchmarkType: 'repetition', rule: { max: 2 } }))).toBeNull();
});
